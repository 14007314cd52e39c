"""How to play it well."""

from __future__ import annotations

from stammtisch.core import Policy


class QuacksPolicy(Policy):
    """To be written."""
