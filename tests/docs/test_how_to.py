"""The how-to pages show what people will really read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stammtisch import new_table
from stammtisch.core.errors import BadPack

PAGE = Path(__file__).parents[2] / "docs/how-to/enter-your-own-cards.md"
FILE = "my_beer_and_bread.toml"
MANY = ", ".join(['"water"', '"wheat"'] * 13)
WRONG = {
    "value": "[cards.BE07]\ntype = 1\nvalue = 8\n",
    "upgrade": '[cards.BE07]\nupgrade = "free_lunch"\n',
    "recipe": f"[cards.BE07]\nrecipe = [{MANY}]\n",
}


def shown(key: str) -> str:
    """The complaint about a key, as the page prints it."""
    (line,) = re.findall(rf"^{FILE}: cards\.BE07\.{key}: .*$", PAGE.read_text("utf-8"), re.M)
    return str(line)


@pytest.mark.parametrize("key", WRONG)
def test_the_how_to_shows_the_validators_real_words(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(FILE).write_text(WRONG[key])
    with pytest.raises(BadPack) as refused:
        new_table("beer_and_bread", seats=2, seed=1, pack=FILE)
    pattern = re.escape(shown(key)).replace("…", ".*")
    assert re.fullmatch(pattern, str(refused.value)), refused.value
