#!/usr/bin/env python3
"""Set up all that this checkout needs, then run a command of Stammtisch in it.

    python3 dev.py serve              any command of stammtisch: play pig, bench quacks, ...
    python3 dev.py test               every check, as CI runs them
    python3 dev.py test --quick       lint, types and the fast tests
    python3 dev.py test long packs    heavy tests at their full size, by parts
    python3 dev.py test research      the research environments, with the libraries they need
    python3 dev.py test tests/core    these tests alone; all arguments go to pytest
    python3 dev.py web                the pages with hot reload, beside a server of the sources
    python3 dev.py format             put every file into shape
    python3 dev.py types              write the browser's types anew and check every type
    python3 dev.py docs               the documentation as a site; --build checks its links

What runs is a compiled copy in .venv, made anew when a source has changed. Only the standard
library is used here.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this line is for older ones)
    sys.exit("Stammtisch needs Python 3.11 or newer; this is " + sys.version.split()[0])

import os
import subprocess
from pathlib import Path

from tools import serving, set_up
from tools.set_up import PROGRAMS, PYTHON
from tools.steps import ROOT, step

SERVE = ("serve", "")
WORKSHOP = {
    "test": "tools.checks",
    "web": "tools.web",
    "format": "tools.formatting",
    "types": "tools.all_types",
    "docs": "tools.docs",
}
"""What developers run, by the module that does it."""


def hand_over(*command: str | Path) -> None:
    """Become the command."""
    parts = [str(part) for part in command]
    if os.name == "nt":
        sys.exit(subprocess.call(parts))
    os.execv(parts[0], parts)


def main(arguments: list[str]) -> None:
    """Set up what the command needs, then pass it on."""
    command = arguments[0] if arguments else ""
    os.environ.pop("PYTHONPATH", None)
    if command in ("-h", "--help"):
        print(__doc__)
    elif command in WORKSHOP:
        set_up.prepare_workshop()
        os.chdir(ROOT)
        hand_over(PYTHON, "-m", WORKSHOP[command], *arguments[1:])
    elif command in SERVE:
        hand_over(*serving.set_up_server(), *arguments)
    else:
        set_up.set_up()
        hand_over(PROGRAMS / "stammtisch", *arguments)


if __name__ == "__main__":
    with step("starting"):
        main(sys.argv[1:])
