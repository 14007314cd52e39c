"""One server for most tests; those that kill or restart have their own."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.needs import needs

from .people import Mother, Person, QuickServer, Server
from .postgres import Cluster, programs


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    server = Server(f"sqlite:///{folder / 'house.db'}", folder)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def mother(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    mother = Mother(tmp_path_factory.mktemp("mother"))
    yield mother
    mother.end()


@pytest.fixture
def swept() -> Iterator[None]:
    """While time is taken, what other tests left in memory is not searched for garbage."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def own_server(mother: Mother, tmp_path: Path) -> Iterator[Server]:
    server = QuickServer(f"sqlite:///{tmp_path / 'house.db'}", mother)
    yield server
    server.kill()


@pytest.fixture
def person(request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def come(name: str | None = None, house: Server | None = None) -> Person:
        people.append(Person(house or request.getfixturevalue("server"), name))
        return people[-1]

    yield come
    for one in people:
        one.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    binaries = programs()
    needs(binaries, "PostgreSQL (apt install postgresql)")
    assert binaries is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), binaries)
        yield cluster
        cluster.stop()
