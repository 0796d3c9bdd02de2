"""At each marked event the table looks as the event says."""

from __future__ import annotations

from random import Random

from greathall.core.kernel import Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board import events as e
from greathall.games.hogwarts_board.bot.heuristic import heuristic
from greathall.games.hogwarts_board.view import View
from tests.games.frames import at_random, watched


def test_frames() -> None:
    seen: set[type[Event]] = set()
    games = [(seats, player) for seats in (2, 4) for player in (at_random, heuristic)]
    for seed, (seats, player) in enumerate(games, start=2):  # in which everything happens
        hp: dict[str, int] = {}
        for event, state in watched(SPEC, player, Random(seed), seats=seats, seed=seed, length="short"):
            if state is None:
                continue
            view = SPEC.view(state, None)
            check(event, view, hp)
            hp = health(view)
            seen.add(type(event))
    assert seen == set(SPEC.table.frames)


def health(view: View) -> dict[str, int]:
    found = {f"seat_{seat}": wizard.hp for seat, wizard in enumerate(view.wizards)}
    for battler in view.battle.battlers if view.battle else ():
        found.setdefault(battler.name, battler.hp)
    return found


def check(event: Event, view: View, before: dict[str, int]) -> None:
    """`before`: the health of everybody at the marked event before."""
    now = health(view)
    match event:
        case e.Walked(who, path) if path:
            assert view.wizards[who].square == path[-1]
        case e.Moved(who, to):
            assert view.wizards[who].square == to
        case e.DeathEaterMoved(foe, to):
            assert to in [other.square for other in view.death_eaters if other.name == foe]
        case e.CabinetMoved(to):
            assert view.cabinet == to
        case e.Hurt(who, amount) if who in before and who in now:
            assert now[who] == before[who] - amount
        case e.Healed(who, amount) if who in before and who in now:
            assert now[who] == before[who] + amount
