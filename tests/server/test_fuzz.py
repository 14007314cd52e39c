"""Whatever is sent, nothing breaks: requests by their description, messages in running games."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

import stammtisch
from stammtisch.core import compiled
from stammtisch.core.errors import StammtischError
from stammtisch.games import titles
from stammtisch.server.app import make_app
from stammtisch.server.protocol.bodies import NewTable, ProblemBody, SeatWish
from stammtisch.server.protocol.heard import Rules
from stammtisch.server.protocol.said import Start
from stammtisch.server.settings import Settings
from stammtisch.server.tables.guest import Guest
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.records import PlayerRecord
from stammtisch.server.tables.room import Room
from stammtisch.server.web.openapi import description
from stammtisch.server.web.routes import ENDPOINTS, Endpoint
from stammtisch.server.web.socket import BROKEN, hear
from tests.sizes import sized

from .fuzzing import Fuzzer
from .houses import come_in, house, sent

Record = Callable[[str, object], None]
GAMES = [game for game, title in titles().items() if not title.tutorial]
HOUSE = "http://house"


async def ask(client: httpx.AsyncClient, fuzzer: Fuzzer, endpoint: Endpoint) -> httpx.Response:
    """One request: parts of the path, query and body from the description or from answers."""
    rng = fuzzer.rng
    wrong = rng.choice([0.0, 0.0, 0.05, 0.3])
    path = re.sub(
        r"{(\w+)}", lambda m: quote(str(fuzzer.value(m[1], {}, wrong)), safe=""), endpoint.path
    )
    query = {n: str(fuzzer.value(n, {"type": "integer"}, wrong))[:200] for n in endpoint.query}
    body = None
    if endpoint.body is not None:
        operation = description()["paths"][endpoint.path][endpoint.method.lower()]
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        body = fuzzer.made(schema, wrong)
        if endpoint.body is NewTable and rng.random() < 0.6:
            body |= {"game": rng.choice(GAMES), "options": {}, "pack": None, "play_on": None}
            body["seats"] = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "friend"}]
            body["seats"] = body["seats"][: rng.randint(2, 3)]
    shown = {key: value for key, value in query.items() if rng.random() < 0.5}
    return await client.request(endpoint.method, path, params=shown, json=body)


def check(endpoint: Endpoint, answer: httpx.Response) -> None:
    """Not our fault, told in the shape that is described."""
    assert answer.status_code < 500, (answer.request, answer.text)
    assert "Traceback" not in answer.text
    if answer.status_code >= 400:
        msgspec.json.decode(answer.content, type=ProblemBody)
    elif endpoint.answer is not None:
        msgspec.json.decode(answer.content, type=endpoint.answer)


@pytest.mark.slow
@pytest.mark.fuzz
def test_no_request_breaks_the_server(tmp_path: Path, record_property: Record) -> None:
    count = sized(ci=1000, full=20_000)
    settings = Settings(str(tmp_path / "x.db"), frozenset({HOUSE}), limits=1e9, bot_pause=0.0)
    statuses: Counter[int] = Counter()

    async def run() -> None:
        app = make_app(settings)
        fuzzer = Fuzzer(description()["components"]["schemas"], 11)
        fuzzer.known |= {"game": [*titles()], "language": ["en", "uk"]}
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=HOUSE) as client,
        ):
            await client.put("/api/me", json={"name": "Anna"})
            for _ in range(count):
                endpoint = fuzzer.rng.choice(ENDPOINTS)
                answer = await ask(client, fuzzer, endpoint)
                check(endpoint, answer)
                statuses[answer.status_code] += 1
                if endpoint.method == "POST" and answer.status_code < 300:
                    fuzzer.learn("", {key: answer.json()[key] for key in ("id", "code")})
            assert (await client.get("/api/health")).json()["status"] == "ok"

    asyncio.run(run())
    record_property("requests by status", dict(statuses))
    assert statuses[200] + statuses[201] > count / 4  # it is not all shut doors


async def seated(game: str, seed: int) -> tuple[Room, list[Guest]]:
    """A table whose seats are all Anna's, one connection for each."""
    inn, _ = house(limits=1e9)
    seats = [SeatWish("me"), SeatWish("here", name="Oma"), SeatWish("here", name="Opa")]
    most = min(max(titles()[game].seats), 3)
    wish = NewTable(game, seats[:most], seed=str(seed), rules=Rules(odds="off"))
    room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
    guests = [await come_in(room, "anna") for _ in range(most)]
    await obey(room, guests[0], Start())
    for seat, guest in enumerate(guests):
        guest.seat = seat
    return room, guests


