"""Games from the middle of a year, by their fingerprints.

Everybody begins with cards, SP, wounds and loves by chance, so that a few hundred answers meet what a whole game meets
rarely. After a change on purpose, `python -m tests.games.hogwarts_board.test_fingerprints` writes the file anew; the
counts show where games differ.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.core.errors import Illegal
from greathall.core.kernel import Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Buy, Cast, Enter, Finish, Run, Use, Walk
from greathall.games.hogwarts_board.board import DOOR_RESTRICTED, DOOR_SNAPE, PASSABLE
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import Castle
from tests.games.fingerprints import Fingerprint, keep, kept, unseen

FILE = Path(__file__).with_name("fingerprints.json")
ANSWERS = 120
DEALS = 10
PILES = ("basic_spells", "advanced_spells", "advanced_spells")
GAMES: dict[str, dict[str, Any]] = {
    **{
        f"{length}, {seats} players": {"length": length, "seats": seats}
        for length in ("normal", "evening")
        for seats in (2, 3, 4)
    },
    **{f"in love, {seats} players": {"seats": seats, "love": 0.5} for seats in (2, 3, 4)},
    **{
        f"at the doorways, {seats} players": {"seats": seats, "squares": (DOOR_SNAPE, DOOR_RESTRICTED)}
        for seats in (2, 3, 4)
    },
    **{f"one square, {seats} players": {"seats": seats, "squares": ("library",), "love": 0.2} for seats in (3, 4)},
    **{
        f"last rounds, {length}": {"seats": 3, "length": length, "rounds_left": 1}
        for length in ("normal", "evening", "short")
    },
    "without events": {"seats": 2, "events": False},
    "version 1": {"seats": 3, "version": 1, "love": 0.2},
}


def answer(options: Any, rng: Random) -> Any:
    """Any kind of answer as likely as any other, so that running and walking do not crowd out the rest."""
    kind = rng.choice(sorted({type(option).__name__ for option in options}))
    return rng.choice([option for option in options if type(option).__name__ == kind])


def stock(g: Castle, rng: Random, love: float, squares: tuple[str, ...]) -> None:
    """In the middle of the year: everybody has learnt, found and suffered something."""
    for seat, wizard in enumerate(g.wizards):
        wizard.sp = rng.choice((0, 40, 90, 120, 190, 220, 300))
        wizard.hp = rng.randint(2, 10)
        for pile in PILES:
            if rng.random() < 0.8:
                g.receive(seat, g.draw(pile))
        for pile in (rng.choice(("basic_potions", "advanced_potions")), "items"):
            if rng.random() < 0.7:
                g.receive(seat, g.draw(pile))
        g.put(seat, rng.choice([square for square in squares if g.may_stand(seat, square)] or [wizard.house]), "home")
        if rng.random() < love:
            wizard.loves = rng.choice([other for other in range(g.seats) if other != seat])


def fingerprint(name: str) -> dict[str, Any]:
    games = Fingerprint(SPEC)
    for number in range(DEALS):
        play(name, f"{name} {number}", games)
    return games.as_json()


def play(name: str, seed: str, fingerprint: Fingerprint) -> None:
    settings = dict(GAMES[name])
    seats, love, squares = settings.pop("seats"), settings.pop("love", 0.05), settings.pop("squares", PASSABLE)
    left = settings.pop("rounds_left", None)
    rng, other = Random(seed), Random(f"{seed}, refused")
    log: list[Event] = []
    g = SPEC.new(seats=seats, seed=seed, log=log, **settings)
    stock(g, rng, love, squares)
    if left is not None:
        g.round = length_of(g).rounds - left
    tried: list[Any] = [Enter(), Run(), Walk(()), Buy("stupefy"), Cast("protego"), Use("broomstick"), Finish()]
    for _ in range(ANSWERS):
        if g.over:
            break
        seat = rng.choice(g.waiting)
        options = fingerprint.asks(g, seat)
        fingerprint.tell(refusal(g, seat, other.choice(tried), options))
        tried.append(answer(options, rng))
        g.act(seat, tried[-1])
    fingerprint.ends(g, log, f"round {g.round}, {'over' if g.over else 'open'}")


def refusal(g: Castle, seat: int, action: Any, options: list[Any]) -> bytes:
    """Why an answer given earlier in the game is refused now, if it is."""
    if action not in options:
        try:
            g.act(seat, action)
        except Illegal as refused:
            return msgspec.json.encode(refused.message)
    return b""


@pytest.mark.parametrize("name", GAMES)
def test_nothing_else_has_changed(name: str) -> None:
    assert fingerprint(name) == kept(FILE)[name]


def test_the_games_see_nearly_everything() -> None:
    """Of all events and questions that there are, only those below are too rare."""
    events, asked = unseen(SPEC, FILE)
    assert events == {"Exhausted", "TruceMade", "TruceRefused"}
    odds = {"odds-at", "odds-run", "odds-run-cloaked"}  # told beside a question
    assert asked - odds == {"prompt-offer-truce"}


if __name__ == "__main__":
    keep(FILE, GAMES, fingerprint)
