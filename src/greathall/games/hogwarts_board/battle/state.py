"""The record of a battle: who fights, under which effects, and what everybody has chosen."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Plan(Struct, frozen=True, gc=False):
    """What a battler does in a battle round."""

    who: int
    verb: str
    card: str = ""
    target: int = -1
    prize: str = ""
    to: int = -1


class Battler(Struct, gc=False):
    """Somebody who can fight: a wizard (whose HP are on the display) or a creature. Counters are battle rounds left."""

    name: str
    kind: str
    here: bool
    side: int = -1
    touched: bool = False
    """Some effect of spell, item or attempt to run was laid on this battler in this battle."""
    hp: int = 0
    full: int = 0
    power: int = 0
    """A creature's damage."""
    master: int = -1
    """A summoned serpent's: the seat it obeys, or -1 for the enemies' side."""
    disarmed: int = 0
    snared: int = 0
    confunded: int = 0
    bewildered: int = 0
    confunder: int = -1
    petrified: int = 0
    controller: int = -1
    """Whoever chooses for this battler in this battle round (Imperius)."""
    bleeding: bool = False
    envenomed: bool = False
    routed: bool = False
    form: str = ""
    form_left: int = 0
    cloaked: bool = False
    double_from: int = 0
    """The first battle round with two actions (Speed Potion)."""
    strong_from: int = 0
    tried_to_run: bool = False
    hit_by_voldemort: bool = False


class Battle(Struct, gc=False):
    """A battle. The first battlers are the players, by seat, whether they take part or not."""

    contest: str
    place: str
    """The square it is fought for; empty if it takes place on none."""
    level: int
    """The level where an event's card was drawn: its numbers."""
    drawer: int
    battlers: list[Battler]
    round: int = 0
    chosen: tuple[Plan, ...] = ()
    roster: tuple[str, ...] = ()
    """The names of all who are here, in a battle round in which everybody fights alone and nobody with their love."""
    calm: bool = True
    """No battler is under any effect in this battle round."""
    simple: bool = False
    """In this battle round every player here makes one choice, for oneself."""
    revealed: bool = False
    """Whether what was chosen lies open: before, only the chooser knows it."""
    deadly: bool = False
    quiet: int = 0
    """Battle rounds without any loss of HP."""
    powder: int = -1
    """Who has ended it with Darkness Powder."""
    beaten: tuple[tuple[str, int], ...] = ()
    """Who was defeated, by name and side."""
    falls: tuple[tuple[int, int], ...] = ()
    """(battle round, seat) of players defeated on their own account, for the rankings."""
    for_love: tuple[int, ...] = ()
    """Seats who leave in this battle round while they fight for their love, who pays for their defeat; and, from the
    second version on, those who stay and have fought for somebody else in this battle round."""
    dealt: tuple[int, ...] = (0, 0, 0, 0)
    """HP that each seat took off the basilisk."""
    door: str = ""
    """The doorway through which the chamber was entered."""
    bleeder: int | UnsetType = UNSET
    """Who made the basilisk bleed."""
