"""What coins, rubies and the bonus die are worth, in points: plans are compared by it."""

from __future__ import annotations

from typing import Final

COIN: Final = [0.0, 0.62, 0.62, 0.58, 0.54, 0.5, 0.44, 0.36, 0.24, 0.2]
"""A coin by the round: early chips come up again and again, in the last round five make a point."""
RUBY: Final = 0.6
DIE: Final = 0.5  # what the chance of the bonus die adds to a pot that did not explode
