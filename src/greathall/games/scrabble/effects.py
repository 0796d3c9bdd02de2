"""What the Hogwarts cards do, and what others may answer to them.

A card aimed at others is first offered to Finite Incantatem (`ReactionWindow`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Effect, Frame
from greathall.core.messages import Message, Player, message_key

from . import actions as a
from . import events as e
from .cards import (
    ACCIO,
    ALOHOMORA,
    ENGORGIO,
    EXPELLIARMUS,
    FELIX_FELICIS,
    FINITE_INCANTATEM,
    GEMINO,
    REPARO,
    REVELIO,
    RICTUSEMPRA,
    STUPEFY,
    TRANSFIGURATION,
    VERITASERUM,
    WINGARDIUM_LEVIOSA,
)
from .hands import draw_card, gain_card, put_down, show_card
from .notation import square_number
from .state import Scrabble
from .tiles import draw_tiles, exchange, joined, remove_openly, remove_secretly, show_tiles
from .versions import LETTER_IS_TOLD, ONE_CLAIM_A_TURN

LAUGH = 10
ENGORGIO_TILES = 2
FELIX_CARDS = 2


def cast(g: Scrabble, seat: int, action: Any) -> None:
    """A card that concerns nobody else."""
    card = {a.Unlock: ALOHOMORA, a.Transfigure: TRANSFIGURATION}.get(type(action)) or action.card
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
    remove_openly(g, seat, letter)
    g.racks[seat] = joined(g.racks[seat], "?")
    for other in g.others(seat):
        g.tiles_known[other][seat] = joined(g.tiles_known[other][seat], "?")
    g.emit(e.Unlocked(seat, square, letter))


def strike(g: Scrabble, seat: int, spell: a.Attack | a.Question | a.Summon) -> None:
    """An aimed spell that was not cancelled. A letter that was given sets `g.spell` again: a tile is owed for it."""
    g.spell = None
    match spell:
        case a.Attack(card, target) if card == EXPELLIARMUS:
            _expelliarmus(g, seat, target)
        case a.Attack(card, target) if card == WINGARDIUM_LEVIOSA:
            _wingardium_leviosa(g, seat, target)
        case a.Attack(card, target) if card == STUPEFY:
            g.discard.remove(STUPEFY)
            g.stupefied[target] += 1
        case a.Question(target, letter):
            _veritaserum(g, seat, target, letter)
        case a.Summon(card):
            g.discard.remove(card)
            g.emit(e.Summoned(seat, card))
            gain_card(g, seat, card)
            show_card(g, seat, card, g.others(seat))


def _expelliarmus(g: Scrabble, seat: int, target: int) -> None:
    """By chance (W11); the victim, who sees what is gone, knows where it is."""
    rack = g.racks[target]
    tile = rack[g.chance.below("theft", len(rack))]
    remove_secretly(g, target, tile, privy=(seat, target))
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
    if g.version < LETTER_IS_TOLD:
        g.emit(e.AskedFor(seat, target, letter))
    if letter in g.racks[target]:
        remove_openly(g, target, letter)
        g.racks[seat] = joined(g.racks[seat], letter)
        for other in g.others(seat):
            g.tiles_known[other][seat] = joined(g.tiles_known[other][seat], letter)
        g.emit(e.GaveLetter(seat, target, letter))
        g.spell = a.Question(target, letter)
    else:  # W10: the asker looks, and keeps knowing
        g.emit(e.ShowedRack(seat, target, tuple(g.racks[target])))
        show_tiles(g, target, g.racks[target], (seat,))


class Window(Effect[Scrabble]):
    """A question to others out of turn. Who holds Rictusempra may claim a laugh first (W13): when that is settled, all
    are asked again (`n` is 1 then). No answer has been told by then, so none is lost."""

    def answers(self, g: Scrabble, seat: int) -> list[Any]:
        raise NotImplementedError

    def options(self, g: Scrabble, now: Frame, seat: int) -> Sequence[Any]:
        found = self.answers(g, seat)
        if RICTUSEMPRA in g.hands[seat] and not now.n and not g.claimed:
            found.append(a.Tickle())
        return found

    def default(self, g: Scrabble, now: Frame, seat: int, rng: Random) -> Action:
        return a.Accept()

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        for seat, answer in answers.items():
            if isinstance(answer, a.Tickle):  # there is one such card
                claim(g)
                g.agenda += [now.replace(n=1), Frame(WHO_LAUGHED, seat, "")]
                return
        self.settle(g, now, answers)

    def settle(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        """All have answered the question itself."""
        raise NotImplementedError


def claim(g: Scrabble) -> None:
    """Somebody claims a laugh: at most once a turn. By the first rules this was the turn's card in any case (W13)."""
    if g.version >= ONE_CLAIM_A_TURN:
        g.claimed = True


def aim(g: Scrabble, seat: int, action: a.Attack | a.Question | a.Summon) -> None:
    """The card is laid open; it works unless it is cancelled."""
    card = card_of(action)
    g.used = True
    g.spell = action
    put_down(g, seat, card)
    g.discard.append(card)
    if isinstance(action, a.Summon):
        g.emit(e.CardUsed(seat, card))
    else:
        g.emit(e.Aimed(seat, card, action.target))
    if isinstance(action, a.Question) and g.version >= LETTER_IS_TOLD:
        g.emit(e.AskedFor(seat, action.target, action.letter))


