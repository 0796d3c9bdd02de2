"""What the threads of a hall decode: msgspec gathers the types of a struct once, and two threads that do it at the same
time end the process. So nothing may be left to gather once a hall has opened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LEGACY = Path(__file__).parent.parent / "legacy" / "0.1.0"
GATHERED = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import FrameType

import greathall
from greathall.bots import bot
from greathall.core.errors import GreatHallError
from greathall.core.match import Match
from greathall.core.record import Record
from greathall.lessons.pupil import Pupil
from greathall.lessons.script import lessons
from greathall.server import web
from greathall.server.replays import Told, pack, unpack


def noticed(frame: FrameType, event: str, _: object) -> None:
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        print(frame.f_locals["obj"])


def decode() -> None:
    unpack(pack(Told([])))
    for file in Path(sys.argv[1], "records").glob("*-finished.json"):
        Match(Record.load(file))
    for spec in greathall.games().values():
        g = spec.new(seed=1)
        bot("easy", spec, 1).choose(g, g.waiting[0])
        for lesson in lessons(spec, "en").values():
            with suppress(GreatHallError):
                Pupil(lesson).answer({"thing": ""})
        if spec.table.campaign is not None:
            spec.table.campaign.load(Path(sys.argv[1], "campaigns", "party.json"))


greathall.games()
threading.setprofile(noticed)
ThreadPoolExecutor().submit(decode).result()
print("done")
"""


def test_no_thread_gathers_types() -> None:
    run = subprocess.run([sys.executable, "-c", GATHERED, LEGACY], capture_output=True, text=True, check=False)
    assert run.stdout == "done\n", run.stdout + run.stderr
