"""Why a bot answers as it does, in one sentence: points now, letters kept, and what the word list knows."""

from __future__ import annotations

from greathall.core.messages import Arg, Message
from greathall.core.reasons import Reasons

from .. import actions as a
from ..effects import LAUGH
from ..preview import preview
from ..state import Scrabble
from ..tiles import without
from ..turn import CHALLENGE_WINDOW, pending

WHYS = (
    "why-place",
    "why-place-all",
    "why-place-less",
    "why-exchange",
    "why-accept",
    "why-challenge",
    "why-card",
    "why-claim",
    "why-laughed",
)
"""Every message of this module."""


def explain(g: Scrabble, seat: int, reasons: Reasons) -> Message | None:
    """What speaks for the answer given; None where the general sentence will do."""
    action: a.Action = reasons.best.action
    match action:
        case a.Place():
            return _why_place(g, seat, action, reasons)
        case a.Exchange():
            return Message("why-exchange")
        case a.Cast() | a.Attack() | a.Question() | a.Unlock() | a.Summon() | a.Transfigure():
            return Message("why-card")
        case a.Tickle():
            return Message("why-claim", {"points": LAUGH})
        case a.Laughed() | a.StraightFace():
            return Message("why-laughed")
        case a.Challenge():
            lexicon = g.lexicon()
            wrong = [word for word in pending(g).texts if word not in lexicon]
            return Message("why-challenge", {"word": wrong[0]}) if wrong else None
        case a.Accept() if g.asked is not None and g.asked.effect is CHALLENGE_WINDOW:
            return Message("why-accept", {"words": ", ".join(pending(g).texts)})
    return None


def _why_place(g: Scrabble, seat: int, action: a.Place, reasons: Reasons) -> Message | None:
    found = preview(g, seat, action)
    if found is None:
        return None
    laid = "".join("?" if tile[0].islower() else tile[0] for tile in action.tiles)
    kept = without(g.racks[seat], laid)
    args: dict[str, Arg] = {"points": found.total, "kept": " ".join(sorted(kept))}
    if not kept:
        return Message("why-place-all", args)
    other = reasons.next
    if other is not None and isinstance(other.action, a.Place):
        more = preview(g, seat, other.action)
        if more is not None and more.total > found.total:
            return Message("why-place-less", {**args, "more": more.total})
    return Message("why-place", args)
