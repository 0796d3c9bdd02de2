"""No piece is lost or doubled."""

from __future__ import annotations

from typing import Any

from greathall.core.kernel import State
from greathall.laws.errors import difference
from greathall.laws.harness import Trial


def check(t: Trial, g: State) -> None:
    """The pieces are all there, each as often as at the start."""
    with t.law("conservation"):
        now: dict[str, Any] = dict(t.spec.pieces(g))
        if now != t.pieces:
            raise t.broken("pieces were lost or doubled (at the start | now)", difference(t.pieces, now))
