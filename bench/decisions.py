"""Is a search better than the heuristic, decision by decision?

    python bench/decisions.py hogwarts_battle 4 --settings game=7 --bot strong:100 --seconds 45

Whole games tell little for their price: forty deals leave ten points of doubt. So the heuristic plays, and at some of
its decisions the search is asked, too. Where it answers otherwise, both answers are played on in other worlds, the same
for both, and judged there by the game's value. What it gains by each answer that differs, times how many differ in a
game, is about what it gains in a game, if the value judges well. Only where a seat chooses alone.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

import greathall
from greathall.bots.paired import PairedSearch
from greathall.bots.players import SearchBot
from greathall.bots.worlds import Worlds
from greathall.core.kernel import State
from greathall.core.spec import GameSpec


class Differing(NamedTuple):
    """An answer that the search would give instead of the heuristic's."""

    effect: str
    promised: float
    gain: float


def compared(
    spec: GameSpec[Any], bot: SearchBot, world: State, seat: int, rng: Random, judges: int, horizon: int
) -> Differing | None:
    """What the search's answer gains over the heuristic's; None if they are the same."""
    assert bot.budget is not None
    assert world.asked is not None
    search = bot.search(world, seat)
    assert isinstance(search, PairedSearch)
    search.run(bot.budget)
    first, chosen = search.actions[0], search.choice()
    if chosen == first:
        return None
    own, usual = (search.learner.worths[search.actions.index(action)] for action in (chosen, first))
    promised = fmean(a - b for a, b in zip(own, usual, strict=False))
    later = Worlds(spec, world, seat, horizon)
    rows = [later.outcomes(rng.getrandbits(60), [chosen, first]) for _ in range(judges)]
    gain = fmean(mine - theirs for mine, theirs in rows)
    return Differing(type(world.asked.effect).__name__, promised, gain)


def line(name: str, found: list[Differing]) -> str:
    count = len(found)
    gains = [each.gain for each in found]
    gain, promised = fmean(gains), fmean(each.promised for each in found)
    error = stdev(gains) / count**0.5 if count > 1 else 1.0
    return f"{name:20} {count:4} differ, {100 * gain:+.1f} ± {100 * error:.1f} each (promised {100 * promised:+.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--settings", nargs="*", default=[], help="like game=7")
    parser.add_argument("--bot", default="strong:100")
    parser.add_argument("--seconds", type=float, default=45.0, help="of processor")
    parser.add_argument("--share", type=float, default=0.08, help="of the decisions that are looked at")
    parser.add_argument("--judges", type=int, default=32, help="worlds in which two answers are compared")
    parser.add_argument("--horizon", type=int, default=18, help="rounds (or turns) after which they are judged")
    parser.add_argument("--seed", default="decisions")
    arguments = parser.parse_args()
    spec = greathall.game(arguments.game)
    settings: dict[str, Any] = {name: int(value) for name, value in (each.split("=") for each in arguments.settings)}
    rng = Random(arguments.seed)
    bot = greathall.bot(arguments.bot, spec, rng)
    heuristic, routine = spec.bots.heuristic, spec.bots.routine
    assert isinstance(bot, SearchBot)
    assert heuristic is not None
    games = looked_at = 0
    found: list[Differing] = []
    while process_time() < arguments.seconds:
        g = spec.new(seats=arguments.seats, seed=f"{arguments.seed} {games}", **settings)
        while not g.over:
            alone = len(g.waiting) == 1 and not g.sealed
            for seat in g.waiting:
                action = heuristic(g, seat, rng)
                searched = alone and len(g.options(seat)) > 1 and not routine(g, seat, action)
                if searched and rng.random() < arguments.share:
                    looked_at += 1
                    world = spec.redeal(g, seat, rng)
                    differing = compared(spec, bot, world, seat, rng, arguments.judges, arguments.horizon)
                    found += [differing] if differing else []
                g.act_unchecked(seat, action)
        games += 1
    print(f"{games} games, {looked_at} decisions looked at, {looked_at / arguments.share / games:.0f} in a game")
    if found:
        print(line("all", found))
    for effect in sorted({each.effect for each in found}):
        print(line(effect, [each for each in found if each.effect == effect]))


if __name__ == "__main__":
    main()
