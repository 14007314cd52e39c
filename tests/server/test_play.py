"""Whole games over the protocol: alone with bots, with friends, at one device, looking on."""

from __future__ import annotations

from collections.abc import Callable

import stammtisch

from .people import Person, Server, play_on

Come = Callable[..., Person]


def test_a_person_plays_a_whole_game_against_a_bot(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot thrifty", options={"target": 30})
    with anna.sit(table["id"]) as seat:
        assert seat.hear("table")["status"] == "open"
        assert seat.socket.protocol.extensions  # frames are sent deflated
        seat.say(type="start", nonce="mine")
        last = play_on(seat, seat.hear("frame"))
        assert max(last["result"]["scores"]) >= 30
        assert seat.hear("table")["status"] == "over"
        proof = seat.ask("verified", type="verify")
    assert proof["proved"]
    assert proof["commitment"] == table["commitment"]
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    assert stammtisch.verify(log).scores == last["result"]["scores"]
    assert '"mine"' in log


def test_a_chosen_seed_brings_the_same_luck_and_the_same_bots_again(person: Come) -> None:
    anna = person("Anna")
    logs = []
    for nonce in ("one", "two"):
        bots = ("bot random", "bot random")
        table = anna.make("quacks", *bots, seed="7", options={"set": 1})
        with anna.sit(table["id"]) as seat:
            seat.say(type="start", nonce=nonce)
            seat.hear("frame", lambda frame: bool(frame["result"]))
        logs.append(anna.http.get(f"/api/tables/{table['id']}/log").text)
    assert seats_of(logs[0]) == seats_of(logs[1])


def seats_of(log: str) -> list[list[str]]:
    """The lines of each seat: bots that think at once may answer in any order."""
    return [[line for line in log.split("\n") if line.startswith(f"{seat} ")] for seat in (0, 1)]


def test_a_friend_joins_by_code_and_both_see_the_same_moments(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.make("pig", "me", "friend", options={"target": 10})
    code = table["code"].lower()
    found = ben.http.get(f"/api/codes/{code[:3]}-{code[3:]}").json()["table"]
    with anna.sit(found) as first, ben.sit(found) as second:
        assert ben.join(found, nonce="bens")["yours"] == [1]
        assert first.hear("table", lambda t: t["seats"][1]["name"] == "Ben")
        first.say(type="start")
        frames = [first.hear("frame"), second.hear("frame")]
        while not frames[0]["result"]:
            asked = frames[0]["waiting"][0]["seat"]
            turn = (first, second)[asked]
            turn.say(at=frames[asked]["at"], choice=frames[asked]["question"]["options"][0]["text"])
            frames = [first.hear("frame"), second.hear("frame")]
            assert frames[0]["moment"] == frames[1]["moment"]
            assert frames[0]["view"] == frames[1]["view"]
    assert frames[1]["result"] == frames[0]["result"]


def test_one_device_plays_two_seats_in_turn(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "here Oma", options={"target": 10})
    with anna.sit(table["id"]) as seat:
        seat.say(type="start")
        frame = seat.hear("frame")
        for _ in range(200):
            if frame["result"]:
                break
            if not frame["question"]:
                frame = seat.ask("frame", type="sit", seat=frame["waiting"][0]["seat"])
            seat.say(at=frame["at"], choice=frame["question"]["options"][0]["text"])
            frame = seat.hear("frame", lambda f: not f["fresh"])
        assert frame["result"]
        assert seat.hear("table")["yours"] == [0, 1]


def test_the_board_is_told_in_words_to_whoever_wishes_it(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random")
    with anna.sit(table["id"]) as seat, anna.sit(table["id"], "?words=1") as told:
        seat.say(type="start")
        assert seat.hear("frame")["words"] is None
        frame = told.hear("frame")
        assert [chapter["heading"]["id"] for chapter in frame["words"]] == [
            "words-table",
            "words-players",
        ]
        told.say(at=frame["at"], choice="roll")
        assert told.hear("frame", lambda heard: not heard["fresh"])["words"]
    replay = anna.http.get(f"/api/tables/{table['id']}/replay?seat=0&words=1").json()
    assert replay["moments"][0]["words"] == frame["words"]


def test_a_spectator_sees_what_is_public_and_answers_for_nobody(person: Come) -> None:
    anna, zoe = person("Anna"), person()
    table = anna.make("polterfass", "me", "bot random", "bot random")
    with anna.sit(table["id"]) as seat, zoe.sit(table["id"]) as look:
        seat.say(type="start")
        frame = look.hear("frame")
        assert frame["seat"] is None
        assert frame["question"] is None
        assert frame["odds"] is None
        refused = look.ask("refused", at=1, choice="throw")
        assert refused["code"] == "not-yours"
        assert look.ask("refused", type="sit", seat=0)["code"] == "not-yours"
        assert seat.hear("table", lambda t: t["spectators"] == 1)
    mine = zoe.http.get(f"/api/tables/{table['id']}/replay?seat=0")
    assert mine.status_code == 403
    assert zoe.http.get(f"/api/tables/{table['id']}/replay").status_code == 200


def test_coming_back_brings_the_history_and_the_same_question(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "here Oma", options={"target": 100}, seed="7")["id"]
    with anna.sit(table) as seat:
        seat.say(type="start")
        frame = seat.hear("frame")
        for _ in range(3):
            if frame["question"] is None:
                frame = seat.ask("frame", type="sit", seat=frame["waiting"][0]["seat"])
            seat.say(at=frame["at"], choice="roll")
            frame = seat.hear("frame", lambda f: not f["fresh"])
        before = [m["news"] for m in seat.heard if m["type"] == "frame" and not m["fresh"]]
    with anna.sit(table, f"?seat={frame['seat']}") as again:
        history = again.hear("history")
        assert [m["news"] for m in history["moments"]][-3:] == before[-3:]
        fresh = again.hear("frame")
        assert (fresh["at"], fresh["question"]) == (frame["at"], frame["question"])
    with anna.sit(table, "?from=3") as later:
        assert [m["moment"] for m in later.hear("history")["moments"]] == [3]


def test_my_tables_say_whose_turn_it_is(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(table) as seat:
        seat.say(type="start")
        seat.hear("frame")
    mine = anna.http.get("/api/me").json()["tables"]
    assert [(t["id"], t["your_turn"], t["names"]) for t in mine] == [
        (table, True, ["Anna", "random"])
    ]


def test_my_tables_say_how_a_game_ended(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random", options={"target": 10})["id"]
    with anna.sit(table) as seat:
        seat.say(type="start")
        last = play_on(seat, seat.hear("frame"))
    (mine,) = anna.http.get("/api/me").json()["tables"]
    assert (mine["status"], mine["result"]) == ("over", last["result"])


def test_a_server_that_is_stopped_in_good_order_goes_on_where_it_was(
    person: Come, own_server: Server
) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "me", "bot thrifty", options={"target": 60})["id"]
    with anna.sit(table) as seat:
        seat.say(type="start")
        frame = seat.hear("frame")
        seat.say(at=frame["at"], choice="roll")
        frame = seat.my_turn()
        own_server.stop()
        assert "house closed" in own_server.log.read_text()
        assert seat.closed() == 1012
    own_server.start()
    with anna.sit(table) as seat:
        fresh = seat.my_turn()
        assert (fresh["at"], fresh["view"]) == (frame["at"], frame["view"])
        assert play_on(seat, fresh)["result"]
