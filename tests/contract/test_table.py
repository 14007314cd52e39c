"""What every game promises at a real table: logs, luck, undo."""

from __future__ import annotations

import gc
import json
import tracemalloc

import pytest

from stammtisch.core import Table, Title
from stammtisch.core.errors import BadLog, ForgedLog
from stammtisch.core.log import read_log
from stammtisch.core.replay import (
    open_table,
    rebuild,
    replay_record,
    resume_record,
    verify_record,
)

from .play import WHOLE, advance, cases, name, random_table

CASES = pytest.mark.parametrize(("title", "seats"), cases(), ids=name)


def views(table: Table) -> list[object]:
    seats = range(table.setup.seats)
    asked = {seat: (question.at, question.options) for seat, question in table.open.items()}
    return [[table.view(seat) for seat in [None, *seats]], asked, table.scores]


@CASES
def test_the_log_rebuilds_everything(title: Title, seats: int) -> None:
    table = random_table(title, seats, seed=3)
    again = replay_record(title, read_log(table.log))
    assert views(again) == views(table)
    assert again.log == table.log
    assert again.winners == table.winners
    assert verify_record(title, read_log(table.log)).over


@CASES
def test_a_table_resumes_from_any_point_of_its_log(title: Title, seats: int) -> None:
    table = open_table(title, seats, seed="kept beside the log", sealed=True)
    number = 0
    while not table.over:
        if number % 29 == 0:
            again = resume_record(title, read_log(table.log), "kept beside the log")
            assert views(again) == views(table)
            table = again
        advance(table, seed=5)
        number += 1
    assert verify_record(title, read_log(table.log)).scores == table.scores


@CASES
def test_luck_does_not_depend_on_the_order_in_which_seats_answer(title: Title, seats: int) -> None:
    order = list(range(seats))
    one = random_table(title, seats, seed=4, seat_order=order)
    two = random_table(title, seats, seed=4, seat_order=order[::-1])
    for seat in [-1, *order]:
        assert lines_of(one, seat) == lines_of(two, seat)
    assert one.scores == two.scores


def lines_of(table: Table, seat: int) -> list[str]:
    return [line.full for line in table.lines if line.seat == seat]


@CASES
def test_a_forged_outcome_is_caught_at_its_line(title: Title, seats: int) -> None:
    table = random_table(title, seats, seed=6)
    lines = table.log.splitlines()
    fates = [i for i, line in enumerate(lines) if " *" in line]
    if not fates:
        pytest.skip(f"{title.id} has no luck")
    place = fates[len(fates) // 2]
    lines[place] += "0"
    with pytest.raises(ForgedLog) as caught:
        verify_record(title, read_log("\n".join(lines)))
    assert caught.value.line == place + 1


@CASES
def test_a_missing_throw_of_fate_is_caught(title: Title, seats: int) -> None:
    """An answer left out may leave another legal game, a throw never does."""
    lines = random_table(title, seats, seed=6).log.splitlines()
    fates = [number for number, line in enumerate(lines) if " *" in line]
    if not fates:
        pytest.skip(f"{title.id} has no luck")
    del lines[fates[len(fates) // 2]]
    with pytest.raises(BadLog):
        verify_record(title, read_log("\n".join(lines)))


@CASES
def test_undo_restores_what_was_and_stands_in_the_log(title: Title, seats: int) -> None:
    table = open_table(title, seats, seed=8)
    undone = 0
    while not table.over and undone < 5:
        before = [table.view(seat) for seat in range(seats)]
        lines = len(table.lines)
        advance(table, seed=8)
        seat = table.lines[lines].seat
        if table.can_undo(seat):
            table.undo(seat)
            assert [table.view(seat) for seat in range(seats)] == before
            assert replay_views(title, table) == before
            undone += 1
            advance(table, seed=8)


def replay_views(title: Title, table: Table) -> list[object]:
    again = rebuild(title, read_log(table.log), None)
    return [again.view(seat) for seat in range(table.setup.seats)]


@CASES
def test_views_questions_and_news_are_json(title: Title, seats: int) -> None:
    table = open_table(title, seats, seed=10)
    number = 0
    while not table.over:
        heard = [event.seen_by(seat) for event in table.news for seat in (None, 0)]
        told = [(event.name, event.facts) for event in heard if event is not None]
        for seat in [None, *range(seats)] if number % 7 == 0 else [None]:
            text = json.dumps([table.view(seat), told])
            assert len(text) < 60_000
        advance(table, seed=10)
        number += 1


@CASES
def test_a_seat_reads_only_its_own_log_until_the_end(title: Title, seats: int) -> None:
    table = open_table(title, seats, seed=12)
    while not table.over:
        for seat in [None, *range(seats)]:
            assert "seed " not in table.log_for(seat)
        advance(table, seed=12)
    assert table.log_for(0) == table.log
    assert len(table.log) < 100_000


@CASES
def test_a_table_with_its_log_stays_under_100_kb(title: Title, seats: int) -> None:
    """What all tables share, the setup and the words of the log, is there already."""
    random_table(title, seats, seed=13)
    gc.collect()
    tracemalloc.start()
    table = random_table(title, seats, seed=14)
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert table.over
    assert size < (150_000 if title is WHOLE else 100_000), "all modules ask for every die twice"
