"""How the house is found and what it hands out: addresses, headers, pages, texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from stammtisch.games import title
from stammtisch.packs.shipped import template
from stammtisch.server import app
from stammtisch.server.listening import greeting
from stammtisch.server.settings import Settings
from stammtisch.server.web import address, catalogue, identity, pages
from stammtisch.server.web.address import BadPublicUrl, origins, read_public_url
from stammtisch.server.web.openapi import description

from .people import Person, Server

Come = Callable[..., Person]


def test_the_house_admits_its_own_addresses_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "network_addresses", lambda: ["192.168.0.7", "10.0.0.2"])
    alone = origins("127.0.0.1", 8000, lan=False, public_url=None)
    assert alone[0] == "http://127.0.0.1:8000"
    assert not [origin for origin in alone if "192.168" in origin]
    assert origins("0.0.0.0", 8000, lan=True, public_url=None)[-1] == "http://192.168.0.7:8000"
    public = origins("127.0.0.1", 8000, lan=False, public_url="https://Games.example.org/")
    assert public[-1] == "https://games.example.org"


@pytest.mark.parametrize("url", ["games.example.org", "ftp://x", "https://x/sub", "https://"])
def test_a_public_address_is_a_scheme_and_a_host(url: str) -> None:
    with pytest.raises(BadPublicUrl):
        read_public_url(url)


def test_the_network_is_told_by_a_picture() -> None:
    assert "█" not in greeting("http://127.0.0.1:8000", lan=False)
    rows = greeting("http://192.168.0.7:8000", lan=True).splitlines()
    assert len([row for row in rows if "██" in row]) >= 25
    assert "http://192.168.0.7:8000" in rows[-2]


def test_a_server_for_the_network_admits_it(tmp_path: Path) -> None:
    house = Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, public_url="http://tavern.example")
    try:
        for host, status in (("tavern.example", 200), ("evil.example", 403)):
            answer = httpx.get(f"{house.url}/api/health", headers={"Host": host})
            assert answer.status_code == status
        assert "http://tavern.example" in house.log.read_text()
    finally:
        house.kill()


def test_every_answer_carries_safe_headers(person: Come) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/table/x"):
        headers = person().http.get(path).headers
        assert "script-src 'self'" in headers["Content-Security-Policy"]
        assert "unsafe-eval" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    cookie = httpx.get(f"{server.url}/api/me").headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_key_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(identity.KEY_NAME, raising=False)
    key = identity.read_key(tmp_path)
    assert identity.read_key(tmp_path) == key
    assert (tmp_path / "stammtisch.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["stammtisch.key"]
    monkeypatch.setenv(identity.KEY_NAME, "from the environment")
    assert identity.read_key(tmp_path) != key


def test_a_token_is_only_good_as_it_was_signed() -> None:
    good = identity.token(b"key", "anna")
    assert identity.read_token(b"key", good) == "anna"
    for bad in (None, "", ".", "anna", good + "x", "ben" + good[4:], good.replace(".", "")):
        assert identity.read_token(b"key", bad) is None
    assert identity.read_token(b"other", good) is None


def test_files_with_a_digest_are_kept_and_pages_are_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)

    async def ask(path: str) -> httpx.Response:
        app = Starlette(routes=[Mount("/", pages.pages())])
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get(path)

    assert asyncio.run(ask("/")).status_code == 503
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>shell")
    (tmp_path / "assets" / "a-123.js").write_text("1")
    for path in ("/", "/table/abc", "/join/K7M2QX"):
        shell = asyncio.run(ask(path))
        assert (shell.text, shell.headers["Cache-Control"]) == ("<p>shell", "no-cache")
    assert "immutable" in asyncio.run(ask("/assets/a-123.js")).headers["Cache-Control"]
    assert asyncio.run(ask("/assets/gone.js")).status_code == 404
    assert asyncio.run(ask("/../identity.py")).status_code in (200, 404)
    assert "COOKIE" not in asyncio.run(ask("/..%2fidentity.py")).text


def test_texts_come_with_an_etag(person: Come) -> None:
    http = person().http
    first = http.get("/api/games/polterfass/texts/uk")
    assert first.headers["Content-Language"] == "uk"
    assert "game-name" in first.text
    again = http.get(
        "/api/games/polterfass/texts/uk", headers={"If-None-Match": first.headers["ETag"]}
    )
    assert (again.status_code, again.text) == (304, "")


def test_the_games_are_listed_with_all_that_a_lobby_needs(person: Come) -> None:
    games = person().http.get("/api/games").json()
    pig = next(game for game in games["games"] if game["id"] == "pig")
    assert pig["names"] == {"en": "Pig"}
    assert pig["options"][0]["default"] == 100
    assert games["bots"][:2] == ["random", "thrifty"]
    assert pig["figures"] == [0, 0]


def test_what_everybody_asks_for_first_is_ready_when_the_doors_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "collect_seldom", lambda: None)  # this process is not the server's

    async def listed() -> int:
        house = app.make_app(Settings(f"sqlite:///{tmp_path / 'house.db'}", thinkers=0))
        async with house.router.lifespan_context(house):
            return catalogue.games.cache_info().currsize

    catalogue.games.cache_clear()
    assert asyncio.run(listed()) == 1


def test_an_owner_gets_a_template_for_the_figures_of_a_game(person: Come) -> None:
    http = person().http
    found = http.get("/api/games/tiefenthal/pack")
    assert found.text == template(title("tiefenthal"))
    assert "tiefenthal.toml" in found.headers["Content-Disposition"]
    assert [http.get(f"/api/games/{game}/pack").status_code for game in ("pig", "go")] == [404, 404]


def test_the_description_names_every_route(person: Come) -> None:
    found = person().http.get("/api/openapi.json").json()
    assert found == description()
    routes = [(path, method) for path, ways in found["paths"].items() for method in ways]
    assert len(routes) + 1 <= 17  # itself is the seventeenth
    assert ("/api/tables/{id}/join", "post") in routes
    assert {"Me", "TableInfo", "NewTable", "ProblemBody"} <= set(found["components"]["schemas"])
