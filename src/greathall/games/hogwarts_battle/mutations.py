"""Changes to tokens and cards: gains, losses, draws, discards, control. Each emits its event."""

from __future__ import annotations

from typing import Final

from greathall.games.hogwarts_battle.components import FULL_HEALTH
from greathall.games.hogwarts_battle.events import (
    Blocked,
    Cloaked,
    ControlAdded,
    ControlRemoved,
    DeckShuffled,
    Discarded,
    Drew,
    DrewSecretly,
    Gained,
    Lost,
    Reprieve,
    Took,
    VillainHealed,
)
from greathall.games.hogwarts_battle.lookup import CARDS, EVENTS, VILLAINS
from greathall.games.hogwarts_battle.memory import (
    CLOAK,
    card_came,
    card_left,
    cards_came_unseen,
    learn,
    remembered,
    show_cloak,
)
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.triggers import CONTROL_ADDED, CONTROL_REMOVED, DISCARDED, harry_reacts, react

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
    """Health for a hero, up to 10. A gain of nothing is no gain: it triggers neither Neville nor Herbology (B14)."""
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
    """Take health from a hero; true if this stuns them. The caller schedules the stun (B1)."""
    if g.stunned[who]:
        return False
    if amount > 1 and (source in EVENTS or source in VILLAINS):  # B13
        if CLOAK in g.hands[who]:
            amount = 1
            show_cloak(g, who)
            if g.log is not None:
                g.emit(Cloaked(who, source))
        elif remembered(g):
            learn(g, (who,), "cloak", 0, 0)
    health = g.health[who]
    stunned = amount >= health
    if stunned:
        amount = health
        g.stunned[who] = True
    g.health[who] = health - amount
    if g.log is not None:
        g.emit(Lost(who, amount, source))
    return stunned


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
            if not deck and not ensure_top_card(g, who):
                break
            hand.append(deck.pop())
        drawn = len(hand) - before
    if g.known[who]:
        g.known[who] = max(0, g.known[who] - drawn)
        g.shown[who] = max(0, g.shown[who] - drawn)
    if seen and g.settings.closed_hands:
        g.open[who] += hand[before : before + seen]
    if g.told:
        for card in hand[before : before + seen]:
            card_came(g, who, card)
        cards_came_unseen(g, who, drawn - seen)
    if g.log is not None and drawn:
        cards = tuple(hand[before:])
        closed: bool = g.settings.closed_hands
        g.emit(DrewSecretly(who, drawn, cards, source) if closed else Drew(who, cards, source))


def ensure_top_card(g: Battle, who: int) -> bool:
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


SHUFFLES: Final[tuple[str, ...]] = ("deck 0", "deck 1", "deck 2", "deck 3")


def add_to_hand(g: Battle, who: int, card: str, source: str) -> None:
    """A card that all can see comes into the hero's hand."""
    g.hands[who].append(card)
    if g.settings.closed_hands:
        g.open[who].append(card)
    if g.told:
        card_came(g, who, card)
    if g.log is not None:
        g.emit(Took(who, card, source))


def remove_from_hand(g: Battle, who: int, card: str) -> None:
    """A card leaves the hero's hand. If it lay open there, the hand is known to hold one such card less."""
    g.hands[who].remove(card)
    if card in g.open[who]:
        g.open[who].remove(card)
    if g.told:
        card_left(g, who, card)


def discard(g: Battle, who: int, card: str, source: str) -> None:
    """Put a card of the hand on the hero's discard pile; `after_discard` schedules what follows."""
    remove_from_hand(g, who, card)
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
    """One control token on the location; beyond its spaces it is ignored and triggers nothing."""
    here = g.current_location
    if g.control >= here.capacity:
        if g.log is not None:
            g.emit(Reprieve(here.id, source))
        return
    g.control += 1
    if g.log is not None:
        g.emit(ControlAdded(here.id, g.control, source))
    react(g, CONTROL_ADDED, g.active)


def remove_control(g: Battle, source: str) -> bool:
    """One control token off the location, if there is one and Barty Crouch, Jr. does not forbid it."""
    if not g.control:
        return False
    if g.works("barty_crouch_jr"):
        if g.log is not None:
            g.emit(Blocked(g.active, "control", "barty_crouch_jr"))
        return False
    g.control -= 1
    if g.log is not None:
        g.emit(ControlRemoved(g.current_location.id, g.control, source))
    react(g, CONTROL_REMOVED, g.active, harry_reacts(g))
    return True
