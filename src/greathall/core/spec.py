"""The specification of a game: everything that players, bots, servers and laws may ask of it."""

from __future__ import annotations

import secrets
import sys
from array import array
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

import msgspec
from msgspec import Struct

from greathall.core import codec
from greathall.core.achievements import Achievements
from greathall.core.campaign import Book
from greathall.core.chance import Chance, FastChance, Seed, key_of_seed
from greathall.core.decoding import gather_types
from greathall.core.errors import BadAction, BadSettings, WrongSeats, WrongVersion
from greathall.core.facts import Facts
from greathall.core.fitted import Fit, Tuning
from greathall.core.kernel import Action, Effect, Event, State
from greathall.core.messages import Message, message_for
from greathall.core.numbering import ActionSpace, Numbered, Words
from greathall.core.observing import Observer
from greathall.core.reasons import Reasons
from greathall.core.rulebook import Rulebook
from greathall.core.study import Study
from greathall.core.uses import Use

S = TypeVar("S", bound=State)
Played = TypeVar("Played", bound=State, contravariant=True)


class Outcome(Struct, frozen=True):
    """How a game ended. Seats of one team have the same score and win together."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Situation(Struct, frozen=True):
    """All that one seat (None: a spectator) may know at a decision. This, and nothing else, leaves the server."""

    seat: int | None
    view: Any
    prompt: Message | None
    waiting: tuple[int, ...]
    ready: tuple[int, ...]
    answer: Any
    over: bool
    goal: Message | None = None
    """What this seat plays for, and how far it has come; None when the game is over, or says nothing."""


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
    listed: Callable[[S, int], Sequence[Action]] | None = None
    """The options that may be listed, where a list of all would tell what is to be found out; None: all of them."""
    meant: Callable[[S, int, str], Sequence[Action]] = lambda g, seat, typed: ()
    """The answers that some words may mean, each of them accepted."""
    points: Callable[[S, Action], int | None] = lambda g, action: None
    """What an answer would score at once, to stand beside it in a list; None: nothing is scored by it."""
    besides: Callable[[S, int], Sequence[Message]] = lambda g, seat: ()
    """What only some can write, and only now, explained to a seat that can."""


@dataclass(frozen=True, kw_only=True)
class GameClock(Generic[S]):
    """For games in which each player has so much time for the whole game. The rules know no time: they ask for it at
    the end, and whoever keeps it (a server, the terminal) answers, so that it stands in the record."""

    seconds: Callable[[S], int]
    """On the clock of each player; 0: this game is played without."""
    reading: Callable[[S, int, float], Action | None]
    """The timekeeper's answer for a seat that has taken so many seconds; None: the rules ask for something else."""
    turns_left: Callable[[S], int]
    """How many turns a seat has about before it: bots share out their time."""


def _alone(g: State, seat: int) -> int:
    return seat


