"""Another world that a seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from greathall.core.chance import shuffle
from greathall.core.kernel import sample
from greathall.games.hogwarts_board.battle.choices import choices, to_plan
from greathall.games.hogwarts_board.battle.deciders import chooser_of
from greathall.games.hogwarts_board.battle.state import Plan
from greathall.games.hogwarts_board.cards.deck import PILES
from greathall.games.hogwarts_board.dice import CUPFUL
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.view import unseen


def redeal_hidden(w: Castle, seat: int | None, rng: Random) -> None:
    """Unseen cards in another order, other dice in the cup, other secret choices of the others."""
    w.cup = CUPFUL + rng.randrange(CUPFUL)
    for name in PILES:
        mixed = sorted(unseen(w, seat, name))  # so that the true order has no part in the new one
        if mixed:
            shuffle(mixed, rng)
            start = len(w.piles[name]) - w.unknown[name]
            w.piles[name][start : start + len(mixed)] = mixed
    battle = w.battle
    if battle is not None and battle.chosen and not battle.revealed:
        made: list[Plan] = []
        for p in battle.chosen:
            chooser = chooser_of(battle, p)
            if chooser != seat:
                first = next((q for q in made if q.who == p.who), None)
                p = to_plan(battle, p.who, sample(choices(w, battle, p.who, chooser, first), rng))
            made.append(p)
        battle.chosen = tuple(made)
