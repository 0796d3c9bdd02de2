"""Characters among bots of the same strength: where answers are nearly equal, what each of them likes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import (
    Buy,
    CastAt,
    Challenge,
    Drink,
    Enter,
    Fight,
    Gaze,
    Grasp,
    Help,
    Hide,
    Melee,
    Run,
    Show,
    StayOut,
    Strike,
    Take,
    TakeInstead,
    Throw,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.board import KIND
from greathall.games.hogwarts_board.state import Castle

LIKES = 0.02
DISLIKES = -0.02
"""In units of the chance to win: more than the difference between answers that are called nearly equal."""
GIFTS = ("item_room", "spell_gift", "potion_gift", "spell_market", "potion_market", "event")


def bold(g: Castle, seat: int, action: Action) -> float:
    """Fights, enters, and does not run."""
    if isinstance(action, Enter | Grasp | Fight | Show | Help | Challenge | CastAt | Strike | Melee):
        return LIKES
    if isinstance(action, Walk):
        return LIKES if _occupied(g, seat, action) else 0.0
    return DISLIKES if isinstance(action, Run | StayOut | Hide) else 0.0


def careful(g: Castle, seat: int, action: Action) -> float:
    """Heals, hides, and fights only where it must."""
    if isinstance(action, Run | StayOut | Hide | Drink | Use | Throw):
        return LIKES
    if isinstance(action, Walk):
        return DISLIKES if _occupied(g, seat, action) else 0.0
    return DISLIKES if isinstance(action, Enter | Grasp | Show | Help) else 0.0


def curious(g: Castle, seat: int, action: Action) -> float:
    """Wants cards, and to see what happens."""
    if isinstance(action, Buy | Take | TakeInstead | Gaze):
        return LIKES
    if isinstance(action, Walk):
        return LIKES if action.path and KIND[action.path[-1]] in GIFTS else 0.0
    return 0.0


def _occupied(g: Castle, seat: int, walk: Walk) -> bool:
    end = walk.path[-1] if walk.path else g.wizards[seat].square
    return end in g.death_eaters or any(w.square == end for other, w in enumerate(g.wizards) if other != seat)


TEMPERAMENTS: Mapping[str, Callable[[Castle, int, Action], float]] = {
    "bold": bold,
    "careful": careful,
    "curious": curious,
}
