"""HTTP: lessons. The browser keeps the pupil's answers and sends them all each time; the hall keeps nothing."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from greathall.core.messages import Message, Player
from greathall.core.spec import Outcome, Situation
from greathall.lessons import Spoken
from greathall.server.protocol.messages import Option, SeenEvent, ViewFrame


class LessonInfo(Struct, frozen=True):
    """A lesson of a game: its title is the game's message `title`, what it is about `about`."""

    id: str
    title: Message
    about: Message
    minutes: int


Language = Annotated[str, Meta(max_length=8)]


class LessonTry(Struct, frozen=True, kw_only=True):
    """POST /api/games/{name}/lessons/{lesson}: answers `LessonPage`; .../check answers `LessonPreview`."""

    answers: Annotated[list[Any], Meta(max_length=600)] = []
    """The pupil's answers that counted so far."""
    language: Language = "en"
    """The reader's: a game of words is played in it."""
    answer: Any = None
    """One more to try: an action of the game, or `{"thing": …}`; none: only look."""


class LessonThing(Struct, frozen=True):
    """Something on the table that can be pointed out."""

    thing: str
    name: Message | Player


class LessonStep(Struct, frozen=True):
    """A step of a lesson, for the plan beside the table."""

    title: Message
    state: Literal["done", "now", "next"]


class LessonPage(Struct, frozen=True, kw_only=True):
    """Where the pupil stands after the answers. After the verdict `again` this is where they stood before."""

    verdict: Literal["begun", "right", "allowed", "again"]
    reply: Message | None
    """What the teacher says to the answer that was tried."""
    answers: list[Any]
    """Those that count now: send them back with the next one."""
    seat: int
    names: list[str]
    """By seat; the pupil's own is empty."""
    number: int
    """Rises with each answer that counts."""
    says: list[Spoken]
    """What the teacher says, one after the other. `points` name things on the table: a path into the view
    (`players.1.tokens`), a player (`seat-1`), the message key of a card, `answers` or `hand`."""
    task: Message | None
    """What is to be found; none: only the game asks."""
    among: list[LessonThing]
    """The things to choose from, if one is to be pointed out; the game itself is not answered then."""
    intended: list[Any]
    """The answers that the teacher hopes for, the one that is shown first."""
    shown: Message | None
    """The first of them in words."""
    steps: list[LessonStep]
    finished: bool
    events: list[SeenEvent]
    fresh: int
    """How many of the events, the last ones, came with the last answer."""
    frames: list[ViewFrame]
    situation: Situation
    options: list[Option] | None
    count: int
    outcome: Outcome | None


class LessonPreview(Struct, frozen=True):
    """What the answer would bring, as far as the pupil can know it; or why the rules refuse it."""

    preview: Any = None
    refused: Message | None = None
