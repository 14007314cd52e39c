"""No address takes more than its share of what takes long, and no game grows for ever."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.heard import Rules
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.said import Advise, Answer, MakeLink, Sit, Start, Undo, Verify
from stammtisch.server.tables import limits, play, reviews, story
from stammtisch.server.tables.guest import Guest
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.limits import Bucket, Limits, Thoughts
from stammtisch.server.tables.records import PlayerRecord
from stammtisch.server.tables.room import Room
from stammtisch.server.thinking.pool import Pool
from stammtisch.server.web.address import household
from stammtisch.server.web.guard import Guard

from .houses import Thoughts as Thinker
from .houses import come_in, house, sent
from .test_advice import finish


async def begun(game: str = "pig", **options: Any) -> tuple[Room, Guest]:
    """A teaching table whose seats are all Anna's."""
    inn, _ = house()
    seats = [SeatWish("me"), SeatWish("here", name="Oma")]
    wish = NewTable(game, seats, options, rules=Rules("counts", hints=True), seed="7")
    room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
    anna = await come_in(room, "anna")
    await obey(room, anna, Start())
    return room, anna


async def refused(room: Room, guest: Guest, *wishes: Any) -> str:
    """Say all of this; the code of the first refusal."""
    for wish in wishes:
        try:
            await obey(room, guest, wish)
        except Refused as why:
            return why.code
    return ""


def test_an_address_has_a_few_thoughts_at_a_time_and_the_others_wait() -> None:
    async def run() -> tuple[int, int]:
        shared, at_once, most = Thoughts(1.0), 0, 0

        async def think(address: str) -> None:
            nonlocal at_once, most
            async with shared.turn(address):
                at_once += 1
                most = max(most, at_once)
                await asyncio.sleep(0)
                at_once -= 1

        await asyncio.gather(*[think("1.2.3.4") for _ in range(20)])
        alone = most
        await asyncio.gather(*[think(f"1.2.3.{n}") for n in range(20)])
        assert shared._gates == {}
        assert shared.waiting.counts == {}
        return alone, most

    assert asyncio.run(run()) == (limits.MOST_THOUGHTS, 20)


def test_who_has_let_others_think_for_long_is_refused_until_it_is_paid_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    clock = SimpleNamespace(monotonic=lambda: now[0])
    monkeypatch.setattr("stammtisch.server.tables.limits.time", clock)

    async def think(shared: Thoughts, seconds: float) -> bool:
        try:
            async with shared.turn("a"):
                now[0] += seconds
        except Refused:
            return False
        return True

    async def run() -> list[bool]:
        shared = Thoughts(1.0)
        told = [await think(shared, 200.0), await think(shared, 0.0)]
        now[0] += 600.0
        return [*told, await think(shared, 0.0)]

    assert asyncio.run(run()) == [True, False, True]