@dataclass(frozen=True, kw_only=True, eq=False)
class BotHints(Generic[S]):
    """What a game tells the bots. Nothing here may look at what the seat does not know, but for the `value`, which is
    asked in imagined worlds only."""

    heuristic: Callable[[S, int, Random], Action] | None = None
    """Plays well without search (the level medium); a search imagines by it how everybody plays on."""
    beginner: Callable[[S, int, Random], Action] | None = None
    """Plays sensibly, with a beginner's mistakes (easy); by default the heuristic with some poor answers."""
    value: Callable[[S, int], float] | None = None
    """The chance that the seat (its team) wins, from 0 to 1; asked where a rollout is cut off."""
    rounds: Callable[[S], int] | None = None
    """How many rounds (or turns) are behind us: where there is a `value`, rollouts are cut off at the end of one."""
    horizon: int = 1
    """How many rounds a rollout looks ahead before it asks for the `value`."""
    deep_horizon: Callable[[S], int] | None = None
    """The same for the bot `deep`, for a level that is to look further where that pays."""
    sure: float = 2.0
    """Where a seat chooses alone, the heuristic keeps the decision unless another answer is so many standard errors
    better: less where the heuristic is often wrong, and differences are too small for the time to show."""
    routine: Callable[[S, int, Action], bool] = lambda g, seat, action: False
    """Whether the heuristic's answer here needs no search."""
    pointless: Callable[[S, int, Action], bool] = lambda g, seat, action: False
    """Whether no search considers an answer while others are left: it gives something away for nothing."""
    promising: Callable[[S, int], Sequence[Action]] | None = None
    """The options that a hint may weigh beside the bot's answer, where they are too many to list, or some hang on what
    no bot can imagine; None: all of them."""
    opponents: Sequence[tuple[float, Callable[[S, int, Random], Action]]] = ()
    """How else the other seats may play, besides the heuristic, each with its share (of 1) in the imagined worlds."""
    believe: Callable[[S, int, Random], None] | None = None
    """Changes a redealt world, which is merely possible, into a probable one: what the others chose in secret, they
    chose for reasons. The seat must not be able to tell it from the true one either."""
    temperaments: Mapping[str, Callable[[S, int, Action], float]] = field(default_factory=dict)
    """The characters of bots by name: how much each leans to an answer, in units of the chance to win. It decides
    between answers that are nearly equal, and has a text `temperament-<name>`."""
    judge: Callable[[S, int, Action, Random, int | None], Reasons | None] | None = None
    """For games whose own bots weigh answers in points: weighs this answer of a seat among the best ones, within so
    many iterations; None if it cannot be compared. By default the general search judges."""
    rounds_are: Literal["round", "turn"] = "round"
    """What `rounds` counts."""
    explain: Callable[[S, int, Reasons], Message | None] | None = None
    """One sentence on why the best answer is the best; None where the general one will do."""
    turned: Callable[[S, S, int], Message | None] | None = None
    """One sentence on what changed for a seat from one moment of a finished game to a later one, by what lay open; None
    where nothing did that could be named."""
    remark: Callable[[S, int], Message | None] | None = None
    """What a bot says to its partners at this moment, if anything: told to all, so nothing hidden is in it."""
    fits: Sequence[Fit[S]] = ()
    """The values that `greathall lab fit` fits to simulated games."""
    tunings: Sequence[Tuning[S]] = ()
    """The numbers of the heuristic that it tunes by playing."""
    infoset_key: Callable[[S, int], Hashable] | None = None
    """What a seat's choice should depend on, for the tree search (in games without a heuristic) to tell its situations
    apart: it must tell apart those that differ in their options. By default the whole view: exact, but slow."""
    players: Mapping[str, Callable[[S, int, Random, int | None, float | None], Action]] = field(default_factory=dict)
    """The game's own bots by name: they choose in a redealt world, within so many iterations or seconds if given."""
    advisors: Mapping[str, Callable[[S, int, Random, int | None, float | None], Reasons]] = field(default_factory=dict)
    """The game's own bots that tell their reasons; the first option of these is their answer."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The bots of the levels, where they are not those of `greathall.bots.levels`."""


class Campaign(Protocol[Played]):
    """Games that follow each other; what a party has achieved is one file."""

    name: str

    @classmethod
    def begin(cls, name: str, *, at: int = 1) -> Self:
        """A new campaign that begins with this chapter."""
        ...

    @classmethod
    def load(cls, path: Path) -> Self: ...

    @classmethod
    def read(cls, content: bytes, file: str) -> Self:
        """From the content of a file; the file's name is for the error that says what is wrong with it."""
        ...

    def save(self, path: Path) -> None: ...

    def write(self) -> bytes:
        """The content of its file."""
        ...

    def options(self, chapter: int | None = None, /, **options: Any) -> dict[str, Any]:
        """These settings for this chapter, or for the one that they say, or for the next; an error if it has not been
        reached."""
        ...

    @classmethod
    def evening(cls, g: Played, people: list[str], ended: int = 0, seconds: int = 0) -> Struct:
        """A game that is over, as it is written down, and who played it."""
        ...

    @classmethod
    def read_evening(cls, content: bytes) -> Struct: ...

    @classmethod
    def nameless(cls, evening: Any, names: Collection[str]) -> Struct:
        """An evening without these names of people."""
        ...

    def forget(self, names: Collection[str]) -> None:
        """Write these names of people out of all evenings."""
        ...

    def add(self, evening: Any) -> None:
        """Write an evening down."""
        ...

    def enter(self, g: Played, people: list[str]) -> object:
        """Write down a game that is over, and who played it."""
        ...

    def standing(self) -> Message:
        """How far the party has come."""
        ...

    def book(self) -> Book:
        """All of it, for people to read."""
        ...


