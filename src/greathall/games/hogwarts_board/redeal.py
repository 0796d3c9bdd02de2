"""Another world that a seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from greathall.core.chance import FastChance
from greathall.core.kernel import sample
from greathall.games.hogwarts_board.announce import choices, to_plan
from greathall.games.hogwarts_board.cards.deck import PILES
from greathall.games.hogwarts_board.dice import CUPFUL
from greathall.games.hogwarts_board.state import Castle, Plan
from greathall.games.hogwarts_board.view import chooser, unseen


def redeal(g: Castle, seat: int | None, rng: Random) -> Castle:
    """Unseen cards in another order, other dice, other secret choices of the others."""
    w = g.copy()
    w.chance = FastChance(rng.getrandbits(64))
    w.cup = CUPFUL + rng.randrange(CUPFUL)
    for name in PILES:
        mixed = unseen(g, seat, name)
        if mixed:
            mixed.sort()  # nothing of the true order may shine through
            rng.shuffle(mixed)
            start = len(g.piles[name]) - g.unknown[name]
            w.piles[name][start : start + len(mixed)] = mixed
    battle = w.battle
    if battle is not None and battle.chosen and not battle.revealed:
        made: list[Plan] = []
        for p in battle.chosen:
            mind = chooser(g, p)
            if mind != seat:
                first = next((q for q in made if q.who == p.who), None)
                p = to_plan(battle, p.who, sample(choices(w, battle, p.who, mind, first), rng))
            made.append(p)
        battle.chosen = tuple(made)
    now = w.asked
    if now is not None:
        for other in w.sealed:
            if other != seat:
                w.sealed[other] = sample(now.effect.options(w, now, other), rng)
    return w
