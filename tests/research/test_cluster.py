"""`--ray`: the same results on a cluster of two machines, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from tests.sizes import sized

pytest.importorskip("ray")
PACKAGE = str(Path(stammtisch.__file__).resolve().parents[1])  # Ray looks in its folder first
RAY = Path(sys.executable).with_name("ray")
ENV = {
    **os.environ,
    "PYTHONPATH": PACKAGE,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "3",
    "RAY_health_check_initial_delay_ms": "0",
}
BOTH_ARE_THERE = """
import sys, time, ray
ray.init(sys.argv[1], logging_level="ERROR", log_to_driver=False)
while sum(node["Alive"] for node in ray.nodes()) < 2:
    time.sleep(0.1)
"""
SEARCHING = ("simulate", "polterfass", "--bots", "regular:60,thrifty", "--json")


class Machine:
    """A node of the cluster."""

    def __init__(self, *wishes: str) -> None:
        command = (str(RAY), "start", "--block", "--num-cpus=1", "--disable-usage-stats", *wishes)
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, env=ENV, cwd=PACKAGE, stdout=quiet, stderr=quiet)

    def processes(self) -> dict[int, str]:
        """Everything that this machine runs, and what it calls itself."""
        listed = subprocess.check_output(("ps", "-eo", "pid=,ppid=,args="), text=True)
        rows = [line.split(maxsplit=2) for line in listed.splitlines()]
        found = {self.process.pid: "ray start"}
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


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[Machine]]]:
    """Two machines with one processor each, and where to reach them."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    port = address.partition(":")[2]
    local = "--node-ip-address=127.0.0.1"
    machines = [Machine("--head", f"--port={port}", local, "--include-dashboard=false")]
    try:
        await_port(int(port))
        machines.append(Machine(f"--address={address}", local))
        subprocess.run(
            (sys.executable, "-c", BOTH_ARE_THERE, address), env=ENV, check=True, timeout=60
        )
        yield address, machines
    finally:
        for machine in machines:
            machine.kill()


def await_port(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("the cluster does not answer")


def begun(*words: str) -> subprocess.Popen[str]:
    command = (sys.executable, "-P", "-m", "stammtisch.cli", *words)
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=ENV, cwd=PACKAGE, stdout=pipe, stderr=pipe, text=True)


def result(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What was found, without the times."""
    said, errors = process.communicate(timeout=300)
    assert process.returncode == 0, errors
    found: dict[str, Any] = json.loads(said)
    found.pop("seconds")
    for bot in found["bots"]:
        bot.pop("ms_per_decision")
        bot.pop("ms_slowest")
    return found


@pytest.mark.timeout(600)
def test_a_machine_that_is_killed_loses_only_its_batch(
    cluster: tuple[str, list[Machine]],
) -> None:
    address, machines = cluster
    games = f"--games={sized(ci=96, full=960)}"
    work = begun(*SEARCHING, games, "--ray", address)
    while not machines[1].is_playing():
        assert work.poll() is None, "the second machine takes part before it is done"
        time.sleep(0.02)
    machines[1].kill()
    assert work.poll() is None, "it dies in the middle"
    assert result(work) == result(begun(*SEARCHING, games, "--jobs", "2"))


def test_what_is_rated_and_learned_on_a_cluster_is_the_same_as_here(
    cluster: tuple[str, list[Machine]], tmp_path: Path
) -> None:
    address, _ = cluster
    rating = ("arena", "pig", "--bots", "random,thrifty", "--games", "200", "--json")
    assert result(begun(*rating, "--ray", address)) == result(begun(*rating))
    learned = []
    for name, wish in (("there", ("--ray", address)), ("here", ("--jobs", "2"))):
        words = ("train", "pig", "--games", "2500", "--folder", str(tmp_path / name))
        said, errors = begun(*words, "--out", str(tmp_path / f"{name}.json"), *wish).communicate()
        assert said.endswith(f"{name}.json\n"), errors
        learned.append(json.loads((tmp_path / f"{name}.json").read_text()))
    assert learned[0] == learned[1]


def test_an_address_without_a_cluster_is_one_line() -> None:
    work = begun(*SEARCHING, "--ray", "127.0.0.1:9")
    said, errors = work.communicate(timeout=60)
    assert (work.returncode, said) == (2, "")
    assert errors.startswith("stammtisch: no Ray cluster at 127.0.0.1:9 (")
    assert errors.count("\n") == 1


def test_ctrl_c_ends_work_on_a_cluster(cluster: tuple[str, list[Machine]]) -> None:
    address, machines = cluster
    work = begun(*SEARCHING, "--games=4000", "--ray", address)
    while not machines[0].is_playing():
        assert work.poll() is None
        time.sleep(0.02)
    work.send_signal(signal.SIGINT)
    said, errors = work.communicate(timeout=60)
    assert (work.returncode, said) == (130, ""), errors
    assert "Traceback" not in errors
