"""Answers and views of Stupefy as numbers (`docs/env.md`)."""

from __future__ import annotations

from greathall.core.numbering import Numbered
from greathall.core.spec import EnvHints
from greathall.games.stupefy.actions import Prepare
from greathall.games.stupefy.cards import HOUSES, MISSPELL, SPELLS, STUPEFY
from greathall.games.stupefy.state import Stupefy

NUMBERS = EnvHints[Stupefy](
    answers={Prepare: Numbered(words={"spell": (SPELLS[MISSPELL], SPELLS[STUPEFY])})},
    by_seat=("players",),
    row_lengths={"boxes": len(HOUSES)},
    left_out=("scoring",),
)