def right(room: Room, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A message that is right now, and whose it is."""
    seat = rng.choice([*room.opened])
    question = room.opened[seat]
    if rng.random() < 0.9:
        return seat, {"type": "answer", "at": question.at, "choice": rng.choice(question.options)}
    return seat, rng.choice(
        [
            {"type": "undo", "at": question.at},
            {"type": "sit", "seat": seat},
            {"type": "ping"},
            {"type": "return"},
            {"type": "link"},
        ]
    )


async def talk(game: str, count: int, seed: int) -> Counter[str]:
    """So many messages, most of them mutated, at one table after the other."""
    fuzzer, heard = Fuzzer({}, seed), Counter[str]()
    room, guests = await seated(game, seed)
    for number in range(count):
        if not room.opened:
            room, guests = await seated(game, number)
        seat, message = right(room, fuzzer.rng)
        guest = guests[seat if fuzzer.rng.random() < 0.9 else 0]
        exact = fuzzer.rng.random() < 0.25
        text = msgspec.json.encode(message).decode() if exact else fuzzer.mutated(message)
        await hear(room, guest, text)
        for each in guests:
            heard.update([m["type"] for m in sent(each) if check_heard(m)])
        guest.seat = guests.index(guest)
        if room.record.chairs[guest.seat].away:
            await room.seating.come_back("anna")
    await play_to_the_end(room, guests, fuzzer.rng)
    return heard


def check_heard(message: dict[str, Any]) -> bool:
    """The server blames itself for nothing, and sends nobody away."""
    assert message.get("code") not in (BROKEN, "server-error"), message
    assert message["type"] != "closed"
    return True


async def play_to_the_end(room: Room, guests: list[Guest], rng: random.Random) -> None:
    """The table is not stuck: answered rightly, it comes to its end."""
    while room.opened:
        seat = rng.choice([*room.opened])
        question = room.opened[seat]
        await room.play.carry_out(seat, question.at, rng.choice(question.options))
        for guest in guests:
            guest.take()
    assert room.record.status == "over"


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("game", GAMES)
def test_no_message_breaks_a_running_game(game: str, record_property: Record) -> None:
    count = sized(ci=3000, full=100_000) // len(GAMES)
    heard = asyncio.run(talk(game, count, 3))
    record_property(f"{game}: heard over {count} messages", dict(heard))
    assert heard["taken"] > count / 10
    assert heard["refused"] > count / 10


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(sized(ci=1, full=20)))
@pytest.mark.parametrize("game", titles())
def test_games_over_the_protocol_come_to_their_end_and_replay(
    game: str, part: int, record_property: Record
) -> None:
    async def run(seed: int) -> None:
        room, guests = await seated(game, seed)
        await play_to_the_end(room, guests, random.Random(seed))
        table = room.begun().table
        again = stammtisch.replay(table.log)
        assert (again.scores, again.log) == (table.scores, table.log)

    count = sized(ci=100 if compiled() else 2, full=500)
    for seed in range(part * count, (part + 1) * count):
        asyncio.run(run(seed))
    record_property(f"{game}: games over the protocol", count)


def torn(log: str, rng: random.Random) -> str:
    """A log that somebody has had in their hands."""
    lines = log.split("\n")
    place = rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, rng.choice(lines))
        case 2:
            other = rng.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        case _:
            text = lines[place]
            at = rng.randrange(len(text) + 1)
            lines[place] = (
                text[:at] + rng.choice(["", "9" * 40, "\x00", "[" * 50, "-"]) + text[at + 1 :]
            )
    return "\n".join(lines)


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("game", GAMES)
def test_a_torn_log_replays_or_is_refused_with_a_reason(game: str, record_property: Record) -> None:
    rng = random.Random(9)
    table = stammtisch.new_table(game, seats=min(titles()[game].seats), seed=5)
    while not table.over and len(table.lines) < 80:
        seat, question = rng.choice([*table.open.items()])
        table.answer(seat, rng.choice(question.options))
    reasons: list[str] = []
    for _ in range(sized(ci=100, full=5000)):
        try:
            stammtisch.replay(torn(table.log, rng))
        except StammtischError as error:
            reasons.append(str(error))
    record_property(f"{game}: torn logs refused", len(reasons))
    assert reasons
    assert all(reasons)
