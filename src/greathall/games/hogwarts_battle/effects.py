"""The effects that card texts are made of: one small class for each sentence, its docstring the sentence.

An effect is about one hero (`now.who`): whoever played the card, or the active hero for events and villains.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from greathall.core.kernel import Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_battle.actions import DECLINE, PICK_HERO, Choose, Decline, DiscardCard, PickHero, TakeCard
from greathall.games.hogwarts_battle.components import FULL_HEALTH, KINDS
from greathall.games.hogwarts_battle.discarding import DISCARD, STUN, DiscardCards, can_discard
from greathall.games.hogwarts_battle.events import Chose, EventRevealed, EventsShuffled, TopRevealed, TurnRule
from greathall.games.hogwarts_battle.lookup import CARDS, EVENTS
from greathall.games.hogwarts_battle.memory import MANY, learn, remembered
from greathall.games.hogwarts_battle.mutations import (
    add_control,
    add_to_hand,
    after_discard,
    discard,
    discard_top,
    draw,
    ensure_top_card,
    gain,
    heal,
    is_forced,
    lose,
    remove_control,
    villains_recover,
)
from greathall.games.hogwarts_battle.prompts import a_card, cause
from greathall.games.hogwarts_battle.state import Battle, BattleEffect
from greathall.games.hogwarts_battle.triggers import MORSMORDRE, react
from greathall.games.hogwarts_battle.versions import ALL_REMOVALS

# -- gains -------------------------------------------------------------------------------------------------------------


class Gain(BattleEffect):
    """Gain attack, influence and health, and draw cards."""

    def __init__(self, *, attack: int = 0, influence: int = 0, health: int = 0, draw: int = 0) -> None:
        self.attack = attack
        self.influence = influence
        self.health = health
        self.draw = draw
        self.tokens = attack + influence

    def resolve(self, g: Battle, now: Frame) -> None:
        self.give(g, now.who, now.source)

    def give(self, g: Battle, who: int, source: str) -> None:
        if self.tokens:
            gain(g, who, self.attack, self.influence, source)
        if self.health:
            heal(g, who, self.health, source)
        if self.draw:
            draw(g, who, self.draw, source)


class All(BattleEffect):
    """All heroes gain this, from the active hero clockwise (B1)."""

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def resolve(self, g: Battle, now: Frame) -> None:
        for seat in g.clockwise():
            self.gain.give(g, seat, now.source)


class AnyHero(BattleEffect):
    """Any one hero gains this; whoever owns the text chooses."""

    prompts = ("prompt-any-hero",)

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def resolve(self, g: Battle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[PickHero]:
        return PICK_HERO[: g.seats]

    def answered(self, g: Battle, now: Frame, answers: dict[int, PickHero]) -> None:
        self.gain.give(g, answers[now.who].hero, now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-any-hero", {"source": cause(now.source)})

    def default(self, g: Battle, now: Frame, seat: int, rng: Random) -> PickHero:
        return PICK_HERO[seat]


class TwoHeroes(BattleEffect):
    """Any two heroes gain this (`n` remembers the first, plus one)."""

    prompts = (
        "prompt-first-hero",
        "prompt-second-hero",
    )

    optional = False

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def resolve(self, g: Battle, now: Frame) -> None:
        options = self.options(g, now, now.who)
        if len(options) == 1:
            self.answered(g, now, {now.who: options[0]})
        else:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[PickHero | Decline]:
        heroes = [PICK_HERO[hero] for hero in range(g.seats) if hero != now.n - 1]
        return [*heroes, DECLINE] if self.optional else heroes

    def answered(self, g: Battle, now: Frame, answers: dict[int, PickHero | Decline]) -> None:
        answer = answers[now.who]
        if isinstance(answer, Decline):
            return
        self.gain.give(g, answer.hero, now.source)
        if not now.n:
            g.agenda.append(now.replace(n=answer.hero + 1))

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-second-hero" if now.n else "prompt-first-hero", {"source": cause(now.source)})


class UpToTwoHeroes(TwoHeroes):
    """Up to two heroes gain this."""

    optional = True


class ForFullHealth(BattleEffect):
    """Each hero with full health gains this."""

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def resolve(self, g: Battle, now: Frame) -> None:
        for seat in g.clockwise():
            if g.health[seat] == FULL_HEALTH:
                self.gain.give(g, seat, now.source)


class IfWeasley(BattleEffect):
    """If another hero has a Weasley in hand, all heroes gain this."""

    def __init__(self, gain: Gain) -> None:
        self.all = All(gain)

    def resolve(self, g: Battle, now: Frame) -> None:
        others = tuple(seat for seat in range(g.seats) if seat != now.who)
        if any(CARDS[card].weasley for seat in others for card in g.hands[seat]):
            learn(g, others, "weasley", 1)
            self.all.resolve(g, now)
        else:
            for seat in others:
                learn(g, (seat,), "weasley", 0, 0)


# -- choices -----------------------------------------------------------------------------------------------------------


class ChooseOne(BattleEffect):
    """Choose one. A part that takes a card back is only offered when there is such a card (P7)."""

    prompts: ClassVar[tuple[str, ...]] = ("prompt-choose-one",)

    def __init__(self, **parts: BattleEffect) -> None:
        self.parts = {choice: (effect,) for choice, effect in parts.items()}
        self.all = tuple(Choose(choice) for choice in parts)
        self.plain = not any(isinstance(effect, TakeBack) for effect in parts.values())

    def resolve(self, g: Battle, now: Frame) -> None:
        options = self.options(g, now, now.who)
        if len(options) == 1:
            self.do(g, now, options[0].choice)
        else:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[Choose]:
        return self.all if self.plain else [o for o in self.all if self.possible(g, seat, o.choice)]

    def possible(self, g: Battle, who: int, choice: str) -> bool:
        return all(effect.possible(g, who) for effect in self.parts[choice] if isinstance(effect, TakeBack))

    def answered(self, g: Battle, now: Frame, answers: dict[int, Choose]) -> None:
        self.do(g, now, answers[now.who].choice)

    def do(self, g: Battle, now: Frame, choice: str) -> None:
        if g.log is not None:
            g.emit(Chose(now.who, choice, now.source))
        g.then(self.parts[choice], now.who, now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-choose-one", {"source": cause(now.source)})


class ChooseTwo(ChooseOne):
    """Choose two different parts (`n` remembers the first, plus one)."""

    prompts = (
        "prompt-choose-two",
        "prompt-choose-second",
    )

    def resolve(self, g: Battle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[Choose]:
        return [option for number, option in enumerate(self.all, 1) if number != now.n]

    def answered(self, g: Battle, now: Frame, answers: dict[int, Choose]) -> None:
        chosen = answers[now.who]
        if not now.n:
            g.agenda.append(now.replace(n=self.all.index(chosen) + 1))
        self.do(g, now, chosen.choice)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-choose-second" if now.n else "prompt-choose-two", {"source": cause(now.source)})


class EachHero(BattleEffect):
    """Each hero in turn, from the active hero clockwise."""

    def __init__(self, *effects: BattleEffect) -> None:
        self.effects = effects

    def resolve(self, g: Battle, now: Frame) -> None:
        for seat in reversed(g.clockwise()):
            g.then(self.effects, seat, now.source)


# -- losses ------------------------------------------------------------------------------------------------------------


class Lose(BattleEffect):
    """Lose health."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, g: Battle, now: Frame) -> None:
        if lose(g, now.who, self.amount, now.source):
            g.agenda.append(Frame(STUN, now.who, now.source))


