"""The short version of `make soak`, over three nodes and all four games, by `make laws`. Each of its faults by itself
is in `tests/server/test_cluster.py`. And the checker bites."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

import greathall
from greathall.core.match import Match
from greathall.core.record import Record
from tests.soak.history import Witness, judge
from tests.soak.soak import Recovery, Report, Soak


@pytest.mark.deep
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("faults", "pace", "least"),
    [
        pytest.param(("kill", "database", "cut"), 0.6, 25, id="three faults"),
        pytest.param(("kill", "database", "stop", "drain", "cut", "kill"), 0.25, 50, id="each fault"),
    ],
)
async def test_kills_stops_and_cuts_lose_nothing(faults: tuple[str, ...], pace: float, least: int) -> None:
    with TemporaryDirectory(prefix="great-hall-") as folder:
        soak = Soak(Path(folder), tables=4, bots="here", seed=3, pace=pace)
        report = await soak.run(faults, pause=0.5)
    assert report.faults == []
    assert sum(report.done.values()) == len(faults)
    assert report.commands > least


def test_a_report_is_kept_between_evenings(tmp_path: Path) -> None:
    evening = Report(done=Counter(kill=2), recoveries=[Recovery("kill", "stupefy", 5.5)], commands=9, evenings=1)
    evening.write(tmp_path / "report.json")
    both = Report.read(tmp_path / "report.json") + evening
    assert (both.evenings, both.commands, both.done) == (2, 18, Counter(kill=4))
    assert both.recovery(0.99, "kill") == 5.5


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# -- the checker -------------------------------------------------------------------------------------------------------


class Story:
    """A small game of Stupefy at table t, as two honest witnesses of the seats 0 and 1 saw it."""

    def __init__(self) -> None:
        spec = greathall.game("stupefy")
        record = Record.start("stupefy", 4, seed=b"k" * 32)
        self.match = match = Match(record)
        created = {"type": "created", "game": "stupefy", "seats": 4, "settings": record.options}
        started = {"type": "started", "version": record.version, "seed": record.seed}
        self.lines: list[dict[str, object]] = [{"at": 0, "entry": created}, {"at": 0, "entry": started}]
        self.witnesses = [Witness("t", {0}), Witness("t", {1})]
        clock = 0.0
        for number in range(12):
            seat = match.waiting[0]
            action = match.options(seat)[0]
            match.answer(seat, action)
            command = f"c{number}"
            entry = {"type": "acted", "seat": seat, "action": msgspec.to_builtins(action)}
            self.lines.append({"at": 0, "entry": entry, "command": command})
            for witness in self.witnesses:
                (own,) = witness.seats
                events = [(h.at, h.event) for h in match.seen(own)]
                witness.tell(1, own, match.step, spec.situation(match.g, own), events)
                witness.told.append(len(self.lines))
                if own == seat:
                    witness.sent[command] = clock
                    witness.acknowledge(command, len(self.lines), clock + 0.5)
            clock += 1

    def faults(self) -> str:
        logs = {"t": [msgspec.json.encode(line) for line in self.lines]}
        return "; ".join(judge(self.witnesses, logs))


def test_an_honest_story_is_believed() -> None:
    assert Story().faults() == ""


def test_every_kind_of_lie_is_found() -> None:
    story = Story()
    del story.lines[-1]
    assert "the log ends at" in story.faults()
    story = Story()
    command = next(iter(story.witnesses[0].acknowledged))
    del next(line for line in story.lines if line.get("command") == command)["command"]
    assert "is at None" in story.faults()
    story = Story()
    story.lines.append(story.lines[-1])
    assert "carried out twice" in story.faults()
    story = Story()
    story.witnesses[0].refused[str(story.lines[-1]["command"])] = "refusal-too-late"
    assert "was refused" in story.faults()
    story = Story()
    story.witnesses[0].told.append(3)
    assert "went back" in story.faults()
    story = Story()
    first, last = (next(iter(witness.acknowledged)) for witness in story.witnesses)
    late = story.witnesses[0].acknowledged[first]
    story.witnesses[0].acknowledged[first] = late._replace(sent=1e6, at=2e6)
    assert last
    assert "was acknowledged before one that stands before it was sent" in story.faults()
    spec = greathall.game("stupefy")
    story = Story()  # the hand of another seat, under one's own number
    story.witnesses[0].tell(1, 0, story.match.step, spec.situation(story.match.g, 1), [])
    assert "something else than the rules tell" in story.faults()
    story = Story()
    story.witnesses[0].tell(1, 1, story.match.step, spec.situation(story.match.g, 1), [])
    assert "the view of seat 1 was sent to [0]" in story.faults()
    story = Story()
    key = next(iter(story.witnesses[0].events))
    story.witnesses[0].events[key] = b"otherwise"
    story.witnesses[1].seats = frozenset({0})
    story.witnesses[1].events[key] = b"like this"
    assert "was told otherwise to another" in story.faults()
    story = Story()
    story.witnesses[0].hear(f'{{"view": "{story.match.record.seed}"}}')
    assert "the key of game 1 was told" in story.faults()
