"""A game under way at this terminal: who sits where, what has been answered, and what may be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from greathall.cli.screen import printable
from greathall.core.errors import GreatHallError, Illegal
from greathall.core.kernel import Action, Event, State, logged
from greathall.core.record import Record, replay
from greathall.core.registry import game
from greathall.core.spec import GameSpec

WORLDS = 24
"""How many worlds agree before an answer is held to have shown nothing: a coin flip escapes once in 16 million."""

BOT_NAMES = ("Ambrose", "Beryl", "Cosmo", "Dilys", "Edgar", "Fenella", "Gideon", "Hester")


class SavedGame(Record, kw_only=True):
    """A record that also knows who plays, so that it can be resumed; anything that reads records reads it."""

    people: list[int] = msgspec.field(default_factory=list)
    bots: list[str] = msgspec.field(default_factory=list)
    """The level of whoever plays each seat."""


def names_of(record: Record) -> list[str]:
    """The players' names by seat; whoever has none gets one."""
    given = [printable(name) for name in record.names[: record.seats]]
    return given + [name for name in BOT_NAMES if name not in given][: record.seats - len(given)]


class Session:
    """The record is the truth; the state and the log follow from it."""

    def __init__(self, record: SavedGame) -> None:
        self.record = record
        self.spec: GameSpec[Any] = game(record.game)
        self.log: list[Event] = []
        self.g: State = replay(record, log=self.log)
        self.seen: dict[int | None, int] = {}
        """How much of the log each seat (None: whoever watches) has been shown."""

    def answer(self, seat: int, action: Action) -> None:
        """`Illegal` changes nothing."""
        self.g.act(seat, action)
        self.record.add(seat, action)

    def news(self, seat: int | None) -> list[Event]:
        """What has happened since this seat last looked, as it may know it."""
        since = self.seen.get(seat, 0)
        self.seen[seat] = len(self.log)
        return [told for event in self.log[since:] if (told := event.seen_by(seat)) is not None]

    def rng(self, seat: int) -> Random:
        """Chance for a bot's next answer: the same again after the game is resumed."""
        return Random(f"{self.record.seed}/{len(self.record.actions)}/{seat}")

    def seal(self) -> SavedGame:
        """The record with the fingerprint of where it ends."""
        self.record.final = self.spec.hash(self.g)
        return self.record

    # -- taking back ---------------------------------------------------------------------------------------------------

    def retract(self, seat: int) -> None:
        """Take back a sealed answer while others still choose."""
        self.g.retract(seat)
        self.record.drop(seat)

    def undo(self, seat: int) -> None:
        """Back to this seat's last choice, if nothing hidden was shown since; otherwise `Illegal`, and no change."""
        step = self._last_choice(seat)
        if step is None:
            raise Illegal("cli-nothing-to-undo")
        if not self._showed_nothing(seat, step):
            raise Illegal("cli-too-late-to-undo")
        del self.record.actions[step:]
        self.log = []
        self.g = replay(self.record, log=self.log)
        self.seen = {s: min(seen, len(self.log)) for s, seen in self.seen.items()}

    def _last_choice(self, seat: int) -> int | None:
        """The step at which the seat last had more than one option."""
        actions = self.record.actions
        for step in range(len(actions) - 1, -1, -1):
            if actions[step][0] == seat and len(replay(self.record, upto=step).options(seat)) > 1:
                return step
        return None

    def _showed_nothing(self, seat: int, step: int) -> bool:
        """An answer taught nothing if it shows the same in every world the seat could not tell from the true one.

        When in doubt it did: others have answered since, sealed answers were opened, or dice and shuffles were used.
        """
        before = replay(self.record, upto=step)
        mine = [self.spec.decode(action) for who, action in self.record.actions[step:] if who == seat]
        if len(mine) < len(self.record.actions) - step or before.sealed or before.chance.drawn != self.g.chance.drawn:
            return False
        shown = self._shown(before, seat, mine)
        rng = Random(self.record.final)
        try:
            worlds = (self.spec.redeal(before, seat, rng) for _ in range(WORLDS))
            return all(self._shown(world, seat, mine) == shown for world in worlds)
        except GreatHallError:
            return False

    def _shown(self, before: State, seat: int, actions: list[Action]) -> bytes:
        """What the seat sees of these answers of its own."""
        g = before.copy()
        log = logged(g)
        for action in actions:
            g.act(seat, action)
        told = [told for event in log if (told := event.seen_by(seat)) is not None]
        return msgspec.json.encode([told, self.spec.situation(g, seat), list(g.options(seat))])
