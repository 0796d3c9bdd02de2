"""Discarding cards from hand, and the stun, which costs half the hand."""

from __future__ import annotations

from random import Random
from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_battle.actions import DiscardCard
from greathall.games.hogwarts_battle.components import SPELL
from greathall.games.hogwarts_battle.events import Stunned
from greathall.games.hogwarts_battle.lookup import CARDS
from greathall.games.hogwarts_battle.mutations import add_control, after_discard, discard, is_forced
from greathall.games.hogwarts_battle.prompts import a_card, cause, named
from greathall.games.hogwarts_battle.state import Battle, BattleEffect


class _DiscardActions(dict[str, DiscardCard]):
    def __missing__(self, card: str) -> DiscardCard:
        action = self[card] = DiscardCard(card)
        return action


DISCARD: Final = _DiscardActions()
"""The action for each card."""


def can_discard(g: Battle, seat: int, card: str, kind: int | None) -> bool:
    """Whether the hero holds this card, and it is of the kind, if one is wanted."""
    return card in g.hands[seat] and (kind is None or CARDS[card].kind == kind)


class DiscardCards(BattleEffect):
    """Discard cards (of a kind) from hand, one by one; their discard effects follow the last one."""

    prompts = ("prompt-put-down",)
    refusals = ("refusal-discard-first",)

    def __init__(self, number: int, kind: int | None = None, for_spells: BattleEffect | None = None) -> None:
        self.number = number
        self.kind = kind
        self.spells = () if for_spells is None else (for_spells,)
        """What follows for each spell among them."""

    def resolve(self, g: Battle, now: Frame) -> None:
        choices = self.options(g, now, now.who)
        if not choices or now.n >= self.number:
            self.settle(g, now)
        elif len(choices) == 1:
            self.put(g, now, choices[0].card)
        else:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[DiscardCard]:
        if self.kind is None:
            return [*map(DISCARD.__getitem__, dict.fromkeys(g.hands[seat]))]
        return [DISCARD[card] for card in dict.fromkeys(g.hands[seat]) if CARDS[card].kind == self.kind]

    def allows(self, g: Battle, now: Frame, seat: int, action: object) -> bool:
        return isinstance(action, DiscardCard) and can_discard(g, seat, action.card, self.kind)

    def answered(self, g: Battle, now: Frame, answers: dict[int, DiscardCard]) -> None:
        self.put(g, now, answers[now.who].card)

    def put(self, g: Battle, now: Frame, card: str) -> None:
        discard(g, now.who, card, now.source)
        g.fallen.append(card)
        done = now.n + 1
        if done < self.number:
            g.agenda.append(Frame(self, now.who, now.source, done))
        else:
            self.settle(g, now)

    def settle(self, g: Battle, now: Frame) -> None:
        fallen, g.fallen = g.fallen, []
        forced = self.forced(now)
        for card in reversed(fallen):
            if self.spells and CARDS[card].kind == SPELL:
                g.then(self.spells, now.who, now.source)
            after_discard(g, now.who, card, now.source, forced)

    def forced(self, now: Frame) -> bool:
        return is_forced(now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        left = self.number - now.n
        return Message("prompt-put-down", {"source": named(now.source), "kind": a_card(self.kind), "left": left})

    def refusal(self, g: Battle, now: Frame, seat: int, action: object) -> Illegal:
        return Illegal("refusal-discard-first")

    def default(self, g: Battle, now: Frame, seat: int, rng: Random) -> DiscardCard:
        return min(self.options(g, now, seat), key=lambda option: CARDS[option.card].cost)


class StunnedDiscards(DiscardCards):
    """The stunned hero discards half the hand, rounded down; `n` counts how many are left."""

    prompts = ("prompt-stunned",)

    def __init__(self) -> None:
        super().__init__(0)

    def resolve(self, g: Battle, now: Frame) -> None:
        hand = g.hands[now.who]
        if hand.count(hand[0]) == len(hand):
            self.put(g, now, hand[0])
        else:
            g.ask(now, now.who)

    def put(self, g: Battle, now: Frame, card: str) -> None:
        discard(g, now.who, card, "stun")
        g.fallen.append(card)
        if now.n > 1:
            g.agenda.append(Frame(self, now.who, now.source, now.n - 1))
        else:
            self.settle(g, now)

    def forced(self, now: Frame) -> bool:
        return False  # B7

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-stunned", {"source": cause(now.source), "left": now.n})


class Stun(BattleEffect):
    """A stunned hero loses all tokens (B10), discards half the hand, and adds one control (B17)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        who = now.who
        g.attack[who] = g.influence[who] = 0
        if g.log is not None:
            g.emit(Stunned(who, now.source))
        g.agenda.append(Frame(STUN_CONTROL, g.active, "stun"))
        half = len(g.hands[who]) // 2
        if half:
            g.agenda.append(Frame(STUNNED_PUTS_DOWN, who, now.source, half))


class StunControl(BattleEffect):
    """A stun adds one control to the location."""

    def resolve(self, g: Battle, now: Frame) -> None:
        add_control(g, "stun")


STUN: Final = Stun()
STUN_CONTROL: Final = StunControl()
STUNNED_PUTS_DOWN: Final = StunnedDiscards()
