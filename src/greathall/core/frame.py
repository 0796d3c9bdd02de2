"""What lies on the agenda: an effect that waits its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

if TYPE_CHECKING:
    from greathall.core.kernel import Effect


class Frame(Struct, frozen=True, gc=False):
    """An effect that waits its turn: whom it is about, what caused it, and a number it may need (a battle, a count).

    Frames are seen in saves and survive a redeal, so they never carry a hidden card. A struct is made in a tenth of the
    time of a named tuple, and one or two are made for every decision.
    """

    effect: Effect[Any]
    who: int
    source: str
    n: int = 0

    def replace(self, **changes: Any) -> Frame:
        """The same but for these fields."""
        return structs.replace(self, **changes)
