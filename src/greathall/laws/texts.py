"""Every word has its text in every language, the languages agree, and French is set as French is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

import msgspec
from fluent.syntax import ast
from msgspec import inspect as mi

from greathall.core.kernel import State
from greathall.core.messages import Message, members, message_for, message_key, message_keys
from greathall.core.spec import GameSpec
from greathall.laws.broken import LawBroken
from greathall.laws.trial import Trial
from greathall.text import LANGUAGES, Catalogue, catalogue

KERNEL_REFUSALS = (
    "refusal-not-an-option",
    "refusal-not-asked",
    "refusal-already-answered",
    "refusal-nothing-to-retract",
    "refusal-game-over",
)
ENOUGH = 25
"""So often a text is spoken with different arguments before it is believed."""


# -- the catalogues by themselves --------------------------------------------------------------------------------------


def texts(spec: GameSpec[Any]) -> int:
    """All that can be known of the texts without playing. Returns how many messages were looked at."""
    try:
        books = {language: catalogue(language, spec) for language in LANGUAGES}
    except (OSError, ValueError) as error:
        raise LawBroken("texts", spec.id, f"a catalogue cannot be read: {error}") from error
    wanted = keys(spec)
    problems = [p for language, book in books.items() for p in _missing(language, book, wanted)]
    problems += _undeclared(spec)
    problems += _disagreements(books)
    problems += [f"fr: {problem}" for problem in typography(books["fr"])]
    if problems:
        raise LawBroken("texts", spec.id, f"{len(problems)} faults in the texts", difference=problems[:20])
    return len(wanted) * len(books)


def keys(spec: GameSpec[Any]) -> dict[str, frozenset[str] | None]:
    """Every message a game must have, with the arguments it will be given (None: not known beforehand)."""
    wanted: dict[str, frozenset[str] | None] = {"title": frozenset(), "rules-1": frozenset()}
    for kind, union in (("event", spec.events), ("option", spec.actions)):
        for struct in members(union):
            fields = {message_key(name): name for name in struct.__struct_fields__}
            for key in message_keys(struct, kind):
                gone = {name for field, name in fields.items() if f"-no-{field}" in key}
                wanted[key] = frozenset(fields.values()) - gone
    for key in (*spec.prompts, *spec.refusals, *spec.errors, *KERNEL_REFUSALS):
        wanted[key] = None
    for vocabulary, words in spec.vocabularies.items():
        wanted |= {message_key(vocabulary, word): frozenset() for word in words}
    wanted |= {key: frozenset() for key in settings(spec.settings)}
    wanted |= {key: frozenset() for key in labels(get_type_hints(spec.view).get("return"))}
    if spec.table.notation is not None:
        wanted["notation"] = frozenset()
    return wanted


def labels(view: Any) -> set[str]:
    """The messages for the fields of a view and of the structs in it: a table of words has no others to show."""
    found: set[str] = set()
    structs = [view]
    for kind in structs:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            fields = msgspec.structs.fields(kind)
            found |= {message_key("view", field.name) for field in fields}
            structs += [field.type for field in fields if field.type not in structs]
        structs += [part for part in get_args(kind) if part not in structs]
    return found


def settings(rules: type[msgspec.Struct]) -> list[str]:
    """The messages for a game's options and for those of their values that are words."""
    found = []
    for field in msgspec.structs.fields(rules):
        found.append(message_key("setting", field.name))
        found += [message_key("setting", field.name, value) for value in _word_values(mi.type_info(field.type))]
    return found


def _word_values(info: mi.Type) -> list[str]:
    if isinstance(info, mi.Metadata):
        return _word_values(info.type)
    if isinstance(info, mi.UnionType):
        return [value for kind in info.types for value in _word_values(kind)]
    if isinstance(info, mi.LiteralType):
        return [value for value in info.values if isinstance(value, str)]
    if isinstance(info, mi.EnumType):
        return [member.value for member in info.cls if isinstance(member.value, str)]
    return []


def _missing(language: str, book: Catalogue, wanted: Mapping[str, frozenset[str] | None]) -> Iterator[str]:
    for key, given in wanted.items():
        if key not in book:
            yield f"{language}: no message {key}"
        elif given is not None:
            yield from (
                f"{language}: {key} uses ${name}, which it is not given" for name in variables(book, key) - given
            )


def _undeclared(spec: GameSpec[Any]) -> Iterator[str]:
    """Vocabularies that actions and events speak, but the spec does not list."""
    for union in (spec.actions, spec.events):
        for struct in members(union):
            for field in msgspec.structs.fields(struct):
                for vocabulary in vocabularies(mi.type_info(field.type)) - {"seat", *spec.vocabularies}:
                    yield f"{struct.__name__}.{field.name} speaks “{vocabulary}”, which is not in the words of the spec"


