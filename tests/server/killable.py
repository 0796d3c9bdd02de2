"""A hall in a process of its own, for tests that kill it: python -m tests.server.killable FOLDER PORT."""

from __future__ import annotations

import sys
from pathlib import Path

from greathall.server.hall import HallConfig
from greathall.server.serve import host, start_log
from tests.server.guests import GENEROUS


def main(folder: str, port: str) -> None:
    def opened(here: str, _: str | None) -> None:
        print(here, flush=True)

    start_log()
    config = HallConfig(data_dir=Path(folder), limits=GENEROUS, bot_pause=0, workers=1)
    host(config, port=int(port), opened=opened)


if __name__ == "__main__":
    main(*sys.argv[1:])
