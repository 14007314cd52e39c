"""Games on which a second implementation, made from rulebooks and pack, agreed at every answer.

`refereed/` holds their logs, `verdicts.json` what that referee said of each: scores, winners, how
many questions were answered, and a digest of the options that it found at every one of them. The
names tell module, where it is not the first, seats and play; in those with `rulings` half of the
rulings are the other way round. The referee is not kept: when the rules change, raise the `rules`
line of games that stay as they are, and drop those that do not.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch import new_table, verify
from stammtisch.core.log import read_log

REFEREED = Path(__file__).parent / "refereed"
VERDICTS: dict[str, Any] = json.loads((REFEREED / "verdicts.json").read_text("utf-8"))


def log_of(name: str) -> str:
    return (REFEREED / f"{name}.log").read_text("utf-8")


@pytest.mark.parametrize("name", VERDICTS)
def test_every_question_of_a_refereed_game_has_the_options_the_referee_found(name: str) -> None:
    record = read_log(log_of(name))
    table = new_table(record.head.game, record.head.seats, record.seed, record.head.options)
    asked = []
    for _, line in record.lines:
        if not line.fate:
            asked.append(f"{line.seat} {','.join(sorted(table.open[line.seat].options))}")
            table.answer(line.seat, line.text)
    verdict = VERDICTS[name]
    assert len(asked) == verdict["questions"]
    assert hashlib.sha256("\n".join(asked).encode()).hexdigest()[:16] == verdict["options"]


@pytest.mark.parametrize("name", VERDICTS)
def test_a_refereed_game_ends_as_the_referee_said(name: str) -> None:
    table = verify(log_of(name))
    assert table.over
    assert table.scores == VERDICTS[name]["scores"]
    assert table.winners == VERDICTS[name]["winners"]


def test_every_log_has_a_verdict_and_every_module_is_refereed_at_every_number_of_seats() -> None:
    assert {path.stem for path in REFEREED.glob("*.log")} == set(VERDICTS)
    heads = [read_log(log_of(name)).head for name in VERDICTS]
    played = {(head.options["module"], head.seats) for head in heads}
    assert played == {(module, seats) for module in range(1, 6) for seats in (2, 3, 4)}
