"""Another world that a seat cannot tell from the true one.

Of another player all know how many Stupefies are among the cards that nobody has seen: those in hand, the prepared one
and the facedown discards. A redeal shuffles these and keeps what private lessons have proved (`bare`, `dry`, `lent`),
gives the others new sealed answers, and shuffles the pile.
"""

from __future__ import annotations

from random import Random

from greathall.core.chance import FastChance
from greathall.core.kernel import sample
from greathall.games.stupefy.actions import Prepare
from greathall.games.stupefy.box import MISSPELL, SPELLS, STUPEFY
from greathall.games.stupefy.state import Stupefy

TRIES = 100


def redeal(g: Stupefy, seat: int | None, rng: Random) -> Stupefy:
    w = g.copy()
    w.chance = FastChance(rng.getrandbits(64))
    w.pile.sort()  # the true order must not shine through the shuffle: a bot's choice may hang on nothing but the rng
    w.pile.sort(key=lambda _: rng.random())
    others = [other for other in range(g.seats) if other != seat]
    for _ in range(TRIES):
        for other in others:
            _deal_anew(w, g, other, rng)
        if not (g.lent or g.dry) or _lessons_agree(w):
            break
    else:  # too rare a world to be found by chance: keep the true cards
        for other in others:
            w.down[other] = g.down[other]
            w.prepared[other] = g.prepared[other]
            w.misspells[other] = g.misspells[other]
            w.stupefies[other] = g.stupefies[other]
    for other in w.sealed:
        if other != seat:
            w.sealed[other] = _another_answer(w, other, rng)
    return w


def _deal_anew(w: Stupefy, g: Stupefy, other: int, rng: Random) -> None:
    """Shuffle the unseen cards of a player: first the facedown ones, then the prepared one, then the hand."""
    facedown = len(g.down[other])
    lying = g.prepared[other] >= 0
    hand = g.misspells[other] + g.stupefies[other]
    stupefies = g.stupefies[other] + (g.prepared[other] == STUPEFY) + g.down[other].count(STUPEFY)
    unseen = facedown + lying + hand
    # Misspells stand at the front if the pile was found dry, Stupefies at the back if the hand was found bare.
    front = g.dry[other] if g.dry and not g.lent else 0
    back = unseen - g.bare[other] if g.bare[other] >= 0 else 0
    cards = [STUPEFY] * (stupefies - back) + [MISSPELL] * (unseen - front - stupefies)
    rng.shuffle(cards)
    cards = [MISSPELL] * front + cards + [STUPEFY] * back
    w.down[other] = tuple(cards[:facedown])
    if lying:
        w.prepared[other] = cards[facedown]
    w.stupefies[other] = cards[facedown + lying :].count(STUPEFY)
    w.misspells[other] = hand - w.stupefies[other]


def _lessons_agree(w: Stupefy) -> bool:
    """Whenever a facedown Stupefy was moved to a hand, one lay there; when the pile was dry, all had been moved."""
    lent = [_stupefies_among(w, counts) > earlier for earlier, counts in enumerate(w.lent)]
    if not w.dry:
        return all(lent)
    before = [counts for counts in w.lent if all(c <= d for c, d in zip(counts, w.dry, strict=True))]
    return all(lent) and _stupefies_among(w, tuple(w.dry)) == len(before)


def _stupefies_among(w: Stupefy, counts: tuple[int, ...]) -> int:
    """How many of the first facedown discards of each seat are Stupefies."""
    return sum(cards[:count].count(STUPEFY) for cards, count in zip(w.down, counts, strict=True))


def _another_answer(w: Stupefy, other: int, rng: Random) -> object:
    """A sealed spell is any card of the hand; another sealed answer is any of the options."""
    assert w.asked is not None
    if isinstance(w.sealed[other], Prepare):
        card = STUPEFY if rng.randrange(w.misspells[other] + w.stupefies[other]) >= w.misspells[other] else MISSPELL
        return Prepare(SPELLS[card])
    return sample(w.asked.effect.options(w, w.asked, other), rng)
