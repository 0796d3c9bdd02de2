"""What each Hogwarts card is worth: one of two equal players gets it before the game; its lead is the card's worth.

    python bench/scrabble_cards.py [--games 600]

Both play like `medium`. Houses, seats and seeds take turns, so that nothing but the card tells the players apart. The
figures are rounded into `greathall/games/scrabble/bot/card_worth.py` by hand.
"""

from __future__ import annotations

import argparse
import math
import statistics
from random import Random

from greathall.games.scrabble import SPEC
from greathall.games.scrabble.bot import heuristic
from greathall.games.scrabble.cards import CARDS, COMPETITION
from greathall.games.scrabble.engine.warm_up import warm_up


def lead(card: str, seed: int) -> int:
    holder = seed % 2
    g = SPEC.new(seats=2, seed=f"{card} {seed}", words="checked")
    if card not in g.deck:
        return 0
    g.deck.remove(card)
    g.hands[holder] = sorted([*g.hands[holder], card])
    rng = Random(seed)
    while not g.over:
        for seat in g.waiting:
            g.act_unchecked(seat, heuristic(g, seat, rng))
    return g.scores[holder] - g.scores[1 - holder]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    games = parser.parse_args().games
    warm_up()
    for card in CARDS:
        if card not in COMPETITION:
            leads = [lead(card, seed) for seed in range(games)]
            error = 1.96 * statistics.stdev(leads) / math.sqrt(games)
            print(f"{card:20} {statistics.mean(leads):+6.1f} ± {error:.1f}", flush=True)


if __name__ == "__main__":
    main()
