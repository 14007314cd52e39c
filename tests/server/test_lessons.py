"""Lessons at a served table: bots know their part, and whoever strays is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.games import titles

from .people import Person, Seat, Server

Come = Callable[..., Person]


def learn(anna: Person, **wish: Any) -> str:
    return str(anna.make("polterfass", lesson={"id": "first", **wish})["id"])


def follow(seat: Seat, frame: dict[str, Any], turns: list[dict[str, Any]]) -> dict[str, Any]:
    """Answer as the lesson shows until it is over."""
    while frame["lesson"]["step"] < len(turns) - 1:
        if frame["question"]:
            seat.say(at=frame["at"], choice=turns[frame["lesson"]["step"]]["wants"])
        frame = seat.hear("frame")
    return frame


def test_a_lesson_is_followed_to_its_end_and_survives_a_kill(
    person: Come, own_server: Server
) -> None:
    anna = person("Anna", own_server)
    turns = anna.http.get("/api/games/polterfass/lessons/en").json()["lessons"][0]["turns"]
    table = learn(anna)
    with anna.sit(table) as seat:
        assert seat.hear("table")["lesson"] == "first"
        frame = seat.ask("frame", type="start")
        seat.say(at=frame["at"], choice=turns[0]["wants"])
        seat.hear("frame", lambda heard: heard["lesson"]["step"] == 1)
        own_server.kill()
    own_server.start()
    with anna.sit(table) as seat:
        frame = follow(seat, seat.hear("frame"), turns)
        assert frame["lesson"] == {"step": len(turns) - 1, "strayed": None}
        assert frame["view"]["scores"][0] == 33
    assert anna.http.get("/api/me").json()["tables"] == []


def test_answers_without_a_word_between_them_may_come_in_any_order(person: Come) -> None:
    anna = person("Anna")
    told = anna.http.get("/api/games/tiefenthal/lessons/en").json()["lessons"][0]["turns"]
    uses = [turn["wants"] for turn in told[4:9]]
    with anna.sit(str(anna.make("tiefenthal", lesson={"id": "first", "step": 4})["id"])) as seat:
        frame = seat.ask("frame", type="start")
        for use in reversed(uses):
            before = frame["lesson"]["step"]
            seat.say(at=frame["at"], choice=use)
            while frame["lesson"]["step"] == before:
                frame = seat.hear("frame")
            assert frame["lesson"] == {"step": before + 1, "strayed": None}
        seat.say(at=frame["at"], choice="close")
        frame = seat.hear("frame", lambda heard: heard["lesson"]["strayed"] is not None)
        assert frame["lesson"] == {"step": 9, "strayed": "close"}


def test_a_try_lies_as_its_position_says_also_after_a_kill(
    person: Come, own_server: Server
) -> None:
    anna = person("Anna", own_server)
    table = str(anna.make("polterfass", lesson={"id": "try-count-double"})["id"])
    with anna.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        seat.say(at=frame["at"], choice="close")
        seat.hear("frame", lambda heard: heard["lesson"]["step"] == 1)
        own_server.kill()
    own_server.start()
    with anna.sit(table) as seat:
        frame = seat.hear("frame")
        assert frame["lesson"] == {"step": 1, "strayed": None}
        assert frame["view"]["bar"]["showing"] == 13
        seat.say(at=frame["at"], choice="double 9")
        told = seat.hear("frame", lambda heard: heard["lesson"]["step"] == 2)["news"]
        assert {"counted"} <= {news["name"] for news in told}


def test_another_move_is_named_and_the_step_begins_again_at_a_table_of_its_own(
    person: Come,
) -> None:
    anna = person("Anna")
    with anna.sit(learn(anna, step=1)) as seat:
        frame = seat.ask("frame", type="start")
        assert frame["lesson"] == {"step": 1, "strayed": None}
        seat.say(at=frame["at"], choice="close")
        strayed = seat.hear("frame", lambda heard: heard["lesson"]["strayed"] is not None)
        assert strayed["lesson"] == {"step": 1, "strayed": "close"}


def test_whoever_is_led_through_a_game_may_ask_for_hints_and_a_puzzle_has_none(
    person: Come,
) -> None:
    anna = person("Anna")
    puzzle = next(iter(titles()["polterfass"].puzzles()))
    for id, hints in (("first", True), ("try-bill", False), (puzzle, False)):
        table = anna.make("polterfass", lesson={"id": id})
        assert table["rules"]["hints"] is hints
    with anna.sit(learn(anna, step=1)) as seat:
        frame = seat.ask("frame", type="start")
        seat.say(type="advise", at=frame["at"])
        advised = [one["choice"]["text"] for one in seat.hear("advice")["options"]]
        assert sorted(advised) == sorted([one["text"] for one in frame["question"]["options"]])


def test_lessons_and_their_words_are_told(person: Come) -> None:
    anna = person("Anna")
    games = anna.http.get("/api/games").json()["games"]
    taught = {game["id"]: game["lessons"] for game in games}
    assert taught["quacks"][:1] == ["first"]
    assert taught["pig"] == []
    words = anna.http.get("/api/games/quacks/lessons/uk").json()["texts"]
    assert "first-title = Ваш" in words
    assert anna.http.get("/api/games/chess/lessons/uk").status_code == 404


def test_what_cannot_be_learnt_is_refused(person: Come) -> None:
    anna = person("Anna")
    for wish, code in (
        ({"id": "last"}, "unknown-lesson"),
        ({"id": "first", "step": 99}, "bad-request"),
    ):
        answer = anna.http.post("/api/tables", json={"game": "quacks", "lesson": wish})
        assert answer.json()["error"]["code"] == code
