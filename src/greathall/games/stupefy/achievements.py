"""The stories and best plays of Stupefy."""

from __future__ import annotations

from collections import Counter, defaultdict

from greathall.core.achievements import Achievements, GameFacts, Teller, Told
from greathall.core.messages import message_key
from greathall.games.stupefy.cards import HOUSES, POINTS, REWARDS, ROUNDS
from greathall.games.stupefy.events import (
    Aimed,
    Announced,
    FavourBonus,
    PotionsMaster,
    RoundBegan,
    Shielded,
    Shouted,
    Stupefied,
    Took,
)
from greathall.games.stupefy.scoring import outcome
from greathall.games.stupefy.state import Stupefy

STORIES = (
    "untouched",
    "no_wand",
    "crowd",
    "shield",
    "sharp_eye",
    "alone_upright",
    "cauldron",
    "favours",
    "comeback",
    "by_ten",
    "two_forties",
    "favourite",
)
HAUL = 60
"""Points that one seat takes in one round, from which on it is one of the best plays."""


def read(g: Stupefy, events: Told) -> GameFacts:
    teller = Teller()
    seats = range(g.seats)
    end = events[-1][0]
    hits: Counter[int] = Counter()
    shots: Counter[int] = Counter()
    in_a_row: Counter[int] = Counter()
    stupefied: set[int] = set()
    aimed_at: set[int] = set()
    taken: dict[int, list[str]] = defaultdict(list)
    boxes = dict.fromkeys((HOUSES[house] for house in g.house), 0)
    at_half: dict[str, int] = {}
    number = 0

    def close_round(step: int) -> None:
        if len(taken) == 1 and len(next(iter(taken.values()))) > 1:
            teller.story("alone_upright", next(iter(taken)), step, round=number)
        for seat, rewards in taken.items():
            points = sum(POINTS[REWARDS.index(reward)] for reward in rewards)
            if rewards.count("points_40") > 1:
                teller.story("two_forties", seat, step, round=number)
            if points >= HAUL:
                teller.play("haul", seat, step, points, points=points, round=number)
        taken.clear()

    for step, event in events:
        match event:
            case RoundBegan(number, favourite):
                close_round(step)
                shots.clear()
                in_a_row = Counter({favourite: in_a_row[favourite] + 1})
                if in_a_row[favourite] == 4:
                    teller.story("favourite", favourite, step)
                if number == ROUNDS // 2 + 1:
                    at_half = dict(boxes)
            case Aimed(_, target) if target is not None:
                aimed_at.add(target)
            case Shouted(_, target) if target is not None:
                shots[target] += 1
            case Shielded(who) if shots[who] > 1:
                teller.story("shield", who, step, count=shots[who])
            case Stupefied(who, by):
                stupefied.add(who)
                if len(by) > 2:
                    teller.story("crowd", who, step, count=len(by))
                hits.update(by)
                for seat in by:
                    if hits[seat] == 3:
                        teller.story("sharp_eye", seat, step)
            case Took(who, reward):
                taken[who].append(reward)
            case Announced(house, points):
                boxes[house] += points
            case PotionsMaster(who, potions) if who is not None:
                teller.story("cauldron", who, step, potions=potions)
            case FavourBonus(who, favours, points) if points >= 60:
                teller.story("favours", who, step, favours=favours, points=points)
    close_round(end)
    for seat in seats:
        if seat not in stupefied:
            teller.story("untouched", seat, end)
        if seat not in aimed_at:
            teller.story("no_wand", seat, end)
    _endings(g, teller, end, at_half)
    return GameFacts(
        houses=[HOUSES[house] for house in g.house],
        cards=[_counted(events, seat) for seat in seats],
        stories=teller.stories,
        plays=teller.plays,
    )


def _endings(g: Stupefy, teller: Teller, end: int, at_half: dict[str, int]) -> None:
    ended = outcome(g)
    if ended is None:
        return
    best = max(ended.scores)
    others = [score for score in ended.scores if score < best]
    for seat in ended.winners:
        if others and best - max(others) <= 10:
            teller.story("by_ten", seat, end, points=best - max(others))
        half = at_half.get(HOUSES[g.house[seat]])
        if (
            half is not None
            and len(at_half) > 2
            and all(half <= other for other in at_half.values())
            and half < max(at_half.values())
        ):
            teller.story("comeback", seat, end)


def _counted(events: Told, seat: int) -> dict[str, int]:
    took = (event.reward for _, event in events if isinstance(event, Took) and event.who == seat)
    return dict(Counter(message_key("reward", reward) for reward in took))


ACHIEVEMENTS = Achievements(version=1, stories=STORIES, plays=("haul",), read=read)
