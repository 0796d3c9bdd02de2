"""Plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from greathall.core.fitted import Tuning
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
from greathall.games.hogwarts_battle.bot.tuning import CHOSEN, USUAL, Numbers
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.components import (
    ALLY,
    CARD,
    FULL_HEALTH,
    HEALTH,
    HOUSES,
    INFLUENCE,
    ITEM,
    SPELL,
    Power,
)
from greathall.games.hogwarts_battle.dice import DICE, DieShows, PenaltyShows, RollAnyDie
from greathall.games.hogwarts_battle.discarding import DiscardCards, StunnedDiscards
from greathall.games.hogwarts_battle.effects import (
    AnotherHeroLoses,
    AnyHero,
    ChooseOne,
    ChooseTwo,
    EachDiscards,
    Gain,
    RemoveControl,
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
    prices,
)
from greathall.games.hogwarts_battle.mutations import no_draws, no_health_for
from greathall.games.hogwarts_battle.setup import villain_stack
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.turn import TakeProficiencies
from greathall.games.hogwarts_battle.unique_effects import LookAtTop, Petrify, Polyjuice, RiddleChoice, SearchDeck

FAVOURITE_PROFICIENCIES: Final[tuple[str, ...]] = (
    "charms",
    "defense_against_the_dark_arts",
    "flying_lessons",
    "transfiguration",
    "potions",
    "arithmancy",
    "herbology",
    "history_of_magic",
    "divination",
)
"""The heroes take them in this order. On 700 fresh deals of Game 7 each, the third and the fourth won 5.0 ± 1.8 (three
heroes) and 5.8 ± 1.8 (four) of a hundred games more than potions and arithmancy."""


def _gains(name: str, what: str) -> int:
    gains = [getattr(effect, "gain", effect) for effect in CARDS[name].play.effects]
    return sum([getattr(gain, what, 0) for gain in gains if isinstance(gain, Gain)])


def _removes(effects: Sequence[Any]) -> int:
    return sum([effect.number for effect in effects if isinstance(effect, RemoveControl)])


DRAWS: Final = {name for name in CARDS if _gains(name, "draw")}
HEALS: Final = {name for name in CARDS if _gains(name, "health")}
FREES: Final = {name for name, card in CARDS.items() if _removes(card.play.effects)} | {"deluminator"}
"""Cards that remove control."""
PLAY_ORDER: Final = {name: 2 if name in DRAWS else 1 for name in CARDS} | {"polyjuice_potion": 0, "accio": 0}
"""Cards that draw are played first, those that repeat or take back last."""
REWARDS: Final = {name: _removes(villain.reward.effects) for name, villain in VILLAINS.items()}
"""How much control goes with a villain's defeat."""
BANS: Final = (("basilisk", DRAWS), ("fenrir_greyback", HEALS), ("barty_crouch_jr", FREES))
"""Villains whose presence spoils cards, and which."""
SPOILERS: Final = {villain for villain, _ in BANS}


def late(g: Battle) -> bool:
    """A good part of the villains is beaten: what is bought now hardly comes to be played."""
    return len(g.beaten) >= CHOSEN.numbers.late * len(villain_stack(g.settings.game))


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


def with_numbers(numbers: Mapping[str, float]) -> Callable[[Battle, int, Random], Action]:
    """The heuristic with other numbers."""
    own = Numbers({**USUAL, **numbers})

    def play(g: Battle, seat: int, rng: Random) -> Action:
        usual, CHOSEN.numbers = CHOSEN.numbers, own
        try:
            return heuristic(g, seat, rng)
        finally:
            CHOSEN.numbers = usual

    return play


TUNING: Final[Tuning[Battle]] = Tuning(
    file="tuning.json",
    heuristic=with_numbers,
    numbers=USUAL,
    tables=[(seats, {"game": game}) for game in (3, 4, 5, 6, 7, 7) for seats in (2, 3, 4)],
    games=20_000,
)
CHOSEN.numbers = Numbers(TUNING.tuned)


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
    """Cards that draw first; what a villain spoils waits until he is beaten, if he can be; under the Diary's curse an
    ally only in good health (who is stunned already cannot lose any)."""
    spoilt = spoilt_cards(g, seat)
    cursed = g.curse == "diary" and g.health[seat] < 3 and not g.stunned[seat]
    best, rank = "", -1
    for name in hand:
        order = PLAY_ORDER[name]
        if order > rank and not (cursed and CARDS[name].kind == ALLY) and name not in spoilt:
            best, rank = name, order
    return best


