"""A set-up that fails says which step and why, in one line, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import compile, steps

ROOT = steps.ROOT
SAID = {
    "the disk is full": "ERROR: Could not install packages: [Errno 28] No space left on device",
    "the folder may not be written to": "npm error code EACCES\nnpm error syscall mkdir",
    "there is no network, or the registry does not answer": (
        "WARNING: Retrying: [Errno -3] Temporary failure in name resolution\n"
        "ERROR: No matching distribution found for aiosqlite"
    ),
}


@pytest.fixture(autouse=True)
def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(steps, "STORY", tmp_path / "set-up.log")
    return tmp_path / "set-up.log"


@pytest.mark.parametrize(("cause", "said"), SAID.items())
def test_no_network_a_full_disk_and_a_foreign_folder_are_told_by_their_names(
    cause: str, said: str
) -> None:
    assert steps.cause_in(f"Collecting things\n{said}\n") == cause


def test_another_failure_is_told_by_the_commands_own_complaint() -> None:
    assert steps.cause_in("one\nerror: no such option\ntwo\n") == "error: no such option"
    assert steps.cause_in("one\ntwo\n") == "two"
    assert steps.cause_in("") == "it gave no reason"


def test_a_step_that_fails_is_one_line_and_its_words_are_kept(story: Path) -> None:
    command = [sys.executable, "-c", "print('much'); raise SystemExit('ERROR: the cause')"]
    with pytest.raises(steps.Stopped) as stopped:
        steps.run("installing libraries", *command)
    line = "stammtisch: installing libraries failed: ERROR: the cause (see .build/set-up.log)"
    assert str(stopped.value) == line
    assert story.read_text() == "much\nERROR: the cause\n"


def test_a_read_only_or_foreign_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped, steps.step("making .venv"):
        raise PermissionError(13, "Permission denied", str(tmp_path))
    assert str(stopped.value) == f"stammtisch: making .venv failed: permission denied: {tmp_path}"


def interrupt(code: str, how: int, until: Path) -> str:
    """What a Python program says that is stopped once a file is there."""
    process = subprocess.Popen(
        [sys.executable, "-c", f"import signal\n{RESET}\n{code}"],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    try:
        end = time.monotonic() + 60
        while not until.exists() and time.monotonic() < end:
            time.sleep(0.05)
        process.send_signal(how)
        return process.communicate(timeout=60)[1]
    finally:
        process.kill()
        process.communicate()


RESET = "signal.signal(signal.SIGINT, signal.default_int_handler)"


def test_ctrl_c_during_set_up_is_one_line_and_ends_what_was_started(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    child = f"import os, time, pathlib; told = pathlib.Path({str(tmp_path / 'told')!r})"
    child += f"; told.write_text(str(os.getpid())); told.rename({str(begun)!r}); time.sleep(600)"
    code = "import sys; from tools.steps import run\n"
    code += f"run('installing libraries', sys.executable, '-c', {child!r})"
    said = interrupt(code, signal.SIGINT, begun)
    assert said == "stammtisch: stopped while installing libraries\n"
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_compiler_leaves_nothing_behind(how: int, tmp_path: Path) -> None:
    begun, target = tmp_path / "begun", tmp_path / "built"
    code = (
        "import sys, time, pathlib; from tools import compile\n"
        "def compile_in(root, target, quiet):\n"
        f"    pathlib.Path({str(begun)!r}).touch(); time.sleep(60)\n"
        "compile.compile_in = compile_in; compile.obstacle = lambda: None\n"
        f"sys.argv = ['compile.py', '--inplace-to', {str(target)!r}]; compile.main()"
    )
    assert interrupt(code, how, begun).splitlines()[-1] == "stopped"
    assert [path.name for path in tmp_path.glob("built*")] == ["built-lock"]


def test_what_a_killed_compiler_left_is_swept_away_by_the_next(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    for process in (gone.pid, os.getpid()):
        (tmp_path / f"built.{process}").mkdir()
    compile.sweep(tmp_path / "built")
    assert [path.name for path in tmp_path.iterdir()] == [f"built.{os.getpid()}"]
