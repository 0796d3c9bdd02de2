"""The door to HOGWARTS, The Board Game."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.kernel import Effect
from greathall.core.spec import GameSpec, Outcome
from greathall.games.hogwarts_board.battle import BATTLE_EFFECTS, BATTLE_ROUNDS, BATTLES_A_TURN
from greathall.games.hogwarts_board.board import HOUSES, SQUARES
from greathall.games.hogwarts_board.bot import notices, thumb, value
from greathall.games.hogwarts_board.cards.deck import CARDS, EVENT_PILE, PILE_OF, PILES
from greathall.games.hogwarts_board.cards.events import VOLUNTEER
from greathall.games.hogwarts_board.dice import LIQUID_LUCK
from greathall.games.hogwarts_board.meeting import MEETING_EFFECTS
from greathall.games.hogwarts_board.redeal import redeal
from greathall.games.hogwarts_board.squares import EVENTS, SQUARE_EFFECTS
from greathall.games.hogwarts_board.state import LAST_ROUND, Castle, Rules, lay_table
from greathall.games.hogwarts_board.taking import SORT_CARDS
from greathall.games.hogwarts_board.turn import FIRST_PLAYER, ROUND, TURN_EFFECTS
from greathall.games.hogwarts_board.view import hidden, pieces, view
from greathall.games.hogwarts_board.words import CONTESTS, FOES, PURPOSES, REASONS, STATUSES, VERBS, Action, Happening


def setup(g: Castle) -> None:
    lay_table(g)
    g.then([FIRST_PLAYER, ROUND])


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
"""Four seats with two actions, eight serpents, those they control, and Liquid Luck at every die; amply."""

RULE_EFFECTS = (*TURN_EFFECTS, *SQUARE_EFFECTS, *MEETING_EFFECTS, *BATTLE_EFFECTS, SORT_CARDS, LIQUID_LUCK, VOLUNTEER)

SPEC = GameSpec(
    id="hogwarts_board",
    version=1,
    seats=range(2, 5),
    state=Castle,
    rules=Rules,
    actions=Action,
    events=Happening,
    setup=setup,
    view=view,
    redeal=redeal,
    outcome=outcome,
    effects=index_effects({**{name_of(effect): effect for effect in RULE_EFFECTS}, "event": EVENTS}),
    pieces=pieces,
    secrets=hidden,
    words={
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
    },
    prompts=(
        "prompt-before-move",
        "prompt-after-move",
        "prompt-before-recovery",
        "prompt-walk",
        "prompt-fly",
        "prompt-apparate",
        "prompt-meet",
        "prompt-hide-again",
        "prompt-take-card",
        "prompt-forget-one",
        "prompt-trade",
        "prompt-search",
        "prompt-dark-doorway",
        "prompt-grasp-the-cup",
        "prompt-liquid-luck",
        "prompt-go-anywhere",
        "prompt-duel",
        "prompt-volunteer",
        "prompt-offer-truce",
        "prompt-choose-action",
        "prompt-choose-second",
        "prompt-choose-for",
        "odds-at",
    ),
    refusals=(
        "refusal-snared",
        "refusal-disarmed",
        "refusal-form",
        "refusal-in-love",
        "refusal-not-enough-sp",
        "refusal-not-in-battle",
        "refusal-one-potion",
        "refusal-too-dear",
        "refusal-too-many-spells",
        "refusal-not-for-trade",
        "refusal-fly-after-moving",
        "refusal-luck-is-taken",
        "refusal-not-carried",
        "refusal-upper-level",
        "refusal-common-room",
        "refusal-no-such-way",
    ),
    longest=LAST_ROUND["normal"] * TURNS_A_ROUND * 2 * BATTLES_A_TURN * BATTLE_ROUNDS * CHOICES_A_BATTLE_ROUND,
    package="greathall.games.hogwarts_board",
    thumb=thumb,
    value=value,
    rounds=lambda g: g.round,
    notices=notices,
)
