"""Bots: random, by a game's heuristic, and one search for every game of the kernel."""

from greathall.bots.budget import Budget
from greathall.bots.players import Bot, HeuristicBot, RandomBot, SearchBot, bot, bots

__all__ = ["Bot", "Budget", "HeuristicBot", "RandomBot", "SearchBot", "bot", "bots"]
