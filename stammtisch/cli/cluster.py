"""Work shared among machines: a Ray cluster that stands already, reached by `--ray ADDRESS`."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from importlib.util import find_spec
from itertools import islice
from logging import ERROR
from socket import create_connection
from typing import Any, Final, TypeVar

from stammtisch import __version__
from stammtisch.core import compiled
from stammtisch.core.errors import StammtischError
from stammtisch.games import titles

W = TypeVar("W")
D = TypeVar("D")

PATIENCE: Final = 5.0  # seconds until a cluster has answered
DEATHS: Final = 20  # of workers or machines under one batch, before it is given up
AHEAD: Final = 2  # batches under way for each processor of the cluster


class NoCluster(StammtischError):
    """There is no cluster at the address, or it cannot do this work."""


def spread_over(address: str, do: Callable[[W], D], work: Iterable[W]) -> Iterator[D]:
    """The results in the order of the work; what a dead worker had begun, another does anew."""
    ray = joined(address)
    try:
        check_kinship(ray)
        remote = ray.remote(max_retries=DEATHS, num_cpus=1)(do)
        rest = iter(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = deque(remote.remote(part) for part in islice(rest, most))
        with redirect_stdout(sys.stderr):  # where Ray tells of deaths: the result stands alone
            while under_way:
                yield awaited(ray, under_way.popleft())
                under_way.extend(remote.remote(part) for part in islice(rest, 1))
    finally:
        ray.shutdown()


def joined(address: str) -> Any:
    """Ray, connected to the cluster."""
    if not find_spec("ray"):
        raise NoCluster('--ray needs one more library: pip install "stammtisch[cluster]"')
    import ray

    try:
        knock(address)
        ray.init(address=address, logging_level=ERROR, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        why = str(error).partition("\n")[0]
        raise NoCluster(
            f"no Ray cluster at {address} ({why}); one begins with: ray start --head"
        ) from None
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if not (colon and port.isdecimal()):
        raise ValueError("expected HOST:PORT")
    create_connection((host, int(port)), PATIENCE).close()


def check_kinship(ray: Any) -> None:
    """Other rules, or rules at another speed, would give another result."""
    theirs = awaited(ray, ray.remote(num_cpus=0)(identity).remote())
    if theirs != identity():
        here, there = ", ".join(identity()), ", ".join(theirs)
        raise NoCluster(f"the cluster runs stammtisch {there}; here it is {here}")


def identity() -> tuple[str, ...]:
    """Which stammtisch this is, whether its rules are compiled, and the rules' versions."""
    rules = [f"{known.id} {known.rules_version}" for known in titles().values()]
    return __version__, "compiled" if compiled() else "interpreted", *rules


def awaited(ray: Any, reference: Any) -> Any:
    """A result, or one line on why there is none."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ImportError):
            raise NoCluster(f"the cluster cannot load stammtisch: {error.cause}") from None
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster gave up: {str(error).partition(chr(10))[0]}") from None
