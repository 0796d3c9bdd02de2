"""What tokens and cards do on the table: gains, losses, draws, discards, control. Each leaves its event behind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.actions import (
    Blocked,
    Cloaked,
    ControlAdded,
    ControlRemoved,
    DeckShuffled,
    DiscardCard,
    Discarded,
    Drew,
    DrewSecretly,
    Gained,
    Lost,
    Reprieve,
    Stunned,
    Took,
    VillainHealed,
)
from greathall.games.hogwarts_battle.box import CARDS, EVENTS, FULL_HEALTH, KINDS, VILLAINS
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.triggers import (
    CONTROL_ADDED,
    CONTROL_REMOVED,
    DISCARDED,
    harry_sees,
    react,
)

DISCARD: dict[str, DiscardCard] = {}
"""The action for each card, made once."""
CAUSES: set[str] = set()
"""Sources that act for a reason: their prompts say it (`cause-draco-malfoy`)."""


def cause(source: str) -> Message:
    """What a prompt says of its cause."""
    return Message(message_key("cause", source)) if source in CAUSES else named(source)


def named(source: str) -> Message:
    """The same where the source acts for no other reason than being played, used or revealed."""
    return Message(message_key("card", source))


def a_card(kind: int | None) -> Message:
    """What a prompt calls a card of this kind."""
    return Message("kind-card" if kind is None else f"kind-{KINDS[kind]}")


# -- tokens ------------------------------------------------------------------------------------------------------------


def gain(g: Battle, who: int, attack: int, influence: int, source: str) -> None:
    """Attack and influence for a hero; while the Locket works, only on the hero's own turn."""
    if who != g.active and g.curse == "locket":
        if g.log is not None:
            g.emit(Blocked(who, "tokens", "locket"))
        return
    if attack:
        g.attack[who] += attack
        if g.log is not None:
            g.emit(Gained(who, "attack", attack, source))
    if influence:
        g.influence[who] += influence
        if g.log is not None:
            g.emit(Gained(who, "influence", influence, source))


def heal(g: Battle, who: int, amount: int, source: str) -> None:
    """Health for a hero, up to 10. A gain of nothing is no gain: it wakes neither Neville nor Herbology (B14)."""
    ban = no_health_for(g, who)
    if ban:
        if g.log is not None:
            g.emit(Blocked(who, "health", ban))
        return
    room = FULL_HEALTH - g.health[who]
    if not room:
        return
    amount = min(amount, room)
    g.health[who] += amount
    if g.log is not None:
        g.emit(Gained(who, "health", amount, source))
    active = g.active
    if g.heroes[active] == "neville" and amount < room and g.settings.game >= 3:
        first = not g.once & 1 << who
        if first or g.settings.game == 7:
            g.health[who] += 1
            amount += 1
            if g.log is not None:
                g.emit(Gained(who, "health", 1, "neville"))
    g.once |= 1 << who
    if g.proficiency[active] == "herbology" and g.healed[who] >= 0:
        g.healed[who] += amount
        if g.healed[who] >= 3:
            g.healed[who] = -1
            draw(g, who, 1, "herbology")


def no_health_for(g: Battle, who: int) -> str:
    """What forbids this hero to gain health: the ban's source, or ""."""
    if g.stunned[who]:
        return "stun"
    if g.no_healing:
        return "sectumsempra"
    if g.bitten and who == g.active:
        return "nagini"
    return "fenrir_greyback" if g.works("fenrir_greyback") else ""


def lose(g: Battle, who: int, amount: int, source: str) -> bool:
    """Take health from a hero; true if this stuns them. The stun's steps are the caller's to schedule (B1)."""
    if g.stunned[who]:
        return False
    if amount > 1 and (source in EVENTS or source in VILLAINS) and "invisibility_cloak" in g.hands[who]:  # B13
        amount = 1
        if g.log is not None:
            g.emit(Cloaked(who, source))
    health = g.health[who]
    amount = min(amount, health)
    g.health[who] = health - amount
    if g.log is not None:
        g.emit(Lost(who, amount, source))
    if amount < health:
        return False
    g.stunned[who] = True
    return True


def villains_recover(g: Battle, amount: int, source: str) -> None:
    """Take attack tokens off every villain."""
    for slot, damage in enumerate(g.damage):
        if damage:
            less = min(amount, damage)
            g.damage[slot] = damage - less
            if g.log is not None:
                g.emit(VillainHealed(g.villains[slot], less, source))


# -- cards -------------------------------------------------------------------------------------------------------------


def no_draws(g: Battle) -> str:
    """What forbids extra draws: the ban's source, or ""."""
    if g.no_draws:
        return "petrification"
    return "basilisk" if g.works("basilisk") else ""


def draw(g: Battle, who: int, number: int, source: str) -> bool:
    """Extra cards for a hero; false if drawing is forbidden."""
    ban = no_draws(g)
    if ban:
        if g.log is not None:
            g.emit(Blocked(who, "card", ban))
        return False
    draw_anyway(g, who, number, source)
    return True


