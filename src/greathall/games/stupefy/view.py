"""What a seat may know, built up from nothing. The table of who knows what is in `docs/rulings/stupefy.md`."""

from __future__ import annotations

from itertools import chain, repeat

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    FAVOUR,
    HOUSES,
    MISSPELL,
    PHASES,
    POINTS,
    POTION,
    REWARDS,
    SPELLS,
    STUPEFY,
    House,
    Phase,
)
from greathall.games.stupefy.cards import Reward as RewardName
from greathall.games.stupefy.cards import Spell as SpellName
from greathall.games.stupefy.scoring import Scoring, score
from greathall.games.stupefy.state import Stupefy


class PlayerView(Struct, frozen=True):
    """What lies open before a player. Potions and favours are covered again once taken (S20): None where not shown."""

    house: House
    twin: bool
    standing: bool
    tokens: int
    cards: int
    """Spell cards in hand, the prepared one not among them."""
    prepared: bool
    target: Seat | None
    cast: SpellName | None
    taken: tuple[RewardName, ...]
    """Rewards taken in this round."""
    facedown: int
    """Spell cards discarded facedown."""
    potions: int | None
    favours: int | None
    hidden_stupefies: int | None
    """How many Stupefies are among the cards that nobody has seen (hand, prepared, facedown): all could remember it."""


class OwnView(Struct, frozen=True):
    """What only this player knows."""

    misspells: int
    stupefies: int
    prepared: SpellName | None
    facedown: tuple[SpellName, ...]
    house_points: int
    """In the box of the own house: its members put them there."""


class DiscardView(Struct, frozen=True):
    """The spell cards of the discard pile (S10)."""

    misspells: int
    stupefies: int
    facedown: int


class BoxView(Struct, frozen=True):
    house: House
    points: int


class StupefyView(Struct, frozen=True):
    round: int
    phase: Phase
    favourite: Seat
    rewards: tuple[RewardName, ...]
    """In the middle."""
    pile: int
    discard: DiscardView
    players: tuple[PlayerView, ...]
    own: OwnView | None
    boxes: tuple[BoxView, ...] | None
    """The points in the houses' boxes, shown with the memory aid (S20) and after the game."""
    scoring: Scoring | None
    """After the game."""


def view(g: Stupefy, seat: int | None) -> StupefyView:
    remembered = g.over or g.settings.memory_aid == "on"
    return StupefyView(
        round=g.round,
        phase=PHASES[g.phase],
        favourite=g.favourite,
        rewards=tuple(chain.from_iterable(map(repeat, REWARDS, g.middle))),
        pile=len(g.pile),
        discard=DiscardView(g.open_misspells, g.open_stupefies, sum(map(len, g.down)) - len(g.lent)),
        players=tuple([_player(g, other, remembered or other == seat) for other in range(g.seats)]),
        own=None if seat is None else _own(g, seat),
        boxes=tuple(BoxView(HOUSES[house], g.boxes[house]) for house in g.houses()) if remembered else None,
        scoring=score(g) if g.over else None,
    )


def _player(g: Stupefy, seat: int, remembered: bool) -> PlayerView:
    return PlayerView(
        house=HOUSES[g.house[seat]],
        twin=seat in g.twins,
        standing=g.standing[seat],
        tokens=g.tokens[seat],
        cards=g.misspells[seat] + g.stupefies[seat],
        prepared=g.prepared[seat] >= 0,
        target=None if g.target[seat] < 0 else g.target[seat],
        cast=None if g.cast[seat] < 0 else SPELLS[g.cast[seat]],
        taken=tuple([REWARDS[kind] for kind in g.taken[seat]]),
        facedown=len(g.down[seat]),
        potions=g.potions[seat] if remembered else None,
        favours=g.favours[seat] if remembered else None,
        hidden_stupefies=g.unseen_stupefies(seat) if remembered else None,
    )


def _own(g: Stupefy, seat: int) -> OwnView:
    return OwnView(
        misspells=g.misspells[seat],
        stupefies=g.stupefies[seat],
        prepared=None if g.prepared[seat] < 0 else SPELLS[g.prepared[seat]],
        facedown=tuple([SPELLS[card] for card in g.down[seat]]),
        house_points=g.boxes[g.house[seat]],
    )


def hidden(g: Stupefy, seat: int | None) -> dict[str, object]:
    """What this seat does not know."""
    unknown: dict[str, object] = {"pile": g.pile}
    for other in range(g.seats):
        if other != seat:
            unknown[f"hand of {other}"] = (g.misspells[other], g.stupefies[other])
            unknown[f"prepared by {other}"] = g.prepared[other]
            unknown[f"facedown of {other}"] = g.down[other]
            unknown[f"answer of {other}"] = g.sealed.get(other)
    return unknown


def pieces(g: Stupefy) -> dict[str, int]:
    """All spell cards, the value of all point cards, and the number of each other reward."""
    facedown = sum(cards.count(MISSPELL) for cards in g.down)
    found = {
        "misspell": sum(g.misspells) + g.prepared.count(MISSPELL) + g.open_misspells + facedown,
        "stupefy": sum(g.stupefies) + g.prepared.count(STUPEFY) + g.open_stupefies + g.facedown_stupefies(),
        "points": sum(g.boxes),
        "successful_potion": sum(g.potions),
        "favour": sum(g.favours),
        "private_lessons": 0,
        "time_turner": 0,
    }
    in_play = [] if g.over else [kind for taken in g.taken for kind in taken if kind not in (POTION, FAVOUR)]
    for kind, reward in enumerate(REWARDS[:BECOME_FAVOURITE]):
        count = g.pile.count(kind) + g.middle[kind] + g.spent[kind] + in_play.count(kind)
        found["points" if POINTS[kind] else reward] += count * (POINTS[kind] or 1)
    return found
