"""The stories and best plays of Hogwarts Battle."""

from __future__ import annotations

from collections import Counter

from greathall.core.achievements import Achievements, GameFacts, Teller, Told
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle import events as e
from greathall.games.hogwarts_battle.lookup import GAME_LOCATIONS
from greathall.games.hogwarts_battle.state import Battle

STORIES = (
    "first_light",
    "nobody_falls",
    "last_walls",
    "not_one_stone",
    "mighty",
    "purse",
    "hunter",
    "two_at_once",
    "healer",
    "basilisk_last",
    "sword",
    "seventh",
)
MIGHTY, PURSE, CARE = 8, 8, 8
"""Attack and influence in one turn, and health given to others in one game."""
GOOD_TURN = 6
"""Attack in one turn, from which on it may be one of the best plays."""


def read(g: Battle, events: Told) -> GameFacts:
    teller = Teller()
    game: int = g.settings.game
    cards: list[Counter[str]] = [Counter() for _ in range(g.seats)]
    gained: Counter[str] = Counter()
    beaten: Counter[int] = Counter()
    care: Counter[int] = Counter()
    active, this_turn, stunned, lost, last_villain, start = 0, 0, False, False, "", 0

    def close_turn() -> None:
        attack = gained["attack"]
        if attack >= GOOD_TURN:
            teller.play("attack", active, start, attack, amount=attack, game=game)

    for step, event in events:
        match event:
            case e.TurnBegan(who, _):
                close_turn()
                active, this_turn, start = who, 0, step
                gained.clear()
            case e.Gained(who, token, amount, _):
                if who == active:
                    start = step if token == "attack" else start
                    gained[token] += amount
                elif token == "health":
                    care[active] += amount
                if gained["attack"] >= MIGHTY:
                    teller.story("mighty", active, step, amount=MIGHTY)
                if gained["influence"] >= PURSE:
                    teller.story("purse", active, step, amount=PURSE)
                if care[active] >= CARE:
                    teller.story("healer", active, step, amount=CARE)
            case e.Stunned():
                stunned = True
            case e.LocationLost():
                lost = True
            case e.Defeated(who, last_villain):
                beaten[who] += 1
                this_turn += 1
                if beaten[who] == 3:
                    teller.story("hunter", who, step)
                if this_turn == 2:
                    teller.story("two_at_once", who, step)
            case e.Acquired(who, card) | e.AcquiredToTop(who, card):
                cards[who][message_key("card", card)] += 1
                if card == "sword_of_gryffindor":
                    teller.story("sword", who, step, game=game)
    close_turn()
    if g.won:
        told = {
            "first_light": True,
            "nobody_falls": not stunned,
            "last_walls": g.location == len(GAME_LOCATIONS[game]) - 1 and lost,
            "not_one_stone": not lost,
            "basilisk_last": last_villain == "basilisk",
            "seventh": game == 7,
        }
        for seat in range(g.seats):
            hero = Message(message_key("card", g.heroes[seat]))
            for story in (name for name, true in told.items() if true):
                teller.story(story, seat, events[-1][0], game=game, hero=hero)
    return GameFacts(
        heroes=[message_key("card", hero) for hero in g.heroes],
        cards=[dict(acquired) for acquired in cards],
        chapter=game,
        stories=teller.stories,
        plays=teller.plays,
    )


ACHIEVEMENTS = Achievements(version=1, stories=STORIES, plays=("attack",), read=read)
