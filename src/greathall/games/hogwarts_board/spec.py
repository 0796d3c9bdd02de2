"""The specification of HOGWARTS, The Board Game."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.facts import Facts
from greathall.core.kernel import Effect
from greathall.core.messages import message_key
from greathall.core.spec import BotHints, GameSpec, Outcome, TableHints
from greathall.games.hogwarts_board import events, versions
from greathall.games.hogwarts_board.achievements import ACHIEVEMENTS
from greathall.games.hogwarts_board.actions import Action
from greathall.games.hogwarts_board.battle.ending import BATTLE_ENDS
from greathall.games.hogwarts_board.battle.leaving import LEAVING_EFFECTS
from greathall.games.hogwarts_board.battle.meeting import MEETING_EFFECTS
from greathall.games.hogwarts_board.battle.round import BATTLE_ROUNDS, ROUND_EFFECTS
from greathall.games.hogwarts_board.battle.start import BATTLES_A_TURN, FIGHTS
from greathall.games.hogwarts_board.board import HOUSES, SQUARES
from greathall.games.hogwarts_board.bot.beginner import beginner
from greathall.games.hogwarts_board.bot.evaluation import VALUE, value
from greathall.games.hogwarts_board.bot.explain import explain
from greathall.games.hogwarts_board.bot.heuristic import TUNING, heuristic
from greathall.games.hogwarts_board.bot.sense import pointless, routine
from greathall.games.hogwarts_board.bot.temperaments import TEMPERAMENTS
from greathall.games.hogwarts_board.bot.turned import TURNED, turned
from greathall.games.hogwarts_board.cards.deck import CARDS, EVENT_PILE, PILE_OF, PILES
from greathall.games.hogwarts_board.cards.events import EVENTS, VOLUNTEER
from greathall.games.hogwarts_board.cards.taking import SORT_CARDS
from greathall.games.hogwarts_board.death_eaters import DEATH_EATERS_EFFECTS
from greathall.games.hogwarts_board.dice import LIQUID_LUCK
from greathall.games.hogwarts_board.goal import MESSAGES as GOALS
from greathall.games.hogwarts_board.goal import goal
from greathall.games.hogwarts_board.lengths import BY_THE_BOOK
from greathall.games.hogwarts_board.moving import MOVING_EFFECTS
from greathall.games.hogwarts_board.numbers import NUMBERS
from greathall.games.hogwarts_board.odds import ODDS
from greathall.games.hogwarts_board.options import MESSAGES, USES, option
from greathall.games.hogwarts_board.redeal import redeal_hidden
from greathall.games.hogwarts_board.rulebook import RULEBOOK
from greathall.games.hogwarts_board.settings import Settings
from greathall.games.hogwarts_board.setup import setup
from greathall.games.hogwarts_board.sharing import SHARING_EFFECTS
from greathall.games.hogwarts_board.squares import SQUARE_EFFECTS
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.turn import TURN_EFFECTS
from greathall.games.hogwarts_board.uses import uses
from greathall.games.hogwarts_board.view import View, hidden, pieces, view
from greathall.games.hogwarts_board.vocabulary import CONTESTS, FOES, PURPOSES, REASONS, STATUSES, STEPS, VERBS


def outcome(g: Castle) -> Outcome | None:
    """Whoever defeats Voldemort wins; without a victor the year's best student does (R86)."""
    if not g.over:
        return None
    return Outcome(tuple(g.sp(seat) for seat in range(g.seats)), g.winners)


def name_of(effect: Effect[Castle]) -> str:
    for attribute in ("contest", "moment", "late"):
        if hasattr(effect, attribute):
            return f"{type(effect).__name__}-{getattr(effect, attribute)}"
    return type(effect).__name__


TURNS_A_ROUND = 9
"""Four players with an extra turn each, and the Death Eaters."""
CHOICES_A_BATTLE_ROUND = 120
"""Four seats with two actions, eight serpents, those they control, and Liquid Luck at every die; a generous bound."""

FRAMES = (
    events.Walked,
    events.Moved,
    events.DeathEaterMoved,
    events.CabinetMoved,
    events.DieRolled,
    *events.DEEDS,
    events.Hurt,
    events.Healed,
    events.EventDrawn,
    events.BattleWon,
    events.BattleUndecided,
)
"""Pieces that move; deeds and dice before what they decide; blows; the event of a square; the end of a battle."""

RULE_EFFECTS = (
    *TURN_EFFECTS,
    *SHARING_EFFECTS,
    *MOVING_EFFECTS,
    *DEATH_EATERS_EFFECTS,
    *SQUARE_EFFECTS,
    *MEETING_EFFECTS,
    *FIGHTS.values(),
    *ROUND_EFFECTS,
    *LEAVING_EFFECTS,
    BATTLE_ENDS,
    SORT_CARDS,
    LIQUID_LUCK,
    VOLUNTEER,
)


def printed(view: View) -> list[str]:
    """The squares of the board, the piles beside it, Voldemort in his chamber, and the steps of a turn."""
    places = [message_key("square", square) for square in SQUARES]
    steps = [message_key("step", step) for step in STEPS]
    return [*places, *(message_key("pile", pile) for pile in PILES), "battler-voldemort", *steps]


SPEC = GameSpec(
    id="hogwarts_board",
    version=versions.NEWEST,
    oldest=versions.OLDEST,
    seats=range(2, 5),
    state=Castle,
    settings=Settings,
    actions=Action,
    events=events.Happening,
    setup=setup,
    view=view,
    redeal_hidden=redeal_hidden,
    outcome=outcome,
    effects=index_effects({**{name_of(effect): effect for effect in RULE_EFFECTS}, "event": EVENTS}),
    pieces=pieces,
    secrets=hidden,
    odds=ODDS,
    vocabularies={
        "square": SQUARES,
        "house": HOUSES,
        "card": CARDS,
        "help-card": CARDS,
        "short-card": tuple(card for card in CARDS if PILE_OF[card] != EVENT_PILE),
        "help-square": SQUARES,
        "pile": PILES,
        "battler": (*FOES, "castle"),
        "status": STATUSES,
        "purpose": PURPOSES,
        "reason": REASONS,
        "contest": CONTESTS,
        "verb": VERBS,
        "step": STEPS,
        "square-use": USES,
        "temperament": (*TEMPERAMENTS,),
    },
    longest=BY_THE_BOOK.rounds * TURNS_A_ROUND * 2 * BATTLES_A_TURN * BATTLE_ROUNDS * CHOICES_A_BATTLE_ROUND,
    bots=BotHints(
        heuristic=heuristic,
        beginner=beginner,
        value=value,
        rounds=lambda g: g.round,
        deep_horizon=lambda g: 1 if g.battle is None else 2,
        levels={"master": "deep:2000ms*"},
        routine=routine,
        pointless=pointless,
        opponents=((0.15, beginner),),
        temperaments=TEMPERAMENTS,
        explain=explain,
        turned=turned,
        fits=(VALUE,),
        tunings=(TUNING,),
    ),
    table=TableHints(
        rulebook=RULEBOOK,
        phrases=("good-luck", "after-you", "swap", "run"),
        facts=Facts(minutes=90, weight="heavy", sides="alone", asked=["length"]),
        goal=goal,
        frames=FRAMES,
        option=option,
        messages=(*MESSAGES, *GOALS, *TURNED),
        printed=printed,
    ),
    env=NUMBERS,
    achievements=ACHIEVEMENTS,
    uses=uses,
)