def vocabularies(info: mi.Type) -> set[str]:
    if isinstance(info, mi.Metadata):
        word = (info.extra or {}).get("words")
        return {str(word)} if word else vocabularies(info.type)
    if isinstance(info, mi.UnionType):
        return {word for kind in info.types for word in vocabularies(kind)}
    if isinstance(info, mi.VarTupleType | mi.ListType | mi.SetType | mi.FrozenSetType):
        return vocabularies(info.item_type)
    return set()


def _disagreements(books: Mapping[str, Catalogue]) -> Iterator[str]:
    first, *others = books
    for other in others:
        for key in sorted(books[first].messages.keys() ^ books[other].messages.keys()):
            here, there = (first, other) if key in books[first] else (other, first)
            yield f"{there}: no message {key}, which {here} has"
        for key in sorted(books[first].messages.keys() & books[other].messages.keys()):
            one, two = variables(books[first], key), variables(books[other], key)
            if one != two:
                yield f"{key}: {first} uses {_names(one)}, {other} uses {_names(two)}"


def _names(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def variables(book: Catalogue, key: str) -> frozenset[str]:
    """The variables a message uses, itself or through a message it refers to."""
    found: set[str] = set()
    for node in _walk(book.messages[key].value):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name in book and node.id.name != key:
            found |= variables(book, node.id.name)
    return frozenset(found)


def _walk(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from _walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from _walk(item)


# -- French typography -------------------------------------------------------------------------------------------------

THIN, HARD = "\u202f", "\u00a0"
_FRENCH = (
    (re.compile(rf"(?<![{THIN}!?])[!?]|(?<!{THIN});"), "! ? and ; want a narrow no-break space before them"),
    (re.compile(rf"(?<![{THIN}{HARD}]):"), ": wants a no-break space before it"),
    (re.compile(rf"«(?![{THIN}{HARD}])|(?<![{THIN}{HARD}])»"), "« and » want no-break spaces inside"),
    (re.compile(r"'"), "the apostrophe is ’"),
    (re.compile(r'["“”]'), "the quotation marks are « and »"),
    (re.compile(r"\.\.\."), "three dots are …"),
)
_AS_TYPED = re.compile(r"\bhex:|https?:|\d:\d")
"""What a person types as it is written, colon and all."""


def typography(book: Catalogue) -> Iterator[str]:
    """Where French texts are not set as French is."""
    for key, message in book.messages.items():
        for sentence in sentences(message.value):
            for pattern, rule in _FRENCH:
                fault = pattern.search(_AS_TYPED.sub("", sentence))
                if fault:
                    shown = sentence.replace(THIN, "⍽").replace(HARD, "⍽")
                    yield f"{key}: {rule}: {shown}"


def sentences(pattern: ast.Pattern | None) -> list[str]:
    """What a message can say, each variant of each choice; a variable stands as □."""
    if pattern is None:
        return []
    found = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else _said(element.expression)
        found = [before + part for before in found[:64] for part in parts]
    return found


def _said(expression: Any) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [sentence for variant in expression.variants for sentence in sentences(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    if isinstance(expression, ast.Placeable):
        return _said(expression.expression)
    return ["□"]


# -- the texts met in play ---------------------------------------------------------------------------------------------


def vocabulary(t: Trial) -> None:
    """Prompts, options and the new events of this decision can be said in every language."""
    g: State = t.g
    with t.law("texts"):
        for seat in g.waiting:
            prompt = g.prompt(seat)
            if prompt is None:
                raise t.broken(f"seat {seat} is asked without a prompt")
            t.want(prompt.key in t.spec.prompts, f"{prompt.key} is not among the prompts of the spec")
            speaks(t, prompt)
            for action in t.some(g.options(seat)):
                speaks(t, message_for(action, "option"))
        for event in t.events[t.heard :]:
            for seat in (None, *range(t.seats)):
                told = event.seen_by(seat)
                if told is not None:
                    speaks(t, message_for(told, "event"))


def speaks(t: Trial, text: Message, kind: str = "") -> None:
    """The text can be said in every language, without a missing word or variable."""
    if kind == "refusal" and text.key not in KERNEL_REFUSALS:
        t.want(text.key in t.spec.refusals, f"{text.key} is not among the refusals of the spec")
    if t.tally.spoken[text.key] >= ENOUGH:
        return
    written = str(text)
    if written in t.tally.said:
        return
    t.tally.said.add(written)
    t.tally.spoken[text.key] += 1
    names = [f"Player {seat + 1}" for seat in range(t.seats)]
    for language in LANGUAGES:
        sentence, problems = catalogue(language, t.spec).try_word(text.key, text.args, names)
        if sentence is None or problems or "⟨" in sentence:
            law, t.current = t.current, "texts"
            failure = t.broken(f"{written} cannot be said in {language}", [*problems, str(sentence)])
            t.current = law
            raise failure
