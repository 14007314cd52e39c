"""What an operator does: look at figures and tables, carry a table elsewhere, keep a copy."""

from __future__ import annotations

import contextlib
import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import stammtisch
from stammtisch.cli.app import app
from stammtisch.core.errors import StammtischError
from stammtisch.server.tables.ids import is_id, new_id
from stammtisch.server.web.metrics import is_admitted

from .people import Mother, Person, QuickServer, Server
from .postgres import Cluster

Come = Callable[..., Person]
TOKEN = "a token that nobody guesses"
ROOT = Path(stammtisch.__file__).parents[1]
HOSTING = ROOT / "docs" / "how-to" / "host-it-for-your-friends.md"


def order(*words: str) -> str:
    """What the command prints."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        app(words, standalone_mode=False)
    return printed.getvalue()


def begun(person: Person) -> str:
    """A table of Pig where Anna has answered."""
    table = person.make("pig", "me", "here Oma")["id"]
    with person.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        seat.say(at=frame["at"], choice="roll")
        seat.hear("taken")
    return str(table)


def test_there_are_no_metrics_unless_they_are_switched_on(person: Come) -> None:
    answer = person("Anna").http.get("/api/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-route")


@pytest.mark.parametrize(
    ("wish", "address", "header", "admitted"),
    [
        ("", "127.0.0.1", "Bearer ", False),
        ("short", "127.0.0.1", "Bearer short", False),
        (TOKEN, "192.0.2.7", f"Bearer {TOKEN}", True),
        (TOKEN, "127.0.0.1", "Bearer another one", False),
        ("loopback", "127.0.0.1", "", True),
        ("loopback", "::1", "", True),
        ("loopback", "192.0.2.7", "Bearer loopback", False),
        ("loopback", "somewhere", "", False),
    ],
)
def test_metrics_are_for_the_operator(wish: str, address: str, header: str, admitted: bool) -> None:
    assert is_admitted(wish, address, header) is admitted


def test_metrics_count_and_name_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_METRICS", TOKEN)
    house = Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path)
    anna = Person(house, "Annabella")
    table = begun(anna)
    assert anna.http.get("/api/tables/nothing").status_code == 404
    with httpx.Client(base_url=house.url) as operator:
        assert operator.get("/api/metrics").status_code == 404
        found = operator.get("/api/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    text = found.text
    assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "\nstammtisch_answers_total 1\n" in text
    assert 'stammtisch_tables{game="pig",status="playing"} 1' in text
    assert 'stammtisch_refusals_total{code="unknown-table"} 1' in text
    assert all(re.fullmatch(r"# .*|\w+(\{[^}]*\})? [0-9.e+]+", line) for line in text.splitlines())
    assert not any(secret in text for secret in ("Annabella", table, "roll"))
    anna.close()
    house.stop()


def test_the_running_tables_are_listed_without_names(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    table = begun(person("Annabella", own_server))
    words = ["house", "tables", "--database", str(tmp_path / "house.db")]
    listed = order(*words)
    assert re.fullmatch(rf"{table} +pig +playing +2 moments +\d+ s ago\n", listed)
    (found,) = json.loads(order(*words, "--json"))
    assert (found["id"], found["moments"]) == (table, 2)


def test_no_id_looks_like_an_option_of_a_command() -> None:
    found = [new_id() for _ in range(2000)]
    assert all(is_id(each) for each in found)
    assert not any(each.startswith("-") for each in found)


def carry(table: str, source: str, target: str, file: Path) -> None:
    """Export it here, import it there; a second time is refused."""
    order("house", "export", table, str(file), "--database", source)
    assert order("house", "import", str(file), "--database", target).strip() == table
    with pytest.raises(StammtischError, match="is there already"):
        order("house", "import", str(file), "--database", target)


@pytest.mark.postgres
def test_a_table_is_carried_to_another_house_and_goes_on_there(
    person: Come, own_server: Server, tmp_path: Path, cluster: Cluster, mother: Mother
) -> None:
    anna, url = person("Anna", own_server), cluster.database("carried")
    table, there = begun(anna), QuickServer(url, mother)
    carry(table, f"sqlite:///{tmp_path / 'house.db'}", url, tmp_path / "table.json")
    log = anna.http.get(f"/api/tables/{table}/log").text
    other = Person(there)
    assert other.http.get(f"/api/tables/{table}/log").text == log
    other.close()
    there.kill()


def test_what_is_no_table_or_no_longer_replays_is_not_imported(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    table, file = begun(person("Anna", own_server)), tmp_path / "table.json"
    new = ["--database", str(tmp_path / "new.db")]
    order("house", "export", table, str(file), "--database", str(tmp_path / "house.db"))
    file.write_text(file.read_text().replace("0 roll", "0 dance"))
    with pytest.raises(StammtischError, match="dance"):
        order("house", "import", str(file), *new)
    file.write_text("{}")
    for words, trouble in (
        (["import", str(file)], "not a table"),
        (["import", "nowhere"], "no such file"),
        (["export", "nothing"], "no table"),
    ):
        with pytest.raises(StammtischError, match=trouble):
            order("house", *words, *new)


def test_a_copy_taken_while_people_play_brings_everything_back(
    person: Come, own_server: Server, tmp_path: Path, mother: Mother
) -> None:
    anna = person("Anna", own_server)
    table = begun(anna)
    copy, new = str(tmp_path / "copy"), str(tmp_path / "new" / "house.db")
    order("house", "backup", copy, "--database", str(tmp_path / "house.db"))
    own_server.kill()
    order("house", "restore", copy, "--database", new)
    with pytest.raises(StammtischError, match="is there already"):
        order("house", "restore", copy, "--database", new)
    back = QuickServer(f"sqlite:///{new}", mother)
    again = Person(back)
    again.http.cookies.clear()
    again.http.cookies.set("stammtisch", anna.http.cookies["stammtisch"])
    with again.sit(table) as seat:
        frame = seat.hear("frame")
        assert (frame["seat"] is not None, frame["moment"]) == (True, 1)
        seat.say(at=frame["at"], choice=frame["question"]["options"][0]["text"])
        assert seat.hear("taken")
    again.close()
    back.kill()
    own_server.start()


def test_every_setting_is_documented_and_no_other() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "stammtisch").rglob("*.py")]
    known = {
        name for text in sources for name in re.findall(r"\bSTAMMTISCH_[A-Z]+(?:_[A-Z]+)*", text)
    }
    section = HOSTING.read_text("utf-8").split("## Settings")[1].split("\n## ")[0]
    told = {*re.findall(r"^\| `(STAMMTISCH_[A-Z_]+)`", section, re.M)}
    assert told == known
