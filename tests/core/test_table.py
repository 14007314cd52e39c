from __future__ import annotations

import sys

import pytest

from stammtisch import new_table, replay, titles
from stammtisch.core import NOBODY, Event, Game, Policy, Rng, Step, compiled
from stammtisch.core.choice import Catalogue, Choice
from stammtisch.core.errors import (
    BadOption,
    BadPack,
    CannotUndo,
    IllegalChoice,
    NotYourTurn,
    StaleAnswer,
    UnknownGame,
)
from stammtisch.core.replay import open_table
from tests.toys import offer, sealed, swap


def test_an_illegal_answer_names_seat_text_and_question_and_changes_nothing() -> None:
    table = new_table("pig", seats=2, seed=7)
    before = table.log
    with pytest.raises(IllegalChoice, match=r"^seat 0: 'hold' does not answer roll-or-hold: roll$"):
        table.answer(0, "hold")
    assert table.log == before


def test_a_long_list_of_options_is_cut_in_the_message() -> None:
    class Many(Step):
        def options(self, game: object) -> list[Choice]:
            return [Choice(f"say {number}") for number in range(20)]

    from stammtisch.core.question import Question

    table = new_table("pig", seats=2, seed=7)
    with pytest.raises(IllegalChoice, match=r"say 11, …$"):
        Question(0, 1, Many(0), table.game).choice("say 99")


def test_a_seat_that_is_asked_nothing_is_told_who_is() -> None:
    table = new_table("pig", seats=2, seed=7)
    with pytest.raises(NotYourTurn, match="seat 1 is asked nothing now; asked: seat 0"):
        table.answer(1, "roll")


def test_a_stale_answer_is_refused() -> None:
    table = new_table("pig", seats=2, seed=7)
    at = table.open[0].at
    table.answer(0, "roll", at)
    with pytest.raises(StaleAnswer, match="seat 0: question 1 is over; 2 is open"):
        table.answer(0, "roll", at)


def test_a_replayed_table_is_for_looking() -> None:
    table = replay(new_table("pig", seats=2, seed=7).log)
    with pytest.raises(NotYourTurn, match="replayed without its seed"):
        table.answer(0, "roll")
    assert not table.can_undo(0)


def test_nobody_wins_before_the_end() -> None:
    assert new_table("pig", seats=2, seed=7).winners == []


def test_an_answer_followed_by_fate_cannot_be_taken_back() -> None:
    table = new_table("pig", seats=2, seed=7)
    table.answer(0, "roll")
    with pytest.raises(CannotUndo, match="seat 0: the last answer cannot be taken back"):
        table.undo(0)


def test_an_answer_that_others_have_seen_cannot_be_taken_back() -> None:
    table = open_table(sealed.TITLE, 3, seed=1)
    table.answer(0, "bid 2")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.answer(0, "seal")
    assert not table.can_undo(0)


def test_an_answer_that_asks_another_seat_cannot_be_taken_back() -> None:
    """In this toy nothing is seen of the offer but the question it leads to."""
    table = open_table(offer.TITLE, 2, seed=1)
    table.title.view(table.game, None)
    table.answer(0, "give 2")
    assert list(table.open) == [1]
    assert not table.can_undo(0)


def test_another_seats_answer_ends_the_right_to_undo() -> None:
    table = open_table(sealed.TITLE, 2, seed=1)
    table.answer(0, "bid 2")
    table.answer(1, "bid 1")
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_an_interrupt_closes_every_other_question() -> None:
    table = open_table(offer.TITLE, 3, seed=1)
    table.answer(0, "give 3")
    assert table.open[1].options == ["take", "refuse"]
    assert table.open[1].about == {"giver_seat": 0, "size": 3}
    table.answer(1, "take")
    assert list(table.open) == [1]


def test_shared_luck_is_nobodys_in_the_log() -> None:
    assert "\n- *weather " in open_table(offer.TITLE, 2, seed=1).log


def test_dealt_cards_are_read_by_their_owner_only() -> None:
    table = open_table(swap.TITLE, 2, seed=1)
    mine = [line for line in table.log_for(0).splitlines() if " *card" in line]
    assert [line.startswith("0") for line in mine if "?" not in line] == [True] * 4
    assert table.log_for(None).count("*card ?") == 8


