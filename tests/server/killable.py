"""Halls to be killed: python -m tests.server.killable, and then lines of FOLDER PORT BOTS.

Each line opens a hall in a process of its own: a fork of this one, which has imported everything before. It says the
id of that process, then the hall its address, and when the hall has ended its exit code. BOTS is `here` for bots that
think in the hall's own process, `elsewhere` for those that a real hall has.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import traceback
from pathlib import Path

from greathall.server import hall
from greathall.server.hall import HallConfig
from greathall.server.serve import host, start_log
from tests.server.guests import GENEROUS, HereAndNow


def serve(folder: str, port: str, bots: str) -> None:
    def opened(here: str, _: str | None) -> None:
        print(here, flush=True)

    if bots == "here":
        vars(hall)["BotPool"] = lambda _: HereAndNow()
    start_log()
    config = HallConfig(data_dir=Path(folder), limits=GENEROUS, bot_pause=0, workers=1)
    host(config, port=int(port), opened=opened)


def main() -> None:
    faulthandler.enable()
    for line in sys.stdin:
        child = os.fork()
        if not child:
            code = 1
            try:
                serve(*line.split())
                code = 0
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(code)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
