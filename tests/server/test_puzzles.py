"""Puzzles at a served table: nothing is told before the answer, everything after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.core.puzzles import Puzzle
from stammtisch.games import titles

from .people import Person, Server

Come = Callable[..., Person]
PUZZLES = titles()["polterfass"].puzzles()
ONE: Puzzle = next(iter(PUZZLES.values()))


def solve(person: Person, puzzle: Puzzle, choice: str) -> tuple[str, dict[str, Any]]:
    """Sit down to it, answer, and hear what came out."""
    table = str(person.make("polterfass", lesson={"id": puzzle.id})["id"])
    with person.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        assert frame["puzzle"] == {"level": puzzle.level, "solved": None}
        assert frame["lesson"] is None
        seat.say(at=frame["at"], choice=choice)
        heard = seat.hear("frame", lambda frame: frame["puzzle"]["solved"] is not None)
        return table, heard["puzzle"]["solved"]


def test_puzzles_are_listed_without_their_answers(person: Come) -> None:
    anna = person("Anna")
    told = anna.http.get("/api/games/polterfass/puzzles").json()["puzzles"]
    assert told == [{"id": one.id, "level": one.level} for one in PUZZLES.values()]
    assert anna.http.get("/api/games/pig/puzzles").json() == {"puzzles": []}
    assert anna.http.get("/api/games/chess/puzzles").status_code == 404
    games = {game["id"]: game for game in anna.http.get("/api/games").json()["games"]}
    assert (games["polterfass"]["puzzles"], games["pig"]["puzzles"]) == (True, False)


def test_the_best_answer_is_told_with_the_chances_of_all_and_the_reason(person: Come) -> None:
    _, solved = solve(person("Anna"), ONE, ONE.best.choice)
    assert solved["chosen"] == ONE.best.choice
    assert [one["choice"]["text"] for one in solved["options"]] == [
        one.choice for one in ONE.answers
    ]
    assert solved["options"][0]["win"] == round(ONE.best.win / 100, 4)
    assert solved["options"][0]["rank"] == 1
    assert ONE.why is not None
    assert solved["why"]["id"] == ONE.why[0]


def test_another_answer_is_a_move_like_any_and_survives_a_kill(
    person: Come, own_server: Server
) -> None:
    anna = person("Anna", own_server)
    table, solved = solve(anna, ONE, ONE.answers[-1].choice)
    assert solved["chosen"] == ONE.answers[-1].choice
    own_server.kill()
    own_server.start()
    with anna.sit(table) as seat:
        assert seat.hear("frame")["puzzle"]["solved"] == solved
    assert anna.http.get("/api/me").json()["tables"] == []


def test_whoever_looks_on_is_told_nothing_and_the_log_keeps_the_position(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = str(anna.make("polterfass", lesson={"id": ONE.id})["id"])
    with anna.sit(table) as seat:
        seat.ask("frame", type="start")
        with ben.sit(table) as onlooker:
            assert onlooker.hear("frame")["puzzle"] is None
        assert "start {}" in anna.http.get(f"/api/tables/{table}/log").text


def test_a_puzzle_that_is_not_there_is_refused(person: Come) -> None:
    wish = {"game": "quacks", "lesson": {"id": "puzzle-0-0"}}
    answer = person("Anna").http.post("/api/tables", json=wish)
    assert answer.json()["error"]["code"] == "unknown-lesson"
