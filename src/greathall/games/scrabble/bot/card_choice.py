"""Which Hogwarts card to use in a turn, and against whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greathall.core.errors import Illegal

from .. import actions as a
from ..cards import (
    ACCIO,
    ALOHOMORA,
    ATTACKS,
    BONUS,
    REVELIO,
    RICTUSEMPRA,
    SELF_CAST,
    TRANSFIGURATION,
    VERITASERUM,
    WINGARDIUM_LEVIOSA,
)
from ..notation import square_name
from ..options import check
from ..state import Scrabble
from ..tiles import unseen
from .card_worth import WORTH
from .exchanging import worst_tiles
from .points import Found, glossary_plays

CARD_OF: dict[type[Any], str] = {a.Question: VERITASERUM, a.Unlock: ALOHOMORA, a.Summon: ACCIO, a.Tickle: RICTUSEMPRA}
LAUGHS = 6
"""Rounds between two claims of a laugh: once or twice a game is funny."""
POOR = 16
"""A turn of fewer points than this is worth a Transfiguration."""


def card_before_tiles(g: Scrabble, seat: int, found: Found | None, worth: Mapping[str, int] = WORTH) -> Any:
    """The card to use before laying the play that was found; None if none is worth it."""
    card = spell(g, seat, worth)
    if card is not None and (found is None or found.place.card is None or not _bonus_first(found, card, worth)):
        return card
    return transfiguration(g, seat, found.points if found is not None else 0)


def _bonus_first(found: Found, card: Any, worth: Mapping[str, int]) -> bool:
    """Is the bonus card laid with this word worth more now than the card that could be cast?"""
    name = card.card if isinstance(card, a.Cast | a.Attack) else CARD_OF[type(card)]
    return 5 * sum(tile[0] in BONUS.get(found.place.card or "", "") for tile in found.place.tiles) > worth[name]


def spell(g: Scrabble, seat: int, worth: Mapping[str, int] = WORTH) -> Any:
    """The card worth most that can be cast now, well aimed; None if there is none."""
    if g.used:
        return None
    best, gain = None, 0
    for card in dict.fromkeys(g.hands[seat]):
        if worth[card] > gain and g.usable(seat, card):
            action = _aimed(g, seat, card)
            if action is not None and _legal(g, seat, action):
                best, gain = action, worth[card]
    return best


def _aimed(g: Scrabble, seat: int, card: str) -> Any:
    leader = max(g.others(seat), key=lambda other: g.scores[other])
    if card == REVELIO:
        return a.Cast(card) if glossary_plays(g, seat) else None
    if card in SELF_CAST:
        return a.Cast(card)
    if card == WINGARDIUM_LEVIOSA:
        leader = max(g.others(seat), key=lambda other: len(g.hands[other]))
    if card in ATTACKS:
        return a.Attack(card, leader)
    if card == VERITASERUM:
        hidden = unseen(g, seat)
        return a.Question(leader, next((x for x in "SERTNL" if x in hidden), "E"))
    if card == ALOHOMORA:
        squares = [i for i, tile in enumerate(g.board) if tile.islower() and tile.upper() in g.racks[seat]]
        return a.Unlock(square_name(squares[0])) if squares else None
    if card == RICTUSEMPRA:
        return a.Tickle() if g.turns // g.seats % LAUGHS == 0 else None
    if card == ACCIO:
        wanted = max(set(g.discard), key=lambda other: (WORTH[other], other), default=None)
        return a.Summon(wanted) if wanted is not None and WORTH[wanted] >= 5 else None
    return None


def transfiguration(g: Scrabble, seat: int, points: int) -> Any:
    """Exchange what is worth little, if the turn would be poor."""
    if g.used or points >= POOR or not g.usable(seat, TRANSFIGURATION):
        return None
    away = worst_tiles(g, seat)
    return a.Transfigure(away) if away and len(away) <= len(g.bag) else None


def _legal(g: Scrabble, seat: int, action: Any) -> bool:
    try:
        check(g, seat, action)
    except Illegal:
        return False
    return True
