"""`greathall.games` is a function and a package: both must go on working, whatever was imported first. And a list of
games is quick: what only a game of Scrabble needs is loaded when one begins."""

from __future__ import annotations

import subprocess
import sys


def test_games_can_be_listed_before_and_after_one_is_imported() -> None:
    script = """
import sys
import greathall, greathall.cli
assert "stupefy" in greathall.games()
assert "stupefy" in greathall.games()
from greathall.games.stupefy import SPEC
import greathall.games.stupefy as stupefy
assert greathall.games()["stupefy"] is SPEC is stupefy.SPEC
assert not {"numpy", "numba"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", script], check=True)
