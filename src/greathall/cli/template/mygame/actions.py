"""What players can answer. The texts are `option-<tag>`."""

from __future__ import annotations

from msgspec import Struct


class Draw(Struct, frozen=True, tag="draw"):
    """Take the top card of the deck."""


class Stop(Struct, frozen=True, tag="stop"):
    """Keep the cards you have."""


Action = Draw | Stop
