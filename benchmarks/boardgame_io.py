"""The same load on boardgame.io: people who speak Socket.IO over a plain WebSocket."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

import msgspec

from .people import Figures
from .servers import HOST, Server, free_port
from .wire import Wire, connect

SCRIPT: Final = Path(__file__).with_name("boardgame_io.mjs")


class Turn(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # their word


class State(msgspec.Struct):
    """As much of a state as a player needs who always rolls."""

    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: State


SYNC: Final = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE: Final = msgspec.json.Decoder(tuple[str, str, State, list[Any]])


class Player:
    """A connection of one player; it rolls when it is its turn."""

    def __init__(self, figures: Figures, match: str, player: str, seats: int) -> None:
        self.figures: Final = figures
        self.match: Final = match
        self.player: Final = player
        self.seats: Final = seats
        self.wire: Wire | None = None
        self.state: State | None = None
        self.said = 0.0
        self.answered = -1

    def heard(self, body: bytes) -> None:
        """Socket.IO: `0` opens, `40` joins, `42` is an event, `2` asks whether we live."""
        if body.startswith(b"42"):
            self.event(body[body.index(b"[") :])
        elif body.startswith(b"40"):
            self.emit("sync", self.match, self.player, None, self.seats)
        elif body == b"2" and self.wire is not None:
            self.wire.say(b"3")

    def emit(self, *words: Any) -> None:
        """Send an event."""
        assert self.wire is not None
        self.wire.say(b"42/pig," + msgspec.json.encode(words))

    def event(self, words: bytes) -> None:
        """A new state: our own answer is taken with it."""
        if words.startswith(b'["sync"'):
            self.state = SYNC.decode(words)[2].state
        elif words.startswith(b'["update"'):
            self.state = UPDATE.decode(words)[2]
            if self.said and self.state.number > self.answered:
                self.figures.take(self.said)
                self.said = 0.0
        if self.figures.hurry:
            self.answer()

    def answer(self) -> bool:
        """Roll, if it is this player's turn and this state is not answered yet."""
        state = self.state
        if state is None or state.ctx.currentPlayer != self.player:
            return False
        if state.number == self.answered:
            return False
        self.answered, self.said = state.number, time.perf_counter()
        payload: dict[str, Any] = {"type": "roll", "args": [], "credentials": None}
        payload["playerID"] = self.player
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, state.number, self.match, self.player)
        return True


def their_server(folder: str) -> Server:
    """boardgame.io in a folder where it is installed."""
    port = free_port()
    copy = Path(folder) / SCRIPT.name
    copy.write_text(SCRIPT.read_text("utf-8"), "utf-8")
    return Server(["sh", "-c", f"cd '{folder}' && exec node {copy.name} {port}"], port)


async def gather(server: Server, matches: int, seats: int, figures: Figures) -> list[Player]:
    """Matches with a connection for every player; the first to ask for one makes it."""
    found: list[Player] = []
    for number in range(matches):
        for place in range(seats):
            player = Player(figures, f"m{number}", str(place), seats)
            path = "/socket.io/?EIO=4&transport=websocket"
            player.wire = await connect(HOST, server.port, path, "", player.heard)
            player.wire.say(b"40/pig,")
            found.append(player)
            await player.wire.until(lambda: found[-1].state is not None)
    return found
