"""Conditional texts: what they wait for may happen earlier or later in the turn."""

from __future__ import annotations

from greathall.core.kernel import Frame
from greathall.games.hogwarts_battle.events import Reacted
from greathall.games.hogwarts_battle.state import Battle, BattleEffect


class Condition(BattleEffect):
    """If something happens this turn, before or after the card is played, these follow.

    Until it does, the card is in `g.promises`; when it does later, this is scheduled with `n` 1.
    """

    def __init__(self, *effects: BattleEffect) -> None:
        self.effects = effects

    def resolve(self, g: Battle, now: Frame) -> None:
        if now.n or self.is_true(g):
            if g.log is not None:
                g.emit(Reacted(now.source))
            g.then(self.effects, now.who, now.source)
        else:
            g.promises.append(now.source)

    def is_true(self, g: Battle) -> bool:
        raise NotImplementedError


class IfDefeat(Condition):
    """If you defeat a villain this turn; once for each card (B6)."""

    def is_true(self, g: Battle) -> bool:
        return g.defeated > 0


class IfPlayed(Condition):
    """If you play this number of cards of a kind this turn; once."""

    def __init__(self, kind: int, number: int, *effects: BattleEffect) -> None:
        super().__init__(*effects)
        self.kind = kind
        self.number = number

    def is_true(self, g: Battle) -> bool:
        return g.plays[self.kind] >= self.number


class EachPlayed(Condition):
    """For each card of a kind you play this turn, one separate gain (B24)."""

    def __init__(self, kind: int, *effects: BattleEffect) -> None:
        super().__init__(*effects)
        self.kind = kind

    def resolve(self, g: Battle, now: Frame) -> None:
        if now.n:
            super().resolve(g, now)
        else:
            g.promises.append(now.source)
            g.then([self] * g.plays[self.kind], now.who, now.source, 1)


class IfAllAttacked(Condition):
    """If you put attack on every villain this turn, a revealed Lord Voldemort included; once (B9)."""

    def is_true(self, g: Battle) -> bool:
        tokens = [g.assigned[slot] for slot, villain in enumerate(g.villains) if villain]
        return any(g.assigned) and all(tokens)
