"""What a seat may know: built up from nothing, never by removing secrets from the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.core.spec import Outcome
from greathall.games.hogwarts_battle.cards import GAME_LOCATIONS, HORCRUXES, VILLAINS
from greathall.games.hogwarts_battle.components import SYMBOLS, Face, Name, Step
from greathall.games.hogwarts_battle.hero_actions import HERO_ACTIONS, prices
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.turn import END, VILLAINS_ACT


class HeroView(Struct, frozen=True):
    hero: Name
    health: int
    stunned: bool
    attack: int
    influence: int
    hand: tuple[Name, ...] | None
    """None: closed to this seat."""
    cards: int
    """Cards in hand."""
    deck: int
    top: tuple[Name, ...]
    """What this seat knows of the top of the deck, topmost first."""
    discards: tuple[Name, ...]
    proficiency: Name | None
    horcruxes: tuple[Name, ...]


class VillainView(Struct, frozen=True):
    villain: Name
    health: int
    attack: int
    """Tokens already on it."""
    petrified: bool
    attackable: bool


class HorcruxView(Struct, frozen=True):
    horcrux: Name
    symbols: tuple[Face, ...]
    every: bool
    """All symbols are needed, not just one of them."""
    marked: tuple[Face, ...]


class View(Struct, frozen=True):
    game: int
    turn: int
    step: Step | None
    """Which of the four steps of the turn this is; None between turns, before the first and after the last."""
    active: Seat
    heroes: tuple[HeroView, ...]
    location: Name
    place: int
    """The number of the location, from 1."""
    places: int
    control: int
    capacity: int
    events_a_turn: int
    events: int
    """Dark Arts events left in the stack."""
    event: Name | None
    """The newest Dark Arts event."""
    event_pile: tuple[Name, ...]
    villains: tuple[VillainView | None, ...]
    villain_stack: int
    defeated: tuple[Name, ...]
    market: tuple[Name | None, ...]
    prices: tuple[int | None, ...]
    """What each card of the market costs this seat; for a spectator, the active hero."""
    stack: int
    played: tuple[Name, ...]
    rules_of_turn: tuple[Name, ...]
    """The sources of what is forbidden until the end of the turn."""
    horcrux: HorcruxView | None
    horcruxes: int
    """Horcruxes still to come after this one."""
    won: bool | None


def view(g: Battle, seat: int | None) -> View:
    here = g.current_location
    bans = {"petrification": g.no_draws, "sectumsempra": g.no_healing, "nagini": g.bitten, "tarantallegra": g.slowed}
    over = g.over
    return View(
        game=g.game,
        turn=g.turn,
        step=step(g),
        active=g.active,
        heroes=tuple(hero_view(g, hero, seat) for hero in range(g.seats)),
        location=here.id,
        place=g.location + 1,
        places=len(GAME_LOCATIONS[g.game]),
        control=g.control,
        capacity=here.capacity,
        events_a_turn=here.events,
        events=len(g.events),
        event=g.pile[-1] if g.pile else None,
        event_pile=tuple(g.pile),
        villains=tuple(villain_view(g, slot) for slot in range(len(g.villains))),
        villain_stack=len(g.villain_stack),
        defeated=tuple(g.beaten),
        market=tuple(card or None for card in g.market),
        prices=tuple(prices(g, g.active if seat is None else seat)[card] if card else None for card in g.market),
        stack=len(g.stack),
        played=tuple(g.played),
        rules_of_turn=tuple(source for source, holds in bans.items() if holds),
        horcrux=horcrux_view(g),
        horcruxes=len(g.horcruxes),
        won=g.won if over else None,
    )


def step(g: Battle) -> str | None:
    """Told by what is still to come; a villain's question and the hero's own by whether the hero has done anything."""
    to_come = {frame.effect for frame in g.agenda}
    if VILLAINS_ACT in to_come:
        return "events"
    if g.asked is not None and g.asked.effect is HERO_ACTIONS:
        return "actions"
    if HERO_ACTIONS in to_come:
        acted = g.played or g.used or any(g.assigned) or ("" in g.market and g.stack)
        return "actions" if acted else "villains"
    return "end" if END[-1] in to_come else None


def hero_view(g: Battle, hero: int, seat: int | None) -> HeroView:
    own = hero == seat or not g.settings.closed_hands
    known = g.known[hero] if own else g.shown[hero]
    deck = g.decks[hero]
    return HeroView(
        hero=g.heroes[hero],
        health=g.health[hero],
        stunned=g.stunned[hero],
        attack=g.attack[hero],
        influence=g.influence[hero],
        hand=tuple(g.hands[hero]) if own else None,
        cards=len(g.hands[hero]),
        deck=len(deck),
        top=tuple(reversed(deck[len(deck) - known :])),
        discards=tuple(g.discards[hero]),
        proficiency=g.proficiency[hero] or None,
        horcruxes=tuple(g.trophies[hero]),
    )


def villain_view(g: Battle, slot: int) -> VillainView | None:
    name = g.villains[slot]
    if not name:
        return None
    return VillainView(name, VILLAINS[name].health, g.damage[slot], bool(g.shields[slot]), g.attackable(slot))


def horcrux_view(g: Battle) -> HorcruxView | None:
    name = g.curse or g.shattered
    if not name:
        return None
    horcrux = HORCRUXES[name]
    return HorcruxView(name, _symbols(horcrux.symbols), horcrux.every, _symbols(g.marks))


def _symbols(bits: int) -> tuple[str, ...]:
    return tuple(symbol for number, symbol in enumerate(SYMBOLS) if bits >> number & 1)


def outcome(g: Battle) -> Outcome | None:
    """All heroes win or lose together."""
    if not g.over:
        return None
    return Outcome((int(g.won),) * g.seats, tuple(range(g.seats)) if g.won else ())


def pieces(g: Battle) -> Mapping[str, int]:
    """Every card of the box that is in this game, wherever it lies."""
    places: list[list[str]] = [*g.decks, *g.hands, *g.discards, *g.trophies, g.played, g.market, g.stack]
    places += [g.events, g.pile, g.villains, g.villain_stack, g.beaten, g.horcruxes, g.spent, [g.curse, g.shattered]]
    return Counter(card for place in places for card in place if card)


def hidden(g: Battle, seat: int | None) -> Mapping[str, Any]:
    """The orders nobody knows, and with closed hands the other hands."""
    places: dict[str, Any] = {
        "hogwarts stack": g.stack,
        "dark arts": g.events,
        "villains": [villain for villain in g.villain_stack if not VILLAINS[villain].last],
    }
    for hero in range(g.seats):
        own = hero == seat or not g.settings.closed_hands
        deck = g.decks[hero]
        places[f"deck {hero}"] = deck[: len(deck) - (g.known[hero] if own else g.shown[hero])]
        if not own:
            hand = Counter(g.hands[hero])
            hand.subtract(g.open[hero])
            places[f"hand {hero}"] = sorted(hand.elements())
    return places
