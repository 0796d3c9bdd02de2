"""What the game tells the bots, in one place."""

from __future__ import annotations

from greathall.core.spec import BotHints
from greathall.games.stupefy.bot.beginner import beginner
from greathall.games.stupefy.bot.beliefs import believe
from greathall.games.stupefy.bot.evaluation import VALUE, value
from greathall.games.stupefy.bot.explain import explain
from greathall.games.stupefy.bot.heuristic import heuristic, reckless, rounds, timid
from greathall.games.stupefy.bot.sense import pointless, routine
from greathall.games.stupefy.bot.temperaments import TEMPERAMENTS
from greathall.games.stupefy.bot.turned import turned
from greathall.games.stupefy.state import Stupefy

HINTS: BotHints[Stupefy] = BotHints(
    heuristic=heuristic,
    beginner=beginner,
    value=value,
    rounds=rounds,
    horizon=1,
    routine=routine,
    pointless=pointless,
    believe=believe,
    opponents=((0.1, reckless), (0.1, timid)),
    temperaments=TEMPERAMENTS,
    explain=explain,
    turned=turned,
    fits=(VALUE,),
)
