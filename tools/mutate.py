"""Tests that bite: change the source in one small way at a time, and see whether a test notices.

python -m tools.mutate rules quacks --sample 60 --seed 1
python -m tools.mutate copies

`rules` changes operators, numbers, truth values and defaults in the rules of a game and runs that
game's tests; `copies` leaves out each field that a `copy()` takes over and runs the contract tests
of copies. What no test notices is printed as a diff. Changes that change nothing stand in
`equivalents.toml` with the reason.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue

from tools.mutations import Mutation, mutations_of_copies, mutations_of_rules

ROOT = Path(__file__).resolve().parents[1]
GAMES = "stammtisch/games"
RULES = (
    "__init__.py", "setup.py", "setup/**/*.py", "state.py", "state/**/*.py",
    "rules.py", "rules/**/*.py", "powers.py", "powers/**/*.py", "cards/**/*.py",
)  # fmt: skip
"""Where a game's rules stand, in its folder."""
PLUGINS = ("pytest_timeout", "_hypothesis_pytestplugin")  # the others take longer than a test
NEEDED = ("stammtisch", "tests", "tools", "conftest.py", "pyproject.toml", "docs/reference")


@dataclass(frozen=True)
class Trial:
    """A change, and the tests that should notice it."""

    mutation: Mutation
    tests: list[str]


@dataclass
class Outcome:
    """What became of all trials."""

    noticed: int = 0
    known: int = 0
    survivors: list[Mutation] = field(default_factory=list)


class Workshop:
    """Copies of the tree, one for each process, in which the changes are made."""

    def __init__(self, folder: Path, jobs: int, limit: float) -> None:
        self.limit = limit
        self.trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            self.trees.put(plant(folder / str(number)))

    def expect_health(self, runs: list[list[str]]) -> None:
        """A test that fails without any change would seem to notice everything."""
        tree = self.trees.get()
        for tests in {" ".join(tests): tests for tests in runs}.values():
            if not passes(tree, tests, self.limit):
                sys.exit(f"these fail without any change: {' '.join(tests)}")
        self.trees.put(tree)

    def notices(self, trial: Trial) -> bool:
        """Whether a test fails, or never ends, with this change."""
        tree = self.trees.get()
        change, path = trial.mutation, tree / trial.mutation.path
        try:
            write(path, change.mutated)
            return not passes(tree, trial.tests, self.limit)
        finally:
            write(path, change.source)
            self.trees.put(tree)


def plant(tree: Path) -> Path:
    """The working tree's files that tests of rules need."""
    listed = ["git", "ls-files", "-co", "--exclude-standard", *NEEDED]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.splitlines():
        if "/web/" not in name and (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    return tree


def write(path: Path, source: bytes) -> None:
    """Change a source; its bytecode of the same second and size would hide that."""
    path.write_bytes(source)
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
        stale.unlink()


def passes(tree: Path, tests: list[str], limit: float) -> bool:
    """Whether all tests pass within the time limit."""
    plugins = [word for plugin in ("no:cacheprovider", *PLUGINS) for word in ("-p", plugin)]
    command = [sys.executable, "-m", "pytest", "-x", "-q", *plugins, *tests]
    env = {**os.environ, "PYTHONPATH": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    quiet = subprocess.DEVNULL
    run = subprocess.Popen(
        command, cwd=tree, env=env, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        return run.wait(limit) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()


def sources(pattern: str) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in ROOT.glob(pattern))


def trials_of_rules(game: str, sample: int, seed: int, tests: list[str]) -> list[Trial]:
    """Some changes of a game's rules, or all of them with a sample of 0."""
    paths = [path for rule in RULES for path in sources(f"{GAMES}/{game}/{rule}")]
    found = [mutation for path in paths for mutation in mutations_of_rules(ROOT, path)]
    found.sort(key=lambda mutation: mutation.order(seed))
    return [Trial(mutation, tests) for mutation in found[: sample or None]]


def tests_of(game: str) -> list[str]:
    """What all games have in common, which is quick to notice a change; then a game's own tests."""
    return [*sources("tests/games/test_*.py"), f"tests/games/{game}", "-k", game]


def trials_of_copies() -> Iterator[Trial]:
    """Every field of every `copy()` in core and games."""
    for path in [*sources("stammtisch/core/*.py"), *sources(f"{GAMES}/*/**/*.py")]:
        game = path.split("/")[2] if path.startswith(GAMES) else ""
        for mutation in mutations_of_copies(ROOT, path):
            yield Trial(mutation, ["tests/contract/test_copies.py", "-k", game])


def equivalents() -> set[tuple[str, str, str]]:
    """The changes of which somebody has said why they change nothing."""
    listed = tomllib.loads(Path(__file__).with_name("equivalents.toml").read_text("utf-8"))
    assert all(one["reason"] for one in listed["change"])
    return {(one["file"], one["old"], one["new"]) for one in listed["change"]}


def judge(trials: list[Trial], jobs: int, limit: float) -> Outcome:
    """Try all changes; tell of each survivor at once."""
    outcome, known = Outcome(), equivalents()
    hopeless = [(t.mutation.path, t.mutation.old, t.mutation.new) in known for t in trials]
    outcome.known = sum(hopeless)
    tried = [trial for trial, skip in zip(trials, hopeless, strict=True) if not skip]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        workshop = Workshop(Path(folder), jobs, limit)
        workshop.expect_health([trial.tests for trial in tried])
        for trial, noticed in zip(tried, pool.map(workshop.notices, tried), strict=True):
            if noticed:
                outcome.noticed += 1
            else:
                outcome.survivors.append(trial.mutation)
                print(trial.mutation, flush=True)
    return outcome


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("what", choices=["rules", "copies"])
    reader.add_argument("game", nargs="?", help="for rules: the folder of the game")
    reader.add_argument("--sample", type=int, default=60, help="how many changes; 0 for all")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--limit", type=float, default=180, help="seconds for one run of tests")
    reader.add_argument("--tests", nargs="+", help="other tests than the game's own")
    wish = reader.parse_args()
    if (wish.what == "rules") != (wish.game is not None):
        reader.error("rules needs a game, copies none")
    if wish.what == "copies":
        trials = [*trials_of_copies()]
    else:
        tests = wish.tests or tests_of(wish.game)
        trials = trials_of_rules(wish.game, wish.sample, wish.seed, tests)
    outcome = judge(trials, wish.jobs, wish.limit)
    print(f"{len(trials)} changes: {outcome.noticed} noticed, {outcome.known} known to change")
    print(f"nothing, {len(outcome.survivors)} unnoticed")
    return 1 if outcome.survivors else 0


if __name__ == "__main__":
    sys.exit(main())
