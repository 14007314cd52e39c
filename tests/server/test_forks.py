"""Two tables with the same luck, one hidden answer changed: nobody else can tell them apart."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from stammtisch.core import Chance, Question, Title
from stammtisch.core.errors import StammtischError
from stammtisch.games import titles
from stammtisch.server.protocol.heard import Rules
from stammtisch.server.protocol.refusals import Refused, refusal
from stammtisch.server.protocol.said import Answer, Undo
from stammtisch.server.tables.guest import Guest
from stammtisch.server.tables.hearing import obey, refuse
from stammtisch.server.tables.house import House
from stammtisch.server.tables.records import Chair, TableRecord
from stammtisch.server.tables.room import Room
from stammtisch.server.web.identity import token
from stammtisch.server.web.routes import ENDPOINTS, route
from tests.contract.play import variants
from tests.sizes import sized

from .houses import come_in, house, settled, two_houses

KEY = b"key"
FORKS = sized(ci=2, full=40)
BEFORE = 30  # answers before the fork, at most
AFTER = sized(ci=3, full=12)
CASES = [
    (title, seats, options)
    for title in titles().values()
    for options in variants(title)
    for seats in sorted({*title.seats})
    if not options or seats == title.seats[0]
]
HIDING = {"polterfass", "beer_and_bread"}
"""Games in which somebody answers in secret, or in parts that others do not see."""

WITH_SECRETS = [{"module": 4}, {"module": 5}]
"""Options with which a game without secrets has some: start cards."""


@dataclass
class Side:
    """One of the two tables, a guest in every seat and a spectator, at one worker or two."""

    rooms: list[Room]
    apps: list[Starlette]
    guests: dict[int | None, Guest]

    @property
    def room(self) -> Room:
        return self.rooms[0]

    def worker(self, viewer: int | None) -> int:
        """To which of the workers a viewer has come."""
        return (0 if viewer is None else viewer + 1) % len(self.rooms)

    async def told(self, viewer: int | None, again: bool) -> list[str]:
        """Every byte that a viewer has got over the WebSocket, and gets over HTTP."""
        guest = self.guests[viewer]
        heard = [str(message) for message in guest.take()]
        table = f"/api/tables/{self.room.record.id}"
        paths = [table, f"{table}/log", "/api/me"]
        if again:
            mine = "" if viewer is None else f"seat={viewer}&"
            paths += [f"{table}/replay?{mine}from={first}&to=999" for first in (0, 50)]
        cookies = {} if viewer is None else {"stammtisch": token(KEY, f"p{viewer}")}
        transport = httpx.ASGITransport(app=self.apps[self.worker(viewer)])
        browser = httpx.AsyncClient(transport=transport, base_url="http://x", cookies=cookies)
        async with browser as http:
            answers = [await http.get(path) for path in paths]
        assert {answer.status_code for answer in answers} == {200}
        return heard + [answer.text for answer in answers]

    async def say(self, seat: int, said: Answer | Undo) -> None:
        guest, room = self.guests[seat], self.rooms[self.worker(seat)]
        try:
            await obey(room, guest, said)
        except (Refused, StammtischError) as error:
            why = error if isinstance(error, Refused) else refusal(error)
            await refuse(room, guest, why, said.at)
        if len(self.rooms) > 1:
            await settled(*[room.house for room in self.rooms])
        assert len({room.begun().last for room in self.rooms}) == 1  # they are not deaf


def app_of(inn: House) -> Starlette:
    app = Starlette(routes=[route(endpoint) for endpoint in ENDPOINTS])
    app.state.house, app.state.key = inn, KEY
    return app


async def side(title: Title, seats: int, options: dict[str, Any], seed: str, workers: int) -> Side:
    """A table that has begun; both sides have the same id, luck and people."""
    inns, memory = two_houses(limits=1000.0)
    if workers == 1:
        inn, memory = house(limits=1000.0)
        inns = [inn]
    chairs = [Chair("person", f"p{seat}", f"P{seat}", nonce="n") for seat in range(seats)]
    rules = Rules("counts" if options else "full")
    record = TableRecord(
        "t", title.id, options, "p0", seed, rules=rules, unsealed=True, chairs=chairs
    )
    memory.tables["t"] = record
    found = Side([await inn.room("t") for inn in inns], [app_of(inn) for inn in inns], {})
    for viewer in range(seats):
        found.guests[viewer] = await come_in(found.rooms[found.worker(viewer)], f"p{viewer}")
    await found.room.play.start("p0", "n")
    await settled(*inns)
    found.guests[None] = await come_in(found.room, None)
    return found


def hidden_twins(room: Room, seat: int, question: Question) -> list[tuple[str, str]]:
    """Pairs of answers after which everybody else sees the same."""
    table = room.begun().table
    others = [viewer for viewer in (None, *range(table.setup.seats)) if viewer != seat]
    seen: dict[str, str] = {}
    twins = []
    for choice in question.choices[:10]:
        after = table.game.copy()
        after.apply(seat, choice)
        views = repr([table.title.view(after, viewer) for viewer in others])
        if views in seen and not any(isinstance(step, Chance) for step in after.open()):
            twins.append((seen[views], choice.text))
        seen.setdefault(views, choice.text)
    return twins


async def forked(one: Side, other: Side, seat: int) -> int:
    """Go on after the fork; at how many looks the others could not tell the sides apart."""
    looks = 0
    for number in range(AFTER):
        same = [v for v in one.guests if v != seat and is_same(one.room, other.room, v)]
        for viewer in same:
            first, second = [await side.told(viewer, again=number == 0) for side in (one, other)]
            assert len(first) == len(second), f"viewer {viewer} hears more on one side"
            for left, right in zip(first, second, strict=True):
                assert left == right, f"viewer {viewer}: {where_apart(left, right)}"
            looks += 1
        await poke(one, other, [viewer for viewer in same if viewer is not None])
        if not same or not await go_on(one, other, seat):
            break
    return looks


def where_apart(one: str, other: str) -> str:
    """The first difference, with what stands around it."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    return f"{one[max(0, place - 80) : place + 60]} | {other[place : place + 60]}"


