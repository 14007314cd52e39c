from __future__ import annotations

import pytest

from stammtisch.core import Pack
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import difference, merge, parse_pack

TEXT = """
limit = 7
prices = [3, 5]
colours = ["white", "red"]
open = true
confidence = "sure"

[cards.rat]
cost = 2
source = "the box"

[[track]]
coins = 1
"""


def pack(text: str = TEXT) -> Pack:
    return Pack(parse_pack(text, "my.toml"), "my.toml")


def test_every_figure_is_read_by_its_kind() -> None:
    figures = pack()
    assert figures.whole("limit", 0, 9) == 7
    assert figures.wholes("prices", 0, 9, count=2) == [3, 5]
    assert figures.words("colours", ["white", "red"]) == ["white", "red"]
    assert figures.flag("open") is True
    assert [card.whole("cost", 0, 9) for card in figures.keyed("cards").values()] == [2]
    assert [space.whole("coins", 0, 9) for space in figures.tables("track", 1)] == [1]
    figures.done()


def test_a_pack_with_a_byte_order_mark_is_read() -> None:
    assert parse_pack("\ufefflimit = 7\n", "my.toml") == {"limit": 7}


def test_one_of_a_few_words() -> None:
    assert Pack({"back": "beer"}, "my.toml").word("back", ["beer", "bread"]) == "beer"


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda p: p.whole("limit", 0, 5), "limit: expected a whole number from 0 to 5, got 7"),
        (lambda p: p.whole("open", 0, 5), "open: expected a whole number from 0 to 5, got True"),
        (lambda p: p.whole("none", 0, 5), "none: expected a whole number from 0 to 5, but it is m"),
        (lambda p: p.wholes("prices", 0, 4), r"prices\[1\]: expected a whole number from 0 to 4"),
        (lambda p: p.wholes("prices", 0, 9, 3), "prices: expected a list of 3, got 2"),
        (lambda p: p.wholes("limit", 0, 9), "limit: expected a list, got 7"),
        (lambda p: p.word("limit", ["a", "b"]), "limit: expected one of a, b, got 7"),
        (lambda p: p.words("colours", ["red"]), r"colours\[0\]: expected one of red, got 'white'"),
        (lambda p: p.flag("limit"), "limit: expected true or false, got 7"),
        (lambda p: p.table("limit"), "limit: expected a table, got 7"),
        (lambda p: p.tables("prices"), r"prices\[0\]: expected a table, got 3"),
        (lambda p: p.keyed("cards")["rat"].flag("cost"), r"cards\.rat\.cost: expected true"),
        (lambda p: p.done(), "cards: expected no such key"),
    ],
)
def test_a_figure_that_does_not_fit_is_named_with_its_file_and_key(read, complaint) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadPack, match=f"^my.toml: {complaint}"):
        read(pack())


def test_an_own_pack_replaces_what_it_names_and_nothing_else() -> None:
    shipped = parse_pack(TEXT, "pack.toml")
    own = {"cards": {"rat": {"cost": 4}}, "prices": [1], "source": "my box"}
    merged = merge(shipped, own, "my.toml")
    assert merged["cards"]["rat"]["cost"] == 4
    assert merged["prices"] == [1]
    assert merged["limit"] == 7
    assert difference(shipped, merged) == {"cards": {"rat": {"cost": 4}}, "prices": [1]}


def test_an_own_pack_may_not_invent_keys() -> None:
    with pytest.raises(BadPack, match=r"my.toml: cards\.cat: expected a key of the shipped pack"):
        merge(parse_pack(TEXT, ""), {"cards": {"cat": {}}}, "my.toml")


def test_an_own_pack_may_not_turn_a_table_into_a_number() -> None:
    with pytest.raises(BadPack, match=r"my\.toml: cards: expected a table, got 3"):
        merge(parse_pack(TEXT, ""), {"cards": 3}, "my.toml")


def test_text_that_is_not_toml_is_refused() -> None:
    with pytest.raises(BadPack, match=r"my.toml: the file: expected TOML \("):
        parse_pack("limit = = 7", "my.toml")
