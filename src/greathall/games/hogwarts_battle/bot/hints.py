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

HINTS: BotHints[Battle] = BotHints(
    heuristic=heuristic,
    beginner=beginner,
    value=value,
    rounds=turns,
    rounds_are="turn",
    horizon=6,
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
