"""`--ray`: the same results on a cluster of machines, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from tests.sizes import sized

pytest.importorskip("ray")
pytestmark = pytest.mark.timeout(1800)
PACKAGE = str(Path(stammtisch.__file__).resolve().parents[1])  # Ray looks in its folder first
RAY = Path(sys.executable).with_name("ray")
ENV = {
    **os.environ,
    "PYTHONPATH": PACKAGE,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "3",
    "RAY_health_check_initial_delay_ms": "0",
    "RAY_health_check_timeout_ms": "300000",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_raylet_start_wait_time_s": "120",
    "RAY_worker_register_timeout_seconds": "300",
}
"""The dead are missed at once; the slow have time, however crowded this machine is."""

LOCAL = "--node-ip-address=127.0.0.1"
ALL_ARE_THERE = """
import sys, time, ray
while not ray.is_initialized():
    try:
        ray.init(sys.argv[1], logging_level="ERROR", log_to_driver=False)
    except ConnectionError:  # no machine has joined yet
        time.sleep(0.1)
while sum(node["Alive"] for node in ray.nodes()) < int(sys.argv[2]):
    time.sleep(0.1)
"""
SEARCHING = ("simulate", "polterfass", "--bots", "regular:60,thrifty", "--json")

PLAIN = """
import sys
from pathlib import Path

sys.modules["ray.dashboard.optional_deps"] = None
told = dict(word[2:].partition("=")[::2] for word in sys.orig_argv if word.startswith("--"))
if "listen-port" in told:
    name = "dashboard_agent_listen_port_" + told["node-id"]
    Path(told["session-dir"], name).write_text("-1")
"""
"""Python's start on a machine: no dashboard, and its helper says at once that it has no port.

A machine dies when it has not heard that for 15 s, and reading all its modules may take longer.
"""

HELPERS = ("dashboard-agent-grpc", "runtime-env-agent", "metrics-export")
"""They need not say their ports, as they are told them."""

HOLDING = """
if any("default_worker" in word for word in sys.orig_argv):
    import time
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

    def __init__(self, folder: Path, start: str, processors: int, *wishes: str) -> None:
        folder.mkdir(exist_ok=True)
        (folder / "sitecustomize.py").write_text(start)
        ports = [f"--{name}-port={free_port()}" for name in HELPERS]
        command = (str(RAY), "start", "--block", f"--num-cpus={processors}", LOCAL, *wishes)
        self.process = subprocess.Popen(
            (*command, "--disable-usage-stats", *ports),
            env={**ENV, "PYTHONPATH": os.pathsep.join((str(folder), PACKAGE))},
            cwd=PACKAGE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def processes(self) -> dict[int, str]:
        """Everything that this machine runs, and what it calls itself."""
        listed = subprocess.check_output(("ps", "-eo", "pid=,ppid=,args="), text=True)
        rows = [line.split(maxsplit=2) for line in listed.splitlines()]
        found = {self.process.pid: "ray start"} if self.process.poll() is None else {}
        for pid, parent, *words in sorted(rows, key=lambda row: int(row[0])):
            if int(parent) in found:
                found[int(pid)] = " ".join(words)
        return found

    def is_playing(self) -> bool:
        return any(words.startswith("ray::play") for words in self.processes().values())

    def kill(self) -> None:
        """As when somebody pulls the plug."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


class Cluster:
    """Machines that know each other; the first only keeps the books."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.machines: list[Machine] = []

    def begin(self) -> None:
        """The first machine."""
        while not self.machines:
            port = free_port()
            self.address = f"127.0.0.1:{port}"
            head = ("--head", f"--port={port}", "--include-dashboard=false")
            self.add(Machine(self.folder / "head", PLAIN, 0, *head))

    def join(self, start: str = "") -> Machine:
        """One more machine, with a processor."""
        before = len(self.machines)
        while len(self.machines) == before:
            folder = self.folder / f"machine-{before}"
            self.add(Machine(folder, PLAIN + start, 1, f"--address={self.address}"))
        return self.machines[-1]

    def add(self, machine: Machine) -> None:
        """Keep it once all are there; one that dies before, as at a port just taken, counts not."""
        count = str(len(self.machines) + 1)
        command = (sys.executable, "-c", ALL_ARE_THERE, self.address, count)
        self.machines.append(machine)
        with subprocess.Popen(command, env=ENV, stderr=subprocess.DEVNULL) as watch:
            try:
                while watch.poll() is None and machine.process.poll() is None:
                    time.sleep(0.1)
            finally:
                watch.kill()
        if watch.returncode != 0:
            self.machines.pop().kill()

    def end(self) -> None:
        for machine in self.machines:
            machine.kill()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path)
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


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


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


def test_a_machine_that_is_killed_loses_only_its_batch(
    cluster: Cluster, begin: Begin, tmp_path: Path
) -> None:
    games, mark = sized(ci=96, full=960), tmp_path / "holds a batch"
    doomed = cluster.join(HOLDING.format(start=games // 8, mark=str(mark)))
    work = begin(*SEARCHING, f"--games={games}", "--ray", cluster.address)
    while not mark.exists():
        assert work.poll() is None, "it cannot be done without the only machine that plays"
        time.sleep(0.02)
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
def test_ctrl_c_ends_work_on_a_cluster(cluster: Cluster, begin: Begin) -> None:
    machine = cluster.join()
    work = begin(*SEARCHING, "--games=4000", "--ray", cluster.address)
    while not machine.is_playing():
        assert work.poll() is None
        time.sleep(0.02)
    work.send_signal(signal.SIGINT)
    said, errors = work.communicate()
    assert (work.returncode, said) == (130, ""), errors
    assert "Traceback" not in errors
