"""What the lab weighs: rewards taken and spells cast."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import message_key
from greathall.core.uses import Use
from greathall.games.stupefy.events import Misspelled, Shielded, Shouted, Took

SPELL_OF = {Shouted: "spell-stupefy", Misspelled: "spell-misspell", Shielded: "spell-protego"}


def uses(event: Event) -> list[Use]:
    if isinstance(event, Took):
        return [Use("reward-taken", event.who, message_key("reward", event.reward))]
    if isinstance(event, Shouted | Misspelled | Shielded):
        return [Use("spell-cast", event.who, SPELL_OF[type(event)])]
    return []
