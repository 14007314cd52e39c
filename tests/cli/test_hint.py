"""A hint at the terminal names the better answer, its chance, and why."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from stammtisch.bots.advice import Advised, Estimate
from stammtisch.cli.hint import line, tell_hint
from stammtisch.cli.review import reason
from stammtisch.games import title
from stammtisch.terminal.wording import Texts
from tests.bots.test_advice import at_pig, ticking


def test_a_hint_names_the_better_answer_with_its_chance() -> None:
    page, table = StringIO(), at_pig(points=85, turn=20, rival=95)
    tell_hint(Console(file=page, width=120), table, 0, Texts(title("pig"), "en"), ticking())
    thinking, verdict, *rest = page.getvalue().splitlines()
    assert thinking == "Thinking …"
    assert verdict.endswith("etter: Hold")
    assert any("Hold" in line and "100%" in line for line in rest)


def test_the_reason_is_the_games_own_or_tells_points_as_the_reader_writes_them() -> None:
    texts = Texts(title("polterfass"), "de")
    assert reason(("rival", {"rival": 2.5, "other_rival": 4}), 1.0, texts).endswith("2,5, sonst 4.")
    assert reason(None, 1.25, texts) == "Punkte im Schnitt: +1,2"
    assert reason(None, -1.0, texts).endswith("−1")


def test_what_mostly_follows_an_answer_is_told_in_words() -> None:
    hold, roll = at_pig(points=0, turn=18).open[0].choices
    one = Advised(roll, Estimate(0.5, 0.1), Estimate(9.0, 1.0), 1, False, [roll, hold])
    assert line(one, Texts(title("pig"), "en")) == "Then mostly: Roll, Hold"
