"""The players of the house: easy, medium and strong. They look at nothing that their seat does not know.

`easy` knows common words only and takes one of its better plays. `medium` takes the play of the most points. `strong`
weighs what it keeps (leaves learned by self-play), imagines the unseen tiles many times over for its best candidates,
and searches the endgame when the bag is empty. All three use cards; medium and strong by their measured worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from greathall.core.errors import Illegal

from . import generator
from . import moves as m
from .board import TILES
from .cards import (
    ACCIO,
    ALOHOMORA,
    ATTACKS,
    BONUS,
    CONFUNDO,
    REVELIO,
    RICTUSEMPRA,
    SELF_CAST,
    TRANSFIGURATION,
    VERITASERUM,
    WINGARDIUM_LEVIOSA,
)
from .glossary import GLOSSARY
from .leaves import leaves
from .legal import bonuses, check, laid_out, parts, place_of
from .lexicon import Lexicon
from .notation import square_name
from .placing import GLOSSARY_BONUS, REVELIO_BONUS
from .play import Play
from .state import Scrabble, unseen, without
from .turn import CHALLENGE_WINDOW, DRAW_TILES, GIVE_TILE, REACTION_WINDOW, TAKE_TURN, WHO_LAUGHED, pending
from .worth import KEEP, WORTH

COMMON = 9000
"""So many of the most frequent English words does the easy player know."""
LATE = 14
"""With fewer tiles in the bag nothing is kept for later."""
ITERATIONS = 60
"""How often the strong player imagines the unseen tiles unless told otherwise: a third of a second, and repeatable."""
POOR = 16
"""A turn of fewer points than this is worth a Transfiguration."""


NAMES: dict[type[Any], str] = {m.Question: VERITASERUM, m.Unlock: ALOHOMORA, m.Summon: ACCIO, m.Tickle: RICTUSEMPRA}


# -- questions out of turn ---------------------------------------------------------------------------------------------


def answer(g: Scrabble, seat: int, rng: Random, doubts: bool = True) -> Any:
    """Everything but the own turn."""
    assert g.asked is not None
    effect = g.asked.effect
    options = g.options(seat)
    if effect is CHALLENGE_WINDOW:
        words = g.lexicon()
        if doubts and any(word not in words for word in pending(g).texts):
            return m.Challenge()
    elif effect is REACTION_WINDOW:
        if m.Finite() in options and _worth_cancelling(g):
            return m.Finite()
    elif effect is WHO_LAUGHED:
        return m.Laughed() if rng.random() < 0.5 else m.StraightFace()  # W13
    elif effect is GIVE_TILE:
        rack = g.racks[seat]
        return max(options, key=lambda option: leaves().worth(without(rack, option.tile)))
    elif effect is DRAW_TILES:
        rack = g.racks[seat]
        return max(options, key=lambda option: leaves().worth(without(rack, option.tiles)))
    return m.Tickle() if m.Tickle() in options else m.Accept()


def _worth_cancelling(g: Scrabble) -> bool:
    return not isinstance(g.spell, m.Summon) or WORTH[g.spell.card] >= 10


# -- cards -------------------------------------------------------------------------------------------------------------


def spell(g: Scrabble, seat: int) -> Any:
    """The card worth most that can be cast now, well aimed; None if there is none."""
    if g.used:
        return None
    best, gain = None, 0
    for card in dict.fromkeys(g.hands[seat]):
        if WORTH[card] > gain and g.usable(seat, card):
            action = _aimed(g, seat, card)
            if action is not None and _legal(g, seat, action):
                best, gain = action, WORTH[card]
    return best


def _aimed(g: Scrabble, seat: int, card: str) -> Any:
    leader = max(g.others(seat), key=lambda other: g.scores[other])
    if card == REVELIO:
        return m.Cast(card) if _glossary_plays(g, seat) else None
    if card in SELF_CAST:
        return m.Cast(card)
    if card == WINGARDIUM_LEVIOSA:
        leader = max(g.others(seat), key=lambda other: len(g.hands[other]))
    if card in ATTACKS:
        return m.Attack(card, leader)
    if card == VERITASERUM:
        hidden = unseen(g, seat)
        return m.Question(leader, next((x for x in "SERTNL" if x in hidden), "E"))
    if card == ALOHOMORA:
        squares = [i for i, tile in enumerate(g.board) if tile.islower() and tile.upper() in g.racks[seat]]
        return m.Unlock(square_name(squares[0])) if squares else None
    if card == RICTUSEMPRA:
        return m.Tickle()
    if card == ACCIO:
        wanted = max(set(g.discard), key=lambda other: (WORTH[other], other), default=None)
        return m.Summon(wanted) if wanted is not None and WORTH[wanted] >= 5 else None
    return None


def transfiguration(g: Scrabble, seat: int, points: int) -> Any:
    """Exchange what is worth little, if the turn would be poor."""
    if g.used or points >= POOR or not g.usable(seat, TRANSFIGURATION):
        return None
    away = _worst(g, seat)
    return m.Transfigure(away) if away and len(away) <= len(g.bag) else None


def _worst(g: Scrabble, seat: int) -> str:
    """The tiles whose exchange leaves the best rest."""
    rack = g.racks[seat]
    options = ["", *parts(rack, min(len(g.bag), len(rack)))]
    return max(options, key=lambda part: leaves().worth(without(rack, part)))


def _legal(g: Scrabble, seat: int, action: Any) -> bool:
    try:
        check(g, seat, action)
    except Illegal:
        return False
    return True


# -- plays -------------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A play, the card laid with it, and all the points it brings at once."""

    points: int
    place: m.Place
    play: Play


