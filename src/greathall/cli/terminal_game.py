"""A game played in the terminal: questions, answers, and everything else a person may type."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.status import Status
from rich.table import Table

from greathall.bots import Bot, bot
from greathall.bots.advice import advise
from greathall.cli import campaigns, saves
from greathall.cli.card_help import asked_about, explanations
from greathall.cli.choices import COMMANDS, Choices, read_choice, read_command, read_word
from greathall.cli.clocks import TerminalClocks
from greathall.cli.drawing import draw, score_sheet
from greathall.cli.kit import Styled
from greathall.cli.rules import show_rules
from greathall.cli.saves import SavedGame
from greathall.cli.screen import Screen, program
from greathall.core.errors import GreatHallError, Illegal
from greathall.core.kernel import Action, Event
from greathall.core.match import Match, masked
from greathall.core.messages import Message, message_for
from greathall.core.spec import Outcome

MOST_CARDS = 12
"""Explained at once, when the words typed fit many."""


class Leave(Exception):
    """The person leaves; the game stays on disk."""


class TerminalGame:
    """Plays from here to the end of the game, or until the people leave."""

    def __init__(self, saved: SavedGame, file: Path, screen: Screen) -> None:
        self.match = Match(saved)
        self.spec = self.match.spec
        self.file = file
        self.screen = screen
        self.people = tuple(saved.people)
        self.bots = saved.bots
        self.names = saves.player_names(saved)
        self.campaign = saved.campaign
        self.clocks = TerminalClocks(self.match, saved)
        self.at_keyboard: int | None = None
        self.shown: dict[int | None, int] = {}
        """How many of the events each seat (None: a spectator) has been shown."""
        self.remarked: dict[int, tuple[int, Message]] = {}
        """By seat: in which round a bot last said something, and what."""

    def run(self) -> dict[str, Any] | None:
        """Play; the settings of the game that the people want after this one, or None if they leave."""
        self._welcome()
        saves.save(self.match, self.file)
        try:
            while not self.match.over:
                self._step()
                saves.save(self.match, self.file)
                if not self.people:
                    self._show_news(None)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.show("")
            self.screen.say("cli-saved")
            self.screen.command("cli-resume-with", program=program(), file=str(self.file))
            return None
        self._farewell()
        return self._what_next() if self.people else None

    def _welcome(self) -> None:
        screen = self.screen
        screen.show(Styled(screen.text("title"), style="bold"))
        screen.say("cli-welcome", style="dim", players=[*self.names])
        screen.say("cli-promise", style="dim", commitment=self.match.record.commitment[:16])
        if self.people:
            screen.say("cli-welcome-help", style="dim")
        if self.match.step:
            screen.say("cli-resumed", count=self.match.step)

    def _step(self) -> None:
        """One answer: people first, so that nobody waits for the bots before they may choose."""
        waiting = self.match.waiting
        if self.clocks.read():
            return
        self.clocks.start()
        person = next((seat for seat in waiting if seat in self.people), None)
        if person is not None:
            self._ask(person)
        else:
            self._remark(waiting[0])
            self.match.answer(waiting[0], self._bot_choice(self.bots[waiting[0]], waiting[0]))
        self.clocks.stop(waiting[0] if person is None else person)

    def _remark(self, seat: int) -> None:
        """What a bot has to say to its partners: at most once a round, and not the same again."""
        remark, rounds, g = self.spec.bots.remark, self.spec.bots.rounds, self.match.g
        heard = any(self.spec.team(g, person) == self.spec.team(g, seat) for person in self.people)
        message = remark(g, seat) if remark is not None and heard else None
        now = rounds(g) if rounds is not None else self.match.step
        before = self.remarked.get(seat)
        if message is None or (before is not None and (before[0] == now or before[1] == message)):
            return
        self.remarked[seat] = (now, message)
        said = self.screen.texts.format(message, self.names)
        self.screen.show(Styled(f"{self.screen.text('cli-label', label=self.names[seat])} {said}", style="italic"))

    def _bot_choice(self, level: str, seat: int) -> Action:
        with self._thinking(seat):
            return self._bot(level, seat).choose(self.match.g, seat)

    def _bot(self, level: str, seat: int) -> Bot:
        return bot(level, self.spec, self._rng(seat))

    def _rng(self, seat: int) -> Random:
        """Chance for a bot's answer is the same again after the game is resumed."""
        return Random(f"{self.match.record.seed}/{self.match.step}/{seat}")

    def _thinking(self, seat: int) -> Status:
        return self.screen.console.status(self.screen.text("cli-thinking", name=self.names[seat]))

    # -- a person's question -------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One question to a person, with everything they may type until it is answered (or taken back)."""
        if not self._hand_over(seat):
            return
        choices = self.show_question(seat)
        if choices.only is not None:
            self.match.answer(seat, choices.only)
            return
        while True:
            typed = self._read()
            try:
                if (command := read_command(typed, self.screen.texts)) is not None:
                    if self._do(command, seat, choices):
                        return
                elif (about := asked_about(typed, self.screen.texts)) is not None:
                    self._explain_card(about)
                elif typed:
                    action = read_choice(typed, choices, self.spec)
                    if action is not None and self._sure(seat, action, choices):
                        self.match.answer(seat, action)
                        return
                    self._show_choices(seat, choices)
            except GreatHallError as error:
                self.screen.show(Styled(self.screen.texts.format(error.message, self.names), style="yellow"))

    def _explain_card(self, about: str) -> None:
        """What the cards with this name do, without reading all rules."""
        found = explanations(self.spec, about, self.screen.texts)
        if not found:
            raise Illegal("cli-no-such-card", words=about)
        for name, text in found[:MOST_CARDS]:
            line = Styled(self.screen.text("cli-label", label=name), style="bold")
            line.append(f" {text}", style="not bold")
            self.screen.item(line)

    def show_question(self, seat: int) -> Choices:
        """Show what has happened, the table and the choices; if there is only one, just that."""
        self._show_news(seat)
        choices = Choices(self.spec, self.match.g, seat, self.names, self.screen.texts)
        if choices.only is not None:
            self.screen.say("cli-only-choice", choice=choices.text(choices.only))
        else:
            self._show_table(seat)
            self._show_choices(seat, choices)
        return choices

    def _sure(self, seat: int, action: Action, choices: Choices) -> bool:
        """Ask once before an answer by which something is lost."""
        g, screen = self.match.g, self.screen
        if action not in g.options(seat) or not self.spec.table.careful(g, seat, action):
            return True
        yes = screen.text("cli-word-yes")
        screen.say("cli-sure", style="yellow", choice=choices.text(action), yes=yes.split()[0])
        return read_word(self._read(), screen.texts, ["cli-word-yes"]) is not None

    def _read(self) -> str:
        return self.screen.read("› ")

    def _do(self, command: str, seat: int, choices: Choices) -> bool:
        """Do what was typed instead of an answer; true if the question has changed."""
        screen = self.screen
        if command == "quit":
            raise Leave
        if command == "undo":
            self.undo(seat)
            screen.say("cli-undone")
            return True
        if command == "help":
            screen.say("cli-help-choices")
            for name in COMMANDS:
                typed = screen.text(f"cli-command-{name}").replace(" ", ", ")
                screen.show(Styled.assemble("  ", (f"{typed:<16}", "bold"), screen.text(f"cli-help-{name}")))
        elif command == "table":
            self._show_table(seat)
            self._show_choices(seat, choices)
        elif command == "log":
            self._show_events([happened.event for happened in self.match.seen(seat)])
        elif command == "score":
            self._show_sheet(seat)
        elif command == "rules":
            show_rules(self.spec, screen)
        elif command == "what":
            screen.say("cli-what-usage")
        elif command == "hint":
            self._hint(seat, choices)
        elif command == "more":
            choices.more()
            self._show_choices(seat, choices)
        elif command == "all":
            return self._answer_together(seat)
        return False

    def _answer_together(self, seat: int) -> bool:
        """The answers that can be given in one go, until one of them leads to another question."""
        match = self.match
        actions = self.spec.table.together(match.g, seat)
        if not actions:
            raise Illegal("cli-nothing-together")
        for action in actions:
            if seat in match.waiting and action in match.g.options(seat):
                match.answer(seat, action)
        return True

    def _hint(self, seat: int, choices: Choices) -> None:
        """What the strong bot would choose, why, and the two answers it likes next."""
        screen = self.screen
        with self._thinking(seat):
            advice = advise(self.spec, self.match.g, seat, self._rng(seat))
        best, *others = advice.options
        screen.say("cli-hint", choice=choices.text(best.action))
        screen.show(Styled(screen.texts.format(advice.reason, self.names)))
        for difference in advice.differences:
            screen.item(Styled(screen.texts.format(difference, self.names), style="dim"))
        for option in others:
            worth = round(100 * option.worth if advice.unit == "chance" else option.worth)
            text = screen.text("cli-hint-next", choice=choices.text(option.action), worth=worth, unit=advice.unit)
            screen.item(Styled(text, style="dim"))

    def undo(self, seat: int) -> None:
        """Back to this seat's last choice, if nothing hidden was revealed since; otherwise `Illegal`, and no change."""
        match = self.match
        step = match.undo_step(seat)
        if step is None:
            raise Illegal("cli-nothing-to-undo")
        if match.revealed_since(step, Random(f"{match.record.seed}/{match.step}")):
            raise Illegal("cli-too-late-to-undo")
        match.undo(step)
        self.shown = {viewer: min(shown, len(match.events)) for viewer, shown in self.shown.items()}

    def _hand_over(self, seat: int) -> bool:
        """Hide the screen between two people at one keyboard; false if the first takes the last answer back."""
        before, screen = self.at_keyboard, self.screen
        if before == seat or len(self.people) < 2:
            return True
        screen.wipe()
        screen.say("cli-curtain", style="bold", name=self.names[seat])
        sealed = before is not None and before in self.match.ready
        if before is not None and sealed:
            screen.say("cli-curtain-undo", name=self.names[before])
        command = read_command(self._read(), screen.texts)
        screen.wipe()
        if command == "quit":
            raise Leave
        if before is not None and sealed and command == "undo":
            self.match.retract(before)
            return False
        self.at_keyboard = seat
        self.clocks.start()
        return True

    # -- showing -------------------------------------------------------------------------------------------------------

    def _show_news(self, seat: int | None) -> None:
        """What has happened since this person last looked."""
        events = self.match.events
        news = [happened.event for happened in events[self.shown.get(seat, 0) :]]
        self.shown[seat] = len(events)
        self._show_events(masked(news, seat))

    def _show_events(self, events: list[Event]) -> None:
        for event in events:
            line = Styled(self.screen.texts.format(message_for(event, "event"), self.names))
            line.highlight_words([self.names[seat] for seat in self.people], "bold")
            self.screen.item(line)

    def _show_sheet(self, seat: int | None) -> None:
        events = [happened.event for happened in self.match.seen(seat)]
        sheet = score_sheet(self.spec, events, self.match.g, self.names, self.screen.texts)
        if sheet is None:
            raise Illegal("cli-no-sheet")
        self.screen.show(sheet)

    def _show_table(self, seat: int | None) -> None:
        situation = self.match.situation(seat)
        self.screen.show(draw(self.spec, situation, self.names, self.screen.texts))
        for line in self.clocks.lines(self.match.g):
            self.screen.say("cli-clock", style="dim", name=self.names[line.seat], time=line.time, over=int(line.over))
        if situation.goal is not None:
            self.screen.show(Styled(self.screen.texts.format(situation.goal, self.names), style="italic"))

    def _show_choices(self, seat: int, choices: Choices) -> None:
        screen = self.screen
        prompt = self.match.g.prompt(seat)
        if prompt is not None:
            question = screen.texts.format(prompt, self.names)
            if len(self.people) > 1:
                question = f"{screen.text('cli-label', label=self.names[seat])} {question}"
            screen.show(Styled(question, style="bold"))
        for i in choices.page:
            screen.show(Styled.assemble((f"{i + 1:>4}", "bold cyan"), "  ", choices.entry(choices.actions[i])))
        if together := self.spec.table.together(self.match.g, seat):
            letter = screen.text("cli-command-all").split()[-1]
            text = screen.text("together", count=len(together))
            screen.show(Styled.assemble((f"{letter:>4}", "bold cyan"), "  ", text))
        if choices.left:
            screen.say("cli-more", style="dim", count=choices.left)
        if choices.written and self.spec.table.notation is not None:
            screen.say("notation", style="dim")
            for message in self.spec.table.notation.besides(self.match.g, seat):
                screen.show(Styled(screen.texts.format(message, self.names), style="dim"))

    def _farewell(self) -> None:
        viewer = self.people[0] if self.people else None
        self._show_news(viewer)
        self._show_table(viewer)
        self.screen.show(ending(self.match, self.names, self.screen))
        if self.campaign:
            campaign = campaigns.enter(self.spec, self.campaign, self.match.g, self.names)
            self.screen.show(Styled(self.screen.texts.format(campaign.standing()), style="bold"))
        for key in ("cli-replay-with", "cli-analyse-with", "cli-verify-with"):
            self.screen.command(key, program=program(), file=str(self.file))

    def _what_next(self) -> dict[str, Any] | None:
        """The settings of the next game, if the people want one."""
        screen, sequel = self.screen, self.match.sequel
        if sequel is not None:
            plain = {name: value for name, value in sequel.items() if isinstance(value, int | str)}
            screen.say("cli-after-next", game=screen.text("sequel", **plain))
        screen.say("cli-after-again")
        screen.say("cli-after-leave")
        try:
            word = read_word(self._read(), screen.texts, ["cli-word-next", "cli-word-again"])
        except (EOFError, KeyboardInterrupt):
            return None
        return {"cli-word-next": sequel, "cli-word-again": self.match.record.options}.get(word or "")


def ending(match: Match, names: Sequence[str], screen: Screen) -> RenderableType:
    """How the game ended: who won, best first; or for those who win together, what decided it."""
    if match.spec.table.result is not None:
        return Styled(screen.texts.format(match.spec.table.result(match.g), names), style="bold")
    outcome = match.spec.outcome(match.g)
    assert outcome is not None
    return final_score(outcome, names, screen)


def final_score(outcome: Outcome, names: Sequence[str], screen: Screen) -> Table:
    """Who won, best first."""
    table = Table(box=box.ROUNDED, title=screen.text("cli-final-score"), title_style="bold")
    table.add_column(screen.text("cli-column-player"))
    table.add_column(screen.text("cli-column-score"), justify="right")
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
        won = seat in outcome.winners
        table.add_row(
            Styled(f"★ {names[seat]}" if won else f"  {names[seat]}"),
            str(outcome.scores[seat]),
            style="bold" if won else "",
        )
    return table
