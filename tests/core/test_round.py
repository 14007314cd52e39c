"""A round runs its phases in order; a phase may repeat or skip, and a round begins once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stammtisch.core import Choice, Game, Phase, Step, place_after, place_of

YES = Choice("yes")


class Nod(Step):
    """A question with one answer."""

    def options(self, game: Game) -> list[Choice]:
        return [YES]

    def answer(self, game: Game, choice: Choice) -> None:
        """Nothing follows."""


class Diary(Game):
    """A game that only notes which of its phases have run."""

    def __init__(self, round: list[Phase], seats: int = 2) -> None:
        super().__init__(seats, round)
        self.ran: list[str] = []

    def copy(self) -> Diary:
        other = Diary(self.round)
        other.ran = self.ran.copy()
        other.take_up(self)
        return other

    def note(self, name: str) -> int:
        """Write a phase down; say how often it has run."""
        self.ran.append(name)
        return self.ran.count(name)


def morning(game: Diary) -> None:
    game.note("morning")


def noon(game: Diary) -> None:
    game.note("noon")


def evening(game: Diary) -> None:
    game.note("evening")
    game.over = True


def begun(*round: Phase) -> Diary:
    game = Diary([*round])
    game.begin()
    return game


def test_phases_run_in_the_order_of_the_round() -> None:
    game = begun(morning, noon, evening)
    assert game.ran == ["morning", "noon", "evening"]
    assert (game.phase, game.begun) == (2, 1)


def test_after_the_last_phase_a_new_round_begins() -> None:
    def ends(game: Diary) -> None:
        game.over = game.note("ends") == 2

    game = begun(morning, ends)
    assert game.ran == ["morning", "ends", "morning", "ends"]
    assert game.begun == 2


def test_a_phase_that_repeats_runs_again_in_the_same_round_even_the_first() -> None:
    def first(game: Diary) -> None:
        if game.note("first") < 3:
            game.repeat()

    game = begun(first, evening)
    assert game.ran == ["first", "first", "first", "evening"]
    assert game.begun == 1


def test_a_phase_that_asks_in_turn_goes_on_after_the_answer() -> None:
    def in_turn(game: Diary) -> None:
        while (turn := game.note("turn") - 1) < game.seats:
            game.ask(Nod(turn))
            if game.repeat_if_asked():
                return

    game = begun(in_turn, evening)
    assert [step.seat for step in game.open()] == [0]
    game = game.copy()
    game.apply(0, YES)
    assert [step.seat for step in game.open()] == [1]
    game.apply(1, YES)
    assert game.ran == ["turn"] * 3 + ["evening"]


def test_an_interrupt_is_a_question_too() -> None:
    def interrupts(game: Diary) -> None:
        if game.note("interrupts") == 1:
            game.interrupt(Nod(1))
        assert game.repeat_if_asked() == (game.ran.count("interrupts") == 1)

    game = begun(interrupts, evening)
    game.apply(1, YES)
    assert game.ran == ["interrupts", "interrupts", "evening"]


@pytest.mark.parametrize("before", [[], [morning]])
def test_a_phase_skips_to_a_place_found_at_set_up(before: list[Callable[[Diary], None]]) -> None:
    def skips(game: Diary) -> None:
        game.skip_to(target)

    round: list[Phase] = [*before, skips, noon, evening]
    target = place_of(round, evening)
    assert begun(*round).ran == [phase.__name__ for phase in [*before, evening]]


def test_skipping_back_makes_a_loop_and_begins_no_round() -> None:
    def loops(game: Diary) -> None:
        if game.note("loops") < 2:
            game.skip_to(0)

    game = begun(morning, noon, loops, evening)
    assert game.ran == ["morning", "noon", "loops"] * 2 + ["evening"]
    assert game.begun == 1


def test_after_the_last_place_comes_a_new_round() -> None:
    def ends_early(game: Diary) -> None:
        if game.note("early") == 1:
            game.skip_to(after)

    round: list[Phase] = [morning, ends_early, evening]
    after = place_after(round, evening)
    game = begun(*round)
    assert game.ran == ["morning", "early", "morning", "early", "evening"]
    assert game.begun == 2


def test_a_place_is_that_of_a_phase_which_the_round_has_once() -> None:
    round: list[Phase] = [morning, noon, morning]
    assert place_after(round, noon) == 2
    with pytest.raises(AssertionError, match="does not stand once"):
        place_of(round, morning)
