"""What can be chosen before a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from greathall.core.messages import vocabulary

HouseName = Annotated[Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"], vocabulary("house")]
SeatChoice = Annotated[int, vocabulary("seat", ge=0, le=7)]
"""Stored from 0; people read and write seats from 1."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before a game; the numbers name the rulings."""

    spent_when_unharmed: bool = True
    """S1: the card of a player to whom nothing happened is used up too."""
    lessons_source: Literal["any", "faceup_only"] = "any"
    """S11: whether private lessons may end in a facedown Stupefy of the discard pile."""
    all_down: Literal["carry", "discard"] = "carry"
    """S13: what happens to the rewards when nobody stands."""
    memory_aid: Literal["off", "on"] = "off"
    """S20: whether totals, potions and favours that everyone could have remembered are shown."""
    first_favourite: Literal["random"] | SeatChoice = "random"
    """S29: who is the favourite of the first round."""
    house_chat: Literal["off", "on"] = "off"
    """S32: whether teammates have a private channel (at a table of the server; the rules know nothing of it)."""
    houses: tuple[HouseName, ...] = ()
    """S31: the house of each seat; empty: drawn."""
    twins: tuple[SeatChoice, ...] = ()
    """S30: who are the Twins among an odd number of players; empty: the first two seats of the largest house."""
