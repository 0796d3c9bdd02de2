"""One node in a process of its own, forked from one that has imported everything."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from greathall.server import hall
from greathall.server.hall import HallConfig
from greathall.server.serve import host
from tests.server.guests import GENEROUS, HereAndNow


def run(folder: str, database: str, name: str, port: int, address: str, bots: str) -> None:
    """`bots` think `here`, in this process, or `elsewhere`, as in a real hall."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    written = logging.FileHandler(Path(folder) / "node.log")
    written.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for logger in ("greathall.server", "uvicorn.error"):
        logging.getLogger(logger).handlers = [written]
        logging.getLogger(logger).propagate = False
    logging.getLogger("greathall.server").setLevel(logging.INFO)
    sys.stdout = sys.stderr = (Path(folder) / "output.log").open("a")
    config = HallConfig(
        data_dir=Path(folder),
        database=database,
        limits=GENEROUS,
        bot_pause=0.05,
        workers=1,
        node=name,
        node_address=address,
        call_after=1e9,
    )
    if bots == "here":
        from greathall.server.cluster import cluster

        vars(cluster)["BotPool"] = lambda _: HereAndNow()
        vars(hall)["BotPool"] = lambda _: HereAndNow()
    host(config, port=port)
