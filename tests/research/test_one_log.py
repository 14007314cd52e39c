"""A game is the same turn by turn, all at once, in the engine, in the server and in OpenSpiel."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from stammtisch.bots import seed_of
from stammtisch.core import Choice, Game, Step
from stammtisch.core.log import Line, Record
from stammtisch.core.replay import new_head, rebuild
from stammtisch.research.openspiel import load
from stammtisch.research.parallel import parallel_env
from stammtisch.research.pettingzoo import raw_env
from stammtisch.research.seeds import streams
from stammtisch.research.world import World
from stammtisch.server.tables.story import read_story

from .cases import Case, name, tables

CASES = pytest.mark.parametrize("case", tables(), ids=name)
SEED = 8


@dataclass
class Answers:
    """What each seat answers: it hangs on nothing but how often the seat has been asked."""

    said: Counter[int] = field(default_factory=Counter)

    def code(self, seat: int, codes: list[int]) -> int:
        """One of the actions that are open."""
        self.said[seat] += 1
        return codes[seed_of(seat, self.said[seat]) % len(codes)]


class Written:
    """A game with its log, played without an adapter."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.game = world.start()
        self.lines: list[Line] = []
        self.asked: list[Line] = []  # without those that left no choice
        self.answers = Answers()
        self.luck = streams(SEED, world.seats)
        while not self.game.over:
            self.go_on()

    def go_on(self) -> None:
        """Fate comes before the lowest open seat."""
        steps = self.game.open()
        step = next((step for step in steps if step.is_chance), steps[0])
        options = step.options(self.game)
        line = Line(int(step.seat), self.said(step, options).text, step.is_chance, None)
        self.lines.append(line)
        if step.is_chance or len(options) > 1:
            self.asked.append(line)

    def said(self, step: Step, options: list[Choice]) -> Choice:
        """Answer, and tell what was said."""
        choice = options[0]
        if step.is_chance:
            choice = step.draw(self.game, self.luck[step.seat])
        elif len(options) > 1:
            codes = sorted(int(option.code) for option in options)
            code = self.answers.code(int(step.seat), codes)
            choice = self.world.setup.catalogue.choices[code]
        self.game.apply(step.seat, choice)
        return choice


def views(world: World, game: Game) -> list[Any]:
    """What everybody sees, the spectators too."""
    return [world.title.view(game, seat) for seat in (None, *range(world.seats))]


@CASES
def test_turn_by_turn_or_all_at_once_one_seed_and_the_same_answers_are_one_game(case: Case) -> None:
    world = World(*case)
    written = Written(world)
    for answers, game in (turn_by_turn(case), all_at_once(case)):
        assert answers == written.answers
        assert views(world, game) == views(world, written.game)


def turn_by_turn(case: Case) -> tuple[Answers, Game]:
    game, seats, options = case
    env, answers = raw_env(game, seats, options=options), Answers()
    env.reset(seed=SEED)
    while not env.episode.game.over:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(answers.code(int(env.episode.seat), list(np.flatnonzero(mask))))
    return answers, env.episode.game


def all_at_once(case: Case) -> tuple[Answers, Game]:
    game, seats, options = case
    env, answers = parallel_env(game, seats, options=options), Answers()
    seen, _ = env.reset(seed=SEED)
    while env.agents:
        open_now = {agent: list(np.flatnonzero(row["action_mask"])) for agent, row in seen.items()}
        seen, *_ = env.step(
            {
                agent: env.wait if codes == [env.wait] else answers.code(seat, codes)
                for seat, (agent, codes) in enumerate(open_now.items())
            }
        )
    return answers, env.together.game


@CASES
def test_a_log_plays_the_same_in_the_engine_in_the_server_and_in_openspiel(case: Case) -> None:
    game, seats, options = case
    world = World(*case)
    written = Written(world)
    head = new_head(world.title, world.setup, {}, "no seed", [], unsealed=True)
    expected = views(world, written.game)
    numbered = list(enumerate(written.lines))
    assert views(world, rebuild(world.title, Record(head, numbered, None), None).game) == expected
    told = [[line.full] for line in written.lines]
    assert views(world, read_story(head.text(), told, None).table.game) == expected
    state = load(game, seats, options).new_initial_state()
    for line in written.asked:
        follow(state, line.text)
    assert views(world, state.position.game) == expected


def follow(state: Any, text: str) -> None:
    """Give the answer that a line of the log holds."""
    player = state.current_player()
    actions = {state.action_to_string(player, action): action for action in state.legal_actions()}
    state.apply_action(actions[text])
