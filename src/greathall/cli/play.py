"""`greathall play`: a game at this terminal, against bots and with whoever shares the keyboard."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.table import Table

from greathall.bots import bot
from greathall.cli import saves
from greathall.cli.arguments import Parser
from greathall.cli.choice import COMMANDS, Choices, read_choice, read_command
from greathall.cli.line import Line
from greathall.cli.screen import FINE, Misuse, Screen, printable
from greathall.cli.session import SavedGame, Session
from greathall.cli.shelf import show_rules
from greathall.cli.table import draw
from greathall.core import registry
from greathall.core.errors import GreatHallError
from greathall.core.kernel import Action, Event
from greathall.core.spec import GameSpec, Outcome
from greathall.core.words import describe

BOT_NAMES = ("Ambrose", "Beryl", "Cosmo", "Dilys", "Edgar", "Fenella", "Gideon", "Hester")
LEVEL = "medium"


class Leave(Exception):
    """The person goes; the game stays on disk."""


def arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.number("seats")
    parser.number("people")
    parser.option("name", action="append", default=[])
    parser.option("bots", metavar="LEVEL[,LEVEL...]")
    parser.option("seed")
    parser.option("option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("resume", metavar="FILE", nargs="?", const="")
    parser.switch("auto")


def run(arguments: Namespace, screen: Screen) -> int:
    if arguments.resume is not None:
        file, session = resume(arguments, screen)
    else:
        session = start(arguments, screen)
        file = saves.new_file(session.spec.id)
    for level in session.record.bots:
        bot(level, session.spec)
    return Sitting(session, file, screen).run()


def start(arguments: Namespace, screen: Screen) -> Session:
    """A new game as the command line wants it."""
    if arguments.game is None:
        raise Misuse("cli-missing-argument", argument="GAME", command="play")
    spec = registry.game(arguments.game)
    screen.speak_of(spec)
    people = 0 if arguments.auto else arguments.people or 1
    levels = arguments.bots.split(",") if arguments.bots is not None else []
    seats = arguments.seats or max(spec.seats[0], people + len(levels) if len(levels) > 1 else people)
    spec.new(seats=seats, seed=0)
    if people > seats:
        raise Misuse("cli-too-many-people", people=people, seats=seats)
    if len(levels) > seats - people:
        raise Misuse("cli-too-many-bots", bots=len(levels), seats=seats - people)
    options = read_options(spec, arguments.option)
    record = SavedGame.start(spec.id, seats, read_seed(arguments.seed), **options)
    record.people = list(range(people))
    record.bots = by_seat(levels or [LEVEL], people, seats)
    record.names = seat_names(people, seats, [printable(name) for name in arguments.name], screen)
    return Session(record)


def by_seat(levels: list[str], people: int, seats: int) -> list[str]:
    """The levels go round the table, beginning after the people."""
    return [levels[(seat - people) % len(levels)] for seat in range(seats)]


def resume(arguments: Namespace, screen: Screen) -> tuple[Path, Session]:
    """The game asked for; what the command line says about its seats is not for now, except `--auto` and `--bots`."""
    game, wanted = arguments.game, arguments.resume
    if game is None and wanted in registry.games() and not Path(wanted).exists():
        game, wanted = wanted, ""
    if game is not None:
        registry.game(game)
    file = saves.find(game, wanted)
    session = saves.load(file, screen)
    record = session.record
    if arguments.auto:
        record.people = []
    if arguments.bots is not None:
        record.bots = by_seat(arguments.bots.split(","), len(record.people), record.seats)
    return file, session


def seat_names(people: int, seats: int, given: list[str], screen: Screen) -> list[str]:
    """The names given, and names for the others: all different, so that the log can be understood."""
    names: list[str] = []
    strangers = iter(name for name in BOT_NAMES if name not in given)
    for seat in range(seats):
        if seat >= people:
            name = next(strangers, screen.word("seat", number=seat + 1))
        elif seat < len(given):
            name = given[seat]
        else:
            name = screen.word("cli-player-name", number=seat + 1)
        names.append(name if name not in names else f"{name} {seat + 1}")
    return names


def read_seed(seed: str | None) -> int | str | None:
    """A seed that looks like a number is one."""
    try:
        number = int(seed or "")
    except ValueError:
        return seed
    return number if abs(number) < 2**63 else seed


def read_options(spec: GameSpec[Any], pairs: list[str]) -> dict[str, Any]:
    """`name=value` as the game's options want them: their types say whether `3` is a number or a word."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(spec.rules)}
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misuse("cli-bad-option", option=pair)
        try:
            given: Any = msgspec.json.decode(value) if value[:1] in ("[", "{") else value
            options[name] = msgspec.to_builtins(msgspec.convert(given, kinds.get(name, str), strict=False))
        except (msgspec.ValidationError, msgspec.DecodeError):
            options[name] = value  # the game's own check says what is wrong with it
    spec.read_options(options)
    return options