def draw_anyway(g: Battle, who: int, number: int, source: str) -> None:
    """Draw, shuffling the discard pile only when a card is needed and the deck is empty."""
    deck, hand = g.decks[who], g.hands[who]
    before = len(hand)
    seen = min(g.shown[who], number)
    if len(deck) >= number:
        hand += deck[: -number - 1 : -1]
        del deck[-number:]
        drawn = number
    else:
        for _ in range(number):
            if not deck and not renew(g, who):
                break
            hand.append(deck.pop())
        drawn = len(hand) - before
    if g.known[who]:
        g.known[who] = max(0, g.known[who] - drawn)
        g.shown[who] = max(0, g.shown[who] - drawn)
    if seen and g.settings.closed_hands:
        g.open[who] += hand[before : before + seen]
    if g.log is not None and drawn:
        cards = tuple(hand[before:])
        closed: bool = g.settings.closed_hands
        g.emit(DrewSecretly(who, drawn, cards, source) if closed else Drew(who, cards, source))


def renew(g: Battle, who: int) -> bool:
    """Make sure that there is a top card: shuffle the discard pile into an empty deck; false if there is none."""
    deck = g.decks[who]
    if deck:
        return True
    pile = g.discards[who]
    if not pile:
        return False
    deck += pile
    pile.clear()
    g.chance.shuffle(SHUFFLES[who], deck)
    g.known[who] = g.shown[who] = 0
    if g.log is not None:
        g.emit(DeckShuffled(who))
    return True


SHUFFLES = ("deck 0", "deck 1", "deck 2", "deck 3")


def take_in(g: Battle, who: int, card: str, source: str) -> None:
    """A card that all can see comes into the hero's hand."""
    g.hands[who].append(card)
    if g.settings.closed_hands:
        g.open[who].append(card)
    if g.log is not None:
        g.emit(Took(who, card, source))


def take_out(g: Battle, who: int, card: str) -> None:
    """A card leaves the hero's hand. If it lay open there, the hand is known to hold one such card less."""
    g.hands[who].remove(card)
    if card in g.open[who]:
        g.open[who].remove(card)


def discard(g: Battle, who: int, card: str, source: str) -> None:
    """Put a card of the hand on the hero's discard pile; `after_discard` brings what follows from it."""
    take_out(g, who, card)
    g.discards[who].append(card)
    if g.log is not None:
        g.emit(Discarded(who, card, source))


def discard_top(g: Battle, who: int, source: str) -> str:
    """Discard the top card of the deck."""
    card = g.decks[who].pop()
    g.known[who] = max(0, g.known[who] - 1)
    g.shown[who] = max(0, g.shown[who] - 1)
    g.discards[who].append(card)
    if g.log is not None:
        g.emit(Discarded(who, card, source))
    return card


def after_discard(g: Battle, who: int, card: str, source: str, forced: bool) -> None:
    """The card's own discard effect; then, if an event or a villain forced it, those who react."""
    if forced:
        react(g, DISCARDED, who)
    effects = CARDS[card].discarded
    if effects:
        g.then(effects, who, card)


def is_forced(source: str) -> bool:
    """Discards are forced by events and villains; not by locations, own cards, costs or a stun (B7)."""
    return source in EVENTS or source in VILLAINS


# -- control -----------------------------------------------------------------------------------------------------------


def add_control(g: Battle, source: str) -> None:
    """One control token on the location; beyond its spaces it is ignored and wakes nobody."""
    here = g.place
    if g.control >= here.capacity:
        if g.log is not None:
            g.emit(Reprieve(here.id, source))
        return
    g.control += 1
    if g.log is not None:
        g.emit(ControlAdded(here.id, g.control, source))
    react(g, CONTROL_ADDED, g.active)


def remove_control(g: Battle, source: str) -> bool:
    """One control token off the location, if there is one and Barty Crouch, Jr. does not hold it."""
    if not g.control:
        return False
    if g.works("barty_crouch_jr"):
        if g.log is not None:
            g.emit(Blocked(g.active, "control", "barty_crouch_jr"))
        return False
    g.control -= 1
    if g.log is not None:
        g.emit(ControlRemoved(g.place.id, g.control, source))
    react(g, CONTROL_REMOVED, g.active, harry_sees(g))
    return True


# -- putting down cards, and the stun ----------------------------------------------------------------------------------


class PutDown(Effect[Battle]):
    """Discard so many cards (of a kind) from hand, one by one; their discard effects follow the last one."""

    prompts = ("prompt-put-down",)
    refusals = ("refusal-discard-first",)

    def __init__(self, number: int, kind: int | None = None, spells: Sequence[Effect[Any]] = ()) -> None:
        self.number = number
        self.kind = kind
        self.spells = tuple(spells)

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
            if self.spells and CARDS[card].kind == 0:
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


class StunnedPutsDown(PutDown):
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


class Stun(Effect[Battle]):
    """A stunned hero loses all tokens (B10), discards half the hand, and adds one control (B17)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        who = now.who
        if g.log is not None:
            g.emit(Stunned(who, now.source))
        g.attack[who] = g.influence[who] = 0
        g.agenda.append(Frame(STUN_CONTROL, g.active, "stun"))
        half = len(g.hands[who]) // 2
        if half:
            g.agenda.append(Frame(STUNNED_PUTS_DOWN, who, now.source, half))


class StunControl(Effect[Battle]):
    """A stun adds one control to the location."""

    def resolve(self, g: Battle, now: Frame) -> None:
        add_control(g, "stun")


STUN = Stun()
STUN_CONTROL = StunControl()
STUNNED_PUTS_DOWN = StunnedPutsDown()