@dataclass(frozen=True, kw_only=True, eq=False)
class TableHints(Generic[S]):
    """What a game tells the server, the terminal and the browser about how it is played at a table."""

    facts: Facts | None = None
    """What the game says of itself to somebody who looks for one."""
    rulebook: Rulebook | None = None
    """Its rules as a book; without one there are only the paragraphs `rules-1`, `rules-2` …"""
    goal: Callable[[Any, int | None], Message | None] = lambda view, seat: None
    """What a seat (None: a spectator) plays for, and how far it has come: one line, made of its view alone."""

    tempo: Mapping[str, Tempo] = field(default_factory=dict)
    """The timing of questions, by the key of their prompt, for games whose rules count seconds."""
    clock: GameClock[S] | None = None
    """For games with a clock for each player."""
    study: Study | None = None
    """For games of words that are studied."""
    preview: Callable[[S, int, Any], Any] | None = None
    """What an answer that would be accepted brings, as far as the seat can know it: a Struct for people to look at
    before they answer, or None. It changes nothing and looks at nothing that the seat does not know."""
    notation: Notation[S] | None = None
    """For games with answers too many to choose from a list."""
    phrases: Sequence[str] = ()
    """What players of this game say so often that one touch should be enough; the texts are `phrase-` and the id."""
    option: Callable[[S, int, Any], Message | None] = lambda g, seat, action: None
    """How an option reads where its action alone does not say enough (what is lost by it); None: as its action says."""
    careful: Callable[[S, int, Any], bool] = lambda g, seat, action: False
    """Whether people are asked once more before this answer is taken: it gives away something for nothing."""
    together: Callable[[S, int], Sequence[Any]] = lambda g, seat: ()
    """Answers that can be given in one go, one after the other; the game's message `together` says which."""
    thinkable: Callable[[S, int], Iterable[Any]] = lambda g, seat: ()
    """Answers a person may have in mind that are no options now, so that the rules can say why not."""
    result: Callable[[S], Message] | None = None
    """How a game ended, in a sentence, where scores say nothing: all have won or lost together."""
    campaign: type[Campaign[S]] | None = None
    """Keeps what a party has achieved over several games, in a file."""
    messages: Sequence[str] = ()
    """The message keys of all these, and of the sentences of the bots that have no other list."""
    sequel: Callable[[S], Struct | None] = lambda g: None
    """The settings of the game that follows one that is over, where games make a campaign; None: none follows."""
    notice: Callable[[], Message | None] = lambda: None
    """What the person who starts games on this machine should know: a missing package that makes the game slow."""
    team_talk: Callable[[S], bool] = lambda g: False
    """Whether teammates may talk in private while they play."""
    log_since: Callable[[S], type[Event] | None] = lambda g: None
    """Where remembering is part of the game: during it people may look back only as far as the move that caused the
    last event of this kind (None: to the deal). After the game all of it is open."""
    printed: Callable[[Any], Iterable[str]] = lambda view: ()
    """The message keys of what lies on the table in a view without being named there: the squares of a board, the kinds
    of cards that are only counted. A lesson may speak of nothing else."""
    frames: tuple[type[Event], ...] = ()
    """The events after which the table is worth a look: whoever watches is sent the view at each of them, so that a
    drawing can show what happened step by step without knowing a rule."""


