"""What has changed in the rules since the first version, by name.

A game goes on by the rules under which it began (`State.version`). Each change is asked for by its name where the rules
part; the texts that belong to it are in docs/rulings/hogwarts_board.md.
"""

from __future__ import annotations

from greathall.core.kernel import State

OLDEST = 1
NEWEST = 2


def fights_at_once(g: State) -> bool:
    """Who becomes able to attack on a shared square fights at once, and all who share it may hide first (D8)."""
    return g.version >= 2


def runner_home_jumps(g: State) -> bool:
    """Who runs and is sent home lands there, as any other runner does: the cabinet may carry them on (D12)."""
    return g.version >= 2


def may_wish_to_be_found(g: State) -> bool:
    """Behind the map one may let raiders find one; and being found does not end the map's effect (D13)."""
    return g.version >= 2


def cabinet_must_be_won(g: State) -> bool:
    """Nobody passes through the cabinet from a square that is shared in the open (D14)."""
    return g.version >= 2


def any_hit_of_voldemort_counts(g: State) -> bool:
    """An ally in love may run after any successful attack of Voldemort, not only after damage (D15)."""
    return g.version >= 2


def basilisk_counts_hp_taken(g: State) -> bool:
    """The ranking against the basilisk counts HP that it really lost, by bleeding too (D16)."""
    return g.version >= 2


def battlers_stay(g: State) -> bool:
    """Nobody is shown out of a common room while fighting there; it is done when the battle is over (D17)."""
    return g.version >= 2


def cards_count_to_the_end(g: State) -> bool:
    """Everything happens at once: a card protects in the battle round in which it is stolen (D18)."""
    return g.version >= 2


def ravens_look_for_cards(g: State) -> bool:
    """An enemy in raven form goes for those who carry something (D19)."""
    return g.version >= 2


def helpers_do_not_inherit(g: State) -> bool:
    """Whose champion falls together with Voldemort has not won in the champion's place (D20)."""
    return g.version >= 2


def the_dead_are_asked_nothing(g: State) -> bool:
    """Whoever dies leaves first; cards found in that battle round are offered afterwards (D21)."""
    return g.version >= 2


def rivals_before_death_eaters(g: State) -> bool:
    """Who is guarded from Death Eaters is not from a rival on the same square: the players battle first (D22)."""
    return g.version >= 2


def says_why_no_contest(g: State) -> bool:
    """A contest that love makes pointless, and a duel without a rival, say so (D2, D23)."""
    return g.version >= 2


def asks_only_where_a_card_matters(g: State) -> bool:
    """The card of the turn is asked for before the move, and again only where it can matter (D24)."""
    return g.version >= 2


def tells_odds_of_running(g: State) -> bool:
    """The question of a battle round tells what a run needs, and no odds of attacks that cannot be made."""
    return g.version >= 2


def says_why_sp_are_gained(g: State) -> bool:
    """Whoever gains SP is told for what."""
    return g.version >= 2


def short_year_ends_in_battle(g: State) -> bool:
    """A short year ends with a last battle against a weaker Voldemort, not with a count of SP (H4, H5)."""
    return g.version >= 2
