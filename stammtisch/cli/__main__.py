"""`python -m stammtisch.cli` is the command."""

from __future__ import annotations

from .app import main

main()
