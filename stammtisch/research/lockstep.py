"""Many games in lock-step: actions come in as bytes, what the learner needs leaves as bytes.

The loop is compiled, and nothing is made anew for each decision. `batch.py` gives it numpy's
arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, mypyc_attr

from stammtisch.core.choice import Choice
from stammtisch.core.errors import IllegalChoice
from stammtisch.core.game import Game
from stammtisch.core.numbers import Numbers
from stammtisch.core.rng import Rng
from stammtisch.core.setup import Setup

from .episode import Episode
from .rewards import Rewards
from .seeds import streams

Features = Callable[[Any, int, Numbers], None]


@final
@mypyc_attr(acyclic=True)
class Lockstep:
    """`count` games of one set-up. After `begin` and after each `step` the rows lie ready."""

    def __init__(
        self,
        setup: Setup,
        start: Callable[[Any], Game],
        features: Features,
        rewards: Rewards,
        count: i64,
    ) -> None:
        self.setup: Final = setup
        self.start: Final = start
        self.features: Final = features
        self.rewards: Final = rewards
        self.count: Final[i64] = count
        self.actions: Final[i64] = len(setup.catalogue)
        self.choices: Final[list[Choice]] = setup.catalogue.choices
        self.nothing: Final = bytes(len(setup.catalogue))  # a mask that allows nothing
        self.unpaid: Final = bytes(4 * setup.seats)
        self.episodes: list[Episode] = []
        self.numbers: Final = Numbers()
        self.seats: Final = BytesWriter()
        self.masks: Final = BytesWriter()
        self.paid: Final = BytesWriter()
        self.done: Final = BytesWriter()

    def begin(self, seeds: list[int]) -> None:
        """Start every game anew, each with the luck of its own seed."""
        self.episodes = [
            Episode(self.start(self.setup), streams(seed, self.setup.seats)) for seed in seeds
        ]
        self.rewards.begin([episode.game for episode in self.episodes])
        self.clear()
        for episode in self.episodes:
            self.tell_reward_of_nothing()
            self.show(episode)

    def step(self, actions: bytes) -> None:
        """Answer in every game; a finished one is paid and begins anew."""
        self.check(actions)
        self.clear()
        for place in range(self.count):
            episode = self.episodes[place]
            episode.answer(self.choices[i64(read_i32_le(actions, 4 * place))])
            self.after(episode, place)
            self.show(episode)

    def play(self, rng: Rng, decisions: i64) -> i64:
        """Random play at full speed, answers drawn from the options; returns games finished."""
        finished: i64 = 0
        for number in range(decisions):
            place = number % self.count
            episode = self.episodes[place]
            options = episode.options
            episode.answer(options[rng.below(len(options))])
            if episode.game.over:
                finished += 1
                episode.begin(self.start(self.setup))
        return finished

    def look(self) -> None:
        """Write the rows of all games as they stand, without an answer."""
        self.clear()
        for episode in self.episodes:
            self.tell_reward_of_nothing()
            self.show(episode)

    def clear(self) -> None:
        self.numbers.clear()
        self.seats.truncate(0)
        self.masks.truncate(0)
        self.paid.truncate(0)
        self.done.truncate(0)

    def check(self, actions: bytes) -> None:
        """Refuse the whole step if one action is masked out: no game has moved then."""
        if len(actions) != 4 * self.count:
            raise IllegalChoice(f"expected {self.count} actions, got {len(actions) // 4}")
        for place in range(self.count):
            code = i64(read_i32_le(actions, 4 * place))
            at = place * self.actions + code
            if code < 0 or code >= self.actions or self.masks[at] == 0:
                raise IllegalChoice(self.refusal(place, code))

    def refusal(self, place: i64, code: i64) -> str:
        known = 0 <= code < self.actions
        said = self.choices[code].text if known else f"no action; 0 to {self.actions - 1} are"
        episode = self.episodes[place]
        listed = ", ".join([f"{choice.code} ({choice.text})" for choice in episode.options[:12]])
        return f"game {place}, seat {episode.seat}: {code} ({said}) is masked out; open: {listed}"

    def after(self, episode: Episode, place: i64) -> None:
        """Pay what the answer earned; a game that is over begins anew."""
        over = episode.game.over
        if over or self.rewards.dense:
            for number in self.rewards.earned(episode.game, place):
                write_f32_le(self.paid, number)
        else:
            self.paid.write(self.unpaid)
        self.done.append(1 if over else 0)
        if over:
            episode.begin(self.start(self.setup))
            self.rewards.again(episode.game, place)

    def tell_reward_of_nothing(self) -> None:
        self.paid.write(self.unpaid)
        self.done.append(0)

    def show(self, episode: Episode) -> None:
        """Who is asked, what that seat sees, and what it may answer."""
        write_i32_le(self.seats, i32(episode.seat))
        self.features(episode.game, episode.seat, self.numbers)
        first = len(self.masks)
        self.masks.write(self.nothing)
        for choice in episode.options:
            self.masks[first + choice.code] = 1
