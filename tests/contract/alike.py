"""Whether a copy is its original over again: field by field, and nothing shared that changes.

The fields are found on the objects themselves, so a new field is compared from its first day on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from stammtisch.core import Agenda, Game, Pile, Setup

NOT_COPIED: dict[type, dict[str, str]] = {
    Game: {"news": "a copy is thought about, not played: nobody listens to it"},
}
"""Fields that a copy leaves out on purpose, with the reason. (Piles and agendas are compared by
what lies in them: a pile's `picked` is a guess where to look first, what was popped is gone.)"""

GIVEN: dict[type, dict[str, str]] = {
    Game: {"seats": "of the setup", "round": "the phases are fixed at set-up"},
}
"""Fields that a copy gets through its constructor and shares."""

NEVER_CHANGE: dict[str, str] = {
    "Setup": "made once per pack, options and seats",
    "Step": "holds ids and never changes after creation",
    "Choice": "exists once per setup",
    "Bill": "a round's line on the score sheet, written once",
    "Card": "a printed card",
    "Power": "a printed book",
    "Shelf": "a memory of offers that any game may fill: it answers the same to all",
}
"""Classes whose objects copies share, with the reason; any other needs a `copy()`."""


class Comparison:
    """Walks originals and their copies side by side and keeps what is wrong."""

    def __init__(self, setup: Setup) -> None:
        self.wrong: list[str] = []
        self.partners: dict[int, object] = {}
        self.constants = {id(value) for value in constants()}
        self.constants |= {id(getattr(setup, name)) for name in fields(setup)}

    def differences(self, original: Game, copy: Game) -> list[str]:
        """What is wrong with a copy."""
        self.wrong, self.partners = [], {}
        self.compare("game", original, copy)
        return self.wrong

    def compare(self, path: str, one: object, two: object) -> None:
        if type(one) is not type(two):
            self.wrong.append(f"{path}: {type(one).__name__} became {type(two).__name__}")
        elif one is None or isinstance(one, int | float | str):
            self.expect(one == two, f"{path}: {one!r} became {two!r}")
        elif is_fixed(one):
            self.expect(one is two, f"{path}: another {type(one).__name__}")
        else:
            self.compare_changing(path, one, two)

    def compare_changing(self, path: str, one: object, two: object) -> None:
        """Both change in play: each has its own, and what is one thing there is one thing here."""
        if one is two:
            self.expect(id(one) in self.constants, f"{path}: shared, and it changes")
        elif id(one) in self.partners:
            self.expect(self.partners[id(one)] is two, f"{path}: one thing became two")
        else:
            self.partners[id(one)] = two
            self.compare_parts(path, parts(one), parts(two))
            if isinstance(one, Agenda) and isinstance(two, Agenda) and one.below is two.below:
                self.expect(id(one.below) in self.constants, f"{path}: shares its lower steps")

    def compare_parts(self, path: str, one: dict[str, object], two: dict[str, object]) -> None:
        self.expect(one.keys() == two.keys(), f"{path}: {list(one)} became {list(two)}")
        for name in one.keys() & two.keys():
            self.compare(f"{path}{name}", one[name], two[name])

    def expect(self, holds: bool, complaint: str) -> None:
        if not holds:
            self.wrong.append(complaint)


def constants() -> Iterator[object]:
    """What modules define for all: the empty piles and agendas that stand where nothing is yet."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("stammtisch.", "tests.toys")):
            yield from vars(module).values()


def is_fixed(thing: object) -> bool:
    """Whether nothing can change it, so that copies share it."""
    return callable(thing) or any(kind.__name__ in NEVER_CHANGE for kind in type(thing).__mro__)


def parts(thing: object) -> dict[str, object]:
    """What a changing thing consists of, by its meaning."""
    if isinstance(thing, Pile):
        return {" holds": row(thing.to_list())}
    if isinstance(thing, Agenda):
        steps = [*thing.below[: thing.depth - 1], thing.top] if thing.depth > 0 else []
        return {f"[{place}]": step for place, step in enumerate(steps)}
    if isinstance(thing, list):
        return {f"[{place}]": value for place, value in enumerate(thing)}
    if isinstance(thing, set):
        return {" holds": row(sorted(thing))}
    if isinstance(thing, dict):
        return {f"[{key}]": value for key, value in thing.items()}
    assert hasattr(thing, "copy"), f"{type(thing).__name__}: copy() it, or say why it never changes"
    return {f".{name}": getattr(thing, name) for name in fields(thing) - left_out(thing)}


def left_out(thing: object) -> set[str]:
    """The fields of which a list says why they are not compared."""
    listed = [*NOT_COPIED.items(), *GIVEN.items()]
    return {name for kind, reasons in listed if isinstance(thing, kind) for name in reasons}


def row(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def fields(thing: object) -> set[str]:
    """The names of all fields, of an interpreted object or a compiled one."""
    found = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        found |= {*vars(kind).get("__mypyc_attrs__", ()), *vars(kind).get("__annotations__", ())}
    return found


class Marks:
    """Puts something of its own into every field, so that none is right in a copy by chance."""

    def __init__(self, truth: bool) -> None:
        self.truth = truth
        self.number = 100

    def put_into(self, thing: object) -> None:
        for name in sorted(fields(thing) - left_out(thing)):
            value = getattr(thing, name)
            if is_own(value):
                self.put_into(value)
            elif isinstance(value, list) and value and is_own(value[0]):
                for part in value:
                    self.put_into(part)
            else:
                self.replace(thing, name, value)

    def replace(self, thing: object, name: str, value: object) -> None:
        mark = self.mark_for(value)
        if mark is not None and not is_final(thing, name):
            setattr(thing, name, mark)

    def mark_for(self, value: object) -> object:
        """Another value of the same kind; None where only play can make one."""
        self.number += 1
        if isinstance(value, bool):
            return self.truth
        if isinstance(value, int):
            return self.number
        if isinstance(value, Pile):
            return Pile([self.number % 200, 7, 8])
        if isinstance(value, list) and all(isinstance(part, int) for part in value):
            return [self.number + place for place in range(len(value) + 1)]
        return None


def is_own(thing: object) -> bool:
    """Whether it has fields of its own that a game's `copy()` is responsible for."""
    return hasattr(thing, "copy") and not isinstance(thing, Agenda | Pile | list | set | dict)


def filled(thing: object, path: str = "game") -> Iterator[str]:
    """Where things of its own lie, as interpreted objects tell it: a rare one is a new place."""
    for name, value in vars(thing).items() if hasattr(thing, "__dict__") else ():
        if is_own(value):
            yield f"{path}.{name}"
            yield from filled(value, f"{path}.{name}")
        elif isinstance(value, list) and value and is_own(value[0]):
            for part in value:
                yield from filled(part, f"{path}.{name}")


def is_final(thing: object, name: str) -> bool:
    """Whether only the constructor may set it: compiled classes hold to that."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return True
    return False
