"""Types that any thread may decode."""

from __future__ import annotations

from typing import Any

import msgspec


def gather_types(*kinds: Any) -> None:
    """Let msgspec gather the types in these structs now, where they are defined.

    By itself it does so when a struct is first decoded, and a second thread that decodes one meanwhile finds it half
    gathered, and the process ends by a segmentation fault.
    """
    for kind in kinds:
        msgspec.json.Decoder(kind)
