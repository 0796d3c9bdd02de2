"""The rulebooks of our games: whole, in both languages, with every card of the box, and nothing that leads nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.record import replay
from greathall.core.spec import GameSpec
from greathall.laws.typography import faults
from greathall.server.examples import example_record
from greathall.text import LANGUAGES, catalogue
from greathall.text.rulebook import RulesBook, book
from tests.games.test_facts import GAMES


def structure(rules: RulesBook) -> list[object]:
    return [
        *((c.id, c.icon, [(s.id, s.figure) for s in c.steps], [r.number for r in c.rulings]) for c in rules.chapters),
        *((g.id, [(c.id, c.copies, [r.number for r in c.rulings]) for c in g.cards]) for g in rules.groups),
    ]


def words(rules: RulesBook) -> list[str]:
    chapters = [text for c in rules.chapters for text in (c.title, c.lead)]
    steps = [text for c in rules.chapters for s in c.steps for text in (s.title, s.text)]
    pages: list[Any] = [*rules.chapters, *(card for group in rules.groups for card in group.cards)]
    rulings = [text for page in pages for r in page.rulings for text in (r.question, r.answer)]
    cards = [text for group in rules.groups for card in group.cards for text in (card.name, card.text)]
    return [*chapters, *steps, *rulings, *cards, *(e.text for page in pages for e in page.examples)]


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_tell_the_same_and_every_word_is_written(name: str) -> None:
    spec = greathall.game(name)
    english, french = (book(spec, language) for language in LANGUAGES)
    assert structure(english) == structure(french)
    assert len(english.brief) == len(french.brief) > 4
    for rules in (english, french):
        assert not [text for text in words(rules) if "⟨" in text or not text]
    assert not [fault for fault in faults(catalogue("fr", spec)) if re.match("rulebook-|ruling-|example-", fault)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_book_is_left_over(name: str, language: str) -> None:
    spec = greathall.game(name)
    parts = spec.table.rulebook
    assert parts is not None
    texts = catalogue(language, spec)
    written = {key for key in texts.messages if re.match("rulebook-|ruling-|example-", key)}
    steps = {f"rulebook-{name}-{step}" for name, chapter in parts.chapters.items() for step in chapter.steps}
    used = {
        *steps,
        *(f"{step}-text" for step in steps),
        *(f"rulebook-{name}" for name in (*parts.chapters, *parts.groups)),
        *(f"rulebook-{name}-lead" for name in parts.chapters),
        *(f"ruling-{number}{end}" for number in parts.rulings for end in ("", "-answer")),
        *(f"example-{name.replace('_', '-')}" for name in parts.examples),
    }
    assert written == used


@pytest.mark.parametrize(
    ("name", "box"),
    {
        "stupefy": {"spell": "spells", "reward": "rewards"},
        "scrabble": {"help-card": "", "help-house": ""},
        "hogwarts_board": {"help-card": "", "help-square": ""},
        "hogwarts_battle": {"help-card": ""},
    }.items(),
)
def test_the_index_has_every_card_of_the_box_once(name: str, box: dict[str, str]) -> None:
    spec = greathall.game(name)
    wanted = sorted(word for vocabulary in box for word in spec.vocabularies[vocabulary])
    pages = [card.id for group in book(spec, "en").groups for card in group.cards]
    assert sorted(pages) == wanted
    assert not set(pages) & {chapter.id for chapter in book(spec, "en").chapters}, "two pages have one address"


@pytest.mark.parametrize("name", GAMES)
def test_rulings_and_examples_are_told_on_pages_that_there_are(name: str) -> None:
    spec = greathall.game(name)
    rules, parts = book(spec, "en"), spec.table.rulebook
    assert parts is not None
    pages = {*parts.chapters, *(card.id for group in rules.groups for card in group.cards)}
    for where in (*parts.rulings.values(), *parts.examples.values()):
        assert where
        assert {*where.split()} <= pages, where


FOR_THOSE_WHO_BUILD = {
    "stupefy": "S23 S24 S31 S36 S37 S38",
    "scrabble": "",
    "hogwarts_board": "R1 R2 R3 R30 R31 R44 R61 R63 R71 R73 R85 R88",
    "hogwarts_battle": "P1 P3 P4 P5 P7 P11 P14",
}
"""Rulings that concern the deck that we made, limits that no game reaches, or what no player would ask."""


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_that_players_ask_for_is_in_the_book(name: str) -> None:
    parts = greathall.game(name).table.rulebook
    assert parts is not None
    page = (Path(__file__).parents[2] / "docs" / "rulings" / f"{name}.md").read_text("utf-8")
    numbered = {*re.findall(r"^(?:\| |- \*\*)([SWRBP]\d+)\b", page, re.MULTILINE)}
    told = {number.upper() for number in parts.rulings}
    assert numbered - told == {*FOR_THOSE_WHO_BUILD[name].split()}


def examples() -> list[tuple[str, str]]:
    books = {name: greathall.game(name).table.rulebook for name in GAMES}
    return [(name, example) for name, parts in books.items() if parts is not None for example in parts.examples]


@pytest.mark.parametrize(("name", "example"), examples())
def test_an_example_stands_where_the_first_seat_is_asked(name: str, example: str) -> None:
    spec: GameSpec[Any] = greathall.game(name)
    g: Any = replay(example_record(spec, example))
    assert 0 in g.waiting
    if example == "private_lessons":
        rewards = [getattr(option, "reward", "") for option in g.options(0)]
        assert "private_lessons" in rewards
    if example == "take_cover":
        assert any(target == 0 for target in g.target)
