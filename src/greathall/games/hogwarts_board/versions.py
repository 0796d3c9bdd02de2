"""What changed from one version of the rules to the next. A game goes on by the rules it was begun under: where one of
these was changed, the code asks `g.version`. The texts that belong to them are in docs/rulings/hogwarts_board.md."""

from __future__ import annotations

from typing import Final

OLDEST: Final = 1
NEWEST: Final = 2

FIGHTS_AT_ONCE: Final = 2
"""Who becomes able to attack on a shared square fights at once, and all who share it may hide first (D8)."""
RUNNER_HOME_JUMPS: Final = 2
"""Who runs and is sent home lands there, as any other runner does: the cabinet may carry them on (D12)."""
MAY_WISH_TO_BE_FOUND: Final = 2
"""Behind the map one may let raiders find one; and being found does not end the map's effect (D13)."""
CABINET_MUST_BE_WON: Final = 2
"""Nobody passes through the cabinet from a square that is shared in the open (D14)."""
ANY_HIT_OF_VOLDEMORT_COUNTS: Final = 2
"""An ally in love may run after any successful attack of Voldemort, not only after damage (D15)."""
BASILISK_COUNTS_HP_TAKEN: Final = 2
"""The ranking against the basilisk counts HP that it really lost, by bleeding too (D16)."""
BATTLERS_STAY: Final = 2
"""Nobody is shown out of a common room while fighting there; it is done when the battle is over (D17)."""
CARDS_COUNT_TO_THE_END: Final = 2
"""Everything happens at once: a card protects in the battle round in which it is stolen (D18)."""
RAVENS_LOOK_FOR_CARDS: Final = 2
"""An enemy in raven form goes for those who carry something (D19)."""
HELPERS_DO_NOT_INHERIT: Final = 2
"""Whose champion falls together with Voldemort has not won in the champion's place (D20)."""
THE_DEAD_ARE_ASKED_NOTHING: Final = 2
"""Whoever dies leaves first; cards found in that battle round are offered afterwards (D21)."""
RIVALS_BEFORE_DEATH_EATERS: Final = 2
"""Who is guarded from Death Eaters is not from a rival on the same square: the players battle first (D22)."""
SAYS_WHY_NO_CONTEST: Final = 2
"""A contest that love makes pointless, and a duel without a rival, say so (D2, D23)."""
ASKS_ONLY_WHERE_A_CARD_MATTERS: Final = 2
"""The card of the turn is asked for before the move, and again only where it can matter (D24)."""
TELLS_ODDS_OF_RUNNING: Final = 2
"""The question of a battle round tells what a run needs, and no odds of attacks that cannot be made."""
SAYS_WHY_SP_ARE_GAINED: Final = 2
"""Whoever gains SP is told for what."""
SHORT_YEAR_ENDS_IN_BATTLE: Final = 2
"""A short year ends with a last battle against a weaker Voldemort, not with a count of SP (H4, H5)."""
