"""A hall in a process of its own: `python -m tests.browser.serve DATA PORT [bot pause] [--own-games]`.

The example game Bluff is at its tables too: a stranger's game, without a drawing. It is registered while this module is
imported, so that the bots' processes, which import it again, know the game as well.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import bluff
from greathall.core.registry import games
from greathall.hall.hall import Settings
from greathall.hall.limits import Limits
from greathall.hall.serve import host, start_log

if "--own-games" not in sys.argv:
    games()["bluff"] = bluff.SPEC


def main(data: str, port: str, pause: str = "0.05", *_: str) -> None:
    start_log()
    many = Limits(people_an_hour=1e6, requests_a_second=1e4, requests_at_once=1e4, messages_a_second=1e4)
    settings = Settings(data_dir=Path(data), bot_pause=float(pause), grace=600, workers=1, limits=many)
    host(settings, port=int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
