"""HTTP: people, statistics, the house cup, and what is shared."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greathall.core.messages import Message
from greathall.server.protocol.fields import Number

Shown = Literal["hall", "companions", "nobody"]
"""Who may see a profile: all people of this hall, those with whom one has played, or nobody else."""
Period = Literal["season", "year", "always"]
Language = Literal["en", "fr"]


class Standing(Struct, frozen=True, kw_only=True):
    """One person in one game."""

    person: str
    name: str
    game: str
    played: int
    won: int
    rating: float
    """openskill: mean minus three deviations, from games with at least two people. A game in which a bot made more than
    half of one's moves is not rated."""
    mean: float
    deviation: float
    stood_in: int = 0
    """In how many of the games a bot stood in for a while."""


class Statistics(Struct, frozen=True):
    """GET /api/statistics"""

    played: dict[str, int]
    """Finished games of each kind in this hall."""
    standings: list[Standing]


class WinShare(Struct, frozen=True, kw_only=True):
    """How often somebody or something won, with Wilson's interval at 95 %."""

    key: str
    """A game, a seat counted from 0, a house, the message key of a hero, or the number of a campaign's game."""
    won: int
    played: int
    low: float
    high: float
    fair: float | None = None
    """The share to compare with, where each row has its own: that of the whole hall."""


class WinShares(Struct, frozen=True, kw_only=True):
    """A chart of shares of one game."""

    game: str
    seats: int
    """With this number of seats; 0: with any."""
    fair: float
    """The share to compare with: that of all rows together."""
    rows: list[WinShare]


class Lengths(Struct, frozen=True, kw_only=True):
    """How long the games of a kind lasted."""

    game: str
    games: int
    minutes: list[int]
    """Below these lasted 5, 25, 50, 75 and 95 % of them."""


class WeekCount(Struct, frozen=True, kw_only=True):
    """Finished games of a week."""

    week: int
    """Its Monday, in milliseconds since 1970."""
    games: dict[str, int]


class ReplayLink(Struct, frozen=True):
    """Where a replay shows something."""

    table: str
    number: int
    step: int


class DeedTold(Struct, frozen=True, kw_only=True):
    """A story or a play: something that happened in a finished game."""

    game: str
    id: str
    title: Message
    told: Message | None
    at: int
    replay: ReplayLink | None
    """None: the visitor was not at that table."""
    name: str = ""
    """Whose it is, where that is not said otherwise."""


class HallCharts(Struct, frozen=True, kw_only=True):
    """GET /api/statistics/charts?period=&mine=: the finished games with at least one person, as charts."""

    period: Period
    since: int
    """The first game that counts; 0: there is none."""
    games: int
    people: int
    weeks: list[WeekCount]
    """Without gaps, at most 52; the last one is still running."""
    lengths: list[Lengths]
    seats: list[WinShares]
    houses: list[WinShares]
    heroes: list[WinShares]
    chapters: list[WinShares]
    plays: list[DeedTold]
    """The best of the period, one for each kind."""
    complete: bool
    """Older games are still being read: houses, heroes and stories will be more."""


class SeasonName(Struct, frozen=True):
    """A season of the house cup; winter has the name of the year in which it begins."""

    year: int
    name: Literal["spring", "summer", "autumn", "winter"]


class HousePoints(Struct, frozen=True):
    """A house in one season."""

    house: str
    points: int
    won: int


class SeasonBefore(Struct, frozen=True):
    """Which house won a season, and by how many points; an empty house: nobody, the first were level."""

    season: SeasonName
    house: str
    margin: int


class HouseCup(Struct, frozen=True, kw_only=True):
    """GET /api/cup: ten points for each seat that a person's house leaves behind, in games with at least two people."""

    season: SeasonName
    ends: int
    houses: list[HousePoints]
    always: list[HousePoints]
    before: list[SeasonBefore]


class RatingPoint(Struct, frozen=True):
    """A rating at the end of a month, or now."""

    at: int
    mean: float
    deviation: float


class RatingCourse(Struct, frozen=True):
    """The rating in one game over time."""

    game: str
    points: list[RatingPoint]


class Favourite(Struct, frozen=True, kw_only=True):
    """Something a person plays often."""

    game: str
    key: str
    """A house, or the message key of a hero or a card in the catalogue of the game."""
    played: int
    won: int


class StoryTodo(Struct, frozen=True, kw_only=True):
    """A story that the person does not have yet."""

    game: str
    id: str
    title: Message
    todo: Message
    sealed: bool
    """Nobody in the hall has it."""


class DuelByGame(Struct, frozen=True):
    """Two people against each other in one game."""

    game: str
    you: int
    they: int


class HeadToHead(Struct, frozen=True, kw_only=True):
    """The visitor and the person, in games that both finished."""

    you: int
    they: int
    level: int
    together: int
    """Games on the same side."""
    together_won: int
    last: list[Literal["won", "lost", "level"]]
    """The last five against each other, newest first."""
    by_game: list[DuelByGame]


class Profile(Struct, frozen=True, kw_only=True):
    """GET /api/people/{id}/profile (`me`: one's own), as far as the person allows. Only finished games are in it."""

    person: str
    name: str
    me: bool
    shown: Shown | None
    """Who may see it; told to the person only."""
    since: int
    games: int
    house: str
    """The house played most; empty: none."""
    wins: list[WinShare]
    ratings: list[RatingCourse]
    houses: list[Favourite]
    heroes: list[Favourite]
    cards: list[Favourite]
    plays: list[DeedTold]
    stories: list[DeedTold]
    todo: list[StoryTodo]
    duel: HeadToHead | None
    brought: int
    """Points brought to the house cup this season."""


class ProfileChoice(Struct, frozen=True):
    """PATCH /api/me/profile"""

    shown: Shown


class PersonRow(Struct, frozen=True, kw_only=True):
    """GET /api/people: those whose profile the visitor may see."""

    person: str
    name: str
    games: int
    won: int
    house: str
    last: int
    stories: int


class ShareWish(Struct, frozen=True, kw_only=True):
    """POST /api/tables/{id}/games/{number}/share, after the game: a link that opens this replay and nothing else."""

    names: bool = True
    language: Language = "en"
    step: Number | None = None
    """A moment; None: the whole game."""


class Shared(Struct, frozen=True, kw_only=True):
    """A link that was given away; GET /api/me/shares lists one's own, DELETE /api/me/shares/{token} takes it back."""

    token: str
    path: str
    """`/r/{token}`; its picture is at /api/shared/{token}/picture.svg and .png."""
    game: str
    table: str
    number: int
    step: int | None
    names: bool
    created: int


class SharedGame(Struct, frozen=True, kw_only=True):
    """GET /api/shared/{token}: what a link shows; the replay is at .../replay, the record at .../record."""

    game: str
    names: list[str]
    step: int | None
    words: str
    """What the picture shows, in words."""


class GamePicture(Struct, frozen=True):
    """GET /api/tables/{id}/games/{number}/picture?names=&language=: the picture of a finished game, and in words."""

    svg: str
    words: str
    png: bool
    """Whether this hall can draw it as PNG, too."""
