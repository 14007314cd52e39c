"""TypeScript types of the protocol and of each game's view.

python -m tools.typescript          write web/src/generated/
python -m tools.typescript --check  say which file is stale

A game's view is the TypedDict `<Game>View` of its `view`, as `BeerAndBreadView`; `<Game>Odds` of
its `odds` is written too, if there is one.
"""

from __future__ import annotations

import sys
import typing
from dataclasses import is_dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any, Final

import msgspec

from stammtisch.games import titles
from stammtisch.server.protocol import bodies
from stammtisch.server.protocol.heard import Heard
from stammtisch.server.protocol.said import Answer, Said
from stammtisch.server.web.routes import ENDPOINTS

TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "generated"
NOTE: Final = "// Written by `python3 dev.py types`; do not edit.\n"
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}


class Declarations:
    """Writes the types it meets, each once, those that others need first."""

    def __init__(self) -> None:
        self.said = False  # whether people write these types, and may leave out what has a default
        self.written: Final[dict[str, str]] = {}

    def name(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        if kind is None or kind is type(None):
            return "null"
        if kind in PLAIN:
            return PLAIN[kind]
        if typing.is_typeddict(kind) or is_dataclass(kind) or is_message(kind):
            return self.declare(kind)
        return self.composed(typing.get_origin(kind), typing.get_args(kind), kind)

    def composed(self, origin: Any, parts: tuple[Any, ...], kind: Any) -> str:
        """A type made of others."""
        if origin in (typing.Required, typing.NotRequired, typing.Annotated):
            return self.name(parts[0])
        if origin is typing.Literal:
            return " | ".join([repr_of(value) for value in parts])
        if origin in (typing.Union, UnionType):
            return " | ".join(dict.fromkeys([self.name(part) for part in parts]))
        if origin is list or (origin is tuple and parts[-1] is Ellipsis):
            inner = self.name(parts[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is tuple:
            return "[" + ", ".join([self.name(part) for part in parts]) + "]"
        if origin is dict:
            return f"Record<string, {self.name(parts[1])}>"
        raise TypeError(f"no TypeScript for {kind!r}")

    def declare(self, kind: Any) -> str:
        """Write an interface, and give its name."""
        name = str(kind.__name__)
        if name not in self.written:
            self.written[name] = ""
            rows = self.struct_rows(kind) if hasattr(kind, "__struct_fields__") else self.rows(kind)
            words = (kind.__doc__ or "").strip().splitlines()
            said = f"/** {words[0]} */\n" if words and not words[0].startswith("dict(") else ""
            body = "\n".join([f"  {row};" for row in rows])
            del self.written[name]
            self.written[name] = f"{said}export interface {name} {{\n{body}\n}}\n"
        return name

    def rows(self, kind: Any) -> list[str]:
        """The fields of a TypedDict or a dataclass."""
        hints = typing.get_type_hints(kind, include_extras=True)
        whole = is_dataclass(kind) or kind.__total__
        return [
            f"{key}{'?' if may_lack(hint, whole) else ''}: {self.name(hint)}"
            for key, hint in hints.items()
        ]

    def struct_rows(self, kind: type[msgspec.Struct]) -> list[str]:
        """The fields of a message; which it is stands in `type`, but for an answer."""
        tag = kind.__struct_config__.tag
        kinds = [f'type{"?" if kind is Answer else ""}: "{tag}"'] if tag is not None else []
        return kinds + [
            f"{field.encode_name}{'?' if self.said and not field.required else ''}: "
            f"{self.name(field.type)}"
            for field in msgspec.structs.fields(kind)
        ]

    def text(self, *more: str) -> str:
        """All that was written."""
        return "\n".join([NOTE, *self.written.values(), *more])


def is_message(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def may_lack(hint: Any, whole: bool) -> bool:
    """Whether a key of a TypedDict may be missing."""
    origin = typing.get_origin(hint)
    return origin is typing.NotRequired or (not whole and origin is not typing.Required)


def repr_of(value: Any) -> str:
    """A literal."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def protocol() -> str:
    """The messages and bodies."""
    types = Declarations()
    heard = types.name(Heard)
    for answer in [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer is not None]:
        types.name(answer)
    types.name(bodies.ProblemBody)
    types.said = True
    said = types.name(Said)
    for body in [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]:
        types.name(body)
    return types.text(union("Heard", heard), union("Said", said))


def union(name: str, members: str) -> str:
    """A type that is one of several, one a line."""
    return f"export type {name} =\n  | " + members.replace(" | ", "\n  | ") + ";\n"


def game_types(game: str) -> str:
    """The view of a game, and its odds if they are typed."""
    types = Declarations()
    name = "".join([word.capitalize() for word in game.split("_")])
    for part in ("view", "odds"):
        path = f"{titles()[game].package}.{part}"
        module = import_module(path) if find_spec(path) is not None else None
        found = getattr(module, name + part.capitalize(), None)
        if found is not None:
            types.name(found)
        elif part == "view":
            raise TypeError(f"{path} has no TypedDict {name}View")
    return types.text()


def files() -> dict[str, str]:
    """Every generated file by its name; games of other packages bring their own boards."""
    ours = [game for game, title in titles().items() if title.package.startswith("stammtisch.")]
    return {"protocol.ts": protocol(), **{f"{game}.ts": game_types(game) for game in ours}}


def stale() -> list[str]:
    """The files that are missing, wrong or too many."""
    wanted = files()
    there = {path.name: path.read_text("utf-8") for path in TARGET.glob("*.ts")}
    return sorted(name for name in {*wanted, *there} if wanted.get(name) != there.get(name))


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    if arguments == ["--check"]:
        for name in stale():
            print(f"stale: {TARGET / name}")
        return 1 if stale() else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for path in TARGET.glob("*.ts"):
        path.unlink()
    for name, text in files().items():
        (TARGET / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
