"""The words that spells are made of. Each says what a successful spell does to whom it falls on.

They write into the tally of the battle round and change nothing themselves: all outcomes of a round happen together.
"""

from __future__ import annotations

from typing import Protocol


class Tally(Protocol):
    """What a battle round adds up before anything happens: see `outcome`."""

    def damage(self, by: int, on: int, amount: int) -> None: ...
    def heal(self, on: int, amount: int) -> None: ...
    def inflict(self, by: int, on: int, status: str, rounds: int) -> None: ...
    def become(self, on: int, form: str) -> None: ...
    def sp(self, on: int, amount: int) -> None: ...
    def erase(self, on: int, spell: str) -> None: ...
    def erase_all(self, on: int) -> None: ...
    def take(self, by: int, on: int, card: str, to: int) -> None: ...
    def summon(self, by: int, astray: bool) -> None: ...
    def rout(self) -> None: ...


class Hit:
    """A deed that succeeds: who did it, on whom it falls, the die that says how much, the card it is about."""

    __slots__ = ("astray", "by", "card", "die", "on", "prize", "rebound", "spell", "to", "verb")

    def __init__(self, by: int, on: int, verb: str, card: str, prize: str, to: int, astray: bool, spell: bool) -> None:
        self.by = by
        self.on = on
        self.verb = verb
        self.card = card
        self.prize = prize
        self.to = to
        self.astray = astray
        self.spell = spell
        """Protego can stop it."""
        self.rebound = False
        self.die = 0


class Word:
    """Part of what a spell does."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        raise NotImplementedError


class Damage(Word):
    """Takes HP."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.damage(hit.by, hit.on, self.amount)


class DrainSp(Word):
    """Takes SP."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.sp(hit.on, -self.amount)


class GainSpForCasting(Word):
    """The caster gains SP (R46: for a successful cast, with or without prey)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.sp(hit.by, self.amount)


class HealByDie(Word):
    """1-2 heals one step, 3-4 two, 5-6 three."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.heal(hit.on, self.step * ((hit.die + 1) // 2))


class Inflict(Word):
    """A continuing effect for so many battle rounds from the next on (R38)."""

    __slots__ = ("rounds", "status")

    def __init__(self, status: str, rounds: int) -> None:
        self.status = status
        self.rounds = rounds

    def happen(self, tally: Tally, hit: Hit) -> None:
        thrown_back = hit.rebound and self.status == "controlled"  # then whoever threw it back is in control
        tally.inflict(hit.to if thrown_back else hit.by, hit.on, self.status, self.rounds)


class Bleed(Word):
    """1 HP in every later battle round (R39)."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.inflict(hit.by, hit.on, "bleeding", 1)


class Become(Word):
    """Takes an animal's form for three battle rounds."""

    __slots__ = ("form",)

    def __init__(self, form: str) -> None:
        self.form = form

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.become(hit.on, self.form)


class EraseOne(Word):
    """One spell is forgotten."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.erase(hit.on, hit.prize)


class EraseAll(Word):
    """All spells are forgotten."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.erase_all(hit.on)


class TakeCard(Word):
    """An item or a potion changes hands."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.take(hit.by, hit.on, hit.prize, hit.to)


class Summon(Word):
    """A serpent joins the battle."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.summon(hit.by, hit.astray)


class Rout(Word):
    """Death Eaters and dementors must try to run until they succeed."""

    __slots__ = ()

    def happen(self, tally: Tally, hit: Hit) -> None:
        tally.rout()
