"""Stupefy in the terminal: rewards in the middle, players around it by seat, your own hand in front of you."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greathall.cli.kit import HOUSE_STYLES, Styled
from greathall.core.messages import message_key
from greathall.core.spec import Situation
from greathall.games.stupefy.cards import ROUNDS
from greathall.games.stupefy.scoring import Scoring
from greathall.games.stupefy.view import PlayerView, StupefyView
from greathall.text import Catalogue

FLAG, FLAG_DOWN, TOKEN, CROWN, STAR, WAND = "⚑", "▁", "●", "♛", "★", "→"


def draw(situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    view: StupefyView = situation.view
    drawing = _Drawing(view, situation, names, texts)
    round_ = texts.text("terminal-round", round=view.round, rounds=ROUNDS)
    if view.scoring is None:
        parts = [drawing.middle(), drawing.players(), drawing.taken(), drawing.own()]
    else:
        parts = [drawing.scoring(view.scoring), drawing.kept()]
    title = f" {round_} · {texts.text(message_key('phase', view.phase))} "
    return Panel(Group(*parts), title=Styled(title, style="bold"), box=box.ROUNDED, expand=False, padding=(0, 1))


class _Drawing:
    def __init__(self, view: StupefyView, situation: Situation, names: Sequence[str], texts: Catalogue) -> None:
        self.view = view
        self.situation = situation
        self.seat = situation.seat
        self.names = names
        self.texts = texts

    def middle(self) -> RenderableType:
        """The rewards, sorted by kind, and what is left in the pile."""
        rewards = self._rewards(self.view.rewards) or Styled("–")
        line = Styled.assemble((self.texts.text("terminal-middle") + "  ", "bold"), rewards)
        line.append("  " + self.texts.text("terminal-pile", count=self.view.pile), style="dim")
        return Padding(line, (0, 0, 1, 0))

    def players(self) -> RenderableType:
        """A row for each seat, clockwise; columns without anything to say are left out."""
        view = self.view
        columns = {
            "cli-column-house": [self._house(player.house) for player in view.players],
            "cli-column-player": [self._name(seat, player) for seat, player in enumerate(view.players)],
            "terminal-flag": [self._flag(player) for player in view.players],
            "cli-column-cards": [self._cards(seat, player) for seat, player in enumerate(view.players)],
            "terminal-tokens": [self._tokens(player.tokens) for player in view.players],
            "terminal-wand": [self._wand(player) for player in view.players],
        }
        shown = {heading: cells for heading, cells in columns.items() if any(map(len, cells))}
        table = _grid()
        for heading in shown:
            table.add_column(self.texts.text(heading), no_wrap=heading != "cli-column-player")
        for seat, player in enumerate(view.players):
            table.add_row(*[cells[seat] for cells in shown.values()], style="" if player.standing else "dim")
        return Group(table, Styled(f"{CROWN} {self.texts.text('terminal-star')}", style="dim"))

    def taken(self) -> RenderableType:
        """The rewards taken in this round, and who has discarded facedown; with the memory aid also who may still hide
        a Stupefy, and the potions and favours that lie before each player."""
        taken = self._by_player("terminal-taken", [self._rewards(player.taken) for player in self.view.players])
        facedown = self._by_player("view-facedown", [_number(player.facedown) for player in self.view.players])
        loaded = self._by_player("view-hidden-stupefies", [_number(p.hidden_stupefies) for p in self.view.players])
        return Group(*taken, *facedown, *([*loaded, *self._kept_by_all()] if self._remembered else []), *self._boxes())

    @property
    def _remembered(self) -> bool:
        """Is shown what people would have to remember?"""
        return self.view.boxes is not None

    def _boxes(self) -> list[Text]:
        """The points in the houses' boxes, with the memory aid; else those of the own house."""
        view, boxes = self.view, self.view.boxes
        if boxes is not None:
            heading, lines = "view-boxes", [(box.house, box.points) for box in boxes]
        elif view.own is not None and self.seat is not None:
            heading, lines = "house-box", [(view.players[self.seat].house, view.own.house_points)]
        else:
            return []
        parts = [Styled.assemble(self._house(house), f" {points}") for house, points in lines]
        return [Styled.assemble((self.texts.text(heading) + "  ", "bold"), Styled("  ·  ").join(parts))]

    def kept(self) -> RenderableType:
        """The potions and favours of everybody, after the game."""
        return Padding(Group(*self._kept_by_all()), (1, 0, 0, 0))

    def _kept_by_all(self) -> list[Text]:
        return self._by_player("terminal-keeps", [self._kept(player) for player in self.view.players])

    def _by_player(self, heading: str, cells: list[Text]) -> list[Text]:
        """One line that names each player who has something; no line if nobody has."""
        parts = [Styled.assemble((f"{self.names[seat]} ", "italic"), cell) for seat, cell in enumerate(cells) if cell]
        return (
            [Styled.assemble((self.texts.text(heading) + "  ", "bold"), Styled("  ·  ").join(parts))] if parts else []
        )

    def own(self) -> RenderableType:
        """What only this seat knows, and the discard pile that everybody may search."""
        lines = []
        own, discard = self.view.own, self.view.discard
        if own is not None:
            hand = self._spells(own.misspells, own.stupefies, 0)
            line = Styled.assemble((self.texts.text("terminal-hand") + "  ", "bold"), hand)
            if own.prepared is not None:
                line.append("  ·  " + self.texts.text("terminal-prepared") + " ")
                line.append_text(self._spell(own.prepared))
            lines.append(line)
            kept = self._kept(self.view.players[self.seat or 0])
            if kept:
                lines.append(Styled.assemble((self.texts.text("terminal-you-keep") + "  ", "bold"), kept))
            if own.facedown:
                counts = Counter(own.facedown)
                spells = self._spells(counts["misspell"], counts["stupefy"], 0)
                lines.append(Styled.assemble((self.texts.text("terminal-own-facedown") + "  ", "bold"), spells))
        spent = self._spells(discard.misspells, discard.stupefies, discard.facedown)
        lines.append(Styled.assemble((self.texts.text("discard-pile") + "  ", ""), spent, style="dim"))
        return Padding(Group(*lines), (1, 0, 0, 0))

    def scoring(self, scoring: Scoring) -> RenderableType:
        """How each house came to its total."""
        table = _grid()
        table.add_column(self.texts.text("cli-column-house"))
        for key in ("house-box", "potions-master", "latecomer", "reward-favour", "terminal-total"):
            table.add_column(self.texts.text(key), justify="right")
        for house in sorted(scoring.houses, key=lambda house: -house.total):
            won = house.house in scoring.winners
            parts = (house.box, house.potions_master, house.latecomers, house.favours)
            total = f"{STAR} {house.total}" if won else str(house.total)
            table.add_row(self._house(house.house), *map(str, parts), total, style="bold" if won else "")
        return Padding(table, (1, 0, 0, 0))

    # -- cells ---------------------------------------------------------------------------------------------------------

    def _house(self, house: str) -> Text:
        name = self.texts.text(message_key("house", house))
        return Styled(f" {name} ", style=HOUSE_STYLES[house])

    def _name(self, seat: int, player: PlayerView) -> Text:
        line = Styled(
            ("▸ " if seat == self.seat else "  ") + self.names[seat], style="bold" if seat == self.seat else ""
        )
        if seat == self.view.favourite:
            line.append(f" {CROWN}", style="bold yellow")
        if player.twin:
            line.append(f" ({self.texts.text('twin')})", style="not bold")
        return line

    def _flag(self, player: PlayerView) -> Text:
        if player.standing:
            return Styled(f"{FLAG} {self.texts.text('terminal-up')}", style="green")
        return Styled(f"{FLAG_DOWN} {self.texts.text('terminal-down')}")

    def _cards(self, seat: int, player: PlayerView) -> Text:
        """Cards in hand, and one before the player: prepared already, or ready while the others choose."""
        ready = seat in self.situation.ready
        return Styled(str(player.cards) + (" + ▮" if player.prepared else "") + (" ✓" if ready else ""))

    def _wand(self, player: PlayerView) -> Text:
        line = Styled()
        if player.target is not None:
            threat = player.target == self.seat
            line.append(f"{WAND} {self.names[player.target]} ", style="bold red" if threat else "")
        if player.cast is not None:
            line.append_text(self._spell(player.cast))
        return line

    def _tokens(self, tokens: int) -> Text:
        return Styled(TOKEN * tokens if tokens <= 6 else f"{TOKEN}×{tokens}", style="red")

    def _rewards(self, rewards: Sequence[str]) -> Text:
        return Styled(", ").join(_times(self._reward(kind), count) for kind, count in Counter(rewards).items())

    def _kept(self, player: PlayerView) -> Text:
        kept = [("successful_potion", player.potions), ("favour", player.favours)]
        return Styled(", ").join(_times(self._reward(reward), count) for reward, count in kept if count)

    def _reward(self, reward: str) -> Text:
        style = "yellow" if reward.startswith("points") else "magenta" if reward == "become_the_favourite" else "cyan"
        return Styled(self.texts.text(message_key("reward", reward)), style=style)

    def _spell(self, spell: str) -> Text:
        style = {"stupefy": "bold red", "protego": "bold blue"}.get(spell, "")
        return Styled(self.texts.text(message_key("spell", spell)), style=style)

    def _spells(self, misspells: int, stupefies: int, facedown: int) -> Text:
        parts = [_times(self._spell("misspell"), misspells)] if misspells else []
        parts += [_times(self._spell("stupefy"), stupefies)] if stupefies else []
        parts += [_times(Styled(self.texts.text("terminal-facedown")), facedown)] if facedown else []
        return Styled(", ").join(parts) if parts else Styled("–")


def _grid() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 0, 0, 1), pad_edge=False, header_style="bold")


def _number(count: int | None) -> Text:
    """Nothing for none: whoever has none is not named."""
    return Styled(str(count) if count else "")


def _times(what: Text, count: int) -> Text:
    return what if count == 1 else Styled.assemble(what, f" ×{count}")
