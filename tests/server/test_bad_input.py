"""Whatever is said, the server answers with a clear code, loses nothing and stays up."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .people import Person, Server

Come = Callable[..., Person]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def code(response: httpx.Response) -> tuple[int, str]:
    assert "Traceback" not in response.text
    return response.status_code, response.json()["error"]["code"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess", "seats": SEATS}, (404, "unknown-game")),
        ({"game": "pig", "seats": []}, (400, "bad-option")),
        ({"game": "pig", "seats": SEATS * 9}, (400, "bad-seats")),
        ({"game": "pig", "seats": SEATS, "options": {"target": 7}}, (400, "bad-option")),
        ({"game": "pig", "seats": SEATS, "options": {"target": 10**40}}, (400, "bad-option")),
        ({"game": "pig", "seats": SEATS, "options": {"aim": 7}}, (400, "bad-option")),
        ({"game": "pig", "seats": SEATS, "colour": "red"}, (400, "bad-request")),
        ({"game": "pig", "seats": [{"kind": "god"}] * 2}, (400, "bad-request")),
        ({"game": "pig", "seats": [{"kind": "here", "name": ""}] * 2}, (400, "bad-name")),
        ({"game": "pig", "seats": SEATS, "pack": "= ["}, (400, "bad-pack")),
        ({"game": "pig", "seats": SEATS, "pack": "#" * 250_000}, (413, "too-large")),
        ({"game": "pig", "seats": SEATS, "rules": {"odds": "all"}}, (400, "bad-request")),
        ([1, 2], (400, "bad-request")),
    ],
)
def test_a_wrong_table_is_refused(person: Come, body: object, expected: tuple[int, str]) -> None:
    assert code(person("Anna").http.post("/api/tables", json=body)) == expected


def test_bodies_that_are_no_json(person: Come) -> None:
    http = person("Anna").http
    json_type = {"Content-Type": "application/json"}
    for text in (b"{", b"\xff\xfe", b"", b"[" * 100_000):
        assert code(http.post("/api/tables", content=text, headers=json_type)) == (
            400,
            "bad-request",
        )
    assert code(http.post("/api/tables", content=b"{}")) == (415, "not-json")
    assert code(http.post("/api/tables", content=b"x" * 400_000, headers=json_type)) == (
        413,
        "too-large",
    )
    stream = httpx.Client(base_url=http.base_url)
    with stream:
        many = (b"x" * 50_000 for _ in range(10))
        assert code(stream.put("/api/me", content=many, headers=json_type)) == (413, "too-large")


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "\u202eevil", "x" * 100_000, "\ud800"]
)
def test_a_name_that_is_empty_long_or_tricky_is_refused(person: Come, name: str) -> None:
    anna = person("Anna")
    body = json.dumps({"name": name})
    answer = anna.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] in ("bad-name", "bad-request")
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_names_are_kept_as_they_are_written(person: Come) -> None:
    for name in ("Їжак", "<b>Ben</b>", "'; DROP TABLE seats; --", "👩‍🍳"):
        assert person(name).http.get("/api/me").json()["name"] == name


def test_unknown_things_have_their_codes(person: Come) -> None:
    http = person("Anna").http
    assert code(http.get("/api/tables/nothing")) == (404, "unknown-table")
    assert code(http.get("/api/tables/" + "x" * 500)) == (404, "unknown-table")
    assert code(http.get("/api/games/chess/texts/en")) == (404, "unknown-game")
    assert code(http.get("/api/nothing")) == (404, "unknown-route")
    assert code(http.delete("/api/me")) == (405, "bad-method")
    assert code(http.put("/api/me", json={"language": "xx"})) == (400, "bad-request")
    assert http.get("/api/games/pig/texts/../../secrets").status_code in (404, 400)
    assert http.get("/api/games/pig/texts/zz").headers["Content-Language"] == "en"


def test_nobody_acts_without_the_signed_cookie(person: Come, server: Server) -> None:
    table = person("Anna").make("pig", "me", "friend")["id"]
    bare = httpx.Client(base_url=server.url)
    with bare:
        assert code(bare.post(f"/api/tables/{table}/join", json={})) == (403, "not-yours")
        bare.cookies.set("stammtisch", "somebody.forged")
        assert code(bare.post("/api/tables", json={"game": "pig", "seats": SEATS})) == (
            403,
            "not-yours",
        )
    nameless = person()
    assert code(nameless.http.post(f"/api/tables/{table}/join", json={})) == (400, "bad-name")


def test_a_foreign_page_gets_nothing(person: Come, server: Server) -> None:
    anna = person("Anna")
    evil = {"Origin": "http://evil.example"}
    assert code(anna.http.put("/api/me", json={"name": "Eve"}, headers=evil)) == (
        403,
        "foreign-origin",
    )
    rebound = {"Host": "evil.example"}
    assert code(anna.http.get("/api/me", headers=rebound)) == (403, "foreign-origin")
    table = anna.make("pig", "me", "friend")["id"]
    address = server.url.replace("http", "ws") + f"/api/tables/{table}"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={**evil, "Cookie": anna.cookie}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_socket_bears_nonsense_and_goes_on(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        for text in ("", "{", "null", "[]", "7", '{"type": 7}', '{"type": "dance"}', "[" * 9000):
            seat.socket.send(text)
            assert seat.hear("refused")["code"] == "bad-message"
            assert seat.hear("frame")["at"] == frame["at"]
        for message in ({"at": 1}, {"at": "1", "choice": "roll"}, {"at": 1, "choice": 3}):
            assert seat.ask("refused", **message)["code"] == "bad-message"
        assert seat.ask("refused", at=frame["at"], choice="fly")["code"] == "illegal"
        assert seat.ask("refused", at=frame["at"] + 5, choice="roll")["code"] == "stale"
        assert seat.ask("refused", at=-(10**15), choice="roll")["code"] == "stale"
        assert seat.ask("refused", type="undo", at=frame["at"])["code"] == "cannot-undo"
        assert seat.ask("refused", type="verify")["code"] == "not-over"
        assert seat.ask("refused", type="rematch")["code"] == "not-over"
        assert seat.ask("pong", type="ping")
        seat.say(at=frame["at"], choice="roll")
        assert seat.hear("taken")["at"] == frame["at"]


def test_binary_frames_giants_and_unknown_tables_close_the_connection(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        seat.socket.send(b"\x00\x01")
        assert seat.closed() == 1003
    with anna.sit(table) as seat:
        seat.socket.send("x" * 20_000)
        assert seat.closed() == 1009
    with anna.sit("nothing") as seat:
        assert seat.closed() == 4404
    with anna.sit(table, "?seat=1") as seat:
        assert seat.closed() == 4403
    assert anna.http.get("/api/health").json()["status"] == "ok"


def test_join_codes_cannot_be_guessed_for_long(person: Come, own_server: Server) -> None:
    anna = person("Anna", own_server)
    right = anna.make("pig", "me", "friend")["code"]
    answers = [anna.http.get(f"/api/codes/WRONG{i}").status_code for i in range(12)]
    assert answers == [404] * 10 + [429] * 2
    assert anna.http.get(f"/api/codes/{right}").status_code == 429
