"""Step 3: what the active hero may do: play cards, assign attack, acquire cards, use powers."""

from __future__ import annotations

from random import Random
from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Frame
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.actions import (
    END_TURN,
    AcquireCard,
    AcquireToTop,
    Action,
    AssignAttack,
    EndTurn,
    PlayCard,
    UsePower,
)
from greathall.games.hogwarts_battle.cards import (
    CARDS,
    CONDITIONS,
    HORCRUXES,
    POWERS,
    PROFICIENCIES,
    TWO_ALLIES,
    VILLAINS,
)
from greathall.games.hogwarts_battle.components import ALLY, SPELL, Power
from greathall.games.hogwarts_battle.conditions import EachPlayed, IfDefeat, IfPlayed
from greathall.games.hogwarts_battle.discarding import DiscardCards
from greathall.games.hogwarts_battle.events import (
    Acquired,
    AcquiredToTop,
    Assigned,
    Defeated,
    GameWon,
    Played,
    TurnEnded,
    Used,
)
from greathall.games.hogwarts_battle.mutations import remove_from_hand
from greathall.games.hogwarts_battle.state import Battle, BattleEffect
from greathall.games.hogwarts_battle.triggers import (
    ACQUIRED_DEAR,
    ACQUIRED_SPELL,
    ALLY_PLAYED,
    EVERY_KIND_PLAYED,
    ITEM_PLAYED,
    SPELL_PLAYED,
    TWO_ON_ONE,
    ability,
    react,
    schedule,
)
from greathall.games.hogwarts_battle.versions import ENDING_TOLD_FIRST

PLAYED: Final[tuple[str, ...]] = (SPELL_PLAYED, ITEM_PLAYED, ALLY_PLAYED)
PLAY: Final = {card: PlayCard(card) for card in CARDS}
ACQUIRE: Final = {card: AcquireCard(card) for card in CARDS}
TO_TOP: Final = {card: AcquireToTop(card) for card in CARDS}
ASSIGN: Final = {villain: AssignAttack(villain) for villain in VILLAINS}
PRICE: Final = {name: card.cost for name, card in CARDS.items()} | {"": 99}
CHEAPER: Final = {name: card.cost - card.rolls for name, card in CARDS.items()} | {"": 99}
"""The prices for whoever knows Arithmancy. An empty space of the market cannot be paid."""
CASTLE: Final = 3
"""Only Game 7 has a fourth location, and only that one offers a power."""
LAST: Final = {name for name, villain in VILLAINS.items() if villain.last}
USE: Final = {power: UsePower(power) for power in POWERS}


