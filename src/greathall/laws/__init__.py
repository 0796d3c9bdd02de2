"""The laws every game obeys, checked by play. They work on any `GameSpec`, registered or not.

>>> import bluff
>>> from greathall import laws
>>> print(laws.check(bluff.SPEC, games=3).broken)
None
"""

from greathall.laws.broken import LawBroken, difference
from greathall.laws.check import LAWS, Report, again, at_random, by, by_answers, check, fingerprints, play, run
from greathall.laws.texts import texts
from greathall.laws.trial import QUICK, THOROUGH, Care, Driver, Tally, Trial

__all__ = [
    "LAWS",
    "QUICK",
    "THOROUGH",
    "Care",
    "Driver",
    "LawBroken",
    "Report",
    "Tally",
    "Trial",
    "again",
    "at_random",
    "by",
    "by_answers",
    "check",
    "difference",
    "fingerprints",
    "play",
    "run",
    "texts",
]
