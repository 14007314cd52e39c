"""What a player can say, and what fate can answer besides a chip."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stammtisch.core import Choice

from .state.chips import CHIPS, COLOURS, NAMES, RED, RED_1, VALUES, Chip, kind_of, words_of

DRAW: Final = Choice("draw", "draw")
STOP: Final = Choice("stop", "stop")
FLASK: Final = Choice("flask", "flask")
RATS: Final = Choice("rats", "rats")
DECLINE: Final = Choice("decline", "decline")
RETURN: Final = Choice("return", "yellow")
KEEP: Final = Choice("keep", "yellow")
RESTART: Final = Choice("restart", "second-chance")
CONTINUE: Final = Choice("continue", "second-chance")
ASIDE: Final = Choice("aside", "red")
BESIDE: Final = Choice("beside", "red")
POINTS: Final = Choice("points", "explosion")
COINS: Final = Choice("coins", "explosion")
DROPLET: Final = Choice("droplet", "droplet")
TUBE: Final = Choice("tube", "tubes")
REFILL: Final = Choice("refill", "rubies")
PASS: Final = Choice("pass", "decline")
DONE: Final = Choice("done", "rubies")
PAY: Final = Choice("pay", "green")
FORWARD: Final = Choice("forward", "green")
STAY: Final = Choice("stay", "green")
REMOVE: Final = Choice("remove", "cards")
RUBIES: Final = Choice("rubies", "cards")
TAILS: Final = Choice("tails", "rats")


@final
class Of(Choice):
    """A verb with a chip: `place green 2`, `take green 2`."""

    def __init__(self, verb: str, rule: str, chip: Chip) -> None:
        super().__init__(f"{verb} {words_of(chip.name)}", rule, {"chip": chip.name})
        self.kind: Final[i64] = chip.kind


@final
class Number(Choice):
    """A verb with a number: `move 3`, `tier 2`."""

    def __init__(self, verb: str, rule: str, number: int) -> None:
        super().__init__(f"{verb} {number}", rule, {"number": number})
        self.number: Final[i64] = number


@final
class Upgrade(Choice):
    """Trade a chip for a bigger one of its colour: `upgrade green 1 to 2`."""

    def __init__(self, old: i64, new: i64) -> None:
        facts: dict[str, int | str] = {"chip": NAMES[old], "number": int(CHIPS[new].value)}
        facts["bigger"] = NAMES[new]
        text = f"upgrade {words_of(NAMES[old])} to {CHIPS[new].value}"
        super().__init__(text, "upgrade", facts)
        self.old: Final[i64] = old
        self.new: Final[i64] = new


@final
class Buy(Choice):
    """Buy a chip at the price its book names; made per Setup, since the books differ."""

    def __init__(self, kind: i64, price: int) -> None:
        chip = CHIPS[kind]
        facts: dict[str, int | str] = {"chip": chip.name, "price": price}
        super().__init__(f"buy {words_of(chip.name)}", "buy", facts)
        self.kind: Final[i64] = kind
        self.colour: Final[i64] = chip.colour
        self.price: Final[i64] = price


def all_upgrades() -> list[Upgrade]:
    """Every step up within a colour; white only serves a ruling."""
    found = []
    for colour, values in enumerate(VALUES):
        if len(values) > 1:
            low, middle, high = [kind_of(colour, value) for value in values]
            found += [Upgrade(low, middle), Upgrade(middle, high), Upgrade(low, high)]
    return found


PLACE: Final = [Of("place", "blue", chip) for chip in CHIPS]
REBAG: Final = [Of("rebag", "red", chip) for chip in CHIPS if chip.colour == RED]
TAKE: Final = [Of("take", "gain", chip) for chip in CHIPS]
FARTHEST: Final = 20
MOVE: Final = [Number("move", "move", spaces) for spaces in range(FARTHEST + 1)]
TIER: Final = [Number("tier", "purple", tier) for tier in range(4)]
TRADE: Final = [Number("trade", "purple", count) for count in range(4)]
GIVE: Final = [Number("give", "rats", tails) for tails in range(4)]
UPGRADES: Final = all_upgrades()

WORDS: Final[list[Choice]] = [
    DRAW, STOP, FLASK, RATS, DECLINE, RETURN, KEEP, RESTART, CONTINUE, ASIDE, BESIDE,
    POINTS, COINS, DROPLET, TUBE, REFILL, PASS, DONE, PAY, FORWARD, STAY, REMOVE, RUBIES, TAILS,
]  # fmt: skip
VERBS: Final[list[Choice]] = [
    *WORDS, *PLACE, *REBAG, *TAKE, *MOVE[1:], *TIER[1:], *TRADE[1:], *GIVE[1:], *UPGRADES,
]  # fmt: skip
"""Everything that is said alike in all Setups, so that it has the same number in all."""

STOP_ONLY: Final[list[Choice]] = [STOP]
DRAW_STOP: Final[list[Choice]] = [DRAW, STOP]
DRAW_STOP_FLASK: Final[list[Choice]] = [DRAW, STOP, FLASK]
STOP_FLASK: Final[list[Choice]] = [STOP, FLASK]


def chosen_reds(choices: list[Of], beside: int) -> list[Of]:
    """Those of three choices, one for each red kind, that the bits name; the biggest first."""
    return [choices[red] for red in (2, 1, 0) if beside >> red & 1]


def with_rebags(options: list[Choice]) -> list[list[Choice]]:
    """These options, and putting red chips into the bag, by the kinds that lie beside the pot."""
    return [[*options, *chosen_reds(REBAG, beside)] for beside in range(8)]


DRAW_REBAG: Final = with_rebags([DRAW])
DRAW_STOP_REBAG: Final = with_rebags(DRAW_STOP)
DRAW_STOP_FLASK_REBAG: Final = with_rebags(DRAW_STOP_FLASK)
REBAG_BESIDE: Final[list[list[Choice]]] = [
    [*chosen_reds(REBAG, beside), BESIDE] for beside in range(8)
]
PLACE_REBAG_BESIDE: Final[list[list[Choice]]] = [
    [*chosen_reds(PLACE[RED_1:], beside), *REBAG_BESIDE[beside]] for beside in range(8)
]
RATS_OR_NOT: Final[list[Choice]] = [RATS, DECLINE]
RETURN_OR_KEEP: Final[list[Choice]] = [RETURN, KEEP]
POINTS_OR_COINS: Final[list[Choice]] = [POINTS, COINS]
DONE_DROPLET: Final[list[Choice]] = [DONE, DROPLET]
DONE_DROPLET_REFILL: Final[list[Choice]] = [DONE, DROPLET, REFILL]
SHORTER: Final[list[list[list[Choice]]]] = [
    [[MOVE[value + bonus], MOVE[value]] for bonus in range(10)] for value in range(5)
]
"""With the bonus or without it, by value and bonus."""


@final
class Face(Choice):
    """A side of the bonus die."""

    def __init__(self, number: int) -> None:
        super().__init__(f"die {number}", "die", {"face": number})
        self.number: Final[i64] = number


@final
class Starter(Choice):
    """Who starts the first round."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}", "start", {"starter_seat": seat})
        self.starter: Final[i64] = seat


@final
class Fortune(Choice):
    """A fortune card is read."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"fortune {name}", "cards", {"card": name})
        self.number: Final[i64] = number
        self.name: Final = name


CARD_NAMES: Final = [
    "second_chance", "well_stirred", "lucky_devil", "shining_extra_bright", "seasoned_perfectly",
    "pot_is_full", "living_in_luxury", "pumpkin_patch_party", "strong_ingredient", "magic_potion",
    "schadenfreude", "just_in_time", "less_is_more", "choose_wisely", "opportunistic_moment",
    "roll_the_die", "only_choose_one", "good_start", "rat_infestation", "rats_are_friends",
    "charity", "pot_is_filling_up", "wheel_and_deal", "beginners_bonus",
]  # fmt: skip
MOST_SEATS: Final = 4
FACES: Final = [Face(number) for number in range(1, 7)]
STARTERS: Final = [Starter(seat) for seat in range(MOST_SEATS)]
FORTUNES: Final = [Fortune(number, name) for number, name in enumerate(CARD_NAMES)]
OUTCOMES: Final[list[Choice]] = [*CHIPS, *FACES, *STARTERS, *FORTUNES]
BOOK_COLOURS: Final = COLOURS[1:]
