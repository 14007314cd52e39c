"""The thinking processes: fed log text, each keeps its tables warm; a stuck one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sys
import zlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, Final, cast

import msgspec

from ..logs import log
from ..protocol.heard import Verified
from ..protocol.refusals import Refused
from ..tables.needs import Agreed, NoThought, Odds, Written
from . import rules, tasks
from .limits import PATIENCE, PATIENCE_AT_START, PATIENCE_FOR_A_PACK, PATIENCE_FOR_A_REVIEW

LONGEST_LINE: Final = 1 << 24
MOST_KNOWN: Final = 10_000
A_MOMENT: Final = 1.0
LONGEST: Final = 1.0  # seconds for a bot to think,
LONGEST_WAIT: Final = 2.5  # for all who wait before it, too, so that nobody waits for 3 in all,
SHORTEST: Final = 0.02  # and for those who come when far too many wait


def fair_time(waiting: list[float], now: float) -> float:
    """How long the first may think, so that all who wait since then can have as much in time."""
    left = [(since + LONGEST_WAIT - now) / place for place, since in enumerate(waiting, 1)]
    return max(SHORTEST, min(LONGEST, *left))


class Process:
    """One process. Its tasks are done one after the other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience: Final = patience  # for one task, or for one part of a long one
        self.process: asyncio.subprocess.Process | None = None
        self.known: Final[OrderedDict[str, int]] = OrderedDict()  # moments told, by table
        self.lock: Final = asyncio.Lock()
        self.waiting: Final[list[float]] = []  # since when, those whose turn is yet to come
        self.home = ""
        self.told: Callable[[float], None] = nobody_asks  # how much of a long task is done

    async def start(self) -> asyncio.subprocess.Process:
        """A new process that knows nothing; it ends by itself when its input ends."""
        self.known.clear()
        self.home = rules.home()
        paths = [self.home, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # started in a checkout, the server has its rules compiled elsewhere
            "-m",
            "stammtisch.server.thinking.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([p for p in paths if p])},
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its processes
        )
        assert self.process.stdout is not None
        await asyncio.wait_for(self.process.stdout.readline(), PATIENCE_AT_START)
        return self.process

    async def warm_up(self) -> None:
        """Start before there is a task."""
        async with self.lock:
            if self.process is None:
                with contextlib.suppress(TimeoutError, OSError):
                    await self.start()

    async def renew(self) -> None:
        """Where the rules have been compiled meanwhile, a new process takes them up."""
        if self.process is not None and self.home != rules.home():
            await self.stop()
            log.info("thinking with other rules", extra={"compiled": rules.home() != rules.OWN})

    async def think(self, task: tasks.Task, whole: Written) -> tasks.Thought:
        """A thought about a game; the process is told what it does not know yet."""
        since = monotonic()
        self.waiting.append(since)
        try:
            await self.lock.acquire()
        finally:
            self.waiting.remove(since)
        try:
            if isinstance(task, tasks.Choose):
                task.seconds = fair_time([since, *self.waiting], monotonic())
            return await self._in_turn(task, whole)
        finally:
            self.lock.release()

    async def _in_turn(self, task: tasks.Task, whole: Written) -> tasks.Thought:
        await self.renew()
        begin = self.known.pop(whole.table, 0)
        thought = await self._about(task, whole, begin)
        if thought.unknown:
            thought = await self._about(task, whole, 0)
        self.known[whole.table] = 0 if thought.error else len(whole.moments)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return thought

    async def _about(self, task: tasks.Task, whole: Written, begin: int) -> tasks.Thought:
        if self.process is None or self.process.returncode is not None:
            begin = 0
        head = whole.head if begin == 0 else ""
        task.game = tasks.LoggedGame(whole.table, head, begin, whole.moments[begin:])
        return await self.ask(task, self.patience)

    async def ask(self, task: tasks.Task | tasks.Agree, patience: float) -> tasks.Thought:
        """Write a line, read a line; who does not answer in time is ended."""
        try:
            process = self.process
            if process is None or process.returncode is not None:
                process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            while True:
                line = await asyncio.wait_for(process.stdout.readline(), patience)
                thought = msgspec.json.decode(line, type=tasks.Thought)
                if thought.progress is None:
                    return thought
                self.told(thought.progress)
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop()
            return tasks.Thought(error=type(error).__name__)
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next task
            raise

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Pool:
    """Processes for bots, who may take their time; others for what people wait for; one for packs.

    Those for hints are there once somebody has asked for one: no bot waits for a hint.

    Each table has its own, so that its replayed game stays there.
    """

    def __init__(self, count: int) -> None:
        self.slow: Final = [Process() for _ in range(count)]
        self.quick: Final = [Process() for _ in range(count)]
        self.hints: Final = [Process() for _ in range(count)]
        self.setups: Final = Process()
        self.reviews: Final = Process(PATIENCE_FOR_A_REVIEW)  # one by one: no table notices
        self.turn: Final = asyncio.Lock()  # whose review is under way
        self.is_closing = False

    async def warm_up(self) -> None:
        """Start what people would wait for, once those who wait already are served."""
        await asyncio.sleep(A_MOMENT)
        for process in (*self.quick, self.setups):
            await process.warm_up()

    async def choose(self, game: Written, seat: int, level: str, seed: int) -> str:
        """The choice of a bot whose chance begins with that seed."""
        task = tasks.Choose(NO_GAME, seat, level, seed)
        return msgspec.json.decode(await self._think(self.slow, task, game), type=str)

    async def odds(self, game: Written, seats: list[int]) -> dict[int, Odds]:
        """What each of these seats could work out."""
        found = await self._think(self.quick, tasks.WorkOut(NO_GAME, seats), game)
        return msgspec.json.decode(found, type=dict[int, dict[str, Any]])

    async def replay(
        self, game: Written, seat: int | None, span: range, odds: bool, words: bool
    ) -> bytes:
        """Some moments through a viewer's eyes, as the JSON of a `Replay`."""
        task = tasks.ShowAgain(NO_GAME, seat, span.start, span.stop - 1, odds, words)
        return bytes(await self._think(self.quick, task, game))

    async def chronicle(self, game: Written, seat: int | None) -> bytes:
        """A game in retrospect, as the JSON of a `Chronicle`."""
        return bytes(await self._think(self.quick, tasks.LookBack(NO_GAME, seat), game))

    async def advise(self, game: Written, seat: int, seconds: float) -> bytes:
        """Advice for a seat, as the JSON of an `Advice`."""
        task = tasks.Advise(NO_GAME, seat, seconds, secrets.randbits(48))
        return bytes(await self._think(self.hints, task, game))

    async def review(self, game: Written, seats: list[int], told: Callable[[float], None]) -> bytes:
        """A game that is over, graded, as the JSON of a `GameReview`; it tells how far it is."""
        async with self.turn:
            self.reviews.told = told
            return bytes(await self._think([self.reviews], tasks.GradeAll(NO_GAME, seats), game))

    async def prove(self, game: Written, seed: str) -> Verified:
        """Whether the revealed seed gives every outcome."""
        found = await self._think(self.quick, tasks.Prove(NO_GAME, seed), game)
        return msgspec.json.decode(found, type=Verified)

    async def agree(
        self, game: str, seats: int, options: Mapping[str, object], pack: str | None
    ) -> Agreed:
        """Try out the set-up of a new table, in a process that may fail or get stuck over it."""
        # What came as JSON holds nothing else, and the set-up itself refuses what does not fit.
        wish = tasks.Agree(game, seats, cast("dict[str, int | str | bool]", dict(options)), pack)
        async with self.setups.lock:
            await self.setups.renew()
            thought = await self.setups.ask(wish, PATIENCE_FOR_A_PACK)
        if thought.code:
            raise Refused(thought.code, thought.error)
        if thought.error:
            log.error("set-up failed", extra={"game": game, "error": thought.error})
            raise Refused("bad-pack", "this set-up takes too long, or too much memory")
        found = msgspec.json.decode(thought.found, type=tasks.Agreement)
        kept = None if found.pack is None else json.dumps(found.pack, separators=(",", ":"))
        return Agreed(found.options, kept)

    async def _think(
        self, processes: list[Process], task: tasks.Task, game: Written
    ) -> msgspec.Raw:
        process = processes[zlib.crc32(game.table.encode()) % len(processes)]
        thought = await process.think(task, game)
        if thought.error and not self.is_closing:
            log.error("thinking failed", extra={"table": game.table, "error": thought.error})
        if thought.error:
            raise NoThought(thought.error)
        return thought.found

    async def stop(self) -> None:
        """End all processes."""
        self.is_closing = True
        for process in (*self.slow, *self.quick, *self.hints, self.setups, self.reviews):
            await process.stop()


def nobody_asks(part: float) -> None:
    """What most tasks do not tell."""


NO_GAME: Final = tasks.LoggedGame("", "", 0, [])
