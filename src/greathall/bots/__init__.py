"""Players made of rules: uniform chance, a game's rules of thumb, and one search for every game of the kernel."""

from greathall.bots.budget import Budget
from greathall.bots.players import Bot, RandomBot, SearchBot, ThumbBot, bot, bots

__all__ = ["Bot", "Budget", "RandomBot", "SearchBot", "ThumbBot", "bot", "bots"]
