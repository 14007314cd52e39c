"""How much a thinking process may take; one that takes more is ended."""

from __future__ import annotations

import sys
from typing import Final

MOST_MEMORY: Final = 1 << 30  # bytes of addresses beyond what the empty process has
MOST_SECONDS: Final = 60  # of the processor, for one task
BEHIND: Final = 10  # of 19: how far a review steps back for all that people wait for
PATIENCE: Final = 15.0  # seconds before a process counts as stuck
PATIENCE_FOR_A_REVIEW: Final = 300.0  # it steps back, so on a busy machine others come first
PATIENCE_FOR_A_PACK: Final = 5.0
PATIENCE_AT_START: Final = 60.0


def keep_small() -> None:
    """Bound the memory of this process; what asks for more gets a MemoryError."""
    if sys.platform == "win32":
        return
    import resource

    most = addresses() + MOST_MEMORY
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(resource.RLIMIT_AS, (soft, soft))


def step_back() -> None:
    """Let all other processes of this machine go first; there is no way back."""
    if sys.platform != "win32":
        import os

        os.setpriority(os.PRIO_PROCESS, 0, BEHIND)


def a_while_longer() -> None:
    """Bound the processor's time until the next task: it ends even if nobody is left to end it."""
    if sys.platform == "win32":
        return
    import resource
    import time

    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + MOST_SECONDS, hard))


def addresses() -> int:
    """How many bytes this process has mapped; not every system tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * 4096
    except OSError:
        return MOST_MEMORY
