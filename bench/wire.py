"""Bytes to one player for a whole game of each kind: whole views as they are, and as the hall sends them now.

    python bench/wire.py            writes bench/wire.md

Counted are the updates of the first seat, one for each answer of anybody, as the socket carries them: in full; as
differences; and both again through the compression of the socket (permessage-deflate with the settings of the hall,
whose window goes over from one message to the next).
"""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random
from typing import NamedTuple

from greathall.bots import bot
from greathall.core.match import Match
from greathall.core.messages import message_for
from greathall.core.record import Record
from greathall.server import protocol as p
from greathall.server.broadcast import listed_options
from greathall.server.differences import Telling

GAMES = {"stupefy": 4, "scrabble": 2, "hogwarts_board": 4, "hogwarts_battle": 4}
SEEDS = range(1, 4)


class Socket:
    """What a compressed socket carries."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(wbits=-12, memLevel=5)
        self.plain = self.carried = 0

    def send(self, text: bytes) -> None:
        self.plain += len(text)
        self.carried += len(self._deflate.compress(text) + self._deflate.flush(zlib.Z_SYNC_FLUSH)) - 4


class Bytes(NamedTuple):
    updates: int
    before: int
    differences: int
    compressed: int
    now: int


def measure(name: str, seats: int, seed: int) -> Bytes:
    match = Match(Record.start(name, seats, seed=seed))
    bots = [bot("medium", match.spec, Random(seed * 16 + seat)) for seat in range(seats)]
    full, sparing = Socket(), Socket()
    shown: bytes | None = None
    updates = at = 0
    while True:
        telling = Telling(_update(match, at))
        full.send(telling.full)
        sparing.send(telling.full if shown is None else telling.since(shown))
        shown = telling.view
        updates += 1
        if match.over:
            return Bytes(updates, full.plain, sparing.plain, full.carried, sparing.carried)
        at += 1
        seat = match.waiting[0]
        match.answer(seat, bots[seat].choose(match.g, seat), at)


def _update(match: Match, at: int) -> p.Update:
    seen = match.seen(0, at - 1)
    options, count = ([], 0) if match.over else listed_options(match, 0)
    return p.Update(
        seq=at,
        number=1,
        seat=0,
        step=match.step,
        decision=match.decision,
        reset=at == 0,
        events=[p.SeenEvent(seq, step, event, message_for(event, "event")) for seq, step, event in seen],
        situation=match.situation(0),
        frames=[p.ViewFrame(event, view) for event, view in match.frames(0, at - 1)] if at else [],
        options=options,
        count=count,
        clock=None,
        log_since=match.log_since,
    )


def main() -> None:
    lines = [
        "# Bytes to one player for a whole game",
        "",
        "Written by `python bench/wire.py`: mean of three games of `medium` bots, updates of the first seat, in kB.",
        "",
        "| game | seats | updates | whole views | differences | whole, compressed | as sent now | times less |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, seats in GAMES.items():
        games = [measure(name, seats, seed) for seed in SEEDS]
        mean = Bytes(*(sum(column) // len(games) for column in zip(*games, strict=True)))
        figures = " | ".join(f"{size / 1000:,.0f}" for size in mean[1:])
        lines.append(f"| {name} | {seats} | {mean.updates} | {figures} | {mean.before / mean.now:.1f} |")
        print(lines[-1], flush=True)
    Path(__file__).with_suffix(".md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