def spoilt_cards(g: Battle, seat: int) -> set[str] | frozenset[str]:
    """Cards that would lose a part of their effect now and keep it after a defeat that the attack at hand allows."""
    spoilt: set[str] | frozenset[str] = NOTHING
    if SPOILERS.isdisjoint(g.villains):
        return spoilt
    for villain, cards in BANS:
        if villain in g.villains:
            slot = g.villains.index(villain)
            left = VILLAINS[villain].health - g.damage[slot]
            if not g.shields[slot] and left <= g.attack[seat] and not (g.slowed and left > 1):
                spoilt = spoilt | cards
    return spoilt


NOTHING: Final[frozenset[str]] = frozenset()


REMOVING_POWERS: Final[tuple[str, ...]] = ("ring", "nagini", "flying_lessons", "hogwarts_castle")
"""Powers that remove control."""


def good_power(g: Battle, seat: int) -> Action | None:
    for power in powers(g, seat):
        if payable(g, seat, power) and good_use(g, seat, power):
            return USE[power.id]
    return None


def good_use(g: Battle, seat: int, power: Power) -> bool:
    """Powers are paid for with weak cards, or used when the location is in danger."""
    hand = g.hands[seat]
    if power.id in REMOVING_POWERS:
        if not g.control or g.works("barty_crouch_jr"):
            return False
        if power.id == "nagini":
            return g.control >= 3
        if g.control >= g.current_location.capacity - 2:
            return True
        if power.id == "ring":
            return sum([CARDS[card].cost == 0 for card in hand]) >= 2
        return power.id == "flying_lessons" and not worth_more_than_control(g, best_buy(g, seat))
    if power.kind is None or power.id == "charms":
        weak = [card for card in hand if CARDS[card].cost == 0 and CARDS[card].kind in (SPELL, power.kind or ITEM)]
        return len(weak) >= power.cards and not (power.id == "charms" and no_draws(g))
    return power.id == "transfiguration" and any(CARDS[card].cost <= 3 for card in items(g, seat))


def worth_more_than_control(g: Battle, card: str) -> bool:
    """The card to buy is better than one control less."""
    t = CHOSEN.numbers
    return bool(card) and ratings(g)[card] > t.control + t.control_by_game * g.settings.game


def items(g: Battle, seat: int) -> list[str]:
    return [card for card in g.hands[seat] if CARDS[card].kind == ITEM]


def best_target(g: Battle, seat: int) -> str:
    """Finish the villains that are most wanted gone together, else go on with the one that is most wanted gone for the
    attack it still takes."""
    attack = g.attack[seat]
    t = CHOSEN.numbers
    danger = t.danger
    open_slots = [slot for slot, villain in enumerate(g.villains) if villain and g.attackable(slot)]
    if not open_slots:
        return ""
    if "confundus" in g.promises and g.control > 0:
        fresh = [slot for slot in open_slots if not g.assigned[slot]]
        if fresh and len(fresh) <= attack:
            return g.villains[max(fresh, key=lambda slot: danger[g.villains[slot]])]
    full = g.control >= g.current_location.capacity and not g.works("barty_crouch_jr")
    ring = g.curse == "ring" and not g.stunned[seat]
    hold = better_alive(g)
    best, most = "", -1.0
    for slot in open_slots:
        villain = g.villains[slot]
        left = VILLAINS[villain].health - g.damage[slot]
        if hold and left == 1 and not (full and REWARDS[villain]):
            continue
        wanted = danger[villain] + t.reward * min(REWARDS[villain], g.control)
        score = wanted / left**t.exponent
        if g.assigned[slot] and not ring:
            score *= STICK
        if left <= attack and (left == 1 or not g.slowed) and (full or not hold):
            score = wanted + t.finish
            if len(open_slots) > 1:
                score += worth_besides(g, seat, slot, attack - left)
            if full and REWARDS[villain]:
                score += 100.0
            if g.hands[seat] and villain in SPOILERS and not g.shields[slot]:
                score += 50.0  # cards wait in hand for this, see `spoilt_cards`
        elif ring and g.assigned[slot] == 1:
            if g.health[seat] < 5:
                continue
            score -= t.ring
        if not best or score > most:
            best, most = villain, score
    return best


