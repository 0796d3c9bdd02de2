"""The stories and best plays of Scrabble."""

from __future__ import annotations

from collections import Counter

from greathall.core.achievements import Achievements, GameFacts, Teller, Told
from greathall.core.messages import Message, message_key

from . import events as e
from .state import Scrabble

STORIES = (
    "seven",
    "sixty",
    "long_word",
    "glossary",
    "doubter",
    "believed",
    "went_out",
    "four_words",
    "finite",
    "competition",
    "three_hundred",
    "by_five",
)
GOOD_PLAY = 30
"""Points from which on a play may be one of the best."""


def read(g: Scrabble, events: Told) -> GameFacts:
    teller = Teller()
    cards: list[Counter[str]] = [Counter() for _ in range(g.seats)]
    for step, event in events:
        match event:
            case e.Scored(who, points, words, glossary, bonus, fifty):
                _tell_play(teller, step, who, points + glossary + bonus, words, glossary, fifty)
            case e.TookBack(_, by, words):
                teller.story("doubter", by, step, word=words[0])
            case e.ChallengeFailed(who, _, words):
                teller.story("believed", who, step, word=words[0])
            case e.WentOut(who, _):
                teller.story("went_out", who, step)
            case e.Cancelled(_, by, card):
                teller.story("finite", by, step, card=Message(message_key("card", card)))
            case e.WonCompetition(who, _, points):
                teller.story("competition", who, step, points=points)
            case e.CardUsed(who, card) | e.Aimed(who, card, _):
                cards[who][message_key("card", card)] += 1
    end = events[-1][0]
    ranked = sorted(g.scores, reverse=True)
    for seat, score in enumerate(g.scores):
        if score >= 300:
            teller.story("three_hundred", seat, end, points=score)
        if score == ranked[0] and 0 < ranked[0] - ranked[1] <= 5:
            teller.story("by_five", seat, end, points=ranked[0] - ranked[1])
    return GameFacts(
        houses=[*g.house], cards=[dict(used) for used in cards], stories=teller.stories, plays=teller.plays
    )


def _tell_play(
    teller: Teller, step: int, who: int, points: int, words: tuple[str, ...], glossary: int, fifty: bool
) -> None:
    longest = max(words, key=len)
    if fifty:
        teller.story("seven", who, step, word=longest)
    if points >= 60:
        teller.story("sixty", who, step, word=words[0], points=points)
    if len(longest) >= 8:
        teller.story("long_word", who, step, word=longest)
    if glossary:
        teller.story("glossary", who, step, points=glossary)
    if len(words) >= 4:
        teller.story("four_words", who, step, count=len(words))
    if points >= GOOD_PLAY:
        teller.play("word", who, step, points, word=words[0], points=points)


ACHIEVEMENTS = Achievements(version=1, stories=STORIES, plays=("word",), read=read)