def test_a_belief_guesses_hidden_answers() -> None:
    table = open_table(sealed.TITLE, 2, seed=1)
    table.answer(1, "bid 3")
    table.answer(1, "seal")
    low = sealed.TITLE.imagine(table.game, 0, Rng(1), lambda game, seat, allowed, rng: allowed[0])
    assert isinstance(low, sealed.SealedGame)
    assert low.bids == [-1, 2]


def test_a_card_passed_on_stays_where_it_was_in_every_imagined_game() -> None:
    table = open_table(swap.TITLE, 2, seed=1)
    for _ in range(2):
        seat = next(iter(table.open))
        table.answer(seat, table.open[seat].options[0])
    passed = table.view(0)["rival"]
    assert len(passed) == 3
    for seed in range(9):
        imagined = swap.TITLE.imagine(table.game, 0, Rng(seed), None)
        assert isinstance(imagined, swap.SwapGame)
        assert sorted(imagined.hands[1]) == passed


def test_an_event_is_heard_by_its_audience_and_its_twin_by_the_others() -> None:
    twin = Event("laid")
    event = Event("bid", {"size": 3}, audience=[1], twin=twin)
    assert event.seen_by(1) is event
    assert event.seen_by(0) is twin
    assert event.seen_by(None) is twin
    assert Event("shown").seen_by(None) is not None
    assert repr(event) == "<bid {'size': 3}>"


def test_events_go_nowhere_when_nobody_listens() -> None:
    game = titles()["pig"].start(titles()["pig"].setup(2))
    game.tell(Event("lost"))
    assert game.news is None


def test_a_catalogue_refuses_two_of_a_text_and_two_numbers_for_one() -> None:
    one = Choice("draw")
    Catalogue([one])
    with pytest.raises(AssertionError, match="draw is there already"):
        Catalogue([one, Choice("draw")])
    with pytest.raises(AssertionError, match="draw is number 0, not 1"):
        Catalogue([Choice("stop"), one])
    assert len(Catalogue([one])) == 1
    assert (one.verb, repr(one)) == ("draw", "<draw>")


def test_the_smaller_mistakes_of_a_caller_are_named() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; known: .*pig"):
        new_table("chess", seats=2)
    with pytest.raises(BadOption, match="pig: seats=9: expected 2 to 6"):
        new_table("pig", seats=9)
    with pytest.raises(BadPack, match="pack: sides: expected a key of the shipped pack"):
        new_table("pig", seats=2, pack={"sides": 8})
    with pytest.raises(BadPack, match=r"nowhere\.toml: the file: expected a readable TOML file"):
        new_table("pig", seats=2, pack="nowhere.toml")


def test_a_title_without_a_policy_plays_uniformly() -> None:
    game = sealed.TITLE.start(sealed.TITLE.setup(2))
    step = game.question(0)
    assert step is not None
    assert Policy().thrifty(game, step, Rng(3)) in step.options(game)
    assert Policy().horizon(game) == 0
    assert not Policy().is_lasting(step)
    assert Policy().guess(game, 0, step.options(game), Rng(3)) in step.options(game)
    assert Policy().value(game, 0) == 0.5
    game.scores = lambda: [0, 4]  # type: ignore[method-assign]
    assert Policy().value(game, 0) == 0.0


def test_nobody_has_no_question_of_their_own() -> None:
    table = new_table("pig", seats=2, seed=7)
    assert table.game.question(NOBODY) is None
    assert table.game.question(1) is None


def test_a_table_with_its_log_stays_small() -> None:
    table = new_table("pig", seats=6, seed=7, options={"target": 500})
    rng = Rng(1)
    while not table.over:
        for seat, question in table.open.items():
            table.answer(seat, question.options[rng.below(len(question.options))])
    lines = sum(sys.getsizeof(line) + sys.getsizeof(line.text) for line in table.lines)
    assert lines / len(table.lines) < 250


def test_chances_lie_between_nought_and_one() -> None:
    rng = Rng(2**40 + 1)
    assert all(0 <= rng.chance() < 1 for _ in range(99))


def test_the_build_knows_whether_it_is_compiled() -> None:
    from stammtisch.core import game

    assert compiled() != str(game.__file__).endswith(".py")
    assert isinstance(Game, type)
