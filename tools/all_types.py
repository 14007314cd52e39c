"""Write the browser's types anew from the server's and check every type: `python3 dev.py types`."""

from __future__ import annotations

import sys

from tools import checks, frontend, typescript


def main() -> int:
    """Python first: where its types are wrong, those written from them are too."""
    if not checks.types():
        return 1
    typescript.main([])
    if frontend.present():
        frontend.install(frontend.ROOT)
        frontend.npm(frontend.ROOT, "run", "types")
    return 0


if __name__ == "__main__":
    sys.exit(main())
