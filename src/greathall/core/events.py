"""Events: the log, the animation and the replay are made of them. Apart from the kernel, which can be compiled."""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True):
    """Something that happened. An event with secrets overrides `seen_by`."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) is told of it; None: nothing."""
        return self
