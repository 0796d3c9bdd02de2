"""The numbers of the rules of thumb, in SP unless said otherwise: one object, so that a tuner can try others.

Tuned once by playing (CLOP: 3,788 games of three, each with other numbers): the readiness to enter the chamber, to
duel and to avoid Death Eaters mattered, the rest could not be told from noise. To flee and to enter the chamber sooner
still wins as often (31 ± 4 % of 150 games, where 33 is even) in fewer rounds. `greathall lab fit hogwarts_board` tunes
them further, into `tuning.json`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Weights(Struct):
    """What the heuristic weighs against each other."""

    lesson: float = 10.0
    """A class: 10 SP."""
    event_below: float = 6.5
    event_above: float = 12.0
    hit_point: float = 1.6
    """An HP that is restored."""
    lost_turn: float = 10.0
    """A turn in the infirmary."""
    first_attack: float = 13.0
    """The library, for who cannot attack yet."""
    better_attack: float = 14.0
    """The restricted section and Dumbledore's office, for who has no strong attack."""
    item: float = 13.0
    potion: float = 11.0
    door: float = 60.0
    """A doorway, for who dares."""
    ahead: float = 0.7
    """What the next turn may bring, against what this one brings."""
    far: float = 0.8
    """Each step between the end of the next move and its aim."""
    unarmed_above: float = 6.0
    """The fear of the upper level without an attack."""
    duel: float = 24.0
    duel_risk: float = 11.0
    eater: float = 17.0
    eater_risk: float = 22.0
    flee: float = 0.55
    """The chance to win a battle below which one runs."""
    dare: float = 0.17
    """The chance to defeat Voldemort from which on one enters the chamber."""
    bolder: float = 0.001
    """By how much it falls in a round."""
    grasp: float = 0.12
    """The same for the champion, healed, before the cup."""


W: Final = Weights()
