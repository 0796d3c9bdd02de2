"""What changed from one version of the rules to the next. A game goes on by the rules it was begun under: where one of
these was changed, the code asks `g.version`."""

from __future__ import annotations

from typing import Final

ALL_REMOVALS: Final = 2
"""“Remove up to 2” offers both while there is any control: a token may come back in between (B16)."""
ENDING_TOLD_FIRST: Final = 2
"""That the turn ends is told before what follows from it, not in the middle."""
DEATH_EATERS_SAY_WHY: Final = 2
"""The Dark Mark and a new villain are told apart."""
HANDS_REMEMBERED: Final = 2
"""With closed hands, what the cards told of a partner's hand is remembered (P11)."""
