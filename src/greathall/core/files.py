"""Files, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from threading import get_ident


def write_whole(path: Path, content: bytes) -> None:
    """Whoever reads finds the old file or the new one, even when several write or the power fails."""
    draft = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}.part")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
