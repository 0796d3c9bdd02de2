"""How to play Stupefy well enough without looking ahead, and what a position is worth.

Everything here follows from what all players have seen (S20: taken rewards and tokens can be remembered) and from the
seat's own cards. Of another player all know how many Stupefies are among the cards nobody has seen: that share is how
likely a wand is to be loaded.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from math import comb, exp
from random import Random

from greathall.games.stupefy.actions import Action
from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    COPIES,
    FAVOUR,
    FAVOUR_BONUS,
    LATECOMER_POINTS,
    LESSONS,
    POINTS,
    POTION,
    POTIONS_MASTER_POINTS,
    ROUNDS,
    STUPEFY,
)
from greathall.games.stupefy.effects import TIME_TURNER
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import CAST_SPELL, PREPARE_SPELL, TAKE_REWARD, TARGET_OPPONENT

FIRST_PICK = 14.0
"""What it is worth in points to be the favourite of the next round, without the token returned."""
LESSON = 25.0
"""What a Stupefy instead of a Misspell is worth, while there are rounds to cast it."""
PROTEGO_TEMPER = 6.0
"""In points: how far from even the decision to stand must be to be nearly certain."""
BRAVERY = 0.62
"""How likely a player is to cast with one wand aimed at them; each further wand multiplies it once more."""
HITS = 0.34
"""Delay tokens that a player gets in a round, on average."""

# -- what the rest of the game may bring -------------------------------------------------------------------------------


@cache
def _favour_prospects(seats: int, left: int) -> tuple[float, ...]:
    """The bonus to expect from each number of favours, while some are left that anybody may get."""
    chance = min(1.0, 1.4 / seats)
    prospects = []
    for favours in range(len(FAVOUR_BONUS)):
        more = range(min(left, len(FAVOUR_BONUS) - 1 - favours) + 1)
        odds = [comb(left, n) * chance**n * (1 - chance) ** (left - n) for n in more]
        prospects.append(sum(p * FAVOUR_BONUS[favours + n] for n, p in zip(more, odds, strict=True)) / sum(odds))
    return (*prospects, prospects[-1])


@cache
def _ahead(lead: int, left: int, seats: int) -> float:
    """The chance to keep or win a strict lead over one player, while some cards are left that anybody may get."""
    if left == 0:
        return 1.0 if lead > 0 else 0.0
    mine = theirs = min(0.5, 1.0 / seats)
    return (
        mine * _ahead(lead + 1, left - 1, seats)
        + theirs * _ahead(lead - 1, left - 1, seats)
        + (1 - mine - theirs) * _ahead(lead, left - 1, seats)
    )


@cache
def _later(lead: int, rounds: int) -> float:
    """The chance to end with at least as many tokens as one other player."""
    if rounds == 0:
        return 1.0 if lead >= 0 else 0.0
    change = HITS * (1 - HITS)
    return (
        change * _later(lead + 1, rounds - 1)
        + change * _later(lead - 1, rounds - 1)
        + (1 - 2 * change) * _later(lead, rounds - 1)
    )


def _latecomer(tokens: list[int], seat: int, mine: int, rounds: int) -> float:
    """The chance that a seat with `mine` tokens now ends with the most."""
    chance = 1.0
    level = True
    for other, theirs in enumerate(tokens):
        if other != seat:
            chance *= _later(mine - theirs, rounds)
            level = level and mine == theirs
    return 0.0 if level and rounds == 0 else chance


def _token_cost(g: Stupefy, seat: int, more: int) -> float:
    """The points that `more` tokens (fewer, if negative) are likely to cost."""
    rounds = ROUNDS - g.round
    mine = g.tokens[seat]
    change = _latecomer(g.tokens, seat, mine + more, rounds) - _latecomer(g.tokens, seat, mine, rounds)
    return -1.3 * LATECOMER_POINTS * change


def _potion_chance(g: Stupefy, seat: int, mine: int, left: int) -> float:
    """The chance that a seat with `mine` potions now becomes Potions Master."""
    seats = g.seats
    chance = 1.0
    for other, theirs in enumerate(g.potions):
        if other != seat:
            chance *= _ahead(mine - theirs, left, seats)
    return chance


def _left(g: Stupefy, kind: int) -> int:
    """How many rewards of a kind nobody has taken yet."""
    return COPIES[kind] - g.spent[kind] - sum(g.potions if kind == POTION else g.favours)


def _gain(g: Stupefy, seat: int, kind: int) -> float:
    """What a reward is worth to a seat's house, in points."""
    if POINTS[kind]:
        return float(POINTS[kind])
    if kind == FAVOUR:
        favours = g.favours[seat]
        prospects = _favour_prospects(g.seats, _left(g, FAVOUR) - 1)
        return prospects[favours + 1] - prospects[favours]
    if kind == POTION:
        left = _left(g, POTION) - 1
        mine = g.potions[seat]
        return POTIONS_MASTER_POINTS * (_potion_chance(g, seat, mine + 1, left) - _potion_chance(g, seat, mine, left))
    last = g.round == ROUNDS
    if kind == BECOME_FAVOURITE:
        gain = 0.0 if last else FIRST_PICK
        return gain - _token_cost(g, seat, -1) if g.tokens[seat] else gain
    if kind == LESSONS:
        return 0.0 if last else LESSON
    house = g.house[seat]
    return max([0.0, *[-_token_cost(g, m, -1) for m in range(g.seats) if g.house[m] == house and g.tokens[m]]])


