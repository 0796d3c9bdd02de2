"""What Hogwarts cards are worth. Both or all play like `medium`.

    python bench/scrabble_cards.py [--games 600]
    python bench/scrabble_cards.py --drawing 4 [--games 150]

Each card: one of two equal players gets it before the game; its lead is the card's worth. Houses, seats and seeds take
turns, so that nothing but the card tells the players apart. The figures are rounded into
`greathall/games/scrabble/bot/card_worth.py` by hand.

Drawing a card, at so many players, by the tiles in the bag: in every other turn or so the player draws one more, and
the game is played on twice, with it and without. What it adds to the lead over the mean of the others is fitted there
too.
"""

from __future__ import annotations

import argparse
import math
import statistics
from random import Random

from greathall.core.chance import FastChance
from greathall.games.scrabble import SPEC
from greathall.games.scrabble.bot import heuristic
from greathall.games.scrabble.cards import CARDS, COMPETITION
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.hands import draw_card
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.turn import TAKE_TURN

TILES_IN_BAG = ((60, 99), (40, 59), (25, 39), (15, 24), (8, 14), (1, 7), (0, 0))


def played_on(g: Scrabble, seat: int, rng: Random) -> float:
    """The lead of this seat over the mean of the others at the end."""
    while not g.over:
        for asked in g.waiting:
            g.act_unchecked(asked, heuristic(g, asked, rng))
    return g.scores[seat] - statistics.mean(g.scores[other] for other in g.others(seat))


def lead(card: str, seed: int) -> float:
    holder = seed % 2
    g = SPEC.new(seats=2, seed=f"{card} {seed}", words="checked")
    if card not in g.deck:
        return 0
    g.deck.remove(card)
    g.hands[holder] = sorted([*g.hands[holder], card])
    return played_on(g, holder, Random(seed))


def drawings(seats: int, seed: int) -> list[tuple[int, float]]:
    """Of one game: tiles in the bag, and what drawing a card then adds."""
    g, rng = SPEC.new(seats=seats, seed=f"draw {seats} {seed}", words="checked"), Random(seed)
    found = []
    while not g.over:
        for seat in g.waiting:
            if g.asked is not None and g.asked.effect is TAKE_TURN and g.deck and not g.used and rng.random() < 0.5:
                key, leads = rng.getrandbits(62), []
                for more in (0, 1):
                    world = g.copy()
                    world.chance = FastChance(key)
                    for _ in range(more):
                        draw_card(world, seat)
                    leads.append(played_on(world, seat, Random(key)))
                found.append((len(g.bag), leads[1] - leads[0]))
            g.act_unchecked(seat, heuristic(g, seat, rng))
    return found


def show(name: str, gains: list[float]) -> None:
    error = 1.96 * statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf
    print(f"{name:20} {statistics.mean(gains):+6.1f} ± {error:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--drawing", type=int, metavar="PLAYERS")
    chosen = parser.parse_args()
    warm_up()
    if chosen.drawing:
        found = [one for seed in range(chosen.games) for one in drawings(chosen.drawing, seed)]
        for low, high in TILES_IN_BAG:
            if gains := [gain for tiles, gain in found if low <= tiles <= high]:
                show(f"{low} to {high} tiles", gains)
        return
    for card in CARDS:
        if card not in COMPETITION:
            show(card, [lead(card, seed) for seed in range(chosen.games)])


if __name__ == "__main__":
    main()
