"""A PostgreSQL that falls silent: connections that look open, and over which nothing comes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from stammtisch.server.app import open_house
from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.said import Answer, Start
from stammtisch.server.settings import Settings
from stammtisch.server.storage import postgres
from stammtisch.server.storage.database import read_url
from stammtisch.server.storage.opening import open_database
from stammtisch.server.tables.guest import RESTART
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.house import House
from stammtisch.server.tables.records import PlayerRecord

from .houses import come_in, sent
from .postgres import Cluster

pytestmark = pytest.mark.postgres
PATIENCE = 3.0  # seconds for a statement, here


class Relay:
    """Carries bytes to the database and back; those it carries while silent never come."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_silent = False
        self._carrying: set[asyncio.Task[None]] = set()
        self._open: list[asyncio.StreamWriter] = []
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._open += [writer, back]
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, target))
            self._carrying.add(task)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                if self.is_silent:
                    await asyncio.Event().wait()  # this connection is dead, and does not know it
                target.write(data)
            target.close()

    async def end(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)
        for each in self._open:
            each.close()
            with contextlib.suppress(OSError):
                await each.wait_closed()


@contextlib.asynccontextmanager
async def house_behind(relay: Relay, url: str) -> AsyncIterator[House]:
    """A house whose database is reached through the relay."""
    through = make_url(url).set(port=await relay.open()).render_as_string(hide_password=False)
    settings = Settings(through, bot_pause=0.0, thinkers=1)
    database = open_database(read_url(through))
    await database.bring_up_to_date()
    async with open_house(settings, database) as house:
        yield house
    await relay.end()


async def silence(relay: Relay, url: str) -> None:
    async with house_behind(relay, url) as house:
        wish = NewTable("pig", [SeatWish("me"), SeatWish("here", name="Oma")])
        room = await house.open_table(wish, PlayerRecord("anna", "Anna"))
        anna = await come_in(room, "anna")
        await obey(room, anna, Start())
        relay.is_silent = True
        with pytest.raises(Refused, match="could not be written"):
            await asyncio.wait_for(obey(room, anna, Answer(1, "roll")), 60)
        assert not await house.reader.is_well()
        assert sent(anna)[-1] == {"type": "closed", "code": RESTART}
        relay.is_silent = False  # old connections stay dead, new ones live
        end = time.monotonic() + 60
        while not await house.reader.is_well():
            assert time.monotonic() < end
        again = await house.room(room.record.id)
        anna = await come_in(again, "anna")
        await obey(again, anna, Answer(1, "roll"))
        assert "taken" in [message["type"] for message in sent(anna)]
        assert len(again.begun().moments) == 2


def test_a_silent_database_is_not_waited_for_and_found_again(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    quick = {**postgres.CONNECT, "timeout": PATIENCE, "command_timeout": PATIENCE}
    monkeypatch.setattr(postgres, "CONNECT", quick)
    asyncio.run(silence(Relay(cluster.port), cluster.database("silent")))
