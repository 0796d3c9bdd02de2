"""What changed in the rules, and with which version: a game ends by the rules it was begun under."""

from __future__ import annotations

from typing import Final

DRY_LESSONS_PROVE: Final = 2
"""Who is told "no Stupefy to take" after one was lent facedown is proved to hold a Misspell (`Stupefy.proofs`)."""
LOG_OF_THE_ROUND: Final = 2
"""Without the memory aid the log and the replay of a running game go back to the present round only (S20)."""
NEWEST: Final = 2
