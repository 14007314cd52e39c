"""What one process has written reaches the guests of another."""

from __future__ import annotations

import asyncio

from stammtisch.server.tables.records import Chair, TableRecord

from .houses import come_in, sent, settled, two_houses


def test_who_comes_in_just_as_the_game_begins_elsewhere_sees_it() -> None:
    async def run() -> list[str]:
        inns, memory = two_houses()
        chairs = [Chair("person", name, name, nonce="n") for name in ("Anna", "Ben")]
        memory.tables["t"] = TableRecord("t", "pig", {}, "Anna", "7", chairs=chairs)
        here, there = [await inn.room("t") for inn in inns]
        await here.play.start("Anna", "n")
        guest = await come_in(there, "Ben")
        await settled(*inns)
        return [message["type"] for message in sent(guest)]

    assert "frame" in asyncio.run(run())
