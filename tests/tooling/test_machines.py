"""Two commands on machines of every kind: the set-up is real, in a clean folder."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Iterator

import pytest

from tests.sizes import FULL, sized

from .machines import Machine, free_port, machine, seconds_to

pytestmark = [
    pytest.mark.slow,
    pytest.mark.set_up,
    pytest.mark.timeout(sized(ci=900, full=7200)),
    pytest.mark.usefixtures("keyboard"),
]
Record = Callable[[str, object], None]

PEOPLE = {"root": False, "another user": True}
LACKING = [
    missing
    for count in range(4)
    for missing in itertools.combinations(("compiler", "node", "browser"), count)
]
Case = tuple[str, tuple[str, ...]]
CASES: list[Case] = sized(
    ci=[("another user", ())], full=[(who, lacking) for who in PEOPLE for lacking in LACKING]
)
TESTS = sized(ci=("test", "tests/core", "tests/tooling/test_readme.py"), full=("test",))
OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_FIND_LINKS": "",
    "PIP_RETRIES": "1",
}


@pytest.mark.parametrize(("who", "lacking"), CASES)
def test_the_two_commands_in_a_path_with_spaces_and_cyrillic_letters(
    who: str, lacking: tuple[str, ...], record_property: Record
) -> None:
    with machine(guest=PEOPLE[who], lacking=lacking) as here:
        case = f"{who}, without {' and '.join(lacking) or 'nothing'}"
        record_property(f"{case}: seconds to the first page", round(first_page(here), 1))
        begun = time.monotonic()
        code, said = here.run(*TESTS)
        record_property(f"{case}: seconds of {' '.join(TESTS)}", round(time.monotonic() - begun))
        assert code == 0, said
        assert not FULL or ("SKIPPED" in said) == bool(lacking), said


def first_page(here: Machine) -> float:
    """Serve from a clean folder, and stop by Ctrl-C."""
    port = free_port()
    database = str(here.home / "house.db")
    server = here.begin("serve", "--no-open", "--port", str(port), "--database", database)
    taken = seconds_to(f"http://127.0.0.1:{port}/", server, 800)
    seconds_to(f"http://127.0.0.1:{port}/api/games", server, 60)
    said = here.stop(server)
    assert "Stammtisch is open" in said
    assert server.returncode == 0, said
    return taken


@pytest.fixture(scope="module")
def bare() -> Iterator[Machine]:
    """A checkout of another user in which nothing was ever set up."""
    with machine(guest=True) as here:
        yield here


def last_line(said: str) -> str:
    assert "Traceback" not in said, said
    return said.splitlines()[-1]


def test_without_a_network_one_line_names_step_and_cause(bare: Machine) -> None:
    code, said = bare.run("games", **OFFLINE)
    assert code == 1
    assert last_line(said) == (
        "stammtisch: installing libraries failed: there is no network, or the registry does not "
        "answer (see .build/set-up.log)"
    )


def test_ctrl_c_during_set_up_is_one_line(bare: Machine) -> None:
    process = bare.begin("games")
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(1)
    said = first + bare.stop(process)
    assert last_line(said).startswith("stammtisch: stopped while ")
    assert process.returncode == 1
    assert not list((bare.root / ".build").glob("compiled.*"))


def test_a_foreign_folder_is_one_line(bare: Machine) -> None:
    if not bare.guest:
        pytest.skip("only root can make a folder that is another's")
    with machine() as others:
        others.guest, others.python, others.home = True, bare.python, bare.home
        code, said = others.run("games")
    assert code == 1
    assert last_line(said).startswith("stammtisch: preparing .build failed: permission denied")
