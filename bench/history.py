"""The measurements of all runs of `make bench`, by their ratio to a yardstick of the same run.

A second of one machine is not a second of another, nor of the same machine on another day. So every figure is divided
by how fast a fixed piece of Python ran between the same bursts: a ratio that falls has been lost by us. `history.jsonl`
has a line for each run, `history.svg` shows them. Only runs of the same Python and the same build (plain or compiled)
are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from greathall.lab import charts

FILE = Path(__file__).with_name("history.jsonl")
LOST = 0.05
"""The part of a figure that may be lost before it is said."""


class Run(Struct, frozen=True):
    """A line of the file."""

    when: str
    version: str
    python: str
    """With its version, and whether the kernel was compiled."""
    processor: str
    yardstick: float
    """Its own speed, a second."""
    ratios: dict[str, float]
    """Each figure (a rate: more is better) divided by the yardstick's."""
    load: float = 0.0
    """Of the machine meanwhile: the figures of a busy one are less sure."""


class _Token:
    __slots__ = ("count", "kind", "next")

    def __init__(self, kind: int, following: _Token | None) -> None:
        self.kind = kind
        self.count = 0
        self.next = following


def yardstick() -> int:
    """Does what games do (objects, lists, dictionaries, calls, comparisons) and never changes: a figure that is
    compared with it today was compared with the same last year."""
    tokens: list[_Token] = []
    table: dict[tuple[int, int], list[int]] = {}
    number, last = 12345, None
    for step in range(300):
        number = (1103515245 * number + 12345) % 2147483648
        last = _Token(number % 7, last)
        tokens.append(last)
        key = (number % 5, step % 11)
        found = table.get(key)
        if found is None:
            table[key] = found = []
        found.append(number)
        for token in tokens[-4:]:
            if token.kind == key[0]:
                token.count += 1
    return len(sorted([token.count for token in tokens])) // 300


def read(path: Path = FILE) -> list[Run]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Run) for line in path.read_bytes().splitlines() if line]


class Change(NamedTuple):
    figure: str
    before: float
    now: float

    @property
    def lost(self) -> float:
        return 1.0 - self.now / self.before


def changes(before: Mapping[str, float], now: Mapping[str, float]) -> list[Change]:
    """Figures that both have, what lost most first."""
    both = [Change(name, before[name], ratio) for name, ratio in now.items() if name in before]
    return sorted(both, key=lambda change: -change.lost)


def comparison(runs: Sequence[Run], now: Run) -> Iterator[str]:
    """What to say about a run, beside the last one that was measured with the same Python; and what has slipped away
    little by little, beside the best of all."""
    earlier = [run for run in runs if run.python == now.python]
    if not earlier:
        yield f"The first run with {now.python}: nothing to compare with."
        return
    last = earlier[-1]
    found = changes(last.ratios, now.ratios)
    lost = [change for change in found if change.lost > LOST]
    yield f"Beside the run of {last.when} ({last.version}, load {last.load:.1f}), by ratio to the yardstick:"
    yield ""
    for change in lost:
        yield f"- **lost {change.lost:.0%}**: {change.figure} ({change.before:.3g} → {change.now:.3g})"
    if not lost:
        yield f"- nothing of {len(found)} figures has lost more than {LOST:.0%}"
    for change in changes(_best(earlier), now.ratios):
        if change.lost > LOST and change.figure not in {it.figure for it in lost}:
            yield f"- **slipped {change.lost:.0%}** since its best: {change.figure}"
    for change in reversed(found):
        if change.lost < -LOST:
            yield f"- gained {-change.lost:.0%}: {change.figure}"


def _best(runs: Sequence[Run]) -> dict[str, float]:
    best: dict[str, float] = {}
    for run in runs:
        best |= {name: max(ratio, best.get(name, 0.0)) for name, ratio in run.ratios.items()}
    return best


def keep(run: Run, path: Path = FILE) -> None:
    """Add a run, and draw all of them."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(run) + b"\n")
    path.with_suffix(".svg").write_text(charts.svg(drawing(read(path)), "en", "day"), encoding="utf-8")


def drawing(runs: Sequence[Run]) -> charts.Spec:
    """A chart for each kind of figure: every game by run, as a part of what it was at first with that Python."""
    first: dict[tuple[str, str], float] = {}
    values: dict[str, list[Mapping[str, Any]]] = {}
    for number, run in enumerate(runs, 1):
        for name, ratio in run.ratios.items():
            game, _, figure = name.partition(": ")
            part = ratio / first.setdefault((run.python, name), ratio)
            values.setdefault(figure, []).append({"run": f"{number}. {run.when}", "game": game, "part": part})
    return {"vconcat": [_chart(figure, points) for figure, points in values.items()], "spacing": 24}


def _chart(figure: str, points: list[Mapping[str, Any]]) -> charts.Spec:
    axis = {"labelAngle": -30, "labelLimit": 120}
    return {
        "title": f"{figure} a second, by the yardstick, of the first run",
        "width": 640,
        "height": 200,
        "data": {"values": points},
        "mark": {"type": "line", "point": True},
        "encoding": {
            "x": {"field": "run", "type": "ordinal", "sort": None, "title": None, "axis": axis},
            "y": {
                "field": "part",
                "type": "quantitative",
                "title": None,
                "axis": {"format": ".0%"},
                "scale": {"zero": False},
            },
            "color": {"field": "game", "type": "nominal", "title": None, "scale": {"scheme": "tableau10"}},
            "shape": {"field": "game", "type": "nominal", "title": None},
        },
    }
