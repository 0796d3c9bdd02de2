"""Whole games of all seven sorts, by their fingerprints: whatever changes in rules, events or questions is seen here.

The scenarios say what is right; this says that nothing else has changed. After a change on purpose,
`python -m tests.games.hogwarts_battle.test_fingerprints` writes the file anew; the counts show where games differ.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.core.kernel import Event
from greathall.core.messages import members
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
from greathall.games.hogwarts_battle.state import Battle

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
    """Of some games with these settings: what was told and asked how often, and a digest of all of it."""
    events: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    told = sha256()
    ends = []
    for number in range(DEALS):
        log, g = play(name, f"{name} {number}", asked, told.update)
        events.update(type(event).__name__ for event in log)
        told.update(msgspec.json.encode([event.seen_by(None) for event in log] + log))
        ends.append(f"turn {g.turn}, {'won' if g.won else 'lost' if g.over else 'open'}, {SPEC.hash(g)[:8]}")
    counts = {"events": dict(sorted(events.items())), "asked": dict(sorted(asked.items()))}
    return {**counts, "told": told.hexdigest()[:16], "ends": ends}


def play(name: str, seed: str, asked: Counter[str], tell: Callable[[bytes], object]) -> tuple[list[Event], Battle]:
    settings = dict(GAMES[name])
    seats = settings.pop("seats")
    rng = Random(seed)
    log: list[Event] = []
    g = SPEC.new(seats=seats, seed=seed, log=log, **settings)
    for _ in range(ANSWERS):
        if g.over:
            break
        seat = rng.choice(g.waiting)
        prompt = g.prompt(seat)
        assert prompt is not None
        asked[prompt.key] += 1
        if asked[prompt.key] == 1:
            assert SPEC.hash(SPEC.load(SPEC.save(g))) == SPEC.hash(g), "every question can be written down"
        options = [*g.options(seat)]
        tell(msgspec.json.encode([prompt, options, g.default(seat, Random(1)), SPEC.view(g, seat)]))
        g.act(seat, answer(options, rng))
    return log, g


@pytest.mark.parametrize("name", GAMES)
def test_nothing_else_has_changed(name: str) -> None:
    assert fingerprint(name) == json.loads(FILE.read_text("utf-8"))[name]


def test_the_games_see_nearly_everything() -> None:
    """Of all events and questions that there are, only those below are too rare."""
    seen = json.loads(FILE.read_text("utf-8")).values()
    events = {key for each in seen for key in each["events"]}
    asked = {key for each in seen for key in each["asked"]}
    every = {struct.__name__ for struct in members(SPEC.events)}
    assert every - events == {"HorcruxActs", "TurnsOver"}
    assert SPEC.prompts - asked == {"prompt-choose-second", "prompt-choose-two", "prompt-remove-up-to"}


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: fingerprint(name) for name in GAMES}, indent=1) + "\n", "utf-8")
