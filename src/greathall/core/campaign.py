"""The book of a campaign, as people read it: its chapters, who came when, and what the boxes held.

A game with a campaign writes it (`Campaign.book`); halls and drawings show it without knowing the game.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greathall.core.messages import Message


class BoxCard(Struct, frozen=True, kw_only=True):
    """A card that a box brings into the game."""

    id: str
    kind: str
    """Gives the card its colour and sign."""
    kind_name: Message
    name: Message
    text: Message | None = None
    cost: int | None = None
    copies: int = 1


class Box(Struct, frozen=True, kw_only=True):
    """What comes into the game with a chapter."""

    number: int
    told: Message
    """What is in it, in a sentence."""
    news: Message
    """What changes from here on."""
    cards: list[BoxCard]


class Chapter(Struct, frozen=True, kw_only=True):
    """One game of the campaign."""

    number: int
    title: Message
    about: Message
    sign: str
    """The id of the thing whose sign it bears."""
    state: Literal["won", "next", "open", "shut"]
    """open: it may be played, but the party has passed it by."""
    tries: list[bool]
    """Won or lost, in the order in which they were played."""
    told: Message | None = None
    """How it was won."""


class Companion(Struct, frozen=True, kw_only=True):
    """Somebody of the party, by the name that was told, and what they played."""

    name: str
    role: Message
    sign: str
    skill: Message | None = None
    """What they chose for themselves, or will from a later chapter on."""
    chosen: bool = False
    won: int = 0
    lost: int = 0


class BookEvening(Struct, frozen=True, kw_only=True):
    """A game that was played to its end."""

    chapter: int
    won: bool
    told: Message
    """How it ended."""
    party: list[Companion]
    missing: list[str] = []
    """Those of the latest party who were not there."""
    ended: int = 0
    """Milliseconds since 1970; 0: nobody wrote it down."""
    seconds: int = 0


class Book(Struct, frozen=True, kw_only=True):
    """All that a campaign has to tell."""

    name: str
    next: int
    """The chapter that is played next."""
    finished: bool
    begun_with: int
    chapters: list[Chapter]
    boxes: list[Box]
    """Those that are open, the first first."""
    currency: str = ""
    """The sign of what cards cost."""
    pieces: Message
    """What has been unlocked, in a few words."""
    party: list[Companion]
    """As it sat last, by seat; empty before the first game."""
    evenings: list[BookEvening]
    """The first first."""
