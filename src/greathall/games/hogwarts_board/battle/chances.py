"""What each face of the die would mean for what a battler may do now: for players to see, so only what lies open.

What others have chosen in this battle round is not known yet: a shield, a theft or a flight may still come between.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from greathall.games.hogwarts_board.battle.attempts import ASTRAY, CAUGHT, FAILURE, fate, flight, hard_to_hit
from greathall.games.hogwarts_board.battle.creatures import TROLL_FORM, WIZARD
from greathall.games.hogwarts_board.battle.state import Battler
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import Castle

Fate = Literal["works", "fails", "astray", "caught"]
"""`caught`: on the run, but hit by what hits in this battle round."""
WORDS: Final[dict[int, Fate]] = {FAILURE: "fails", ASTRAY: "astray", CAUGHT: "caught"}
FACES: Final = range(1, 7)
SURE: Final[tuple[Fate, ...]] = ("works",) * 6


class Chance(NamedTuple):
    who: str
    verb: str
    card: str
    target: str
    faces: tuple[Fate, ...]


def chances(g: Castle) -> Iterator[Chance]:
    """For each wizard in battle: spells, weapon, running; for each creature: its attack on each wizard."""
    assert g.battle is not None
    here = [(i, b) for i, b in enumerate(g.battle.battlers) if b.here]
    for i, b in here:
        foes = [other for _, other in here if other.side != b.side]
        if b.kind != WIZARD:
            for foe in foes:
                if foe.kind == WIZARD:
                    yield Chance(b.name, "strike", "", foe.name, _action(b, foe))
            continue
        for card in dict.fromkeys(g.wizards[i].spells):
            spell = SPELLS[card]
            sure = spell.sure and not (b.bewildered or b.confunded)
            for target in [b] if spell.helps else foes:
                faces = SURE if sure else _action(b, None if spell.reaches or spell.theft else target)
                yield Chance(b.name, "cast", card, target.name, faces)
        for foe in foes:
            yield Chance(b.name, "melee", "", foe.name, _action(b, foe, clumsy=b.form == TROLL_FORM))
        yield Chance(b.name, "run", "", "", _run(b))


def _action(b: Battler, on: Battler | None, clumsy: bool = False) -> tuple[Fate, ...]:
    """Aimed at somebody, or at nobody in particular."""
    hard = on is not None and on is not b and hard_to_hit(b, on, bool(on.petrified))
    return tuple(WORDS.get(fate(b, die, hard, clumsy), "works") for die in FACES)


def _run(b: Battler) -> tuple[Fate, ...]:
    return tuple(WORDS.get(flight(b, die), "works") for die in FACES)
