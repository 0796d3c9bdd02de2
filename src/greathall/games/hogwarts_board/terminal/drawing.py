"""The whole screen: the castle, the wizards, the battle, and the cards that matter now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from greathall.cli.kit import HOUSE_STYLES, Styled
from greathall.core.messages import Player, message_key
from greathall.core.spec import Situation
from greathall.games.hogwarts_board.state import UPPER_SP
from greathall.games.hogwarts_board.terminal.castle import SIGNS, WIZARDS, Castle
from greathall.games.hogwarts_board.view import BattleView, EffectView, PlanView, View
from greathall.text import Catalogue

HUNTERS = -1
"""All who face the basilisk stand together, as far as they wish."""
BAR = 10
"""How long full health is drawn."""


def draw(situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    return Padding(Group(*_Drawing(situation, names, texts).parts()), (1, 0))


class _Drawing:
    def __init__(self, situation: Situation, names: Sequence[str], texts: Catalogue) -> None:
        self.situation = situation
        self.view: View = situation.view
        self.seat = situation.seat
        self.names = names
        self.texts = texts

    def name(self, kind: str, word: str) -> str:
        return self.texts.text(message_key(kind, word))

    def label(self, field: str) -> str:
        return self.name("view", field)

    def parts(self) -> Iterator[RenderableType]:
        view = self.view
        title = self.texts.text(
            "terminal-round", round=view.round, last=view.last_round, upper=UPPER_SP, chamber=view.chamber_sp
        )
        turn = f" · {self.texts.text('terminal-death-eaters')}" if view.active is None else ""
        yield Styled(title + turn, style="bold")
        yield Castle(view, self.names, self.texts)
        yield Styled()
        yield self.wizards()
        yield from self.effects()
        if view.battle:
            yield from self.battle(view.battle)
        yield Styled()
        yield from self.cards()
        yield from self.piles()

    def wizards(self) -> RenderableType:
        """A row for each seat: all their cards lie open."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        for heading in ("cli-column-house", "cli-column-player"):
            table.add_column(self.texts.text(heading))
        for heading in ("hp", "sp"):
            table.add_column(self.label(heading), justify="right", no_wrap=True)
        table.add_column(self.texts.text("cli-column-cards"))
        for seat, wizard in enumerate(self.view.wizards):
            house = Styled(f"{WIZARDS[seat]} {self.name('house', wizard.house)} ", style=HOUSE_STYLES[wizard.house])
            mark = "▸ " if seat == self.view.active else "  "
            ready = " ✓" if seat in self.situation.ready else ""
            name = Styled(mark + self.names[seat] + ready, style="bold" if seat == self.seat else "")
            cards = Styled(", ".join(self.name("card", card) for card in self._carried(seat)))
            table.add_row(house, name, f"{wizard.hp}/{wizard.most_hp}", str(wizard.sp), cards)
        return table

    def effects(self) -> Iterator[RenderableType]:
        """What wizards bear in and out of battle."""
        for seat, wizard in enumerate(self.view.wizards):
            what = self._effects(wizard.statuses)
            what += [self.name("status", "lucky")] if seat == self.view.lucky else []
            what += [f"{self.label('loves')} {self.names[wizard.loves]}"] if wizard.loves is not None else []
            what += [self.label("resting")] if wizard.resting else []
            what += [f"{self.label('misses')} {wizard.misses}"] if wizard.misses else []
            if what:
                yield Styled(f"{WIZARDS[seat]} {self.names[seat]}  {', '.join(what)}", style="italic")

    def battle(self, battle: BattleView) -> Iterator[RenderableType]:
        """Your own side first; what somebody does is shown once it is open."""
        heading = [self.name("contest", battle.contest)]
        heading += [self.name("square", battle.place)] if battle.place and battle.contest != "chamber" else []
        heading += [self.texts.text("terminal-battle-round", round=battle.round)] if battle.round else []
        yield Styled(f"\n{' · '.join(heading)}", style="bold red")
        mine = next((b.side for b in battle.battlers if b.name == f"seat_{self.seat}"), None)
        table = Table.grid(padding=(0, 2, 0, 0))
        side = None
        for battler in sorted(battle.battlers, key=lambda b: (b.side != mine, b.side)):
            with_me = HUNTERS if battle.contest == "basilisk" and battler.name.startswith("seat_") else battler.side
            against = " " if side in (None, with_me) else SIGNS["battle"]
            side = with_me
            full = max(0, ceil(BAR * battler.hp / battler.most_hp))
            health = Styled.assemble(
                ("█" * full, "red"), ("░" * (BAR - full), "dim"), f" {battler.hp}/{battler.most_hp}"
            )
            notes = self._effects(battler.statuses) + [self._plan(p) for p in battle.plans if p.who == battler.name]
            table.add_row(Styled(f"{against} {self._battler(battler.name)}"), health, Styled(", ".join(notes)))
        yield table

    def _plan(self, plan: PlanView) -> str:
        said = [self.name("verb", plan.verb)]
        said += [self.name("card", plan.card)] if plan.card else []
        said += [f"→ {self._battler(plan.target)}"] if plan.target not in (None, plan.who) else []
        return " ".join(said)

    def _battler(self, name: str) -> str:
        players = {f"seat_{seat}": f"{WIZARDS[seat]} {player}" for seat, player in enumerate(self.names)}
        return players.get(name) or self.name("battler", name)

    def _effects(self, effects: Iterable[EffectView]) -> list[str]:
        named = ((self.name("status", effect.status), effect.rounds) for effect in effects)
        return [self.texts.text("terminal-effect", status=s, rounds=left) if left else s for s, left in named]

    def cards(self) -> Iterator[RenderableType]:
        """Where one stands, what lies out and what one carries; under a curse, what the cursed one carries as well."""
        view, prompt = self.view, self.situation.prompt
        if self.seat is not None:
            square = view.wizards[self.seat].square
            yield Styled.assemble((self.name("square", square), "bold"), f"  {self.name('help-square', square)}")
        if view.offer:
            rolls = " · ".join(" ".join(map(str, dice)) for dice in view.offer)
            yield Styled.assemble((self.label("offer"), "bold"), f"  {rolls}")
        yield from self._told(self.label("table"), view.table)
        for owner, name in enumerate(self.names):
            yield from self._told(f"{self.label('found')} · {name}", [card for s, card in view.found if s == owner])
        if self.seat is not None:
            yield from self._told(self.texts.text("terminal-hand"), self._carried(self.seat))
        if prompt is not None and prompt.key == "prompt-choose-for" and isinstance(who := prompt.args["who"], Player):
            carries = self.texts.text("terminal-carries", name=self.names[who.seat])
            yield from self._told(carries, self._carried(who.seat))

    def _told(self, heading: str, cards: Sequence[str]) -> Iterator[RenderableType]:
        """Cards with what each does, and what it asks for and is worth."""
        notes = {"darkness_powder": f" ({self.label('powder')} {self.view.powder})"}
        notes |= {"sword_of_gryffindor": f" ({self.label('sword')})"} if self.view.sword else {}
        table = Table.grid(padding=(0, 1, 0, 0))
        for card in cards:
            does = self.name("help-card", card) + notes.get(card, "")
            table.add_row("▪", Styled.assemble((self.name("card", card), "bold"), f"  {does}"))
        if cards:
            yield Styled(heading, style="bold")
            yield table

    def _carried(self, seat: int) -> list[str]:
        wizard = self.view.wizards[seat]
        return [*wizard.spells, *filter(None, (wizard.potion, wizard.item))]

    def piles(self) -> Iterator[RenderableType]:
        piles = [f"{self.name('pile', pile.pile)}\u00a0{pile.left}" for pile in self.view.piles]
        yield Styled(f"{self.label('piles')}  {' · '.join(piles)}", style="dim")
        for pile in self.view.piles:
            if pile.glimpsed:
                cards = ", ".join(self.name("card", card) for card in pile.glimpsed)
                yield Styled(f"{self.label('glimpsed')}  {self.name('pile', pile.pile)}  {cards}", style="italic")
