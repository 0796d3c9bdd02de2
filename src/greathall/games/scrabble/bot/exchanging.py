"""Which tiles to give away."""

from __future__ import annotations

from typing import Any

from .. import actions as a
from ..options import parts
from ..state import Scrabble
from ..tiles import without
from .leaves import leaves


def worst_tiles(g: Scrabble, seat: int) -> str:
    """The tiles whose exchange leaves the best rest."""
    rack = g.racks[seat]
    options = ["", *parts(rack, min(len(g.bag), len(rack)))]
    return max(options, key=lambda part: leaves(g.settings.language).worth(without(rack, part)))


def exchange_or_pass(g: Scrabble, seat: int) -> Any:
    away = worst_tiles(g, seat) or g.racks[seat][:1]
    return a.Exchange(away) if away and len(away) <= len(g.bag) else a.Pass()
