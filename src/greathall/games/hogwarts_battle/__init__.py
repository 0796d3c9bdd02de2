"""Hogwarts Battle, Games 1 to 7."""

from greathall.games.hogwarts_battle.campaign import Campaign
from greathall.games.hogwarts_battle.spec import SPEC

__all__ = ["SPEC", "Campaign"]
