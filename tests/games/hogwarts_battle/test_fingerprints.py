"""Whole games of all seven sorts, by their fingerprints. After a change on purpose,
`python -m tests.games.hogwarts_battle.test_fingerprints` writes the file anew; the counts show where games differ.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from greathall.core.kernel import Event
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import (
    AcquireCard,
    AcquireToTop,
    AssignAttack,
    CopyAlly,
    KeepRoll,
    MarkHorcrux,
    PlayCard,
    UsePower,
)
from tests.games.fingerprints import Fingerprint, keep, kept, unseen

FILE = Path(__file__).with_name("fingerprints.json")
ANSWERS = 600
DEALS = 6
EAGER = (MarkHorcrux, PlayCard, CopyAlly, AssignAttack, UsePower, AcquireToTop, AcquireCard, KeepRoll)
"""What most answers are taken from, in this order, so that games get somewhere."""
GAMES: dict[str, dict[str, Any]] = {
    **{f"game {game}, {seats} heroes": {"game": game, "seats": seats} for game in range(1, 8) for seats in (2, 4)},
    **{
        f"game {game}, closed hands": {"game": game, "seats": 3, "closed_hands": True, "first": 1}
        for game in (2, 5, 6, 7)
    },
    **{
        f"game {game}, free order": {"game": game, "seats": 3, "free_order": True, "difficulty": "every_location"}
        for game in (3, 5, 7)
    },
    "game 7, dealt": {"game": 7, "seats": 2, "deal_proficiencies": True, "heroes": ["hermione", "neville"]},
    "game 6, arithmancy": {"game": 6, "seats": 2, "proficiencies": ["arithmancy", "transfiguration"]},
    "game 7, herbology": {
        "game": 7,
        "seats": 2,
        "proficiencies": ["herbology", "divination"],
        "heroes": ["neville", "ron"],
    },
}


def answer(options: Any, rng: Random) -> Any:
    for kind in EAGER if rng.random() < 0.9 else ():
        found = [option for option in options if isinstance(option, kind)]
        if found:
            return rng.choice(found)
    return rng.choice([*options])


def fingerprint(name: str) -> dict[str, Any]:
    games = Fingerprint(SPEC)
    for number in range(DEALS):
        play(name, f"{name} {number}", games)
    return games.as_json()


def play(name: str, seed: str, fingerprint: Fingerprint) -> None:
    settings = dict(GAMES[name])
    seats = settings.pop("seats")
    rng = Random(seed)
    log: list[Event] = []
    g = SPEC.new(seats=seats, seed=seed, log=log, **settings)
    for _ in range(ANSWERS):
        if g.over:
            break
        seat = rng.choice(g.waiting)
        g.act(seat, answer(fingerprint.asks(g, seat), rng))
    fingerprint.ends(g, log, f"turn {g.turn}, {'won' if g.won else 'lost' if g.over else 'open'}")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_else_has_changed(name: str) -> None:
    assert fingerprint(name) == kept(FILE)[name]


def test_the_games_see_nearly_everything() -> None:
    """Of all events and questions that there are, only those below are too rare."""
    events, asked = unseen(SPEC, FILE)
    assert events == {"HorcruxActs", "TurnsOver"}
    assert asked == {"prompt-choose-second", "prompt-choose-two", "prompt-remove-up-to"}


if __name__ == "__main__":
    keep(FILE, GAMES, fingerprint)
