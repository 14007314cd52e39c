"""Values out of a JSON schema, right ones and wrong ones, and right messages made wrong."""

from __future__ import annotations

import json
import random
from typing import Any

HOSTILE: list[Any] = [
    "",
    "\u2028",
    "\x00",
    "'; DROP TABLE seats; --",
    "../../secrets",
    "{ $name }",
    "\u202e",
    "x" * 3000,
    -1,
    10**30,
    1.5,
    True,
    None,
    [],
    {},
    [[[]]],
    {"a": {"a": {}}},
]


class Fuzzer:
    """`known` are values of earlier answers, by the name of the field where they fit."""

    def __init__(self, schemas: dict[str, Any], seed: int) -> None:
        self.schemas = schemas
        self.rng = random.Random(seed)
        self.known: dict[str, list[Any]] = {}

    def learn(self, name: str, value: Any) -> None:
        """Take an answer's values up: they are links to what can be asked next."""
        if isinstance(value, dict):
            for key, part in value.items():
                self.learn(key, part)
        elif isinstance(value, list):
            for part in value[:8]:
                self.learn(name, part)
        elif isinstance(value, str | int) and value != "":
            self.known.setdefault(name, []).append(value)

    def value(self, name: str, schema: dict[str, Any], wrong: float) -> Any:
        """A value for a field: known, made by its schema, or with this chance a wrong one."""
        if self.rng.random() < wrong:
            return self.rng.choice(HOSTILE)
        if name in self.known and self.rng.random() < 0.8:
            return self.rng.choice(self.known[name])
        return self.made(schema, wrong)

    def made(self, schema: dict[str, Any], wrong: float) -> Any:
        """A value by its schema."""
        if "$ref" in schema:
            return self.made(self.schemas[schema["$ref"].rsplit("/", 1)[1]], wrong)
        if "anyOf" in schema:
            return self.made(self.rng.choice(schema["anyOf"]), wrong)
        if "enum" in schema:
            return self.rng.choice(schema["enum"])
        return self._of_type(schema, wrong)

    def _of_type(self, schema: dict[str, Any], wrong: float) -> Any:
        match schema.get("type"):
            case "object":
                return self._object(schema, wrong)
            case "array":
                items = schema.get("items") or {}
                return [self.made(items, wrong) for _ in range(self.rng.randint(0, 4))]
            case "integer":
                return self.rng.choice([0, 1, 2, 7, 100])
            case "boolean":
                return self.rng.random() < 0.5
            case "null":
                return None
            case _:
                return self.rng.choice(["Anna", "Їжак", "a" * 8, "<b>"])

    def _object(self, schema: dict[str, Any], wrong: float) -> dict[str, Any]:
        needed = schema.get("required", [])
        fields = schema.get("properties", {})
        return {
            name: self.value(name, part, wrong)
            for name, part in fields.items()
            if name in needed or self.rng.random() < 0.3
        }

    def mutated(self, message: dict[str, Any]) -> str:
        """A right message with one thing changed: a value, a key, or some of its characters."""
        rng, message = self.rng, dict(message)
        key = rng.choice([*message])
        match rng.randrange(5):
            case 0:
                message[key] = rng.choice(HOSTILE)
            case 1:
                message[rng.choice(["seat", "at", "type", "more"])] = rng.choice([0, 1, 99, "x"])
            case 2:
                del message[key]
            case 3:
                text = json.dumps(message)
                place = rng.randrange(len(text))
                return text[:place] + rng.choice(["", '"', "}", "\x01", "9"]) + text[place + 1 :]
            case _:
                message["at"] = message.get("at", 0) + rng.choice([-1, 1, 5])
        return json.dumps(message)
