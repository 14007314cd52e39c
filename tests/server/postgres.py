"""A private PostgreSQL cluster in a folder of the tests."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

from .people import PATIENCE, free_port


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = shutil.which("initdb")
    places = (
        [Path(found).resolve().parent]
        if found
        else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    )
    return places[-1] if places else None


class Cluster:
    """A server of its own; as root it runs as `postgres`, which refuses to be root."""

    def __init__(self, folder: Path, binaries: Path) -> None:
        self.folder = folder
        self.binaries = binaries
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self.run("initdb", "-D", "data", "-U", "stammtisch", "-A", "trust", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def kill(self) -> None:
        """SIGKILL of all its processes, and a new start; what they have left must first be gone."""
        process = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        for each in (process, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):  # it may have gone with the first
                os.kill(each, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            time.sleep(0.1)
            with contextlib.suppress(subprocess.CalledProcessError):
                self.start()
                return
        raise AssertionError((self.folder / "log").read_text()[-1000:])

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), *arguments]
        subprocess.run(
            command, cwd=self.folder, user=self.user, check=True, stdout=subprocess.DEVNULL
        )

    def database(self, name: str) -> str:
        """The URL of a new database."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "stammtisch", name)
        return f"postgresql://stammtisch@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")
