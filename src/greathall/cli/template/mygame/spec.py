"""The spec of My Game: everything that players, bots, servers and laws may ask of it."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.spec import GameSpec, Outcome

from mygame.actions import Action
from mygame.effects import TAKE_TURN
from mygame.events import AnyEvent
from mygame.redeal import redeal_hidden, secrets
from mygame.settings import Settings
from mygame.setup import setup
from mygame.state import COPIES, HIGHEST, MyGame
from mygame.view import view

SEATS = range(2, 5)


def outcome(g: MyGame) -> Outcome | None:
    if not g.over:
        return None
    scores = tuple(0 if g.bust(seat) else g.total(seat) for seat in range(g.seats))
    return Outcome(scores, tuple(seat for seat in range(g.seats) if scores[seat] == max(scores)))


def pieces(g: MyGame) -> dict[str, int]:
    """All cards, wherever they are: the laws want none to be lost or doubled."""
    return {"cards": len(g.deck) + sum(map(len, g.drawn))}


SPEC = GameSpec(
    id="mygame",
    version=1,
    seats=SEATS,
    state=MyGame,
    settings=Settings,
    actions=Action,
    events=AnyEvent,
    setup=setup,
    view=view,
    redeal_hidden=redeal_hidden,
    outcome=outcome,
    effects=index_effects({"take_turn": TAKE_TURN}),
    pieces=pieces,
    secrets=secrets,
    longest=HIGHEST * COPIES + SEATS[-1],
)
