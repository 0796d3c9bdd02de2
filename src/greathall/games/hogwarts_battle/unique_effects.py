"""Effects that only one card has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greathall.core.kernel import Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_battle.actions import (
    DECLINE,
    DISCARD_TOP,
    LEAVE_TOP,
    Choose,
    CopyAlly,
    Decline,
    DiscardCard,
    DiscardTop,
    LeaveTop,
    PickVillain,
    TakeCard,
)
from greathall.games.hogwarts_battle.components import ALLY, ITEM, SPELL
from greathall.games.hogwarts_battle.discarding import DISCARD, STUN
from greathall.games.hogwarts_battle.effects import AddControl, lose_together, reveal_top
from greathall.games.hogwarts_battle.events import AlliesCounted, Copied, DeckSearched, Petrified, TopLooked
from greathall.games.hogwarts_battle.lookup import CARDS
from greathall.games.hogwarts_battle.memory import CLOAK, learn, remembered
from greathall.games.hogwarts_battle.mutations import (
    add_to_hand,
    after_discard,
    discard,
    discard_top,
    ensure_top_card,
    lose,
)
from greathall.games.hogwarts_battle.prompts import cause
from greathall.games.hogwarts_battle.state import Battle, BattleEffect


class AvadaKedavra(BattleEffect):
    """Lose 3 health; if that stuns you, add one control more."""

    def __init__(self) -> None:
        self.control = AddControl()

    def resolve(self, g: Battle, now: Frame) -> None:
        if lose(g, now.who, 3, now.source):
            g.then((STUN, self.control), now.who, now.source)


class EducationalDecree(BattleEffect):
    """Lose 1 health for each card in hand with a value of 4 or more."""

    def resolve(self, g: Battle, now: Frame) -> None:
        who = now.who
        amount = sum(CARDS[card].cost >= 4 for card in g.hands[who])
        self.tell(g, who, amount)
        if amount:
            lose_together(g, {who: amount}, now.source)

    def tell(self, g: Battle, who: int, amount: int) -> None:
        """The loss says how many there are, as far as there is health to lose and no Cloak."""
        if g.stunned[who]:
            return
        if amount > 1 and CLOAK in g.hands[who]:
            learn(g, (who,), "dear", 2)
        elif amount < g.health[who]:
            learn(g, (who,), "dear", amount, amount)
        else:
            learn(g, (who,), "dear", g.health[who])


class TomRiddle(BattleEffect):
    """For each ally in hand when this starts, lose 2 health or discard a card. They are counted aloud (P11)."""

    def __init__(self) -> None:
        self.choice = RiddleChoice()

    def resolve(self, g: Battle, now: Frame) -> None:
        allies = sum(CARDS[card].kind == ALLY for card in g.hands[now.who])
        if remembered(g):
            learn(g, (now.who,), "ally", allies, allies)
            g.emit(AlliesCounted(now.who, allies, now.source))
        if allies:
            g.agenda.append(now.replace(effect=self.choice, n=allies << 1))


class RiddleChoice(BattleEffect):
    """Lose 2 health or discard a card. `n` is twice the choices left, odd once health was lost.

    His whole step is one resolution for the Invisibility Cloak (B13): a second loss takes nothing more.
    """

    prompts = ("prompt-riddle-choice",)

    loss = Choose("lose_2")

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.stunned[now.who]:
            return  # B26
        if g.hands[now.who]:
            g.ask(now, now.who)
        else:
            self.answered(g, now, {now.who: self.loss})

    def options(self, g: Battle, now: Frame, seat: int) -> list[DiscardCard | Choose]:
        return [*[DISCARD[card] for card in dict.fromkeys(g.hands[seat])], self.loss]

    def answered(self, g: Battle, now: Frame, answers: dict[int, DiscardCard | Choose]) -> None:
        who, answer = now.who, answers[now.who]
        lost = now.n & 1 or isinstance(answer, Choose)
        if now.n > 3:
            g.agenda.append(now.replace(n=now.n - 2 | lost))
        if isinstance(answer, DiscardCard):
            discard(g, who, answer.card, now.source)
            after_discard(g, who, answer.card, now.source, True)
        elif not (now.n & 1 and CLOAK in g.hands[who]):
            lose_together(g, {who: 2}, now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-riddle-choice", {"source": cause(now.source), "left": now.n >> 1})


class PeterPettigrew(BattleEffect):
    """Reveal the top card of your deck; if its value is 1 or more, discard it and add one control."""

    def __init__(self) -> None:
        self.control = AddControl()

    def resolve(self, g: Battle, now: Frame) -> None:
        if reveal_top(g, now.who, now.source) and CARDS[g.decks[now.who][-1]].cost:
            card = discard_top(g, now.who, now.source)
            g.then((self.control,), now.who, now.source)
            after_discard(g, now.who, card, now.source, True)


class Diadem(BattleEffect):
    """If you hold an ally, an item and a spell, lose 2 health."""

    def resolve(self, g: Battle, now: Frame) -> None:
        if all(g.holds(now.who, kind) for kind in (SPELL, ITEM, ALLY)):
            lose_together(g, {now.who: 2}, now.source)


class Petrify(BattleEffect):
    """Choose a villain: its ability is switched off until the start of your next turn."""

    prompts = ("prompt-petrify",)

    def resolve(self, g: Battle, now: Frame) -> None:
        options = self.options(g, now, now.who)
        if len(options) == 1:
            self.answered(g, now, {now.who: options[0]})
        elif options:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[PickVillain]:
        return [PickVillain(villain) for villain in g.villains if villain]

    def answered(self, g: Battle, now: Frame, answers: dict[int, PickVillain]) -> None:
        villain = answers[now.who].villain
        g.shields[g.villains.index(villain)] |= 1 << now.who
        if g.log is not None:
            g.emit(Petrified(now.who, villain, now.source))

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-petrify", {"source": cause(now.source)})


class Polyjuice(BattleEffect):
    """Choose an ally you have played this turn; you may repeat it, conditions included (B21). It plays no card (P9)."""

    prompts = ("prompt-polyjuice",)

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.plays[ALLY]:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[CopyAlly | Decline]:
        return [*[CopyAlly(card) for card in dict.fromkeys(g.played) if CARDS[card].kind == ALLY], DECLINE]

    def answered(self, g: Battle, now: Frame, answers: dict[int, CopyAlly | Decline]) -> None:
        answer = answers[now.who]
        if isinstance(answer, CopyAlly):
            if g.log is not None:
                g.emit(Copied(now.who, answer.card, now.source))
            g.do(CARDS[answer.card].play, now.who)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-polyjuice", {"source": cause(now.source)})


class LookAtTop(BattleEffect):
    """You may look at the top card of your deck and either leave or discard it. `n` is 1 after the look."""

    prompts = (
        "prompt-look-at-top",
        "prompt-top-card",
    )

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.decks[now.who] or g.discards[now.who]:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[Choose | Decline | DiscardTop | LeaveTop]:
        return (LEAVE_TOP, DISCARD_TOP) if now.n else (LOOK, DECLINE)

    def answered(self, g: Battle, now: Frame, answers: dict[int, Choose | Decline | DiscardTop | LeaveTop]) -> None:
        who, answer = now.who, answers[now.who]
        if isinstance(answer, Choose):
            closed: bool = g.settings.closed_hands
            ensure_top_card(g, who)
            g.known[who] = max(1, g.known[who])
            if not closed:
                g.shown[who] = max(1, g.shown[who])
            if g.log is not None:
                g.emit(TopLooked(who, g.decks[who][-1], closed, now.source))
            g.agenda.append(now.replace(n=1))
        elif isinstance(answer, DiscardTop):
            after_discard(g, who, discard_top(g, who, now.source), now.source, False)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-top-card" if now.n else "prompt-look-at-top", {"source": cause(now.source)})


LOOK: Final = Choose("look")


class SearchDeck(BattleEffect):
    """Search your deck for a card with a value of 5 or less, take it (or none: P9) into hand, and shuffle the deck."""

    prompts = ("prompt-search-deck",)

    def resolve(self, g: Battle, now: Frame) -> None:
        ensure_top_card(g, now.who)
        g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[TakeCard | Decline]:
        cards = sorted({card for card in g.decks[seat] if CARDS[card].cost <= 5})
        return [*[TakeCard(card) for card in cards], DECLINE]

    def answered(self, g: Battle, now: Frame, answers: dict[int, TakeCard | Decline]) -> None:
        who, answer = now.who, answers[now.who]
        deck = g.decks[who]
        if isinstance(answer, TakeCard):
            deck.remove(answer.card)
        g.chance.shuffle(f"deck {who}", deck)
        g.known[who] = g.shown[who] = 0
        if isinstance(answer, TakeCard):
            add_to_hand(g, who, answer.card, now.source)
        if g.log is not None:
            g.emit(DeckSearched(who))

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-search-deck", {"source": cause(now.source)})
