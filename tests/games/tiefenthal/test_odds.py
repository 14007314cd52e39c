"""The odds, exactly as one could count them on the table."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.odds.placement import EVEN, best_plan, open_spaces
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.filling import fill_taverns
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import kind_of, phase, say, serving


def filling(deck: list[str], discard: list[str], seated: list[str]) -> Tiefenthal:
    game = phase(fill_taverns, serve_guests)
    tavern = game.taverns[0]
    for each in game.taverns:
        each.deck.clear()
    for name in seated:
        tavern.sit(kind_of(game, name))
    for pile, names in ((tavern.deck, deck), (tavern.discard, discard)):
        for name in names:
            pile.push(kind_of(game, name))
    return game


def told(game: Tiefenthal) -> dict[str, Any]:
    assert TITLE.odds is not None
    return TITLE.odds(game, 0)


def chances(odds: dict[str, Any]) -> dict[str, float]:
    return {one["card"]: one["chance"] for one in odds["sits"]}


def by_hand(deck: list[str], discard: list[str], seated: list[str]) -> dict[str, float]:
    """Try every order of both piles."""
    found: dict[str, float] = {}
    orders = [(a, b) for a in permutations(deck) for b in permutations(discard)]
    for first, second in orders:
        sitting, seats = list(seated), 3
        for name in [*first, *second]:
            if len(sitting) == seats:
                break
            seats += name == "table"
            joins = name == "noble" and "noble" in sitting
            if name not in ("table", "barmaid") and not joins:
                sitting.append(name)
        for name in sitting:
            found[name] = found.get(name, 0.0) + 1 / len(orders)
    return found


@pytest.mark.parametrize(
    ("deck", "discard", "seated"),
    [
        (["R1", "R2", "table", "barmaid", "noble"], ["R3", "R4"], ["R5"]),
        (["noble", "noble", "R1"], ["R2", "table", "R3"], ["R4"]),
        (["R1", "noble", "table"], ["noble", "R2"], ["noble", "R3"]),
        (["R1"], [], ["R2"]),
    ],
)
def test_who_will_sit_is_exact(deck: list[str], discard: list[str], seated: list[str]) -> None:
    odds = told(filling(deck, discard, seated))["keep"]
    expected = by_hand(deck, discard, seated)
    assert chances(odds) == pytest.approx(expected)
    pays = {"R1": 2, "R2": 2, "R3": 2, "R4": 2, "R5": 1, "noble": 2}
    assert odds["pay"] == pytest.approx(sum(pays[name] * p for name, p in expected.items()))


def test_the_next_card_fills_the_last_seat() -> None:
    odds = told(filling(["R1", "table", "noble", "noble"], [], ["R2", "R3"]))
    assert odds["fills"] == pytest.approx(3 / 4)
    odds = told(filling(["R1", "table", "noble", "noble"], [], ["R2", "noble"]))
    assert odds["fills"] == pytest.approx(1 / 4)
    assert told(filling(["R1"], [], ["R2"]))["fills"] == 0.0


def test_a_known_card_is_certain_and_sits_first() -> None:
    game = filling(["R1", "R2"], [], ["R3", "R4"])
    game.taverns[0].known.push(kind_of(game, "G4-1"))
    odds = told(game)
    assert odds["next_card"] == [{"card": "G4-1", "thalers": 6, "chance": 1.0}]
    assert chances(odds["keep"]) == {"R3": 1.0, "R4": 1.0, "G4-1": 1.0}


def test_drawing_again_discards_what_lies_there_first() -> None:
    odds = told(filling(["R1", "R2"], [], ["R3", "R4", "R5"]))
    assert chances(odds["redraw"]) == pytest.approx(
        {"R1": 1.0, "R2": 1.0, "R3": 1 / 3, "R4": 1 / 3, "R5": 1 / 3}
    )


def test_what_each_die_of_the_coaster_adds() -> None:
    game = phase(roll_white_dice, draft_dice, serve_guests)
    tavern = game.taverns[0]
    for name in ("R1", "G4-2"):
        tavern.sit(kind_of(game, name))
    game.begin()
    for seat, faces in enumerate([[2, 3, 5, 5], [1, 1, 1, 1]]):
        for face in faces:
            game.apply(seat, game.agendas[seat].top.options(game)[face - 1])
    assert told(game)["dice"] == [
        {"die": 2, "thalers": 2, "beers": 0, "steps": 0},
        {"die": 3, "thalers": 6, "beers": 0, "steps": 0},
        {"die": 5, "thalers": 0, "beers": 1, "steps": 0},
    ]
    say(game, "take 3")
    assert told(game)["next_card"] != []


def brute(dice: list[int], washers: int, spaces: Any) -> int:
    """Every die at every space that it can reach, or nowhere."""
    if not dice:
        return 0
    best = brute(dice[1:], washers, spaces)
    for place, (_, needs, worth, once) in enumerate(spaces):
        need = needs[dice[0]]
        if need <= washers:
            rest = spaces[:place] + spaces[place + 1 :] if once else spaces
            best = max(best, worth + brute(dice[1:], washers - need, rest))
    return best


@pytest.mark.parametrize("dice", [[1, 2, 3, 4], [4, 4, 5], [1, 1, 3, 6, 6], [2, 2, 2], [6]])
@pytest.mark.parametrize("washers", [0, 1, 3])
def test_the_best_placement_is_the_best_of_all(dice: list[int], washers: int) -> None:
    game = serving(
        seated=["R1", "G5-2", "noble", "R4"],
        staff={"brewer": 1, "dishwasher": washers, "table": 1},
        dice=dice[:4],
        own=dice[4:],
        tiles=["barrel"],
    )
    tavern = game.taverns[0]
    spaces = open_spaces(game, tavern, EVEN)
    worth, uses = best_plan(int(tavern.white + tavern.own), washers, spaces)
    assert worth == brute(dice, washers, list(spaces))
    for face, space in uses:
        say(game, game.setup.uses[space][face - 1].text)


def odds_of(game: Tiefenthal) -> dict[str, Any]:
    assert TITLE.odds is not None
    return TITLE.odds(game, 0)


def test_rolling_a_die_again_is_told_by_its_mean() -> None:
    game = serving(module=2, seated=["G6-1"], dice=[2], own=[6], sides=["juggler A"])
    reroll = odds_of(game)["reroll"]
    assert [one["die"] for one in reroll] == [2, 6]
    # A 2 is worth a beer in the barrel; a 4 would serve the guest, who pays 8, instead.
    assert abs(reroll[0]["thalers"] - 8 / 6) < 1e-9
    assert abs(reroll[0]["beers"] + 1 / 6) < 1e-9


def test_without_a_juggler_who_rolls_again_there_is_nothing_to_tell() -> None:
    assert odds_of(serving(module=2, dice=[2], sides=["juggler B"]))["reroll"] == []


def test_nine_dice_are_planned_like_seven() -> None:
    yard = (3, (0,) * 7, 1, False)
    assert best_plan(9 << (6 * 4), 0, (yard,)) == (9, ((6, 3),) * 9)
