"""Environments by the names that PettingZoo gives them."""

from __future__ import annotations

import pytest

from stammtisch import research
from stammtisch.games import titles
from stammtisch.research import pettingzoo


@pytest.mark.parametrize("game", titles())
def test_every_title_has_a_module_named_with_its_version(game: str) -> None:
    name = f"{game}_v{titles()[game].environment_version}"
    module = getattr(research, name)
    assert module.raw_env().metadata["name"] == name
    assert module.parallel_env(illegal="first").metadata["name"] == name
    assert module.env(render_mode="ansi").unwrapped.world.title.id == game


def test_an_older_version_is_refused_with_those_there_are() -> None:
    with pytest.raises(AttributeError, match=r"quacks_v99; there are .*quacks_v"):
        _ = research.quacks_v99


def test_both_environments_stand_side_by_side() -> None:
    assert pettingzoo.parallel_env("pig").possible_agents == pettingzoo.env("pig").possible_agents
