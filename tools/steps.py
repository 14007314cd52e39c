"""The steps of a set-up: each has a name, and a failure is one line with that name and the cause.

What a step's command has said is kept in .build/set-up.log; whoever stops a set-up stops all that
it has started. Only the standard library is used here.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Self

ROOT = Path(__file__).resolve().parents[1]
STORY = ROOT / ".build" / "set-up.log"
GRACE = 10.0
ROOM = 1 << 20  # bytes: where fewer are free, a program that gave no reason had no room
FULL = "the disk is full"
CAUSES = {
    FULL: r"no space left on device|ENOSPC|disk quota exceeded",
    "the folder may not be written to": r"permission denied|EACCES|EPERM|EROFS|read-only file",
    "there is no network, or the registry does not answer": (
        r"name resolution|name or service not known|connection refused|unreachable|ENOTFOUND|"
        r"ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ECONNRESET|timed out|failed to establish|ProxyError"
    ),
}
"""What most often goes wrong, by the words in which programs say it."""

COMPLAINT = re.compile(r"^(?:\w*error\b|npm error|npm ERR!|fatal|stammtisch: )", re.IGNORECASE)


class Stopped(SystemExit):
    """A step has failed or was stopped; the text is for a person."""

    def __init__(self, line: str) -> None:
        super().__init__(f"stammtisch: {line}")


def say(line: str) -> None:
    """One line about what is being done."""
    print(f"stammtisch: {line}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def step(name: str) -> Iterator[None]:
    """Whatever ends this step early is told in one line."""
    try:
        yield
    except KeyboardInterrupt:
        raise Stopped(f"stopped while {name}") from None
    except OSError as error:
        place = f": {error.filename}" if error.filename else ""
        reason = (error.strerror or str(error)).lower()
        raise Stopped(f"{name} failed: {reason}{place}") from None


def cause_in(story: str) -> str:
    """Why a command failed, in one line out of all that it has said."""
    for cause, words in CAUSES.items():
        if re.search(words, story, re.IGNORECASE):
            return cause
    if shutil.disk_usage(ROOT).free < ROOM:
        return FULL
    lines = [line.strip() for line in story.splitlines() if line.strip()]
    complaints = [line for line in lines if COMPLAINT.match(line)]
    return (complaints or lines or ["it gave no reason"])[-1]


def kept(story: str) -> str:
    """Keep what a command has said, where there is room for it, and tell where."""
    try:
        STORY.write_text(story, "utf-8")
    except OSError:
        STORY.unlink(missing_ok=True)
        return ""
    return f" (see .build/{STORY.name})"


@contextlib.contextmanager
def whole(folder: Path) -> Iterator[None]:
    """What is made in this folder is made whole, or not left behind."""
    try:
        yield
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


class Running:
    """A command under way, in a process group of its own; left early, the whole group ends."""

    def __init__(self, name: str, *command: str | Path, **env: str) -> None:
        self.name = name
        self.story: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed on leaving)
        self.process = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            env={**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=self.story,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end()
        self.story.close()

    def end(self) -> None:
        """Ask the group to end; what does not within some seconds is killed."""
        if os.name == "nt":
            self.process.terminate()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def finish(self) -> None:
        """Wait for its end, which must be a good one."""
        with step(self.name):
            code = self.process.wait()
            self.story.seek(0)
            story = self.story.read().decode("utf-8", "replace")
        if code != 0:
            raise Stopped(f"{self.name} failed: {cause_in(story)}{kept(story)}")


def run(name: str, *command: str | Path, **env: str) -> None:
    """Do a step of the set-up by a command."""
    with step(name), Running(name, *command, **env) as running:
        running.finish()


@contextlib.contextmanager
def timed(name: str) -> Iterator[None]:
    """Tell what is begun, and how long it took."""
    say(f"{name} ...")
    start = time.monotonic()
    yield
    say(f"{name}: {time.monotonic() - start:.0f} s")


@contextlib.contextmanager
def alone(name: str = "lock") -> Iterator[None]:
    """Let one set-up at a time work in this checkout."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with step("preparing .build"):
        (ROOT / ".build").mkdir(exist_ok=True)
        lock = open(ROOT / ".build" / name, "w")  # noqa: SIM115 (closed below)
    with lock:
        with step("waiting for another set-up in this folder"):
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
