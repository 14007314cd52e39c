"""Tables that do not begin at the beginning: played on from a moment of a game that is over."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch import replay
from stammtisch.core.log import read_log

from .people import Person, Server, play_on

Come = Callable[..., Person]


def finished(anna: Person) -> str:
    """A game of Pig, played to its end."""
    table = str(anna.make("pig", "me", "bot random", options={"target": 60})["id"])
    with anna.sit(table) as seat:
        play_on(seat, seat.ask("frame", type="start"))
    return table


def test_a_game_goes_on_from_one_of_its_moments_with_new_luck(
    person: Come, own_server: Server
) -> None:
    anna = person("Anna", own_server)
    parent = finished(anna)
    told = anna.http.get(f"/api/tables/{parent}/replay?seat=0&from=1&to=50").json()["moments"]
    then = next(moment for moment in told if [who["seat"] for who in moment["waiting"]] == [0])
    wish = {"table": parent, "moment": then["moment"], "seat": 0}
    made = anna.make("pig", "me", "bot random", play_on=wish)
    assert (made["unsealed"], made["played_on"], made["options"]) == (True, True, {"target": 60})
    with anna.sit(made["id"]) as seat:
        frame = seat.ask("frame", type="start")
        assert frame["view"] == then["view"]
        assert not frame["undo"]
        assert "start {}\nunsealed" in anna.http.get(f"/api/tables/{made['id']}/log").text
        own_server.kill()
    own_server.start()
    with anna.sit(made["id"]) as seat:
        again = seat.hear("frame")
        assert (again["view"], again["at"]) == (frame["view"], frame["at"])
        play_on(seat, again)
        assert seat.ask("verified", type="verify")["proved"]
    log = anna.http.get(f"/api/tables/{made['id']}/log").text
    start = read_log(log).head.start
    assert start is not None
    assert start.parent == replay(anna.http.get(f"/api/tables/{parent}/log").text).head.commitment


def test_only_a_game_that_is_over_goes_on_elsewhere_and_only_as_it_was(person: Come) -> None:
    anna = person("Anna")
    running = anna.make("pig", "me", "bot random")["id"]
    with anna.sit(running) as seat:
        seat.ask("frame", type="start")
    over = finished(anna)
    wishes: list[tuple[str, str, int, int, dict[str, int]]] = [
        ("not-over", running, 0, 2, {}),
        ("bad-seats", over, 0, 3, {}),
        ("bad-request", over, 999, 2, {}),
        ("bad-request", over, 0, 2, {"target": 30}),
        ("unknown-table", "nowhere", 0, 2, {}),
    ]
    for code, table, moment, seats, options in wishes:
        place = {"table": table, "moment": moment}
        body = {"game": "pig", "seats": [{"kind": "friend"}] * seats, "play_on": place}
        answer = anna.http.post("/api/tables", json={**body, "options": options}).json()
        assert answer["error"]["code"] == code