class AllLose(BattleEffect):
    """All heroes lose health at once; then those it stunned go through the stun one by one (B1)."""

    def __init__(self, amount: int, others: int | None = None) -> None:
        self.amount = amount
        self.others = amount if others is None else others

    def resolve(self, g: Battle, now: Frame) -> None:
        amount, source = self.amount, now.source
        stunned = []
        for seat in g.clockwise():
            if lose(g, seat, amount, source):
                stunned.append(Frame(STUN, seat, source))
            amount = self.others  # the active hero comes first
        if stunned:
            g.agenda += reversed(stunned)


def lose_together(g: Battle, amounts: dict[int, int], source: str) -> None:
    """Simultaneous losses, given from the active hero clockwise."""
    stunned = [seat for seat, amount in amounts.items() if lose(g, seat, amount, source)]
    for seat in reversed(stunned):
        g.agenda.append(Frame(STUN, seat, source))


class AnotherHeroLoses(BattleEffect):
    """Choose another hero: that hero loses health."""

    prompts = ("prompt-another-hero",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, g: Battle, now: Frame) -> None:
        options = self.options(g, now, now.who)
        if len(options) == 1:
            self.answered(g, now, {now.who: options[0]})
        else:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[PickHero]:
        return [PICK_HERO[hero] for hero in range(g.seats) if hero != seat]

    def answered(self, g: Battle, now: Frame, answers: dict[int, PickHero]) -> None:
        lose_together(g, {answers[now.who].hero: self.amount}, now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-another-hero", {"source": cause(now.source), "amount": self.amount})


class EachDiscards(BattleEffect):
    """Each hero discards a card (of a kind), or chooses to lose health instead.

    Everybody decides on the state at the start; all cards move; then the losses together, with their stuns (P3); then
    discard effects and reactions hero by hero (B5). A stunned hero loses nothing and is not asked to choose (B26), and
    neither is anyone who has no choice (P4).
    """

    prompts = (
        "prompt-discard-or-lose",
        "prompt-each-discards",
    )

    def __init__(self, kind: int | None = None, lose: int = 0) -> None:
        self.kind = kind
        self.lose = lose
        self.loss = Choose(f"lose_{lose}")

    def resolve(self, g: Battle, now: Frame) -> None:
        asked = [seat for seat in range(g.seats) if g.hands[seat] and len(self.options(g, now, seat)) > 1]
        if asked:
            g.ask(now, *asked)
        else:
            self.answered(g, now, {})

    def options(self, g: Battle, now: Frame, seat: int) -> list[DiscardCard | Choose]:
        if self.lose and g.stunned[seat]:
            return []
        kind = self.kind
        cards: list[DiscardCard | Choose]
        cards = [DISCARD[card] for card in dict.fromkeys(g.hands[seat]) if kind is None or CARDS[card].kind == kind]
        if self.lose:
            cards.append(self.loss)
        return cards

    def allows(self, g: Battle, now: Frame, seat: int, action: object) -> bool:
        if self.lose and (g.stunned[seat] or action == self.loss):
            return not g.stunned[seat]
        return isinstance(action, DiscardCard) and can_discard(g, seat, action.card, self.kind)

    def answered(self, g: Battle, now: Frame, answers: dict[int, DiscardCard | Choose]) -> None:
        losses: dict[int, int] = {}
        fallen: list[tuple[int, str]] = []
        self.tell(g, answers)
        for seat in g.clockwise():
            answer = answers[seat] if seat in answers else next(iter(self.options(g, now, seat)), None)
            if isinstance(answer, DiscardCard):
                fallen.append((seat, answer.card))
            elif answer is not None:
                losses[seat] = self.lose
        for seat, card in fallen:
            discard(g, seat, card, now.source)
        forced = is_forced(now.source)
        for seat, card in reversed(fallen):
            after_discard(g, seat, card, now.source, forced)
        lose_together(g, losses, now.source)

    def tell(self, g: Battle, answers: dict[int, DiscardCard | Choose]) -> None:
        """Who could choose holds such a card; who had to lose health holds none."""
        if self.kind is not None and self.lose and remembered(g):
            for seat in range(g.seats):
                if not g.stunned[seat]:
                    learn(g, (seat,), KINDS[self.kind], *((1, MANY) if seat in answers else (0, 0)))

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        key = "prompt-discard-or-lose" if self.lose else "prompt-each-discards"
        return Message(key, {"source": cause(now.source), "kind": a_card(self.kind)})

    def default(self, g: Battle, now: Frame, seat: int, rng: Random) -> DiscardCard | Choose:
        return self.options(g, now, seat)[-1]


class RevealTops(BattleEffect):
    """Each hero reveals the top card of the deck; a card that matches is discarded and its owner loses health (B5)."""

    def __init__(self, lose: int, kind: int | None = None, value: int = 0) -> None:
        self.lose = lose
        self.kind = kind
        self.value = value

    def resolve(self, g: Battle, now: Frame) -> None:
        seats = [seat for seat in g.clockwise() if reveal_top(g, seat, now.source)]
        hit = [seat for seat in seats if self.matches(g.decks[seat][-1])]
        fallen = [(seat, discard_top(g, seat, now.source)) for seat in hit]
        for seat, card in reversed(fallen):
            after_discard(g, seat, card, now.source, True)
        lose_together(g, dict.fromkeys(hit, self.lose), now.source)

    def matches(self, name: str) -> bool:
        card = CARDS[name]
        return card.cost >= self.value and (self.kind is None or card.kind == self.kind)


def reveal_top(g: Battle, who: int, source: str) -> bool:
    """Show the top card of the hero's deck to all, who will remember it (P6); false if the hero has none."""
    if not ensure_top_card(g, who):
        return False
    g.known[who] = max(1, g.known[who])
    g.shown[who] = max(1, g.shown[who])
    if g.log is not None:
        g.emit(TopRevealed(who, g.decks[who][-1], source))
    return True


# -- control and villains ----------------------------------------------------------------------------------------------


class AddControl(BattleEffect):
    """Add one control to the location."""

    def resolve(self, g: Battle, now: Frame) -> None:
        add_control(g, now.source)


class RemoveControl(BattleEffect):
    """Remove control from the location, token by token with the reactions in between (B16; `n`: done so far)."""

    def __init__(self, number: int = 1) -> None:
        self.number = number

    def resolve(self, g: Battle, now: Frame) -> None:
        done = now.n + 1
        if done < self.number:
            g.agenda.append(now.replace(n=done))
        remove_control(g, now.source)


class RemoveUpTo(BattleEffect):
    """Remove up to this number of control; none is allowed (B24).

    More than there is may be chosen: a reaction to the first removal can add a token for the second (B16).
    """

    prompts = ("prompt-remove-up-to",)

    def __init__(self, number: int) -> None:
        self.choices = tuple(Choose(f"remove_{n}") for n in range(number + 1))
        self.parts = tuple(RemoveControl(n) for n in range(number + 1))

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.control:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[Choose]:
        return self.choices if g.version >= ALL_REMOVALS else self.choices[: g.control + 1]

    def answered(self, g: Battle, now: Frame, answers: dict[int, Choose]) -> None:
        number = self.choices.index(answers[now.who])
        if number:
            g.then((self.parts[number],), now.who, now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-remove-up-to", {"source": cause(now.source)})

    def default(self, g: Battle, now: Frame, seat: int, rng: Random) -> Choose:
        return self.options(g, now, seat)[-1]


class VillainsRecover(BattleEffect):
    """Remove attack from every villain."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, g: Battle, now: Frame) -> None:
        villains_recover(g, self.amount, now.source)


class DeathEatersReact(BattleEffect):
    """The Dark Mark has been seen: Death Eaters react after the event's own effect (B12)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        react(g, MORSMORDRE, g.active)


# -- Dark Arts events --------------------------------------------------------------------------------------------------


class RevealAnother(BattleEffect):
    """Reveal another Dark Arts event."""

    def resolve(self, g: Battle, now: Frame) -> None:
        reveal_event(g)


def reveal_event(g: Battle) -> None:
    """Turn up an event; it lies on the pile while it resolves, and before a chained one is turned up (B22)."""
    if not g.events:
        g.events, g.pile = g.pile, []
        g.chance.shuffle("events", g.events)
        if g.log is not None:
            g.emit(EventsShuffled())
    name = g.events.pop()
    g.pile.append(name)
    if g.log is not None:
        g.emit(EventRevealed(name))
    g.do(EVENTS[name].effects, g.active)


# -- draws and discards ------------------------------------------------------------------------------------------------


class DrawThenDiscard(BattleEffect):
    """Draw cards, then discard some from hand; while draws are forbidden neither happens (B25)."""

    def __init__(self, draw: int, discard: int, spells: BattleEffect | None = None) -> None:
        self.draw = draw
        self.put_down = DiscardCards(discard, for_spells=spells)

    def resolve(self, g: Battle, now: Frame) -> None:
        if draw(g, now.who, self.draw, now.source):
            g.agenda.append(now.replace(effect=self.put_down))


class TakeBack(BattleEffect):
    """Take a card of a kind from your discard pile into hand."""

    prompts = ("prompt-take-back",)

    def __init__(self, kind: int, may: bool = False) -> None:
        self.kind = kind
        self.may = may

    def possible(self, g: Battle, who: int) -> bool:
        return any(CARDS[card].kind == self.kind for card in g.discards[who])

    def resolve(self, g: Battle, now: Frame) -> None:
        options = self.options(g, now, now.who)
        if len(options) == 1:
            self.answered(g, now, {now.who: options[0]})
        elif options:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[TakeCard | Decline]:
        names = dict.fromkeys(card for card in g.discards[seat] if CARDS[card].kind == self.kind)
        cards: list[TakeCard | Decline] = [TakeCard(card) for card in names]
        return [*cards, DECLINE] if self.may else cards

    def answered(self, g: Battle, now: Frame, answers: dict[int, TakeCard | Decline]) -> None:
        answer = answers[now.who]
        if isinstance(answer, TakeCard):
            g.discards[now.who].remove(answer.card)
            add_to_hand(g, now.who, answer.card, now.source)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-take-back", {"source": cause(now.source)})


# -- rules of the turn -------------------------------------------------------------------------------------------------


class MayPutOnTop(BattleEffect):
    """This turn you may put acquired cards of a kind on top of your deck."""

    def __init__(self, kind: int) -> None:
        self.bit = 1 << kind

    def resolve(self, g: Battle, now: Frame) -> None:
        g.on_top |= self.bit
        if g.log is not None:
            g.emit(TurnRule(now.source))


class ThisTurn(BattleEffect):
    """Another rule holds until the end of the turn: no extra draws, no healing, one attack a villain."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def resolve(self, g: Battle, now: Frame) -> None:
        setattr(g, self.rule, True)
        if g.log is not None:
            g.emit(TurnRule(now.source))
