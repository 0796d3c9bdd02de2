"""A game's door: everything that players, bots, servers and laws may ask of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from greathall.core import codec
from greathall.core.chance import Chance, Seed, key_of_seed
from greathall.core.errors import BadAction, BadOptions, WrongSeats
from greathall.core.kernel import Action, Effect, Event, State
from greathall.core.words import Text

S = TypeVar("S", bound=State)


class Outcome(Struct, frozen=True):
    """How a game ended. Seats of one team have the same score and win together."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Situation(Struct, frozen=True):
    """All that one seat (None: a spectator) may know at a decision. This, and nothing else, leaves the server."""

    seat: int | None
    view: Any
    prompt: Text | None
    waiting: tuple[int, ...]
    ready: tuple[int, ...]
    answer: Any
    over: bool


class Tempo(Struct, frozen=True, kw_only=True):
    """How a question is timed at a real table, in seconds."""

    count: float
    """How long answers are taken."""
    look: float = 0
    """Time to look around before the count begins."""
    hold: bool = False
    """Stays open until the count is over, even when all have answered."""
    quiet: bool = False
    """Nobody is told whose answer was the default: it would tell what the answer is."""


@dataclass(frozen=True)
class Notation(Generic[S]):
    """How players write an answer down, on one line. The message `notation` of the game's catalogue explains it."""

    write: Callable[[S, Action], str | None]
    """None for an answer that is said in words."""
    read: Callable[[S, int, str], Action | None]
    """What a seat wrote; None if that is no notation at all, an error if there is a mistake in it."""


def _alone(g: State, seat: int) -> int:
    return seat


