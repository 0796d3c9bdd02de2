"""How good a position is, and what a search needs to know about it."""

from __future__ import annotations

from functools import cache
from math import exp

from greathall.core.fitted import Fit
from greathall.games.hogwarts_battle.bot.features import BY_GAME, features, position
from greathall.games.hogwarts_battle.components import GAMES
from greathall.games.hogwarts_battle.state import Battle

PARTIES = {
    2: (("harry", "ron"), ("hermione", "neville"), ("ron", "hermione"), ("neville", "harry")),
    3: (("harry", "ron", "hermione"), ("neville", "hermione", "harry"), ("ron", "neville", "hermione")),
    4: (("harry", "ron", "hermione", "neville"),),
}
LATER = (7, 7, 7, 6, 6, 5, 5, 4, 3)
"""The games that bots lose most are played most, so that their value is known best."""
FIT: Fit[Battle] = Fit(
    file="value.json",
    features=features,
    tables=[
        (seats, {"game": game, "heroes": heroes, "deal_proficiencies": number % 2 == 1})
        for number, game in enumerate((*GAMES, *LATER, *LATER, GAMES[-1]))
        for seats, parties in PARTIES.items()
        for heroes in [parties[number % len(parties)]]
    ],
    model=lambda g: f"{g.seats} heroes",
    games=9_000,
    rows=6,
    ridge=30.0,
)
"""One model for each number of heroes, over all games. (The number of tables has no common factor with 5: every fifth
game is held out.)"""


def value(g: Battle, seat: int) -> float:
    """The party's chance to win, fitted to simulated games."""
    weights, score = of_game(g.settings.game, g.seats)
    for name, amount in position(g).items():
        if name in weights:
            score += weights[name] * amount
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, score))))


@cache
def of_game(game: int, seats: int) -> tuple[dict[str, float], float]:
    """The weights for one game, its own and those of all games together, and the constant."""
    model = FIT.models[f"{seats} heroes"]
    weights = {name: weight for name, weight in model.weights.items() if ", Game " not in name}
    for name in BY_GAME:
        weights[name] = weights.get(name, 0.0) + model.weights.get(f"{name}, Game {game}", 0.0)
    return weights, model.constant + model.weights.get(f"Game {game}", 0.0)


def turns(g: Battle) -> int:
    """Turns played: a search looks to the end of some of them and then asks for the value."""
    return g.turn
