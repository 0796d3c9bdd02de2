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
from greathall.cli.play import names_by_seat
from greathall.cli.saves import SavedGame
from greathall.cli.screen import Screen
from greathall.cli.terminal_game import TerminalGame
from greathall.core import registry

FOLDER = Path(__file__).parent
SEED = 11


class Scene(NamedTuple):
    picture: str
    game: str
    seats: int
    now: Callable[[Any], bool]
    """Is this the moment? Asked of our view."""


SCENES = (
    Scene("terminal", "stupefy", 6, lambda view: bool(view.round == 3 and view.phase == "cast")),
    Scene("terminal-scrabble", "scrabble", 3, lambda view: bool(view.turn == 0 and view.turns > 12 and not view.laid)),
    Scene("terminal-hogwarts_battle", "hogwarts_battle", 3, lambda view: bool(view.turn == 7 and view.played)),
    Scene("terminal-hogwarts_board", "hogwarts_board", 4, lambda view: bool(view.battle and view.battle.round > 1)),
)

# The template of rich loads a font from elsewhere and signs itself; a picture in a README needs neither.
TEMPLATE = re.sub(r"<!--.*?-->|@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def middle_of_a_game(scene: Scene, file: Path, screen: Screen) -> TerminalGame:
    saved = SavedGame.start(scene.game, scene.seats, SEED)
    screen.use_game(registry.game(scene.game))
    saved.people, saved.bots = [0], ["medium"] * scene.seats
    saved.names = names_by_seat(1, scene.seats, ["Ada"], screen)
    game = TerminalGame(saved, file, screen)
    match = game.match
    while 0 not in match.waiting or not scene.now(match.situation(0).view):
        for seat in match.waiting:
            game.shown[0] = len(match.events)
            match.answer(seat, bot("medium", match.spec, Random(f"{SEED} {seat}")).choose(match.g, seat))
    return game


def draw(scene: Scene) -> None:
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    file = FOLDER / f"{scene.picture}.svg"
    middle_of_a_game(scene, file, Screen("en", console)).show_question(0)
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
