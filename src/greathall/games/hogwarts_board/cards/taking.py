"""Cards that come into somebody's hands: each may be taken or left, and nobody carries too many."""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_board.actions import Action, Forget, Leave, Take, TakeInstead
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import Castle

take_card = cache(Take)
take_instead = cache(TakeInstead)
forget = cache(Forget)
LEAVE: Final = Leave()


def taking(g: Castle, seat: int, card: str) -> tuple[Action, ...]:
    """Take it, take it in place of a card that is carried, or leave it."""
    wizard = g.wizards[seat]
    if card in SPELLS:
        carried = wizard.spells if len(wizard.spells) >= g.most_spells(seat) else ()
    else:
        kept = wizard.potion if card in POTIONS else wizard.item
        carried = (kept,) if kept else ()
    if not carried:
        return (take_card(card), LEAVE)
    return (*[take_instead(card, old) for old in dict.fromkeys(carried)], LEAVE)


def take(g: Castle, seat: int, card: str, answer: Action) -> None:
    """Do as answered: a card that is not kept goes under its pile."""
    if isinstance(answer, Leave):
        g.put_under(card)
        return
    if isinstance(answer, TakeInstead):
        g.drop(seat, answer.dropped)
    g.receive(seat, card)


class SortCards(Effect[Castle]):
    """Cards that were drawn, won or stolen may be taken or left; nobody keeps more than may be carried."""

    prompts = (
        "prompt-take-card",
        "prompt-forget-one",
    )

    def resolve(self, g: Castle, now: Frame) -> None:
        overfull = self._overfull(g)
        if overfull >= 0:
            g.ask(now, overfull)
        elif g.found:
            g.ask(now, g.found[0][0])

    def _overfull(self, g: Castle) -> int:
        for seat, wizard in enumerate(g.wizards):
            if len(wizard.spells) > 3 and len(wizard.spells) > g.most_spells(seat):
                return seat
        return -1

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        wizard = g.wizards[seat]
        if self._overfull(g) >= 0:
            return tuple(forget(card) for card in dict.fromkeys(wizard.spells))
        return taking(g, seat, g.found[0][1])

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        ((seat, answer),) = answers.items()
        if self._overfull(g) >= 0:
            assert isinstance(answer, Forget)
            g.drop(seat, answer.card)
        else:
            _, card = g.found.pop(0)
            take(g, seat, card, answer)
            g.check_levels()  # the Elder Wand may be gone
        g.then([SORT_CARDS])

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        if self._overfull(g) >= 0:
            return Message("prompt-forget-one")
        return Message("prompt-take-card", {"card": Message(message_key("card", g.found[0][1]))})


SORT_CARDS: Final = SortCards()
