"""Plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from greathall.core.kernel import Frame
from greathall.games.hogwarts_battle.actions import (
    DECLINE,
    END_TURN,
    KEEP_ROLL,
    MARK_HORCRUX,
    PICK_HERO,
    ROLL_AGAIN,
    Action,
    Choose,
    CopyAlly,
    DiscardCard,
    DiscardTop,
    LeaveTop,
    PickHero,
    PickVillain,
    RollHouse,
    TakeCard,
    TakeProficiency,
)
from greathall.games.hogwarts_battle.bot.card_ratings import card_ratings
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.components import ALLY, CARD, FULL_HEALTH, HEALTH, HOUSES, INFLUENCE, ITEM
from greathall.games.hogwarts_battle.dice import DICE, DieShows, PenaltyShows, RollAnyDie
from greathall.games.hogwarts_battle.discarding import DiscardCards, StunnedDiscards
from greathall.games.hogwarts_battle.effects import (
    AnotherHeroLoses,
    AnyHero,
    ChooseOne,
    ChooseTwo,
    EachDiscards,
    RemoveUpTo,
    TakeBack,
    TwoHeroes,
    UpToTwoHeroes,
)
from greathall.games.hogwarts_battle.hero_actions import (
    ACQUIRE,
    ASSIGN,
    PLAY,
    TO_TOP,
    USE,
    HeroActions,
    payable,
    powers,
    price_of,
)
from greathall.games.hogwarts_battle.mutations import no_draws
from greathall.games.hogwarts_battle.setup import villain_stack
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.turn import TakeProficiencies
from greathall.games.hogwarts_battle.unique_effects import LookAtTop, Petrify, Polyjuice, RiddleChoice, SearchDeck

DANGER = {
    "crabbe_and_goyle": 1.0,
    "draco_malfoy": 3.0,
    "quirinus_quirrell": 2.0,
    "tom_riddle": 2.5,
    "lucius_malfoy": 3.0,
    "basilisk": 2.5,
    "peter_pettigrew": 3.0,
    "dementor": 3.0,
    "barty_crouch_jr": 3.0,
    "death_eater_1": 2.0,
    "death_eater_2": 2.0,
    "dolores_umbridge": 1.5,
    "fenrir_greyback": 3.0,
    "bellatrix_lestrange": 4.0,
    "voldemort_5": 3.0,
    "voldemort_6": 3.0,
    "voldemort_7": 4.0,
}
"""How much a party wants each villain gone."""
FAVOURITE_PROFICIENCIES = (
    "arithmancy",
    "charms",
    "transfiguration",
    "potions",
    "defense_against_the_dark_arts",
    "herbology",
    "history_of_magic",
    "divination",
    "flying_lessons",
)


def _draws(name: str) -> bool:
    gains = [getattr(effect, "gain", effect) for effect in CARDS[name].play.effects]
    return any(getattr(gain, "draw", 0) for gain in gains)


PLAY_ORDER = {name: 2 if _draws(name) else 1 for name in CARDS} | {"polyjuice_potion": 0, "accio": 0}
"""Cards that draw are played first, those that repeat or take back last."""


def late(g: Battle) -> bool:
    """The second half of the villains is at hand."""
    return 2 * len(g.beaten) >= len(villain_stack(g.settings.game))


def ratings(g: Battle) -> dict[str, float]:
    return card_ratings(g.settings.game, g.seats, late(g))


# -- rules of thumb ----------------------------------------------------------------------------------------------------


def heuristic(g: Battle, seat: int, rng: Random) -> Action:
    """Plays the hand, defends the location, finishes villains, buys by the ratings of cards."""
    now = g.asked
    assert now is not None
    answer = ANSWERS.get(type(now.effect))
    if answer is None:
        answer = first_option
    return answer(g, now, seat)


def first_option(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[Action] = now.effect.options(g, now, seat)
    return options[0]


def hero_action(g: Battle, now: Frame, seat: int) -> Action:
    if g.settings.game >= 6:
        power = good_power(g, seat)
        if power is not None:
            return power
    hand = g.hands[seat]
    if hand:
        card = best_play(g, seat, hand)
        if card:
            return PLAY[card]
    if g.attack[seat]:
        target = best_target(g, seat)
        if target:
            return ASSIGN[target]
    if g.influence[seat]:
        card = best_buy(g, seat)
        if card:
            return TO_TOP[card] if g.on_top >> CARDS[card].kind & 1 else ACQUIRE[card]
    return END_TURN


def best_play(g: Battle, seat: int, hand: list[str]) -> str:
    """Cards that draw first; an ally under the Diary's curse only in good health."""
    best, rank = "", -1
    for name in hand:
        order = PLAY_ORDER[name]
        if order > rank and not (g.curse == "diary" and CARDS[name].kind == ALLY and g.health[seat] < 3):
            best, rank = name, order
    return best


