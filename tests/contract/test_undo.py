"""What can still be taken back is known to nobody else, and once taken back it never was.

Where all is open to all, a player may also take back openly what the own turn has brought so far.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stammtisch.core import Rng, Table, Title
from stammtisch.core.log import read_log
from stammtisch.core.replay import open_table, rebuild
from stammtisch.games import titles

from .play import cases, name

CASES = pytest.mark.parametrize(("title", "seats"), cases(), ids=name)
ANSWERS = 250
Viewer = int | None


def others(table: Table, seat: int) -> list[Viewer]:
    return [None, *[other for other in range(table.setup.seats) if other != seat]]


def known(table: Table, viewer: Viewer) -> list[object]:
    """All that a viewer may know: its log, its view, its question, the scores."""
    question = None if viewer is None else table.open.get(viewer)
    asked = None if question is None else (question.at, question.step, question.options)
    return [table.log_for(viewer), table.view(viewer), asked, table.scores]


def answers(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """What is said next, by any of the open seats."""
    rng = Rng(seed)
    for _ in range(ANSWERS):
        if table.over:
            return
        opened = table.open
        seat = [*opened][rng.below(len(opened))]
        options = opened[seat].options
        yield seat, options[rng.below(len(options))]


@CASES
def test_what_can_be_taken_back_is_in_nobody_elses_log_view_or_event(
    title: Title, seats: int
) -> None:
    table = open_table(title, seats, seed=21)
    for seat, choice in answers(table, seed=22):
        before = {viewer: known(table, viewer) for viewer in others(table, seat)}
        table.answer(seat, choice)
        if table.can_undo(seat) and table.lines[-1].private:
            assert {viewer: known(table, viewer) for viewer in before} == before
            heard = [event.seen_by(viewer) for event in table.news for viewer in before]
            assert not any(heard)


@CASES
def test_an_answer_that_others_saw_is_taken_back_openly_where_nothing_is_secret(
    title: Title, seats: int
) -> None:
    table = open_table(title, seats, seed=27)
    for seat, choice in answers(table, seed=28):
        alone, before = [*table.open] == [seat], {v: table.view(v) for v in others(table, seat)}
        table.answer(seat, choice)
        if table.can_undo(seat) and not table.lines[-1].private:
            assert (alone, [*table.open]) == (True, [seat])
            table.undo(seat)
            assert table.setup.all_is_open
            assert {viewer: table.view(viewer) for viewer in before} == before
            assert table.log_for(None).endswith(f"{seat} {choice}\n{seat} <undo\n")
            table.answer(seat, choice)


@CASES
def test_where_nothing_is_secret_all_see_the_same(title: Title, seats: int) -> None:
    table = open_table(title, seats, seed=29)
    for seat, choice in answers(table, seed=30):
        if not table.setup.all_is_open:
            return
        assert all(table.view(viewer) == table.view(seat) for viewer in others(table, seat))
        table.answer(seat, choice)


def test_parts_of_offers_in_beer_and_bread_are_such_answers() -> None:
    table = open_table(titles()["beer_and_bread"], 2, seed=21)
    hidden = set()
    for seat, choice in answers(table, seed=22):
        table.answer(seat, choice)
        if table.can_undo(seat):
            assert table.lines[-1].private
            assert not table.log_for(1 - seat).endswith(f"{choice}\n")
            hidden.add(choice.split()[0])
    assert {"offer", "take"} <= hidden


@CASES
def test_others_cannot_tell_who_has_wavered(title: Title, seats: int) -> None:
    firm, wavering = (open_table(title, seats, seed=23) for _ in range(2))
    for number, (seat, choice) in enumerate(answers(firm, seed=24)):
        firm.answer(seat, choice)
        wavering.answer(seat, choice)
        if wavering.can_undo(seat) and wavering.lines[-1].private and seat == 0:
            wavering.undo(seat)
            wavering.answer(seat, choice)
        if number % 5 == 0 and not firm.over:
            logs = [table.log_for(viewer) for table in (firm, wavering) for viewer in (None, 1)]
            assert logs[:2] == logs[2:]


@CASES
def test_a_rebuilt_table_hides_the_same(title: Title, seats: int) -> None:
    table = open_table(title, seats, seed=25)
    for number, (seat, choice) in enumerate(answers(table, seed=26)):
        table.answer(seat, choice)
        if table.can_undo(seat) and number % 3 == 0:
            table.undo(seat)
        if number % 19 == 0 and not table.over:
            again = rebuild(title, read_log(table.log), None)
            for viewer in (None, *range(seats)):
                assert again.log_for(viewer) == table.log_for(viewer)
