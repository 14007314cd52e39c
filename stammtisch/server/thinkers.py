"""The bots' worker processes: fed log text, each keeps its tables warm; a stuck one is replaced."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import zlib
from pathlib import Path
from typing import Final

import msgspec

from .logs import log
from .worker import Task, Thought

PATIENCE: Final = 15.0  # seconds before a worker counts as stuck
LONGEST_LINE: Final = 1 << 24


class NoThought(Exception):
    """The worker failed; the caller must do without."""


class Worker:
    """One process. Its tasks are done one after the other."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.known: Final[dict[str, int]] = {}  # by table: how many moments it has been told
        self.lock: Final = asyncio.Lock()

    async def start(self) -> asyncio.subprocess.Process:
        """A new process that knows nothing; it ends by itself when its input ends."""
        self.known.clear()
        package = str(Path(__file__).parents[2])
        paths = [package, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "stammtisch.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([p for p in paths if p])},
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
        )
        return self.process

    async def think(self, task: Task) -> str:
        """The choice of a bot, or NoThought."""
        async with self.lock:
            begin = self.known.get(task.table, 0)
            thought = await self._ask(task, begin)
            if thought.unknown:
                thought = await self._ask(task, 0)
            self.known[task.table] = len(task.moments)
        if thought.choice is None:
            raise NoThought(thought.error)
        return thought.choice

    async def _ask(self, task: Task, begin: int) -> Thought:
        process = self.process
        if process is None or process.returncode is not None:
            process, begin = await self.start(), 0
        assert process.stdin is not None
        assert process.stdout is not None
        part = msgspec.structs.replace(task, begin=begin, moments=task.moments[begin:])
        try:
            process.stdin.write(msgspec.json.encode(part) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            return msgspec.json.decode(line, type=Thought)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            await self.stop()
            raise NoThought(type(error).__name__) from None

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """A few workers; each table has its own, so that its replayed game stays there."""

    def __init__(self, count: int) -> None:
        self.workers: Final = [Worker() for _ in range(count)]

    async def choose(self, task: Task) -> str:
        """A bot's choice, or NoThought."""
        worker = self.workers[zlib.crc32(task.table.encode()) % len(self.workers)]
        try:
            return await worker.think(task)
        except NoThought as error:
            log.error("bot failed", extra={"table": task.table, "error": str(error)})
            raise

    async def stop(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.stop()


def task_of(table: str, head: str, moments: list[list[str]], seat: int, level: str) -> Task:
    """What a worker must know to think."""
    return Task(table, head, 0, moments, seat, level, secrets.randbits(48))
