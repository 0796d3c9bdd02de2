"""The door to Scrabble."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.spec import GameSpec, Notation

from . import warm
from .bot import LEVELS, thumb
from .cards import CARDS, HOUSES
from .events import Happening
from .moves import Move
from .notation import read_action, write_action
from .redeal import redeal
from .state import Rules, Scrabble, lay_table
from .turn import BEGIN_TURN, EFFECTS, outcome
from .view import hidden, pieces, view


def setup(g: Scrabble) -> None:
    warm.warm_up_aside()
    g.lexicon()
    lay_table(g)
    g.then((BEGIN_TURN,), g.turn)


SPEC = GameSpec(
    id="scrabble",
    version=1,
    seats=range(2, 5),
    state=Scrabble,
    rules=Rules,
    actions=Move,
    events=Happening,
    setup=setup,
    view=view,
    redeal=redeal,
    outcome=outcome,
    effects=index_effects({type(effect).__name__: effect for effect in EFFECTS}),
    pieces=pieces,
    secrets=hidden,
    words={"house": HOUSES, "help-house": HOUSES, "card": CARDS, "help-card": CARDS},
    prompts=(
        "prompt-take-turn",
        "prompt-take-turn-no-card",
        "prompt-challenge-window",
        "prompt-reaction-window",
        "prompt-draw-tiles",
        "prompt-give-tile",
        "prompt-who-laughed",
    ),
    refusals=(
        "refusal-no-tiles",
        "refusal-taken",
        "refusal-line",
        "refusal-gap",
        "refusal-centre",
        "refusal-two-letters",
        "refusal-apart",
        "refusal-confundo",
        "refusal-not-a-word",
        "refusal-no-tile",
        "refusal-no-blank",
        "refusal-no-such-tiles",
        "refusal-direction",
        "refusal-not-with-a-word",
        "refusal-not-so",
        "refusal-bag",
        "refusal-no-card",
        "refusal-card-used",
        "refusal-card-fresh",
        "refusal-yourself",
        "refusal-empty-seat",
        "refusal-no-tiles-there",
        "refusal-no-cards-there",
        "refusal-deck",
        "refusal-gemino",
        "refusal-no-blank-there",
        "refusal-not-discarded",
        "refusal-your-turn",
        "refusal-challenge-first",
        "refusal-react-first",
        "refusal-return-first",
        "refusal-give-first",
        "refusal-laugh-first",
        "bad-houses",
    ),
    # W19: between two placed tiles (98 at most after the first two) every seat has fewer than three idle turns
    longest=100 * 4 * 3 * 12,
    package="greathall.games.scrabble",
    thumb=thumb,
    rounds=lambda g: g.turns,
    notation=Notation(write_action, read_action),
    players=LEVELS,
    levels={"easy": "common", "medium": "points", "strong": "simulation"},
)
