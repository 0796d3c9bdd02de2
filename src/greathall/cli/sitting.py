"""One sitting at a table in the terminal: questions, answers, and everything a person may type beside them."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.table import Table

from greathall.bots import SearchBot, bot
from greathall.cli import saves
from greathall.cli.choice import COMMANDS, Choices, read_choice, read_command
from greathall.cli.line import Line
from greathall.cli.screen import FINE, Screen, program
from greathall.cli.session import Session, names_of
from greathall.cli.shelf import show_rules
from greathall.cli.table import draw
from greathall.core.errors import GreatHallError
from greathall.core.kernel import Action, Event
from greathall.core.messages import message_for
from greathall.core.spec import Outcome


class Leave(Exception):
    """The person goes; the game stays on disk."""


class Sitting:
    """One sitting at the table, from here to the end of the game or until everybody leaves."""

    def __init__(self, session: Session, file: Path, screen: Screen) -> None:
        self.session = session
        self.spec = session.spec
        self.file = file
        self.screen = screen
        self.people = tuple(session.record.people)
        self.names = names_of(session.record)
        self.at_keyboard: int | None = None

    def run(self) -> int:
        self._welcome()
        session = self.session
        saves.save(session, self.file)
        try:
            while not session.g.over:
                self._step()
                saves.save(session, self.file)
                if not self.people:
                    self._tell(None)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.show("")
            self.screen.say("cli-saved")
            self.screen.command("cli-resume-with", program=program(), file=str(self.file))
            return FINE
        self._farewell()
        return FINE

    def _welcome(self) -> None:
        record, screen = self.session.record, self.screen
        screen.show(Line(screen.word("title"), style="bold"))
        screen.say("cli-welcome", style="dim", players=[*self.names])
        screen.say("cli-promise", style="dim", commitment=record.commitment[:16])
        if self.people:
            screen.say("cli-welcome-help", style="dim")
        if record.actions:
            screen.say("cli-resumed", count=len(record.actions))

    def _step(self) -> None:
        """One answer: people first, so that nobody waits for the bots before they may choose."""
        session = self.session
        person = next((seat for seat in session.g.waiting if seat in self.people), None)
        if person is not None:
            self._ask(person)
            return
        seat = session.g.waiting[0]
        session.answer(seat, self._bot_choice(session.record.bots[seat], seat))

    def _bot_choice(self, level: str, seat: int) -> Action:
        player = bot(level, self.spec, self.session.rng(seat))
        if not isinstance(player, SearchBot):
            return player.choose(self.session.g, seat)
        with self.screen.console.status(self.screen.word("cli-thinking", name=self.names[seat])):
            return player.choose(self.session.g, seat)

    # -- a person's question -------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One question to a person, with everything they may type until it is answered (or taken back)."""
        session = self.session
        if not self._hand_over(seat):
            return
        choices = self.question(seat)
        if choices.only is not None:
            session.answer(seat, choices.only)
            return
        while True:
            typed = self._read()
            try:
                if (command := read_command(typed, self.screen.words)) is not None:
                    if self._obey(command, seat, choices):
                        return
                elif typed:
                    action = read_choice(typed, choices, self.spec)
                    if action is not None:
                        session.answer(seat, action)
                        return
                    self._show_choices(seat, choices)
            except GreatHallError as error:
                self.screen.show(Line(self.screen.words.say(error.message, self.names), style="yellow"))

    def question(self, seat: int) -> Choices:
        """Show what has happened, the table and the choices; if there is only one, just that."""
        self._tell(seat)
        choices = Choices(self.spec, self.session.g, seat, self.names, self.screen.words)
        if choices.only is not None:
            self.screen.say("cli-only-choice", choice=choices.text(choices.only))
        else:
            self._show_table(seat)
            self._show_choices(seat, choices)
        return choices

    def _read(self) -> str:
        return self.screen.read("› ")

    def _obey(self, command: str, seat: int, choices: Choices) -> bool:
        """Do what was asked beside the question; true if the question has changed."""
        screen = self.screen
        if command == "quit":
            raise Leave
        if command == "undo":
            self.session.undo(seat)
            screen.say("cli-undone")
            return True
        if command == "help":
            screen.say("cli-help-choices")
            for name in COMMANDS:
                typed = screen.word(f"cli-command-{name}").replace(" ", ", ")
                screen.show(Line.assemble("  ", (f"{typed:<16}", "bold"), screen.word(f"cli-help-{name}")))
        elif command == "table":
            self._show_table(seat)
            self._show_choices(seat, choices)
        elif command == "log":
            self._log([told for event in self.session.log if (told := event.seen_by(seat)) is not None])
        elif command == "rules":
            show_rules(self.spec, screen)
        elif command == "hint":
            self._hint(seat, choices)
        elif command == "more":
            choices.more()
            self._show_choices(seat, choices)
        return False

    def _hint(self, seat: int, choices: Choices) -> None:
        """What the strong bot would do with what this person knows."""
        self.screen.say("cli-hint", choice=choices.text(self._bot_choice("strong", seat)))

    def _hand_over(self, seat: int) -> bool:
        """The curtain between two people at one keyboard; false if the one before takes the last answer back."""
        before, screen = self.at_keyboard, self.screen
        if before == seat or len(self.people) < 2:
            return True
        screen.wipe()
        screen.say("cli-curtain", style="bold", name=self.names[seat])
        sealed = before is not None and before in self.session.g.sealed
        if before is not None and sealed:
            screen.say("cli-curtain-undo", name=self.names[before])
        command = read_command(self._read(), screen.words)
        screen.wipe()
        if command == "quit":
            raise Leave
        if before is not None and sealed and command == "undo":
            self.session.retract(before)
            return False
        self.at_keyboard = seat
        return True

    # -- showing -------------------------------------------------------------------------------------------------------

    def _tell(self, seat: int | None) -> None:
        """What has happened since this person last looked."""
        self._log(self.session.news(seat))

    def _log(self, events: list[Event]) -> None:
        for event in events:
            line = Line(self.screen.words.say(message_for(event, "event"), self.names))
            line.highlight_words([self.names[seat] for seat in self.people], "bold")
            self.screen.item(line)

    def _show_table(self, seat: int | None) -> None:
        situation = self.spec.situation(self.session.g, seat)
        self.screen.show(draw(self.spec, situation, self.names, self.screen.words))

    def _show_choices(self, seat: int, choices: Choices) -> None:
        screen = self.screen
        prompt = self.session.g.prompt(seat)
        if prompt is not None:
            who = f"{self.names[seat]}: " if len(self.people) > 1 else ""
            screen.show(Line(who + screen.words.say(prompt, self.names), style="bold"))
        for i in choices.page:
            screen.show(Line.assemble((f"{i + 1:>4}", "bold cyan"), "  ", choices.text(choices.actions[i])))
        if choices.left:
            screen.say("cli-more", style="dim", count=choices.left)
        if choices.written:
            screen.say("notation", style="dim")

    def _farewell(self) -> None:
        viewer = self.people[0] if self.people else None
        self._tell(viewer)
        self._show_table(viewer)
        outcome = self.spec.outcome(self.session.g)
        if outcome is not None:
            self.screen.show(final_score(outcome, self.names, self.screen))
        for key in ("cli-replay-with", "cli-verify-with"):
            self.screen.command(key, program=program(), file=str(self.file))


def final_score(outcome: Outcome, names: list[str], screen: Screen) -> Table:
    """Who won, best first."""
    table = Table(box=box.ROUNDED, title=screen.word("cli-final-score"), title_style="bold")
    table.add_column(screen.word("cli-table-player"))
    table.add_column(screen.word("cli-table-score"), justify="right")
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
        won = seat in outcome.winners
        table.add_row(
            Line(f"★ {names[seat]}" if won else f"  {names[seat]}"),
            str(outcome.scores[seat]),
            style="bold" if won else "",
        )
    return table
