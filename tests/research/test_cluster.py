"""`--ray`: the same results on a cluster of machines, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import stammtisch
from tests.sizes import sized

pytest.importorskip("ray")
if sys.platform != "linux":
    pytest.skip("Ray joins several machines on Linux alone", allow_module_level=True)
pytestmark = pytest.mark.timeout(900)
PACKAGE = str(Path(stammtisch.__file__).resolve().parents[1])  # Ray looks in its folder first
RAY = Path(sys.executable).with_name("ray")
ENV = {
    **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
    "PYTHONPATH": PACKAGE,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "3",
    "RAY_health_check_initial_delay_ms": "0",
    "RAY_health_check_timeout_ms": "300000",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_gcs_server_port_wait_time_s": "300",
    "RAY_raylet_start_wait_time_s": "300",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_worker_niceness": "0",
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_local_fs_capacity_threshold": "1",
}
"""The dead are missed at once; the slow have time and their share, however crowded it is here."""

ALONE = (
    "--node-ip-address=127.0.0.1",
    "--object-store-memory=80000000",
    "--min-worker-port=0",  # any that is free
    "--max-worker-port=0",
    "--include-log-monitor=false",
    "--disable-usage-stats",
)
"""A machine takes little, and nothing that another one on this computer may have."""

SEARCHING = ("simulate", "polterfass", "--bots", "regular:60,thrifty", "--json")

PLAIN = """
import ctypes, os, sys, time
from pathlib import Path

if "--block" in sys.orig_argv:
    ctypes.CDLL(None).prctl(1, 9)
sys.modules["grpc"] = None
program = next((word for word in sys.orig_argv if word.endswith(".py")), "")
if program.endswith("dashboard/dashboard.py"):
    os._exit(0)
if program.endswith(("dashboard/agent.py", "agent/main.py")):
    told = dict(word[2:].partition("=")[::2] for word in sys.orig_argv if word.startswith("--"))
    for what in ("dashboard_agent_listen", "metrics_agent", "metrics_export", "runtime_env_agent"):
        Path(told["session-dir"], what + "_port_" + told["node-id"]).write_text("-1")
    machine = os.getppid()
    while os.getppid() == machine:
        time.sleep(0.2)
    os._exit(0)
"""
"""Python's start on a machine, which dies with these tests, should they be killed.

Ray's helpers, which show and measure, only say that they have no port: a machine waits for that for
15 s and dies, and reading all their modules may take longer.
"""

HOLDING = """
if any("default_worker" in word for word in sys.orig_argv):
    from stammtisch.cli import simulate

    play_batch = simulate.play_batch

    def hold(batch):
        if batch[2].start < {start}:
            return play_batch(batch)
        Path({mark!r}).touch()
        while True:
            time.sleep(1)

    simulate.play_batch = hold
"""
"""The same on one that plays the first games, and then holds a batch for ever."""


class Machine:
    """A node of the cluster."""

    def __init__(self, folder: Path, start: str, *wishes: str) -> None:
        folder.mkdir()
        (folder / "sitecustomize.py").write_text(start)
        self.mark = f"STAMMTISCH_MACHINE={folder}"
        self.story = folder / "story.txt"
        name, _, value = self.mark.partition("=")
        path = os.pathsep.join((str(folder), PACKAGE))
        with self.story.open("wb") as story:
            self.process = subprocess.Popen(
                (RAY, "start", "--block", *ALONE, *wishes),
                env={**ENV, "PYTHONPATH": path, name: value},
                cwd=PACKAGE,
                stdout=story,
                stderr=story,
            )

    def wait(self) -> str:
        """Until it is part of the cluster; what it has told by then."""
        while "will now block forever" not in (story := self.story.read_text()):
            assert self.is_alive(), story
            time.sleep(0.05)
        return story

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def processes(self) -> list[int]:
        """Everything that it runs: they all inherit its mark."""
        found = []
        for place in Path("/proc").glob("[0-9]*/environ"):
            with suppress(OSError):
                if self.mark.encode() in place.read_bytes().split(b"\0"):
                    found.append(int(place.parent.name))
        return found

    def kill(self) -> None:
        """As when somebody pulls the plug; nothing remains."""
        while found := self.processes():
            for pid in found:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self.process.wait()


class Cluster:
    """Machines that know each other; the first only keeps the books."""

    def __init__(self, folder: Path, shared: str) -> None:
        self.folder = folder
        self.machines: list[Machine] = []
        self.address = ""
        wishes = ("--port=0", "--num-cpus=0", "--no-monitor", "--include-dashboard=false")
        self.wishes: tuple[str, ...] = ("--head", *wishes, f"--temp-dir={shared}")

    def begin(self) -> None:
        """The first machine."""
        self.join()
        told = re.search(r"--address='(.*)'", self.machines[0].wait())
        assert told
        self.wishes = (f"--address={told[1]}", "--num-cpus=1")
        self.address = told[1]

    def join(self, start: str = "") -> Machine:
        """One more machine; all but the first have a processor."""
        folder = self.folder / f"machine-{len(self.machines)}"
        self.machines.append(Machine(folder, PLAIN + start, *self.wishes))
        self.machines[-1].wait()
        return self.machines[-1]

    def end(self) -> None:
        for machine in self.machines:
            machine.kill()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="ray-") as shared:  # a socket's path must be short
        cluster = Cluster(tmp_path, shared)
        try:
            cluster.begin()
            yield cluster
        finally:
            cluster.end()


Begin = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Begins commands, of which nothing remains however the test ends."""
    with ExitStack() as ends:

        def begin(*words: str) -> subprocess.Popen[str]:
            command = (sys.executable, "-P", "-m", "stammtisch.cli", *words)
            pipe = subprocess.PIPE
            process = ends.enter_context(
                subprocess.Popen(command, env=ENV, cwd=PACKAGE, stdout=pipe, stderr=pipe, text=True)
            )
            ends.callback(process.kill)
            return process

        yield begin


