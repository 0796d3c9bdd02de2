"""The specification of Stupefy."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.facts import Facts
from greathall.core.kernel import Event
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec, TableHints, Tempo
from greathall.games.stupefy.achievements import ACHIEVEMENTS
from greathall.games.stupefy.actions import Action
from greathall.games.stupefy.bot.heuristic import team
from greathall.games.stupefy.bot.hints import HINTS
from greathall.games.stupefy.bot.turned import TURNED
from greathall.games.stupefy.cards import HOUSES, PHASES, REWARDS, ROUNDS, SPELLS
from greathall.games.stupefy.events import (
    Announced,
    DiscardedFacedown,
    Happening,
    Misspelled,
    RoundBegan,
    Shielded,
    Shouted,
    Stupefied,
    Took,
)
from greathall.games.stupefy.goal import MESSAGES as GOALS
from greathall.games.stupefy.goal import goal
from greathall.games.stupefy.numbers import NUMBERS
from greathall.games.stupefy.odds import ODDS
from greathall.games.stupefy.options import MESSAGES, option
from greathall.games.stupefy.redeal import redeal_hidden
from greathall.games.stupefy.rulebook import RULEBOOK
from greathall.games.stupefy.scoring import outcome
from greathall.games.stupefy.settings import Settings
from greathall.games.stupefy.setup import setup
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import EFFECTS
from greathall.games.stupefy.uses import uses
from greathall.games.stupefy.versions import LOG_OF_THE_ROUND, NEWEST
from greathall.games.stupefy.view import StupefyView, hidden, pieces, view

CAST = Tempo(look=8, count=5, hold=True)
TEMPO = {  # S34 to S36: everybody counts to three; the server's count is a little longer
    "prompt-prepare-spell": Tempo(count=30, quiet=True),
    "prompt-target-opponent": Tempo(count=5, hold=True),
    "prompt-cast": CAST,
    "prompt-cast-at-ease": CAST,
    "prompt-take-reward": Tempo(count=20),
    "prompt-time-turner": Tempo(count=20),
}
FRAMES = (Shouted, Misspelled, Shielded, Stupefied, DiscardedFacedown, Took, Announced)
"""The shouts; the flags that fall; each reward as it is taken; the points of a round."""


def house_chat(g: Stupefy) -> bool:
    """S32."""
    talk: str = g.settings.house_chat
    return talk == "on"


def log_since(g: Stupefy) -> type[Event] | None:
    """S20: without the memory aid, people look back at the present round only."""
    return RoundBegan if g.settings.memory_aid == "off" and g.version >= LOG_OF_THE_ROUND else None


def printed(view: StupefyView) -> list[str]:
    """Spell cards are only counted, and everybody may always shout Protego."""
    return [message_key("spell", spell) for spell in SPELLS]


SPEC = GameSpec(
    id="stupefy",
    version=NEWEST,
    oldest=1,
    seats=range(4, 9),
    state=Stupefy,
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
    vocabularies={"house": HOUSES, "spell": SPELLS, "reward": REWARDS, "phase": PHASES},
    errors=("bad-houses", "bad-twins", "no-such-seat"),
    longest=ROUNDS * (3 * 8 + 9) + 2,  # three sealed answers a seat, nine rewards, two Time-Turners
    team=team,
    bots=HINTS,
    table=TableHints(
        rulebook=RULEBOOK,
        phrases=("watch-out", "trust-me", "not-at-me", "revenge"),
        facts=Facts(minutes=30, weight="light", sides="teams", usual_seats=5),  # with four, nobody shares a house
        goal=goal,
        messages=(*MESSAGES, *GOALS, *TURNED),
        tempo=TEMPO,
        option=option,
        frames=FRAMES,
        team_talk=house_chat,
        log_since=log_since,
        printed=printed,
    ),
    env=NUMBERS,
    achievements=ACHIEVEMENTS,
    uses=uses,
)
