"""What the player whose turn it is may do, and why not: thousands of plays, found only when looked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice
from math import prod
from random import Random
from typing import Any, overload

from greathall.core.errors import Illegal
from greathall.core.kernel import LazyOptions, well_typed
from greathall.core.messages import Message, Player, message_key

from . import actions as a
from .board import ALPHABET, BLANK, EMPTY, SIZE
from .cards import (
    ACCIO,
    ALOHOMORA,
    ATTACKS,
    BONUS,
    CARDS,
    CONFUNDO,
    ENGORGIO,
    EXPELLIARMUS,
    FELIX_FELICIS,
    GEMINO,
    RICTUSEMPRA,
    SELF_CAST,
    TRANSFIGURATION,
    VERITASERUM,
    WINGARDIUM_LEVIOSA,
)
from .engine.generator import draw, generate
from .engine.play import Play, Plays
from .languages import folded, language
from .notation import placed, square_name, square_number, tiles_of
from .placing import PLACING_REFUSALS, Laid, lay
from .state import Scrabble
from .tiles import holds

TURN_REFUSALS = (
    "refusal-bag",
    "refusal-card-fresh",
    "refusal-card-used",
    "refusal-claimed",
    "refusal-deck",
    "refusal-direction",
    "refusal-empty-seat",
    "refusal-gemino",
    "refusal-no-blank",
    "refusal-no-blank-there",
    "refusal-no-card",
    "refusal-no-cards-there",
    "refusal-no-such-tiles",
    "refusal-no-tile",
    "refusal-no-tiles-there",
    "refusal-not-a-word",
    "refusal-not-discarded",
    "refusal-not-so",
    "refusal-not-with-a-word",
    "refusal-your-turn",
    "refusal-yourself",
    *PLACING_REFUSALS,
)


MOST_LISTED = 20_000
"""Nobody reads further."""
USUAL_PLAYS = 270
"""In a turn of random games."""


def laid_out(g: Scrabble, place: a.Place) -> Laid:
    """The placement on the board as it is; `Illegal` says what is wrong with it."""
    return laid_on(g.board, g.marks, place, g.settings.language)


@lru_cache(maxsize=256)  # checked, laid and scored: the same placement three times
def laid_on(board: str, marks: str, place: a.Place, code: str) -> Laid:
    return lay(board, marks, tiles_of(place), language(code).values, place.card == CONFUNDO, place.down)


def bonuses(g: Scrabble, formed: Laid, card: str | None) -> tuple[int, int]:
    """What a placement brings beside the score of its words: for the glossary, and for the card laid with it."""
    return formed.glossary(g.lexicon().glossary, g.revelio), formed.bonus(BONUS.get(card or "", ""))


def parts(rack: str, most: int) -> list[str]:
    """The different handfuls of one tile or more, up to `most`."""
    found = [""]
    for tile in rack if most else "":
        found += [part + tile for part in found if len(part) < most]
    return [part for part in dict.fromkeys(found) if part]


class Parts(Sequence[str]):
    """`parts`, each made when it is looked at; listed only where few tiles in the bag leave some out."""

    def __init__(self, rack: str, most: int) -> None:
        self._copies = [(tile, rack.count(tile)) for tile in dict.fromkeys(rack)]
        self._listed = parts(rack, most) if most < len(rack) else None

    def __len__(self) -> int:
        return prod([copies + 1 for _, copies in self._copies]) - 1 if self._listed is None else len(self._listed)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if self._listed is not None:
            return self._listed[index]
        number, part = range(1, len(self) + 1)[index], ""
        for tile, copies in self._copies:
            number, taken = divmod(number, copies + 1)
            part += taken * tile
        return part


def place_of(play: Play, card: str | None = None) -> a.Place:
    """The action of a play that the generator found."""
    tiles = play.tiles
    return a.Place(placed(tiles), card, card == CONFUNDO and len(tiles) == 1 and play.down)


def cards_with_a_word(g: Scrabble, seat: int) -> list[str | None]:
    """The bonus cards with which a word can be laid; None: without."""
    hand = g.hands[seat]
    if g.used or not hand:
        return [None]
    return [None, *[card for card in BONUS if card in hand and g.usable(seat, card)]]


class TurnOptions(LazyOptions):
    """The options of a turn: every legal play of the lexicon, then cards, exchanges and a pass.

    `in` accepts any placement that the rules allow, wrong words included where they can be challenged (W3, W4).
    """

    def __init__(self, g: Scrabble, seat: int) -> None:
        self.g = g
        self.seat = seat

    @cached_property
    def plays(self) -> Plays:
        return generate(self.g.lexicon(), self.g.board, self.g.marks, self.g.racks[self.seat])

    @cached_property
    def confundo(self) -> Plays:
        g = self.g
        if g.used or not g.usable(self.seat, CONFUNDO):
            return Plays([])
        return generate(g.lexicon(), g.board, g.marks, g.racks[self.seat], True)

    @cached_property
    def cards(self) -> list[str | None]:
        """With which bonus cards a word can be laid; None: without."""
        return cards_with_a_word(self.g, self.seat)

    @cached_property
    def spells(self) -> list[Any]:
        return spells(self.g, self.seat)

    @cached_property
    def away(self) -> Parts:
        """What can be exchanged."""
        return Parts(self.g.racks[self.seat], len(self.g.bag))

    @property
    def others(self) -> list[Any]:
        """Everything but laying tiles."""
        return [*self.spells, *map(a.Exchange, self.away), a.Pass()]

    def __len__(self) -> int:
        laid = len(self.plays) * len(self.cards) + len(self.confundo)
        return laid + len(self.spells) + len(self.away) + 1

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        kinds, usual = len(self.cards), len(self.plays)
        if 0 <= index < usual * kinds:
            return place_of(self.plays[index // kinds], self.cards[index % kinds])
        index -= usual * kinds
        if 0 <= index < len(self.confundo):
            return place_of(self.confundo[index], CONFUNDO)
        index -= len(self.confundo)
        if 0 <= index < len(self.spells):
            return self.spells[index]
        index -= len(self.spells)
        if 0 <= index < len(self.away):
            return a.Exchange(self.away[index])
        if index == len(self.away):
            return a.Pass()
        raise IndexError(index)

    def sample(self, rng: Random) -> Any:
        play, other = self.drawn(rng)
        return other if play is None else place_of(play, other)

    def drawn(self, rng: Random) -> tuple[Play | None, Any]:
        """A play and the card laid with it, or None and what is done instead.

        As often a play as if there were the usual number of them beside the exchanges and a pass (or none of the former
        where there is none), with any card that can be laid with it; plays are not equally likely (`engine.drawing`),
        all that is no play is."""
        g, seat = self.g, self.seat
        rack, bag = g.racks[seat], len(g.bag)
        exchanges = (1 << len(rack)) if bag else 1
        if rng.random() * (USUAL_PLAYS + exchanges) < USUAL_PLAYS:
            kinds = self.kinds()
            card = kinds[int(rng.random() * len(kinds))]
            play = draw(g.lexicon(), g.board, g.marks, rack, rng.getrandbits(62), card == CONFUNDO)
            if play is not None:
                return play, card
        cast, away = spells(g, seat), Parts(rack, bag)
        number = int(rng.random() * (len(cast) + len(away) + 1))
        if number < len(cast):
            return None, cast[number]
        number -= len(cast)
        return None, a.Exchange(away[number]) if number < len(away) else a.Pass()

    def kinds(self) -> list[str | None]:
        """With which cards tiles can be laid, the one that turns a word included; None: without."""
        g, seat = self.g, self.seat
        found = cards_with_a_word(g, seat)
        if not g.used and g.usable(seat, CONFUNDO):
            found.append(CONFUNDO)
        return found

    def __iter__(self) -> Iterator[Any]:
        for play in self.plays:
            for card in self.cards:
                yield place_of(play, card)
        for play in self.confundo:
            yield place_of(play, CONFUNDO)
        yield from self.others

    def __bool__(self) -> bool:
        return True  # one can always pass

    def __contains__(self, action: object) -> bool:
        return allowed(self.g, self.seat, action)


def listed(g: Scrabble, seat: int) -> list[Any]:
    """What a person may look through. Where wrong words can be laid, a list of the right ones would be a dictionary
    that lies open (rule 8)."""
    options = TurnOptions(g, seat)
    if g.settings.words != "checked":
        return options.others
    return sorted(islice(options, MOST_LISTED), key=lambda action: -(points(g, action) or 0))


def points(g: Scrabble, action: Any) -> int | None:
    """What a play would bring, if nobody challenges it."""
    if not isinstance(action, a.Place):
        return None
    formed = laid_out(g, action)
    return formed.score + sum(bonuses(g, formed, action.card))


def meant(g: Scrabble, seat: int, typed: str) -> list[a.Place]:
    """Wherever this word can be laid with the tiles of the rack, blanks for what is missing; spelling aside (W4). Where
    it brings most comes first."""
    word = folded(typed.strip())
    if not (2 <= len(word) <= SIZE and word.isascii() and word.isalpha()) or seat != g.turn:
        return []
    found: dict[tuple[str, ...], a.Place] = {}
    for start in range(SIZE * SIZE):
        for step, room in ((1, SIZE - start % SIZE), (SIZE, SIZE - start // SIZE)):
            squares = range(start, start + len(word) * step, step)
            tiles = _tiles_for(g, seat, word, squares) if len(word) <= room else ()
            if tiles and _allowed(g, seat, place := a.Place(tiles)) and word in laid_out(g, place).texts:
                found.setdefault(place.tiles, place)
    return sorted(found.values(), key=lambda place: -(points(g, place) or 0))


def _tiles_for(g: Scrabble, seat: int, word: str, squares: range) -> tuple[str, ...]:
    """The tiles to lay so that this word stands on these squares; none if it cannot."""
    rack, laid = g.racks[seat], []
    for square, letter in zip(squares, word, strict=True):
        if g.board[square] != EMPTY:
            if g.board[square].upper() != letter:
                return ()
            continue
        tile = letter if letter in rack else BLANK
        if tile not in rack:
            return ()
        rack = rack.replace(tile, "", 1)
        laid.append((square, letter if tile == letter else letter.lower()))
    return placed(laid)


def spells(g: Scrabble, seat: int) -> list[Any]:
    """The cards that the seat can use now, with every aim, apart from those laid with a word."""
    if g.used or not g.hands[seat]:
        return []
    others = g.others(seat)
    held = [card for card in dict.fromkeys(g.hands[seat]) if g.usable(seat, card)]
    found: list[Any] = []

    def those(*actions: Any) -> list[Any]:
        return [action for action in actions if _allowed(g, seat, action)]

    for card in held:
        if card in SELF_CAST:
            found += those(a.Cast(card))
        elif card in ATTACKS:
            found += those(*[a.Attack(card, other) for other in others])
        elif card == VERITASERUM:
            whom = [question.target for question in those(*[a.Question(other, ALPHABET[0]) for other in others])]
            found += [a.Question(other, letter) for other in whom for letter in ALPHABET]
        elif card == ALOHOMORA:
            found += those(*[a.Unlock(square_name(i)) for i, tile in enumerate(g.board) if tile.islower()])
        elif card == ACCIO:
            found += [a.Summon(other) for other in sorted(set(g.discard))]
        elif card == TRANSFIGURATION:
            found += [a.Transfigure(part) for part in parts(g.racks[seat], len(g.bag))]
        elif card == RICTUSEMPRA:
            found += those(a.Tickle())
    return found


def allowed(g: Scrabble, seat: int, action: object) -> bool:
    """May the seat do this in its turn, whatever it is?"""
    return well_typed(action) and _allowed(g, seat, action)


def _allowed(g: Scrabble, seat: int, action: Any) -> bool:
    try:
        check(g, seat, action)
    except Illegal:
        return False
    return True


def check(g: Scrabble, seat: int, action: Any) -> None:
    """May the seat do this in its turn? `Illegal` says why not."""
    match action:
        case a.Pass():
            pass
        case a.Place():
            _check_place(g, seat, action)
        case a.Exchange(tiles):
            _check_exchange(g, seat, tiles)
        case a.Transfigure(tiles):
            _check_card(g, seat, TRANSFIGURATION)
            _check_exchange(g, seat, tiles)
        case a.Cast(card):
            _check_cast(g, seat, card)
        case a.Attack(card, target):
            _check_attack(g, seat, card, target)
        case a.Question(target, _):
            _check_card(g, seat, VERITASERUM)
            _check_target(g, seat, target)
            if not g.racks[target] or not g.racks[seat]:
                raise Illegal("refusal-no-tiles-there", target=Player(target))
        case a.Unlock(square):
            _check_unlock(g, seat, square)
        case a.Summon(card):
            _check_card(g, seat, ACCIO)
            if card not in g.discard:
                raise Illegal("refusal-not-discarded", card=_name(card))
        case a.Tickle():
            _check_card(g, seat, RICTUSEMPRA)
            if g.claimed:
                raise Illegal("refusal-claimed")
        case _:
            raise Illegal("refusal-your-turn")


def _check_place(g: Scrabble, seat: int, action: a.Place) -> None:
    if action.card is not None:
        if action.card not in BONUS and action.card != CONFUNDO:
            raise Illegal("refusal-not-with-a-word", card=_name(action.card))
        _check_card(g, seat, action.card)
    if action.down and (action.card != CONFUNDO or len(action.tiles) != 1):
        raise Illegal("refusal-direction")
    tiles = [BLANK if name[0].islower() else name[0] for name in action.tiles]
    if not holds(g.racks[seat], tiles):
        missing = next(tile for tile in tiles if tiles.count(tile) > g.racks[seat].count(tile))
        raise Illegal("refusal-no-blank" if missing == BLANK else "refusal-no-tile", tile=missing)
    formed = laid_out(g, action)
    if g.settings.words == "checked":
        words = g.lexicon()
        for word in formed.texts:
            if word not in words:
                raise Illegal("refusal-not-a-word", word=word)


def _check_exchange(g: Scrabble, seat: int, tiles: str) -> None:
    if not holds(g.racks[seat], tiles):
        raise Illegal("refusal-no-such-tiles")
    if len(tiles) > len(g.bag):
        raise Illegal("refusal-bag", count=len(g.bag))


def _check_card(g: Scrabble, seat: int, card: str) -> None:
    if card not in g.hands[seat]:
        raise Illegal("refusal-no-card", card=_name(card))
    if g.used:
        raise Illegal("refusal-card-used")
    if not g.usable(seat, card):
        raise Illegal("refusal-card-fresh", card=_name(card))


def _check_target(g: Scrabble, seat: int, target: int) -> None:
    if target == seat:
        raise Illegal("refusal-yourself")
    if not 0 <= target < g.seats:
        raise Illegal("refusal-empty-seat", seat=target + 1)


def _check_cast(g: Scrabble, seat: int, card: str) -> None:
    if card not in SELF_CAST:
        raise Illegal("refusal-not-so", card=_name(card))
    _check_card(g, seat, card)
    if card in (FELIX_FELICIS, GEMINO) and not g.deck:
        raise Illegal("refusal-deck")
    if card == GEMINO and len(g.hands[seat]) == 1:
        raise Illegal("refusal-gemino")
    if card == ENGORGIO and not g.bag:
        raise Illegal("refusal-bag", count=0)


def _check_attack(g: Scrabble, seat: int, card: str, target: int) -> None:
    if card not in ATTACKS:
        raise Illegal("refusal-not-so", card=_name(card))
    _check_card(g, seat, card)
    _check_target(g, seat, target)
    if card == EXPELLIARMUS and not g.racks[target]:
        raise Illegal("refusal-no-tiles-there", target=Player(target))
    if card == WINGARDIUM_LEVIOSA and not g.hands[target]:
        raise Illegal("refusal-no-cards-there", target=Player(target))


def _check_unlock(g: Scrabble, seat: int, square: str) -> None:
    _check_card(g, seat, ALOHOMORA)
    tile = g.board[square_number(square)]
    if not tile.islower():
        raise Illegal("refusal-no-blank-there", square=square)
    if tile.upper() not in g.racks[seat]:
        raise Illegal("refusal-no-tile", tile=tile.upper())


def _name(card: str) -> Message | str:
    return Message(message_key("card", card)) if card in CARDS else card
