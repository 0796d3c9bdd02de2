"""Every lesson can be finished, answers every try, and speaks only of what lies on the table.

Each lesson is played by its intended answers, and at each of its questions also by every other answer that it allows
(of very many, by some), from there on again by the intended ones. Whatever the teacher says on these ways is read in
every language of the game: names of cards and other things in it must be in the pupil's view, in the question, or in
what has just happened, and what is pointed at must be there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec import inspect as mi

from greathall.core.kernel import LazyOptions
from greathall.core.messages import Message, members, message_for, message_key
from greathall.core.spec import GameSpec
from greathall.laws.errors import LawBroken
from greathall.laws.texts import vocabularies
from greathall.lessons import Find, Lesson, Pupil, as_typed, lessons
from greathall.lessons.pupil import SEATS
from greathall.lessons.script import TYPED
from greathall.text import catalogue

LONGEST = 600
"""No lesson takes more answers than this."""
LOOKED_AT = 8
"""Of the questions of a whole game, about so many are also answered otherwise."""
SHORTEST_NAME = 4
"""Names of fewer letters are also ordinary words, as are those that begin with a small letter."""
ALWAYS = ("answers", "hand")
"""What every table has, and a teacher may point at: where the question is answered, and the own cards."""


def check(spec: GameSpec[Any], *, wild: int = 3) -> int:
    """All lessons of a game; `LawBroken` says what is wrong. Where everything is allowed, `wild` other answers are
    tried. Returns how many answers were given."""
    found = [lesson for language in spec.languages for lesson in lessons(spec, language).values()]
    spoken = [lesson for lesson in found if lesson.script.speaks]
    silent = {lesson.id: lesson for lesson in found if not lesson.script.speaks}
    return sum(check_lesson(spec, lesson, wild=wild) for lesson in (*spoken, *silent.values()))


def check_lesson(spec: GameSpec[Any], lesson: Lesson, *, wild: int = 3) -> int:
    """One lesson by all its ways."""
    faults: list[str] = []
    path = _play(Pupil(lesson), faults)
    answers = len(path.given)
    if path.misfits:
        faults.append(f"written for others, but not allowed: {path.misfits}")
    pages = {""} | (spec.table.rulebook.pages if spec.table.rulebook is not None else set())
    tags = {event.__struct_config__.tag for event in members(spec.events)}
    faults += [f"no event {remark.on}" for remark in lesson.remarks if remark.on not in tags]
    faults += [f"{step.id}: no page {step.rule} in the rulebook" for step in lesson.steps if step.rule not in pages]
    said = {message_key(key, TYPED) for key in lesson.messages()}
    for language in spec.languages:
        typed = (key for key in catalogue(language, spec).messages if re.fullmatch(rf"{lesson.key}-.*-{TYPED}", key))
        faults += [f"{language}: nothing is said instead of which {key} could be" for key in typed if key not in said]
    unseen = [step.id for step, done in zip(lesson.steps, path.done, strict=True) if not done]
    if unseen and not lesson.script.whole:
        faults.append(f"never asked: {', '.join(unseen)}")
    rng = Random(lesson.id)
    for at in range(0, len(path.given), max(1, len(path.given) // LOOKED_AT) if lesson.script.whole else 1):
        before = _stand(lesson, path.given[:at])
        _check_tries(before, faults)
        intended = path.given[at]
        others = [given for action in before.allowed() if (given := spec.encode(action)) != intended]
        free = before.step is None or not (before.step.right or before.step.find)
        for given in rng.sample(others, min(wild, len(others))) if free else others:
            pupil = _stand(lesson, path.given[:at])
            pupil.answer(given)
            answers += len(_play(pupil, faults, upto=12 if lesson.script.whole else LONGEST).given)
    if faults:
        distinct = [*dict.fromkeys(faults)]
        raise LawBroken("lessons", spec.id, f"the lesson {lesson.id}", difference=distinct[:20])
    return answers


def _stand(lesson: Lesson, given: Sequence[Any]) -> Pupil:
    pupil = Pupil(lesson)
    for answer in given:
        pupil.answer(answer)
    return pupil


def _play(pupil: Pupil, faults: list[str], upto: int = LONGEST) -> Pupil:
    """To the end, by the intended answers."""
    for _ in range(upto):
        faults += _spoken(pupil)
        if pupil.finished:
            return pupil
        step = pupil.step
        if step is not None and pupil.stuck:
            faults.append(f"{step.id}: no legal answer is right")
            return pupil
        given = pupil.spec.encode(pupil.intended()[0])
        if step is not None and step.right and pupil.answer(given).kind != "right":
            faults.append(f"{step.id}: the intended answer {given} is not right")
            return pupil
        if step is None or not step.right:
            pupil.answer(given)
    if upto == LONGEST:
        faults.append("it does not end")
    return pupil


def _check_tries(pupil: Pupil, faults: list[str]) -> None:
    """Every other legal answer is replied to, and changes nothing."""
    step = pupil.step
    if step is None or not (step.right or step.find):
        return
    good = [pupil.spec.encode(action) for action in pupil.allowed()]
    options = pupil.match.options(pupil.seat)
    tries = [Find(thing) for thing in step.among] if step.find else [] if isinstance(options, LazyOptions) else options
    used: set[str] = set()
    for action in tries:
        given = pupil.spec.encode(action)
        if given in good:
            continue
        before = pupil.spec.hash(pupil.match.g)
        verdict = pupil.answer(given)
        if verdict.kind != "again" or verdict.reply is None:
            faults.append(f"{step.id}: no reply to {given}")
            return
        used.add(verdict.reply.key)
        if pupil.spec.hash(pupil.match.g) != before:
            faults.append(f"{step.id}: {given} has changed the game")
        faults += _named(pupil, verdict.reply, f"the reply to {given}")
    if step.find and step.find not in step.among:
        faults.append(f"{step.id}: {step.find} is not among the things to choose from")
    named = {pupil.lesson.key_of(step.id, "again", name) for name in step.replies}
    if tries:
        faults += [f"{step.id}: nothing is answered by {key}" for key in sorted(named - used)]


# -- what lies on the table --------------------------------------------------------------------------------------------


def _spoken(pupil: Pupil) -> Iterator[str]:
    """What is wrong with the words of the teacher here."""
    for say in pupil.says:
        yield from _named(pupil, say.text, say.text.key)
        for point in say.points:
            if not on_table(pupil, point):
                yield f"{say.text.key} points at {point}, which is not on the table"
    if pupil.task is not None:
        yield from _named(pupil, pupil.task, pupil.task.key)
    if pupil.step is not None:
        yield from (
            f"{pupil.step.id}: no {thing} on the table" for thing in pupil.step.among if not _there(pupil, thing)
        )


def _named(pupil: Pupil, text: Message, what: str) -> Iterator[str]:
    """Things that a text names although they are not on the table."""
    spec = pupil.spec
    there = words_there(pupil)
    for language in (pupil.lesson.language,) if pupil.lesson.script.speaks else spec.languages:
        texts = catalogue(language, spec)
        said = " ".join({texts.format(text), texts.format(as_typed(text, texts.messages))})
        absent = {name: key for key, name in _names(spec, language) if key not in there}
        present = {name for key, name in _names(spec, language) if key in there}
        found = [name for name in absent if name not in present and _holds(said, name)]
        longer = [name for name in (*present, *found) if _holds(said, name)]
        for name in found:
            if not any(name != other and name in other for other in longer):
                yield f"{language}: {what} speaks of {name}, which is not on the table"


def _holds(said: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) is not None


def on_table(pupil: Pupil, point: str) -> bool:
    """Whether the pupil sees this: a path into the view (`players.1.tokens`), a player, or a word that is there."""
    if point in ALWAYS or _there(pupil, point):
        return True
    value = msgspec.to_builtins(pupil.match.situation(pupil.seat).view)
    for part in point.split("."):
        try:
            value = value[int(part)] if isinstance(value, list | tuple) else value[part]
        except (KeyError, IndexError, TypeError, ValueError):
            return False
    return value not in (None, [], "", ())


def _there(pupil: Pupil, thing: str) -> bool:
    if thing.startswith(SEATS):
        return thing.removeprefix(SEATS) in map(str, range(pupil.match.record.seats))
    return thing in words_there(pupil)


def words_there(pupil: Pupil) -> set[str]:
    """The message keys of all that the pupil sees or has just seen."""
    spec, match, seat = pupil.spec, pupil.match, pupil.seat
    situation = match.situation(seat)
    found = {*words(situation.view), *spec.table.printed(situation.view), *_keys(situation.prompt)}
    for happened in pupil.news:
        found |= _keys(message_for(happened.event, "event"))
    options = match.options(seat)
    if not isinstance(options, LazyOptions):
        for action in options:
            found |= _keys(spec.option_message(match.g, seat, action))
    return found


def _keys(message: Any) -> set[str]:
    """The keys of a message and of all messages in it."""
    if isinstance(message, list):
        return {key for part in message for key in _keys(part)}
    if not isinstance(message, Message):
        return set()
    return {message.key, *(key for value in message.args.values() for key in _keys(value))}


def words(thing: Any) -> set[str]:
    """The message keys of all words in a view, at any depth."""
    if isinstance(thing, list | tuple):
        return {key for part in thing for key in words(part)}
    if isinstance(thing, Mapping):
        return {key for part in thing.values() for key in words(part)}
    if not isinstance(thing, Struct):
        return set()
    own = {key for value in message_for(thing, "view").args.values() for key in _keys(value)}
    return own.union(*(words(getattr(thing, name)) for name in thing.__struct_fields__))


@cache
def _names(spec: GameSpec[Any], language: str) -> list[tuple[str, str]]:
    """The names of all things of which views speak, with their message keys."""
    texts = catalogue(language, spec)
    spoken = _vocabularies_of(get_type_hints(spec.view).get("return")) & set(spec.vocabularies)
    keys = [message_key(word, value) for word in sorted(spoken) for value in spec.vocabularies[word]]
    return [(key, name) for key in keys if len(name := texts.text(key)) >= SHORTEST_NAME and name[0].isupper()]


def _vocabularies_of(view: Any) -> set[str]:
    found: set[str] = set()
    structs = [view]
    for kind in structs:
        if isinstance(kind, type) and issubclass(kind, Struct):
            for field in msgspec.structs.fields(kind):
                found |= vocabularies(mi.type_info(field.type))
                structs += [field.type] if field.type not in structs else []
        structs += [part for part in get_args(kind) if part not in structs]
    return found
