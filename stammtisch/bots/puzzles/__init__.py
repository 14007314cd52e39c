"""Puzzles: positions from games of strong bots in which one answer is clearly better."""

from __future__ import annotations

from .finding import Found, Place, find
from .judging import Candidate, holds
from .telling import tell

__all__ = ["Candidate", "Found", "Place", "find", "holds", "tell"]
