from __future__ import annotations

import pytest

from stammtisch import new_table, replay, resume, verify
from stammtisch.core.errors import BadLog, ForgedLog, WrongVersion
from stammtisch.core.log import UNDO, read_log
from stammtisch.core.luck import Dealer, commitment
from stammtisch.core.replay import open_table, resume_record
from tests.toys import sealed

from .finished import finished


def changed(number: int, line: str) -> str:
    lines = finished().splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("number", "line", "complaint"),
    [
        (1, "chess", "log line 1: expected 'stammtisch 1', got 'chess'"),
        (2, "games pig", "log line 2: expected 'game', got 'games'"),
        (3, "rules one", "log line 3: expected a whole number, got 'one'"),
        (4, "options {", "log line 4: expected options as JSON, got '{'"),
        (5, "pack []", r"log line 5: expected pack as JSON, got '\[\]'"),
        (9, "sealed", "log line 9: expected 'unsealed' or an empty line, got 'sealed'"),
        (11, "7 roll", "log line 11: expected a seat from 0 to 1 or '-', got '7'"),
        (11, "- roll", "log line 11: expected an answer, got '- roll'"),
        (11, "0", "log line 11: expected an answer, got '0'"),
        (11, "0 jump", "log line 11: '0 jump' does not answer roll-or-hold"),
        (11, "0 <undo", "log line 11: seat 0 has no answer to take back here"),
        (11, "1 roll", "log line 11: '1 roll' does not fit: open is 0 roll-or-hold"),
        (12, "0 roll", r"log line 12: '0 roll' does not fit: open is 0 roll-die"),
        (12, "seed 8", "log line 12: the seed does not fit the commitment"),
        (12, "seed 7", "log line 13: expected nothing after the seed"),
    ],
)
def test_a_damaged_log_is_refused_at_its_line(number: int, line: str, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        replay(changed(number, line))


def test_nothing_is_no_log() -> None:
    with pytest.raises(BadLog, match="log line 1: expected 'stammtisch 1', got 'nothing'"):
        read_log("")


def test_a_log_ends_in_the_middle_of_its_head() -> None:
    with pytest.raises(BadLog, match="log line 3: expected 'rules', got 'nothing'"):
        read_log("stammtisch 1\ngame pig")


def test_a_log_of_other_rules_is_refused() -> None:
    with pytest.raises(WrongVersion, match="recorded under rules 9, these are rules 1"):
        replay(changed(3, "rules 9"))


def test_a_forged_outcome_is_named() -> None:
    log = finished()
    line = next(line for line in log.splitlines() if "*die" in line)
    forged = "0 *die 6" if line != "0 *die 6" else "0 *die 5"
    with pytest.raises(ForgedLog, match=rf"log line 12: '{forged[:3]}.*' is forged"):
        verify(log.replace(line, forged, 1))


def test_an_answer_after_the_end_does_not_fit() -> None:
    lines = finished().splitlines()
    with pytest.raises(BadLog, match="does not fit: open is nothing"):
        replay("\n".join([*lines[:-1], "0 roll"]))


def test_only_a_finished_game_can_be_verified() -> None:
    table = new_table("pig", seats=2, seed=7)
    with pytest.raises(BadLog, match="this game is not over"):
        verify(table.log)
    with pytest.raises(BadLog, match="the seed is there, but the game is not over"):
        verify(table.log + "seed 7\n")


def test_a_table_is_resumed_only_with_its_own_seed() -> None:
    table = new_table("pig", seats=2, seed=7)
    with pytest.raises(BadLog, match="the seed does not fit the commitment"):
        resume(table.log, "8")
    assert resume(table.log, "7").open[0].options == ["roll"]


def test_luck_is_sealed_when_no_seed_is_given() -> None:
    one, two = new_table("pig", seats=2), new_table("pig", seats=2)
    assert one.head.commitment != two.head.commitment
    assert "unsealed" not in one.log
    assert "unsealed" in new_table("pig", seats=2, seed=1).log


def test_nonces_of_the_seats_change_the_luck() -> None:
    assert Dealer("s", ["a", "b"]).key != Dealer("s", ["a", "c"]).key
    assert new_table("pig", seats=2, seed=7, nonces=["x"]).head.nonces == ["x", ""]


def test_the_dealer_rejects_numbers_that_would_favour_small_outcomes() -> None:
    dealer = Dealer("s", [])
    most = 2**256 // 2 + 1  # nearly every second number is rejected
    numbers = [dealer.below(most, "0 throw") for _ in range(20)]
    assert all(number < most for number in numbers)
    assert dealer.counters["0 throw"] > 20


def test_a_commitment_is_the_digest_of_the_seed() -> None:
    digest = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert commitment("7") == digest


def test_an_answer_taken_back_leaves_nothing_to_the_others() -> None:
    table = open_table(sealed.TITLE, 2, seed=1)
    nothing = table.log_for(1)
    table.answer(0, "bid 3")
    assert table.log_for(1) == table.log_for(None) == nothing
    table.undo(0)
    assert table.log.endswith("0 bid 3\n0 <undo\n")
    assert table.log_for(0) == table.log
    assert table.log_for(1) == table.log_for(None) == nothing


def test_a_half_said_answer_is_written_once_it_is_whole() -> None:
    table = open_table(sealed.TITLE, 3, seed=1)
    table.answer(0, "bid 3")
    table.answer(1, "bid 2")
    assert not table.log_for(2).endswith("bid ?\n")
    table.answer(1, "seal")
    assert table.log_for(2).endswith("\n1 bid ?\n1 seal\n")
    table.answer(0, "seal")
    assert table.log_for(2).endswith("\n0 bid ?\n1 bid ?\n1 seal\n0 seal\n")
    assert table.log_for(1).endswith("\n0 bid ?\n1 bid 2\n1 seal\n0 seal\n")


def test_what_is_hidden_stays_hidden_when_the_table_is_resumed() -> None:
    table = open_table(sealed.TITLE, 3, seed=1)
    for seat, choice in ((0, "bid 1"), (0, UNDO), (0, "bid 3"), (1, "bid 2")):
        if choice == UNDO:
            table.undo(seat)
        else:
            table.answer(seat, choice)
    again = resume_record(sealed.TITLE, read_log(table.log), "1")
    for viewer in (None, 0, 1, 2):
        assert again.log_for(viewer) == table.log_for(viewer)
    assert "0 " not in again.log_for(2).split("\n\n")[1]
    assert again.can_undo(1)
    assert not again.can_undo(0)
