"""The same load on boardgame.io: people who speak Socket.IO over a plain WebSocket."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .wire import connect

if TYPE_CHECKING:
    from .load import Figures, Server

SCRIPT = Path(__file__).with_name("boardgame_io.mjs")


class Player:
    """A connection of one player; it rolls when it is its turn."""

    def __init__(self, figures: Figures, match: str, player: str, seats: int, hurry: bool) -> None:
        self.figures = figures
        self.match = match
        self.player = player
        self.hurry = hurry
        self.seats = seats
        self.wire: Any = None
        self.state: dict[str, Any] = {}
        self.said = 0.0
        self.answered = -1

    def heard(self, body: bytes) -> None:
        """Socket.IO: `0` opens, `40` joins, `42` is an event, `2` asks whether we live."""
        if body.startswith(b"40"):
            self.emit("sync", self.match, self.player, None, self.seats)
        elif body == b"2":
            self.wire.say(b"3")
        elif body.startswith(b"42"):
            self.event(json.loads(body[body.index(b"[") :]))

    def emit(self, *words: Any) -> None:
        self.wire.say(b"42/pig," + json.dumps(words).encode())

    def event(self, words: list[Any]) -> None:
        """A new state: our own answer is taken with it."""
        if words[0] == "sync":
            self.state = words[2]["state"]
        elif words[0] == "update":
            self.state = words[2]
            if self.said and self.state["_stateID"] > self.answered:
                self.figures.take(self.said)
                self.said = 0.0
        if self.hurry:
            self.answer()

    def answer(self) -> bool:
        """Roll, if it is this player's turn and this state is not answered yet."""
        state = self.state
        if not state or state["ctx"]["currentPlayer"] != self.player:
            return False
        if state["_stateID"] == self.answered:
            return False
        self.answered, self.said = state["_stateID"], time.perf_counter()
        payload: dict[str, Any] = {
            "type": "roll",
            "args": [],
            "playerID": self.player,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, state["_stateID"], self.match, self.player)
        return True


def their_server(folder: str) -> Server:
    """boardgame.io in a folder where it is installed."""
    from .load import Server, free_port

    port = free_port()
    copy = Path(folder) / SCRIPT.name
    copy.write_text(SCRIPT.read_text("utf-8"), "utf-8")
    command = ["sh", "-c", f"cd '{folder}' && exec node {copy.name} {port} > /dev/null"]
    return Server(command, port, "/")


async def gather_matches(server: Server, wishes: argparse.Namespace, figures: Figures) -> list[Any]:
    """Matches with a connection for every player; the first to ask for one makes it."""
    found: list[Any] = []
    for number in range(wishes.tables):
        for place in range(wishes.seats):
            player = Player(figures, f"m{number}", str(place), wishes.seats, wishes.rate == 0)
            path = "/socket.io/?EIO=4&transport=websocket"
            player.wire = await connect("127.0.0.1", server.port, path, "", player.heard)
            player.wire.say(b"40/pig,")
            while not player.state:
                await asyncio.sleep(0.001)
            found.append(player)
    return found
