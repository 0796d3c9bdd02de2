"""Set a table, act, expect: a castle with chosen pieces, cards and dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from greathall.core.chance import Chance
from greathall.core.kernel import Effect, Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Run, Wait
from greathall.games.hogwarts_board.battle.meeting import SETTLE
from greathall.games.hogwarts_board.battle.start import FIGHTS, LEVEL_BIT
from greathall.games.hogwarts_board.battle.state import Battle, Battler
from greathall.games.hogwarts_board.board import LEVEL
from greathall.games.hogwarts_board.cards.deck import PILE_OF
from greathall.games.hogwarts_board.cards.events import EVENTS
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.turn import DEATH_EATERS, TURN

RUN = Run()
WAIT = Wait()
MOST_DRAWN = 6
NO_MATTER = re.compile(
    r"cup|cursor|tape|unknown/.*|battle/(chosen|calm|simple|revealed|roster)(/.*)?|.*/touched"
).fullmatch
"""What rolling alone changes, and what only saves time."""
DE1 = 1 << 4
DE2 = 1 << 5


class Lots(Chance):
    """Even picks, and the rolls of Liquid Luck, in a chosen order; 1 is the first candidate. All else by chance."""

    __slots__ = ("lots", "rolls")

    def __init__(self, key: bytes, drawn: dict[str, int] | None = None) -> None:
        super().__init__(key, drawn)
        self.lots: list[int] = []
        self.rolls: list[int] = []

    def below(self, stream: str, n: int) -> int:
        scripted = {"lots": self.lots, "dice": self.rolls}.get(stream)
        return scripted.pop(0) - 1 if scripted else super().below(stream, n)


def _flat(thing: Any, path: str = "") -> dict[str, Any]:
    parts: Iterable[tuple[Any, Any]]
    if isinstance(thing, dict):
        parts = thing.items()
    elif isinstance(thing, list) and thing and isinstance(thing[0], dict):
        parts = enumerate(thing)
    else:
        return {path: thing}
    return {at: value for name, part in parts for at, value in _flat(part, f"{path}/{name}".lstrip("/")).items()}


def _in_short(battle: Battle) -> str:
    here = ", ".join(b.name for b in battle.battlers if b.here)
    return f"{battle.contest} ({battle.level}) at {battle.place or '-'}: {here}"


def _pile(old: Any, new: Any) -> tuple[str, ...]:
    """The cards drawn from the top and those put under the pile, in this order; or that it was shuffled."""
    for drawn in range(len(old) + 1):
        rest = old[: len(old) - drawn]
        under = len(new) - len(rest)
        if drawn <= MOST_DRAWN and under >= 0 and new[under:] == rest:
            return (
                *(f"-{card}" for card in reversed(old[len(rest) :])),
                *(f"+{card}" for card in reversed(new[:under])),
            )
    gone, came = Counter(old) - Counter(new), Counter(new) - Counter(old)
    return ("in another order", *(f"-{card}" for card in gone), *(f"+{card}" for card in came))


class Table:
    """A castle in which nothing is going on yet: houses by seat, everybody in the dungeons, no cards."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        g = SPEC.new(seats=seats, seed="table", **options)
        g.agenda.clear()
        g.waiting = ()
        g.asked = None
        g.chance = Lots(b"table" * 6 + b"!!")
        g.active = 0
        g.log = []
        self.g: Castle = g
        for seat, house in enumerate(("gryffindor", "hufflepuff", "slytherin", "ravenclaw")[:seats]):
            g.wizards[seat].house = house
            self.wizard(seat, square=house)

    # -- setting -------------------------------------------------------------------------------------------------------

    def wizard(self, seat: int, **what: Any) -> None:
        """Set what a wizard has and is; cards come out of their piles."""
        wizard = self.g.wizards[seat]
        for name, value in what.items():
            if name in ("spells", "potion", "item"):
                for card in value if name == "spells" else [value]:
                    self.take_from_pile(card)
                    self.g.receive(seat, card)
            else:
                setattr(wizard, name, value)

    def take_from_pile(self, card: str) -> None:
        pile = self.g.piles[PILE_OF[card]]
        pile.remove(card)
        self.g.unknown[PILE_OF[card]] = len(pile)

    def top(self, *cards: str) -> None:
        """Put these cards on top of their piles, the first topmost."""
        for card in reversed(cards):
            pile = self.g.piles[PILE_OF[card]]
            pile.remove(card)
            pile.append(card)

    def dice(self, *dice: int) -> None:
        """The next dice."""
        cup = 1
        for die in reversed(dice):
            cup = cup * 6 + die - 1
        self.g.cup = cup

    def lots(self, *lots: int) -> None:
        """The next even picks."""
        assert isinstance(self.g.chance, Lots)
        self.g.chance.lots = [*lots]

    def rolls(self, *rolls: int) -> None:
        """The next rolls that Liquid Luck makes."""
        assert isinstance(self.g.chance, Lots)
        self.g.chance.rolls = [*rolls]

    # -- playing -------------------------------------------------------------------------------------------------------

    def do(self, effects: list[Effect[Castle]], who: int = 0, source: str = "", about: int = 0) -> None:
        self.g.then(effects, who, source, about)
        self.g.run()

    def fight(
        self, *seats: int, foes: int = 0, contest: str = "square", square: str = "dungeons", level: int = -1
    ) -> None:
        """A battle on a square (the fighters are put there), or an event's."""
        for seat in seats:
            if contest in ("square", "raid"):
                self.g.wizards[seat].square = square
            if contest == "chamber":
                self.g.wizards[seat].square = "chamber"
        bits = sum(1 << seat for seat in seats) | foes | (LEVEL[square] if level < 0 else level) << LEVEL_BIT
        place = square if contest in ("square", "raid", "dementors", "basilisk") else ""
        if contest == "chamber":
            place = "door_snape"
        self.do([FIGHTS[contest], SETTLE], seats[0], place, bits)

    def round(self, *actions: Any, dice: tuple[int, ...] = (), lots: tuple[int, ...] = ()) -> None:
        """All who are asked answer, in the order of their seats."""
        self.dice(*dice)
        self.lots(*lots)
        asked = self.g.waiting
        assert len(asked) == len(actions), f"asked: {asked}, answers: {actions}"
        for seat, action in zip(asked, actions, strict=True):
            self.g.act(seat, action)

    def act(self, action: Any, dice: tuple[int, ...] = (), lots: tuple[int, ...] = ()) -> None:
        """The one who is asked answers."""
        self.round(action, dice=dice, lots=lots)

    def turn(self, seat: int, dice: tuple[int, ...] = ()) -> None:
        self.dice(*dice)
        self.do([TURN], seat)

    def death_eaters(self, dice: tuple[int, ...], lots: tuple[int, ...] = ()) -> None:
        self.dice(*dice)
        self.lots(*lots)
        self.do([DEATH_EATERS], -1)

    def use(self, seat: int, square: str, dice: tuple[int, ...] = ()) -> None:
        """Stand on a square and use it."""
        self.g.wizards[seat].square = square
        self.g.active = seat
        self.dice(*dice)
        self.do([USE_SQUARE], seat)

    def event(self, card: str, seat: int = 0, dice: tuple[int, ...] = (), lots: tuple[int, ...] = ()) -> None:
        """The seat draws this event where it stands."""
        self.dice(*dice)
        self.lots(*lots)
        self.do([*EVENTS[card]], seat, card, LEVEL[self.g.wizards[seat].square])

    # -- comparing whole tables ----------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Everything that lies on the table, by its path: `wizards/0/hp`, `piles/items`."""
        saved = msgspec.json.decode(msgspec.json.encode(SPEC.save(self.g)))
        flat = _flat({**saved["table"], "asked": (saved["asked"] or [""])[0], "waiting": saved["waiting"]})
        return {path: value for path, value in flat.items() if not NO_MATTER(path)}

    def changes(self, before: dict[str, Any]) -> dict[str, Any]:
        """What is not as it was: the new values by their paths, and of piles which cards came and went, and where."""
        after = self.snapshot()
        found = {}
        for path in before.keys() | after.keys():
            old, new = before.get(path), after.get(path)
            if old != new:
                found[path] = _pile(old, new) if path.startswith("piles/") else new
        if ("battle" in before) != ("battle" in after):  # it has begun or ended: in short
            found = {path: value for path, value in found.items() if not path.startswith("battle")}
            found["battle"] = None if self.g.battle is None else _in_short(self.g.battle)
        return found

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def battle(self) -> Battle:
        assert self.g.battle is not None
        return self.g.battle

    def battler(self, name: str | int) -> Battler:
        if isinstance(name, int):
            return self.battle.battlers[name]
        return next(b for b in self.battle.battlers if b.name == name)

    def hp(self, seat: int) -> int:
        return self.g.wizards[seat].hp

    def sp(self, seat: int) -> int:
        return self.g.sp(seat)

    def square(self, seat: int) -> str:
        return self.g.wizards[seat].square

    def options(self, seat: int) -> tuple[Any, ...]:
        return tuple(self.g.options(seat))

    def happened(self, kind: type[Event]) -> list[Any]:
        assert self.g.log is not None
        return [event for event in self.g.log if isinstance(event, kind)]

    def under(self, card: str) -> bool:
        """Whether the card lies at the bottom of its pile."""
        return self.g.piles[PILE_OF[card]][0] == card
