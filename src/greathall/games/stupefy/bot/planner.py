"""How a bot that searches is imagined to play on itself: rewards are taken with an eye on the end of the round.

When rewards are shared nothing of weight is hidden any more and nothing is left to chance, so one look ahead tells what
a reward leads to. It is worth much: a heuristic player who takes rewards like this wins 34 to 36 % against three who do
not (500 and 1,800 games; 25 % is even), so whoever will search then must not think less of standing now. To imagine
that one's later rewards of the same share are taken like this, too, changes nothing (-0.4 ± 2.7 points).
"""

from __future__ import annotations

from random import Random

from greathall.games.stupefy.actions import Action
from greathall.games.stupefy.bot import last_share
from greathall.games.stupefy.bot.evaluation import value
from greathall.games.stupefy.bot.heuristic import heuristic
from greathall.games.stupefy.bot.sense import pointless
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import TAKE_REWARD


def planner(g: Stupefy, seat: int, rng: Random) -> Action:
    usual = heuristic(g, seat, rng)
    assert g.asked is not None
    if g.asked.effect is not TAKE_REWARD or last_share.is_short(g):
        return usual
    others: list[Action] = [reward for reward in g.options(seat) if reward != usual and not pointless(g, seat, reward)]
    if not others:
        return usual
    return max([usual, *others], key=lambda reward: _worth(g, seat, reward, rng))


def _worth(g: Stupefy, seat: int, reward: Action, rng: Random) -> float:
    """At the end of the round, if all go on by the heuristic."""
    world = g.copy()
    world.act_unchecked(seat, reward)
    while world.waiting and world.round == g.round:
        for other in world.waiting:
            world.act_unchecked(other, heuristic(world, other, rng))
    return value(world, seat)
