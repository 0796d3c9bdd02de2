"""Everything a player can answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from greathall.core.messages import Seat, vocabulary

Card = Annotated[str, vocabulary("card")]
House = Annotated[str, vocabulary("house")]
Placed = Annotated[str, Meta(pattern="^[A-Za-z](1[0-5]|[1-9])[A-O]$")]
"""A tile and its square: letter (lower case for a blank), row, column: `H8F`."""
Square = Annotated[str, Meta(pattern="^(1[0-5]|[1-9])[A-O]$")]
Tile = Annotated[str, Meta(pattern="^[A-Z?]$")]
Tiles = Annotated[str, Meta(pattern="^[A-Z?]+$")]
Letter = Annotated[str, Meta(pattern="^[A-Z]$")]


class Place(Struct, frozen=True, tag="place"):
    """Lay these tiles, perhaps with a bonus card or Confundo.

    `down` matters for one tile laid by Confundo only: which of its two words is read in reverse.
    """

    tiles: tuple[Placed, ...]
    card: Card | None = None
    down: bool = False


class Exchange(Struct, frozen=True, tag="exchange"):
    """Replace these tiles and end the turn."""

    tiles: Tiles


class Pass(Struct, frozen=True, tag="pass"):
    """Do nothing this turn."""


class Cast(Struct, frozen=True, tag="cast"):
    """Use a card that needs no aim: Felix Felicis, Engorgio, Reparo, Revelio or Gemino."""

    card: Card


class Attack(Struct, frozen=True, tag="attack"):
    """Use Expelliarmus, Stupefy or Wingardium Leviosa against a player."""

    card: Card
    target: Seat


class Question(Struct, frozen=True, tag="question"):
    """Veritaserum: ask a player for a letter."""

    target: Seat
    letter: Letter


class Unlock(Struct, frozen=True, tag="unlock"):
    """Alohomora: take the blank on this square for the letter it stands for."""

    square: Square


class Summon(Struct, frozen=True, tag="summon"):
    """Accio: take this card from the discard pile."""

    card: Card


class Transfigure(Struct, frozen=True, tag="transfigure"):
    """Transfiguration: exchange these tiles and go on with the turn."""

    tiles: Tiles


class Tickle(Struct, frozen=True, tag="tickle"):
    """Rictusempra: claim to have made somebody laugh."""


class Accept(Struct, frozen=True, tag="accept"):
    """Let it be: the words laid, the spell cast."""


class Challenge(Struct, frozen=True, tag="challenge"):
    """Doubt the words just laid."""


class Finite(Struct, frozen=True, tag="finite"):
    """Finite Incantatem: cancel the spell."""


class Give(Struct, frozen=True, tag="give"):
    """Veritaserum: the tile given in exchange."""

    tile: Tile


class Return(Struct, frozen=True, tag="return"):
    """Put these tiles back into the bag."""

    tiles: Tiles


class Laughed(Struct, frozen=True, tag="laughed"):
    """Yes, I laughed."""


class StraightFace(Struct, frozen=True, tag="straight_face"):
    """No, I did not laugh."""


class ReadClock(Struct, frozen=True, tag="read_clock"):
    """The timekeeper's, never a player's: so many minutes of overtime were begun."""

    over: Annotated[int, Meta(ge=0, le=60)]


Action = (
    Place
    | Exchange
    | Pass
    | Cast
    | Attack
    | Question
    | Unlock
    | Summon
    | Transfigure
    | Tickle
    | Accept
    | Challenge
    | Finite
    | Give
    | Return
    | Laughed
    | StraightFace
    | ReadClock
)
