"""What all toys have in common."""

from __future__ import annotations

from functools import partial
from typing import Final

from stammtisch.core import Title

toy: Final = partial(Title, package="tests.toys", rules_version=1, tutorial=True)
