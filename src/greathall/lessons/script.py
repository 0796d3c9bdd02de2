"""What a lesson is made of, and how it is read from its file. `docs/lessons.md` tells authors how to write one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from greathall.core.decoding import gather_types
from greathall.core.errors import GreatHallError
from greathall.core.messages import Message, message_key
from greathall.core.record import Record
from greathall.core.spec import GameSpec

TYPED = "typed"
"""How the key of a message ends that is said in the terminal instead of another."""
Pattern = dict[str, Any]
"""Fields of an action as JSON: it fits every action that has these, whatever its others are."""


class UnknownLesson(GreatHallError):
    """The game has no lesson of that name."""


def fits(pattern: Pattern, action: Any) -> bool:
    """Whether an action, as JSON, has all that the pattern says. The order of a list does not count."""
    return isinstance(action, Mapping) and all(_same(action.get(name), value) for name, value in pattern.items())


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said before a question, and what the pupil must find."""

    id: str
    prompt: str = ""
    """The message key of the question at which it is said; empty: whatever comes next."""
    points: list[list[str]] = msgspec.field(default_factory=lambda: [[]])
    """For each thing the teacher says, what it points at."""
    right: list[Pattern] = []
    """The answers that the teacher waits for; none: any will do."""
    times: int = 1
    """How often one of them is to be given, as long as there is one."""
    also: list[Pattern] = []
    """Answers that are not what was meant, but go on, too."""
    replies: dict[str, list[Pattern]] = {}
    """What is said to these answers; all others get the reply `again`."""
    find: str = ""
    """A thing on the table to be pointed out, instead of an answer in the game."""
    among: list[str] = []
    """The things to choose from."""
    praise: bool = False
    """Whether something is said when it was found."""
    rule: str = ""
    """The page of the rulebook that tells more: a chapter or a card."""


class Remark(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said the first time that something happens."""

    on: str
    """The tag of an event."""
    where: Pattern = {}
    """What the event must say."""
    id: str = ""
    """By default the tag."""
    points: list[str] = []

    @property
    def name(self) -> str:
        return self.id or self.on


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    minutes: int
    seats: int = 0
    seed: int | str = 0
    settings: dict[str, Any] = {}
    before: list[tuple[int, Any]] = []
    """The answers that led to where the lesson begins."""
    record: str = ""
    """Instead of all these: a record beside the lesson, in which the lesson begins where it ends."""
    pupil: int = 0
    names: list[str] = []
    """The others, by seat; the pupil's is not used."""
    bots: str = "easy"
    """Who answers for the other seats where nothing is written for them."""
    others: dict[str, list[Any]] = {}
    """By seat: its answers in their order; the word `bot` stands for one that a bot gives."""
    speaks: str = ""
    """The setting, if there is one, that takes the reader's language: that of the words in a game of words."""
    whole: bool = False
    """Goes on to the end of the game, and the steps come as their questions do."""
    ends: list[str] = []
    """What the last words point at."""
    step: list[Step] = []
    remark: list[Remark] = []


gather_types(_File)


class Lesson(Struct, frozen=True, kw_only=True):
    """One lesson of a game."""

    id: str
    spec: Any
    """The `GameSpec`: the game need not be installed."""
    language: str
    """Of its reader."""
    script: _File
    record: Record

    @property
    def key(self) -> str:
        """The message key of its title; all its other messages begin with it."""
        return message_key("lesson", self.id)

    @property
    def minutes(self) -> int:
        return self.script.minutes

    @property
    def steps(self) -> list[Step]:
        return self.script.step

    @property
    def remarks(self) -> list[Remark]:
        return self.script.remark

    def key_of(self, *parts: str | int) -> str:
        return message_key(self.key, *map(str, parts))

    def messages(self) -> Iterator[str]:
        """Every message that the lesson may say."""
        yield from (self.key, self.key_of("about"), self.key_of("end"))
        for step in self.steps:
            yield self.key_of(step.id)
            yield from (self.key_of(step.id, n) for n in range(1, len(step.points) + 1))
            yield self.key_of(step.id, "task")
            if step.right or step.find:
                yield self.key_of(step.id, "again")
            yield from (self.key_of(step.id, "again", name) for name in step.replies)
            if step.also:
                yield self.key_of(step.id, "also")
            if step.praise:
                yield self.key_of(step.id, "yes")
        yield from (self.key_of("on", remark.name) for remark in self.remarks)


def as_typed(message: Message, keys: Container[str]) -> Message:
    """What a teacher says where answers are typed, not touched, if the catalogue has words for that among its keys."""
    key = message_key(message.key, TYPED)
    return Message(key, message.args) if key in keys else message


@cache
def lessons(spec: GameSpec[Any], language: str = "en") -> dict[str, Lesson]:
    """The lessons of a game in their order, which is that of the numbers before their names."""
    folder = files(spec.package) / "lessons"
    if not folder.is_dir():
        return {}
    found = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if name := re.fullmatch(r"\d+_(\w+)\.toml", file.name):
            script = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File)
            if script.record:
                record = msgspec.json.decode(
                    (folder / script.record.format(language=language)).read_bytes(), type=Record
                )
            else:
                spoken = {script.speaks: language} if script.speaks else {}
                record = Record.of(spec, script.seats or spec.seats[0], script.seed, **script.settings, **spoken)
                record.actions = script.before
            found[name[1]] = Lesson(id=name[1], spec=spec, language=language, script=script, record=record)
    return found


def lesson(spec: GameSpec[Any], name: str, language: str = "en") -> Lesson:
    """The lesson of this name, for a reader of this language."""
    known = lessons(spec, language)
    if name not in known:
        raise UnknownLesson("no-such-lesson", game=spec.id, lesson=name, known=[*known])
    return known[name]
