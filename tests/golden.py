"""Golden playthroughs: one seeded game for each game and number of seats, written out for people to read.

`make golden` writes them anew after a change of rules or texts; `tests/test_golden.py` shows what changed. Whoever
answers does so at random from a seed of its own, and the log is that of a spectator, in English and French.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import greathall
from bluff import SPEC as BLUFF
from greathall.core.kernel import Event, LazyOptions, sample
from greathall.core.messages import message_for
from greathall.core.spec import GameSpec
from greathall.text import LANGUAGES, catalogue

FOLDER = Path(__file__).parent / "golden"
LONGEST = 400
"""So many answers are written out; a longer game breaks off there."""
NAMES = ("Ambrose", "Beryl", "Cosmo", "Dilys", "Edgar", "Fenella", "Gideon", "Hester")


def tables() -> list[tuple[GameSpec[Any], int]]:
    """Every game at every number of seats."""
    specs = [BLUFF, *greathall.games().values()]
    return [(spec, seats) for spec in specs for seats in spec.seats]


def file_of(spec: GameSpec[Any], seats: int) -> Path:
    return FOLDER / f"{spec.id}-{seats}-seats.txt"


def playthrough(spec: GameSpec[Any], seats: int) -> str:
    return "".join(line + "\n" for line in _lines(spec, seats))


def _lines(spec: GameSpec[Any], seats: int) -> Iterator[str]:
    yield f"{spec.id}, rules version {spec.version}, {seats} seats. Written by `make golden`."
    log: list[Event] = []
    g = spec.new(seats=seats, seed=f"golden {seats}", log=log)
    rng = Random(f"golden {spec.id} {seats}")
    yield from _told(spec, log)
    answers = 0
    while not g.over:
        if answers == LONGEST:
            yield "\n..."
            return
        seat = rng.choice(g.waiting)
        options = g.options(seat)
        count = "many" if isinstance(options, LazyOptions) else len(options)
        action = _listed(options, rng)
        log.clear()
        g.act(seat, action)
        answers += 1
        yield ""
        yield f"{answers}. {NAMES[seat]}, 1 of {count}: {msgspec.json.encode(action).decode()}"
        yield from _told(spec, log)
    outcome = spec.outcome(g)
    assert outcome is not None
    yield ""
    yield f"scores {list(outcome.scores)}, winners {[NAMES[seat] for seat in outcome.winners]}"


def _listed(options: Sequence[Any], rng: Random) -> Any:
    """One of the options, by the list: a lazy one may draw in another order, and a quicker way there changes nothing
    here."""
    return options[rng.randrange(len(options))] if isinstance(options, LazyOptions) else sample(options, rng)


def _told(spec: GameSpec[Any], log: list[Event]) -> Iterator[str]:
    for event in log:
        told = event.seen_by(None)
        if told is not None:
            for language in LANGUAGES:
                yield f"   {language}  {catalogue(language, spec).format(message_for(told, 'event'), NAMES)}"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for spec, seats in tables():
        file_of(spec, seats).write_text(playthrough(spec, seats), encoding="utf-8")
        print(file_of(spec, seats).relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    write()
