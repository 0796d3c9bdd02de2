"""The specification of Scrabble."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.facts import Facts
from greathall.core.spec import BotHints, GameSpec, Notation, TableHints

from .achievements import ACHIEVEMENTS
from .actions import Action
from .bot import ADVISORS, PLAYERS, heuristic, judge, promising, value
from .bot.explain import WHYS, explain
from .bot.turned import TURNED, turned
from .cards import CARDS, HOUSES
from .clock import CLOCK
from .engine import warm_up
from .events import Aimed, Happening, Laid, Scored
from .goal import MESSAGES, goal
from .notation import read_action, write_action
from .numbers import NUMBERS
from .odds import ODDS
from .options import listed, meant, points
from .preview import preview
from .redeal import redeal_hidden
from .rulebook import RULEBOOK
from .saying import MESSAGES as SAYINGS
from .saying import option, written_with_cards
from .settings import Settings
from .setup import setup
from .state import Scrabble
from .study.shown import Shown
from .turn import EFFECTS, outcome
from .uses import uses
from .versions import NEWEST
from .view import hidden, pieces, view

SPEC = GameSpec(
    id="scrabble",
    version=NEWEST,
    oldest=1,
    seats=range(2, 5),
    state=Scrabble,
    settings=Settings,
    actions=Action,
    events=Happening,
    setup=setup,
    view=view,
    redeal_hidden=redeal_hidden,
    outcome=outcome,
    effects=index_effects({type(effect).__name__: effect for effect in EFFECTS}),
    pieces=pieces,
    secrets=hidden,
    odds=ODDS,
    vocabularies={
        "house": HOUSES,
        "help-house": HOUSES,
        "card": CARDS,
        "help-card": CARDS,
    },
    errors=("bad-houses", "bad-position", "bad-position-tiles"),
    # W19: between two placed tiles (98 at most after the first two) every seat has fewer than three idle turns
    longest=100 * 4 * 3 * 12,
    bots=BotHints(
        heuristic=heuristic,
        value=value,
        rounds=lambda g: g.turns,
        rounds_are="turn",
        horizon=2,
        promising=promising,
        judge=judge,
        explain=explain,
        turned=turned,
        players=PLAYERS,
        advisors=ADVISORS,
        levels={"easy": "common", "strong": "simulation:1000ms", "master": "all_cores:5000ms"},
    ),
    table=TableHints(
        rulebook=RULEBOOK,
        phrases=("fine-word", "is-it-a-word", "bad-letters", "my-square"),
        facts=Facts(
            minutes=60, weight="medium", sides="alone", asked=["language", "words"], gentle={"words": "checked"}
        ),
        goal=goal,
        frames=(Laid, Aimed, Scored),
        messages=(*MESSAGES, *SAYINGS, *WHYS, *TURNED),
        option=option,
        preview=preview,
        clock=CLOCK,
        study=Shown(),
        notation=Notation(write_action, read_action, listed, meant, points, written_with_cards),
        notice=warm_up.notice,
    ),
    env=NUMBERS,
    achievements=ACHIEVEMENTS,
    uses=uses,
)
