"""Masked PPO in one file: one network plays all seats of a game against itself.

    pip install "stammtisch[research,ppo]"
    python examples/ppo.py quacks --seats 2 --decisions 6_000_000 --out quacks_ppo

Writes the network into the folder again and again; `examples/evaluate.py` rates what lies there.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from stammtisch.research.batch import BatchEnv, Rows

NEVER = -1e9  # the logit of what is masked out


@dataclass(frozen=True)
class Settings:
    """What is learned, and how."""

    game: str
    seats: int
    decisions: int = 6_000_000
    games: int = 256  # played at once
    steps: int = 64  # decisions in each of them between two updates
    epochs: int = 3
    minibatch: int = 2048
    rate: float = 1e-3
    entropy: float = 0.01
    clip: float = 0.2
    trace: float = 0.95  # how far a surprise reaches back: the lambda of GAE
    width: int = 128
    saves: int = 12
    seed: int = 1


class Network(nn.Module):
    """Features in; a logit for each action and the expected reward out."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.logits = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.logits.weight, 0.01)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        body = self.body(seen)
        return self.logits(body).masked_fill(mask == 0, NEVER), self.value(body).squeeze(-1)


@dataclass
class Rollout:
    """What was seen, done and earned: one row a step, one column a game."""

    seen: Any
    mask: Any
    seat: Any
    action: Any
    chance: Any  # the logarithm of how likely the action was
    value: Any
    reward: Any
    done: Any


def play(env: BatchEnv, network: Network, rows: Rows, steps: int) -> tuple[Rollout, Rows]:
    """Let the network play on in all games."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(steps):
        seen, mask = torch.from_numpy(rows.observation), torch.from_numpy(rows.mask)
        with torch.no_grad():
            logits, value = network(seen, mask)
            chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
            action = chosen.sample()
            chance = chosen.log_prob(action)
        seat = torch.from_numpy(rows.seat).long()
        rows = env.step(action.numpy())
        reward, done = torch.from_numpy(rows.reward), torch.from_numpy(rows.done)
        kept.append((seen, mask, seat, action, chance, value, reward, done))
    return Rollout(*[torch.stack(column) for column in zip(*kept, strict=True)]), rows


def advantages(rollout: Rollout, trace: float) -> tuple[Any, Any]:
    """How much better each decision went than expected, and which ones can be judged.

    A seat's next decision may lie many steps later, so what comes after is kept for each seat of
    each game while going back through time. A decision whose outcome lies beyond the last step
    is left out.
    """
    steps, games = rollout.seat.shape
    seats = rollout.reward.shape[2]
    later, gain, owed = (torch.zeros(games, seats) for _ in range(3))
    known = torch.zeros(games, seats, dtype=torch.bool)
    better, judged = torch.zeros(steps, games), torch.zeros(steps, games, dtype=torch.bool)
    every = torch.arange(games)
    for step in reversed(range(steps)):
        done = rollout.done[step][:, None]
        later, gain, owed = (kept.masked_fill(done, 0.0) for kept in (later, gain, owed))
        known = known | done
        owed = owed + rollout.reward[step]
        seat, value = rollout.seat[step], rollout.value[step]
        surprise = owed[every, seat] + later[every, seat] - value
        better[step] = surprise + trace * gain[every, seat]
        judged[step] = known[every, seat]
        later[every, seat], gain[every, seat], owed[every, seat] = value, better[step], 0.0
        gain[every, seat] *= judged[step]
        known[every, seat] = True
    return better, judged


def learn(network: Network, optimizer: Any, rollout: Rollout, settings: Settings) -> None:
    """Some epochs of PPO's clipped updates."""
    better, judged = advantages(rollout, settings.trace)
    seen, mask = rollout.seen[judged], rollout.mask[judged]
    action, chance = rollout.action[judged], rollout.chance[judged]
    gain, target = better[judged], (better + rollout.value)[judged]
    for _ in range(settings.epochs):
        for part in torch.randperm(len(gain)).split(settings.minibatch):
            logits, value = network(seen[part], mask[part])
            chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = (chosen.log_prob(action[part]) - chance[part]).exp()
            weight = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            loss = -torch.min(ratio * weight, clipped * weight).mean()
            loss = loss + (value - target[part]).square().mean()
            loss = loss - settings.entropy * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def save(network: Network, settings: Settings, decisions: int, folder: Path) -> None:
    """Keep the network as it is now, with all that is needed to play with it."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = {"settings": vars(settings), "decisions": decisions, "weights": network.state_dict()}
    torch.save(kept, folder / f"{decisions:010}.pt")


def restore(path: Path) -> tuple[Network, Settings, int]:
    """A network that was kept, its settings, and how many decisions it has learned from."""
    kept = torch.load(path, weights_only=True)
    settings = Settings(**kept["settings"])
    weights = kept["weights"]
    features, actions = weights["body.0.weight"].shape[1], weights["logits.weight"].shape[0]
    network = Network(features, actions, settings.width)
    network.load_state_dict(weights)
    return network, settings, int(kept["decisions"])


def train(settings: Settings, folder: Path) -> Network:
    """Play and learn in turns."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(1)  # the batches are small
    env = BatchEnv(settings.game, settings.games, settings.seats)
    network = Network(env.features, env.actions, settings.width)
    optimizer = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5)
    rows, made, began = env.reset(settings.seed), 0, time.monotonic()
    marks = np.linspace(0, settings.decisions, settings.saves + 1)[1:].tolist()
    save(network, settings, 0, folder)
    while marks:
        optimizer.param_groups[0]["lr"] = settings.rate * max(0.05, 1 - made / settings.decisions)
        rollout, rows = play(env, network, rows, settings.steps)
        learn(network, optimizer, rollout, settings)
        made += settings.games * settings.steps
        if made >= marks[0]:
            marks = [mark for mark in marks if mark > made]
            save(network, settings, made, folder)
            print(f"{made:,} decisions in {time.monotonic() - began:.0f} s", flush=True)
    return network


def main() -> None:
    """Read what to learn, and learn it."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("game")
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--decisions", type=int, default=Settings.decisions)
    read.add_argument("--seed", type=int, default=Settings.seed)
    read.add_argument("--out", type=Path, required=True, help="a folder for the networks")
    wanted = read.parse_args()
    settings = Settings(wanted.game, wanted.seats, wanted.decisions, seed=wanted.seed)
    train(settings, wanted.out)


if __name__ == "__main__":
    main()
