"""Tokens of the five kinds in one number, eight bits a kind: sums and comparisons at a stroke.

A heap of tokens is an i64. Heaps are added and subtracted as numbers; no kind has more than 127.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final = ["water", "wheat", "barley", "rye", "hops"]
WATER: Final = 0
HOPS: Final = 4
ANY: Final = 5  # a sixth place in a heap that is still to be gathered: kinds of one's choice
ANYTHING: Final = 5 * 8  # how far `ANY` is shifted
MOST_OF_A_KIND: Final = 30  # that a pack may have; two such heaps can be added in safety
GUARDS: Final = 0x8080808080
LOW: Final = 0x7F7F7F7F7F
ALL: Final = 0xFFFFFFFFFF


def heap(kind: i64, count: i64) -> i64:
    """So many tokens of one kind."""
    return count << (8 * kind)


def count(tokens: i64, kind: i64) -> i64:
    """How many tokens of a kind are in a heap."""
    return (tokens >> (8 * kind)) & 255


def total(tokens: i64) -> i64:
    """How many tokens a heap holds."""
    pairs = (tokens & 0xFF00FF00FF) + ((tokens >> 8) & 0xFF00FF)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & 255


def with_more(tokens: i64, kind: i64, more: i64) -> i64:
    """A heap that is wanted, with more of a kind: up to what any supply can hold.

    However many copies of an upgrade a pack has, no kind grows beyond its eight bits.
    """
    most: i64 = MOST_OF_A_KIND if kind < ANY else 5 * MOST_OF_A_KIND
    known = count(tokens, kind)
    return tokens + heap(kind, more if known + more < most else most - known)


def covers(have: i64, need: i64) -> bool:
    """Whether a heap has at least as many of every kind."""
    return ((have | GUARDS) - need) & GUARDS == GUARDS


def kinds_in(tokens: i64) -> i64:
    """A mask with all bits of every kind that a heap holds."""
    return (((tokens + LOW) & GUARDS) >> 7) * 255


def least(have: i64, want: i64) -> i64:
    """Of every kind the smaller number."""
    enough = ((((have | GUARDS) - want) & GUARDS) >> 7) * 255
    return (want & enough) | (have & (ALL ^ enough))


def lacking(have: i64, want: i64) -> i64:
    """What a heap has too little of."""
    return want - least(have, want)


def heap_of(kinds: list[int]) -> i64:
    """A heap of the kinds listed."""
    tokens: i64 = 0
    for kind in kinds:
        tokens += heap(kind, 1)
    return tokens


def counts(tokens: i64) -> list[int]:
    """The numbers of a heap, from water to hops."""
    return [int(count(tokens, kind)) for kind in range(5)]


def choosable(tokens: i64, from_kind: i64, left: i64) -> i64:
    """Which kinds may come next where `left` tokens are chosen in the order of the kinds.

    A bit per kind: one is there, no earlier kind follows, and from here on there are enough.
    """
    last: i64 = HOPS  # the last kind from which on there are enough
    there = count(tokens, last)
    while there < left:
        if last == from_kind:
            return 0
        last -= 1
        there += count(tokens, last)
    return kind_bits(tokens) & (31 >> (HOPS - last)) & (31 << from_kind)


def kind_bits(tokens: i64) -> i64:
    """A bit for every kind that a heap holds: the product moves their marks side by side."""
    marks = ((tokens + LOW) & GUARDS) >> 7
    return ((marks * 0x10204081) >> 28) & 31


def single(bits: i64) -> bool:
    """Whether just one bit is set."""
    return bits & (bits - 1) == 0


def lowest_kind(bits: i64) -> i64:
    """The first kind whose bit is set."""
    assert bits != 0, "no kind is left to choose"
    kind: i64 = 0
    while (bits >> kind) & 1 == 0:
        kind += 1
    return kind