class HeroActions(BattleEffect):
    """Step 3: in any order play cards, assign attack, acquire cards, use powers; then end the turn."""

    prompts = ("prompt-hero-actions",)
    refusals = (
        "refusal-not-in-hand",
        "refusal-no-such-villain",
        "refusal-no-attack",
        "refusal-voldemort-waits",
        "refusal-one-attack-each",
        "refusal-not-for-sale",
        "refusal-too-dear",
        "refusal-not-on-top",
        "refusal-no-such-power",
        "refusal-cannot-pay",
    )

    def resolve(self, g: Battle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[Action]:
        options: list[Action] = [*map(PLAY.__getitem__, dict.fromkeys(g.hands[seat]))]
        if g.attack[seat]:
            options += targets(g)
        if g.influence[seat] > 1:
            options += purchases(g, seat)
        if g.proficiency[seat] in POWERS or g.trophies[seat] or g.location == CASTLE:
            for power in powers(g, seat):
                if payable(g, seat, power):
                    options.append(USE[power.id])
        options.append(END_TURN)
        return options

    def allows(self, g: Battle, now: Frame, seat: int, action: Action) -> bool:
        if isinstance(action, PlayCard):
            return action.card in g.hands[seat]
        return action is END_TURN or action in self.options(g, now, seat)

    def answered(self, g: Battle, now: Frame, answers: dict[int, Action]) -> None:
        seat = now.who
        action = answers[seat]
        if isinstance(action, PlayCard):
            g.agenda.append(now)
            play(g, seat, action.card)
            return
        if isinstance(action, EndTurn):
            if g.log is not None and g.version >= ENDING_TOLD_FIRST:
                g.emit(TurnEnded(seat))
            return
        g.agenda.append(now)
        if isinstance(action, AssignAttack):
            assign(g, seat, action.villain)
        elif isinstance(action, AcquireCard):
            acquire(g, seat, action.card, to_top=False)
        elif isinstance(action, AcquireToTop):
            acquire(g, seat, action.card, to_top=True)
        elif isinstance(action, UsePower):
            use(g, seat, POWERS[action.power])

    def default(self, g: Battle, now: Frame, seat: int, rng: Random) -> Action:
        return END_TURN

    def refusal(self, g: Battle, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, PlayCard):
            return Illegal("refusal-not-in-hand", card=named(action.card))
        if isinstance(action, AssignAttack):
            villain = named(action.villain)
            if action.villain not in VILLAINS or action.villain not in g.villains:
                return Illegal("refusal-no-such-villain", villain=villain)
            if not g.attack[seat]:
                return Illegal("refusal-no-attack")
            if VILLAINS[action.villain].last and not g.voldemort_bare():
                return Illegal("refusal-voldemort-waits")
            return Illegal("refusal-one-attack-each", villain=villain)
        if isinstance(action, AcquireCard | AcquireToTop):
            if action.card not in CARDS or action.card not in g.market:
                return Illegal("refusal-not-for-sale", card=named(action.card))
            price = prices(g, seat)[action.card]
            if price > g.influence[seat]:
                return Illegal("refusal-too-dear", card=named(action.card), price=price, influence=g.influence[seat])
            return Illegal("refusal-not-on-top", card=named(action.card))
        if isinstance(action, UsePower):
            if action.power not in [power.id for power in powers(g, seat)]:
                return Illegal("refusal-no-such-power", power=named(action.power))
            return Illegal("refusal-cannot-pay", power=named(action.power))
        return Illegal("refusal-not-an-option")

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-hero-actions", {"attack": g.attack[seat], "influence": g.influence[seat]})


def named(name: str) -> Message:
    """What an answer names; it may be anything."""
    known = name in CARDS or name in VILLAINS or name in POWERS
    return Message(message_key("card", name)) if known else Message("card-unknown")


def targets(g: Battle) -> list[Action]:
    """The villains on whom an attack token may be put now."""
    if g.slowed or g.villains[-1] in LAST:
        return [ASSIGN[villain] for slot, villain in enumerate(g.villains) if g.attackable(slot)]
    return [ASSIGN[villain] for villain in g.villains if villain]


def purchases(g: Battle, seat: int) -> list[Action]:
    """The cards of the market that the hero can pay, and where each may be put."""
    price, influence, on_top = prices(g, seat), g.influence[seat], g.on_top
    found: list[Action] = []
    for name in dict.fromkeys(g.market):
        if price[name] <= influence:
            found.append(ACQUIRE[name])
            if on_top and on_top >> CARDS[name].kind & 1:
                found.append(TO_TOP[name])
    return found


def play(g: Battle, seat: int, name: str) -> None:
    """Play a card: its own text first, then what reacts to it (P2)."""
    card = CARDS[name]
    remove_from_hand(g, seat, name)
    g.played.append(name)
    g.plays[card.kind] += 1
    if g.log is not None:
        g.emit(Played(seat, name))
    if g.promises or g.settings.game >= 3:
        frames = reactions_to_play(g, seat, card.kind)
        if frames:
            schedule(g, frames)
    g.do(card.play, seat)


def reactions_to_play(g: Battle, seat: int, kind: int) -> list[Frame]:
    """Cards in play that waited for this, the hero's ability and proficiency, a kept Diary, and the Diary's curse."""
    frames: list[Frame] = []
    plays = g.plays
    for name in g.promises[:]:
        promise = CONDITIONS[name]
        if isinstance(promise, IfPlayed):
            if promise.kind == kind and plays[kind] >= promise.number:
                g.promises.remove(name)
                frames.append(Frame(promise, seat, name, 1))
        elif isinstance(promise, EachPlayed) and promise.kind == kind:
            frames.append(Frame(promise, seat, name, 1))
    if kind == SPELL and plays[SPELL] == 4 and g.heroes[seat] == "hermione" and g.settings.game >= 3:
        frames.append(Frame(ability(g, "hermione"), seat, "hermione"))
    proficiency = g.proficiency[seat]
    if proficiency:
        when = PROFICIENCIES[proficiency].when
        if PLAYED[kind] in when:
            frames.append(Frame(when[PLAYED[kind]], seat, proficiency))
        if EVERY_KIND_PLAYED in when and plays[kind] == 1 and all(plays):
            frames.append(Frame(when[EVERY_KIND_PLAYED], seat, proficiency))
    if kind == ALLY:
        if plays[ALLY] == 2 and "diary" in g.trophies[seat]:
            frames.append(Frame(TWO_ALLIES, seat, "diary"))
        if g.curse == "diary":
            frames.append(Frame(HORCRUXES["diary"].when[ALLY_PLAYED], seat, "diary"))
    return frames


def assign(g: Battle, seat: int, villain: str) -> None:
    """One attack token on a villain; then defeat and reward, bonuses in play order, Ron, Confundus!, the Ring (B4)."""
    slot = g.villains.index(villain)
    g.attack[seat] -= 1
    g.assigned[slot] += 1
    g.damage[slot] += 1
    if g.log is not None:
        g.emit(Assigned(seat, villain, g.damage[slot]))
    if g.damage[slot] >= VILLAINS[villain].health:
        g.agenda.append(Frame(AFTER_TOKEN, seat, villain, slot))
        defeat(g, seat, slot)
    elif g.settings.game >= 3:
        AFTER_TOKEN.resolve(g, Frame(AFTER_TOKEN, seat, villain, slot))


class AfterToken(BattleEffect):
    """What else follows a token: Ron's ability (his third), Confundus!, the Ring (the second on one villain)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        seat = now.who
        if g.curse == "ring" and g.assigned[now.n] == 2:
            react(g, TWO_ON_ONE, seat)
        if "confundus" in g.promises and CONDITIONS["confundus"].is_true(g):
            while "confundus" in g.promises:
                g.promises.remove("confundus")
                g.agenda.append(Frame(CONDITIONS["confundus"], seat, "confundus", 1))
        if g.heroes[seat] == "ron" and g.settings.game >= 3 and sum(g.assigned) == 3:
            g.agenda.append(Frame(ability(g, "ron"), seat, "ron"))


def defeat(g: Battle, seat: int, slot: int) -> None:
    """The villain is defeated: reward at once, replacement at the end of the turn. The last one wins the game (B19)."""
    villain = g.villains[slot]
    g.villains[slot] = ""
    g.damage[slot] = g.shields[slot] = 0
    g.beaten.append(villain)
    g.defeated += 1
    if g.log is not None:
        g.emit(Defeated(seat, villain))
    if not g.villain_stack and not any(g.villains):
        g.won = True
        g.finish()
        g.emit(GameWon())
        return
    for name in reversed(g.promises):
        if isinstance(CONDITIONS[name], IfDefeat):
            g.agenda.append(Frame(CONDITIONS[name], seat, name, 1))
    g.promises = [name for name in g.promises if not isinstance(CONDITIONS[name], IfDefeat)]
    g.do(VILLAINS[villain].reward, seat)


def prices(g: Battle, seat: int) -> dict[str, int]:
    """What the cards cost this hero; their value stays the printed one."""
    return CHEAPER if g.proficiency[seat] == "arithmancy" else PRICE


def acquire(g: Battle, seat: int, name: str, *, to_top: bool) -> None:
    """Buy a face-up card; its space stays empty until the end of the turn (B27). Heroes react before villains (P8)."""
    card = CARDS[name]
    g.influence[seat] -= prices(g, seat)[name]
    g.market[g.market.index(name)] = ""
    if to_top:
        g.decks[seat].append(name)
        g.known[seat] += 1
        g.shown[seat] += 1
    else:
        g.discards[seat].append(name)
    if g.log is not None:
        g.emit(AcquiredToTop(seat, name) if to_top else Acquired(seat, name))
    if card.cost >= 4:
        react(g, ACQUIRED_DEAR, seat)
    if card.kind == SPELL:
        react(g, ACQUIRED_SPELL, seat)


def powers(g: Battle, seat: int) -> list[Power]:
    """What this hero could use: the proficiency, the kept Horcruxes, the location."""
    names = [g.proficiency[seat], *g.trophies[seat]]
    if g.location == CASTLE:
        names.append(g.current_location.id)
    return [POWERS[name] for name in names if name in POWERS]


def payable(g: Battle, seat: int, power: Power) -> bool:
    if power.limited and power.id in g.used:
        return False
    if power.attack > g.attack[seat] or power.influence > g.influence[seat]:
        return False
    hand = g.hands[seat]
    if power.kind is None:
        return len(hand) >= power.cards
    kind = power.kind
    return len([card for card in hand if CARDS[card].kind == kind]) >= power.cards


def use(g: Battle, seat: int, power: Power) -> None:
    """Pay for a power and resolve its effect; Nagini goes back to the box."""
    g.attack[seat] -= power.attack
    g.influence[seat] -= power.influence
    g.used.append(power.id)
    if power.id == "nagini":
        g.trophies[seat].remove("nagini")
        g.spent.append("nagini")
    if g.log is not None:
        g.emit(Used(seat, power.id))
    g.then(power.effects, seat, power.id)
    if power.cards:
        g.then((COSTS[power.id],), seat, power.id)


COSTS: Final = {power.id: DiscardCards(power.cards, power.kind) for power in POWERS.values() if power.cards}


HERO_ACTIONS: Final = HeroActions()
AFTER_TOKEN: Final = AfterToken()
