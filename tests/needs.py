"""What a test needs of the machine: people's runs skip loudly without it, CI fails."""

from __future__ import annotations

import os

import pytest


def needs(present: object, what: str) -> None:
    """Skip this test where a thing is missing, saying what to install; with CI=true, fail."""
    if present:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"missing: {what}")
    pytest.skip(f"missing: {what}")
