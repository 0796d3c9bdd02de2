"""A campaign: a party plays Games 1 to 7 in order, advances with each win and tries again after a loss.

Decks are laid anew for every game, so all that is kept is how far the party has come and who sat where. The party may
change from game to game.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from greathall.core.campaign import Book
from greathall.core.decoding import gather_types
from greathall.core.errors import GreatHallError
from greathall.core.files import write_whole
from greathall.core.messages import Message
from greathall.games.hogwarts_battle import chronicle
from greathall.games.hogwarts_battle.components import GAMES
from greathall.games.hogwarts_battle.settings import HeroName, ProficiencyName, Settings
from greathall.games.hogwarts_battle.state import Battle

FORMAT = 1
ERRORS = (
    "campaign-not-reached",
    "campaign-no-such-game",
    "campaign-not-over",
    "campaign-people",
    "no-campaign",
    "bad-campaign",
    "newer-campaign",
)
Number = Annotated[int, Meta(ge=GAMES[0], le=GAMES[-1])]


class CampaignError(GreatHallError):
    """The campaign cannot be read, or it has not come that far."""


class Member(Struct, frozen=True):
    """Who played a hero; the same person may have played several."""

    person: str
    hero: HeroName
    proficiency: ProficiencyName | None = None


class Evening(Struct, frozen=True):
    """One game that the party has played to its end."""

    game: Number
    won: bool
    turns: int
    party: list[Member]
    location: str = ""
    """The one that was held, or lost, at the end."""
    ended: int = 0
    """Milliseconds since 1970; 0: nobody wrote it down."""
    seconds: int = 0


def sequel(g: Battle) -> Settings | None:
    """A win leads on to the next game; after a loss the same game is tried again."""
    return replace(g.settings, game=g.game + 1) if g.won and g.game < GAMES[-1] else None


class Campaign(Struct, kw_only=True):
    """How far a party has come; saved as one JSON file."""

    name: str
    reached: Number = 1
    """The game to be won next; it stays at 7 after the last win."""
    finished: bool = False
    history: list[Evening] = []
    begun_with: Number = 1
    format: int = FORMAT

    @classmethod
    def begin(cls, name: str, *, at: int = GAMES[0]) -> Campaign:
        """A new campaign, from Game 1 or a later one: the rulebook sends those who know deck-building to Game 3."""
        if at not in GAMES:
            raise CampaignError("campaign-no-such-game", game=at, last=GAMES[-1])
        return cls(name=name, reached=at, begun_with=at)

    def options(self, chapter: int | None = None, /, **options: Any) -> dict[str, Any]:
        """Options for `spec.new`: the game reached, or an earlier one (`chapter`, or the option `game`) played again
        for pleasure."""
        game = options.get("game", self.reached) if chapter is None else chapter
        if not 1 <= game <= self.reached:
            raise CampaignError("campaign-not-reached", game=game, reached=self.reached)
        return {**options, "game": game}

    @classmethod
    def evening(cls, g: Battle, people: list[str], ended: int = 0, seconds: int = 0) -> Evening:
        """A finished game as it is written down, and who sat where."""
        if not g.over:
            raise CampaignError("campaign-not-over")
        if len(people) != g.seats:
            raise CampaignError("campaign-people", seats=g.seats, people=len(people))
        seats = zip(people, g.heroes, g.proficiency, strict=True)
        party = [{"person": person, "hero": hero, "proficiency": skill or None} for person, hero, skill in seats]
        members = msgspec.convert(party, list[Member])
        return Evening(g.game, g.won, g.turn, members, g.current_location.id, ended, seconds)

    @classmethod
    def read_evening(cls, content: bytes) -> Evening:
        return msgspec.json.decode(content, type=Evening)

    @classmethod
    def nameless(cls, evening: Evening, names: Collection[str]) -> Evening:
        """The evening without the names of people who have left for good; what they played stays."""
        party = [replace(member, person="") if member.person in names else member for member in evening.party]
        return replace(evening, party=party)

    def forget(self, names: Collection[str]) -> None:
        self.history = [self.nameless(evening, names) for evening in self.history]

    def add(self, evening: Evening) -> None:
        """Write an evening down; a win of the game reached leads on to the next."""
        if evening.game > self.reached:
            raise CampaignError("campaign-not-reached", game=evening.game, reached=self.reached)
        self.history.append(evening)
        if evening.won and evening.game == self.reached:
            self.finished = self.reached == GAMES[-1]
            self.reached = min(self.reached + 1, GAMES[-1])

    def enter(self, g: Battle, people: list[str]) -> Evening:
        """Write down a game that has just ended, and who sat where."""
        evening = self.evening(g, people)
        self.add(evening)
        return evening

    def standing(self) -> Message:
        """How far the party has come."""
        key = "campaign-finished" if self.finished else "campaign-standing"
        return Message(key, {"name": self.name, "reached": self.reached, "wins": self.wins(), "losses": self.losses()})

    def wins(self, game: int | None = None) -> int:
        return sum(evening.won for evening in self.history if game in (None, evening.game))

    def losses(self, game: int | None = None) -> int:
        return sum(not evening.won for evening in self.history if game in (None, evening.game))

    def book(self) -> Book:
        return chronicle.book(self)

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def save(self, path: str | Path) -> None:
        write_whole(Path(path), self.write())

    @classmethod
    def read(cls, content: bytes, file: str) -> Campaign:
        try:
            campaign = msgspec.json.decode(content, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise CampaignError("bad-campaign", file=file, reason=str(error)) from None
        if campaign.format > FORMAT:
            raise CampaignError("newer-campaign", file=file, theirs=campaign.format, ours=FORMAT)
        return campaign

    @classmethod
    def load(cls, path: str | Path) -> Campaign:
        path = Path(path)
        try:
            content = path.read_bytes()
        except OSError as error:
            raise CampaignError("no-campaign", file=str(path), reason=error.strerror or str(error)) from None
        return cls.read(content, str(path))


gather_types(Campaign, Evening)
