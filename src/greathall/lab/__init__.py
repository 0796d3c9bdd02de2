"""The lab: plays games by the thousand and reports the results with their uncertainty."""

from greathall.lab.batch import Batch
from greathall.lab.duel import Duel, Limits, duel
from greathall.lab.games import Played, play
from greathall.lab.simulate import Simulation, simulate
from greathall.lab.statistics import Mean, mean, wilson

__all__ = [
    "Batch",
    "Duel",
    "Limits",
    "Mean",
    "Played",
    "Simulation",
    "duel",
    "mean",
    "play",
    "simulate",
    "wilson",
]
