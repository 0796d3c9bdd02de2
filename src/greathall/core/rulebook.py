"""How a game's rulebook is put together; every word of it is in the game's catalogues (`text/<language>/rulebook.ftl`).

A chapter `round` has the messages `rulebook-round` (its title) and `rulebook-round-lead`; its step `aim` has
`rulebook-round-aim` and `rulebook-round-aim-text`; a ruling `s11` has `ruling-s11` and `ruling-s11-answer`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Chapter:
    """A page of the book: a few steps, each with a drawing."""

    icon: str
    steps: Mapping[str, str]
    """The drawing of each step, in a line of things: `40` a card with a number, `back` its back, `flag:slytherin`,
    `down:slytherin`, `tile:W4` (`tile:_` a blank), `square:tw`, `die:6`, `sign:points` an icon alone, `>` an arrow,
    `or` and `+`; any other word is a card with that icon."""


@dataclass(frozen=True, kw_only=True)
class Group:
    """Things of the box that the index lists, each with its name and its text."""

    vocabulary: str
    """The name of `accio` is the message `card-accio`, and its text is `help-card-accio`."""
    names: Sequence[str]
    icon: str = "{}"
    """The icon of each: its own name stands for the braces."""
    copies: Mapping[str, int] = field(default_factory=dict)
    """How many of each are in the box, where that is worth knowing."""


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    chapters: Mapping[str, Chapter]
    groups: Mapping[str, Group]
    """The heading of the group `spells` is the message `rulebook-spells`."""
    rulings: Mapping[str, str] = field(default_factory=dict)
    """The pages (chapters and cards, parted by spaces) on which each ruling is told. The numbers are those of
    `docs/rulings`; what begins with `c` is on the cards, and often asked all the same."""
    examples: Mapping[str, str] = field(default_factory=dict)
    """Positions to play, each a record in the folder `examples` or one of a lesson: the pages on which it is offered.
    Its sentence is the message `example-<name>`."""

    @property
    def pages(self) -> set[str]:
        """All chapters and cards."""
        return {*self.chapters, *(name for group in self.groups.values() for name in group.names)}
