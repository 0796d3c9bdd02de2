"""Views as differences: whoever patches what it was shown has exactly the view that it would have been sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.core.kernel import sample
from greathall.core.match import Match
from greathall.core.record import Record
from greathall.server import protocol as p
from greathall.server.differences import Telling, difference, encode
from tests.server.guests import Sitter, company, opened

json = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.text("a/~", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4),
    max_leaves=12,
)


def patched(value: Any, changes: list[p.Change]) -> Any:
    """RFC 6902, as far as the hall uses it."""
    for change in changes:
        *path, last = ["", *(key.replace("~1", "/").replace("~0", "~") for key in change.path.split("/")[1:])]
        root = {"": value}
        node: Any = root
        for key in path:
            node = node[int(key)] if isinstance(node, list) else node[key]
        if isinstance(node, list) and change.op == "add":
            node.insert(int(last), change.value)
        elif change.op == "remove":
            del node[int(last) if isinstance(node, list) else last]
        else:
            node[int(last) if isinstance(node, list) else last] = change.value
        value = root[""]
    return value


@given(json, json)
def test_a_difference_makes_one_value_of_the_other(before: Any, after: Any) -> None:
    changes = difference(before, after)
    assert patched(msgspec.json.decode(encode(before)), changes) == after
    assert bool(changes) == (before != after)


class Shown:
    """One who patches what it was shown."""

    def __init__(self) -> None:
        self.view: Any = None

    def hear(self, text: bytes) -> list[Any]:
        """The views of an update: those of its frames, and at last the situation's."""
        update = msgspec.json.decode(text)
        views = []
        for told in [*(frame["view"] for frame in update["frames"]), update["situation"]["view"]]:
            if update["patched"]:
                copy = msgspec.json.decode(encode(self.view))
                self.view = patched(copy, msgspec.convert(told, list[p.Change]))
            else:
                self.view = told
            views.append(self.view)
        return views


@pytest.mark.parametrize(
    ("name", "seats"), [("stupefy", 5), ("scrabble", 2), ("hogwarts_board", 2), ("hogwarts_battle", 3)]
)
def test_patched_views_of_whole_games_equal_full_ones(name: str, seats: int) -> None:
    rng = Random(6)
    match = Match(Record.start(name, seats, seed=6))
    everybody: list[int | None] = [None, *range(seats)]
    shown: dict[int | None, tuple[Shown, bytes]] = {}
    whole = told = 0
    for at in range(1, 2000):
        for seat in everybody:
            telling = Telling(_update(match, seat, at - 1))
            client, before = shown.get(seat, (Shown(), None))
            text = telling.full if before is None else telling.since(before)
            assert client.hear(text) == Shown().hear(telling.full)
            shown[seat] = client, telling.view
            whole, told = whole + len(telling.full), told + len(text)
        if match.over:
            break
        seat = match.waiting[0]
        match.answer(seat, sample(match.options(seat), rng), at)
    assert match.over
    assert told < 0.7 * whole


def _update(match: Match, seat: int | None, since: int) -> p.Update:
    frames = [p.ViewFrame(event, view) for event, view in match.frames(seat, since)]
    return p.Update(
        seq=since,
        number=1,
        seat=seat,
        step=match.step,
        decision=match.decision,
        reset=False,
        events=[],
        situation=match.situation(seat),
        frames=frames,
        options=[],
        count=0,
        clock=None,
    )


@pytest.mark.anyio
async def test_differences_are_for_those_who_ask_and_begin_with_a_whole_view(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, sitters = await company(hall, "Luna", "Ginny", game="stupefy", seats=4, start=False)
        plain, sparing = await Sitter(hall, table, None).come(), Sitter(hall, table, None)
        await sparing.come(differences=True)
        await sitters[0].must(p.FillBots)
        await sitters[0].must(p.Start)
        await asyncio.gather(*(sitter.play_out(Random(i)) for i, sitter in enumerate(sitters)))
        await sparing.until(lambda: sparing.state.phase == "over" and plain.state.phase == "over")
        assert not any(update.patched for update in plain.all(p.Update))
        first, *others = [update.patched for update in sparing.all(p.Update)]
        assert not first
        assert sum(others) > len(others) // 2
        sparing.say(p.Look())
        count = len(others) + 1
        again = await sparing.until(lambda: sparing.all(p.Update)[count:])
        assert not again[0].patched
        assert again[0].situation.view == plain.update().situation.view
        assert not again[0].events
