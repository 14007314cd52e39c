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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is tried with the common server is tried on both databases."""
    wanted = "database_kind" in metafunc.fixturenames and "own_server" not in metafunc.fixturenames
    if wanted and not metafunc.module.__name__.endswith("doors_hold"):
        kinds = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]
        metafunc.parametrize("database_kind", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def database_kind(request: pytest.FixtureRequest) -> str:
    """Of the common server's database."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture(scope="session")
def server(
    database_kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    url = f"sqlite:///{folder / 'house.db'}"
    if database_kind == "postgresql":
        url = request.getfixturevalue("cluster").database(folder.name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STAMMTISCH_LIMITS", "100")  # many tests, one address
        server = Server(url, folder)
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
def person(database_kind: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
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
