"""`greathall lab fit`: fits the numbers of a game's bots to simulated games, and writes their files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.progress import progress_bar
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.core import registry
from greathall.core.spec import GameSpec
from greathall.lab import fit


def add_arguments(parser: Parser) -> None:
    parser.operand("game")
    parser.option("only", metavar="FILE")
    parser.number("games")
    parser.number("workers", default=1)
    parser.option("seed", default="1")
    parser.option("into", metavar="FOLDER")


def run(arguments: Namespace, screen: Screen) -> int:
    spec = registry.game(arguments.game)
    files = [*[tuning.file for tuning in spec.bots.tunings], *[value.file for value in spec.bots.fits]]
    if not files or arguments.only not in (None, *files):
        raise Misuse("cli-nothing-to-fit", game=spec.id, count=len(files), known=[*files])
    for which, tuning in enumerate(spec.bots.tunings):
        if arguments.only in (None, tuning.file):
            tune(spec, which, arguments, screen)
    for which, value in enumerate(spec.bots.fits):
        if arguments.only in (None, value.file):
            fit_value(spec, which, arguments, screen)
    return FINE


def fit_value(spec: GameSpec[Any], which: int, arguments: Namespace, screen: Screen) -> None:
    value = spec.bots.fits[which]
    games = arguments.games or value.games
    with progress_bar(screen, value.file, games) as advance:
        found = fit.fit_value(
            spec, which, games, arguments.seed, arguments.workers, progress=lambda done, total: advance(done)
        )
    for name, model in found.fitted.models.items():
        screen.say("cli-fitted", model=name or spec.id, count=model.positions)
        screen.say("cli-log-loss", said=f"{model.log_loss:.4f}", nothing=f"{model.without_features:.4f}")
        table = _table(screen, "cli-calibration-said", "cli-calibration-true", "cli-calibration-count")
        for row in found.calibration[name]:
            table.add_row(f"{row.said:.3f}", f"{row.true:.3f}", str(row.count))
        screen.show(table)
    _write(value.path, fit.write(found.fitted), arguments.into, screen)


def tune(spec: GameSpec[Any], which: int, arguments: Namespace, screen: Screen) -> None:
    tuning = spec.bots.tunings[which]
    games = arguments.games or tuning.games
    with progress_bar(screen, tuning.file, games) as advance:
        found = fit.tune(
            spec, which, games, arguments.seed, arguments.workers, progress=lambda done, total: advance(done)
        )
    table = _table(screen, "cli-tuned-number", "cli-tuned-slope", "cli-tuned-before", "cli-tuned-after")
    for slope in found.slopes:
        table.add_row(slope.name, f"{slope.slope:+.3f} ± {slope.error:.3f}", f"{slope.before:g}", f"{slope.after:g}")
    screen.show(table)
    screen.say("cli-tuned-gain", gain=f"{100 * found.gain:+.1f} ± {100 * found.gain_error:.1f}")
    if found.better:
        _write(tuning.path, fit.write(found.tuned), arguments.into, screen)
    else:
        screen.say("cli-not-better", file=tuning.file)


def _write(path: Path, content: bytes, folder: str | None, screen: Screen) -> None:
    path = path if folder is None else Path(folder) / path.name
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Misuse("cli-cannot-write", file=str(path), reason=error.strerror or str(error)) from None
    screen.say("cli-written", file=str(path))


def _table(screen: Screen, *headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(Styled(screen.text(heading)), justify="right" if number else "left")
    return table
