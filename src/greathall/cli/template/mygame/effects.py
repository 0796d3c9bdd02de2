"""The rules: one sentence of the rulebook is one effect."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.kernel import Effect, Frame

from mygame.actions import Action, Draw, Stop
from mygame.events import Drew, Stopped, WentBust
from mygame.state import MyGame


class TakeTurn(Effect[MyGame]):
    """Draw cards, one at a time, until you stop. Whoever goes over the limit is out."""

    prompts = ("prompt-turn",)

    def resolve(self, g: MyGame, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: MyGame, now: Frame, seat: int) -> Sequence[Action]:
        return (Draw(), Stop())

    def answered(self, g: MyGame, now: Frame, answers: dict[int, Action]) -> None:
        seat = now.who
        if isinstance(answers[seat], Stop):
            g.emit(Stopped(seat, g.total(seat)))
            return
        card = g.deck.pop()
        g.drawn[seat].append(card)
        g.emit(Drew(seat, card))
        if g.bust(seat):
            g.emit(WentBust(seat, g.total(seat)))
        else:
            g.then([TAKE_TURN], who=seat)


TAKE_TURN = TakeTurn()
