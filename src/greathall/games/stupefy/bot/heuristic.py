"""How to play Stupefy well enough without looking ahead.

Everything here follows from what all players have seen and from the seat's own cards. Of another player all know how
many Stupefies are among the cards nobody has seen: that share is how likely a wand is to be loaded.
"""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from greathall.core.chance import weighted_choice
from greathall.games.stupefy.actions import Action, TurnBack
from greathall.games.stupefy.bot import last_share
from greathall.games.stupefy.bot.prospects import favour_prospects, gains, loaded, token_cost, untaken
from greathall.games.stupefy.cards import BECOME_FAVOURITE, COPIES, FAVOUR, ROUNDS, STUPEFY
from greathall.games.stupefy.effects import TIME_TURNER
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import CAST_SPELL, PREPARE_SPELL, TAKE_REWARD, TARGET_OPPONENT

PROTEGO_TEMPER: Final = 6.0
"""In points: how far from even the decision to stand must be to be nearly certain."""
BRAVERY: Final = 0.62
"""How likely a player is to cast with one wand aimed at them; each further wand multiplies it once more."""
DENIAL: Final = 0.4
"""What a point that the next rival loses counts, compared with a point won."""


class Style(NamedTuple):
    """How often a player does what the rules of thumb say, compared with them."""

    stupefies: float = 1.0
    protego: float = 1.0


def heuristic(g: Stupefy, seat: int, rng: Random) -> Action:
    """A choice by rules of thumb."""
    return play(g, seat, rng, USUAL)


def reckless(g: Stupefy, seat: int, rng: Random) -> Action:
    """One who shoots early and seldom hides: to be imagined as an opponent, too."""
    return play(g, seat, rng, RECKLESS)


def timid(g: Stupefy, seat: int, rng: Random) -> Action:
    """One who saves the Stupefies and hides at every wand that may be loaded."""
    return play(g, seat, rng, TIMID)


USUAL: Final = Style()
RECKLESS: Final = Style(1.8, 0.4)
TIMID: Final = Style(0.7, 2.0)


def play(g: Stupefy, seat: int, rng: Random, style: Style) -> Action:
    assert g.asked is not None
    effect = g.asked.effect
    if effect is CAST_SPELL:
        return CAST_SPELL.choices[rng.random() < style.protego * protego_chance(g, seat)]
    if effect is TARGET_OPPONENT:
        return _aim(g, seat, rng)
    if effect is PREPARE_SPELL:
        return _prepare(g, seat, rng, style)
    if effect is TAKE_REWARD:
        return TAKE_REWARD.choices[_reward(g, seat)]
    return TurnBack(_turned_back(g, seat))


def _spread(g: Stupefy) -> float:
    """By how many points a house must lead to be nearly three times as likely to win as another."""
    return 40.0 + 720.0 / (g.seats * g.seats) * (ROUNDS - g.round + 1)


def pot(g: Stupefy) -> float:
    """What lies in the middle, roughly."""
    total = 0.0
    for count, worth in zip(g.middle, _ROUGHLY, strict=True):
        total += count * worth
    return total


_ROUGHLY: Final[tuple[float, ...]] = (10.0, 20.0, 40.0, 20.0, 28.0, 10.0, 18.0, 20.0)
_ALL: Final = sum((worth * count for worth, count in zip(_ROUGHLY, COPIES, strict=False)), 0.0)
USUAL_POT: Final = 8 * _ALL / sum(COPIES) + _ROUGHLY[BECOME_FAVOURITE]


def _prepare(g: Stupefy, seat: int, rng: Random, style: Style) -> Action:
    """A Stupefy the more often the more are in hand and the more is to be won; held back, they keep their threat."""
    choices = PREPARE_SPELL.options(g, g.asked, seat) if g.asked else ()
    if len(choices) == 1:
        return choices[0]
    return choices[rng.random() < style.stupefies * shooting_chance(g, g.misspells[seat], g.stupefies[seat])]