@dataclass(frozen=True, kw_only=True, eq=False)
class EnvHints(Generic[S]):
    """What a game says about its answers and views as numbers, where their types do not say it (`docs/env.md`). Fields
    of the view are named by their path: `players.house`."""

    version: int = 1
    """Counts up whenever a number of an answer or of the vector comes to mean something else."""
    answers: Mapping[type[Struct], Numbered] = field(default_factory=dict)
    """How answers of these types are numbered."""
    listed: Callable[[ActionSpace, S, int, Any], Mapping[int, Action]] | None = None
    """For lazy options: the answers by number, made when they are looked at."""
    words: Mapping[str, Words] = field(default_factory=dict)
    """The words of a field, where they are fewer than its vocabulary has."""
    by_seat: Collection[str] = ()
    """Rows with one item for each seat: turned, so that one's own is the first."""
    row_lengths: Mapping[str, int] = field(default_factory=dict)
    """How many items of a row are told. Without it words are counted, and of other things as many told as seats."""
    reads: Mapping[str, tuple[Sequence[str], Callable[[Any], Sequence[float]]]] = field(default_factory=dict)
    """Fields with an encoding of their own: what its numbers are called, and what makes them."""
    left_out: Collection[str] = ()
    """Fields that tell nothing that others do not."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Odds(Generic[S]):
    """What chance decides in a game, and with which odds: the law of fairness looks whether it keeps to them."""

    throws: Mapping[str, tuple[Mapping[Any, int], Callable[[S], Hashable]]] = field(default_factory=dict)
    """The dice, and other single draws: the weight of each face, and a function that throws by the rules of the game;
    what else it does to the state must not matter for the next throw."""
    rolled: Callable[[Event], tuple[str, str, Hashable] | None] = lambda event: None
    """For an event that tells a throw: which of `throws`, for whom or what, and the face."""
    rows: Callable[[S], Mapping[str, Sequence[Hashable]]] | None = None
    """In a new game: the rows (a pile; what each seat got) of which every order is as likely as every other."""


class Numbers:
    """The numbers of a game with so many seats and these settings, made when they are asked for."""

    def __init__(self, spec: GameSpec[Any], seats: int, settings: Struct) -> None:
        self._of = spec, seats, settings

    @cached_property
    def space(self) -> ActionSpace:
        return ActionSpace(*self._of)

    @cached_property
    def look(self) -> Observer:
        return Observer(*self._of)


@dataclass(frozen=True, kw_only=True, eq=False)
class GameSpec(Generic[S]):
    """What a game is made of. The functions are the game's own; the methods are the same for all games."""

    id: str
    version: int
    """Counts up whenever a record of the older rules would play differently."""
    oldest: int = 0
    """Games from this version on are replayed and played on as they were begun (`State.version` tells the rules which
    it is). 0: only games of the newest version."""
    seats: range
    state: type[S]
    settings: type[Struct]
    """What can be chosen before the deal, with the defaults."""
    actions: Any
    """The tagged union of everything a player can answer."""
    events: Any
    """The tagged union of everything that can happen."""
    setup: Callable[[S], None]
    """Lays the table: `seats`, `settings` and `chance` are set, the first effects are to be scheduled."""
    view: Callable[[S, int | None], Any]
    redeal_hidden: Callable[[S, int | None, Random], None]
    """Lays out anew, in place, all cards, tiles and choices that this seat does not know; `redeal` does the rest."""
    outcome: Callable[[S], Outcome | None]
    team: Callable[[S, int], int] = _alone
    """A number for those who win together; by default everybody plays alone."""
    effects: Mapping[str, Effect[Any]]
    pieces: Callable[[S], Mapping[str, int]]
    """Every card, tile and token counted over all places: the law of conservation wants it never to change."""
    secrets: Callable[[S, int | None], Mapping[str, Any]]
    """The hidden places, as this seat does not know them: the laws want each of them to vary between redealt worlds."""
    odds: Odds[S] = field(default_factory=Odds)
    """What chance decides."""
    vocabularies: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Names that have a text: for `{"card": ["stupefy"]}` every catalogue has `card-stupefy`."""
    errors: Sequence[str] = ()
    """The message keys of errors raised outside of play (settings that contradict each other, a damaged file)."""
    longest: int
    """No game has more decisions than this; the rules must guarantee it."""
    languages: tuple[str, ...] = ("en", "fr")
    """The languages of its texts."""
    package: str = ""
    """Where `text/`, `terminal.py` and `client/` lie; by default the package of `state`."""
    bots: BotHints[S] = field(default_factory=BotHints)
    table: TableHints[S] = field(default_factory=TableHints)
    env: EnvHints[S] = field(default_factory=EnvHints)
    achievements: Achievements[S] | None = None
    """What profiles and statistics tell of finished games."""
    uses: Callable[[Event], Iterable[Use]] = lambda event: ()
    """Which pieces a seat took or used in an event: the lab reckons what they are worth."""

    def __post_init__(self) -> None:
        if not self.package:
            object.__setattr__(self, "package", sys.modules[self.state.__module__].__package__)
        gather_types(self.settings, self._answer)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by name: there is one specification of each game."""
        from greathall.core.registry import game

        return game, (self.id,)

    @cached_property
    def prompts(self) -> frozenset[str]:
        """The message keys with which questions are asked, as the effects declare them."""
        return frozenset(key for effect in self.effects.values() for key in effect.prompt_keys())

    @cached_property
    def refusals(self) -> frozenset[str]:
        """The message keys with which answers are refused, as the effects declare them."""
        return frozenset(key for effect in self.effects.values() for key in effect.refusals)

    def redeal(self, g: S, seat: int | None, rng: Random) -> S:
        """Another world that this seat cannot tell from the true one, with other dice and other sealed answers."""
        world = g.copy()
        world.chance = FastChance(rng.getrandbits(64))
        self.redeal_hidden(world, seat, rng)
        now = world.asked
        if now is not None:
            for other in world.sealed:
                if other != seat:
                    world.sealed[other] = now.effect.imagine(world, now, other, rng)
        return world

    @property
    def options_schema(self) -> dict[str, Any]:
        """JSON Schema of the game's options."""
        return msgspec.json.schema(self.settings)

    def require_version(self, version: int) -> None:
        """`WrongVersion` if these rules are newer than ours, or older than we remember."""
        if version > self.version:
            raise WrongVersion("other-rules", game=self.id, theirs=version, ours=self.version)
        oldest = self.oldest or self.version
        if version < oldest:
            raise WrongVersion("older-rules", game=self.id, theirs=version, oldest=oldest)

    def new(
        self,
        seats: int | None = None,
        seed: Seed | None = None,
        log: list[Event] | None = None,
        version: int | None = None,
        **options: Any,
    ) -> S:
        """A game at its first decision, by the newest rules unless an older version is named. Without a seed it is
        dealt from the system's own randomness."""
        g = self.state()
        g.version = self.version if version is None else version
        self.require_version(g.version)
        g.log = log
        g.seats = self._number_of_seats(seats)
        g.settings = self.read_settings(options)
        g.chance = Chance(key_of_seed(secrets.token_bytes(32) if seed is None else seed))
        self.setup(g)
        g.run()
        return g

    def _number_of_seats(self, seats: int | None) -> int:
        chosen = self.seats[0] if seats is None else seats
        if type(chosen) is not int or chosen not in self.seats:
            raise WrongSeats("wrong-seats", game=self.id, seats=str(seats), least=self.seats[0], most=self.seats[-1])
        return chosen

    def read_settings(self, options: Mapping[str, Any]) -> Struct:
        """The settings, checked; `BadSettings` says which is wrong."""
        unknown = set(options) - set(self.settings.__struct_fields__)
        if unknown:
            known: list[Any] = [*self.settings.__struct_fields__]
            raise BadSettings("unknown-option", game=self.id, option=min(unknown), known=known)
        try:
            return msgspec.convert(msgspec.to_builtins(dict(options)), self.settings)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadSettings("bad-option", game=self.id, reason=str(error)) from None

    def situation(self, g: S, seat: int | None) -> Situation:
        """What leaves the server for this seat."""
        view = self.view(g, seat)
        return Situation(
            seat=seat,
            view=view,
            prompt=None if seat is None else g.prompt(seat),
            waiting=g.waiting,
            ready=tuple(sorted(g.sealed)),
            answer=None if seat is None else g.sealed.get(seat),
            over=g.over,
            goal=None if g.over else self.table.goal(view, seat),
        )

    def action_space(self, seats: int | None = None, **options: Any) -> ActionSpace:
        """The numbers of all answers in games with so many seats and these settings."""
        return self._numbers(self._number_of_seats(seats), self.read_settings(options)).space

    def observer(self, seats: int | None = None, **options: Any) -> Observer:
        """What makes the vectors of games with so many seats and these settings, with the names of their numbers."""
        return self._numbers(self._number_of_seats(seats), self.read_settings(options)).look

    def observe(self, g: S, seat: int) -> array[float]:
        """What this seat knows, from its view alone, as a vector of a fixed length; `observer` names its numbers."""
        return self.numbers(g).look(g, seat)

    def numbers(self, g: S) -> Numbers:
        """The numbers of answers and vectors in games like this one."""
        return self._numbers(g.seats, g.settings)

    def _numbers(self, seats: int, settings: Struct) -> Numbers:
        key = seats, msgspec.json.encode(settings)
        found = self._known_numbers.get(key)
        if found is None:
            found = self._known_numbers[key] = Numbers(self, seats, settings)
        return found

    @cached_property
    def _known_numbers(self) -> dict[tuple[int, bytes], Numbers]:
        return {}

    def option_message(self, g: S, seat: int, action: Action) -> Message:
        """How an option reads to the seat that has it."""
        return self.table.option(g, seat, action) or message_for(action, "option")

    def encode(self, thing: Any) -> Any:
        """An action, an event or a view as JSON values."""
        return msgspec.to_builtins(thing)

    def decode(self, value: Any) -> Action:
        """An action from its JSON value; `BadAction` if it is none."""
        try:
            return msgspec.convert({"action": value}, self._answer).action
        except msgspec.ValidationError as error:
            reason = str(error).removesuffix(" - at `$.action`").replace("`$.action", "`$")
            raise BadAction("bad-action", game=self.id, reason=reason) from None

    @cached_property
    def _answer(self) -> Any:
        """A struct around an action: of a struct msgspec remembers the types, of a union it gathers them every time,
        which takes fifty times as long."""
        return msgspec.defstruct("Answer", [("action", self.actions)])

    def save(self, g: S) -> dict[str, Any]:
        """The whole state as JSON values, secrets included."""
        return codec.save_state(g)

    def load(self, saved: dict[str, Any]) -> S:
        """The inverse of `save`; `BadSave` if it is damaged, `WrongVersion` if its rules are not known here."""
        g = codec.load_state(saved, self.state, self.settings, self.actions, self.effects)
        assert isinstance(g, self.state)
        self.require_version(g.version)
        return g

    def hash(self, g: S) -> str:
        """A fingerprint of the whole state."""
        return codec.state_hash(g)
