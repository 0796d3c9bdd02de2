"""At each marked event the table looks as the event says."""

from __future__ import annotations

from random import Random
from typing import Any

from greathall.core.kernel import Event
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle import events as e
from greathall.games.hogwarts_battle.bot.heuristic import heuristic
from greathall.games.hogwarts_battle.components import FULL_HEALTH
from greathall.games.hogwarts_battle.view import View
from tests.games.frames import at_random, watched

GAMES: list[dict[str, Any]] = [
    {"game": 2, "seats": 2, "difficulty": "every_location"},
    {"game": 4, "seats": 3, "closed_hands": True},
    {"game": 6, "seats": 4, "deal_proficiencies": True, "free_order": True},
    {"game": 7, "seats": 2, "closed_hands": True},
]


def test_frames() -> None:
    seen: set[type[Event]] = set()
    for seed, (game, player) in enumerate((game, player) for game in GAMES for player in (at_random, heuristic)):
        health = [FULL_HEALTH] * game["seats"]
        attack: dict[str, int] = {}
        for event, state in watched(SPEC, player, Random(seed), seed=seed, **game):
            if isinstance(event, e.Assigned):
                attack[event.villain] = event.tokens
            if state is None:
                continue
            view = SPEC.view(state, None)
            check(event, view, health, attack)
            health = [hero.health for hero in view.heroes]
            attack = {villain.villain: villain.attack for villain in view.villains if villain is not None}
            seen.add(type(event))
    assert seen == set(SPEC.table.frames)


def check(event: Event, view: View, health: list[int], attack: dict[str, int]) -> None:
    """`health` of the heroes and `attack` on the villains are those before the event."""
    heroes = view.heroes
    villains = {villain.villain: villain for villain in view.villains if villain is not None}
    match event:
        case e.TurnBegan(who, turn):
            assert (view.active, view.turn, view.step, view.played) == (who, turn, "events", ())
        case e.EventRevealed(card):
            assert (view.event, view.event_pile[-1]) == (card, card)
        case e.VillainActs(villain):
            assert villain in villains
        case e.HorcruxActs(horcrux):
            assert view.horcrux is not None
            assert view.horcrux.horcrux == horcrux
        case e.Reacted() | e.MarkSeen() | e.NewcomerSeen():
            pass
        case e.Gained(who, "health", amount):
            assert heroes[who].health == health[who] + amount
        case e.Gained(who, token, amount):
            assert getattr(heroes[who], token) >= amount
        case e.Lost(who, amount):
            assert heroes[who].health == health[who] - amount
            assert heroes[who].stunned == (heroes[who].health == 0)
        case e.Stunned(who):
            assert (heroes[who].stunned, heroes[who].attack, heroes[who].influence) == (True, 0, 0)
        case e.Recovered(who):
            assert (heroes[who].stunned, heroes[who].health) == (False, FULL_HEALTH)
        case e.Discarded(who, card):
            assert heroes[who].discards[-1] == card
        case e.ControlAdded(location, control) | e.ControlRemoved(location, control):
            assert (view.location, view.control) == (location, control)
        case e.LocationLost(location):
            assert (view.location, view.control) == (location, view.capacity)
        case e.Assigned(_, villain, tokens):
            assert villains[villain].attack == tokens
        case e.Rolled():
            pass
        case e.HorcruxDestroyed(who, horcrux):
            assert view.horcrux is None or view.horcrux.horcrux != horcrux or view.horcrux.marked
        case e.LocationRevealed(location):
            assert view.location == location
            assert view.control <= 1
        case e.VillainHealed(villain, amount):
            assert villains[villain].attack == attack[villain] - amount
        case e.Defeated(_, villain):
            assert villain in view.defeated
            assert villain not in villains
        case e.VillainRevealed(villain):
            assert villains[villain].attack == 0
        case _:
            raise AssertionError(event)
