"""The laboratory: plays games by the thousand and says what came of them, with how far to trust it."""

from greathall.lab.arena import Match, arena
from greathall.lab.games import Played, play
from greathall.lab.simulate import Simulation, simulate
from greathall.lab.statistics import Mean, mean, wilson

__all__ = ["Match", "Mean", "Played", "Simulation", "arena", "mean", "play", "simulate", "wilson"]
