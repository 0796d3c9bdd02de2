"""Stupefy / Stupéfix !: eight rounds of bluff between the houses, for four to eight players."""

from greathall.games.stupefy.spec import SPEC

__all__ = ["SPEC"]
