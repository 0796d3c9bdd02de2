"""What can happen. The texts are `event-<tag>`; an event with a secret would override `seen_by`."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import Seat


class Drew(Event, frozen=True, tag="drew"):
    who: Seat
    card: int


class Stopped(Event, frozen=True, tag="stopped"):
    who: Seat
    total: int


class WentBust(Event, frozen=True, tag="went_bust"):
    who: Seat
    total: int


AnyEvent = Drew | Stopped | WentBust
