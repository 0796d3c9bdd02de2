"""What the others have probably hidden, judged by how people play.

A redeal lays out the unseen cards of a player in any way that is possible. But cards are chosen: a Stupefy is prepared
less often than its share of the hand, and whoever hides behind Protego has mostly a Misspell to hide. So of the cards
that a player still holds more are Stupefies than chance would have it, and of those that lie facedown fewer.
"""

from __future__ import annotations

from functools import cache
from math import comb
from random import Random
from typing import Final

from greathall.core.chance import weighted_choice
from greathall.games.stupefy.bot.heuristic import shooting_chance
from greathall.games.stupefy.cards import MISSPELL, STUPEFY
from greathall.games.stupefy.state import Stupefy

HIDDEN_ODDS: Final = 0.25
"""Odds that a card laid facedown is a Stupefy, compared with any card of the same hand: 0.22 to 0.26 in 1,200 games of
heuristic players at 4, 6 and 8 seats (17 to 19 % instead of 48 %)."""


def believe(w: Stupefy, seat: int, rng: Random) -> None:
    """Lay out, in a redealt world, the unseen cards of the others as they have probably chosen them."""
    for other in range(w.seats):
        if other != seat:
            if w.down[other] and not w.lent and not any(proof[0] == other for proof in w.proofs):
                _discard_again(w, other, rng)
            if w.prepared[other] >= 0:
                _prepare_again(w, other, rng)


def _discard_again(w: Stupefy, other: int, rng: Random) -> None:
    """Nothing is proved of this player's facedown discards; their order does not matter."""
    facedown = len(w.down[other])
    held = w.misspells[other] + w.stupefies[other] + (w.prepared[other] >= 0)
    unseen = w.unseen_stupefies(other)
    numbers, weights = _hidden_stupefies(facedown, held, unseen)
    stupefies: int = weighted_choice(numbers, weights, rng)
    w.down[other] = (STUPEFY,) * stupefies + (MISSPELL,) * (facedown - stupefies)
    left = unseen - stupefies
    if w.prepared[other] >= 0:
        w.prepared[other] = STUPEFY if rng.random() * held < left else MISSPELL
        left -= w.prepared[other] == STUPEFY
        held -= 1
    w.stupefies[other], w.misspells[other] = left, held - left


@cache
def _hidden_stupefies(facedown: int, held: int, unseen: int) -> tuple[range, list[float]]:
    """How many of the unseen Stupefies may lie facedown, and the weights of these numbers."""
    numbers = range(max(0, unseen - held), min(facedown, unseen) + 1)
    return numbers, [comb(facedown, n) * comb(held, unseen - n) * HIDDEN_ODDS**n for n in numbers]


def _prepare_again(w: Stupefy, other: int, rng: Random) -> None:
    """The card is put back into the hand, and one is chosen as the heuristic chooses."""
    if w.prepared[other] == STUPEFY:
        w.stupefies[other] += 1
    else:
        w.misspells[other] += 1
    chance = shooting_chance(w, w.misspells[other], w.stupefies[other])
    w.prepared[other] = STUPEFY if rng.random() < chance else MISSPELL
    if w.prepared[other] == STUPEFY:
        w.stupefies[other] -= 1
    else:
        w.misspells[other] -= 1
