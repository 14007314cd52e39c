"""An option of a title: what may be varied at set-up, its default and its bounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import BadOption
from .setup import Options, Value


@dataclass(frozen=True)
class Option:
    """One thing to choose before play. Its words are the messages `option-<key>` and so on.

    Either `values` lists what may be chosen, or `low` and `high` bound a whole number;
    a default of True or False makes it a flag. `ruling` marks a doubtful rule, whose reason
    stands in the game's README under the anchor `ruling-<key>`. `when` names another option and
    its value without which this one changes nothing. `seldom` marks what few people change: it
    is asked for apart, with the rulings.
    """

    key: str
    default: Value
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    ruling: bool = False
    when: tuple[str, Value] | None = None
    seldom: bool = False

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.values else "whole"

    @property
    def expected(self) -> str:
        """What the option takes, in words for an error."""
        if self.kind == "flag":
            return "true or false"
        if self.values:
            return "one of " + ", ".join([str(value) for value in self.values])
        return f"a whole number from {self.low} to {self.high}"

    def read(self, value: object) -> Value:
        """The value, also out of text such as `true` or `12`."""
        found: Value | None
        if self.kind == "flag":
            found = {"true": True, "false": False}.get(str(value).lower())
        elif self.values:
            found = {str(allowed): allowed for allowed in self.values}.get(str(value))
        else:
            found = self._whole(value)
        if found is None:
            raise BadOption(f"option {self.key}={value}: expected {self.expected}")
        return found

    def _whole(self, value: object) -> int | None:
        try:
            number = int(str(value))
        except ValueError:
            return None
        return number if self.low <= number <= self.high else None


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Every option with the given or the default value; an unknown key is refused."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadOption(f"option {key}: unknown; this game has: {names}")
    return {
        option.key: option.read(given[option.key]) if option.key in given else option.default
        for option in options
    }
