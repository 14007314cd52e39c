"""A review at a real server: a kill loses nothing but time, and nobody else notices it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server.thinking.pool import Pool, Process
from stammtisch.server.thinking.tasks import Agree

from .people import Person, QuickServer

Come = Callable[..., Person]


def bots_play(person: Person, target: int) -> str:
    """A game of Pig that bots have played; its id."""
    table = person.make("pig", "bot random", "bot random", options={"target": target}, seed="7")
    with person.sit(table["id"]) as seat:
        seat.say(type="start")
        seat.hear("frame", lambda frame: bool(frame["result"]))
    return str(table["id"])


def ask(person: Person, table: str) -> dict[str, Any]:
    answer = person.http.get(f"/api/tables/{table}/review")
    answer.raise_for_status()
    state: dict[str, Any] = answer.json()
    return state


def is_begun(state: dict[str, Any]) -> bool:
    return bool(state["progress"] > 0)


def is_made(state: dict[str, Any]) -> bool:
    return state["review"] is not None


def until(person: Person, table: str, far: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Ask until the review has come so far."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        state = ask(person, table)
        if far(state):
            return state
        time.sleep(0.05)
    raise AssertionError(f"a review that does not come: {state}")


def test_a_review_that_a_kill_cut_off_is_made_again_and_then_kept(
    own_server: QuickServer, person: Come
) -> None:
    anna = person("Anna", own_server)
    table = bots_play(anna, target=20)
    until(anna, table, is_begun)
    own_server.kill()
    own_server.start()
    review = until(anna, table, is_made)["review"]
    assert len(review["seats"]) == 2
    own_server.kill()
    own_server.start()
    assert ask(anna, table) == {"progress": 1, "review": review}


def test_while_a_review_is_made_other_tables_are_answered(
    own_server: QuickServer, person: Come
) -> None:
    anna, ben = person("Anna", own_server), person("Ben", own_server)
    long = bots_play(anna, target=200)
    until(anna, long, is_begun)
    table = ben.make("pig", "me", "bot random", options={"target": 200}, seed="7")["id"]
    answered = 0
    with ben.sit(table) as seat:
        seat.say(type="start")
        while answered < 20:
            frame = seat.my_turn()
            seat.ask("taken", at=frame["at"], choice=frame["question"]["options"][-1]["text"])
            if ask(anna, long)["progress"] == 1:
                break
            answered += 1
    assert answered, "nobody was answered before the review was made"


def test_a_review_that_lets_others_go_first_is_not_taken_for_stuck() -> None:
    pool = Pool(1)
    assert pool.reviews.patience >= 20 * pool.quick[0].patience


def test_thinking_takes_the_rules_of_the_server_and_not_those_where_it_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stammtisch").mkdir()
    (tmp_path / "stammtisch" / "__init__.py").write_text("raise ImportError")
    monkeypatch.chdir(tmp_path)

    async def run() -> str:
        process = Process(60.0)
        thought = await process.ask(Agree("pig", 2, {}, None), 60.0)
        await process.stop()
        return thought.error

    assert asyncio.run(run()) == ""
