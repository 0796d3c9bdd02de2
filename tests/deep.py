"""The two tiers: `make test` makes every kind of check, `make laws` and `make windows` repeat it with all the rest."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")
EVERYTHING = os.environ.get("GREATHALL_TESTS") == "everything"


def deep(*values: object) -> ParameterSet:
    """A case of a test that only the deep tier runs."""
    return pytest.param(*values, marks=pytest.mark.deep)


def in_turn(cases: Sequence[T], turn: int, turns: int) -> Sequence[T]:
    """These cases share so many turns, so that each is seen in one of them; in the deep tier all are seen in all."""
    return cases if EVERYTHING else cases[turn % turns :: turns]
