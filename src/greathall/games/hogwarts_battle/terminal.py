"""Hogwarts Battle in the terminal: location and events, villains, market, heroes, your hand, each with its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from greathall.cli.kit import Styled
from greathall.core.messages import message_key
from greathall.core.spec import Situation
from greathall.games.hogwarts_battle.cards import PROFICIENCIES
from greathall.games.hogwarts_battle.printed import PRINTED
from greathall.games.hogwarts_battle.view import HeroView, View
from greathall.text import Catalogue

KINDS = {"spell": "bold magenta", "item": "bold yellow", "ally": "bold cyan"}
FILLED, EMPTY, PLACE, SKULL, HEART, ACTIVE = "●", "○", "⌂", "☠", "♥", "▸ "
HOLD = "\u00a0"
ROOM = 58
"""Names have a column of their own where this much is left for the texts."""


def draw(situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    drawing, view = _Drawing(situation, names, texts), situation.view
    parts = [
        _Part(drawing.state(), [*drawing.place()]),
        _Part(drawing.heading("step-events", view.events), [*drawing.events()]),
        _Part(drawing.heading("view-villains", view.villain_stack), [*drawing.villains()]),
        _Part(drawing.heading("view-horcrux", view.horcruxes), [*drawing.horcrux()]),
        _Part(drawing.heading("view-market", view.stack), [*drawing.market()]),
        _Part(drawing.heading("view-heroes"), [*drawing.heroes()]),
        _Part(drawing.heading("terminal-hand"), [*drawing.hand()]),
        _Part(drawing.heading("view-proficiency"), [*drawing.proficiencies()]),
    ]
    return Padding(_Sheet([part for part in parts if part.rows]), (1, 0))


class _Row(NamedTuple):
    sign: Text
    name: Text
    text: Text


class _Part(NamedTuple):
    heading: Text
    rows: list[_Row]


class _Sheet:
    """Parts under their headings. Where there is room, all texts begin below each other; else right behind the name."""

    def __init__(self, parts: list[_Part]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = [row for part in self.parts for row in part.rows]
        sign, name = (max(row[column].cell_len for row in rows) for column in (0, 1))
        wide = options.max_width - sign - name >= ROOM
        for part in self.parts:
            yield Rule(part.heading, align="left", style="dim")
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=sign, no_wrap=True)
            if wide:
                grid.add_column(width=name)
            for row in part.rows:
                grid.add_row(row.sign, *(row[1:] if wide else [Styled("  ").join(filter(None, row[1:]))]))
            yield grid


class _Drawing:
    def __init__(self, situation: Situation, names: Sequence[str], texts: Catalogue) -> None:
        self.view: View = situation.view
        self.seat = situation.seat
        self.prompt = situation.prompt
        self.names = names
        self.text = texts.text

    def state(self) -> Text:
        view = self.view
        state = [f"{self.text('view-game')} {view.game}"]
        if view.turn:
            state.append(self.text("terminal-turn", turn=view.turn, name=self.names[view.active]))
        if view.step is not None:
            state.append(self.text(message_key("step", view.step)))
        return Styled(" · ".join(state), style="bold")

    def heading(self, key: str, to_come: int = 0) -> Text:
        more = f" ({self.text('terminal-to-come', count=to_come)})" if to_come else ""
        return Styled(self.text(key), style="bold").append(more, "not bold")

    def place(self) -> Iterator[_Row]:
        view = self.view
        place = self.text("terminal-place", place=view.place, places=view.places)
        text = Styled(f"{place}{HOLD}· {self.text('view-control')}{HOLD}")
        text.append(FILLED * view.control, "bold red").append(EMPTY * (view.capacity - view.control))
        text.append(f"{HOLD}{view.control}/{view.capacity}{HOLD}· {self._text(view.location)}")
        yield _Row(Styled(PLACE), self._name(view.location), text)

    def events(self) -> Iterator[_Row]:
        """As many of the newest events as a turn has, and what is forbidden for the rest of this one."""
        for event in self.view.event_pile[-self.view.events_a_turn :]:
            yield self._thing(event, Styled(SKULL))
        for source in self.view.rules_of_turn:
            yield _Row(Styled("!", "bold red"), Styled(), Styled(self.text(message_key("cause", source)), "italic"))

    def villains(self) -> Iterator[_Row]:
        """Each with the attack on it, of the attack that defeats it."""
        for villain in filter(None, self.view.villains):
            row = self._thing(villain.villain, Styled(f"{villain.attack}/{villain.health}", "bold red"))
            notes = [("view-petrified", villain.petrified), ("terminal-waits", not villain.attackable)]
            for key in (key for key, holds in notes if holds):
                row.text.append(f" [{self.text(key)}]", "italic")
            yield row
        if self.view.defeated:
            yield self._list("view-defeated", self.view.defeated)

    def horcrux(self) -> Iterator[_Row]:
        """With a circle for each symbol that it needs, filled when it is there."""
        horcrux = self.view.horcrux
        if horcrux is not None:
            there = [symbol in horcrux.marked for symbol in horcrux.symbols]
            circles = "".join(FILLED if filled else EMPTY for filled in (there if horcrux.every else [any(there)]))
            row = self._thing(horcrux.horcrux, Styled(circles, "bold red"))
            if horcrux.marked:
                marked = self.text("cli-value", value=[self.text(message_key("face", face)) for face in horcrux.marked])
                row.text.append(f" [{self.text('cli-label', label=self.text('view-marked'))} {marked}]", "italic")
            yield row

    def market(self) -> Iterator[_Row]:
        for (card, price), count in Counter(zip(self.view.market, self.view.prices, strict=True)).items():
            if card is not None:
                yield self._card(card, count, f"{price} ")

    def heroes(self) -> Iterator[_Row]:
        """What each has, and what that does if it is yours. The abilities of heroes come with Game 3."""
        for seat, hero in enumerate(self.view.heroes):
            active = seat == self.view.active
            name = Styled((ACTIVE if active else "") + self.names[seat], "bold" if seat == self.seat else "")
            yield _Row(Styled(f"{HEART} {hero.health}", "bold green"), name, self._figures(hero))
            if seat == self.seat:
                yield from map(self._thing, _powers(hero)[self.view.game < 3 :])
            elif hero.hand:
                yield self._list("view-hand", hero.hand)
            if hero.top:
                yield self._list("view-top", hero.top)
            if active and self.view.played:
                yield self._list("view-played", self.view.played)

    def hand(self) -> Iterator[_Row]:
        hand = self.view.heroes[self.seat].hand if self.seat is not None else None
        for card, count in Counter(hand or ()).items():
            yield self._card(card, count)

    def proficiencies(self) -> Iterator[_Row]:
        """Those that nobody has, when you are to take one."""
        if self.prompt is not None and self.prompt.key == "prompt-take-proficiency":
            taken = {hero.proficiency for hero in self.view.heroes}
            yield from (self._thing(name) for name in PROFICIENCIES if name not in taken)

    # -- rows and cells ------------------------------------------------------------------------------------------------

    def _figures(self, hero: HeroView) -> Text:
        figures = {"attack": hero.attack, "influence": hero.influence}
        figures |= {"hand": hero.cards, "deck": hero.deck, "discards": len(hero.discards)}
        parts = [Styled(f"{self.text(f'view-{name}')} {count}".replace(" ", HOLD)) for name, count in figures.items()]
        stunned = [Styled(self.text("view-stunned"), "bold red")] if hero.stunned else []
        return Styled(f"{HOLD}· ").join([*map(self._name, _powers(hero)), *stunned, *parts])

    def _card(self, card: str, count: int, price: str = "") -> _Row:
        kind = PRINTED["KINDS"][card]
        row = self._thing(card, Styled(price + self.text(f"terminal-{kind}"), KINDS[kind]), KINDS[kind])
        row.name.append(_times(count))
        return row

    def _thing(self, thing: str, sign: Text | None = None, style: str = "bold") -> _Row:
        return _Row(sign or Styled(), self._name(thing, style), Styled(self._text(thing)))

    def _list(self, key: str, things: Iterable[str]) -> _Row:
        names = [self.text(message_key("card", thing)) + _times(count) for thing, count in Counter(things).items()]
        return _Row(Styled(), Styled(self.text(key), "italic"), Styled(self.text("cli-value", value=[*names])))

    def _name(self, thing: str, style: str = "bold") -> Text:
        return Styled(self.text(message_key("card", thing)), style)

    def _text(self, thing: str) -> str:
        """What it does, with the faces of the dice that it rolls."""
        dice = [self.text(message_key("die", house)) for house in PRINTED["DICE_OF"].get(thing, ())]
        return " ".join([self.text(message_key("help-card", thing)), *(f"[{die}]" for die in dice)])


def _powers(hero: HeroView) -> list[str]:
    return [hero.hero, *([hero.proficiency] if hero.proficiency else []), *hero.horcruxes]


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
