"""The table in the terminal, in every language."""

from __future__ import annotations

import re

import pytest

from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.terminal import table
from stammtisch.terminal.wording import LANGUAGES, Texts

from .tables import phase, say, serving


def drawn(game: Tiefenthal, tongue: str = "en") -> str:
    texts = Texts(TITLE, tongue, ["Anna", "Boris[x]"], viewer=0)
    markup = table(TITLE.view(game, 0), 0, texts.say)
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", markup)


def test_guests_dice_staff_and_goods_are_told() -> None:
    game = serving(
        seated=["R1", "noble", "noble"],
        staff={"dishwasher": 1},
        dice=[2, 5],
        tiles=["yard"],
        thalers=2,
    )
    shown = drawn(game)
    assert "thalers 2 · beers 0" in shown
    assert "R1 ⚁→2" in shown
    assert "♛2 ⚁→2" in shown
    assert "Dice: ⚁2 ⚄5  dishwashers 1" in shown
    assert "Beside the tavern: dishwasher ×1" in shown
    assert "Upgraded: yard" in shown
    assert "Boris\\[x]" in shown
    assert "R1 ⚁→2 ✓" in drawn(say(game, "use 2 seat 1"))


def test_the_whole_stack_is_listed_by_ruling() -> None:
    assert "G3-8 3 beers" in drawn(serving(three_beer_stack="choose"))


def test_what_the_modules_add_is_told() -> None:
    game = serving(
        module=5, seated=["R1"], dice=[2, 6], schnapps=2, sides=["juggler A"], reputation=12
    )
    game.taverns[0].start_card = 12
    say(game, "place 2 seat 1")
    shown = drawn(game)
    assert "schnapps 2 · Juggler A · reputation 12 · guest book 0" in shown
    assert "Laid: ⚁ table 1" in shown
    assert "Start card: barmaid, table, beer merchant, schnapps 3" in shown
    game.taverns[0].start_card = 9
    assert "Start card: brewer, beer merchant, beer merchant, Upgraded: kitchen" in drawn(game)


def test_an_empty_seat_is_a_cross() -> None:
    game = serving(seated=["R1"], dice=[5], pack={"monastery": {"1": "refuse_service"}})
    assert "✗" in drawn(say(game, "use 5 monk", "refuse 1"))


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_language_draws_the_draft(tongue: str) -> None:
    game = phase(roll_white_dice, draft_dice, serve_guests)
    game.begin()
    for seat, faces in enumerate([[1, 2, 3, 4], [5, 5, 6, 6]]):
        for face in faces:
            game.apply(seat, game.agendas[seat].top.options(game)[face - 1])
    assert "⚀1 ⚁2 ⚂3 ⚃4" in drawn(game, tongue)
