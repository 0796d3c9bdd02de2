"""What can be chosen before a game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from greathall.core.messages import vocabulary

from .languages import codes

HouseName = Annotated[Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"], vocabulary("house")]

USUAL = "enable"
"""The usual word list of the language: it comes with the game."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a game; the numbers name the rulings they come from."""

    edition: Literal["wizarding", "classic"] = "wizarding"
    """W26: the classic one has no cards, no houses and no glossary."""
    language: Annotated[str, Meta(examples=[*codes()])] = "en"
    """Of tiles and words: the code of a folder in `languages`."""
    words: Literal["challenge", "checked"] = "challenge"
    """W3: wrong words can be laid and challenged, or are refused at once."""
    challenge: Literal["ten", "five", "double", "single"] = "ten"
    """W3: what a challenge of right words costs: points, the next turn, or nothing."""
    word_filter: Literal["family", "tournament", "all"] = "tournament"
    """W22: which words are barred: slurs and indecent words, slurs, or none."""
    lexicon: Annotated[str, Meta(examples=["enable", "large"], extra_json_schema={"x-file": True})] = "enable"
    """`enable` (the usual list of the language, whatever its name), `large` (English only), or the path of a word file
    (not on a server: it is somebody else's machine)."""
    modern: bool = True
    """Two-letter words that players expect: QI, ZA and nine more."""
    cards: bool = True
    """Hogwarts cards; without them the game is plain."""
    houses: tuple[HouseName, ...] = ()
    """The house of each seat; empty: drawn."""
    tracker: bool = False
    """Everybody sees which tiles are still unseen: what a player could reckon, reckoned."""
    minutes: Annotated[int, Meta(ge=0, le=60)] = 0
    """W27: on the clock of each player, for the whole game; 0: no clock."""
    overtime: Annotated[int, Meta(ge=0, le=50)] = 10
    """W27: the points that each minute begun beyond them costs."""
    position: str = ""
    """Begin from this position of the classic edition, as `notation.write_position` writes it: seat 0 moves first."""

    added: ClassVar[frozenset[str]] = frozenset(
        {"edition", "language", "challenge", "word_filter", "tracker", "minutes", "overtime", "position"}
    )
