"""The effects that spells are made of.

Each may have a part in three moments of a battle round: when the spell is cast (`cast`), when the dice of its hits are
rolled (`roll`), and when everything that succeeded happens together (`happen`). Only the last may change the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.games.hogwarts_board.battle.creatures import DEATH_EATER, DEMENTOR, WIZARD
from greathall.games.hogwarts_board.battle.hits import BY_SPELL, Escape, Hit
from greathall.games.hogwarts_board.battle.statuses import CONTROLLED, Status
from greathall.games.hogwarts_board.events import Afflicted

if TYPE_CHECKING:
    from greathall.games.hogwarts_board.battle.tally import RoundTally
    from greathall.games.hogwarts_board.state import Castle


class SpellEffect:
    """Part of what a spell does."""

    __slots__ = ()

    def cast(self, tally: RoundTally, hit: Hit) -> None:
        """The spell was cast with success; who is shielded and who gets away is not known yet."""

    def roll(self, tally: RoundTally, hit: Hit) -> None:
        """The hit was neither blocked nor avoided."""

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        """All dice are rolled."""


class Damage(SpellEffect):
    """Takes HP."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        tally.damage(hit.by, hit.on, self.amount)


class DrainSp(SpellEffect):
    """Takes SP."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        if hit.on < tally.g.seats:
            tally.g.lose_sp(hit.on, self.amount)


class GainSpForCasting(SpellEffect):
    """The caster gains SP (R46: for a successful cast, with or without prey)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        if hit.by < tally.g.seats:
            tally.g.gain_sp(hit.by, self.amount)


class HealByDie(SpellEffect):
    """1-2 heals one step, 3-4 two, 5-6 three."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def roll(self, tally: RoundTally, hit: Hit) -> None:
        hit.die = tally.roll(hit.by, "healing")

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        tally.changes[hit.on] += self.step * ((hit.die + 1) // 2)


class Inflict(SpellEffect):
    """A harmful status, for some battle rounds from the next on (R38)."""

    __slots__ = ("rounds", "status")

    def __init__(self, status: Status, rounds: int = 1) -> None:
        self.status = status
        self.rounds = rounds

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        tally.inflict(hit.by, hit.on, self.status, self.rounds)


class Control(SpellEffect):
    """The caster chooses for the target; thrown back, whoever threw it back chooses. The enamored are immune."""

    __slots__ = ()

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        controller = hit.to if hit.rebound else hit.by
        in_love = tally.battlers[hit.on].kind == WIZARD and tally.g.wizards[hit.on].loves >= 0
        if hit.on != controller and not in_love:
            tally.inflict(controller, hit.on, CONTROLLED)


class Become(SpellEffect):
    """Takes an animal's form for three battle rounds."""

    __slots__ = ("form",)

    def __init__(self, form: str) -> None:
        self.form = form

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        tally.forms.append((hit.on, self.form))


class Shield(SpellEffect):
    """Against all spells of the battle round. A shield raised in confusion never breaks (R77)."""

    __slots__ = ()

    def cast(self, tally: RoundTally, hit: Hit) -> None:
        caster = tally.battlers[hit.by]
        tally.shields[hit.by] = bool(caster.bewildered or caster.confunded)


class Disapparate(SpellEffect):
    """Gets away for certain. Whomever the spell serves chooses the square."""

    __slots__ = ()

    def cast(self, tally: RoundTally, hit: Hit) -> None:
        chooser = tally.served_by(hit)
        tally.escapes[hit.by] = Escape(True, BY_SPELL, chooser if chooser < tally.g.seats else hit.by)


class EraseOne(SpellEffect):
    """One spell is forgotten: the one named, or if nobody could name it (an enemy's, astray, rebounded) by a die."""

    __slots__ = ()

    def roll(self, tally: RoundTally, hit: Hit) -> None:
        if hit.on < tally.g.seats:
            spells = tally.g.wizards[hit.on].spells
            if spells and hit.prize not in spells:
                hit.prize = spells[tally.pick(hit.by, "forget", range(len(spells)))]

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        if hit.on < tally.g.seats:
            _forget(tally.g, hit.on, (hit.prize,))


class EraseAll(SpellEffect):
    """All spells are forgotten."""

    __slots__ = ()

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        if hit.on < tally.g.seats:
            _forget(tally.g, hit.on, tally.g.wizards[hit.on].spells)


def _forget(g: Castle, seat: int, spells: tuple[str, ...]) -> None:
    """The Rememberall protects."""
    if g.wizards[seat].item != "rememberall":
        for spell in spells:
            if spell in g.wizards[seat].spells:
                g.drop(seat, spell)


class TakeCard(SpellEffect):
    """An item or a potion changes hands, before anything else is tried (`attempts.steal`); astray it fails."""

    __slots__ = ()

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        tally.take_card(hit)


class Summon(SpellEffect):
    """A serpent joins the battle."""

    __slots__ = ()

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        tally.new_serpents.append(tally.served_by(hit))


class Rout(SpellEffect):
    """Death Eaters and dementors must try to run until they succeed."""

    __slots__ = ()

    def happen(self, tally: RoundTally, hit: Hit) -> None:
        for b in tally.battlers:
            if b.here and b.kind in (DEATH_EATER, DEMENTOR):
                b.routed = b.touched = True
                tally.g.emit(Afflicted(b.name, "routed"))
