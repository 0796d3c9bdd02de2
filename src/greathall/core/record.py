"""The truth of a game: what was set up and what was answered. Everything else follows from it."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Struct

from greathall.core.chance import Seed, commitment, key_of_seed, spell_seed
from greathall.core.decoding import gather_types
from greathall.core.errors import BadRecord, GreatHallError, WrongVersion
from greathall.core.files import write_whole
from greathall.core.kernel import Action, Event, State
from greathall.core.registry import game
from greathall.core.spec import GameSpec

FORMAT = 1


class Record(Struct, kw_only=True):
    """A game as a file: JSON that a person can read, a test can replay and anybody can verify."""

    game: str
    version: int
    seats: int
    seed: int | str
    options: dict[str, Any] = {}
    actions: list[tuple[int, Any]] = []
    """(seat, action as JSON) in the order in which they counted: answers taken back are not among them."""
    names: list[str] = []
    commitment: str = ""
    """Hash of the key, published before the deal."""
    final: str = ""
    """Fingerprint of the state after the last action."""
    format: int = FORMAT

    @classmethod
    def start(cls, name: str, seats: int, seed: Seed | None = None, **options: Any) -> Self:
        """The record of a game that begins now; `replay` gives its first state."""
        return cls.of(game(name), seats, seed, **options)

    @classmethod
    def of(cls, spec: GameSpec[Any], seats: int, seed: Seed | None = None, **options: Any) -> Self:
        """The same of a game that need not be installed."""
        seed = secrets.token_bytes(32) if seed is None else seed
        chosen = msgspec.to_builtins(spec.read_settings(options))
        return cls(
            game=spec.id,
            version=spec.version,
            seats=seats,
            seed=spell_seed(seed),
            options=chosen,
            commitment=commitment(key_of_seed(seed)),
        )

    def add(self, seat: int, action: Action) -> None:
        self.actions.append((seat, msgspec.to_builtins(action)))

    def drop(self, seat: int) -> None:
        """The seat has taken back its last answer."""
        for i in range(len(self.actions) - 1, -1, -1):
            if self.actions[i][0] == seat:
                del self.actions[i]
                return

    def save(self, path: str | Path) -> None:
        write_whole(Path(path), msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    @classmethod
    def load(cls, path: str | Path) -> Self:
        path = Path(path)
        try:
            content = path.read_bytes()
        except OSError as error:
            raise BadRecord("no-record", file=str(path), reason=error.strerror or str(error)) from None
        try:
            newest = msgspec.json.decode(content, type=_Format).format
            if newest > FORMAT:
                raise WrongVersion("newer-format", file=str(path), theirs=newest, ours=FORMAT)
            return msgspec.json.decode(content, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord("damaged-record", file=str(path), reason=str(error)) from None


class _Format(Struct):
    format: int


gather_types(Record, _Format)


def replay(record: Record, upto: int | None = None, log: list[Event] | None = None) -> State:
    """The state after the first `upto` actions (all of them by default); the events go to `log`."""
    spec = game(record.game)
    g: State = spec.new(seats=record.seats, seed=record.seed, log=log, version=record.version, **record.options)
    for step, (seat, action) in enumerate(record.actions[:upto]):
        try:
            g.act(seat, spec.decode(action))
        except GreatHallError as error:
            raise BadRecord("bad-step", step=step + 1, seat=seat, reason=error.message) from None
    return g


def verify(record: Record) -> State:
    """Replay the record and check its receipt: the key is the one promised, the end is the one written down."""
    key = key_of_seed(record.seed)
    if record.commitment and commitment(key) != record.commitment:
        raise BadRecord("broken-promise", promised=record.commitment, found=commitment(key))
    g = replay(record)
    if record.final and game(record.game).hash(g) != record.final:
        raise BadRecord("other-ending", written=record.final, found=game(record.game).hash(g))
    return g
