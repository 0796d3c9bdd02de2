"""`greathall learn`: the lessons of a game, and one of them played in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.panel import Panel
from rich.table import Table

from greathall.cli import saves
from greathall.cli.arguments import Parser
from greathall.cli.choices import Choices, read_choice, read_command, read_word
from greathall.cli.drawing import draw
from greathall.cli.kit import Styled
from greathall.cli.screen import FINE, Screen
from greathall.core import registry
from greathall.core.errors import GreatHallError
from greathall.core.files import write_whole
from greathall.core.messages import Message, message_for
from greathall.core.spec import GameSpec
from greathall.lessons import Find, Lesson, Pupil, as_typed, lesson, lessons
from greathall.lessons.pupil import thing_message


def add_arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.operand("lesson", needed=False)


def run(arguments: Namespace, screen: Screen) -> int:
    if arguments.game is None:
        for spec in registry.games().values():
            if lessons(spec):
                list_lessons(spec, screen)
        screen.say("cli-lessons-games", style="dim")
        return FINE
    spec = registry.game(arguments.game)
    screen.use_game(spec)
    if arguments.lesson is None:
        list_lessons(spec, screen)
        screen.command("cli-lessons-what-now", game=spec.id)
        return FINE
    chosen = lesson(spec, arguments.lesson, screen.language)
    if TerminalLesson(chosen, screen).run():
        keep(spec.id, chosen.id)
        names = [*lessons(spec)]
        following = names[names.index(chosen.id) + 1 :]
        if following:
            screen.command("cli-lesson-next", game=spec.id, lesson=following[0])
        screen.command("cli-lesson-end", game=spec.id)
    return FINE


def list_lessons(spec: GameSpec[Any], screen: Screen) -> None:
    """All lessons of a game, and which of them are done."""
    screen.use_game(spec)
    done = finished()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False, title=screen.text("title"))
    table.title_justify = "left"
    for one in lessons(spec).values():
        mark = screen.text("cli-lessons-done") if f"{spec.id}/{one.id}" in done else ""
        about = f"{screen.text('cli-label', label=screen.text(one.key))} {screen.text(one.key_of('about'))}"
        table.add_row(Styled(one.id, style="bold"), Styled(about), Styled(mark, style="green"))
    screen.show(table)


def _file() -> Path:
    return saves.folder("lessons") / "done.json"


def finished() -> list[str]:
    """The lessons that were finished on this machine, as `game/lesson`."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=list[str])
    except (OSError, msgspec.DecodeError):
        return []


def keep(game: str, name: str) -> None:
    """Remember that a lesson is done."""
    saves.new_folder("lessons")
    write_whole(_file(), msgspec.json.encode(sorted({*finished(), f"{game}/{name}"})))


class TerminalLesson:
    """One lesson, from its first word to its last."""

    def __init__(self, chosen: Lesson, screen: Screen) -> None:
        self.pupil = Pupil(chosen)
        self.spec = self.pupil.spec
        self.screen = screen
        self.names = [
            name or screen.text("cli-player-name", number=seat + 1) for seat, name in enumerate(self.pupil.names)
        ]

    def run(self) -> bool:
        """Whether it was finished; false if the pupil has left."""
        self.screen.show(Styled(self.screen.text(self.pupil.lesson.key), style="bold"))
        self.screen.say("cli-lesson-help", style="dim")
        try:
            self._show_table()
            while True:
                self._speak()
                if self.pupil.finished:
                    return True
                self._ask()
                self._show_news()
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")
            return False

    def _speak(self) -> None:
        for spoken in self.pupil.says:
            self._say(spoken.text)

    def _say(self, message: Message) -> None:
        teacher = self.screen.text("cli-lesson-teacher")
        self.screen.show(Panel(Styled(self._text(message)), title=teacher, title_align="left", border_style="cyan"))

    def _text(self, message: Message) -> str:
        return self.screen.texts.format(as_typed(message, self.screen.texts.messages), self.names)

    def _show_table(self) -> None:
        situation = self.pupil.match.situation(self.pupil.seat)
        self.screen.show(draw(self.spec, situation, self.names, self.screen.texts))

    def _show_news(self) -> None:
        news = self.pupil.news
        for happened in news:
            self.screen.item(Styled(self._text(message_for(happened.event, "event")), style="dim"))
        if news and not self.pupil.finished:
            self._show_table()

    def _ask(self) -> None:
        """Ask until an answer counts."""
        pupil, screen = self.pupil, self.screen
        choices = Choices(self.spec, pupil.match.g, pupil.seat, self.names, screen.texts)
        situation = pupil.match.situation(pupil.seat)
        if situation.goal is not None:
            screen.show(Styled(self._text(situation.goal), style="italic"))
        things = pupil.step.among if pupil.step is not None and pupil.step.find else []
        labels = [screen.texts.format(Message("cli-value", {"value": thing_message(t)}), self.names) for t in things]
        while True:
            prompt = pupil.task or situation.prompt
            screen.show(Styled("" if prompt is None else self._text(prompt), style="bold"))
            for i, text in enumerate(labels or [choices.text(choices.actions[i]) for i in choices.page]):
                screen.show(Styled.assemble((f"{i + 1:>4}", "bold cyan"), "  ", text))
            typed = screen.read("› ")
            try:
                if (given := self._read(typed, things, choices)) is not None and self._try(given):
                    return
            except GreatHallError as error:
                self._say(error.message)

    def _read(self, typed: str, things: list[str], choices: Choices) -> Any:
        """The answer that was typed, as JSON; None if it was something else."""
        pupil, screen = self.pupil, self.screen
        word = read_word(typed, screen.texts, ["cli-lesson-word-show", "cli-lesson-word-skip"])
        intended = pupil.intended()[0]
        if word == "cli-lesson-word-skip":
            return self.spec.encode(intended)
        if word == "cli-lesson-word-show":
            shown = thing_message(intended.thing) if isinstance(intended, Find) else choices.text(intended)
            screen.say("cli-lesson-shown", answer=shown)
            return None
        command = read_command(typed, screen.texts)
        if command == "quit":
            raise EOFError
        if command == "table":
            self._show_table()
        if command == "help":
            screen.say("cli-lesson-help", style="dim")
        if command is not None or not typed:
            return None
        if things:
            number = int(typed) if typed.isascii() and typed.isdigit() else 0
            return {"thing": things[number - 1]} if 0 < number <= len(things) else None
        action = read_choice(typed, choices, self.spec)
        return None if action is None else self.spec.encode(action)

    def _try(self, given: Any) -> bool:
        verdict = self.pupil.answer(given)
        if verdict.kind == "again" and verdict.reply is not None:
            self._say(verdict.reply)
        return verdict.kind != "again"
