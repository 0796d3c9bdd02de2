"""What changed in the rules, and with which version: a game ends by the rules it was begun under."""

from __future__ import annotations

ONE_CLAIM_A_TURN = 2
"""A laugh is claimed once a turn at most, and a claim that nobody grants is not the turn's card (W13)."""
FIRST_CARD_IS_KEPT = 2
"""Gryffindor's first card is none that scores at once (W25)."""
LETTER_IS_TOLD = 2
"""Veritaserum asks aloud, before anybody may answer with Finite Incantatem (W10)."""
REVIEWED_FILTER = 2
"""Slurs are barred by a reviewed list with all their forms, and nothing else is (W22)."""
LAST_TURNS_KEPT = 3
"""What each seat laid in its last turn stays in the state, for players that draw conclusions from it."""
WORD_LIST_IS_NAMED = 3
"""The state holds the fingerprint of a word list that did not come with the game."""
NEWEST = 3
