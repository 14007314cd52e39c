"""Machines as people have them: another user, a path in another script, no compiler, no node."""

from __future__ import annotations

import fnmatch
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tools.steps import ROOT

GUEST = f"stammtisch-{os.environ.get('PYTEST_XDIST_WORKER', 'guest')}"
TOOLS = {
    "compiler": ("*gcc*", "cc", "c89*", "c99*", "clang*", "tcc"),
    "node": ("node", "nodejs", "npm", "npx"),
    "browser": ("chromium*", "google-chrome*"),
}
PASSED_ON = ("PIP_", "SSL_", "NODE_EXTRA_CA", "REQUESTS_CA", "npm_config_", "http", "HTTP")


class Machine:
    """A checkout in a folder of its own, used by one person with the tools that are left."""

    def __init__(self, folder: Path, guest: bool, lacking: tuple[str, ...]) -> None:
        self.guest = guest and os.geteuid() == 0
        self.folder = folder
        self.home = folder / "home"
        self.root = folder / "Стіл для друзів" / "stammtisch"
        self.python = shared_python() if self.guest else sys.executable
        self.path = tools_but(folder / "bin", lacking)
        self.home.mkdir()
        copy_checkout(self.root)
        if self.guest:
            self.give_to(pwd.getpwnam(GUEST))

    def give_to(self, user: pwd.struct_passwd) -> None:
        for path in [self.home, self.root.parent, *self.root.parent.rglob("*")]:
            os.chown(path, user.pw_uid, user.pw_gid, follow_symlinks=False)

    def environment(self, **more: str) -> dict[str, str]:
        """What this person's programs are told; an empty value takes one away."""
        kept = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
        words = {"HOME": str(self.home), "PATH": self.path, "LANG": "C.UTF-8", "TERM": "dumb"}
        return {name: value for name, value in {**kept, **words, **more}.items() if value}

    def begin(self, *arguments: str, **more: str) -> subprocess.Popen[str]:
        """Start `python3 dev.py ...` as this person."""
        return subprocess.Popen(
            [self.python, "dev.py", *arguments],
            cwd=self.root,
            env=self.environment(**more),
            user=GUEST if self.guest else None,
            group=GUEST if self.guest else None,
            extra_groups=[] if self.guest else None,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments: str, **more: str) -> tuple[int, str]:
        """What `python3 dev.py ...` says, and how it ends."""
        process = self.begin(*arguments, **more)
        said = process.communicate()[0]
        return process.returncode, said

    def stop(self, process: subprocess.Popen[str]) -> str:
        """Ctrl-C, as a terminal sends it; what was said."""
        os.killpg(process.pid, signal.SIGINT)
        return process.communicate(timeout=60)[0]


@contextmanager
def machine(*, guest: bool = False, lacking: tuple[str, ...] = ()) -> Iterator[Machine]:
    """A machine for one test; nothing of it remains."""
    new = guest and os.geteuid() == 0 and call("useradd", "--no-create-home", GUEST)
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield Machine(folder, guest, lacking)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if new:
            call("userdel", "--force", GUEST)


def call(*command: str) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def shared_python() -> str:
    """A Python that everybody on this machine may use."""
    for name in (f"{sys.base_prefix}/bin/python3", "/usr/bin/python3"):
        probe = [name, "-c", "import ensurepip, venv, sys; sys.exit(sys.version_info < (3, 11))"]
        try:
            if subprocess.run(probe, user=GUEST, check=False, cwd="/").returncode == 0:
                return name
        except OSError:
            continue
    raise AssertionError("no Python 3.11 with venv that another user may run")


def tools_but(folder: Path, lacking: tuple[str, ...]) -> str:
    """A PATH with every program of this machine but those of the tools that are lacking."""
    folder.mkdir()
    patterns = [pattern for tool in lacking for pattern in TOOLS[tool]]
    for place in ("/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"):
        for program in Path(place).glob("*"):
            hidden = any(fnmatch.fnmatch(program.name, pattern) for pattern in patterns)
            link = folder / program.name
            if not hidden and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


def copy_checkout(target: Path) -> None:
    """What a clone would hold, with the changes of this checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    for name in listed.decode().split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target / name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    """Whether a server is there already."""
    try:
        with urlopen(url, timeout=10) as page:
            return bool(page.status == 200)
    except (URLError, OSError):
        return False


def seconds_to(url: str, process: subprocess.Popen[str], patience: float) -> float:
    """How long until a page is there."""
    start = time.monotonic()
    while time.monotonic() - start < patience and process.poll() is None:
        if answers(url):
            return time.monotonic() - start
        time.sleep(0.1)
    process.kill()
    raise AssertionError(process.communicate()[0])
