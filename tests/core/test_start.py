"""A head may name a start: a lesson's path, or a parent log and how far to go along with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stammtisch import new_table, play_on, replay, resume, verify
from stammtisch.core.errors import BadLog, BadPosition
from stammtisch.core.log import KEYS, read_log
from stammtisch.core.replay import open_table, replay_record
from stammtisch.core.start import LINE, Start, read_start
from stammtisch.games import titles
from stammtisch.games.pig.state import Pig
from tests.toys import sealed

from .finished import finished

PATH = ["0 *die 4", "0 hold", "1 roll", "1 *die 6", "1 hold", "0 roll"]


def lesson() -> Start:
    return Start(given=["0 roll"], ahead=PATH, lesson="first")


def test_a_table_begins_where_its_start_leaves_it() -> None:
    table = new_table("pig", seats=2, seed=7, start=Start(given=["0 roll", "0 *die 4", "0 hold"]))
    assert table.scores == [4, 0]
    assert (table.awaited, table.asked(1), table.lines, table.news) == ([1], 1, [], [])
    assert not table.can_undo(0)


def test_the_start_stands_in_the_head_and_the_log_stands_alone() -> None:
    table = new_table("pig", seats=2, seed=7, start=lesson())
    assert table.log.splitlines()[LINE - 1].startswith('start {"ahead":["0 *die 4","0 hold",')
    assert table.log.splitlines()[LINE] == "unsealed"
    assert len(KEYS) + 2 == LINE
    assert replay(table.log).view(None) == table.view(None)
    assert replay(table.log).log == table.log


def test_fate_keeps_to_the_path_while_the_seats_do() -> None:
    table = new_table("pig", seats=2, seed=7, start=lesson())
    assert [line.full for line in table.lines] == ["0 *die 4"]
    table.answer(0, "hold")
    table.answer(1, "roll")
    assert table.lines[-1].full == "1 *die 6"
    assert table.script is not None
    assert [table.script.answer(1, number) for number in range(3)] == ["roll", "hold", None]


def test_whoever_strays_has_the_rest_of_the_luck_and_then_new_luck() -> None:
    one, two = (new_table("pig", 2, seed, start=lesson()) for seed in (7, 8))
    for table in (one, two):
        for answer in ("roll", "roll", "roll"):
            table.answer(table.awaited[0], answer)
    assert one.lines[0].full == two.lines[0].full == "0 *die 4"
    assert one.lines != two.lines


def test_luck_that_can_no_longer_be_is_passed_over() -> None:
    pig = new_table("pig", seats=2, seed=7)
    assert pig.dealer is not None
    pig.dealer.foreseen = {"0 roll-die": ["die 9"]}
    pig.answer(0, "roll")
    assert pig.dealer.foreseen == {"0 roll-die": []}
    assert pig.lines[1].full == new_table_roll()


def new_table_roll() -> str:
    table = new_table("pig", seats=2, seed=7)
    table.answer(0, "roll")
    return table.lines[1].full


def test_a_table_with_a_start_is_proved_resumed_and_unsealed() -> None:
    table = new_table("pig", seats=2, seed=7, options={"target": 20}, start=lesson())
    halfway = table.log
    while not table.over:
        table.answer(
            table.awaited[0], "hold" if "hold" in table.open[table.awaited[0]].options else "roll"
        )
    assert verify(table.log).scores == table.scores
    assert resume(halfway, "7").awaited == [0]
    assert new_table("pig", 2, start=lesson()).head.unsealed


def test_a_seat_does_not_read_what_a_start_holds_before_the_end() -> None:
    table = new_table("pig", seats=2, seed=7, start=lesson())
    assert table.log_for(0).splitlines()[LINE - 1] == "start {}"


def test_play_on_from_a_line_of_a_log_has_new_luck() -> None:
    parent = read_log(finished())
    one, two = play_on(finished(), 3, seed=1), play_on(finished(), 3)
    assert one.head.start is not None
    assert one.head.start.parent == parent.head.commitment
    assert one.head.start.given == [line.full for _, line in parent.lines[:3]]
    assert two.head.unsealed
    assert replay(one.log).view(None) == one.view(None)
    again = play_on(one.log, 0)
    assert again.head.start is not None
    assert again.head.start.given == one.head.start.given


def test_given_lines_may_hold_answers_that_were_taken_back() -> None:
    table = open_table(sealed.TITLE, 2, seed=1)
    table.answer(0, table.open[0].options[0])
    table.undo(0)
    again = play_on_toy(table.log)
    assert again == table.view(0)


def play_on_toy(log: str) -> object:
    lines = [line.full for _, line in read_log(log).lines]
    return open_table(sealed.TITLE, 2, seed=1, start=Start(given=lines)).view(0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "log line 9: expected start as JSON, got '{'"),
        ("[]", r"log line 9: expected start as JSON, got '\[\]'"),
        ('{"end":1}', "log line 9: expected no 'end' in the start"),
        ('{"lesson":1}', "log line 9: expected a text as lesson of the start"),
        ('{"given":"0 roll"}', "log line 9: expected a list of lines as given of the start"),
        ('{"ahead":[1]}', "log line 9: expected a list of lines as ahead of the start"),
    ],
)
def test_a_damaged_start_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        read_start(text)


@pytest.mark.parametrize(
    ("start", "complaint"),
    [
        (Start(given=["0 jump"]), "log line 9: '0 jump' does not answer roll-or-hold"),
        (Start(given=["0 roll"], ahead=["0 roll"]), "line 9: the start cannot go on with '0 roll'"),
        (Start(ahead=["0 jump"]), "line 9: the start cannot go on with '0 jump'"),
        (Start(ahead=["1 roll"]), "line 9: the start cannot go on with '1 roll'"),
        (Start(ahead=["7 roll"]), "log line 9: expected a seat from 0 to 1"),
    ],
)
def test_a_start_that_does_not_fit_the_rules_is_refused(start: Start, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        new_table("pig", seats=2, seed=7, start=start)


def test_nothing_comes_after_the_end_of_a_game() -> None:
    lines = [line.full for _, line in read_log(finished()).lines]
    with pytest.raises(BadLog, match="cannot go on with '0 roll'"):
        new_table("pig", 2, 7, start=Start(given=lines, ahead=["0 roll"]))


def test_a_start_is_unsealed_or_refused() -> None:
    log = new_table("pig", seats=2, seed=7, start=lesson()).log
    with pytest.raises(BadLog, match="log line 10: expected 'unsealed' or an empty line, got 'no"):
        replay(log.replace("\nunsealed", ""))


def test_a_game_without_positions_refuses_them() -> None:
    with pytest.raises(BadPosition, match="pig has no positions as text"):
        new_table("pig", seats=2, start=Start("points 3"))


def test_a_position_lays_the_components_out_before_the_game_begins() -> None:
    def lay_out(game: Pig, text: str) -> None:
        game.points = [int(word) for word in text.split()]

    title = replace(titles()["pig"], read_position=lay_out)
    start = Start("12 30", given=["0 roll"], ahead=["0 *die 5"])
    table = open_table(title, 2, seed=7, start=start)
    table.answer(0, "hold")
    assert table.scores == [17, 30]
    assert replay_record(title, read_log(table.log)).scores == [17, 30]