def test_more_than_a_crowd_does_not_even_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_WAITING", 2)

    async def run() -> None:
        shared, end = Thoughts(1.0), asyncio.Event()

        async def think() -> None:
            async with shared.turn("a"):
                await end.wait()

        waiting = [asyncio.create_task(think()) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await think()
        end.set()
        await asyncio.gather(*waiting)
        await think()

    asyncio.run(run())


class Slow(Thinker):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0
        self.goes_on = asyncio.Event()

    async def _slowly(self) -> None:
        self.thinking += 1
        await self.goes_on.wait()

    async def advise(self, *asked: Any) -> bytes:
        await self._slowly()
        return await super().advise(*asked)

    async def review(self, *asked: Any) -> bytes:
        await self._slowly()
        return await super().review(*asked)


def slow(room: Room, monkeypatch: pytest.MonkeyPatch) -> Slow:
    thinker = Slow()
    monkeypatch.setattr(room.house, "thinker", thinker)
    return thinker


def test_hints_are_worked_out_a_few_at_a_time_and_not_on_what_was_answered_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        room, anna = await begun()
        thinker = slow(room, monkeypatch)
        asking = [asyncio.create_task(refused(room, anna, Advise(1, 5))) for _ in range(8)]
        await asyncio.sleep(0)
        assert thinker.thinking == limits.MOST_THOUGHTS
        await obey(room, anna, Answer(1, "roll"))
        thinker.goes_on.set()
        answers = await asyncio.gather(*asking)
        assert answers == [""] * limits.MOST_THOUGHTS + ["illegal"] * 5

    asyncio.run(run())


def test_no_bot_waits_for_a_hint_and_nobody_pays_for_hints_that_nobody_wants() -> None:
    pool = Pool(2)
    assert not {*pool.hints} & {*pool.slow, *pool.quick, pool.setups, pool.reviews}
    assert all(process.process is None for process in pool.hints)


def test_an_address_has_a_few_reviews_under_way_and_the_next_begins_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_REVIEWS", 1)

    async def run() -> None:
        room, anna = await begun(target=10)
        await finish(room)
        again = await obey_rematch(room, anna)
        thinker = slow(room, monkeypatch)
        state = room.house.reviews.state
        assert b"null" in await state(room, "a")
        assert await state(again, "a") == reviews.NOT_BEGUN
        await asyncio.sleep(0)
        assert thinker.thinking == 1
        await state(again, "b")  # somebody else's share
        await asyncio.sleep(0)
        assert thinker.thinking == 2
        thinker.goes_on.set()
        while room.house.reviews.under_way:
            await asyncio.sleep(0)
        assert b'"progress":1' in await state(room, "a")
        assert room.house.limits.reviews.counts == {}

    asyncio.run(run())


async def obey_rematch(room: Room, anna: Guest) -> Room:
    """The same again, played to its end."""
    await room.seating.rematch("anna")
    again = await room.house.room(room.record.rematch or "")
    await obey(again, await come_in(again, "anna"), Start())
    await finish(again)
    return again


def test_a_game_is_not_longer_than_a_game_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (play, story):
        monkeypatch.setattr(module, "MOST_MOMENTS", 3)

    async def run() -> str:
        room, anna = await begun()
        while not room.begun().is_full:
            seat, question = next(iter(room.opened.items()))
            await room.play.carry_out(seat, question.at, "roll")
        seat, question = next(iter(room.opened.items()))
        anna.seat = seat
        return await refused(room, anna, Answer(question.at, "roll"))

    assert asyncio.run(run()) == "too-many"


def test_answers_are_not_taken_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_UNDONE", 2)

    async def run() -> list[str]:
        room, anna = await begun("tiefenthal")
        codes: list[str] = []
        while len(codes) < 3:
            anna.seat, question = next(iter(room.opened.items()))
            await obey(room, anna, Answer(question.at, question.options[0]))
            table = room.begun().table
            if table.can_undo(anna.seat):
                codes.append(await refused(room, anna, Undo(table.asked(anna.seat))))
        return codes

    assert asyncio.run(run()) == ["", "", "too-many"]


def test_tickets_and_looks_at_a_whole_story_are_limited() -> None:
    async def run() -> list[str]:
        room, anna = await begun()
        sits = await refused(room, anna, *[Sit(0)] * 200)
        links = await refused(room, anna, *[MakeLink()] * 30)
        sent(anna)
        return [sits, links]

    assert asyncio.run(run()) == ["too-many", "too-many"]


def test_proofs_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_WAITING", 0)

    async def run() -> str:
        room, anna = await begun(target=10)
        monkeypatch.setattr(room.house, "limits", Limits())
        await finish(room)
        return await refused(room, anna, Verify())

    assert asyncio.run(run()) == "too-many"


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a:proxy", "a:proxy"),
        ("", ""),
    ],
)
def test_a_household_with_a_network_of_addresses_shares_one_limit(
    address: str, shared: str
) -> None:
    assert household(address) == shared


def test_who_asks_too_often_is_refused_before_anything_is_read() -> None:
    async def never(*message: Any) -> Any:
        raise AssertionError("it goes on")

    async def asked(path: str, left: dict[str, float]) -> int:
        inn, _ = house()
        for limit in (inn.limits.requests, inn.limits.pages):
            limit.buckets["192.0.2.7"] = Bucket(0.0, 0.0)
        for name, tokens in left.items():
            getattr(inn.limits, name).buckets["192.0.2.7"] = Bucket(0.0, tokens)
        app = SimpleNamespace(state=SimpleNamespace(house=inn))
        scope = {"type": "http", "method": "POST", "path": path, "app": app, "query_string": b""}
        scope |= {"headers": [(b"host", b"inn")], "client": ("192.0.2.7", 1)}
        told: list[Any] = []

        async def hear(message: Any) -> None:
            told.append(message)

        await Guard(never, frozenset({"http://inn"}))(scope, never, hear)
        assert inn.counts.refused["too-many"] == (told[0]["status"] == 429)
        return int(told[0]["status"])

    async def run() -> list[int]:
        paths = ("/api/tables", "/api/openapi.json", "/assets/a.js")
        shut = [await asked(path, {}) for path in paths]
        return [
            *shut,
            await asked("/", {"requests": 9.0}),
            await asked("/api/x", {"requests": 9.0}),
        ]

    assert asyncio.run(run()) == [429, 429, 429, 429, 500]
