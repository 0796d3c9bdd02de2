"""What the game tells the bots, in one place."""

from __future__ import annotations

from greathall.core.spec import BotHints
from greathall.games.hogwarts_battle.bot.beginner import beginner
from greathall.games.hogwarts_battle.bot.evaluation import FIT, turns, value
from greathall.games.hogwarts_battle.bot.explain import explain, remark
from greathall.games.hogwarts_battle.bot.heuristic import TUNING, heuristic
from greathall.games.hogwarts_battle.bot.sense import pointless, routine
from greathall.games.hogwarts_battle.bot.temperaments import TEMPERAMENTS
from greathall.games.hogwarts_battle.bot.turned import turned
from greathall.games.hogwarts_battle.state import Battle

DEEP_HORIZON = 12
"""Where there is time for many worlds, more turns tell more: in Game 7 with four heroes (220 decisions, each answer
played to the end in the same 96 worlds) what the value says of two answers after 6, 9, 12 and 18 turns correlates with
who wins by 0.87, 0.89, 0.92 and 0.95. But the later one looks, the more worlds it takes."""
HINTS: BotHints[Battle] = BotHints(
    heuristic=heuristic,
    beginner=beginner,
    value=value,
    rounds=turns,
    rounds_are="turn",
    horizon=6,
    deep_horizon=lambda g, seat: DEEP_HORIZON,
    sure=1.0,
    routine=routine,
    pointless=pointless,
    temperaments=TEMPERAMENTS,
    fits=(FIT,),
    tunings=(TUNING,),
    explain=explain,
    turned=turned,
    remark=remark,
)
