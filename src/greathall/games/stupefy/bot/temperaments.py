"""Characters: to what a bot leans among answers that are nearly equal, in units of the chance to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from greathall.games.stupefy.actions import Action, Aim, Cast, Prepare, Protego, Take, TurnBack
from greathall.games.stupefy.state import Stupefy

STRONG, SLIGHT = 0.012, 0.006


def bold(g: Stupefy, seat: int, action: Action) -> float:
    """Shouts whenever there is something to shout, stands in the line of fire and takes the points."""
    match action:
        case Prepare():
            return STRONG if action.spell == "stupefy" else 0.0
        case Cast():
            return STRONG
        case Take():
            return SLIGHT if action.reward.startswith("points") else 0.0
    return 0.0


def careful(g: Stupefy, seat: int, action: Action) -> float:
    """Saves the Stupefies, hides early, and gets rid of delay tokens."""
    match action:
        case Prepare():
            return STRONG if action.spell == "misspell" else 0.0
        case Protego():
            return STRONG
        case Take():
            return SLIGHT if action.reward in ("time_turner", "become_the_favourite") else 0.0
    return 0.0


def ambitious(g: Stupefy, seat: int, action: Action) -> float:
    """Goes for favours and potions, wants to be the favourite, and aims at whoever is."""
    match action:
        case Aim():
            return STRONG if action.target == g.favourite else 0.0
        case Take():
            return STRONG if action.reward in ("favour", "successful_potion", "become_the_favourite") else 0.0
        case TurnBack():
            return SLIGHT if action.member == seat else 0.0
    return 0.0


Leaning = Callable[[Stupefy, int, Action], float]
TEMPERAMENTS: Mapping[str, Leaning] = {"bold": bold, "careful": careful, "ambitious": ambitious}