class Sitting:
    """One sitting at the table, from here to the end of the game or until everybody leaves."""

    def __init__(self, session: Session, file: Path, screen: Screen) -> None:
        self.session = session
        self.spec = session.spec
        self.file = file
        self.screen = screen
        self.people = tuple(session.record.people)
        spare = [*BOT_NAMES, *BOT_NAMES]
        self.names = [printable(name) for name in session.record.names] or spare
        self.names = (self.names + spare)[: session.record.seats]
        self.at_keyboard: int | None = self.people[0] if self.people else None

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
            self.screen.command("cli-resume-with", file=str(self.file))
            return FINE
        self._farewell()
        return FINE

    def _welcome(self) -> None:
        spec, record, screen = self.spec, self.session.record, self.screen
        screen.show(Line(screen.word("title"), style="bold"))
        screen.say("cli-welcome", style="dim", players=[*self.names])
        screen.say("cli-promise", style="dim", commitment=record.commitment[:16])
        if self.people:
            screen.say("cli-welcome-help", style="dim")
        if record.actions:
            screen.say("cli-resumed", count=len(record.actions))
        assert spec.id == record.game

    def _step(self) -> None:
        """One answer: people first, so that nobody waits for the bots before they may choose."""
        session = self.session
        person = next((seat for seat in session.g.waiting if seat in self.people), None)
        if person is not None:
            self._ask(person)
            return
        seat = session.g.waiting[0]
        player = bot(session.record.bots[seat], self.spec, session.rng(seat))
        with self.screen.console.status(self.screen.word("cli-thinking", name=self.names[seat])):
            action = player.choose(session.g, seat)
        session.answer(seat, action)

    # -- a person's question -------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One question to a person, with everything they may type until it is answered (or taken back)."""
        session = self.session
        if not self._hand_over(seat):
            return
        self._tell(seat)
        choices = Choices(session.g, seat, self.names, self.screen.words)
        if len(choices.actions) == 1:
            self.screen.say("cli-only-choice", choice=choices.texts[0])
            session.answer(seat, choices.actions[0])
            return
        self._show_table(seat)
        self._show_choices(seat, choices)
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
                self.screen.show(Line(self.screen.words.say(error.text, self.names), style="yellow"))

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
            self._hint(seat)
        elif command == "more":
            choices.more()
            self._show_choices(seat, choices)
        return False

    def _hint(self, seat: int) -> None:
        """What the strong bot would do with what this person knows."""
        with self.screen.console.status(self.screen.word("cli-thinking", name=self.names[seat])):
            action = bot("strong", self.spec, self.session.rng(seat)).choose(self.session.g, seat)
        self.screen.say("cli-hint", choice=self._option(action))

    def _hand_over(self, seat: int) -> bool:
        """The curtain between two people at one keyboard; false if the first takes the last answer back."""
        before, self.at_keyboard = self.at_keyboard, seat
        if before is None or before == seat or len(self.people) < 2:
            return True
        screen = self.screen
        screen.console.clear()
        screen.say("cli-curtain", style="bold", name=self.names[seat])
        can_retract = before in self.session.g.sealed
        if can_retract:
            screen.say("cli-curtain-undo", name=self.names[before])
        if can_retract and read_command(self._read(), screen.words) == "undo":
            self.session.retract(before)
            self.at_keyboard = before
            return False
        if not can_retract:
            self._read()
        screen.console.clear()
        return True

    # -- showing -------------------------------------------------------------------------------------------------------

    def _option(self, action: Action) -> str:
        return self.screen.words.say(describe(action, "option"), self.names)

    def _tell(self, seat: int | None) -> None:
        """What has happened since this person last looked."""
        self._log(self.session.news(seat))

    def _log(self, events: list[Event]) -> None:
        for event in events:
            line = Line(self.screen.words.say(describe(event, "event"), self.names))
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
            screen.show(Line.assemble((f"{i + 1:>4}", "bold cyan"), "  ", choices.texts[i]))
        if choices.left:
            screen.say("cli-more", style="dim", count=choices.left)

    def _farewell(self) -> None:
        viewer = self.people[0] if self.people else None
        self._tell(viewer)
        self._show_table(viewer)
        outcome = self.spec.outcome(self.session.g)
        if outcome is not None:
            self.screen.show(final_score(outcome, self.names, self.screen))
        for key in ("cli-replay-with", "cli-verify-with"):
            self.screen.command(key, file=str(self.file))


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
