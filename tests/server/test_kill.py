"""Killed at any moment, the server comes back with every acknowledged answer, none twice."""

from __future__ import annotations

import json
import random
import threading
import time
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from .people import Mother, Person, QuickServer, Seat
from .postgres import Cluster


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


@pytest.mark.slow
@pytest.mark.timeout(200)
def test_killed_fifty_times_no_acknowledged_answer_is_lost_or_counted_twice(
    own_server: QuickServer,
) -> None:
    play_and_kill(own_server, kills=50)


@pytest.mark.slow
@pytest.mark.postgres
def test_neither_with_postgresql(cluster: Cluster, mother: Mother) -> None:
    house = QuickServer(cluster.database("kill"), mother)
    try:
        play_and_kill(house, kills=10)
    finally:
        house.kill()


def play_and_kill(house: QuickServer, kills: int) -> None:
    """Three tables are played as fast as possible while the server dies again and again."""
    rng = random.Random(7)
    players: list[Player] = []
    for game in ("pig", "polterfass", "polterfass"):
        anna = Person(house, "Anna")
        long = {"pig": 500, "polterfass": 200}[game]
        table = anna.make(game, "me", "here Oma", "here Opa", options={"target": long})["id"]
        with anna.sit(table) as seat:
            seat.ask("frame", type="start")
        players += [Player(anna, table, seat, rng) for seat in range(3)]
    for player in players:
        player.start()
    for _ in range(kills):
        wait_for_answers(players, rng.randint(1, 12))
        time.sleep(rng.uniform(0, 0.05))
        house.kill()
        house.start()
    time.sleep(1)
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(15)
    acknowledged = check(players)
    assert acknowledged > 3 * kills
    print(f"{acknowledged} answers acknowledged over {kills} kills")
    for person in {player.person for player in players}:
        person.close()


def wait_for_answers(players: list[Player], more: int) -> None:
    """Let the game go on for some answers; on a busy machine that may take a while."""
    goal = sum([len(player.acknowledged) for player in players]) + more
    end = time.monotonic() + 15
    while sum([len(player.acknowledged) for player in players]) < goal:
        assert time.monotonic() < end, "nobody can play any more"
        time.sleep(0.005)


def check(players: list[Player]) -> int:
    """The log on disk holds exactly what was said: every acknowledged answer, in order, once."""
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
