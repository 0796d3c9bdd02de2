"""Draws `docs/pictures/terminal.svg`: the terminal in the middle of a game of Stupefy. `make pictures` runs it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from greathall.bots import bot
from greathall.cli.play import seat_names
from greathall.cli.screen import Screen
from greathall.cli.session import SavedGame, Session
from greathall.cli.sitting import Sitting

PICTURE = Path(__file__).with_suffix(".svg")
SEATS, ROUND, SEED = 6, 3, 11

# The template of rich loads a font from elsewhere and signs itself; a picture in a README needs neither.
TEMPLATE = re.sub(r"<!--.*?-->|@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def middle_of_a_game() -> Session:
    """Our question is whether to cast: wands are up, and it is the third round."""
    record = SavedGame.start("stupefy", SEATS, SEED)
    record.people, record.bots = [0], ["medium"] * SEATS
    session = Session(record)
    while True:
        view = session.spec.view(session.g, 0)
        if view.round == ROUND and view.phase == "cast":
            return session
        for seat in session.g.waiting:
            session.news(0)
            session.answer(seat, bot("medium", session.spec, Random(f"{SEED} {seat}")).choose(session.g, seat))


def main() -> None:
    console = Console(record=True, width=88, file=io.StringIO(), force_terminal=True, highlight=False)
    screen = Screen("en", console)
    session = middle_of_a_game()
    screen.speak_of(session.spec)
    session.record.names = seat_names(1, SEATS, ["Ada"], screen)
    Sitting(session, PICTURE, screen).question(0)
    console.print("› ", style="bold")
    svg = console.export_svg(title="greathall play stupefy --seats 6", code_format=TEMPLATE, unique_id="hall")
    PICTURE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")
    print(PICTURE.name)


if __name__ == "__main__":
    main()
