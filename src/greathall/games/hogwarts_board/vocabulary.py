"""The closed sets of words in actions, events and views; every word has a text of its own.

A battler is named by a word: `seat_0` to `seat_3` are the players, the others are creatures.
"""

from __future__ import annotations

from typing import Annotated

from greathall.core.messages import vocabulary

Square = Annotated[str, vocabulary("square")]
House = Annotated[str, vocabulary("house")]
Card = Annotated[str, vocabulary("card")]
Pile = Annotated[str, vocabulary("pile")]
BattlerName = Annotated[str, vocabulary("battler")]
StatusName = Annotated[str, vocabulary("status")]
Purpose = Annotated[str, vocabulary("purpose")]
Reason = Annotated[str, vocabulary("reason")]
Contest = Annotated[str, vocabulary("contest")]
Verb = Annotated[str, vocabulary("verb")]
Step = Annotated[str, vocabulary("step")]

STEPS = ("move", "battle", "square", "rest")
"""Of a player's turn, in the order in which they come."""
SEAT_NAMES = ("seat_0", "seat_1", "seat_2", "seat_3")
SERPENTS = 8
"""No more summoned serpents than this fight in one battle (R90)."""
FOES = (
    "death_eater_1",
    "death_eater_2",
    "voldemort",
    "basilisk",
    "dementor_1",
    "dementor_2",
    *(f"serpent_{n}" for n in range(1, SERPENTS + 1)),
)
STATUSES = (
    "disarmed",
    "snared",
    "confunded",
    "bewildered",
    "petrified",
    "controlled",
    "bleeding",
    "envenomed",
    "routed",
    "cloaked",
    "mapped",
    "guarded",
    "lucky",
    "brewed",
    "speedy",
    "strong",
    "powerful",
    "raven",
    "serpent",
    "troll",
    "enamored",
)
PURPOSES = (
    "move",
    "recover",
    "inn",
    "run",
    "distance",
    "action",
    "wake",
    "shield",
    "healing",
    "theft",
    "loot",
    "table",
    "target",
    "door",
    "event",
    "cabinet",
    "death_eaters",
    "order",
    "forget",
)
REASONS = (
    "home",
    "level",
    "faint",
    "death",
    "resurrection",
    "retreat",
    "cabinet",
    "apparate",
    "event",
    "chamber",
    "evicted",
    "thrown_out",
)
VERBS = ("cast", "drink", "use", "strike", "melee", "steal", "hex", "curse", "draw", "run", "wait")
CONTESTS = ("square", "raid", "chamber", "duel", "dementors", "basilisk", "world_cup", "triwizard")
