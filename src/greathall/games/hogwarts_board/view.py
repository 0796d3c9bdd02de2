"""What a seat may know: everything on the table lies open except the piles and what others choose in battle."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.games.hogwarts_board.battle.chances import Fate, chances
from greathall.games.hogwarts_board.battle.deciders import chooser_of
from greathall.games.hogwarts_board.battle.state import Battler
from greathall.games.hogwarts_board.cards.deck import PILES
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.state import Castle, covered
from greathall.games.hogwarts_board.turn import DAY, RECOVER, REST
from greathall.games.hogwarts_board.vocabulary import (
    BattlerName,
    Card,
    Contest,
    House,
    Pile,
    Square,
    StatusName,
    Step,
    Verb,
)


class EffectView(Struct, frozen=True):
    """Something that is at work on somebody."""

    status: StatusName
    rounds: int | None
    """Rounds left, in a battle battle rounds; None: until something ends it."""


class WizardView(Struct, frozen=True):
    house: House
    square: Square
    hp: int
    most_hp: int
    sp: int
    spells: tuple[Card, ...]
    potion: Card | None
    item: Card | None
    statuses: tuple[EffectView, ...]
    loves: Seat | None
    resting: bool
    misses: int


class PileView(Struct, frozen=True):
    pile: Pile
    left: int
    glimpsed: tuple[Card, ...]
    """The top cards that this seat has seen in the Crystal Ball, the topmost first."""


class DeathEaterView(Struct, frozen=True):
    name: BattlerName
    square: Square | None
    """None: dead."""


class DarkView(Struct, frozen=True):
    square: Square
    rounds: int
    """Until the darkness has lifted."""


class BattlerView(Struct, frozen=True):
    name: BattlerName
    hp: int
    most_hp: int
    side: int
    statuses: tuple[EffectView, ...]


class PlanView(Struct, frozen=True):
    who: BattlerName
    verb: Verb
    card: Card | None
    target: BattlerName | None


class ChanceView(Struct, frozen=True):
    """What the six faces of the die would mean for something that a battler may do."""

    who: BattlerName
    verb: Verb
    card: Card | None
    target: BattlerName | None
    faces: tuple[Fate, ...]


class BattleView(Struct, frozen=True):
    contest: Contest
    place: Square | None
    round: int
    battlers: tuple[BattlerView, ...]
    plans: tuple[PlanView, ...]
    """What lies open of this battle round, and what this seat has chosen itself."""
    chances: tuple[ChanceView, ...]


class View(Struct, frozen=True):
    round: int
    last_round: int
    """When the school year is over."""
    chamber_sp: int
    """What the dark doorways ask for."""
    active: Seat | None
    """Whose turn it is; none: the Death Eaters'."""
    step: Step | None
    """Which step of the turn this is; None between the players' turns."""
    first: Seat
    wizards: tuple[WizardView, ...]
    piles: tuple[PileView, ...]
    death_eaters: tuple[DeathEaterView, ...]
    cabinet: Square
    dark: tuple[DarkView, ...]
    powder: int
    """Throws left of the Darkness Powder."""
    table: tuple[Card, ...]
    found: tuple[tuple[int, Card], ...]
    offer: tuple[tuple[int, ...], ...]
    lucky: Seat | None
    sword: tuple[str, ...]
    battle: BattleView | None


WIZARD_STATUSES = ("cloaked", "mapped", "guarded", "speedy", "strong", "powerful", "brewed")
BATTLE_STATUSES = (
    "disarmed",
    "snared",
    "confunded",
    "bewildered",
    "petrified",
    "bleeding",
    "envenomed",
    "routed",
    "cloaked",
)


