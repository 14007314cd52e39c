"""House keeping: rules that changed, tables that nobody comes back to, bots that fail."""

from __future__ import annotations

import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch import bots
from stammtisch.server import listening
from stammtisch.server.listening import take_port

from .people import PATIENCE, Person, Server, play_on

Come = Callable[..., Person]


def change(server: Server, folder: Path, sql: str, *values: Any) -> None:
    """Stop the server, change its database, and start it again."""
    server.stop()
    with sqlite3.connect(folder / "house.db") as database:
        database.execute(sql, values)
    database.close()
    server.start()


def test_a_game_of_older_rules_is_closed_with_a_notice(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        seat.ask("frame", type="start")
    change(own_server, tmp_path, "UPDATE tables SET head = replace(head, 'rules 1', 'rules 0')")
    with anna.sit(table) as seat:
        state = seat.hear("table")
        assert (state["status"], state["notice"]) == ("closed", "rules-changed")
        assert seat.ask("refused", at=1, choice="roll")["code"] == "not-begun"
    assert anna.http.get(f"/api/tables/{table}/log").status_code == 409


def test_of_a_game_that_ended_under_older_rules_the_log_can_still_be_read(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "bot random", "bot random", options={"target": 20})["id"]
    with anna.sit(table) as seat:
        seat.ask("frame", type="start")
        seat.hear("frame", lambda f: bool(f["result"]))
    before = anna.http.get(f"/api/tables/{table}/log").text
    change(own_server, tmp_path, "UPDATE tables SET head = replace(head, 'rules 1', 'rules 0')")
    state = anna.http.get(f"/api/tables/{table}").json()
    assert (state["status"], state["notice"]) == ("closed", "rules-changed-over")
    after = anna.http.get(f"/api/tables/{table}/log").text
    assert after == before.replace("rules 1", "rules 0")


def test_a_table_that_nobody_comes_back_to_expires(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    old, young = anna.make("pig", "me", "friend"), anna.make("pig", "me", "friend")
    change(own_server, tmp_path, "UPDATE tables SET touched = 1 WHERE id = ?", old["id"])
    end = time.monotonic() + PATIENCE
    while (state := anna.http.get(f"/api/tables/{old['id']}").json())["status"] == "open":
        assert time.monotonic() < end
        time.sleep(0.05)
    assert (state["notice"], state["code"]) == ("expired", None)
    assert anna.http.get(f"/api/tables/{young['id']}").json()["status"] == "open"
    assert anna.http.get(f"/api/codes/{old['code']}").status_code == 404


def test_a_game_of_bots_goes_on_after_a_restart_with_nobody_there(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    bots_only = anna.make("pig", "bot random", "bot thrifty", options={"target": 200})["id"]
    with anna.sit(bots_only) as seat:
        seat.ask("frame", type="start")
    own_server.kill()
    own_server.start()
    with anna.sit(bots_only) as seat:
        assert seat.hear("frame", lambda f: bool(f["result"]))["result"]["scores"]


def test_every_level_of_bot_plays_in_its_process(person: Come, own_server: Server) -> None:
    anna = person("Anna", own_server)
    for level in bots.levels():
        table = anna.make("pig", "me", f"bot {level}", options={"target": 10})["id"]
        with anna.sit(table) as seat:
            assert play_on(seat, seat.ask("frame", type="start"))["result"]
    assert "thinking failed" not in own_server.log.read_text()


def test_a_port_is_taken_over_from_a_process_that_is_about_to_die(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening, "PATIENCE", PATIENCE)
    with socket.socket() as dying:
        dying.bind(("127.0.0.1", 0))
        dying.listen()
        port = dying.getsockname()[1]
        last_breath = threading.Timer(0.1, dying.close)
        last_breath.start()
        listener = take_port("127.0.0.1", port)
    with listener:
        assert listener.getsockname()[1] == port