# -- rules of thumb ----------------------------------------------------------------------------------------------------


def heuristic(g: Stupefy, seat: int, rng: Random) -> Action:
    """A choice by rules of thumb."""
    assert g.asked is not None
    effect = g.asked.effect
    if effect is CAST_SPELL:
        return CAST_SPELL.choices[_protects(g, seat, rng)]
    if effect is TARGET_OPPONENT:
        return _aim(g, seat, rng)
    if effect is PREPARE_SPELL:
        return _prepare(g, seat, rng)
    if effect is TAKE_REWARD:
        return _take(g, seat)
    return max(TIME_TURNER.options(g, g.asked, seat), key=lambda answer: g.tokens[answer.member])


def _loaded(g: Stupefy, seat: int) -> float:
    """How likely the card that a player has prepared is a Stupefy, as the others see it."""
    facedown = g.down[seat]
    stupefies = g.unseen_stupefies(seat)
    if not stupefies:
        return 0.0
    unseen = g.misspells[seat] + g.stupefies[seat] + (g.prepared[seat] >= 0) + len(facedown)
    return min(1.0, stupefies / unseen)


def _spread(g: Stupefy) -> float:
    """By how many points a house must lead to be nearly three times as likely to win as another."""
    return 40.0 + 720.0 / (g.seats * g.seats) * (ROUNDS - g.round + 1)


def _pot(g: Stupefy) -> float:
    """What lies in the middle, roughly."""
    total = 0.0
    for count, worth in zip(g.middle, _ROUGHLY, strict=True):
        total += count * worth
    return total


_ROUGHLY = (10.0, 20.0, 40.0, 20.0, 28.0, 10.0, 18.0, 20.0)
_USUAL = 8 * sum(w * c for w, c in zip(_ROUGHLY, COPIES, strict=False)) / sum(COPIES) + _ROUGHLY[BECOME_FAVOURITE]


def _prepare(g: Stupefy, seat: int, rng: Random) -> Action:
    """A Stupefy the more often the more are in hand and the more is to be won; held back, they keep their threat."""
    stupefies = g.stupefies[seat]
    choices = PREPARE_SPELL.options(g, g.asked, seat) if g.asked else ()
    if len(choices) == 1:
        return choices[0]
    share = stupefies / (stupefies + g.misspells[seat])
    return choices[rng.random() < share * (0.3 + 0.3 * _pot(g) / _USUAL)]


def _aim(g: Stupefy, seat: int, rng: Random) -> Action:
    """At whom it hurts most, but not always; whatever the own card is, or the others could infer it."""
    assert g.asked is not None
    aims = TARGET_OPPONENT.options(g, g.asked, seat)
    favours = _favour_prospects(g.seats, _left(g, FAVOUR))
    spread = _spread(g)
    weights = []
    for aim in aims[:-1]:
        other = aim.target
        assert other is not None
        house = g.house[other]
        strength = g.boxes[house] / g.house.count(house) + favours[g.favours[other]] + 15 * g.potions[other]
        weights.append(exp((strength + (15 if other == g.favourite else 0)) / spread))
    return rng.choices(aims[:-1], weights)[0]


