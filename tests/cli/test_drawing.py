"""Games drawn in the terminal: any game from its view alone, and Stupefy by its own drawing."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from rich.console import Console, RenderableType

import bluff
from bluff import terminal as bluff_terminal
from greathall.cli.drawing import draw, each_seat_has, generic, own_drawing
from greathall.cli.kit import Styled
from greathall.core.kernel import State, sample
from greathall.core.messages import Seat
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from greathall.games.stupefy import terminal as stupefy_terminal
from greathall.text import LANGUAGES, catalogue
from tests.deep import deep

NAMES = ("Ada", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def shown(drawing: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(drawing)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def table(spec: GameSpec[Any], g: State, seat: int | None, language: str = "en", width: int = 100) -> str:
    return shown(draw(spec, spec.situation(g, seat), NAMES[: g.seats], catalogue(language, spec)), width)


def row(text: str, name: str) -> str:
    """The line about this player."""
    return next(line for line in text.splitlines() if name in line)


# -- any game ----------------------------------------------------------------------------------------------------------


def test_what_each_seat_has_becomes_a_column() -> None:
    assert each_seat_has(bluff.SPEC) == {"left", "points"}
    g = bluff.SPEC.new(seats=4, seed=7)
    for seat in range(4):
        g.act(seat, g.options(seat)[0])
    assert len(g.hands[0]) == 4, "as many cards as seats, and yet no column"
    situation = bluff.SPEC.situation(g, 0)
    text = shown(generic(bluff.SPEC, situation, NAMES[:4], catalogue("en", bluff.SPEC)))
    winner = g.points.index(1)
    assert [cell.strip() for cell in row(text, NAMES[winner]).split("│")[2:4]] == ["4", "1"]
    assert "Hand: " in text
    assert "▸ Ada" in text
    french = shown(generic(bluff.SPEC, situation, NAMES[:4], catalogue("fr", bluff.SPEC)))
    assert "Main\u00a0: " in french


class Piece(Struct, frozen=True):
    kind: str
    owner: Seat | None


class Odd(Struct, frozen=True):
    """A view with everything a view can hold."""

    turn: Seat
    nobody: Seat | None
    best: Piece
    pieces: tuple[Piece, ...]
    board: tuple[tuple[str, ...], ...]
    purse: dict[str, int]
    open: bool
    each: tuple[Piece, ...]


def test_any_view_can_be_drawn() -> None:
    def view(g: State, seat: int | None) -> Odd:
        pieces = tuple(Piece("rook", other) for other in range(g.seats))
        return Odd(1, None, Piece("king", None), pieces[:1], (("a", "b"), ("c", "d")), {"gold": 3}, True, pieces)

    odd = replace(bluff.SPEC, view=view)
    g = odd.new(seats=3, seed=1)
    text = shown(generic(odd, odd.situation(g, 0), NAMES[:3], catalogue("en", odd)))
    assert "turn Ben · best kind king · open" in text
    assert "nobody" not in text
    assert "pieces: \n  kind rook, owner Ada" in text
    assert "\n  a  b\n  c  d\n" in text
    assert "gold: 3" in text
    assert row(text, "Cat").count("Cat") == 2, "the owner of the third piece is in the row of the third seat"


@pytest.mark.parametrize("which", [deep(0), -1], ids=["few", "many"])
@pytest.mark.parametrize("name", sorted(games()))
def test_every_installed_game_can_be_drawn_from_beginning_to_end(name: str, which: int) -> None:
    """By its own drawing and the generic one, in both languages, whenever a question comes for the first time."""
    spec = games()[name]
    g = spec.new(seats=spec.seats[which], seed=spec.seats[which])
    rng = Random(g.seats)
    met: set[str] = set()
    while not g.over:
        asked = g.waiting[0]
        prompt = g.prompt(asked)
        assert prompt is not None
        if prompt.key not in met:
            met.add(prompt.key)
            drawn(spec, g, (None, asked))
        g.act(asked, sample(g.options(asked), rng))
    drawn(spec, g, (None, 0))


def drawn(spec: GameSpec[Any], g: State, viewers: tuple[int | None, ...]) -> None:
    for viewer, language in product(viewers, LANGUAGES):
        situation, names, texts = spec.situation(g, viewer), NAMES[: g.seats], catalogue(language, spec)
        for drawing in (draw(spec, situation, names, texts), generic(spec, situation, names, texts)):
            assert "⟨" not in shown(drawing), "a message is missing"


def test_lines_as_long_as_they_are_many_are_drawn_as_a_board() -> None:
    spec = games()["scrabble"]
    text = shown(generic(spec, spec.situation(spec.new(seats=2, seed=1), 0), NAMES[:2], catalogue("en", spec)))
    assert "\n  =..'...=...'..=\n  .-..H" in text


# -- Stupefy -----------------------------------------------------------------------------------------------------------


def stupefy(*answers: str, seats: int = 4) -> tuple[GameSpec[Any], Any]:
    """A game in which all seats give these answers (by tag, or the first option) in turn."""
    spec = games()["stupefy"]
    g = spec.new(seats=seats, seed=7)
    for answer in answers:
        for seat in g.waiting:
            options = g.options(seat)
            g.act(seat, next((o for o in options if answer in repr(o).lower()), options[0]))
    return spec, g


def test_a_game_is_drawn_by_the_module_terminal_of_its_package() -> None:
    assert own_drawing(games()["stupefy"]) is stupefy_terminal.draw
    assert own_drawing(bluff.SPEC) is bluff_terminal.draw, "wherever the package is"
    assert own_drawing(replace(bluff.SPEC, package="greathall.core")) is None


def test_the_hand_is_shown_to_its_owner_only() -> None:
    spec, g = stupefy("misspell")
    assert "Misspell ×4, Stupefy ×3  ·  prepared: Misspell" in table(spec, g, 0)
    assert "prepared" not in table(spec, g, None)
    assert "Your hand" not in table(spec, g, None)


def test_aims_are_arrows_and_flags_lie_after_protego() -> None:
    spec, g = stupefy("misspell", "aim(target=")
    assert "→ Ben" in row(table(spec, g, 0), "Ada")
    for seat in (0, 1):
        g.act(seat, next(o for o in g.options(seat) if "protego" in repr(o).lower()))
    assert "✓" in row(table(spec, g, 3), "Ada"), "Ada is ready"
    assert "✓" not in row(table(spec, g, 3), "Dan")
    for seat in (2, 3):
        g.act(seat, next(o for o in g.options(seat) if "cast" in repr(o).lower()))
    text = table(spec, g, 0)
    assert "down" in row(text, "Ada")
    assert "Protego" in row(text, "Ada")
    assert "up" in row(text, "Cat")
    assert "facedown ×2" in text


def test_the_scores_of_the_houses_at_the_end() -> None:
    spec = games()["stupefy"]
    g = spec.new(seats=4, seed=7)
    rng = Random(1)
    while not g.over:
        seat = g.waiting[0]
        g.act(seat, sample(g.options(seat), rng))
    text = table(spec, g, None)
    outcome = spec.outcome(g)
    assert outcome is not None
    assert f"★ {max(outcome.scores)}" in text
    assert "Potions Master" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_table_fits_eighty_columns(seats: int, language: str) -> None:
    spec, g = stupefy("stupefy", "aim(target=", "cast", seats=seats)
    text = table(spec, g, 0, language, width=80)
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text, "something was cut off"


# -- lines -------------------------------------------------------------------------------------------------------------


def test_a_line_is_not_broken_at_a_no_break_space() -> None:
    def broken(line: RenderableType) -> list[str]:
        return [part.rstrip(" ") for part in shown(line, width=9).splitlines()]

    assert broken(Styled("Bravo\u202f! Encore\u00a0: oui")) == ["Bravo\u202f!", "Encore\u00a0:", "oui"]
    joined = Styled(" ").join([Styled("Bravo\u202f!"), Styled("Encore\u202f!")])
    assert broken(joined) == ["Bravo\u202f!", "Encore\u202f!"]
