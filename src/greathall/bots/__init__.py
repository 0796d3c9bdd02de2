"""Bots: random, beginner, by a game's heuristic, and one search for every game of the kernel."""

from greathall.bots.budget import Budget
from greathall.bots.levels import levels
from greathall.bots.players import BeginnerBot, Bot, Decision, HeuristicBot, RandomBot, SearchBot, bot, bots

__all__ = [
    "BeginnerBot",
    "Bot",
    "Budget",
    "Decision",
    "HeuristicBot",
    "RandomBot",
    "SearchBot",
    "bot",
    "bots",
    "levels",
]
