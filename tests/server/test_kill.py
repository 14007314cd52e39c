"""Killed at any moment, the server comes back with every acknowledged answer, none twice."""

from __future__ import annotations

import contextlib
import json
import random
import resource
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.sizes import sized

from .people import PATIENCE, Mother, Person, QuickServer, Seat
from .postgres import Cluster

LONGEST = sized(ci=600, full=7200)  # seconds for a whole test, on a machine with much else to do


class Player(threading.Thread):
    """Answers at random as fast as it can, resends what was not acknowledged, notes what was."""

    def __init__(self, person: Person, table: str, seat: int, rng: random.Random) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: dict[int, str] = {}
        self.said: dict[int, str] = {}
        self.over = threading.Event()
        self.stopped = threading.Event()
        self.trouble: list[dict[str, Any]] = []

    def run(self) -> None:
        while not (self.over.is_set() or self.stopped.is_set()):
            try:
                with self.person.sit(self.table, f"?seat={self.seat}") as seat:
                    self.converse(seat)
            except (WebSocketException, OSError, EOFError):
                time.sleep(0.02)  # the server is down: come back

    def converse(self, seat: Seat) -> None:
        while not self.stopped.is_set():
            text = seat.socket.recv(timeout=10)
            message = json.loads(text)
            if message["type"] == "taken":
                self.acknowledged[message["at"]] = self.said[message["at"]]
            elif message["type"] == "refused":
                self.trouble.append(message)
            elif message["type"] == "frame" and message["result"]:
                self.over.set()
                return
            elif message["type"] == "frame" and message["question"]:
                self.answer(seat, message)

    def answer(self, seat: Seat, frame: dict[str, Any]) -> None:
        at = frame["at"]
        options = [option["text"] for option in frame["question"]["options"]]
        # an answer that was said before, but not acknowledged, is said again word for word
        choice = self.said.setdefault(at, self.rng.choice(options))
        seat.say(at=at, choice=choice)
        if self.rng.random() < 0.2:
            seat.say(at=at, choice=choice)


def answers_of(log: str, seat: int) -> list[str]:
    """What a seat has answered, in order."""
    body = log.split("\n\n", 1)[1]
    mine = [line[2:] for line in body.splitlines() if line.startswith(f"{seat} ")]
    return [text for text in mine if not text.startswith("*")]


Record = Callable[[str, object], None]


@pytest.mark.slow
@pytest.mark.kills
@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("seed", range(7, sized(ci=8, full=27)))
def test_killed_again_and_again_no_acknowledged_answer_is_lost_or_counted_twice(
    seed: int, own_server: QuickServer, record_property: Record
) -> None:
    kills = sized(ci=3, full=50)
    record_property(f"answers kept over {kills} kills", play_and_kill(own_server, kills, seed))


@pytest.mark.slow
@pytest.mark.kills
@pytest.mark.postgres
@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("seed", range(7, sized(ci=8, full=17)))
def test_neither_with_postgresql(
    seed: int, cluster: Cluster, mother: Mother, record_property: Record
) -> None:
    house, kills = QuickServer(cluster.database(f"kill{seed}"), mother), sized(ci=2, full=10)
    try:
        kept = play_and_kill(house, kills, seed)
        record_property(f"answers kept by PostgreSQL over {kills} kills", kept)
    finally:
        house.kill()


@pytest.mark.slow
@pytest.mark.kills
@pytest.mark.timeout(LONGEST)
def test_neither_by_a_full_disk_nor_by_a_locked_database(
    own_server: QuickServer, tmp_path: Path, record_property: Record
) -> None:
    rng = random.Random(11)
    players = seated(own_server, rng)
    for mishap in sized(ci=1, full=10) * [fill_disk, lock, fill_disk, kill, lock]:
        if all_over(players):
            players += seated(own_server, rng)
        wait_for_answers(players, rng.randint(1, 12))
        mishap(own_server, tmp_path / "house.db")
    wait_for_answers(players, 1)
    assert failed(own_server) > 0
    record_property("answers kept over mishaps", told(players))


