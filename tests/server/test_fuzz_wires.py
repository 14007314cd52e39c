"""Whatever bytes come over a WebSocket, the others at that table play on."""

from __future__ import annotations

import random
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.sizes import sized

from .fuzzing import Fuzzer
from .people import Person, QuickServer, Seat

Record = Callable[[str, object], None]


def raw(rng: random.Random) -> bytes:
    """A frame as no honest client would send it: masked or not, of any kind and claimed length."""
    body = rng.randbytes(rng.choice([0, 1, 5, 130]))
    claimed = rng.choice([len(body), len(body) + 1, 125, 126, 127])
    head = struct.pack("!BB", rng.randrange(256), rng.choice([0x80, 0]) | claimed)
    more = rng.choice([b"", rng.randbytes(2), rng.randbytes(8), b"\xff" * 8])
    return rng.choice([head + more + b"\0\0\0\0" + body, rng.randbytes(40)])


class Vandal:
    """Somebody who plays for all seats: answers now and then, and says much else."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person, self.table, self.rng = person, table, rng
        self.fuzzer = Fuzzer({}, 5)
        self.did: Counter[str] = Counter()

    def come(self) -> None:
        """One connection: some messages, then perhaps something that is none."""
        try:
            with self.person.sit(self.table) as seat:
                self.frame = seat.hear("frame")
                for _ in range(self.rng.randint(1, 12)):
                    self._speak(seat)
                if self.rng.random() < 0.7:
                    self._smash(seat.socket.socket)
                else:
                    seat.ask("pong", type="ping")
        except (WebSocketException, OSError, EOFError):
            self.did["sent away"] += 1

    def _smash(self, wire: socket.socket) -> None:
        """What is no message, or a part of one; the rest never comes."""
        wire.sendall(raw(self.rng))
        self.did["bytes"] += 1
        time.sleep(0.01)
        wire.shutdown(socket.SHUT_RDWR)

    def _speak(self, seat: Seat) -> None:
        question = self.frame["question"]
        text = self.rng.choice(question["options"])["text"] if question else "roll"
        right = {"type": "answer", "at": self.frame["at"], "choice": text}
        if question and self.rng.random() < 0.3:
            seat.say(**right)
            self.did[seat.hear("taken")["type"]] += 1
            self.frame = seat.hear("frame")
        else:
            seat.socket.send(self.fuzzer.mutated(right))
            self.did["mutated"] += 1


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.timeout(1800)
def test_no_bytes_on_a_wire_break_a_running_game(
    own_server: QuickServer, record_property: Record
) -> None:
    count, rng = sized(ci=150, full=10_000), random.Random(8)
    anna, ben, did = Person(own_server, "Anna"), Person(own_server), Counter[str]()
    while did.total() < count:
        table = anna.make("quacks", "me", "here Oma", seed=str(did.total()))["id"]
        with ben.sit(table) as witness:
            with anna.sit(table) as seat:
                seat.ask("frame", type="start")
            vandal = Vandal(anna, table, rng)
            for _ in range(20):
                vandal.come()
            with anna.sit(table) as seat:
                frame = seat.hear("frame")
                seat.say(at=frame["at"], choice=frame["question"]["options"][0]["text"])
                seat.hear("taken")
            assert witness.ask("pong", type="ping")
        did += vandal.did
    ben.close()
    anna.close()
    record_property("over real sockets", dict(did))
    assert Path(own_server.log).read_text().count("message failed") == 0
    assert did["taken"] > did.total() / 10
