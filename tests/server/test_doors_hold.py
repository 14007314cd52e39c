"""What was tried to break the house: packs that never end, words that break lines, floods."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.core.errors import BadPack
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.words import read_name, read_nonce, read_report, read_seed
from stammtisch.server.thinking import setups
from stammtisch.server.thinking.setups import agree, measure, without_strings
from stammtisch.server.thinking.tasks import Agree

from .people import Person, Server

Come = Callable[..., Person]

ENDLESS = {
    "key": "a." * 99_000 + "a = 1",
    "spaced key": "a . " * 40_000 + "a = 1",
    "quoted key": '"a".' * 40_000 + "a = 1",
    "header": "[" + "a." * 50_000 + "a]",
    "array": "a = " + "[" * 50_000,
    "inline table": "a = " + "{a = " * 30_000,
    "number": "a = " + "9" * 5000,
    "hexadecimal": "a = 0x" + "f" * 9000,
    "fraction": "a = 0." + "1" * 9000,
    "quotes": 'a = """' + '\\"""' * 20_000,
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_pack_that_would_keep_a_parser_busy_is_refused_before_it_is_parsed(kind: str) -> None:
    begin = time.process_time()
    if kind == "quotes":  # a long string is no harm; the scan just must not go back
        measure(ENDLESS[kind])
    else:
        with pytest.raises(BadPack):
            measure(ENDLESS[kind])
    assert time.process_time() - begin < 0.5


def test_what_stands_in_quotes_or_comments_does_not_count() -> None:
    pack = 'a = \'x.x\' # [[[[\nb = "\\"[" \nc = \'\'\'\n{{{\'\'\'\nd = """\\"""["""\n[e.f]\n'
    assert without_strings(pack) == "a = x \nb = x \nc = x\nd = x\n[e.f]\n"


def post(person: Person, **more: Any) -> tuple[int, str]:
    """A table for two that is refused: status and code."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = person.http.post("/api/tables", json={"game": "pig", "seats": seats, **more})
    return answer.status_code, answer.json()["error"]["code"]


def test_nobody_waits_while_such_packs_come_in(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        for pack in ENDLESS.values():
            assert post(anna, pack=pack) == (400, "bad-pack")
            assert seat.ask("pong", type="ping")
    assert post(anna, pack="x" * 250_000) == (413, "too-large")
    assert anna.make("pig", "me", "friend")["status"] == "open"


def test_a_set_up_that_would_keep_other_tables_waiting_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wish = Agree("quacks", 2, {}, "[game]\n")
    assert agree(wish).pack == {}
    monkeypatch.setattr(setups, "MOST_BUSY", 0.0)
    with pytest.raises(Refused, match="takes longer"):
        agree(wish)


def test_long_numbers_are_refused_wherever_they_come(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "friend")["id"]
    long = "9" * 5000
    for query in (f"?from={long}", f"?seat={long}", "?from=²"):
        with anna.sit(table, query) as seat:
            assert seat.closed() == 4403
    assert anna.http.get(f"/api/tables/{table}/replay?from={long}").status_code == 400
    seats = '[{"kind":"me"},{"kind":"friend"}]'
    body = f'{{"game":"pig","seats":{seats},"options":{{"target":{long}}}}}'
    headers = {"Content-Type": "application/json"}
    assert anna.http.post("/api/tables", content=body, headers=headers).status_code == 400
    with anna.sit(table) as seat:
        seat.socket.send(f'{{"at":{long},"choice":"roll"}}')
        assert seat.hear("refused")["code"] == "bad-message"


@pytest.mark.parametrize("character", ["\u2028", "\u2029", "\u0085", "\0", "\n", "\u202e"])
def test_what_breaks_a_line_comes_into_no_log(character: str) -> None:
    for read in (read_nonce, read_seed, read_name):
        with pytest.raises(Refused):
            read(f"a{character}b")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\u200d", "\u0301", " "])
def test_a_blank_name_is_none(name: str) -> None:
    with pytest.raises(Refused, match="a name"):
        read_name(name)


def test_a_guest_cannot_destroy_a_game_by_a_nonce(person: Come, own_server: Server) -> None:
    anna, ben = person("Anna", own_server), person("Ben", own_server)
    table = anna.make("pig", "me", "friend", options={"target": 10})["id"]
    bad = ben.http.post(f"/api/tables/{table}/join", json={"nonce": "a\u2028b"})
    assert (bad.status_code, bad.json()["error"]["code"]) == (400, "bad-request")
    ben.join(table, nonce="good")
    with anna.sit(table) as seat:
        assert seat.ask("refused", type="start", nonce="\0")["code"] == "bad-request"
        seat.ask("frame", type="start", nonce="mine")
    own_server.kill()
    own_server.start()
    assert anna.http.get(f"/api/tables/{table}").json()["status"] == "playing"
    assert post(anna, seed="a\u0085b") == (400, "bad-request")


def test_a_report_holds_lines_but_no_nul() -> None:
    assert read_report("two\nlines") == "two\nlines"
    with pytest.raises(Refused):
        read_report("a\0b")


def test_reports_are_limited_and_need_a_cookie(person: Come, own_server: Server) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        seat.ask("frame", type="start")
        for _ in range(5):
            assert seat.ask("reported", type="report", text="The die is stuck")
        assert seat.ask("refused", type="report", text="again")["code"] == "too-many"
    stranger = Person(own_server)
    stranger.http.cookies.clear()
    stranger.http.cookies.set("stammtisch", "nobody")
    with stranger.sit(table) as look:
        assert look.ask("refused", type="report", text="x")["code"] == "not-yours"
    stranger.close()


def test_half_sent_requests_do_not_shut_the_door(person: Come, own_server: Server) -> None:
    anna = person("Anna", own_server)
    slow = [socket.create_connection(("127.0.0.1", own_server.port)) for _ in range(300)]
    for each in slow:
        each.sendall(b"GET /api/health HTTP/1.1\r\nHost: ")
    assert anna.http.get("/api/health").status_code == 200
    slow[0].settimeout(60)  # far more than the door's patience
    try:
        ended = slow[0].recv(100) == b""
    except ConnectionResetError:
        ended = True
    for each in slow:
        each.close()
    assert ended


def test_one_address_has_so_many_connections(person: Come, mother: Any, tmp_path: Any) -> None:
    from .people import QuickServer

    house = QuickServer(f"sqlite:///{tmp_path / 'x.db'}", mother)
    anna = person("Anna", house)
    table = anna.make("pig", "me", "friend")["id"]
    seats = []
    try:
        for _ in range(101):  # a hundred guests find a place at one table
            seats.append(anna.sit(table))
        assert seats[100].closed() == 1013
    finally:
        for seat in seats:
            seat.__exit__(None, None, None)
        house.kill()


def test_json_that_nests_without_end_is_refused(person: Come) -> None:
    anna = person("Anna")
    headers = {"Content-Type": "application/json"}
    for body in ("[" * 100_000, '{"a":' * 50_000, json.dumps({"game": "pig"})):
        assert anna.http.post("/api/tables", content=body, headers=headers).status_code == 400