def failed(house: QuickServer) -> int:
    """How often the server has said that something could not be written."""
    return house.log.read_text().count("commit failed")


def kill(house: QuickServer, database: Path) -> None:
    """It dies and comes back."""
    house.kill()
    house.start()


def fill_disk(house: QuickServer, database: Path) -> None:
    """No file of the server can grow until it has noticed; what was written once has its place."""
    most, told = Path(f"{database}-wal").stat().st_size, failed(house)
    before = resource.prlimit(house.child, resource.RLIMIT_FSIZE, (most, -1))
    end = time.monotonic() + PATIENCE
    while failed(house) == told and time.monotonic() < end:
        time.sleep(0.1)
    resource.prlimit(house.child, resource.RLIMIT_FSIZE, before)


def lock(house: QuickServer, database: Path) -> None:
    """For a while somebody else writes."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(0.5)
        other.execute("ROLLBACK")


def play_and_kill(house: QuickServer, kills: int, seed: int) -> int:
    """Three tables are played as fast as possible while the server dies again and again."""
    rng = random.Random(seed)
    players = seated(house, rng)
    for _ in range(kills):
        if all_over(players):
            players += seated(house, rng)
        wait_for_answers(players, rng.randint(1, 12))
        time.sleep(rng.uniform(0, 0.05))
        house.kill()
        house.start()
    wait_for_answers(players, 1)
    acknowledged = told(players)
    assert acknowledged >= kills
    return acknowledged


def seated(house: QuickServer, rng: random.Random) -> list[Player]:
    """Three tables with three players each, who have begun to answer; games as long as can be."""
    tables = (("pig", 500), ("polterfass", 200), ("polterfass", 200))
    return answering(lambda: Person(house, "Anna"), tables, rng)


def answering(
    come: Callable[[], Person], tables: Iterable[tuple[str, int]], rng: random.Random
) -> list[Player]:
    """Somebody who comes to each table and plays all three seats of it."""
    players: list[Player] = []
    for game, target in tables:
        anna = come()
        table = anna.make(game, "me", "here Oma", "here Opa", options={"target": target})["id"]
        with anna.sit(table) as seat:
            seat.ask("frame", type="start")
        players += [Player(anna, table, seat, rng) for seat in range(3)]
    for player in players:
        player.start()
    return players


def told(players: list[Player]) -> int:
    """Stop, and compare; how many answers were acknowledged."""
    acknowledged = check(players)
    for person in {player.person for player in players}:
        person.close()
    return acknowledged


def all_over(players: list[Player]) -> bool:
    """Whether every game has come to its end, as on a fast machine it may."""
    return all(player.over.is_set() for player in players)


def wait_for_answers(players: list[Player], more: int) -> None:
    """Let the game go on for some answers; on a busy machine that may take a while."""
    goal = sum([len(player.acknowledged) for player in players]) + more
    end = time.monotonic() + 2 * PATIENCE
    while sum([len(player.acknowledged) for player in players]) < goal and not all_over(players):
        assert time.monotonic() < end, "nobody can play any more"
        time.sleep(0.005)


def check(players: list[Player]) -> int:
    """Stop; the log on disk holds exactly what was said: what was acknowledged, in order, once."""
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(2 * PATIENCE)
        assert not player.is_alive()
    acknowledged = 0
    for player in players:
        log = player.person.http.get(f"/api/tables/{player.table}/log?seat={player.seat}").text
        assert log.startswith("stammtisch 1"), log[:200]
        answers = dict(enumerate(answers_of(log, player.seat), start=1))
        assert answers == {at: player.said[at] for at in answers}
        assert player.acknowledged.items() <= answers.items()
        acknowledged += len(player.acknowledged)
        assert player.trouble == []
    return acknowledged