def view(g: Castle, seat: int | None) -> View:
    return View(
        round=g.round,
        last_round=length_of(g).rounds,
        chamber_sp=g.chamber_sp(),
        active=g.active if g.active < g.seats else None,
        step=step(g),
        first=g.first,
        wizards=tuple(
            WizardView(
                w.house,
                w.square,
                w.hp,
                g.most_hp(s),
                g.sp(s),
                w.spells,
                w.potion or None,
                w.item or None,
                tuple(
                    EffectView(status, next((left for e, who, _, left in g.lasting if (e, who) == (status, s)), None))
                    for status in WIZARD_STATUSES
                    if getattr(w, status)
                ),
                w.loves if w.loves >= 0 else None,
                bool(w.resting),
                w.skips,
            )
            for s, w in enumerate(g.wizards)
        ),
        piles=tuple(PileView(name, len(g.piles[name]), glimpsed(g, seat, name)) for name in PILES),
        death_eaters=tuple(
            DeathEaterView(f"death_eater_{n + 1}", square or None) for n, square in enumerate(g.death_eaters)
        ),
        cabinet=g.cabinet,
        dark=tuple(DarkView(s, max(left for m, _, left in g.darkness if s in covered(m))) for s in g.dark),
        powder=g.powder,
        table=tuple(g.table),
        found=tuple(g.found),
        offer=g.offer,
        lucky=g.lucky if g.lucky >= 0 else None,
        sword=g.sword,
        battle=_battle(g, seat),
    )


def step(g: Castle) -> str | None:
    """Told by what is still to come. A turn in the infirmary is a rest from its beginning."""
    if g.over or not g.round or g.active >= g.seats:
        return None
    if g.battle is not None:
        return "battle"
    to_come = {frame.effect for frame in g.agenda}
    if USE_SQUARE in to_come or DAY in to_come:
        return "move"
    recovers = RECOVER in to_come or g.wizards[g.active].resting
    return "square" if REST in to_come and not recovers else "rest"


def glimpsed(g: Castle, seat: int | None, pile: str) -> tuple[str, ...]:
    count = next((n for s, p, n in g.glimpses if s == seat and p == pile), 0)
    return tuple(g.piles[pile][-1 : -1 - count : -1])


def _battle(g: Castle, seat: int | None) -> BattleView | None:
    battle = g.battle
    if battle is None:
        return None
    battlers = battle.battlers
    return BattleView(
        battle.contest,
        battle.place or None,
        battle.round,
        tuple(
            BattlerView(
                b.name,
                g.wizards[i].hp if i < g.seats else b.hp,
                g.most_hp(i) if i < g.seats else b.full,
                b.side,
                at_work(b),
            )
            for i, b in enumerate(battlers)
            if b.here
        ),
        tuple(
            PlanView(battlers[p.who].name, p.verb, p.card or None, battlers[p.target].name if p.target >= 0 else None)
            for p in battle.chosen
            if battle.revealed or chooser_of(battle, p) == seat
        ),
        tuple(ChanceView(c.who, c.verb, c.card or None, c.target or None, c.faces) for c in chances(g)),
    )


def at_work(b: Battler) -> tuple[EffectView, ...]:
    """What is laid on a battler, and for how long."""
    found = [
        EffectView(status, None if isinstance(value, bool) else value)
        for status in BATTLE_STATUSES
        if (value := getattr(b, status))
    ]
    if b.form:
        found.append(EffectView(b.form, b.form_left))
    if b.controller >= 0:
        found.append(EffectView("controlled", None))
    return tuple(found)


def pieces(g: Castle) -> dict[str, int]:
    """Every card, wherever it is."""
    count: Counter[str] = Counter(g.table)
    for pile in g.piles.values():
        count.update(pile)
    count.update(card for _, card in g.found)
    for wizard in g.wizards:
        count.update(wizard.spells)
        count.update(card for card in (wizard.potion, wizard.item) if card)
    return dict(sorted(count.items()))


def hidden(g: Castle, seat: int | None) -> dict[str, Any]:
    """The order of the cards that nobody has seen, but for what this seat has glimpsed; and what others have chosen."""
    places: dict[str, Any] = {name: unseen(g, seat, name) for name in PILES}
    places["dice"] = g.cup
    battle = g.battle
    if battle is not None and not battle.revealed:
        for p in battle.chosen:
            if chooser_of(battle, p) != seat:
                places["chosen in battle"] = [*places.get("chosen in battle", []), p]
    return places


def unseen(g: Castle, seat: int | None, pile: str) -> list[str]:
    cards = g.piles[pile]
    known = len(glimpsed(g, seat, pile))
    return cards[len(cards) - g.unknown[pile] : len(cards) - known] if g.unknown[pile] > known else []
