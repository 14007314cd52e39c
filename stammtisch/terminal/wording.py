"""Sentences out of ids and numbers, by the game's Fluent files."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from stammtisch.core import NOBODY, Event, Facts, Phrase, Title
from stammtisch.core.errors import StammtischError

LANGUAGES = ("en", "uk", "pl", "ru", "de")
OWN = "stammtisch.terminal"
Said = float | str | list[Phrase]
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w])-(?=\d)")


class UnknownLanguage(StammtischError):
    """A language that has no texts."""


def language(wanted: str | None) -> str:
    """The language asked for, else the locale's if there are texts in it, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise UnknownLanguage(f"language {wanted!r}: expected one of {', '.join(LANGUAGES)}")
        return wanted
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


@cache
def bundle(package: str, tongue: str) -> FluentBundle:
    """A package's messages in a language; a game that lacks it speaks English."""
    folder = files(package).joinpath("texts")
    path = folder.joinpath(f"{tongue}.ftl")
    if not path.is_file():
        tongue, path = "en", folder.joinpath("en.ftl")
    made = FluentBundle([tongue], use_isolating=False)
    if path.is_file():
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


class Texts:
    """One game in one language, told to one seat."""

    def __init__(
        self,
        title: Title,
        tongue: str,
        names: Sequence[str] = (),
        viewer: int | None = None,
    ) -> None:
        self.title = title
        self.messages = bundle(title.package, tongue)
        self.shell = bundle(OWN, tongue)
        self.names = names
        self.viewer = viewer

    @property
    def name(self) -> str:
        return self.say("game-name") or self.title.id

    def own(self, message: str, **facts: float | str) -> str:
        """A sentence of the command line itself."""
        return self._format(self.shell, message, facts) or message

    def say(self, message: str, facts: Mapping[str, Said] | None = None) -> str:
        """A message of the game; an unknown one is empty."""
        return self._format(self.messages, message, self.filled(facts or {}))

    def event(self, event: Event) -> str:
        """What has happened; an event without a message is not worth a sentence."""
        return self.say(f"event-{event.name}", event.facts)

    def phrase(self, told: Phrase) -> str:
        """A piece of the board in words."""
        return self.say(told["id"], told["facts"])

    def filled(self, facts: Mapping[str, Said]) -> dict[str, float | str]:
        """Seats become names, ids words with their attributes, lists take commas."""
        full: dict[str, float | str] = {}
        for key, value in facts.items():
            if isinstance(value, list):
                full[key] = ", ".join(map(self.phrase, value))
            elif key == "seat" or key.endswith("_seat"):
                full[key] = self.player(int(value))
            elif isinstance(value, str):
                full |= self._word(key, value)
            else:
                full[key] = value
        full["me"] = "yes" if "seat" in facts and facts["seat"] == self.viewer else "no"
        return full

    def player(self, seat: int) -> str:
        """How a seat is called."""
        if seat == NOBODY:
            return "–"
        return self.names[seat] if seat < len(self.names) else self.own("seat", number=seat + 1)

    def _word(self, key: str, value: str) -> Facts:
        """`chip: "white-1"` is the message `chip-white-1`, if there is one."""
        found: Facts = {key: value, f"{key}_id": value}
        message_id = f"{key}-{value}"
        if not self.messages.has_message(message_id):
            return found
        message = self.messages.get_message(message_id)
        if message.value is not None:
            found[key] = str(self.messages.format_pattern(message.value, {})[0])
        for name, pattern in message.attributes.items():
            found[f"{key}_{name}"] = str(self.messages.format_pattern(pattern, {})[0])
        return found

    @staticmethod
    def _format(messages: FluentBundle, message: str, facts: Mapping[str, float | str]) -> str:
        if not messages.has_message(message):
            return ""
        pattern = messages.get_message(message).value
        text = "" if pattern is None else str(messages.format_pattern(pattern, dict(facts))[0])
        return HYPHEN_FOR_MINUS.sub("−", text)
