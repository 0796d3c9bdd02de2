"""What the rest of the game may bring, in points and in chances, from what all players have seen.

Taken rewards and delay tokens can be remembered (S20), so bots remember them.
"""

from __future__ import annotations

from functools import cache
from math import comb

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
from greathall.games.stupefy.state import Stupefy

FIRST_PICK = 14.0
"""What it is worth in points to be the favourite of the next round, without the token returned."""
LESSON = 25.0
"""What a Stupefy instead of a Misspell is worth, while there are rounds to cast it."""
HITS = 0.34
"""Delay tokens that a player gets in a round, on average."""


@cache
def favour_prospects(seats: int, left: int) -> tuple[float, ...]:
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


def latecomer_chance(tokens: list[int], seat: int, mine: int, rounds: int) -> float:
    """The chance that a seat with `mine` tokens now ends with the most."""
    chance = 1.0
    level = True
    for other, theirs in enumerate(tokens):
        if other != seat:
            chance *= _later(mine - theirs, rounds)
            level = level and mine == theirs
    return 0.0 if level and rounds == 0 else chance


def token_cost(g: Stupefy, seat: int, more: int) -> float:
    """The points that `more` tokens (fewer, if negative) are likely to cost."""
    rounds = ROUNDS - g.round
    mine = g.tokens[seat]
    after = latecomer_chance(g.tokens, seat, mine + more, rounds)
    return -1.3 * LATECOMER_POINTS * (after - latecomer_chance(g.tokens, seat, mine, rounds))


def master_chance(g: Stupefy, seat: int, mine: int, left: int) -> float:
    """The chance that a seat with `mine` potions now becomes Potions Master."""
    seats = g.seats
    chance = 1.0
    for other, theirs in enumerate(g.potions):
        if other != seat:
            chance *= _ahead(mine - theirs, left, seats)
    return chance


def untaken(g: Stupefy, kind: int) -> int:
    """How many potions or favours nobody has taken yet."""
    return COPIES[kind] - g.spent[kind] - sum(g.potions if kind == POTION else g.favours)


def loaded(g: Stupefy, seat: int) -> float:
    """How likely a card of a player that nobody has seen is a Stupefy."""
    stupefies = g.unseen_stupefies(seat)
    if not stupefies:
        return 0.0
    unseen = g.misspells[seat] + g.stupefies[seat] + (g.prepared[seat] >= 0) + len(g.down[seat])
    return min(1.0, stupefies / unseen)


def lesson_chance(g: Stupefy, seat: int, who: int) -> float:
    """How likely Private Lessons would work for a player, as a seat knows it."""
    hand = g.misspells[who] + g.stupefies[who]
    if not hand:
        return 0.0
    misspell = float(g.misspells[who] > 0) if who == seat else 1.0 - loaded(g, who) ** hand
    if g.open_stupefies or not misspell:
        return misspell
    if g.settings.lessons_source == "faceup_only":
        return 0.0
    if g.down[seat].count(STUPEFY) > len(g.lent):
        return misspell
    nothing = 1.0  # the chance that no facedown discard is a Stupefy that still lies there
    for other, cards in enumerate(g.down):
        if other != seat and cards:
            nothing *= (1.0 - loaded(g, other)) ** max(0, len(cards) - len(g.lent))
    return misspell * (1.0 - nothing)


def gain(g: Stupefy, seat: int, who: int, kind: int) -> float:
    """What a reward is worth to a player's house, in points, as a seat knows it."""
    if POINTS[kind]:
        return float(POINTS[kind])
    if kind == FAVOUR:
        favours = g.favours[who]
        prospects = favour_prospects(g.seats, untaken(g, FAVOUR) - 1)
        return prospects[favours + 1] - prospects[favours]
    if kind == POTION:
        left = untaken(g, POTION) - 1
        mine = g.potions[who]
        return POTIONS_MASTER_POINTS * (master_chance(g, who, mine + 1, left) - master_chance(g, who, mine, left))
    last = g.round == ROUNDS
    if kind == BECOME_FAVOURITE:
        first = 0.0 if last else FIRST_PICK
        return first - token_cost(g, who, -1) if g.tokens[who] else first
    if kind == LESSONS:
        return 0.0 if last else LESSON * lesson_chance(g, seat, who)
    house = g.house[who]
    return max([0.0, *[-token_cost(g, m, -1) for m in range(g.seats) if g.house[m] == house and g.tokens[m]]])
