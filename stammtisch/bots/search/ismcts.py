"""Information-set Monte Carlo tree search.

Each iteration plays one imagined game. The tree holds the searching seat's own decisions, told
apart by what that seat can see in between; all others answer by the game's fast policy, there as
in the playout that follows, and fate draws. Questions open at the same time are independent of
each other, so the seat's own come first and others' answers do not split its tree.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.bots.playout import ENDLESS, policy_on, policy_out
from stammtisch.core.choice import Choice
from stammtisch.core.game import Game, Tally
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng
from stammtisch.core.step import Step

from .tree import Arm, Node

ROOT_WIDTH: Final = 4.0
WIDTH: Final = 1.0


@final
@mypyc_attr(acyclic=True)
class Search:
    """The tree of one question, grown one iteration at a time.

    `lucks` are where each seat's luck and whims come from, nobody's last, for whoever wants to
    compare answers by them; without any, everything comes from `rng`.
    """

    def __init__(self, policy: Policy, seat: i64, rng: Rng) -> None:
        self.policy: Final = policy
        self.seat: Final[i64] = seat
        self.rng = rng
        self.lucks: list[Rng] = []
        self.root: Final = Node()
        self.advised: Choice | None = None  # what the sound player would say
        self.tally: Final = Tally()

    def iterate(self, game: Game) -> float:
        """Play an imagined game, which is used up, and learn from its end."""
        return self._play(game, [])

    def follow(self, arm: Arm, game: Game) -> float:
        """The same with an answer to the question that is settled."""
        game.apply(self.seat, arm.choice)
        return self._play(game, [arm])

    def advice(self) -> Arm:
        """The sound player's answer, once it has been tried."""
        assert self.advised is not None, "a search makes at least one iteration"
        return self.root.arms[self.advised.text]

    def _play(self, game: Game, path: list[Arm]) -> float:
        self._descend(game, path)
        rounds = self.policy.horizon(game)
        if rounds == 0:
            rounds = ENDLESS
        if self.lucks:
            policy_on(game, self.policy, self.lucks, rounds)
        else:
            policy_out(game, self.policy, self.rng, rounds, self.tally)
        reward = self._reward(game)
        for arm in path:
            arm.learn(reward)
        return reward

    def _descend(self, game: Game, path: list[Arm]) -> None:
        """Follow the tree, and leave it with the first answer that is new to it."""
        seen = ""
        while not game.over and (not path or path[len(path) - 1].visits > 0):
            step = self._next(game)
            if step.is_chance or step.seat != self.seat:
                choice = self._others(game, step)
                seen += step.shown(game, choice, self.seat) + "\n"
            else:
                options = step.options(game)
                choice = options[0]
                if len(options) > 1:
                    path.append(self._select(game, step, options, path, seen))
                    choice = path[len(path) - 1].choice
                    seen = ""
            game.apply(step.seat, choice)

    def _next(self, game: Game) -> Step:
        """The seat's own question if it has one, otherwise the first that is open."""
        step = game.question(self.seat)
        if step is not None:
            return step
        return game.interrupts.top if game.interrupts.depth > 0 else game.agendas[game.first].top

    def _others(self, game: Game, step: Step) -> Choice:
        rng = self.lucks[step.seat] if self.lucks else self.rng
        if step.is_chance:
            return step.draw(game, rng)
        return self.policy.playout(game, step, rng)

    def _select(
        self, game: Game, step: Step, options: list[Choice], path: list[Arm], seen: str
    ) -> Arm:
        """The arm to follow at the node that the path and what was seen since lead to."""
        if not path:
            if self.advised is None:
                self.advised = self.policy.thrifty(game, step, self.rng)
            return self.root.select(options, self.advised, ROOT_WIDTH, self.rng)
        later = path[len(path) - 1].later
        node = later.get(seen)
        if node is None:
            node = later[seen] = Node()
        advised = self.policy.playout(game, step, self.rng)
        return node.select(options, advised, WIDTH, self.rng)

    def _reward(self, game: Game) -> float:
        """The seat's share of the victory, or what the game's own estimate makes of it."""
        if not game.over:
            return self.policy.value(game, int(self.seat))
        return game.share_of_victory(self.seat)