def _protects(g: Stupefy, seat: int, rng: Random) -> bool:
    """Weigh the share of the rewards and the own shot against the tokens to expect."""
    target = g.target
    wands = [0] * g.seats
    for other in target:
        if other >= 0:
            wands[other] += 1
    if not wands[seat]:
        return False
    unhurt = 1.0
    hits = 0.0
    standing = 1.0
    for other in range(g.seats):
        if other == seat:
            continue
        stands = BRAVERY ** wands[other]
        if target[other] == seat:
            hit = _loaded(g, other) * stands
            unhurt *= 1 - hit
            hits += hit
        standing += 0.75 ** wands[other] * stands
    share = _pot(g) / standing
    gain = unhurt * share - hits * _token_cost(g, seat, 1)
    victim = target[seat]
    if victim >= 0 and g.prepared[seat] == STUPEFY:
        gain += BRAVERY ** (wands[victim] - 1) * (0.3 * share + 8)
    if gain > 5 * PROTEGO_TEMPER:
        return False
    return rng.random() < 1 / (1 + exp(gain / PROTEGO_TEMPER))


def _take(g: Stupefy, seat: int) -> Action:
    """What is worth most to the own house, and to the next rival who could take it."""
    rival = (seat + 1) % g.seats
    while rival != seat and (not g.standing[rival] or g.house[rival] == g.house[seat]):
        rival = (rival + 1) % g.seats
    best = -1.0
    chosen = 0
    for kind, count in enumerate(g.middle):
        if count:
            worth = _gain(g, seat, kind)
            if rival != seat and count == 1:
                worth += 0.4 * _gain(g, rival, kind)
            if worth > best:
                best = worth
                chosen = kind
    return TAKE_REWARD.choices[chosen]


# -- for the search ----------------------------------------------------------------------------------------------------


def rounds(g: Stupefy) -> int:
    return g.round


def team(g: Stupefy, seat: int) -> int:
    return g.house[seat]


def infoset_key(g: Stupefy, seat: int) -> Hashable:
    """What a choice depends on within a round: the own card; the wands; what is in the middle and who shares it."""
    assert g.asked is not None
    effect = g.asked.effect
    if effect is CAST_SPELL:
        target = g.target
        victim = target[seat]
        return (
            g.round,
            g.prepared[seat],
            victim,
            target.count(victim),
            tuple([other for other in range(g.seats) if target[other] == seat]),
        )
    if effect is TARGET_OPPONENT:
        return (g.round, g.prepared[seat])
    if effect is PREPARE_SPELL:
        return (g.round, g.misspells[seat] > 0, g.stupefies[seat])
    return (effect.id, g.round, *g.middle, *g.standing, g.favours[seat], *(g.tokens if effect is TIME_TURNER else ()))


def prospects(g: Stupefy) -> dict[int, float]:
    """The score that each house may expect at the end."""
    left = ROUNDS - g.round + 1
    favours = _favour_prospects(g.seats, _left(g, FAVOUR))
    potions = _left(g, POTION)
    expected: dict[int, float] = {}
    for seat in range(g.seats):
        house = g.house[seat]
        score = expected[house] if house in expected else float(g.boxes[house])
        score += favours[g.favours[seat]]
        score += 1.6 * POTIONS_MASTER_POINTS * _potion_chance(g, seat, g.potions[seat], potions)
        score += 0.8 * LATECOMER_POINTS * _latecomer(g.tokens, seat, g.tokens[seat], left)
        expected[house] = score + LOADED * g.stupefies[seat]
    return expected


LOADED = 20.0
"""What a Stupefy in hand is worth between two rounds."""


def value(g: Stupefy, seat: int) -> float:
    """The chance that the seat's house wins, as far as one can tell between two rounds."""
    expected = prospects(g)
    spread = _spread(g)
    own = expected[g.house[seat]]
    return 1.0 / sum([exp(min(20.0, (score - own) / spread)) for score in expected.values()])
