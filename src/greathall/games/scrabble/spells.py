"""What the cards do. A spell aimed at others is first offered to Finite Incantatem (`turn.ReactionWindow`)."""

from __future__ import annotations

from typing import Any

from . import events as e
from . import moves as m
from .cards import (
    ALOHOMORA,
    ENGORGIO,
    EXPELLIARMUS,
    FELIX_FELICIS,
    GEMINO,
    REPARO,
    REVELIO,
    STUPEFY,
    TRANSFIGURATION,
    WINGARDIUM_LEVIOSA,
)
from .notation import square_number
from .state import (
    Scrabble,
    draw_card,
    draw_tiles,
    exchange,
    gain_card,
    joined,
    lay_down,
    put_down,
    show_card,
    show_tiles,
    slip_away,
)

ENGORGIO_TILES = 2
FELIX_CARDS = 2


def cast(g: Scrabble, seat: int, action: Any) -> None:
    """A card that concerns nobody else."""
    card = {m.Unlock: ALOHOMORA, m.Transfigure: TRANSFIGURATION}.get(type(action)) or action.card
    g.used = True
    put_down(g, seat, card)
    g.discard.append(card)
    g.emit(e.CardUsed(seat, card))
    if card == FELIX_FELICIS:
        _draw_cards(g, seat, FELIX_CARDS)
    elif card == GEMINO:
        _draw_cards(g, seat, len(g.hands[seat]))
    elif card == ENGORGIO:
        draw_tiles(g, seat, ENGORGIO_TILES)
    elif card == REPARO:
        g.again += 1
    elif card == REVELIO:
        g.revelio = True
    elif card == TRANSFIGURATION:
        exchange(g, seat, action.tiles)
    elif card == ALOHOMORA:
        _unlock(g, seat, action.square)


def _draw_cards(g: Scrabble, seat: int, count: int) -> None:
    for _ in range(count):
        draw_card(g, seat)


def _unlock(g: Scrabble, seat: int, square: str) -> None:
    """The blank goes to the rack; the square keeps its letter, which counts from now on (W15)."""
    at = square_number(square)
    letter = g.board[at].upper()
    g.board = g.board[:at] + letter + g.board[at + 1 :]
    lay_down(g, seat, letter)
    g.racks[seat] = joined(g.racks[seat], "?")
    for other in g.others(seat):
        g.tiles_known[other][seat] = joined(g.tiles_known[other][seat], "?")
    g.emit(e.Unlocked(seat, square, letter))


def strike(g: Scrabble, seat: int, spell: m.Attack | m.Question | m.Summon) -> None:
    """An aimed spell that was not cancelled. A letter that was given leaves `g.spell` set: a tile is owed for it."""
    match spell:
        case m.Attack(card, target) if card == EXPELLIARMUS:
            _expelliarmus(g, seat, target)
        case m.Attack(card, target) if card == WINGARDIUM_LEVIOSA:
            _wingardium_leviosa(g, seat, target)
        case m.Attack(card, target) if card == STUPEFY:
            g.discard.remove(STUPEFY)
            g.stupefied[target] += 1
        case m.Question(target, letter):
            _veritaserum(g, seat, target, letter)
        case m.Summon(card):
            g.discard.remove(card)
            g.emit(e.Summoned(seat, card))
            gain_card(g, seat, card)
            show_card(g, seat, card, g.others(seat))


def _expelliarmus(g: Scrabble, seat: int, target: int) -> None:
    """By chance (W11); the victim, who sees what is gone, knows where it is."""
    rack = g.racks[target]
    tile = rack[g.chance.below("theft", len(rack))]
    slip_away(g, target, tile, privy=(seat, target))
    g.racks[seat] = joined(g.racks[seat], tile)
    g.tiles_known[target][seat] = joined(g.tiles_known[target][seat], tile)
    g.emit(e.StoleTile(seat, target, tile))


def _wingardium_leviosa(g: Scrabble, seat: int, target: int) -> None:
    """By chance (W11); the others no longer know what is left in that hand."""
    if not g.hands[target]:
        return
    card = g.hands[target][g.chance.below("theft", len(g.hands[target]))]
    g.hands[target].remove(card)
    for other in g.others(target):
        if other != seat:
            g.cards_known[other][target] = []
        elif card in g.cards_known[other][target]:
            g.cards_known[other][target].remove(card)
    g.emit(e.StoleCard(seat, target, card))
    gain_card(g, seat, card)
    show_card(g, seat, card, (target,))


def _veritaserum(g: Scrabble, seat: int, target: int, letter: str) -> None:
    g.emit(e.AskedFor(seat, target, letter))
    if letter in g.racks[target]:
        lay_down(g, target, letter)
        g.racks[seat] = joined(g.racks[seat], letter)
        for other in g.others(seat):
            g.tiles_known[other][seat] = joined(g.tiles_known[other][seat], letter)
        g.emit(e.GaveLetter(seat, target, letter))
        g.spell = m.Question(target, letter)
    else:  # W10: the asker looks, and keeps knowing
        g.emit(e.ShowedRack(seat, target, tuple(g.racks[target])))
        show_tiles(g, target, g.racks[target], (seat,))
