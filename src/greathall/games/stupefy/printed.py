"""What is printed on the box, for the browser's drawing: `client/tools/typescript.py` writes it to `printed.ts`."""

from __future__ import annotations

from greathall.games.stupefy.cards import PHASES, ROUNDS

PRINTED = {"PHASES": PHASES, "ROUNDS": ROUNDS}
