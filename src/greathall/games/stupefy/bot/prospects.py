"""What the rest of the game may bring, in points and in chances, from what all players have seen.

Taken rewards and delay tokens can be remembered (S20), so bots remember them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Final

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
    TURNER,
)
from greathall.games.stupefy.state import Stupefy

FIRST_PICK: Final = 14.0
"""What it is worth in points to be the favourite of the next round, without the token returned."""
LESSON: Final = 25.0
"""What a Stupefy instead of a Misspell is worth, while there are rounds to cast it."""
MEMORY = 1 << 15
"""Entries of each table of chances: rollouts ask for the same ones again and again."""
HITS: Final = 0.34
"""Delay tokens that a player gets in a round, on average."""


@cache
def favour_prospects(seats: int, left: int) -> tuple[float, ...]:
    """The bonus to expect from each number of favours, while some are left that anybody may get."""
    chance = min(1.0, 1.4 / seats)
    prospects = []
    for favours in range(len(FAVOUR_BONUS)):
        more = range(min(left, len(FAVOUR_BONUS) - 1 - favours) + 1)
        odds = [comb(left, n) * chance**n * (1 - chance) ** (left - n) for n in more]
        prospects.append(sum([p * FAVOUR_BONUS[favours + n] for n, p in zip(more, odds, strict=True)], 0.0) / sum(odds))
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


@lru_cache(maxsize=MEMORY)
def latecomer_chance(tokens: tuple[int, ...], seat: int, mine: int, rounds: int) -> float:
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
    return _token_cost(tuple(g.tokens), seat, more, ROUNDS - g.round)


@lru_cache(maxsize=MEMORY)
def _token_cost(tokens: tuple[int, ...], seat: int, more: int, rounds: int) -> float:
    after = latecomer_chance(tokens, seat, tokens[seat] + more, rounds)
    return -1.3 * LATECOMER_POINTS * (after - latecomer_chance(tokens, seat, tokens[seat], rounds))


@lru_cache(maxsize=MEMORY)
def master_chance(potions: tuple[int, ...], seat: int, mine: int, left: int) -> float:
    """The chance that a seat with `mine` potions now becomes Potions Master, while some are left."""
    seats = len(potions)
    chance = 1.0
    for other, theirs in enumerate(potions):
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
    return gains(g, seat, who)[kind]


def gains(g: Stupefy, seat: int, who: int) -> Sequence[float]:
    """The same for every kind of reward; private lessons only where they can be taken."""
    found = _gains(
        who,
        g.house,
        (tuple(g.potions), max(0, untaken(g, POTION) - 1)),
        (g.favours[who], max(0, untaken(g, FAVOUR) - 1)),
        tuple(g.tokens),
        ROUNDS - g.round,
    )
    if g.middle[LESSONS] and g.round < ROUNDS:
        found = [*found]
        found[LESSONS] = LESSON * lesson_chance(g, seat, who)
    return found


@lru_cache(maxsize=MEMORY)
def _gains(
    who: int,
    house: tuple[int, ...],
    potions: tuple[tuple[int, ...], int],
    favours: tuple[int, int],
    tokens: tuple[int, ...],
    rounds: int,
) -> list[float]:
    """Of potions, favours and tokens: those of all or of the player, and how many will be left for others."""
    found: list[float] = [*POINTS]
    brewed, left = potions
    found[POTION] = POTIONS_MASTER_POINTS * (
        master_chance(brewed, who, brewed[who] + 1, left) - master_chance(brewed, who, brewed[who], left)
    )
    mine, left = favours
    prospects = favour_prospects(len(house), left)
    found[FAVOUR] = prospects[mine + 1] - prospects[mine]
    relief = [-_token_cost(tokens, member, -1, rounds) if tokens[member] else 0.0 for member in range(len(house))]
    found[BECOME_FAVOURITE] = relief[who] + (FIRST_PICK if rounds else 0.0)
    found[TURNER] = max([0.0, *[relief[member] for member, own in enumerate(house) if own == house[who]]])
    return found
