"""Red chips beside the pot when all have stopped: in secret, in turn or openly, by the ruling."""

from __future__ import annotations

import pytest

from stammtisch import new_table
from stammtisch.core import Choice, Rng, Table
from stammtisch.games.quacks.choices import BESIDE
from stammtisch.games.quacks.state.table import Quacks
from stammtisch.games.quacks.view import imagine, view

from .kitchen import Kitchen

BAG = "orange-1 orange-1 red-1 red-2 green-1"


def stopped(**options: object) -> Kitchen:
    """Both have two red chips beside the pot and have stopped."""
    kitchen = Kitchen(bag=BAG, red=2, **options)  # type: ignore[arg-type]  # passed on as given
    for seat in (0, 1):
        kitchen.draw("orange-1", seat)
        for chip in ("red-1", "red-2"):
            kitchen.draw(chip, seat)
            kitchen.say("aside", seat)
    for seat in (0, 1):
        kitchen.stop(seat)
    return kitchen


def test_red_chips_are_decided_on_in_secret_and_shown_when_all_have_decided() -> None:
    kitchen = stopped()
    before = view(kitchen.game, 1)
    for answer in ("place red 2", "rebag red 1"):
        kitchen.say(answer)
        assert view(kitchen.game, 1) == before
        assert kitchen.pot() == [("orange-1", 1)]
    assert (kitchen.asked(0), kitchen.asked(1)) == ("", "PlaceReds")
    kitchen.say("beside", 1)
    assert kitchen.pot() == [("orange-1", 1), ("red-2", 3)]
    assert (kitchen.players[0].aside.n, kitchen.bag()) == (0, ["green-1", "orange-1", "red-1"])
    assert [event.facts["chip"] for event in kitchen.news("placed")][-1] == "red-2"
    assert kitchen.news("put-back")[-1].facts["chip"] == "red-1"


def test_the_own_seat_sees_the_pot_that_it_has_in_mind() -> None:
    kitchen = stopped()
    kitchen.say("place red 2")
    told = view(kitchen.game, 0)["players"][0]
    assert [chip["chip"] for chip in told["pot"]] == ["orange-1", "red-2"]
    assert (told["aside"], told["scoring"]["space"]) == (["red-1"], 4)


def test_in_turn_a_player_without_red_chips_beside_the_pot_is_passed_over() -> None:
    kitchen = Kitchen(bag=BAG, red=2, reds_beside="turn")
    for seat in (0, 1):
        kitchen.draw("orange-1", seat)
    kitchen.draw("red-1", 1)
    kitchen.say("aside", 1)
    for seat in (0, 1):
        kitchen.stop(seat)
    assert (kitchen.asked(0), kitchen.asked(1)) == ("", "PlaceReds")
    kitchen.say("beside", 1)
    assert "PlaceReds" not in (kitchen.asked(0), kitchen.asked(1))


def test_in_turn_the_second_player_sees_what_the_first_has_placed() -> None:
    kitchen = stopped(reds_beside="turn")
    assert (kitchen.asked(0), kitchen.asked(1)) == ("PlaceReds", "")
    kitchen.say("place red 2")
    kitchen.say("beside")
    assert kitchen.pot() == [("orange-1", 1), ("red-2", 3)]
    assert kitchen.asked(1) == "PlaceReds"


def test_in_turn_nobody_is_asked_twice() -> None:
    kitchen = stopped(reds_beside="turn")
    kitchen.say("beside", 0)
    kitchen.say("beside", 1)
    assert kitchen.players[0].aside.n > 0
    assert "PlaceReds" not in (kitchen.asked(0), kitchen.asked(1))


def test_openly_all_decide_at_once_and_see_each_other() -> None:
    kitchen = stopped(reds_beside="open")
    kitchen.say("place red 2")
    assert (kitchen.asked(0), kitchen.asked(1)) == ("PlaceReds", "PlaceReds")
    assert len(view(kitchen.game, 1)["players"][0]["pot"]) == 2


def test_a_pot_without_room_takes_no_red_chip() -> None:
    kitchen = stopped(reds_beside="open")
    kitchen.players[0].position = 52
    assert kitchen.options() == ["rebag red 2", "rebag red 1", "beside"]


def test_others_imagine_every_decision_that_was_possible() -> None:
    kitchen = stopped()
    kitchen.say("beside")
    rng, ends = Rng(4), set()
    for _ in range(60):
        imagined = imagine(kitchen.game, 1, rng, None)
        assert view(imagined, 1) == view(kitchen.game, 1)
        assert imagined.question(0) is None
        imagined.apply(1, BESIDE)
        ends.add(tuple(imagined.players[0].pot.to_list()))
    assert len(ends) == 5  # nothing, either chip, or both in either order


def test_who_is_still_asked_may_have_said_nothing_yet() -> None:
    kitchen = stopped()
    kitchen.say("place red 2")
    imagined = imagine(kitchen.game, 1, Rng(1), None)
    step = imagined.question(0)
    assert step is not None
    assert len(step.options(imagined)) == 5
    assert kitchen.options() == ["place red 1", "rebag red 1", "beside"]


def test_imagined_red_chips_follow_a_belief() -> None:
    kitchen = stopped()
    kitchen.say("beside")

    def belief(game: Quacks, seat: int, options: list[Choice], rng: Rng) -> Choice:
        return options[0]

    imagined = imagine(kitchen.game, 1, Rng(2), belief)
    imagined.apply(1, BESIDE)
    assert imagined.players[0].pot.n == 3


def table_with_reds() -> Table:
    """A game in which two seats decide on red chips at the same time."""
    table, rng = new_table("quacks", 2, "reds", {"red": 2}), Rng(5)
    while [question.step for question in table.open.values()] != ["place-reds"] * 2:
        seat = next(iter(table.open))
        options = table.open[seat].options
        wanted = [text for text in ("aside", "beside", "buy red 1", "draw") if text in options]
        at_risk = table.view(seat)["players"][seat]["whites"] > 4
        text = "stop" if at_risk and "stop" in options else [*wanted, options[0]][0]
        table.answer(seat, text if rng.below(9) else options[0])
    return table


def test_the_log_of_another_seat_does_not_tell_before_all_have_decided() -> None:
    table = table_with_reds()
    before = table.log_for(1)
    while 0 in table.open:
        table.answer(0, table.open[0].options[0])
        assert table.log_for(1) == before
    while 1 in table.open and table.open[1].step == "place-reds":
        table.answer(1, "beside")
    assert "0 place red" in table.log_for(1)[len(before) :]


@pytest.mark.parametrize("ruling", ["secret", "turn", "open"])
def test_a_copy_made_between_two_red_chips_goes_its_own_way(ruling: str) -> None:
    kitchen = stopped(reds_beside=ruling)
    kitchen.say("place red 2")
    copy = kitchen.game.copy()
    kitchen.say("place red 1")
    step = copy.question(0)
    assert step is not None
    assert [choice.text for choice in step.options(copy)] == [
        "place red 1",
        "rebag red 1",
        "beside",
    ]


@pytest.mark.parametrize(("ruling", "most"), [("turn", 1), ("open", 2)])
def test_by_the_ruling_one_decides_on_reds_after_the_other_or_all_at_once(
    ruling: str, most: int
) -> None:
    kitchen = stopped(reds_beside=ruling)
    asked = [seat for seat in (0, 1) if kitchen.asked(seat) == "PlaceReds"]
    assert len(asked) == most
    for answer in ("rebag red 1", "rebag red 2"):
        kitchen.say(answer, asked[0])
    assert kitchen.asked(1 - asked[0]) == "PlaceReds"