def card_of(spell: a.Attack | a.Question | a.Summon) -> str:
    return spell.card if isinstance(spell, a.Attack) else VERITASERUM if isinstance(spell, a.Question) else ACCIO


def secret_of_spell(g: Scrabble) -> str | None:
    """What only the caster knows of a spell that may still be cancelled: the card that Accio takes, and by the first
    rules the letter that Veritaserum asks for."""
    if g.asked is not None and g.asked.effect is GIVE_TILE:
        return None
    match g.spell:
        case a.Summon(card):
            return card
        case a.Question(_, letter) if g.version < LETTER_IS_TOLD:
            return letter
        case _:
            return None


def within_reach(g: Scrabble) -> list[str]:
    """The cards that an Accio on the discard pile can take: those that lay there before it."""
    last = len(g.discard) - 1 - g.discard[::-1].index(ACCIO)
    return sorted(set(g.discard[:last]))


class ReactionWindow(Window):
    """Finite Incantatem cancels a spell aimed at its holder, and Accio by another player (W12).

    Every possible target is asked, whether or not they hold the card; if several cancel, the next in turn does.
    """

    prompts = ("prompt-reaction-window", "prompt-reaction-question")
    refusals = (
        "refusal-no-card",
        "refusal-react-first",
    )

    def resolve(self, g: Scrabble, now: Frame) -> None:
        spell = g.spell
        assert spell is not None
        targets = g.others(now.who) if isinstance(spell, a.Summon) else [spell.target]
        g.ask(now, *sorted(targets))

    def answers(self, g: Scrabble, seat: int) -> list[Any]:
        return [a.Accept(), a.Finite()] if FINITE_INCANTATEM in g.hands[seat] else [a.Accept()]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        assert g.spell is not None
        who = Player(now.who)
        if isinstance(g.spell, a.Question) and g.version >= LETTER_IS_TOLD:
            return Message("prompt-reaction-question", {"who": who, "letter": g.spell.letter})
        card = Message(message_key("card", card_of(g.spell)))
        return Message("prompt-reaction-window", {"who": who, "card": card})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, a.Finite):
            return Illegal("refusal-no-card", card=Message(message_key("card", FINITE_INCANTATEM)))
        return Illegal("refusal-react-first", who=Player(now.who))

    def settle(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        spell = g.spell
        assert spell is not None
        for seat in g.others(now.who):
            if isinstance(answers.get(seat), a.Finite):
                g.spell = None
                put_down(g, seat, FINITE_INCANTATEM)
                g.discard.append(FINITE_INCANTATEM)
                g.emit(e.Cancelled(now.who, seat, card_of(spell)))
                break
        else:
            strike(g, now.who, spell)
            if g.spell is not None:
                g.then((GIVE_TILE,), now.who)


class GiveTile(Effect[Scrabble]):
    """Veritaserum: the letter is given in exchange for any tile of the asker's rack."""

    prompts = ("prompt-give-tile",)
    refusals = ("refusal-give-first",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Scrabble, now: Frame, seat: int) -> list[a.Give]:
        return [a.Give(tile) for tile in dict.fromkeys(g.racks[seat])]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        assert isinstance(g.spell, a.Question)
        return Message("prompt-give-tile", {"target": Player(g.spell.target), "letter": g.spell.letter})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-give-first")

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, a.Give]) -> None:
        tile = answers[now.who].tile
        assert isinstance(g.spell, a.Question)
        target = g.spell.target
        g.spell = None
        remove_secretly(g, now.who, tile, privy=(target,))
        g.racks[target] = joined(g.racks[target], tile)
        g.tiles_known[now.who][target] = joined(g.tiles_known[now.who][target], tile)
        g.emit(e.GaveTile(now.who, target, tile))


class WhoLaughed(Effect[Scrabble]):
    """Rictusempra: another player must agree that they laughed; else the card stays in the hand (W13)."""

    prompts = ("prompt-who-laughed",)
    refusals = ("refusal-laugh-first",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.emit(e.CardUsed(now.who, RICTUSEMPRA))
        show_card(g, now.who, RICTUSEMPRA, g.others(now.who))
        g.ask(now, *sorted(g.others(now.who)))

    def options(self, g: Scrabble, now: Frame, seat: int) -> tuple[Any, ...]:
        return (a.StraightFace(), a.Laughed())

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message("prompt-who-laughed", {"who": Player(now.who)})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-laugh-first", who=Player(now.who))

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        by = tuple(seat for seat in g.others(now.who) if isinstance(answers[seat], a.Laughed))
        if not by:
            g.emit(e.NobodyLaughed(now.who))
            return
        g.used = g.used or now.who == g.turn
        put_down(g, now.who, RICTUSEMPRA)
        g.discard.append(RICTUSEMPRA)
        g.scores[now.who] += LAUGH
        g.emit(e.Tickled(now.who, by, LAUGH))


REACTION_WINDOW, GIVE_TILE, WHO_LAUGHED = ReactionWindow(), GiveTile(), WhoLaughed()
