"""The board in words: what a seat sees, told in five languages, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from stammtisch.core import Game, Phrase, Rng, Title, View
from stammtisch.terminal.wording import LANGUAGES, Texts
from tests.contract.play import TITLES, name, positions, variants
from tests.sizes import sized

TOLD = [title for title in TITLES if title.words is not None]
SELDOM = sized(ci=97, full=11)
NAMES = ["Аня", "Боря", "Вася", "Гриша", "Данило", "Єва"]
RAW = re.compile(r"[_{}$]|\b[A-Z]{1,2}\d|[a-z]-\d|…|, ,|: ?[.,]|\(\)|  ")
LATIN = re.compile(r"[A-Za-z]{2,}")


def heard(title: Title, view: View, seat: int | None) -> list[Phrase]:
    assert title.words is not None
    chapters = title.words(view, seat)
    assert all(chapter["lines"] for chapter in chapters), "a heading above nothing"
    return [told for chapter in chapters for told in (chapter["heading"], *chapter["lines"])]


def seen(title: Title, seats: int) -> Iterator[tuple[Game, int | None]]:
    """Positions of a random game with each variant, through somebody's eyes."""
    for number, options in enumerate(variants(title)):
        moments = positions(title, title.setup(seats, options), number)
        for at, (game, _) in enumerate(moments):
            if at % SELDOM == 0:
                yield game, [None, *range(seats)][at // SELDOM % (seats + 1)]


@pytest.mark.parametrize("title", TOLD, ids=name)
def test_every_board_is_told_without_raw_ids_in_five_languages(title: Title) -> None:
    seats = title.seats[1]
    spoken = ("en",) if title.tutorial else LANGUAGES
    for game, seat in seen(title, seats):
        phrases = heard(title, title.view(game, seat), seat)
        for tongue in spoken:
            texts = Texts(title, tongue, NAMES, seat)
            for told in phrases:
                text = texts.phrase(told)
                assert text.strip(), (tongue, told)
                assert not RAW.search(text), (tongue, text, told)
                assert tongue not in ("uk", "ru") or not LATIN.search(text), (text, told)


@pytest.mark.parametrize("title", TOLD, ids=name)
def test_a_board_is_told_in_whole_sentences(title: Title) -> None:
    spoken = ("en",) if title.tutorial else LANGUAGES
    assert title.words is not None
    for game, seat in seen(title, title.seats[0]):
        for told in title.words(title.view(game, seat), seat):
            for tongue in spoken:
                texts = Texts(title, tongue, NAMES, seat)
                lines = [texts.phrase(line) for line in told["lines"]]
                assert [line for line in lines if line[-1] not in ".!?"] == [], tongue


@pytest.mark.parametrize("title", TOLD, ids=name)
def test_what_a_seat_cannot_know_changes_no_word(title: Title) -> None:
    assert title.words is not None
    for at, (game, _) in enumerate(positions(title, title.setup(title.seats[0]), seed=5)):
        if at % SELDOM == 0:
            imagined = title.imagine(game, 0, Rng(at), None)
            told = title.words(title.view(game, 0), 0)
            assert title.words(title.view(imagined, 0), 0) == told
