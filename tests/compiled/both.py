"""What either mode says: random games of every title and trees of the search, as JSON."""

from __future__ import annotations

import json

from stammtisch.core import compiled
from tests.contract.play import cases, random_table

from .trees import trees


def logs() -> dict[str, str]:
    """The log of one random game for each title and number of seats."""
    return {f"{title.id} {seats}": random_table(title, seats, 7).log for title, seats in cases()}


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "logs": logs(), "trees": trees()}))
