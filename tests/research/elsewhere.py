"""A Gymnasium environment in a process of its own, which runs the sources as they stand."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium

from stammtisch.core import compiled
from stammtisch.research.gymnasium import SoloEnv

ROOT = Path(__file__).parents[2]


class Elsewhere(gymnasium.Env[Any, Any]):
    """Passes every call on to the other process."""

    def __init__(self, twin: SoloEnv, **settings: Any) -> None:
        self.observation_space, self.action_space = twin.observation_space, twin.action_space
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "tests.research.elsewhere"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, cwd=ROOT
        )
        self.is_compiled = self.ask(settings)

    def ask(self, order: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        pickle.dump(order, self.process.stdin)
        self.process.stdin.flush()
        return pickle.load(self.process.stdout)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return self.ask(("reset", {"seed": seed}))

    def step(self, action: Any) -> Any:
        return self.ask(("step", {"action": action}))

    def close(self) -> None:
        self.process.communicate()


def serve() -> None:
    """In the other process: make the environment, then answer every call."""
    env = SoloEnv(**pickle.load(sys.stdin.buffer))
    said: Any = compiled()
    while True:
        pickle.dump(said, sys.stdout.buffer)
        sys.stdout.flush()
        try:
            name, arguments = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        said = getattr(env, name)(**arguments)


if __name__ == "__main__":
    serve()
