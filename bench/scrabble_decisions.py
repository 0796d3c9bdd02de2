"""Is Scrabble's `strong` better than `medium`, turn by turn?

    python bench/scrabble_decisions.py 4 [--games 45] [--share 0.3] [--deals 300] [--worlds 40]

`medium` plays, and in some turns `strong` is asked, too. Where it chooses otherwise, `medium` plays both choices on to
the end, in the same redealt worlds. What a choice gains in points is how much further ahead of the mean of the others
the player is. Whole games tell much less for their price: most turns are played alike.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from greathall.core.chance import FastChance
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.bot import heuristic
from greathall.games.scrabble.bot.strong import weigh
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.turn import TAKE_TURN
from greathall.lab.games import victory

TILES_IN_BAG = ((60, 99), (40, 59), (20, 39), (8, 19), (1, 7), (0, 0))


class Differing(NamedTuple):
    """A turn in which `strong` chooses otherwise: its kinds, and what its choice gains."""

    kinds: list[str]
    won: float
    points: float


def endings(g: Scrabble, seat: int, action: a.Action, keys: list[int]) -> Iterator[tuple[float, float]]:
    """The share of the victory and the lead that come of an answer, in the worlds of these keys."""
    for key in keys:
        world, rng = SPEC.redeal(g, seat, Random(key)), Random(key)
        world.chance = FastChance(key)
        world.act_unchecked(seat, action)
        while not world.over:
            for asked in world.waiting:
                world.act_unchecked(asked, heuristic(world, asked, rng))
        lead = world.scores[seat] - fmean(world.scores[other] for other in world.others(seat))
        yield victory(SPEC, world)[seat], lead


def kinds(g: Scrabble, chosen: a.Action, usual: a.Action) -> list[str]:
    tiles = next(f"{low} to {high} tiles in the bag" for low, high in TILES_IN_BAG if low <= len(g.bag) <= high)
    found = ["all", tiles, f"{type(chosen).__name__} for {type(usual).__name__}"]
    return [*found, "turns missed or won"] if g.again or any(g.stupefied) else found


def differing(seats: int, number: int, chosen: argparse.Namespace) -> Iterator[Differing]:
    """Of one game."""
    g, rng = SPEC.new(seats=seats, seed=f"{chosen.seed} {seats} {number}"), Random(f"{chosen.seed} {number}")
    while not g.over:
        for seat in g.waiting:
            usual = heuristic(g, seat, rng)
            if g.asked is not None and g.asked.effect is TAKE_TURN and rng.random() < chosen.share:
                world = SPEC.redeal(g, seat, rng)
                action: Any = weigh(world, seat, Random(rng.getrandbits(62)), chosen.deals).best.action
                if action != usual:
                    keys = [rng.getrandbits(62) for _ in range(chosen.worlds)]
                    pairs = zip(endings(g, seat, action, keys), endings(g, seat, usual, keys), strict=True)
                    gains = [(won - other_won, lead - other_lead) for (won, lead), (other_won, other_lead) in pairs]
                    won, points = (fmean(part) for part in zip(*gains, strict=True))
                    yield Differing(kinds(g, action, usual), won, points)
            g.act_unchecked(seat, usual)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=45)
    parser.add_argument("--share", type=float, default=0.3, help="of the turns in which strong is asked")
    parser.add_argument("--deals", type=int, default=300, help="that strong imagines at most")
    parser.add_argument("--worlds", type=int, default=40, help="in which both choices are played on")
    parser.add_argument("--seed", default="decisions")
    chosen = parser.parse_args()
    warm_up()
    found = [one for number in range(chosen.games) for one in differing(chosen.seats, number, chosen)]
    print(f"{len(found) / chosen.games / chosen.share:.1f} turns of a game differ")
    rows = defaultdict(list)
    for one in found:
        for kind in one.kinds:
            rows[kind].append(one)
    for kind, some in rows.items():
        if len(some) > 1:
            print(f"{kind:32} {len(some):4}  {line([100 * one.won for one in some])} % of the victory", end="")
            print(f"  {line([one.points for one in some])} points")


def line(gains: list[float]) -> str:
    return f"{fmean(gains):+.2f} ± {stdev(gains) / len(gains) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