@cache
def _glossary() -> Lexicon:
    return Lexicon.from_words(GLOSSARY, GLOSSARY, "glossary")


@cache
def _letter_extra(card: str | None) -> Any:
    import numpy as np

    return np.array([500 * (tile in BONUS.get(card or "", "")) for tile in TILES], np.int32)


def _glossary_plays(g: Scrabble, seat: int, above: int = 0) -> Sequence[Play]:
    """Plays of a glossary word whose crossings are glossary words too: few, and quickly found.

    Of those that score more than `above` the best is enough.
    """
    rack = g.racks[seat]
    if generator.ready():
        return generator.best(_glossary(), g.board, g.marks, rack, above=100 * above)[0]
    return generator.generate(_glossary(), g.board, g.marks, rack)


def _found(g: Scrabble, play: Play, card: str | None) -> Found:
    place = place_of(play, card)
    laid = laid_out(g.board, g.marks, place)
    return Found(laid.score + sum(bonuses(g, laid, card)), place, play)


def _plays(g: Scrabble, seat: int, card: str | None) -> Sequence[Play]:
    """The play that scores most with this card, or all plays while the compiled search is not ready."""
    position = g.lexicon(), g.board, g.marks, g.racks[seat], card == CONFUNDO
    if generator.ready():
        return generator.best(*position, letter_extra=_letter_extra(card))[0]
    return generator.generate(*position)


def most_points(g: Scrabble, seat: int) -> Found | None:
    """The play that brings the most points at once; a bonus card joins in when it is worth it."""
    rack = g.racks[seat]
    if not rack:
        return None
    usable = [] if g.used else [card for card in (*BONUS, CONFUNDO) if g.usable(seat, card)]
    options = [_found(g, play, card) for card in (None, *usable) for play in _plays(g, seat, card)]
    plain = max((found.points for found in options if found.place.card is None), default=0)
    gain = REVELIO_BONUS if g.revelio else GLOSSARY_BONUS
    for play in _glossary_plays(g, seat, plain - gain):
        options.append(_found(g, play, None))
        plain = max(plain, options[-1].points)
    late = len(g.bag) < LATE
    kept = [
        found
        for found in options
        if found.place.card is None
        or found.points - plain >= (1 if late else KEEP.get(found.place.card, WORTH[found.place.card]))
    ]
    return max(kept, key=lambda found: found.points, default=None)


# -- the levels --------------------------------------------------------------------------------------------------------


def medium(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """The most points now; cards as soon as they are worth it."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng)
    found = most_points(g, seat)
    card = spell(g, seat)
    points = found.points if found is not None else 0
    if card is not None and (found is None or found.place.card is None or not _bonus_first(g, found, card)):
        return card
    again = transfiguration(g, seat, points)
    if again is not None:
        return again
    if found is not None:
        return found.place
    return exchange_or_pass(g, seat)


def _bonus_first(g: Scrabble, found: Found, card: Any) -> bool:
    """Is the bonus card laid with this word worth more now than the card that could be cast?"""
    name = card.card if isinstance(card, m.Cast | m.Attack) else NAMES[type(card)]
    return 5 * sum(tile[0] in BONUS.get(found.place.card or "", "") for tile in found.place.tiles) > WORTH[name]


def exchange_or_pass(g: Scrabble, seat: int) -> Any:
    away = _worst(g, seat) or g.racks[seat][:1]
    return m.Exchange(away) if away and len(away) <= len(g.bag) else m.Pass()


def heuristic(g: Scrabble, seat: int, rng: Random) -> Any:
    return medium(g, seat, rng)


def easy(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """Common words, and not always the best of them; cards whenever they come to mind."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng, doubts=False)
    card = spell(g, seat)
    if card is not None and rng.random() < 0.5:
        return card
    plays = sorted(
        generator.generate(common_words(g.lexicon()), g.board, g.marks, g.racks[seat]), key=lambda play: -play.score
    )
    if not plays:
        return exchange_or_pass(g, seat)
    return place_of(plays[min(int(rng.expovariate(0.25)), len(plays) - 1)])


@cache
def common_words(lexicon: Lexicon) -> Lexicon:
    """The most frequent words of the language that count here; the shortest ones if nobody can tell."""
    try:
        from wordfreq import top_n_list

        words: Iterable[str] = [word.upper() for word in top_n_list("en", 3 * COMMON)]
    except ImportError:
        words = [word for word in lexicon if len(word) <= 4]
    return Lexicon.from_words([word for word in words if word in lexicon][:COMMON], name="common")


def strong(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """Leaves, simulation, endgame."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng)
    from . import warm

    if not warm.ready() and not warm.wait():
        return medium(g, seat, rng)
    from . import strength

    found = most_points(g, seat)
    card = spell(g, seat)
    if card is not None and (found is None or found.place.card is None or not _bonus_first(g, found, card)):
        return card
    again = transfiguration(g, seat, found.points if found is not None else 0)
    if again is not None:
        return again
    laid_with = found.place.card if found is not None else None
    if laid_with == CONFUNDO and found is not None:
        return found.place
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    chosen = strength.choose(g, seat, rng, laid_with, iterations, seconds)
    return exchange_or_pass(g, seat) if chosen is None else chosen


PLAYERS = {"common": easy, "points": medium, "simulation": strong}
