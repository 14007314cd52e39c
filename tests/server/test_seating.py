"""The lobby: seats given, taken, left, taken back, moved to another device, and a rematch."""

from __future__ import annotations

from collections.abc import Callable

from .people import Person, play_on

Come = Callable[..., Person]


def test_the_commitment_is_published_before_anybody_joins_and_holds_to_the_end(
    person: Come,
) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend", options={"target": 10})
    assert len(table["commitment"]) == 64
    ben.join(table["id"], nonce="from ben")
    with anna.sit(table["id"]) as seat, ben.sit(table["id"]) as other:
        seat.say(type="start", nonce="from anna")
        other.hear("frame")
        other.say(type="leave")
        play_on(seat, seat.hear("frame"))
    log = ben.http.get(f"/api/tables/{table['id']}/log").text
    assert f"commitment {table['commitment']}" in log
    assert 'nonces ["from anna","from ben"]' in log


def test_a_table_does_not_begin_while_a_seat_is_free_or_by_a_guest(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend")["id"]
    with anna.sit(table) as seat, ben.sit(table) as other:
        assert seat.ask("refused", type="start")["code"] == "bad-seats"
        ben.join(table)
        assert other.ask("refused", type="start")["code"] == "not-yours"
        assert ben.http.post(f"/api/tables/{table}/join", json={"seat": 0}).status_code == 200
        assert seat.ask("frame", type="start")["at"] == 1
    third = person("Cleo").http.post(f"/api/tables/{table}/join", json={})
    assert (third.status_code, third.json()["error"]["code"]) == (409, "not-open")


def test_the_host_gives_a_free_seat_to_a_bot(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend")["id"]
    with anna.sit(table) as seat, ben.sit(table) as other:
        seat.hear("table")
        change = {"type": "seat", "seat": 1, "kind": "bot"}
        assert other.ask("refused", **change, level="random")["code"] == "not-yours"
        assert seat.ask("refused", **change, level="genius")["code"] == "bad-seats"
        seat.say(**change, level="random")
        state = seat.hear("table", lambda t: t["seats"][1]["kind"] == "bot")
    assert state["seats"][1]["level"] == "random"


def test_a_bot_plays_for_a_leaver_until_the_seat_is_taken_back(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend", options={"target": 500})["id"]
    ben.join(table)
    with anna.sit(table) as seat, ben.sit(table) as other:
        frame = seat.ask("frame", type="start")
        other.say(type="leave")
        assert seat.hear("table", lambda t: t["seats"][1]["away"])
        while frame["by"] != 1:  # Anna plays on until the bot has answered for Ben
            if frame["question"]:
                seat.say(at=frame["at"], choice=frame["question"]["options"][0]["text"])
            frame = seat.hear("frame")
        assert other.ask("refused", at=99, choice="roll")["code"] == "not-yours"
        other.say(type="return")
        back = seat.hear("table", lambda t: not t["seats"][1]["away"])
    assert back["seats"][1]["name"] == "Ben"


def test_a_leaver_before_the_start_frees_the_seat(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend")["id"]
    ben.join(table)
    with ben.sit(table) as seat:
        seat.say(type="leave")
        state = seat.hear("table", lambda t: t["seats"][1]["kind"] == "free")
        assert state["yours"] == []


def test_a_seat_moves_to_another_device_once(person: Come) -> None:
    anna, phone, thief = person("Anna"), person(), person()
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        link = seat.ask("link", type="link")
        assert link["path"] == f"/table/{table}#ticket={link['ticket']}"
        assert phone.join(table, ticket=link["ticket"])["yours"] == [0]
        used = thief.http.post(f"/api/tables/{table}/join", json={"ticket": link["ticket"]})
        assert (used.status_code, used.json()["error"]["code"]) == (403, "bad-ticket")
        assert seat.closed() == 1012  # and come back to look on
    with anna.sit(table) as seat:
        assert seat.hear("frame")["seat"] is None
        assert seat.ask("refused", at=frame["at"], choice="roll")["code"] == "not-yours"
    with phone.sit(table) as moved:
        fresh = moved.hear("frame")
        assert (fresh["seat"], fresh["at"]) == (0, frame["at"])
        moved.say(at=fresh["at"], choice="roll")
        assert moved.hear("taken")["at"] == fresh["at"]


def test_a_rematch_has_the_same_seats_and_new_luck(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend", "bot random", options={"target": 10})
    ben.join(table["id"])
    with anna.sit(table["id"]) as seat, ben.sit(table["id"]) as other:
        seat.say(type="start")
        assert other.hear("frame")
        other.say(type="leave")
        play_on(seat, seat.hear("frame"))
        other.say(type="rematch")
        new = seat.hear("table", lambda t: t["rematch"])["rematch"]
        seat.say(type="rematch")
        assert seat.hear("table", lambda t: t["rematch"])["rematch"] == new
    again = anna.http.get(f"/api/tables/{new}").json()
    assert [s["name"] or s["level"] for s in again["seats"]] == ["Anna", "Ben", "random"]
    assert (again["yours"], again["host"], again["status"]) == ([0], False, "open")
    assert again["commitment"] != table["commitment"]
    with ben.sit(new) as seat:
        assert seat.ask("frame", type="start")["seat"] == 1


def test_two_hands_reach_for_one_seat_and_one_gets_it(person: Come) -> None:
    anna, ben, cleo = person("Anna"), person("Ben"), person("Cleo")
    table = anna.make("pig", "me", "friend")["id"]
    ben.join(table, seat=1)
    refused = cleo.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    assert refused.json()["error"]["code"] == "no-free-seat"
    assert anna.http.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Ben"


def test_an_owners_pack_is_played_and_named_in_the_log(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("polterfass", "me", "bot random", "bot random")
    assert not table["own_pack"]
    bad = anna.http.post(
        "/api/tables",
        json={
            "game": "polterfass",
            "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2],
            "pack": "nonsense = 3\n",
        },
    )
    assert (bad.status_code, bad.json()["error"]["code"]) == (400, "bad-pack")
    assert "nonsense" in bad.json()["error"]["detail"]


def test_a_report_made_in_play_stays_on_the_server(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("polterfass", "me", "bot random", "bot random")["id"]
    with anna.sit(table) as seat:
        seat.ask("frame", type="start")
        reported = seat.ask("reported", type="report", text="The tap drips")
        assert set(reported) == {"type", "id"}
        assert seat.ask("refused", type="report", text="x" * 5000)["code"] == "too-large"
