"""What the lab weighs: cards acquired and proficiencies."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import message_key
from greathall.core.uses import Use
from greathall.games.hogwarts_battle.events import Acquired, AcquiredToTop, ProficiencyTaken


def uses(event: Event) -> list[Use]:
    if isinstance(event, Acquired | AcquiredToTop):
        return [Use("card-acquired", event.who, message_key("card", event.card))]
    if isinstance(event, ProficiencyTaken):
        return [Use("proficiency", event.who, message_key("card", event.proficiency))]
    return []
