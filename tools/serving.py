"""Serve soon: the first page does not wait for the compiler.

Where the compiled package is installed, it serves. Otherwise a copy of the sources serves,
interpreted, while the compiler works beside it: the server's thinking processes take the compiled
rules up when they are ready, the server itself at its next start.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tools import compile
from tools.set_up import (
    BUILT,
    PROGRAMS,
    PYTHON,
    compile_command,
    install_package,
    installed,
    package_key,
    set_up_pages,
)
from tools.steps import ROOT, alone, say, step

COPY = ROOT / ".build" / "interpreted"
STORY = ROOT / ".build" / "compile.log"
READY = "STAMMTISCH_COMPILED"
"""Where thinking processes find the compiled rules, once they carry the label behind it."""


def set_up_server() -> list[str | Path]:
    """Do what is missing; return the command that serves."""
    with alone():
        set_up_pages()
        key = package_key()
        if is_compiled(key):
            install_package(key)
        if installed(key):
            return [PROGRAMS / "stammtisch"]
        with step("copying the sources"):
            compile.refresh(ROOT, COPY)
        os.environ["PYTHONPATH"] = str(COPY)
        compile_beside(key)
        return [PYTHON, "-m", "stammtisch.cli"]


def is_compiled(key: str) -> bool:
    """Whether the rules were compiled from these very sources."""
    known = compile.state(BUILT)
    return known.get("label") == key and known.get("obstacle", "") is None


def compile_beside(key: str) -> None:
    """Start the compiler, calmly, and say what it means for whoever plays now."""
    obstacle = compile.obstacle()
    if obstacle is not None:
        say(f"{obstacle}: the rules run interpreted; {compile.HINT}")
        return
    os.environ[READY] = f"{BUILT}{os.pathsep}{key}"
    start(compile_command(key))
    say("the rules run interpreted for now, and are compiled beside it in a minute or two:")
    say("bots take the compiled ones up at once, the server does so at its next start")


def start(command: list[str | Path]) -> None:
    """Let a command run on, calmly, when this process has become the server."""
    calm = ["nice"] if os.name != "nt" else []
    with step("starting the compiler"), STORY.open("wb") as story:
        subprocess.Popen(
            [*calm, *(str(part) for part in command)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=story,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