def is_same(one: Room, other: Room, viewer: int | None) -> bool:
    """Whether what the rules show this viewer, now and in the log, is the same on both sides."""
    left, right = one.begun().table, other.begun().table
    return left.view(viewer) == right.view(viewer) and left.log_for(viewer) == right.log_for(viewer)


async def poke(one: Side, other: Side, seats: list[int]) -> None:
    """What is refused must not tell anything either."""
    for seat in seats:
        for said in (Answer(10_000, "nonsense"), Undo(10_000)):
            await one.say(seat, said)
            await other.say(seat, said)


async def go_on(one: Side, other: Side, seat: int) -> bool:
    """An answer that is the same on both sides, or the next part of the forked one."""
    for asked, question in one.room.opened.items():
        twin = other.room.opened.get(asked)
        if twin is None:
            continue
        if asked != seat and twin.options != question.options:
            return False  # this seat knows the difference by right
        await one.say(asked, Answer(question.at, question.options[0]))
        await other.say(asked, Answer(twin.at, twin.options[0]))
        return True
    return False


async def fork(title: Title, seats: int, options: dict[str, Any], seed: int, workers: int) -> int:
    """Play the same on both sides, then change one hidden answer; how much was compared."""
    rng = random.Random(seed)
    sides = [await side(title, seats, options, f"forked {seed}", workers) for _ in range(2)]
    for number in range(BEFORE):
        room = sides[0].room
        if room.record.status == "over":
            return 0
        seat, question = rng.choice([*room.opened.items()])
        twins = hidden_twins(room, seat, question) if number >= 7 * seed % BEFORE else []
        if twins:
            answers = rng.choice(twins)
            for each, text in zip(sides, answers, strict=True):
                await each.say(seat, Answer(question.at, text))
            return await forked(sides[0], sides[1], seat)
        text = rng.choice(question.options)
        for each in sides:
            await each.say(seat, Answer(question.at, text))
            for guest in each.guests.values():
                guest.take()
    return 0


def name(part: object) -> str:
    return part.id if isinstance(part, Title) else str(part)


def hides(title: Title, options: dict[str, Any]) -> bool:
    return title.id in HIDING if not options else options in WITH_SECRETS


AT_TWO = [case for case in CASES if hides(case[0], case[2])]


@pytest.mark.parametrize(
    ("workers", "title", "seats", "options"),
    [*[(1, *case) for case in CASES], *[(2, *case) for case in AT_TWO]],
    ids=name,
)
def test_a_hidden_answer_changes_no_byte_for_anybody_else_until_it_is_shown(
    workers: int,
    title: Title,
    seats: int,
    options: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for part in ("room", "play"):  # it is always the same second
        still = SimpleNamespace(time=lambda: 7, monotonic=lambda: 7.0)
        monkeypatch.setattr(f"stammtisch.server.tables.{part}.time", still)

    async def run() -> int:
        return sum([await fork(title, seats, options, seed, workers) for seed in range(FORKS)])

    looks = asyncio.run(run())
    assert looks > 0 or not hides(title, options)
