"""An agenda is a stack: the last question asked is the first to be answered."""

from __future__ import annotations

from stammtisch.core import Agenda, Step

STEPS = [Step(seat) for seat in range(4)]


def deep_agenda() -> Agenda:
    agenda = Agenda()
    for step in STEPS:
        agenda.push(step)
    return agenda


def popped(agenda: Agenda) -> list[Step]:
    return [agenda.pop() for _ in range(agenda.depth)]


def test_steps_are_answered_from_the_top_down() -> None:
    assert popped(deep_agenda()) == STEPS[::-1]


def test_a_step_asked_again_takes_the_place_of_those_that_were_answered() -> None:
    agenda = deep_agenda()
    agenda.pop()
    agenda.pop()
    agenda.push(STEPS[3])
    assert agenda.depth == 3
    assert popped(agenda) == [STEPS[3], STEPS[1], STEPS[0]]


def test_a_copy_and_its_agenda_do_not_move_each_other() -> None:
    agenda = deep_agenda()
    agenda.pop()
    copy = agenda.copy()
    agenda.pop()
    agenda.push(STEPS[0])
    copy.push(STEPS[3])
    assert popped(copy) == STEPS[::-1]
    assert popped(agenda) == [STEPS[0], STEPS[1], STEPS[0]]


def test_agendas_that_were_never_deep_share_nothing_that_changes() -> None:
    deep_agenda()
    fresh = Agenda()
    fresh.push(STEPS[0])
    assert popped(fresh.copy()) == [STEPS[0]]
    assert fresh.below == []
