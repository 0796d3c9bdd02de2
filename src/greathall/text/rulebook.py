"""A game's rulebook in a language: the same text for the browser, the terminal and the printer."""

from __future__ import annotations

from functools import cache
from itertools import count, takewhile
from typing import Any

from msgspec import Struct

from greathall.core.messages import message_key
from greathall.core.rulebook import Group, Rulebook
from greathall.core.spec import GameSpec
from greathall.text.catalogue import Catalogue, catalogue

PRINTED = "c"
"""So begin the numbers of answers that are no rulings of ours: the cards themselves give them."""


class BookRuling(Struct, frozen=True):
    """A question that players ask, and its answer."""

    number: str
    """Of our ruling, where the rules are silent; empty: the printed rules and cards say so."""
    question: str
    answer: str


class BookExample(Struct, frozen=True):
    """A position that can be played."""

    id: str
    text: str


class BookStep(Struct, frozen=True):
    id: str
    title: str
    text: str
    figure: list[str]
    """The things of its drawing."""


class BookChapter(Struct, frozen=True):
    id: str
    icon: str
    title: str
    lead: str
    steps: list[BookStep]
    rulings: list[BookRuling]
    examples: list[BookExample]


class BookCard(Struct, frozen=True):
    """A thing of the box with its text."""

    id: str
    icon: str
    name: str
    text: str
    copies: int
    """How many are in the box; 0: it does not matter."""
    rulings: list[BookRuling]
    examples: list[BookExample]


class BookGroup(Struct, frozen=True):
    id: str
    title: str
    cards: list[BookCard]


class RulesBook(Struct, frozen=True):
    title: str
    brief: list[str]
    """All of it in a few paragraphs."""
    chapters: list[BookChapter]
    groups: list[BookGroup]


@cache
def book(spec: GameSpec[Any], language: str) -> RulesBook:
    """The rulebook in this language; a game that brings none has its summary alone."""
    texts = catalogue(language, spec)
    keys = takewhile(texts.__contains__, (f"rules-{number}" for number in count(1)))
    parts = spec.table.rulebook or Rulebook(chapters={}, groups={})
    return RulesBook(
        title=texts.text("title"),
        brief=[texts.text(key) for key in keys],
        chapters=[
            BookChapter(
                id=name,
                icon=chapter.icon,
                title=texts.text(message_key("rulebook", name)),
                lead=texts.text(message_key("rulebook", name, "lead")),
                steps=[_step(texts, name, step, figure) for step, figure in chapter.steps.items()],
                rulings=_rulings(texts, parts, name),
                examples=_examples(texts, parts, name),
            )
            for name, chapter in parts.chapters.items()
        ],
        groups=[
            BookGroup(
                id=name,
                title=texts.text(message_key("rulebook", name)),
                cards=[_card(texts, parts, group, card) for card in group.names],
            )
            for name, group in parts.groups.items()
        ],
    )


def _step(texts: Catalogue, chapter: str, step: str, figure: str) -> BookStep:
    key = message_key("rulebook", chapter, step)
    return BookStep(id=step, title=texts.text(key), text=texts.text(f"{key}-text"), figure=figure.split())


def _card(texts: Catalogue, parts: Rulebook, group: Group, card: str) -> BookCard:
    return BookCard(
        id=card,
        icon=group.icon.format(card),
        name=texts.text(message_key(group.vocabulary, card)),
        text=texts.text(message_key("help", group.vocabulary, card)),
        copies=group.copies.get(card, 0),
        rulings=_rulings(texts, parts, card),
        examples=_examples(texts, parts, card),
    )


def _rulings(texts: Catalogue, parts: Rulebook, page: str) -> list[BookRuling]:
    return [
        BookRuling(
            number="" if number.startswith(PRINTED) else number.upper(),
            question=texts.text(message_key("ruling", number)),
            answer=texts.text(message_key("ruling", number, "answer")),
        )
        for number, pages in parts.rulings.items()
        if page in pages.split()
    ]


def _examples(texts: Catalogue, parts: Rulebook, page: str) -> list[BookExample]:
    return [
        BookExample(id=name, text=texts.text(message_key("example", name)))
        for name, pages in parts.examples.items()
        if page in pages.split()
    ]