def shooting_chance(g: Stupefy, misspells: int, stupefies: int) -> float:
    """How often to prepare a Stupefy from such a hand; certain if there is nothing else."""
    if not misspells:
        return 1.0
    return stupefies / (stupefies + misspells) * (0.3 + 0.3 * pot(g) / USUAL_POT)


def _aim(g: Stupefy, seat: int, rng: Random) -> Action:
    """At whom it hurts most, but not always; whatever the own card is, or the others could infer it."""
    assert g.asked is not None
    aims = TARGET_OPPONENT.options(g, g.asked, seat)
    favours = favour_prospects(g.seats, untaken(g, FAVOUR))
    spread = _spread(g)
    sizes = _sizes(g.house)
    weights = []
    for aim in aims[:-1]:
        other = aim.target
        assert other is not None
        house = g.house[other]
        strength = g.boxes[house] / g.house.count(house) + favours[g.favours[other]] + 15 * g.potions[other]
        weights.append(exp(sizes[other] * (strength + (15 if other == g.favourite else 0)) / spread))
    chosen: Action = weighted_choice(aims, weights, rng)
    return chosen


@cache
def _sizes(house: tuple[int, ...]) -> list[float]:
    """How large the house of each seat is, compared with the others: what its members have adds up."""
    usual = len(house) / len({*house})
    return [house.count(own) / usual for own in house]


def protego_chance(g: Stupefy, seat: int) -> float:
    """How often to protect oneself: the share of the rewards and the own shot against the tokens to expect."""
    target = g.target
    wands = [0] * g.seats
    for other in target:
        if other >= 0:
            wands[other] += 1
    if not wands[seat]:
        return 0.0
    unhurt = 1.0
    hits = 0.0
    standing = 1.0
    for other in range(g.seats):
        if other == seat:
            continue
        stands = BRAVERY ** wands[other]
        if target[other] == seat:
            hit = loaded(g, other) * stands
            unhurt *= 1 - hit
            hits += hit
        standing += 0.75 ** wands[other] * stands
    if not hits:
        return 0.0
    share = pot(g) / standing
    worth = unhurt * share - hits * token_cost(g, seat, 1)
    victim = target[seat]
    if victim >= 0 and g.prepared[seat] == STUPEFY:
        worth += BRAVERY ** (wands[victim] - 1) * (0.3 * share + 8)
    if worth > 5 * PROTEGO_TEMPER:
        return 0.0
    return 1 / (1 + exp(worth / PROTEGO_TEMPER))


def _reward(g: Stupefy, seat: int) -> int:
    """What is worth most to the own house and hurts the next rival most; the last ones of the game exactly."""
    if last_share.is_short(g):
        return last_share.best(g, seat)
    rival = (seat + 1) % g.seats
    while rival != seat and (not g.standing[rival] or g.house[rival] == g.house[seat]):
        rival = (rival + 1) % g.seats
    kinds = [kind for kind, count in enumerate(g.middle) if count]
    worths = [*gains(g, seat, seat)]
    if rival != seat and len(kinds) > 1:
        hopes = gains(g, seat, rival)
        (second, _), (first, hoped) = sorted([(hopes[kind], kind) for kind in kinds])[-2:]
        if g.middle[hoped] == 1:
            worths[hoped] += DENIAL * (first - second)
    return max(kinds, key=worths.__getitem__)


def _turned_back(g: Stupefy, seat: int) -> int:
    """The member of the house who puts a token back."""
    if last_share.is_short(g):
        return last_share.best_turn_back(g, seat)
    assert g.asked is not None
    members = [answer.member for answer in TIME_TURNER.options(g, g.asked, seat)]
    return max(members, key=lambda member: (-token_cost(g, member, -1), g.tokens[member]))


def rounds(g: Stupefy) -> int:
    return g.round


def team(g: Stupefy, seat: int) -> int:
    return g.house[seat]
