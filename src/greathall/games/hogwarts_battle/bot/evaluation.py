"""How good a position is, and what a search needs to know about it."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from greathall.core.fitted import Fit
from greathall.games.hogwarts_battle.bot.features import BY_GAME, features, position
from greathall.games.hogwarts_battle.state import Battle

PARTIES: Final = {
    2: (("harry", "ron"), ("hermione", "neville"), ("ron", "hermione"), ("neville", "harry"), ("harry", "ron")),
    3: (("harry", "ron", "hermione"), ("neville", "hermione", "harry"), ("ron", "neville", "hermione")),
    4: (("harry", "ron", "hermione", "neville"),),
}
OFTEN: Final[tuple[int, ...]] = (7, 4, 7, 5, 7, 6, 7, 3, 7, 5, 7, 6, 7, 4, 7, 5, 7, 3, 7, 6, 1, 7, 2)
"""The games that bots lose most are played most, so that their value is known best."""
FIT: Final[Fit[Battle]] = Fit(
    file="value.json",
    features=features,
    tables=[
        (seats, {"game": game, "heroes": PARTIES[seats][number % len(PARTIES[seats])]})
        for number, game in enumerate(OFTEN)
        for seats in PARTIES
    ],
    model=lambda g: model_name(g.settings.game, g.seats),
    games=40_000,
    rows=8,
    ridge=10.0,
)
"""By the number of heroes, and Game 7 by itself: what wins there (Horcruxes before villains) loses the others. (The
number of tables has no common factor with 5: every fifth game is held out.)"""


def model_name(game: int, seats: int) -> str:
    games = "Game 7" if game == 7 else "Games 3 to 6" if game > 2 else "Games 1 and 2"
    return f"{games}, {seats} heroes"


@cache
def of_game(game: int, seats: int) -> tuple[dict[str, float], float]:
    """The weights for one game, its own and those of all games of its model together, and the constant."""
    model = FIT.models[model_name(game, seats)]
    weights = {name: weight for name, weight in model.weights.items() if ", Game " not in name}
    for name in BY_GAME:
        weights[name] = weights.get(name, 0.0) + model.weights.get(f"{name}, Game {game}", 0.0)
    return weights, model.constant + model.weights.get(f"Game {game}", 0.0)


def value(g: Battle, seat: int) -> float:
    """The party's chance to win, fitted to simulated games."""
    weights, score = of_game(g.settings.game, g.seats)
    for name, amount in position(g).items():
        if name in weights:
            score += weights[name] * amount
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, score))))


def turns(g: Battle) -> int:
    """Turns played: a search looks to the end of some of them and then asks for the value."""
    return g.turn
