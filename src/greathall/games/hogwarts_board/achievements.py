"""The stories and best plays of HOGWARTS."""

from __future__ import annotations

from collections import Counter

from greathall.core.achievements import Achievements, GameFacts, Teller, Told
from greathall.core.messages import message_key
from greathall.games.hogwarts_board import events as e
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.vocabulary import FOES, SEAT_NAMES

STORIES = (
    "voldemort",
    "single_handed",
    "wanderer",
    "duellist",
    "on_your_feet",
    "back_again",
    "mirror",
    "light_fingers",
    "charmer",
    "customer",
    "truce",
    "outnumbered",
)
FAR = 25
"""Different squares in one game."""


def read(g: Castle, events: Told) -> GameFacts:
    teller = Teller()
    visited: list[set[str]] = [set() for _ in range(g.seats)]
    cards: list[Counter[str]] = [Counter() for _ in range(g.seats)]
    won, bought = Counter[int](), Counter[int]()
    fainted: set[int] = set()
    battlers: tuple[str, ...] = ()
    for step, event in events:
        match event:
            case e.VoldemortDefeated(who):
                for seat in who:
                    teller.story("voldemort", seat, step, round=g.round)
                    teller.play("voldemort", seat, step, 100, round=g.round)
                if len(who) == 1:
                    teller.story("single_handed", who[0], step)
            case e.Walked(who, path):
                visited[who].update(path)
                if len(visited[who]) >= FAR:
                    teller.story("wanderer", who, step)
            case e.Moved(who, to, _):
                visited[who].add(to)
            case e.BattleBegan(_, battlers):
                pass
            case e.BattleWon(who):
                _tell_battle(teller, step, who, battlers, won)
            case e.Fainted(who):
                fainted.add(who)
            case e.Died(who) if who in SEAT_NAMES:
                fainted.add(SEAT_NAMES.index(who))
            case e.Resurrected(who):
                teller.story("back_again", who, step)
            case e.Rebounded(who) if who in SEAT_NAMES:
                teller.story("mirror", SEAT_NAMES.index(who), step)
            case e.Stolen(who, _, _) if who in SEAT_NAMES:
                teller.story("light_fingers", SEAT_NAMES.index(who), step)
            case e.Charmed(who, _):
                teller.story("charmer", who, step)
            case e.Bought(who, _, _):
                bought[who] += 1
                if bought[who] == 3:
                    teller.story("customer", who, step)
            case e.Took(who, card):
                cards[who][message_key("card", card)] += 1
            case e.TruceMade():
                for name in set(battlers) & set(SEAT_NAMES):
                    teller.story("truce", SEAT_NAMES.index(name), step)
    for seat in range(g.seats):
        if seat not in fainted:
            teller.story("on_your_feet", seat, events[-1][0])
    return GameFacts(
        houses=[wizard.house for wizard in g.wizards],
        cards=[dict(taken) for taken in cards],
        stories=teller.stories,
        plays=teller.plays,
    )


def _tell_battle(teller: Teller, step: int, who: tuple[str, ...], battlers: tuple[str, ...], won: Counter[int]) -> None:
    beaten = [name for name in battlers if name not in who]
    for name in set(who) & set(SEAT_NAMES):
        seat = SEAT_NAMES.index(name)
        won[seat] += 1
        if won[seat] == 5:
            teller.story("duellist", seat, step)
        if len(who) == 1 and len(beaten) > 1:
            teller.story("outnumbered", seat, step, count=len(beaten))
        if beaten and any(name in FOES for name in beaten):
            teller.play("battle", seat, step, 10 * len(beaten) - len(who), count=len(beaten))


ACHIEVEMENTS = Achievements(version=1, stories=STORIES, plays=("voldemort", "battle"), read=read)