@dataclass(frozen=True, kw_only=True, eq=False)
class GameSpec(Generic[S]):
    """What a game is made of. The functions are the game's own; the methods are the same for all games."""

    id: str
    version: int
    """Counts up whenever a record of the older rules would play differently."""
    seats: range
    state: type[S]
    rules: type[Struct]
    """The game's options with their defaults."""
    actions: Any
    """The tagged union of everything a player can answer."""
    events: Any
    """The tagged union of everything that can happen."""
    setup: Callable[[S], None]
    """Lays the table: `seats`, `rules` and `chance` are set, the first effects are to be scheduled."""
    view: Callable[[S, int | None], Any]
    redeal: Callable[[S, int | None, Random], S]
    """Another world that this seat cannot tell from the true one, with other dice."""
    outcome: Callable[[S], Outcome | None]
    sequel: Callable[[S], Struct | None] = lambda g: None
    """The options of the game that follows one that is over, where games make a campaign; None: none follows."""
    effects: Mapping[str, Effect[Any]]
    pieces: Callable[[S], Mapping[str, int]]
    """Every card, tile and token counted over all places: the law of conservation wants it never to change."""
    secrets: Callable[[S, int | None], Mapping[str, Any]]
    """The hidden places, as this seat does not know them: the laws want each of them to vary between redealt worlds."""
    words: Mapping[str, Sequence[str]]
    """The vocabularies and their words: for `{"card": ["stupefy"]}` every catalogue has `card-stupefy`."""
    refusals: Sequence[str] = ()
    """The message keys with which answers are refused."""
    prompts: Sequence[str] = ()
    """The message keys with which questions are asked."""
    longest: int
    """No game has more decisions than this; the rules must guarantee it."""
    package: str
    """Where `text/en.ftl` and `text/fr.ftl` lie."""
    thumb: Callable[[S, int, Random], Action] | None = None
    """Plays by rules of thumb; looks at nothing that the seat does not know."""
    preview: Callable[[S, int, Any], Any] | None = None
    """What an answer that would be accepted brings, as far as the seat can know it: a Struct for people to look at
    before they answer, or None. It changes nothing and looks at nothing that the seat does not know."""
    value: Callable[[S, int], float] | None = None
    """How good the position is for a seat, from 0 to 1; where a search is cut off."""
    tempo: Mapping[str, Tempo] = field(default_factory=dict)
    """The timing of questions, by the key of their prompt, for games whose rules count seconds."""
    rounds: Callable[[S], int] | None = None
    """How many rounds (or turns) are behind us: with a `value`, a search looks no further than the end of this one."""
    notices: Callable[[S, int], Hashable] | None = None
    """What a seat's choice should hang on, for a search to tell its situations apart: it must tell apart those that
    differ in their options, and nothing the seat does not know. By default the whole view: exact, but slow and fine."""
    patience: int = 0
    """How often a search follows the rules of thumb at decisions beyond the one it thinks about, before it tries other
    answers there: worth it where a turn is a long line of small decisions and the rules of thumb are good."""
    team: Callable[[S, int], int] = _alone
    """A number for those who win together; by default everybody plays alone."""
    notation: Notation[S] | None = None
    """For games with answers too many to choose from a list."""
    players: Mapping[str, Callable[[S, int, Random, int | None, float | None], Action]] = field(default_factory=dict)
    """The game's own bots by name: they choose in a redealt world, in so many iterations or seconds if given."""
    levels: Mapping[str, str] = field(default_factory=lambda: {"easy": "random", "medium": "thumb", "strong": "ismcts"})

    @property
    def options_schema(self) -> dict[str, Any]:
        """JSON Schema of the game's options."""
        return msgspec.json.schema(self.rules)

    def new(
        self, seats: int | None = None, seed: Seed | None = None, log: list[Event] | None = None, **options: Any
    ) -> S:
        """A game at its first decision. Without a seed it is dealt from the system's own randomness."""
        g = self.state()
        g.log = log
        g.seats = self.seats[0] if seats is None else seats
        if type(g.seats) is not int or g.seats not in self.seats:
            raise WrongSeats("wrong-seats", game=self.id, seats=str(seats), least=self.seats[0], most=self.seats[-1])
        g.rules = self.read_options(options)
        g.chance = Chance(key_of_seed(secrets.token_bytes(32) if seed is None else seed))
        self.setup(g)
        g.run()
        return g

    def read_options(self, options: Mapping[str, Any]) -> Struct:
        """The game's options, checked; `BadOptions` says which is wrong."""
        unknown = set(options) - set(self.rules.__struct_fields__)
        if unknown:
            known: list[Any] = [*self.rules.__struct_fields__]
            raise BadOptions("unknown-option", game=self.id, option=min(unknown), known=known)
        try:
            return msgspec.convert(msgspec.to_builtins(dict(options)), self.rules)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadOptions("bad-option", game=self.id, reason=str(error)) from None

    def situation(self, g: S, seat: int | None) -> Situation:
        """What leaves the server for this seat."""
        return Situation(
            seat=seat,
            view=self.view(g, seat),
            prompt=None if seat is None else g.prompt(seat),
            waiting=g.waiting,
            ready=tuple(sorted(g.sealed)),
            answer=None if seat is None else g.sealed.get(seat),
            over=g.over,
        )

    def encode(self, thing: Any) -> Any:
        """An action, an event or a view as JSON values."""
        return msgspec.to_builtins(thing)

    def decode(self, value: Any) -> Action:
        """An action from its JSON value; `BadAction` if it is none."""
        try:
            return msgspec.convert(value, self.actions)
        except msgspec.ValidationError as error:
            raise BadAction("bad-action", game=self.id, reason=str(error)) from None

    def save(self, g: S) -> dict[str, Any]:
        """The whole state as JSON values, secrets included."""
        return codec.save_state(g)

    def load(self, saved: dict[str, Any]) -> S:
        """The inverse of `save`; `BadSave` if it is damaged."""
        g = codec.load_state(saved, self.state, self.rules, self.actions, self.effects)
        assert isinstance(g, self.state)
        return g

    def hash(self, g: S) -> str:
        """A fingerprint of the whole state."""
        return codec.state_hash(g)
