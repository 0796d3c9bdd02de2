"""Draws the terminal in the middle of a game: `terminal.svg` and `terminal-<game>.svg`. `make pictures` runs it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from greathall.bots import bot
from greathall.cli.play import seat_names
from greathall.cli.screen import Screen
from greathall.cli.session import SavedGame, Session
from greathall.cli.sitting import Sitting

FOLDER = Path(__file__).parent
SEED = 11


class Scene(NamedTuple):
    picture: str
    game: str
    seats: int
    now: Callable[[Any], bool]
    """Is this the moment? Told by our view."""


SCENES = (
    Scene("terminal", "stupefy", 6, lambda view: bool(view.round == 3 and view.phase == "cast")),
    Scene("terminal-scrabble", "scrabble", 3, lambda view: bool(view.turn == 0 and view.turns > 12 and not view.laid)),
    Scene("terminal-hogwarts_battle", "hogwarts_battle", 3, lambda view: bool(view.turn == 7 and view.played)),
    Scene("terminal-hogwarts_board", "hogwarts_board", 4, lambda view: bool(view.battle and view.battle.round > 1)),
)

# The template of rich loads a font from elsewhere and signs itself; a picture in a README needs neither.
TEMPLATE = re.sub(r"<!--.*?-->|@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def middle_of_a_game(scene: Scene) -> Session:
    record = SavedGame.start(scene.game, scene.seats, SEED)
    record.people, record.bots = [0], ["medium"] * scene.seats
    session = Session(record)
    while 0 not in session.g.waiting or not scene.now(session.spec.view(session.g, 0)):
        for seat in session.g.waiting:
            session.news(0)
            session.answer(seat, bot("medium", session.spec, Random(f"{SEED} {seat}")).choose(session.g, seat))
    return session


def draw(scene: Scene) -> None:
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    screen = Screen("en", console)
    session = middle_of_a_game(scene)
    screen.speak_of(session.spec)
    session.record.names = seat_names(1, scene.seats, ["Ada"], screen)
    file = FOLDER / f"{scene.picture}.svg"
    Sitting(session, file, screen).question(0)
    console.print("› ", style="bold")
    title = f"greathall play {scene.game} --seats {scene.seats}"
    svg = console.export_svg(title=title, code_format=TEMPLATE, unique_id="hall")
    file.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")
    print(file.name)


def main() -> None:
    for scene in SCENES:
        draw(scene)


if __name__ == "__main__":
    main()
