"""The commands beside `play`: what they print and their exit codes."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import bluff
from greathall.cli.command import COMMANDS
from greathall.cli.lab.tasks import TASKS
from greathall.cli.screen import default_language
from greathall.core.fitted import Fit, Tuning
from greathall.core.record import Record
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from tests.cli.conftest import Run


def test_games_are_listed_with_their_seats(run: Run) -> None:
    said = run("games")
    assert said.code == 0
    assert "stupefy" in said.out
    assert "4–8" in said.out


def test_rules_in_both_languages_with_the_options(run: Run) -> None:
    english, french = run("rules stupefy"), run("rules stupefy --lang fr")
    assert "Each of you plays for a house" in english.out
    assert "Chaque personne joue pour une Maison" in french.out
    assert "memory_aid" in english.out
    assert "off *" in english.out
    assert english.code == french.code == 0


def test_version(run: Run) -> None:
    assert run("version").out.startswith("Great Hall 0.")
    assert run("--version").out == run("version").out


@pytest.mark.parametrize("command", ["", *COMMANDS, *(f"lab {task}" for task in TASKS)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_everywhere_with_examples(run: Run, command: str, language: str) -> None:
    said = run(f"{command} --help --lang {language}")
    assert said.code == 0
    assert "greathall" in said.out
    assert {"en": "show this help", "fr": "montrer cette aide"}[language] in said.out
    assert "⟨" not in said.out, "a message is missing"
    if command:
        assert {"en": "example", "fr": "exemple"}[language] in said.out


def test_no_command_shows_the_help(run: Run) -> None:
    assert run("").out == run("--help").out == run("help").out
    assert "Exit codes" in run("").out


# -- language ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "français"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_lang_wins_over_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "à combien" in run("games").out
    assert "players" in run("games --lang en").out
    assert "players" in run("games --lang=en").out


def other_texts(monkeypatch: pytest.MonkeyPatch, home: Path, **languages: str) -> GameSpec[bluff.Bluff]:
    """Bluff in a package with these texts, by language."""
    for language, text in languages.items():
        (home / "mumble" / "text" / language).mkdir(parents=True)
        (home / "mumble" / "text" / language / "rules.ftl").write_text(text, "utf-8")
    (home / "mumble" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(home)
    spec = replace(bluff.SPEC, id="mumble", package="mumble")
    monkeypatch.setitem(games(), "mumble", spec)
    return spec


def test_a_game_without_french_is_told_in_its_own_language(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = other_texts(monkeypatch, home, en="title = Mumble\nrules-1 = Say nothing.")
    monkeypatch.setitem(games(), "mumble", replace(spec, languages=("en",)))
    said = run("rules mumble --lang fr")
    assert said.code == 0
    assert "Say nothing." in said.out


def test_texts_that_the_spec_promises_and_nobody_wrote(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_texts(monkeypatch, home, en="title = Mumble")
    said = run("rules mumble --lang fr")
    assert said.code == 2
    assert "n’a pas de textes dans la langue" in said.err
    assert "mumble/text/fr/rules.ftl" in said.err
    assert said.err.count("\n") == 1


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_simulate_counts_and_writes_a_line_for_each_game(run: Run, home: Path) -> None:
    said = run("simulate stupefy --games 6 --bots thumb,random --out games.jsonl")
    assert said.code == 0
    assert "thumb" in said.out
    assert "±" in said.out
    assert "6 games" in said.out
    played = [json.loads(line) for line in (home / "games.jsonl").read_text().splitlines()]
    assert [game["index"] for game in played] == list(range(6))
    assert played[0]["bots"] == ["thumb", "random", "thumb", "random"]


def table(out: str) -> list[str]:
    """Without the last sentence, which tells the processor time."""
    return [line for line in out.splitlines() if "±" in line and "ms" not in line]


def test_simulate_tells_the_same_from_the_same_seed(run: Run) -> None:
    first, again, other = (run(f"simulate stupefy --games 3 --seed {seed}").out for seed in ("owl", "owl", "cat"))
    assert table(first) == table(again) != table(other)


def test_simulate_in_french_with_options_and_seats(run: Run) -> None:
    said = run("simulate stupefy --games 2 --seats 5 --option memory_aid=on --lang fr")
    assert said.code == 0
    assert "victoires" in said.out
    assert "2 parties" in said.out
    assert "5 (random)" in said.out


def test_simulate_with_one_game_has_no_error_bar(run: Run) -> None:
    assert "± ?" in run("simulate bluff --games 1").out


def test_simulate_makes_room_for_the_bots_named(run: Run) -> None:
    assert "3 (random)" in run("simulate bluff --games 2 --bots random,random,random").out


@pytest.mark.deep
def test_simulate_by_several_workers(run: Run) -> None:
    assert table(run("simulate stupefy --games 4").out) == table(run("simulate stupefy --games 4 --workers 2").out)


# -- verify ------------------------------------------------------------------------------------------------------------


def test_verify_a_genuine_record(run: Run, finished: Path) -> None:
    said = run(f"verify {finished.name}")
    assert said.code == 0
    assert "Genuine: Bluff with 2 seats, 10 answers" in said.out
    assert "promised before the game" in said.out
    assert "exactly where the record says" in said.out


def test_verify_says_what_a_record_does_not_promise(run: Run, finished: Path) -> None:
    record = Record.load(finished)
    record.commitment = record.final = ""
    record.actions = record.actions[:1]
    record.save(finished)
    said = run(f"verify {finished.name} --lang fr")
    assert said.code == 0
    assert "Rien n’avait été promis" in said.out
    assert "ne dit pas où" in said.out
    assert "pas encore terminée" in said.out


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": 8}, "not the one promised"),
        ({"final": "00"}, "ends elsewhere"),
        ({"version": 99}, "version 99 of the rules"),
        ({"seats": 99}, "is for 2 to 4 players"),
        ({"game": "chess"}, "no game called “chess”"),
        ({"actions": [[0, {"type": "play", "card": 999}]]}, "Action 1"),
        ({"actions": [[5, {"type": "play", "card": 1}]]}, "not your turn"),
        ({"actions": [[-1, {"type": "play", "card": 1}]]}, "not your turn"),
        ({"format": 2}, "newer Great Hall"),
        ({"format": "two"}, "damaged"),
        ({"seats": "two"}, "damaged"),
        ({"seed": "hex:zz", "commitment": ""}, "cannot be a seed"),
        ({"options": {"speed": 3}}, "no option “speed”"),
    ],
)
def test_verify_refuses_a_false_record_in_one_line(
    run: Run, finished: Path, change: dict[str, object], reason: str
) -> None:
    finished.write_text(json.dumps(json.loads(finished.read_text()) | change))
    said = run(f"verify {finished.name}")
    assert said.code == 1
    assert reason in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"format":1}', b'{"a":' + b"[" * 100_000])
def test_verify_refuses_what_is_no_record(run: Run, home: Path, content: bytes) -> None:
    (home / "x.json").write_bytes(content)
    said = run("verify x.json")
    assert said.code == 1
    assert "x.json is not a record" in said.err
    assert said.err.count("\n") == 1


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_as_a_spectator_hides_the_hands(run: Run, finished: Path) -> None:
    said = run(f"replay {finished.name}")
    assert said.code == 0
    assert "Ada is dealt five cards." in said.out
    assert "Ben is dealt five cards." in said.out
    assert "scores" in said.out
    assert "Final score" in said.out


def test_replay_from_a_seat_shows_its_own_hand_only(run: Run, finished: Path) -> None:
    said = run(f"replay {finished.name} --seat 2 --all")
    assert "Ada is dealt five cards." in said.out
    assert "Ben is dealt five cards." not in said.out
    assert "Ben is dealt" in said.out


def test_replay_in_french(run: Run, finished: Path) -> None:
    assert "Ada reçoit cinq cartes." in run(f"replay {finished.name} --lang fr").out


def test_replay_of_an_unfinished_game(run: Run, finished: Path) -> None:
    record = Record.load(finished)
    record.actions = record.actions[:3]
    record.save(finished)
    assert "after 3 answers; the game is not over" in run(f"replay {finished.name}").out


def test_names_in_a_record_cannot_steer_the_terminal(run: Run, finished: Path) -> None:
    record = Record.load(finished)
    record.names = ["\x1b[31mAda[bold]", "Ben\u202e"]
    record.save(finished)
    out = run(f"replay {finished.name}").out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "Ada[bold] is dealt" in out


# -- laws --------------------------------------------------------------------------------------------------------------


def test_laws_kept(run: Run) -> None:
    said = run("laws bluff --games 2")
    assert said.code == 0
    assert "bluff keeps the laws in 2 games." in said.out
    assert "no piece is lost or doubled" in said.out


def test_laws_in_french(run: Run) -> None:
    assert "aucune pièce n’est perdue ni doublée" in run("laws bluff --games 1 --lang fr").out


def test_a_broken_law_fails_and_says_which(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setitem(games(), "bluff", replace(bluff.SPEC, pieces=lambda g: {"cards": next(ticks)}))
    said = run("laws bluff --games 1")
    assert said.code == 1
    assert "breaks the law “conservation”" in said.err


def test_the_rules_list_the_values_of_options(run: Run) -> None:
    assert re.search(r"lexicon .* enable \*, large", run("rules scrabble").out)
    assert re.search(r"game .* 1 \*, 2, 3, 4, 5, 6, 7", run("rules hogwarts_battle").out)


# -- lab ---------------------------------------------------------------------------------------------------------------


def test_lab_knows_what_can_be_fitted(run: Run) -> None:
    assert "have nothing to fit" in run("lab fit bluff").err
    assert "It can do: run, report, arena and fit" in run("lab guess stupefy").err


def test_lab_fits_and_writes_the_file(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = games()["stupefy"]
    heuristic = spec.bots.heuristic
    assert heuristic is not None
    value: Fit[Any] = Fit(file="tokens.json", features=lambda g, seat, who: {"tokens": g.tokens[who]}, tables=[(4, {})])
    tuning: Tuning[Any] = Tuning(
        file="numbers.json", heuristic=lambda numbers: heuristic, numbers={"luck": 1.0}, tables=[(4, {})]
    )
    bots = replace(spec.bots, fits=[value], tunings=[tuning])
    monkeypatch.setitem(games(), "stupefy", replace(spec, bots=bots))
    said = run("lab fit stupefy --games 20 --into .")
    assert "140 positions" in said.out
    assert "numbers.json stays as it is" in said.out
    fitted = json.loads((home / "tokens.json").read_text())
    assert fitted["made"]["games"] == 20
    assert [*fitted["models"][""]["weights"]] == ["tokens"]
    assert not (home / "numbers.json").exists()
    assert "have these files: numbers.json and tokens.json" in run("lab fit stupefy --only other.json").err


def test_lab_runs_reports_and_goes_on(run: Run, home: Path) -> None:
    said = run("lab run stupefy --games 3 --seats 4-5 --bots random -o out")
    assert said.code == 0
    assert "6 games" in said.out
    assert "6 of 6" in said.err
    assert run("lab run stupefy --games 3 --seats 4-5 --bots random -o out").code == 0
    assert "differs in “cells”" in run("lab run stupefy --games 3 --seats 4 --bots random -o out").err
    assert "no seats" in run("lab run stupefy --seats four").err
    assert "two bots or more" in run("lab arena stupefy --bots medium").err
    assert "holds no experiment" in run("lab report nowhere").err
    assert "There is no bot nobody:Here" in run("lab arena stupefy --bots nobody:Here,medium").err


def test_lab_arena_tells_who_is_better(run: Run, home: Path) -> None:
    said = run("lab arena stupefy --bots medium,random --deals 16 -o arena --lang fr")
    assert "meilleur" in said.out
    assert (home / "arena" / "arena.html").exists()


def test_a_missing_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'greathall[lab]'" in run("lab run stupefy").err
    assert "pip install 'greathall[ray]'" in run("lab arena stupefy --bots medium,easy --cluster local").err


def test_a_game_won_together_has_no_scores(run: Run) -> None:
    assert "score" in run("simulate stupefy --games 1 --bots random").out
    said = run("simulate hogwarts_battle --games 1 --bots random")
    assert "wins" in said.out
    assert "score" not in said.out
