"""The players of the lab: the hall's bots by name, and bots of strangers.

    medium, strong:200        a bot of the hall
    my_bots:Careful           a class of a Python module, a `greathall.bots.Bot`
    my_bots:choose            a function of a Python module: `choose(world, seat, rng)`
    tcp://127.0.0.1:4000      a program in any language (see `greathall.lab.socket_player`)

Whoever they are, they see a redealt world or their seat's situation, never the true state. A class may say that it
looks at nothing hidden anyway (`blind = True`), which spares it the redeals; it is put to the test before it plays.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from greathall.bots import Bot, bot, bots, levels
from greathall.bots.levels import OLD_NAMES
from greathall.bots.strangers import is_stranger, named
from greathall.core.kernel import Action, State, sample
from greathall.core.spec import GameSpec
from greathall.lab.errors import BadPlayer
from greathall.lab.socket_player import SocketPlayer

TRIALS = 12
"""Decisions a bot that calls itself blind is tried at, in each of so many games."""


class FunctionBot(Bot):
    """A function that chooses in a redealt world."""

    function: Callable[[State, int, Random], Action]

    def pick(self, world: State, seat: int) -> Action:
        return type(self).function(world, seat, self.rng)


def player(name: str, spec: GameSpec[Any], rng: Random) -> Bot:
    """A new player for one seat of one game."""
    if name.startswith("tcp://"):
        return SocketPlayer(spec, rng, name)
    if in_a_module(name, spec):
        return _found(name)(spec, rng)
    return bot(name, spec, rng)


def in_a_module(name: str, spec: GameSpec[Any]) -> bool:
    """Whether the name says where Python finds a stranger's bot; `strong:soon` is a mistake in one of the hall's."""
    ours = (*levels(spec), *bots(spec), *OLD_NAMES)
    return bool(is_stranger(name)) and name.partition(":")[0] not in ours


def require_player(name: str, spec: GameSpec[Any]) -> None:
    """Refuse beforehand what cannot play: an unknown name, or a class that is not as blind as it says."""
    found = player(name, spec, Random(0))
    if found.blind and in_a_module(name, spec):
        require_blind(name, spec)
    found.leave()


@cache
def _found(name: str) -> type[Bot]:
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # where people keep the bot that they are writing
    try:
        found = named(name)
    except (ImportError, AttributeError) as error:
        raise BadPlayer("lab-bot-not-found", bot=name, reason=str(error)) from None
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    if callable(found) and not isinstance(found, type):
        return type(name.partition(":")[2], (FunctionBot,), {"function": staticmethod(found), "name": name})
    raise BadPlayer("lab-bot-of-no-kind", bot=name)


def require_blind(name: str, spec: GameSpec[Any]) -> None:
    """The same choice in the true world and in one redealt for its seat, wherever it is tried: the law of secrecy."""
    for trial in range(TRIALS):
        rng = Random(f"blind {trial}")
        g = spec.new(seats=rng.choice(spec.seats), seed=f"blind {trial}")
        left = TRIALS
        while not g.over and left:
            for seat in g.waiting:
                draw = rng.random()
                if draw < 0.3 and left:
                    left -= 1
                    worlds = (g, spec.redeal(g, seat, rng))
                    one, other = (player(name, spec, Random(draw)).pick(world, seat) for world in worlds)
                    if one != other:
                        raise BadPlayer("lab-bot-not-blind", bot=name, game=spec.id)
                g.act_unchecked(seat, sample(g.options(seat), rng))
