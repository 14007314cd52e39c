"""The workers of one command: all guests of a table are brought to one of them.

Any worker could serve any table, but then each answer would be played in all of them. So whoever
accepts the WebSocket of another one's table hands it over as it is; where the other one is dead, or
does not take it, the guest stays.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import re
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from ..logs import log
from ..tables.ids import place_of

TABLE: Final = re.compile(rb"/api/tables/([^/?]+)(?:\?|$)")
LONGEST: Final = 1 << 17  # bytes of a request; a connection ends before it has read so many
SIBLINGS: Final = "siblings"  # where a server's state names them
TRIES: Final = 40
Take = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]
A_MOMENT: Final = 0.005  # seconds until the next try, while the other's door is crowded


class Siblings:
    """A door for each worker: a socket in a folder of theirs, by its place among them."""

    def __init__(self, folder: str, place: int, count: int) -> None:
        self.folder: Final = Path(folder)
        self.place: Final = place
        self.count: Final = count
        self.door: Final = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.door.setblocking(False)
        self._coming: Final[set[asyncio.Task[None]]] = set()

    def open(self, take: Take) -> bool:
        """Take connections with their requests from now on; without a door each keeps its own."""
        path = self._door_of(self.place)
        try:
            path.unlink(missing_ok=True)  # of the worker that was here before
            self.door.bind(str(path))
        except OSError as error:  # such as a folder whose name is too long
            log.warning("no door for connections", extra={"error": str(error)})
            return False
        asyncio.get_running_loop().add_reader(self.door, self._let_in, take)
        return True

    def close(self) -> None:
        """Others keep their guests."""
        asyncio.get_running_loop().remove_reader(self.door)
        self.door.close()
        self._door_of(self.place).unlink(missing_ok=True)

    def _door_of(self, place: int) -> Path:
        return self.folder / str(place)

    def _let_in(self, take: Take) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, files, _, _ = socket.recv_fds(self.door, LONGEST, 1)
                for file in files:
                    task = asyncio.create_task(take(socket.socket(fileno=file), request))
                    self._coming.add(task)
                    task.add_done_callback(self._coming.discard)

    def place_for(self, address: bytes) -> int | None:
        """To whom a guest is brought who asks for this address; None is here."""
        found = TABLE.match(address)
        place = self.place if found is None else place_of(found[1].decode("latin-1"), self.count)
        return None if place == self.place else place

    async def hand_over(self, place: int, guest: asyncio.BaseTransport, request: bytes) -> bool:
        """Give a connection to another worker; whether it was taken."""
        for _ in range(TRIES):
            if guest.is_closing():
                return False
            files = array.array("i", [guest.get_extra_info("socket").fileno()])
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)]
            try:
                self.door.sendmsg([request], rights, 0, str(self._door_of(place)))
            except BlockingIOError:
                await asyncio.sleep(A_MOMENT)
            except OSError:
                return False
            else:
                return True
        return False
