"""`greathall play`, line by line: what a person types and reads."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from greathall.cli.arguments import read_seed
from greathall.cli.choices import plain
from greathall.cli.saves import SavedGame
from greathall.core.messages import Message
from greathall.core.record import replay, verify
from greathall.core.registry import games
from tests.cli.conftest import Run

Saved = Callable[[], list[Path]]

WHOLE_GAME = ("1",) * 5
"""Bluff has five cards; the last is played by itself."""


def test_a_whole_game_against_bots(run: Run, saved: Saved) -> None:
    said = run("play bluff --seed 7 --bots easy", *WHOLE_GAME)
    assert said.code == 0
    assert "Choose a card; all are revealed together." in said.out
    assert "Your only choice" in said.out
    assert "Final score" in said.out
    record = SavedGame.load(saved()[0])
    assert verify(record).over
    assert record.final
    assert f"greathall verify {saved()[0]}" in said.out
    assert run(f"verify {saved()[0]}").code == 0


def test_the_same_seed_plays_the_same_game(run: Run) -> None:
    outs = [run(f"play bluff --seed {s} --bots easy", *WHOLE_GAME).out for s in ("owl", "owl", "cat")]
    first, again, other = ([line for line in out.splitlines() if ".json" not in line] for out in outs)
    assert first == again != other


def test_a_game_of_stupefy_in_french(run: Run) -> None:
    said = run("play stupefy --seed 7 --lang fr --bots easy", "1", "quitter")
    assert "Stupéfix\u202f!" in said.out
    assert "Préparez un Sort" in said.out
    assert "Votre main" in said.out
    assert "Joueur 1" in said.out
    assert "La partie est sauvegardée." in said.out


def test_a_choice_by_some_of_its_words(run: Run, saved: Saved) -> None:
    run("play stupefy --seed 7 --bots easy", "misspell", "nobody")
    actions = [action for seat, action in SavedGame.load(saved()[0]).actions if seat == 0]
    assert actions == [{"type": "prepare", "spell": "misspell"}, {"type": "aim", "target": None}]


def test_words_that_fit_several_choices_list_them(run: Run, saved: Saved) -> None:
    said = run("play stupefy --seed 7 --bots easy", "1", "aim at", "AIM AT NOBODY")
    assert said.out.count("4  Aim at nobody") == 2
    assert len([1 for seat, _ in SavedGame.load(saved()[0]).actions if seat == 0]) == 2


def test_accents_and_capitals_need_not_be_typed(run: Run, saved: Saved) -> None:
    assert plain("  Stupéfix ") == "stupefix"
    run("play stupefy --seed 7 --lang fr --bots easy", "PREPARER UN STUPEFIX")
    assert SavedGame.load(saved()[0]).actions[0] == (0, {"type": "prepare", "spell": "stupefy"})


def test_an_action_as_json_is_played_or_refused_with_the_reason(run: Run, saved: Saved) -> None:
    said = run(
        "play stupefy --seed 7 --bots easy",
        '{"type":"prepare","spell":"stupefy"}',
        '{"type":"aim","target":0}',
        '{"type":"dance"}',
        '{"type":',
        '{"a":' + "[" * 100_000,
    )
    assert "You cannot aim at yourself." in said.out
    assert said.out.count("This is not an action of stupefy") == 3
    assert len([1 for seat, _ in SavedGame.load(saved()[0]).actions if seat == 0]) == 1


def test_a_refusal_is_in_the_persons_language(run: Run) -> None:
    said = run("play stupefy --seed 7 --bots easy --lang fr", "1", '{"type":"aim","target":0}')
    assert "vous" in said.out.split('"target":0}')[1].split("›")[0]


@pytest.mark.parametrize("typed", ["0", "3", "999999999999999999999999", "-1", "²", "xyzzy", "\x00", "1.0", "[1]"])
def test_what_is_no_choice_is_said_to_be_none(run: Run, saved: Saved, typed: str) -> None:
    said = run("play stupefy --seed 7 --bots easy", typed)
    assert said.code == 0
    assert "There is no choice" in said.out or "No choice reads like" in said.out
    assert SavedGame.load(saved()[0]).actions == []


def test_an_empty_line_asks_again(run: Run, saved: Saved) -> None:
    assert run("play stupefy --seed 7 --bots easy", "", "   ").code == 0
    assert SavedGame.load(saved()[0]).actions == []


def test_help_table_log_rules_and_hint(run: Run) -> None:
    out = run("play stupefy --seed 7 --bots easy", "help", "?", "table", "log", "rules", "hint", "quit").out
    assert out.count("take your last choice back") == 2
    assert out.count("Your hand") == 2
    assert out.count("Round 1. ") == 2
    assert "Each of you plays for a house" in out
    assert "The strong bot would choose: Prepare" in out
    assert re.search(r"(?m)Prepare .*: about \d+ %$", out)


def test_a_bot_says_what_it_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = games()["stupefy"]
    bots = replace(spec.bots, remark=lambda g, seat: Message("seat", {"number": 70 + seat}))
    monkeypatch.setitem(games(), "stupefy", replace(spec, bots=bots, team=lambda g, seat: seat // 2))
    out = run("play stupefy --seed 7 --bots easy", "1", "1", "quit").out
    assert out.count(": seat 71") == 1, "it does not repeat itself"
    assert ": seat 70" not in out, "people speak for themselves"
    assert ": seat 72" not in out, "rivals are not overheard"


def test_commands_have_french_names_and_keep_their_english_ones(run: Run) -> None:
    out = run("play stupefy --seed 7 --bots easy --lang fr", "aide", "help", "règles", "regles", "journal", "q").out
    assert out.count("reprendre votre dernier choix") == 2
    assert out.count("Chaque personne joue pour une Maison") == 2


def test_many_choices_come_in_pages(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.cli.choices.PAGE", 2)
    out = run("play bluff --seed 7 --bots easy", "more", "more", "more").out
    assert "and 3 more" in out
    assert "and 1 more" in out
    assert out.count("   5  the") == 1
    assert out.count("   1  the") == 2


# -- leaving and coming back -------------------------------------------------------------------------------------------


def test_quit_and_resume_the_latest(run: Run, saved: Saved) -> None:
    left = run("play bluff --seed 7 --bots easy", "1", "1", "quit")
    assert left.code == 0
    assert f"greathall play --resume {saved()[0]}" in left.out
    back = run("play --resume", "1", "1", "1")
    assert back.code == 0
    assert "The game goes on after 4 answers." in back.out
    assert "Final score" in back.out
    assert len(saved()) == 1


def test_a_game_left_and_resumed_is_the_game_played_through(run: Run, saved: Saved) -> None:
    run("play bluff --seed 7 --bots easy", *WHOLE_GAME)
    run("play bluff --seed 7 --bots easy", "1", "1")
    run(f"play --resume {saved()[-1]}", "1", "1", "1")
    through, resumed = (SavedGame.load(file) for file in saved())
    assert through.actions == resumed.actions
    assert through.final == resumed.final


def test_resume_by_game_finds_the_latest_of_that_game(run: Run) -> None:
    run("play bluff --seed 7 --bots easy", "1")
    run("play stupefy --seed 7 --bots easy", "1")
    for line in ("play bluff --resume", "play --resume bluff"):
        assert "Choose a card" in run(line).out


def test_a_finished_game_is_not_resumed(run: Run, saved: Saved) -> None:
    run("play bluff --seed 7 --bots easy", *WHOLE_GAME)
    said = run("play --resume")
    assert said.code == 2
    assert "no unfinished game" in said.err
    said = run(f"play --resume {saved()[0]}")
    assert said.code == 2
    assert "is over" in said.err


def test_a_plain_record_can_be_played_on(run: Run, finished: Path) -> None:
    saved = json.loads(finished.read_text())
    saved["actions"] = saved["actions"][:4]
    saved["final"] = ""
    finished.write_text(json.dumps(saved))
    assert "Final score" in run(f"play --resume {finished.name} --bots easy", *WHOLE_GAME).out


def test_damaged_files_in_the_folder_are_passed_over(run: Run, saved: Saved) -> None:
    run("play bluff --seed 7 --bots easy", "1")
    (saved()[0].parent / "bluff-9999.json").write_text("{")
    assert "goes on after 2 answers" in run("play --resume").out


def test_every_answer_is_on_disk_before_the_next_question(
    run: Run, saved: Saved, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths: list[int] = []

    def read(self: object, prompt: str) -> str:
        lengths.append(len(SavedGame.load(saved()[0]).actions))
        return "1"

    monkeypatch.setattr("greathall.cli.screen.Screen.read", read)
    run("play bluff --seed 7 --bots easy")
    assert lengths == [0, 2, 4, 6, 10], "the last question is what to play next"


def test_ctrl_c_at_a_question_saves_and_leaves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("greathall.cli.screen.Screen.read", interrupted)
    said = run("play bluff --seed 7")
    assert said.code == 0
    assert "The game is saved." in said.out


def test_the_end_of_input_saves_and_leaves(run: Run, saved: Saved) -> None:
    said = run("play stupefy --seed 7 --bots easy")
    assert said.code == 0
    assert "The game is saved." in said.out
    assert not replay(SavedGame.load(saved()[0])).over


# -- who plays ---------------------------------------------------------------------------------------------------------


def test_auto_plays_by_itself_and_tells_what_a_spectator_sees(run: Run, saved: Saved) -> None:
    said = run("play bluff --seed 7 --auto --bots easy --seats 3")
    assert said.code == 0
    assert said.out.count("is dealt five cards.") == 3
    assert said.out.count("The cards are") == 5
    assert verify(SavedGame.load(saved()[0])).over


def test_auto_finishes_a_game_that_was_left(run: Run) -> None:
    run("play bluff --seed 7 --bots easy", "1")
    assert "Final score" in run("play --resume --auto").out


def test_names_seats_options_and_levels_are_kept(run: Run, saved: Saved) -> None:
    run(
        "play stupefy --name Ada --seats 5 --bots easy,medium --option memory_aid=on --option spent_when_unharmed=false"
    )
    record = SavedGame.load(saved()[0])
    assert record.names[0] == "Ada"
    assert len(set(record.names)) == record.seats == 5
    assert record.bots[1:] == ["easy", "medium", "easy", "medium"]
    assert record.options["memory_aid"] == "on"
    assert record.options["spent_when_unharmed"] is False


def test_the_bots_named_have_a_seat_each(run: Run, saved: Saved) -> None:
    run("play stupefy --bots easy,easy,easy,easy,easy")
    assert SavedGame.load(saved()[0]).seats == 6


def test_two_people_with_the_same_name_can_be_told_apart(run: Run, saved: Saved) -> None:
    run("play bluff --people 2 --name Ada --name Ada")
    assert SavedGame.load(saved()[0]).names == ["Ada", "Ada 2"]


def test_a_list_as_an_option(run: Run, saved: Saved) -> None:
    run('play stupefy --option houses=["slytherin","gryffindor","hufflepuff","ravenclaw"]')
    assert SavedGame.load(saved()[0]).options["houses"][0] == "slytherin"


def test_a_seed_that_looks_like_a_number_is_one() -> None:
    assert read_seed("7") == 7
    assert read_seed("-7") == -7
    assert read_seed("owl") == "owl"
    assert read_seed("9" * 30) == "9" * 30
    assert read_seed("9" * 9999) == "9" * 9999
    assert read_seed(None) is None


def test_a_seed_beyond_all_numbers_is_dealt_from(run: Run) -> None:
    assert run(f"play bluff --seed {'9' * 50} --bots easy", *WHOLE_GAME).code == 0


# -- several people at one keyboard ------------------------------------------------------------------------------------


def test_a_curtain_falls_between_two_people(run: Run) -> None:
    out = run("play bluff --people 2 --name Ada --name Ben --seed 7", "", "1", "", "1", "", "quit").out
    before, after = out.split("Over to Ben!")[:2]
    assert before.count("Over to Ada!") == 1, "whoever starts the game need not be Ada"
    assert "Ada is dealt five cards." not in before
    assert "Ben is dealt five cards." in before
    assert "Ada is dealt five cards." in after.split("Over to Ada!")[0]
    assert "Ada: Choose a card" in before
    assert "Ben: Choose a card" in after
    assert "The cards are" in out


def test_a_sealed_answer_can_be_taken_back_at_the_curtain(run: Run, saved: Saved) -> None:
    out = run("play bluff --people 2 --name Ada --name Ben --seed 7", "", "1", "undo", "2", "", "1", "quit").out
    assert "“undo”: Ada takes the last answer back" in out
    actions = SavedGame.load(saved()[0]).actions
    assert [seat for seat, _ in actions] == [0, 1]
    first = run("play bluff --people 2 --name Ada --name Ben --seed 7", "", "2", "", "1", "quit")
    assert first.code == 0
    assert SavedGame.load(saved()[-1]).actions == actions


def test_all_seats_may_be_people(run: Run) -> None:
    typed = ["", "1"] * 20
    assert "Final score" in run("play bluff --people 2 --seed 7", *typed).out
