"""The documentation as a site.

python3 dev.py docs            serve it at http://127.0.0.1:8001, anew at every change
python3 dev.py docs --build    build it into .build/site; a broken inner link is an error
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.docs_site import ROOT, elsewhere

ADDRESS = "127.0.0.1:8001"
BUILD = ("build", "--strict", "--quiet")


def mkdocs(*arguments: str) -> int:
    """Run MkDocs in the checkout, without its news about other products."""
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", *arguments], check=False, cwd=ROOT, env=env
    ).returncode


def watched() -> list[str]:
    """The folders and papers outside docs/ that are shown, as options."""
    return [part for path in elsewhere() for part in ("--watch", str(path))]


def main(arguments: list[str]) -> int:
    """Serve, or build."""
    if arguments == ["--build"]:
        code = mkdocs(*BUILD)
        if code == 0:
            print(f"built: {Path('.build', 'site', 'index.html')}")
        return code
    print(f"the documentation is at http://{ADDRESS}/ (stop with Ctrl-C)", flush=True)
    try:
        return mkdocs("serve", "--quiet", "--dev-addr", ADDRESS, *watched(), *arguments)
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
