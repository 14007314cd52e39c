"""Long runs at a terminal: a bar moves, and Ctrl-C ends them quietly with all their processes."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from time import monotonic

import pytest

from .run import HERE

PATIENCE = 30.0


@pytest.mark.usefixtures("keyboard")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bar_moves_and_ctrl_c_ends_it(command: str, jobs: str) -> None:
    screen, terminal = pty.openpty()
    arguments = ["pig", "--bots", "thrifty,random", "--games", "1000000", "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "stammtisch.cli", command, *arguments],
        stdout=subprocess.PIPE,
        stderr=terminal,
        env={**os.environ, "PYTHONPATH": HERE, "TERM": "xterm", "COLUMNS": "80"},
        start_new_session=True,  # a group of its own, as in a shell
    )
    os.close(terminal)
    try:
        read_until(screen, rb"[1-9]\d*/1000000")
        os.killpg(process.pid, signal.SIGINT)
        rest = read_until(screen, None)
        assert process.wait(PATIENCE) == 130
        assert b"Traceback" not in rest
        assert process.communicate()[0] == b""
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        os.close(screen)


def read_until(screen: int, wanted: bytes | None) -> bytes:
    """What the terminal shows until a text appears, or until nobody writes there any more."""
    text, end = b"", monotonic() + PATIENCE
    while monotonic() < end and not (wanted and re.search(wanted, text)):
        try:
            part = os.read(screen, 4096)
        except OSError:  # Linux says so when the last writer has closed the terminal
            part = b""
        if not part:
            break
        text += part
    assert wanted is None or re.search(wanted, text), text
    return text