def better_alive(g: Battle) -> bool:
    """In Game 7, when one villain besides Lord Voldemort is left in the stack, the next defeat brings both. He adds
    control every turn and cannot be attacked while Horcruxes are left: until then the others better stay alive, with
    one point each (on 120 deals 80 instead of 71 % with two heroes, 49 instead of 43 % with three), and even after that
    until they can be defeated nearly at once (on 400 deals 1.0 ± 0.4 % more)."""
    if len(g.villain_stack) != 2 or g.settings.game != 7:
        return False
    left = sum([VILLAINS[villain].health - g.damage[slot] for slot, villain in enumerate(g.villains) if villain])
    return bool(g.curse or g.horcruxes) or left > g.attack[g.active] + NEARLY_AT_ONCE


NEARLY_AT_ONCE: Final = 2
"""Points that may be left for the next turn."""


STICK: Final = 3.0
"""A villain attacked this turn is attacked on, so that who chooses the first (a search, say) chooses for the turn."""


def left_of(g: Battle, villain: str) -> int:
    """The attack that a villain still takes."""
    return VILLAINS[villain].health - g.damage[g.villains.index(villain)]


def worth_besides(g: Battle, seat: int, first: int, attack: int) -> float:
    """What the attack left after one defeat can still finish."""
    t = CHOSEN.numbers
    best = 0.0
    for slot, villain in enumerate(g.villains):
        if villain and slot != first:
            left = VILLAINS[villain].health - g.damage[slot]
            if left <= attack and g.attackable(slot) and (left == 1 or not g.slowed):
                best = max(best, t.danger[villain] + t.finish)
    return best


def best_buy(g: Battle, seat: int) -> str:
    """The card of most worth for its price that can be paid, if it is better than what the hero draws anyway."""
    influence = g.influence[seat]
    t = CHOSEN.numbers
    values = ratings(g)
    price_of = prices(g, seat)
    least = values["alohomora"] + t.buy
    best, most = "", -99.0
    for name in g.market:
        if name and values[name] > least:
            price = price_of[name]
            if price <= influence:
                score = values[name] - t.price * price
                if g.on_top and g.on_top >> CARDS[name].kind & 1:
                    score += 0.5
                if score > most:
                    best, most = name, score
    return best


def keep_values(g: Battle, options: Sequence[DiscardCard]) -> dict[str, float]:
    """How much each of these cards is worth keeping."""
    values = ratings(g)
    thrown = CHOSEN.numbers.thrown
    names = [option.card for option in options]
    return {name: values[name] - (thrown if CARDS[name].discarded else 0.0) for name in names}


def put_down(g: Battle, now: Frame, seat: int) -> Action:
    options: Sequence[DiscardCard] = now.effect.options(g, now, seat)
    values = keep_values(g, options)
    return min(options, key=lambda option: values[option.card])


def discard_or_lose(g: Battle, now: Frame, seat: int) -> Action:
    """Discard the weakest card unless it is worth more than the health it saves."""
    options: Sequence[Action] = now.effect.options(g, now, seat)
    cards = [option for option in options if isinstance(option, DiscardCard)]
    if not cards:
        return options[0]
    values = keep_values(g, cards)
    weakest = min(cards, key=lambda option: values[option.card])
    if len(cards) == len(options):
        return weakest
    t = CHOSEN.numbers
    dear = values[weakest.card] > (t.dear if seat == g.active else t.dear_other)
    return options[-1] if dear and g.health[seat] > 4 else weakest


def needy(g: Battle, hero: int) -> float:
    """Who is low, and whose turn comes next, needs health most."""
    following = hero == (g.active + 1) % g.seats
    return FULL_HEALTH - g.health[hero] + (CHOSEN.numbers.next_up if following else 0.0)


