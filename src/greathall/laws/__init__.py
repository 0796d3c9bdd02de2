"""The laws every game obeys, checked by playing it. They work on any `GameSpec`, registered or not.

>>> import bluff
>>> from greathall import laws
>>> print(laws.check(bluff.SPEC, games=3).broken)
None
"""

from greathall.laws.check import LAWS, Report, check, check_game, fingerprints, reproduce, run
from greathall.laws.drivers import by_policy, from_answers, uniform
from greathall.laws.errors import LawBroken, difference
from greathall.laws.harness import QUICK, THOROUGH, CheckLevel, Driver, Totals, Trial
from greathall.laws.texts import check_texts

__all__ = [
    "LAWS",
    "QUICK",
    "THOROUGH",
    "CheckLevel",
    "Driver",
    "LawBroken",
    "Report",
    "Totals",
    "Trial",
    "by_policy",
    "check",
    "check_game",
    "check_texts",
    "difference",
    "fingerprints",
    "from_answers",
    "reproduce",
    "run",
    "uniform",
]
