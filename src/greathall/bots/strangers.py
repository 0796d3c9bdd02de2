"""Bots of others: a class of any Python module, named `module:Class`, that is a `greathall.bots.Bot`.

In one's own programs and in the terminal any name will do. At the tables of a hall people may choose only what whoever
runs the hall has named in the environment variable `GREATHALL_BOTS` (with commas): to name a bot is to run its code.
"""

from __future__ import annotations

import os
import re
from importlib import import_module
from random import Random
from typing import Any

from greathall.core.spec import GameSpec

INVITED = "GREATHALL_BOTS"
is_stranger = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*").fullmatch


def invited() -> list[str]:
    """The strangers that may sit at the tables of this hall."""
    return [name for name in os.environ.get(INVITED, "").replace(",", " ").split() if is_stranger(name)]


def named(name: str) -> Any:
    """What stands in a module under this name; ImportError or AttributeError: nothing does."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def stranger(name: str, spec: GameSpec[Any], rng: Random) -> Any:
    """A new bot of this class; None if there is no such class, or if it is no bot."""
    try:
        kind = named(name)
    except (ImportError, AttributeError):
        return None
    return kind(spec, rng) if hasattr(kind, "choose_unguarded") else None