def any_hero(g: Battle, now: Frame, seat: int) -> Action:
    """Health for whoever needs it most, tokens for whoever can use them now."""
    effect = now.effect
    assert isinstance(effect, AnyHero | TwoHeroes)
    taken = now.n - 1
    heroes = [hero for hero in range(g.seats) if hero != taken or isinstance(effect, AnyHero)]
    if effect.gain.health:
        hurt = [hero for hero in heroes if g.health[hero] < FULL_HEALTH and not no_health_for(g, hero)]
        best = max(hurt, key=lambda hero: needy(g, hero), default=-1)
        if hurt and (FULL_HEALTH - g.health[best] >= 2 or not effect.gain.tokens):
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
    t = CHOSEN.numbers
    health = g.health[seat]
    mine = seat == g.active
    attack = t.now_attack if mine else t.then_attack
    if better_alive(g) and all(left_of(g, villain) == 1 for villain in g.villains if villain):
        attack = 0.1
    influence = t.then_influence if late(g) else t.now_influence
    hurt = 0.0 if no_health_for(g, seat) else t.hurt_3 if health <= 3 else t.hurt_6 if health <= 6 else t.hurt_9
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
            gains = [
                0.0
                if no_health_for(g, h)
                else min(2, FULL_HEALTH - g.health[h]) * (t.hurt_3 if g.health[h] <= 4 else 0.7 * t.hurt_6)
                for h in range(g.seats)
            ]
            return max(gains) if choice == "hero_health_2" else sum(gains)
        case "draw_1":
            return 0.0 if no_draws(g) else t.now_draw
        case "draw_2":
            return 0.0 if no_draws(g) else 2 * t.now_draw
        case "take_item" | "take_ally":
            kind = ITEM if choice == "take_item" else ALLY
            values = ratings(g)
            return max(values[card] for card in g.discards[seat] if CARDS[card].kind == kind) * (1.0 if mine else 0.6)
        case "remove_1":
            return 0.0 if not g.control or g.works("barty_crouch_jr") else 6.0 if danger else t.now_control
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
    hurt = sum([FULL_HEALTH - health for health in g.health])
    likes = [2.0, 1.0 if late(g) else 1.6, 1.2 if hurt < 4 * g.seats else 2.5, 0.0 if no_draws(g) else 1.8]
    for symbol in range(4):
        if g.symbol_open(symbol):
            likes[symbol] += 6.0
    best = max(range(4), key=lambda house: sum([likes[face] for face in DICE[house]], 0.0))
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
    """The most dangerous villain who still works and whom this turn's attack will not defeat anyway."""
    options: Sequence[PickVillain] = now.effect.options(g, now, seat)
    danger = CHOSEN.numbers.danger
    attack = g.attack[seat] + sum([attack_of(card) for card in g.hands[seat]])
    doomed = likely_defeats(g, attack)

    def appeal(option: PickVillain) -> float:
        slot = g.villains.index(option.villain)
        worth = danger[option.villain]
        if g.shields[slot] >> seat & 1:
            return worth - 40.0
        if g.shields[slot]:
            worth -= 10.0
        return worth - 20.0 if option.villain in doomed else worth

    return max(options, key=appeal)


def attack_of(card: str) -> int:
    """The attack that the card gives for certain to whoever plays it."""
    return ATTACK_OF[card]


ATTACK_OF: Final = {
    name: _gains(name, "attack")
    + any("attack_1" in getattr(e, "parts", {}) for e in CARDS[name].play.effects)
    + 2 * any("attack_2" in getattr(e, "parts", {}) for e in CARDS[name].play.effects)
    for name in CARDS
}


def likely_defeats(g: Battle, attack: int) -> list[str]:
    """The villains that so much attack defeats, if it goes where the heuristic puts it."""
    danger = CHOSEN.numbers.danger
    defeats = []
    left = {v: VILLAINS[v].health - g.damage[s] for s, v in enumerate(g.villains) if v and g.attackable(s)}
    for villain in sorted(left, key=lambda v: (left[v] > attack, -danger[v] / left[v])):
        if left[villain] <= attack and (left[villain] == 1 or not g.slowed):
            defeats.append(villain)
            attack -= left[villain]
    return defeats


def look_at_top(g: Battle, now: Frame, seat: int) -> Action:
    """Look, and discard what has no price (the owner knows the top card then)."""
    if not now.n:
        return first_option(g, now, seat)
    return LeaveTop() if CARDS[g.decks[seat][-1]].cost else DiscardTop()


def take_proficiency(g: Battle, now: Frame, seat: int) -> Action:
    return TakeProficiency(next(name for name in FAVOURITE_PROFICIENCIES if name not in g.proficiency))


ANSWERS: Final[dict[type[Any], Callable[[Battle, Frame, int], Action]]] = {
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