def good_power(g: Battle, seat: int) -> Action | None:
    """Powers are paid for with weak cards, or used when the location is in danger."""
    danger = g.control >= g.current_location.capacity - 2
    for power in powers(g, seat):
        if not payable(g, seat, power):
            continue
        if power.id in ("nagini", "flying_lessons", "hogwarts_castle", "ring"):
            enough = 3 if power.id == "nagini" else 1
            if danger and g.control >= enough and not g.works("barty_crouch_jr"):
                return USE[power.id]
        elif power.kind is None or power.id == "charms":
            weak = sum(CARDS[card].cost == 0 and CARDS[card].kind != ALLY for card in g.hands[seat])
            if weak >= power.cards and not (power.id == "charms" and no_draws(g)):
                return USE[power.id]
        elif power.id == "transfiguration" and any(CARDS[card].cost <= 3 for card in items(g, seat)):
            return USE[power.id]
    return None


def items(g: Battle, seat: int) -> list[str]:
    return [card for card in g.hands[seat] if CARDS[card].kind == ITEM]


def best_target(g: Battle, seat: int) -> str:
    """Finish a villain if possible, else go on with the one that is most wanted gone for the attack it still takes."""
    attack = g.attack[seat]
    best, most = "", 0.0
    spread = "confundus" in g.promises and g.control > 0
    ring = g.curse == "ring" and g.health[seat] < 5
    for slot, villain in enumerate(g.villains):
        if not villain or not g.attackable(slot):
            continue
        left = VILLAINS[villain].health - g.damage[slot]
        score = DANGER[villain] / left + (5.0 if left <= attack and not g.slowed else 0.0)
        if spread and not g.assigned[slot]:
            score += 10.0
        if ring and g.assigned[slot] == 1 and left > attack:
            score -= 20.0
        if not best or score > most:
            best, most = villain, score
    return best if most > -10.0 else ""


def best_buy(g: Battle, seat: int) -> str:
    """The card of most worth that can be paid, if it is better than what the hero draws anyway."""
    influence = g.influence[seat]
    values = ratings(g)
    best, most = "", values["alohomora"] + 0.3
    for name in g.market:
        if name and values[name] > most and price_of(g, seat, name) <= influence:
            best, most = name, values[name]
    return best


def keep_value(g: Battle, name: str) -> float:
    """How much a card is worth keeping."""
    card = CARDS[name]
    return ratings(g)[name] - (2.5 if card.discarded else 0.0)


