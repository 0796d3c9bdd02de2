"""A lesson in progress: what the teacher says now, and what becomes of an answer. It knows no screen and no server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from greathall.bots import bot
from greathall.bots.names import bot_name
from greathall.core.decoding import gather_types
from greathall.core.errors import GreatHallError
from greathall.core.kernel import Action, LazyOptions
from greathall.core.match import Happened, Match
from greathall.core.messages import Message, Player
from greathall.core.spec import GameSpec
from greathall.lessons.script import Lesson, Pattern, Step, fits

A_FEW = 100
"""Of options too many to list, so many are looked at."""
SEATS = "seat-"
"""How a thing to be pointed out is named that is a player: `seat-2`."""


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the teacher alone: this thing on the table."""

    thing: str


gather_types(Find)


class Spoken(Struct, frozen=True):
    """Something that the teacher says, and what on the table it is about."""

    text: Message
    points: list[str] = []
    title: Message | None = None
    rule: str = ""
    """The page of the rulebook that tells more."""


class Verdict(Struct, frozen=True):
    """What became of an answer. After `again` the lesson stands where it stood."""

    kind: Literal["right", "allowed", "again"]
    reply: Message | None = None


class Pupil:
    """Somebody in a lesson: begins at its position; `answer` leads on, until it is `finished`."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.script.pupil
        self.spec: GameSpec[Any] = lesson.spec
        self.match = Match(lesson.record, spec=self.spec)
        self.given: list[Any] = []
        """The pupil's answers that counted, as JSON."""
        self.says: list[Spoken] = []
        """What the teacher says now, before the next question."""
        self.misfits: list[tuple[int, Any]] = []
        """Answers written for other seats that the rules did not allow here."""
        self.step: Step | None = None
        """What is to be found now; None: the pupil answers freely."""
        self._done: set[str] = set()
        self._count: Counter[str] = Counter()
        self._told: set[str] = set()
        self._written = {int(seat): list(answers) for seat, answers in lesson.script.others.items()}
        self._go_on(None)

    @property
    def names(self) -> list[str]:
        """Of the seats; the pupil's own is empty."""
        given = self.lesson.script.names
        names: list[str] = []
        for seat in range(self.match.record.seats):
            name = given[seat] if seat < len(given) else ""
            names.append("" if seat == self.seat else name or bot_name(seat, names))
        return names

    @property
    def finished(self) -> bool:
        return self.match.over or (not self.lesson.script.whole and len(self._done) == len(self.lesson.steps))

    @property
    def done(self) -> list[bool]:
        """Which of the steps are behind the pupil."""
        return [step.id in self._done for step in self.lesson.steps]

    @property
    def news(self) -> list[Happened]:
        """What the pupil saw happen since the last answer, also where a log would not go back that far."""
        recent = [happened for happened in self.match.events if happened.at >= len(self.given)]
        seen = [(happened, happened.event.seen_by(self.seat)) for happened in recent]
        return [happened._replace(event=event) for happened, event in seen if event is not None]

    @property
    def task(self) -> Message | None:
        """What the teacher asks for; None: only the game asks."""
        return None if self.step is None else Message(self.lesson.key_of(self.step.id, "task"))

    @property
    def stuck(self) -> bool:
        """Whether the rules allow no answer that the teacher waits for; then any other will do."""
        return self.step is not None and bool(self.step.right) and not self._legal(self.step.right)

    def intended(self) -> list[Action | Find]:
        """The answers that the teacher hopes for; the first is what a teacher would show. Where everything goes, what a
        bot would do."""
        if self.finished:
            return []
        if self.step is not None and self.step.find:
            return [Find(self.step.find)]
        right = self._legal(self.step.right) if self.step is not None else []
        return [*right] or [self._bot_answer(self.seat)]

    def allowed(self, most: int = 1000) -> list[Action | Find]:
        """All answers with which the lesson goes on (of very many, some)."""
        step = self.step
        if self.finished or (step is not None and step.find) or (step is not None and self._legal(step.right)):
            return [*self.intended(), *(self._legal(step.also) if step is not None and not step.find else [])]
        return [*islice(self.match.options(self.seat), most)]

    def answer(self, given: Any) -> Verdict:
        """Try an answer, as JSON. `GreatHallError` if the rules refuse it; the reason is a reply, too."""
        verdict = self._judge(given)
        if verdict.kind == "again":
            return verdict
        self.given.append(given)
        if self.step is None or not self.step.find:
            self._play(self.seat, self.spec.decode(given))
        if self.step is not None:
            self._count[self.step.id] += 1
            if self._count[self.step.id] >= self.step.times:
                self._done.add(self.step.id)
        self._go_on(verdict.reply)
        return verdict

    # -- judging -------------------------------------------------------------------------------------------------------

    def _judge(self, given: Any) -> Verdict:
        step = self.step
        if step is not None and step.find:
            thing = msgspec.convert(given, Find).thing if isinstance(given, dict) and "thing" in given else ""
            return self._found(step, thing == step.find, {"thing": thing})
        action = self.spec.decode(given)
        self.match.preview(self.seat, action)
        if step is None or not self._legal(step.right):
            return Verdict("right")
        right = any(fits(pattern, given) for pattern in step.right)
        if not right and any(fits(pattern, given) for pattern in step.also):
            return Verdict("allowed", Message(self.lesson.key_of(step.id, "also")))
        return self._found(step, right, given)

    def _found(self, step: Step, right: bool, given: Any) -> Verdict:
        key_of = self.lesson.key_of
        if right:
            return Verdict("right", Message(key_of(step.id, "yes")) if step.praise else None)
        for name, patterns in step.replies.items():
            if any(fits(pattern, given) for pattern in patterns):
                return Verdict("again", Message(key_of(step.id, "again", name)))
        return Verdict("again", Message(key_of(step.id, "again")))

    def _legal(self, patterns: Sequence[Pattern]) -> list[Action]:
        """The options that one of the patterns fits. Of too many to list only one: what a bot would do, if it fits."""
        options = self.match.options(self.seat)
        if isinstance(options, LazyOptions):
            few = chain([self._bot_answer(self.seat)], islice(options, A_FEW)) if patterns else ()
            return [*islice((a for a in few if any(fits(p, self.spec.encode(a)) for p in patterns)), 1)]
        encoded = [(action, self.spec.encode(action)) for action in options]
        return [action for pattern in patterns for action, given in encoded if fits(pattern, given)]

    # -- going on ------------------------------------------------------------------------------------------------------

    def _play(self, seat: int, action: Action) -> None:
        self.match.answer(seat, action, at=len(self.given))

    def _go_on(self, reply: Message | None) -> None:
        """The others answer until the pupil is asked, or nothing is left; then the teacher speaks."""
        match = self.match
        while not match.over and (others := [seat for seat in match.waiting if seat != self.seat]):
            self._play(others[0], self._answer_of(others[0]))
        self.says = [] if reply is None else [Spoken(reply)]
        self.says += self._remarks()
        self.step = self._next_step()
        if self.step is not None and not self._count[self.step.id]:
            self.says += self._explanation(self.step)
        if self.finished:
            self.says.append(Spoken(Message(self.lesson.key_of("end")), self.lesson.script.ends))

    def _answer_of(self, seat: int) -> Action:
        """What is written for this seat, or what a bot would do."""
        written = self._written.get(seat)
        given = written.pop(0) if written else "bot"
        if given != "bot":
            action = self.spec.decode(given)
            try:
                self.match.preview(seat, action)
            except GreatHallError:
                self.misfits.append((seat, given))
            else:
                return action
        return self._bot_answer(seat)

    def _bot_answer(self, seat: int) -> Action:
        """The same whenever the same answers led here."""
        rng = Random(f"{self.lesson.id}/{self.match.step}/{seat}")
        return bot(self.lesson.script.bots, self.spec, rng).choose(self.match.g, seat)

    def _next_step(self) -> Step | None:
        if self.finished:
            return None
        prompt = self.match.situation(self.seat).prompt
        asked = "" if prompt is None else prompt.key
        left = [step for step in self.lesson.steps if step.id not in self._done]
        for step in left:
            if step.prompt in ("", asked):
                if not self._count[step.id] or self._legal(step.right):
                    return step
                self._done.add(step.id)
            elif not self.lesson.script.whole:
                break
        return None

    def _explanation(self, step: Step) -> list[Spoken]:
        title = Message(self.lesson.key_of(step.id))
        numbered = enumerate(step.points, 1)
        return [Spoken(Message(self.lesson.key_of(step.id, n)), points, title, step.rule) for n, points in numbered]

    def _remarks(self) -> list[Spoken]:
        found = []
        events = [self.spec.encode(happened.event) for happened in self.news] if self.lesson.remarks else []
        for remark in self.lesson.remarks:
            wanted = {"type": remark.on, **remark.where}
            if remark.name not in self._told and any(fits(wanted, event) for event in events):
                self._told.add(remark.name)
                found.append(Spoken(Message(self.lesson.key_of("on", remark.name)), remark.points))
        return found


def thing_message(thing: str) -> Message | Player:
    """How a thing that can be pointed out is called."""
    return Player(int(thing.removeprefix(SEATS))) if thing.startswith(SEATS) else Message(thing)