def result(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What was found, without the times."""
    said, errors = process.communicate()
    assert process.returncode == 0, errors
    found: dict[str, Any] = json.loads(said)
    found.pop("seconds")
    for bot in found["bots"]:
        bot.pop("ms_per_decision")
        bot.pop("ms_slowest")
    return found


def wait_for(mark: Path, work: subprocess.Popen[str], machine: Machine) -> None:
    """Until a batch is held, which nobody else can play."""
    while not mark.exists():
        assert work.poll() is None, "it cannot be done without the only machine that plays"
        assert machine.is_alive(), machine.story.read_text()
        time.sleep(0.02)


def test_a_machine_that_is_killed_loses_only_its_batch(
    cluster: Cluster, begin: Begin, tmp_path: Path
) -> None:
    games, mark = sized(ci=32, full=960), tmp_path / "holds a batch"
    doomed = cluster.join(HOLDING.format(start=games // 8, mark=str(mark)))
    work = begin(*SEARCHING, f"--games={games}", "--ray", cluster.address)
    wait_for(mark, work, doomed)
    cluster.join()
    doomed.kill()
    assert work.poll() is None, "it dies in the middle"
    assert result(work) == result(begin(*SEARCHING, f"--games={games}", "--jobs", "2"))


def test_what_is_rated_and_learned_on_a_cluster_is_the_same_as_here(
    cluster: Cluster, begin: Begin, tmp_path: Path
) -> None:
    cluster.join()
    cluster.join()
    rating = ("arena", "pig", "--bots", "random,thrifty", "--games", "200", "--json")
    assert result(begin(*rating, "--ray", cluster.address)) == result(begin(*rating))
    learned = []
    for name, wish in (("there", ("--ray", cluster.address)), ("here", ("--jobs", "2"))):
        words = ("train", "pig", "--games", "2500", "--folder", str(tmp_path / name))
        said, errors = begin(*words, "--out", str(tmp_path / f"{name}.json"), *wish).communicate()
        assert said.endswith(f"{name}.json\n"), errors
        learned.append(json.loads((tmp_path / f"{name}.json").read_text()))
    assert learned[0] == learned[1]


def test_an_address_without_a_cluster_is_one_line(begin: Begin) -> None:
    work = begin(*SEARCHING, "--ray", "127.0.0.1:9")
    said, errors = work.communicate()
    assert (work.returncode, said) == (2, "")
    assert errors.startswith("stammtisch: no Ray cluster at 127.0.0.1:9 (")
    assert errors.count("\n") == 1


@pytest.mark.usefixtures("keyboard")
def test_ctrl_c_ends_work_on_a_cluster(cluster: Cluster, begin: Begin, tmp_path: Path) -> None:
    mark = tmp_path / "holds a batch"
    machine = cluster.join(HOLDING.format(start=0, mark=str(mark)))
    work = begin(*SEARCHING, "--games=96", "--ray", cluster.address)
    wait_for(mark, work, machine)
    work.send_signal(signal.SIGINT)
    said, errors = work.communicate()
    assert (work.returncode, said) == (130, ""), errors
    assert "Traceback" not in errors
