"""What a reward does when it is taken. Point cards, potions and favours only count; the others act at once."""

from __future__ import annotations

from random import Random
from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Effect, Frame
from greathall.core.messages import Player
from greathall.games.stupefy import events as e
from greathall.games.stupefy.actions import TurnBack
from greathall.games.stupefy.cards import BECOME_FAVOURITE, REWARDS, TURNER
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.versions import DRY_LESSONS_PROVE


def private_lessons(g: Stupefy, who: int) -> None:
    """Swap a Misspell of the hand for a Stupefy of the discard pile, whole or not at all (S12)."""
    faceup = g.open_stupefies > 0
    hand = g.misspells[who] + g.stupefies[who]
    unseen = g.unseen_stupefies(who)
    if not faceup and g.settings.lessons_source == "faceup_only":
        g.emit(e.NoStupefy(who))
    elif not g.misspells[who]:
        g.prove(who, unseen - hand, unseen - hand)
        g.emit(e.NoMisspell(who))
    elif not faceup and not g.facedown_stupefies():
        if g.lent:
            g.dry = tuple([len(cards) for cards in g.down])
            if g.version >= DRY_LESSONS_PROVE:  # else the missing Misspell would have been told
                g.prove(who, unseen - hand + 1, unseen)
        else:
            for seat in range(g.seats):
                g.prove(seat, 0, 0)
        g.emit(e.NoStupefy(who))
    else:
        if faceup:  # S11: faceup ones first
            g.open_stupefies -= 1
        else:
            g.lent.append(tuple([len(cards) for cards in g.down]))
        g.prove(who, unseen - hand + 1, unseen)  # one card of the hand was a Misspell
        g.misspells[who] -= 1
        g.open_misspells += 1
        g.stupefies[who] += 1
        g.emit(e.Learnt(who))


def become_favourite(g: Stupefy, who: int) -> None:
    """The tile moves at once, the order of this share stays (S14); one of the own tokens goes back."""
    g.favourite = who
    g.emit(e.BecameFavourite(who))
    if g.tokens[who]:
        g.tokens[who] -= 1
        g.emit(e.TokenReturned(who, REWARDS[BECOME_FAVOURITE]))


class TimeTurner(Effect[Stupefy]):
    """A delay token of the own house, the taker's or a teammate's, goes back to the reserve (S15)."""

    refusals = (
        "refusal-not-your-house",
        "refusal-no-token",
        "refusal-turn-back-first",
    )

    def resolve(self, g: Stupefy, now: Frame) -> None:
        late = self._late(g, now.who)
        if len(late) > 1:
            g.ask(now, now.who)
        elif late:
            self._return(g, late[0])
        else:
            g.emit(e.NoToken(now.who, REWARDS[TURNER]))

    def options(self, g: Stupefy, now: Frame, seat: int) -> tuple[TurnBack, ...]:
        return tuple([TurnBack(member) for member in self._late(g, seat)])

    def answered(self, g: Stupefy, now: Frame, answers: dict[int, TurnBack]) -> None:
        self._return(g, answers[now.who].member)

    def default(self, g: Stupefy, now: Frame, seat: int, rng: Random) -> Action:
        """S37: from the member with most tokens, the taker first."""
        return TurnBack(max(self._late(g, seat), key=lambda member: (g.tokens[member], member == seat)))

    def refusal(self, g: Stupefy, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, TurnBack) and 0 <= action.member < g.seats:
            if g.house[action.member] != g.house[seat]:
                return Illegal("refusal-not-your-house", member=Player(action.member))
            return Illegal("refusal-no-token", member=Player(action.member))
        return Illegal("refusal-turn-back-first")

    def _late(self, g: Stupefy, who: int) -> list[int]:
        return [member for member in g.members(g.house[who]) if g.tokens[member]]

    def _return(self, g: Stupefy, member: int) -> None:
        g.tokens[member] -= 1
        g.emit(e.TokenReturned(member, REWARDS[TURNER]))


TIME_TURNER: Final = TimeTurner()
