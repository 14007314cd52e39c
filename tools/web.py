"""The pages with hot reload beside a server of the sources: `python3 dev.py web`.

The browser shows a change of a page or a board at once; after a change of Python, a pack or a text
the server starts again, and the pages reconnect. Tables are kept apart from yours, in
.build/web.db.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

from watchfiles import Change, run_process

from tools import frontend

ROOT = frontend.ROOT
PAGES, SERVER = 5173, 8010
WATCHED = (".py", ".toml", ".ftl", ".json")


def counts(change: Change, path: str) -> bool:
    """Whether the server must start again."""
    return Path(path).suffix in WATCHED and "static" not in Path(path).parts


def serve_command(database: Path) -> str:
    """The server as it stands in the sources, which admits the pages' own address."""
    command = [sys.executable, "-m", "stammtisch.cli", "serve", "--no-open"]
    pages = f"http://127.0.0.1:{PAGES}"
    whole = [*command, "--port", str(SERVER), "--database", str(database), "--public-url", pages]
    return shlex.join(whole)


def start_pages() -> subprocess.Popen[str]:
    """Vite, which sends questions about tables on to the server."""
    frontend.install(ROOT)
    command, env = frontend.npm_command()
    where = ["--host", "127.0.0.1", "--port", str(PAGES), "--strictPort"]
    env["STAMMTISCH_URL"] = f"http://127.0.0.1:{SERVER}"
    return subprocess.Popen([*command, "run", "dev", "--", *where], cwd=ROOT, env=env, text=True)


def main() -> None:
    """Run both until one is stopped."""
    os.environ["PYTHONPATH"] = str(ROOT)
    database = ROOT / ".build" / "web.db"
    database.parent.mkdir(exist_ok=True)
    pages = start_pages()
    try:
        run_process(
            ROOT / "stammtisch",
            target=serve_command(database),
            target_type="command",
            watch_filter=counts,
        )
    finally:
        pages.terminate()
        pages.wait()


if __name__ == "__main__":
    main()