def put_down(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[DiscardCard] = now.effect.options(g, now, seat)
    return min(options, key=lambda option: keep_value(g, option.card))


def discard_or_lose(g: Battle, now: Frame, seat: int) -> Action:
    """Discard the weakest card unless it is worth more than the health it saves."""
    options: Sequence[Action] = now.effect.options(g, now, seat)
    cards = [option for option in options if isinstance(option, DiscardCard)]
    if not cards:
        return options[0]
    weakest = min(cards, key=lambda option: keep_value(g, option.card))
    if len(cards) == len(options):
        return weakest
    dear = keep_value(g, weakest.card) > (1.6 if seat == g.active else 2.2)
    return options[-1] if dear and g.health[seat] > 4 else weakest


def needy(g: Battle, hero: int) -> float:
    return -100.0 if g.stunned[hero] else FULL_HEALTH - g.health[hero]


def any_hero(g: Battle, now: Frame, seat: int) -> Action:
    """Health for whoever needs it most, tokens for whoever can use them now."""
    effect = now.effect
    assert isinstance(effect, AnyHero | TwoHeroes)
    taken = now.n - 1
    heroes = [hero for hero in range(g.seats) if hero != taken or isinstance(effect, AnyHero)]
    if effect.gain.health:
        best = max(heroes, key=lambda hero: needy(g, hero))
        if FULL_HEALTH - g.health[best] >= 2 or not effect.gain.tokens:
            return PICK_HERO[best]
    order = g.clockwise()
    return PICK_HERO[next(hero for hero in order if hero in heroes)]


def another_hero(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[PickHero] = now.effect.options(g, now, seat)
    return max(options, key=lambda option: 99 if g.stunned[option.hero] else g.health[option.hero])


def choose_one(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[Choose] = now.effect.options(g, now, seat)
    return max(options, key=lambda option: appeal(g, seat, option.choice))


def appeal(g: Battle, seat: int, choice: str) -> float:
    """How much a part of a card appeals now."""
    health = g.health[seat]
    mine = seat == g.active
    attack = 1.5 if mine else 1.2
    influence = 0.5 if late(g) else 1.0
    hurt = 0.0 if g.stunned[seat] or g.no_healing else 1.2 if health <= 3 else 0.7 if health <= 6 else 0.3
    missing = FULL_HEALTH - health
    danger = g.control >= g.current_location.capacity - 2
    match choice:
        case "attack_1":
            return attack
        case "attack_2":
            return 2 * attack
        case "influence_1":
            return influence
        case "influence_2":
            return 2 * influence
        case "influence_3":
            return 3 * influence
        case "all_influence_1":
            return influence * (1 + 0.6 * (g.seats - 1)) if g.curse != "locket" else influence
        case "health_1":
            return hurt * min(1, missing)
        case "health_2":
            return hurt * min(2, missing)
        case "hero_health_2" | "all_health_2":
            gains = [min(2, FULL_HEALTH - g.health[h]) * (1.2 if g.health[h] <= 4 else 0.5) for h in range(g.seats)]
            return max(gains) if choice == "hero_health_2" else sum(gains)
        case "draw_1":
            return 0.0 if no_draws(g) else 1.4
        case "draw_2":
            return 0.0 if no_draws(g) else 2.8
        case "take_item" | "take_ally":
            kind = ITEM if choice == "take_item" else ALLY
            values = ratings(g)
            return max(values[card] for card in g.discards[seat] if CARDS[card].kind == kind) * (1.0 if mine else 0.6)
        case "remove_1":
            return 0.0 if not g.control or g.works("barty_crouch_jr") else 6.0 if danger else 2.5
    return 0.0


def remove_most(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[Action] = now.effect.options(g, now, seat)
    return options[-1]


def take_best(g: Battle, now: Frame, seat: int) -> Action:
    values = ratings(g)
    options = [option for option in now.effect.options(g, now, seat) if isinstance(option, TakeCard | CopyAlly)]
    return max(options, key=lambda option: values[option.card]) if options else DECLINE


def choose_die(g: Battle, now: Frame, seat: int) -> Action:
    """The die most likely to mark the Horcrux; else health in need, attack otherwise."""
    hurt = sum(FULL_HEALTH - health for health in g.health)
    likes = [2.0, 1.0 if late(g) else 1.6, 1.2 if hurt < 4 * g.seats else 2.5, 0.0 if no_draws(g) else 1.8]
    for symbol in range(4):
        if g.symbol_open(symbol):
            likes[symbol] += 6.0
    best = max(range(4), key=lambda house: sum(likes[face] for face in DICE[house]))
    return RollHouse(HOUSES[best])


def die_shows(g: Battle, now: Frame, seat: int) -> Action:
    options = now.effect.options(g, now, seat)
    if MARK_HORCRUX in options:
        return MARK_HORCRUX
    if ROLL_AGAIN in options:
        if isinstance(now.effect, PenaltyShows):
            return ROLL_AGAIN if now.n & 3 in (INFLUENCE, CARD) else KEEP_ROLL
        house = now.n >> 2
        if any(g.symbol_open(face) for face in DICE[house]) or (now.n & 3 == HEALTH and sum(g.health) > 8 * g.seats):
            return ROLL_AGAIN
    return KEEP_ROLL


def petrify(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[PickVillain] = now.effect.options(g, now, seat)
    return max(options, key=lambda option: DANGER[option.villain])


def look_at_top(g: Battle, now: Frame, seat: int) -> Action:
    """Look, and discard what has no price (the owner knows the top card then)."""
    if not now.n:
        return first_option(g, now, seat)
    return LeaveTop() if CARDS[g.decks[seat][-1]].cost else DiscardTop()


def take_proficiency(g: Battle, now: Frame, seat: int) -> Action:
    return TakeProficiency(next(name for name in FAVOURITE_PROFICIENCIES if name not in g.proficiency))


ANSWERS: dict[type[Any], Callable[[Battle, Frame, int], Action]] = {
    HeroActions: hero_action,
    AnyHero: any_hero,
    AnotherHeroLoses: another_hero,
    ChooseOne: choose_one,
    ChooseTwo: choose_one,
    EachDiscards: discard_or_lose,
    RiddleChoice: discard_or_lose,
    RemoveUpTo: remove_most,
    TakeBack: take_best,
    SearchDeck: take_best,
    Polyjuice: take_best,
    RollAnyDie: choose_die,
    DieShows: die_shows,
    PenaltyShows: die_shows,
    Petrify: petrify,
    LookAtTop: look_at_top,
    TakeProficiencies: take_proficiency,
    TwoHeroes: any_hero,
    UpToTwoHeroes: any_hero,
    DiscardCards: put_down,
    StunnedDiscards: put_down,
}
"""How each question is answered."""
