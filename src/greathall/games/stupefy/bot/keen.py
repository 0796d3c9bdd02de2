"""One who plays by the rules of thumb, but takes rewards as a search would: by a look to the end of the round.

So take those who search. The level master imagines it of itself, and of every other player in half of its worlds: the
worth of a reward hangs on what the others will take after it.
"""

from __future__ import annotations

from random import Random

from greathall.games.stupefy.actions import Action
from greathall.games.stupefy.bot import last_share
from greathall.games.stupefy.bot.evaluation import value
from greathall.games.stupefy.bot.heuristic import heuristic
from greathall.games.stupefy.bot.sense import pointless
from greathall.games.stupefy.cards import LESSONS
from greathall.games.stupefy.redeal import redeal_hidden
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import SHARE


def keen(g: Stupefy, seat: int, rng: Random) -> Action:
    """The reward that leads to the best end of the round, if all go on by the rules of thumb."""
    if g.phase != SHARE or last_share.is_short(g):
        return heuristic(g, seat, rng)
    options = g.options(seat)
    answers: list[Action] = [answer for answer in options if not pointless(g, seat, answer)] or [*options]
    if len(answers) == 1:
        return answers[0]
    # Until the round ends nothing that is hidden matters, but for the cards that Private Lessons go by.
    world = g.copy()
    if g.middle[LESSONS]:
        redeal_hidden(world, seat, rng)
    worths = [_worth(world.copy(), seat, answer, rng) for answer in answers]
    return answers[worths.index(max(worths))]


def _worth(g: Stupefy, seat: int, answer: Action, rng: Random) -> float:
    now = g.round
    g.act_unchecked(seat, answer)
    while g.round == now and (waiting := g.waiting):
        for taker in waiting:
            g.act_unchecked(taker, heuristic(g, taker, rng))
    return value(g, seat)
