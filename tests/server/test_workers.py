"""Several server processes on one PostgreSQL: people at any of them play at one table."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from stammtisch import replay
from tests.sizes import sized

from .people import PATIENCE, Mother, Person, QuickServer, Seat, Server, children
from .postgres import Cluster
from .test_kill import LONGEST, Player, Record, all_over, answering, check, wait_for_answers

pytestmark = pytest.mark.postgres
NUMBERS = itertools.count()
At = Callable[[int, str], Person]


@pytest.fixture
def workers(cluster: Cluster, mother: Mother) -> Iterator[list[QuickServer]]:
    url = cluster.database(f"workers{next(NUMBERS)}")
    found = [QuickServer(url, mother) for _ in range(2)]
    yield found
    for worker in found:
        with contextlib.suppress(ProcessLookupError):  # some tests have done it
            worker.kill()


@pytest.fixture
def at(workers: list[QuickServer]) -> Iterator[At]:
    """Somebody who has come to this worker."""
    people: list[Person] = []

    def come(worker: int, name: str) -> Person:
        people.append(Person(workers[worker], name))
        return people[-1]

    yield come
    for one in people:
        one.close()


def elsewhere(person: Person, worker: QuickServer) -> Person:
    """The same browser at another worker."""
    other = Person(worker)
    other.http.cookies.clear()
    other.http.cookies.set("stammtisch", person.http.cookies["stammtisch"])
    return other


def answer(seat: Seat, frame: dict[str, Any], choice: str) -> None:
    seat.say(at=frame["at"], choice=choice)
    assert seat.hear("taken")["at"] == frame["at"]


def test_people_at_different_workers_play_at_one_table(at: At) -> None:
    anna, ben = at(0, "Anna"), at(1, "Ben")
    table = anna.make("pig", "me", "friend")["id"]
    with anna.sit(table) as hers, ben.sit(table) as his:
        ben.join(table)
        hers.hear("table", lambda t: t["seats"][1]["name"] == "Ben" and t["seats"][1]["online"])
        hers.say(type="start")
        assert his.hear("frame")["seat"] == 1
        frame = hers.my_turn()
        answer(hers, frame, "roll")
        while (frame := hers.hear("frame"))["question"]:
            answer(hers, frame, "hold")
        assert his.my_turn()["by"] == 0
    logs = [each.http.get(f"/api/tables/{table}/log").text for each in (anna, ben)]
    assert logs[0] == logs[1]


def test_who_comes_to_another_worker_is_seen_and_who_goes_is_missed(at: At) -> None:
    anna, ben = at(0, "Anna"), at(1, "Ben")
    table = anna.make("pig", "me", "friend")["id"]
    ben.join(table)
    with anna.sit(table) as hers:
        assert not hers.hear("table", lambda t: t["seats"][1]["name"] == "Ben")["seats"][1][
            "online"
        ]
        with ben.sit(table), at(1, "Eve").sit(table):
            hers.hear("table", lambda t: t["seats"][1]["online"] and t["spectators"] == 1)
        hers.hear("table", lambda t: not t["seats"][1]["online"] and t["spectators"] == 0)


def test_seats_change_hands_at_every_worker(at: At, workers: list[QuickServer]) -> None:
    anna = at(0, "Anna")
    table = anna.make("pig", "me", "bot random")["id"]
    there, phone = elsewhere(anna, workers[1]), at(1, "Phone")
    with anna.sit(table) as seat, there.sit(table) as second:
        seat.ask("frame", type="start")
        second.hear("frame")
        ticket = seat.ask("link", type="link")["ticket"]
        phone.join(table, ticket=ticket)
        assert (seat.closed(), second.closed()) == (1012, 1012)
    with phone.sit(table) as new, anna.sit(table) as old:
        assert (new.hear("frame")["seat"], old.hear("frame")["seat"]) == (0, None)
    there.close()


def test_a_bot_answers_each_question_once_wherever_people_are(at: At) -> None:
    anna, ben = at(0, "Anna"), at(1, "Ben")
    table = anna.make("polterfass", "me", "friend", "bot random", options={"target": 40})["id"]
    ben.join(table)
    with anna.sit(table) as hers:
        hers.ask("frame", type="start")
    players = [Player(who, table, seat, random.Random(3)) for seat, who in enumerate((anna, ben))]
    for player in players:
        player.start()
    for player in players:
        assert player.over.wait(2 * PATIENCE)
    assert check(players) > 4
    log = anna.http.get(f"/api/tables/{table}/log").text
    assert replay(log).over
    assert log.count("\n2 ") > 2


def test_when_the_worker_dies_whose_bots_think_another_goes_on(
    at: At, workers: list[QuickServer], record_property: Record
) -> None:
    anna = at(0, "Anna")
    table = anna.make("pig", "me", "bot random", options={"target": 500})["id"]
    there = elsewhere(anna, workers[1])
    with anna.sit(table) as here:
        frame = here.ask("frame", type="start")
        for _ in range(5):
            frame = answered(here, frame)
        workers[0].kill()
    with there.sit(table) as seat:
        frame, waits = seat.my_turn(), []
        for _ in range(20):
            begin = time.monotonic()
            frame = answered(seat, frame)
            waits.append(time.monotonic() - begin)
    record_property("seconds until another worker's bot has answered", max(waits))
    there.close()


def answered(seat: Seat, frame: dict[str, Any]) -> dict[str, Any]:
    """Answer, and the next question, after what bots have to say."""
    seat.say(at=frame["at"], choice=frame["question"]["options"][-1]["text"])
    assert seat.hear("taken")["at"] == frame["at"]
    return seat.my_turn()


def test_bots_that_are_alone_are_taken_over_when_their_worker_dies(
    at: At, workers: list[QuickServer]
) -> None:
    anna = at(0, "Anna")
    table = anna.make("pig", "bot random", "bot thrifty", options={"target": 500})["id"]
    with anna.sit(table) as seat:
        seat.ask("frame", type="start")
        workers[0].kill()
    there = elsewhere(anna, workers[1])
    end = time.monotonic() + 2 * PATIENCE
    while there.http.get("/api/me").json()["tables"][0]["status"] == "playing":
        assert time.monotonic() < end
        time.sleep(0.1)
    there.close()


def lives(seat: Seat) -> bool:
    """Whether somebody answers."""
    try:
        return bool(seat.ask("pong", type="ping"))
    except ConnectionClosed:
        return False


@pytest.mark.slow
@pytest.mark.timeout(LONGEST)
def test_one_command_starts_several_workers_replaces_the_dead_and_ends_them_all(
    cluster: Cluster, tmp_path: Path
) -> None:
    house = Server(cluster.database("command"), tmp_path, workers=2)
    assert house.process is not None
    first = children(house.process.pid)
    assert len(first) == 2
    all_guests_of_a_table_are_at_one_worker(house, first[0])
    end = time.monotonic() + 2 * PATIENCE
    while first[0] in children(house.process.pid) or len(children(house.process.pid)) < 2:
        anna = Person(house, "Anna")  # the other one serves meanwhile
        anna.close()
        assert time.monotonic() < end
        time.sleep(0.2)
    every = children(house.process.pid)
    assert house.stop() == 0
    assert not any(Path(f"/proc/{each}").exists() for each in every)


def all_guests_of_a_table_are_at_one_worker(house: Server, worker: int) -> None:
    """With it all of them go, and another one lets them in again."""
    anna = Person(house, "Anna")
    with contextlib.ExitStack() as seats:
        tables = {anna.make("pig", "me", "bot random")["id"]: list[Seat]() for _ in range(6)}
        for table, guests in tables.items():
            guests += [seats.enter_context(anna.sit(table)) for _ in range(3)]
        assert all(lives(seat) for guests in tables.values() for seat in guests)
        os.kill(worker, signal.SIGKILL)
        for table, guests in tables.items():
            assert len({lives(seat) for seat in guests}) == 1
            while not comes_in(anna, table):
                pass  # the door of one who is just dying may take a guest along
    anna.close()


def comes_in(person: Person, table: str) -> bool:
    """Whether somebody answers a newcomer; browsers come back until it is so."""
    with contextlib.suppress(WebSocketException, OSError, EOFError), person.sit(table) as seat:
        return lives(seat)
    return False


class Roamer(Person):
    """A browser whose proxy sends it to any worker."""

    def __init__(self, workers: list[QuickServer], name: str, rng: random.Random) -> None:
        super().__init__(workers[0], name)
        self.workers = workers
        self.rng = rng

    def sit(self, table: str, query: str = "") -> Seat:
        self.server = self.rng.choice(self.workers)
        return super().sit(table, query)


def spread(workers: list[QuickServer], rng: random.Random) -> list[Player]:
    """Tables whose three players go to any worker, and have begun to answer."""
    tables = (("pig", 500), ("polterfass", 200))
    return answering(lambda: Roamer(workers, "Anna", rng), tables, rng)


@pytest.mark.slow
@pytest.mark.kills
@pytest.mark.timeout(LONGEST)
def test_workers_and_postgresql_die_in_turn_and_no_acknowledged_answer_is_lost(
    workers: list[QuickServer], cluster: Cluster, record_property: Record
) -> None:
    rng = random.Random(5)
    players = spread(workers, rng)
    for round_ in range(sized(ci=5, full=100)):
        if all_over(players):
            players += spread(workers, rng)
        wait_for_answers(players, rng.randint(1, 12))
        if round_ % 5 == 4:
            cluster.kill()
        else:
            victim = rng.choice(workers)
            victim.kill()
            wait_for_answers(players, 1)  # at the other one the game goes on
            victim.start()
    wait_for_answers(players, 3)
    record_property("answers kept by two workers", check(players))
    for person in {player.person for player in players}:
        person.close()
