"""What the person at the terminal sees and types."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from stammtisch.core import Choice, Question, Table
from stammtisch.terminal.board import board, chances, told
from stammtisch.terminal.wording import Texts


class Screen:
    """Shows the table and reads answers; the table itself is changed by others."""

    def __init__(self, table: Table, seat: int, texts: Texts, words: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.texts = texts
        self.words = words
        self.console = Console(highlight=False)

    def tell(self, sentence: str) -> None:
        if sentence:
            self.console.print(Text(f"  {sentence}", style="green"))

    def note(self, message: str, **facts: int | str) -> None:
        self.console.print(Text(self.texts.own(message, **facts), style="yellow"))

    def ask(self) -> str | None:
        """The text of an option or `u`; None is a wish to leave."""
        question = self.table.open[self.seat]
        self.show(question)
        while True:
            said = self.read()
            if said is None or said == "u":
                return said
            choice = pick(question.choices, said)
            if choice is not None:
                return choice.text
            self.inform(said, question)

    def read(self) -> str | None:
        """One line; the end of the input, Ctrl-C and `q` are a wish to leave."""
        try:
            said = self.console.input("[bold]> [/bold]").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        return None if said == "q" else said

    def inform(self, said: str, question: Question) -> None:
        """Answer what does not answer the question."""
        if said == "?":
            self.rules(question)
        elif said == "o":
            self.odds()
        elif said == "h":
            self.hint()
        elif said:
            self.note("not-a-choice", text=said)

    def show(self, question: Question) -> None:
        """The table, the question, and the numbered answers."""
        self.console.rule(self.texts.own("your-turn"))
        self.board()
        asked = self.texts.say(f"step-{question.step}", question.about) or question.step
        self.console.print(Text(asked, style="bold"))
        for number, choice in enumerate(question.choices, 1):
            self.console.print(Text.assemble((f"{number:4} ", "bold cyan"), self.label(choice)))
        self.console.print(Text(self.texts.own("help"), style="dim"))

    def board(self) -> None:
        """What this seat sees: drawn, or told where the person wants it so."""
        view, draw = self.table.view(self.seat), told if self.words else board
        self.console.print(draw(self.table.title, view, self.seat, self.texts))

    def label(self, choice: Choice) -> str:
        return self.texts.say(f"choice-{choice.verb}", choice.facts) or choice.text

    def rules(self, question: Question) -> None:
        """The paragraph of each rule that the answers belong to."""
        anchors = dict.fromkeys(choice.rule for choice in question.choices)
        paragraphs = [self.texts.say(f"rule-{anchor}") for anchor in anchors]
        for paragraph in filter(None, paragraphs):
            self.console.print(Text(paragraph))
        if not any(paragraphs):
            self.note("no-rules")

    def odds(self) -> None:
        """What a player could work out from what the seat knows."""
        title = self.table.title
        if title.odds is None:
            return self.note("no-odds")
        odds = title.odds(self.table.game, self.seat)
        return self.console.print(chances(title, odds, self.texts))

    def hint(self) -> None:
        """What imagined games advise."""
        from .hint import tell_hint

        tell_hint(self.console, self.table, self.seat, self.texts)

    def finish(self) -> None:
        """The end: the table once more, and the scores."""
        from .story import scores

        self.board()
        self.console.print(Text(scores(self.table, self.texts), style="bold"))


def pick(choices: list[Choice], said: str) -> Choice | None:
    """By number, by the log's text, or by Enter where there is only one answer."""
    if said == "" and len(choices) == 1:
        return choices[0]
    if said.isdecimal() and 1 <= int(said) <= len(choices):
        return choices[int(said) - 1]
    return next((choice for choice in choices if choice.text == said), None)
