from __future__ import annotations

import pytest

from stammtisch.core import Option
from stammtisch.core.errors import BadOption
from stammtisch.core.option import read_options

TARGET = Option("target", 75, low=10, high=200)
BARRELS = Option("barrels", "box", values=("box", "leaflet"))
SET = Option("set", 1, values=(1, 2, 3, 4))
CARDS = Option("cards", True)
ALL = (TARGET, BARRELS, SET, CARDS)


def test_options_not_given_take_their_default() -> None:
    assert read_options(ALL, {}) == {"target": 75, "barrels": "box", "set": 1, "cards": True}


def test_text_from_a_command_line_is_read_as_its_kind() -> None:
    given = {"target": "100", "barrels": "leaflet", "set": "3", "cards": "false"}
    read = read_options(ALL, given)
    assert read == {"target": 100, "barrels": "leaflet", "set": 3, "cards": False}
    assert read["cards"] is False


def test_kinds_are_told_apart() -> None:
    assert [option.kind for option in ALL] == ["whole", "choice", "choice", "flag"]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"target": 5}, "option target=5: expected a whole number from 10 to 200"),
        ({"target": "many"}, "option target=many: expected a whole number from 10 to 200"),
        ({"barrels": "tub"}, "option barrels=tub: expected one of box, leaflet"),
        ({"cards": "perhaps"}, "option cards=perhaps: expected true or false"),
        ({"sett": 1}, "option sett: unknown; this game has: target, barrels, set, cards"),
    ],
)
def test_a_bad_option_is_named_with_what_was_expected(
    given: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadOption, match=f"^{complaint}$"):
        read_options(ALL, given)
