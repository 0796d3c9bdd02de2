"""Studying: the best plays of a position, what turns of a game lost, words; and playing on from any position."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

import pytest

import greathall
from greathall.analysis.judge import LISTED
from greathall.core.errors import BadSettings
from greathall.core.record import Record, verify
from greathall.games.scrabble import SPEC, Lexicon
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.bot.leaves import leaves
from greathall.games.scrabble.gcg import game_of, read_gcg, write_gcg
from greathall.games.scrabble.options import laid_out
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.study import anagrams, best_plays, equity_lost, hooks, judged, position, states_of

HORN = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


def test_the_best_plays_by_points_and_leave() -> None:
    g = position(f"{HORN} AEINSVW/ 0/14 0")
    assert (g.racks[0], len(g.racks[1]), g.scores, g.turn) == ("AEINSVW", 7, [0, 14], 0)
    found = best_plays(g, 0, 12, deals=0)
    assert [it.equity for it in found] == sorted((it.equity for it in found), reverse=True)
    for it in found:
        if isinstance(it.action, a.Place):
            assert it.score == laid_out(g, it.action).score
        assert it.leave == leaves("en").worth(it.kept) / 100
        assert it.equity == pytest.approx(it.score + it.leave)
        assert 0 < it.chance < 1
        assert it.action in g.options(0)
    assert found[0].chance >= found[-1].chance


def test_the_best_plays_by_simulation() -> None:
    pytest.importorskip("numba")
    from greathall.games.scrabble.engine.warm_up import warm_up

    warm_up()
    far_ahead, far_behind = (
        best_plays(position(f"{HORN} AEINSTV/ {scores} 0"), 0, 3, deals=24) for scores in ("200/14", "0/214")
    )
    assert far_ahead[0].deals
    assert far_ahead[0].chance > 0.9 > 0.2 > far_behind[0].chance
    again = best_plays(position(f"{HORN} AEINSTV/ 200/14 0"), 0, 3, deals=24)
    assert again == far_ahead, "the same deals, the same answer"


def test_looking_back_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    from greathall.games.scrabble.bot.judge import judge
    from greathall.games.scrabble.engine import warm_up

    monkeypatch.setattr(warm_up, "_ready", Event())  # as in a process that has just begun
    g = position(f"{HORN} AEINSTV/ 0/14 0")
    reasons = judge(g, 0, a.Pass(), Random(1), 8)
    assert reasons is not None
    assert reasons.options[-1].worth < reasons.options[0].worth
    assert len(reasons.options) > LISTED, "enough to name the best ten beside what was played"


def test_a_position_is_a_setting_so_a_game_from_there_has_a_record() -> None:
    line = f"{HORN} AEINSVW/EE 20/14 0"
    record = Record.start("scrabble", 2, seed=4, edition="classic", words="checked", position=line)
    g = SPEC.new(seats=2, seed=4, edition="classic", words="checked", position=line)
    assert g.racks[1].count("E") >= 2
    assert len(g.racks[1]) == 7
    record.add(0, a.Pass())
    again = verify(record)
    assert isinstance(again, Scrabble)
    assert again.scores == [20, 14]
    tried: dict[str, Any]
    for tried in ({"edition": "wizarding"}, {"position": f"{HORN} ZZ/ 0/0 0"}, {"position": f"{HORN} A/ 0/0/0 0"}):
        with pytest.raises(BadSettings):
            SPEC.new(seats=2, seed=1, **dict[str, Any](edition="classic", position=line) | tried)


def test_who_passed_before_a_position_needs_one_pass_more() -> None:
    """The last number of a line: how many turns before it brought nothing. The seat that moves has not passed yet."""
    g = position(f"{HORN} AEINSVW/ 0/14/3 1")
    assert (g.passes, g.idle) == ([0, 1, 1], [0, 1, 1])
    for seat in (0, 1, 2):
        g.act(seat, a.Pass())
        assert not g.over
    g.act(0, a.Pass())
    assert g.over
    fresh = position(f"{HORN} AEINSVW/ 0/14/3 0")
    assert (fresh.passes, fresh.idle) == ([0, 0, 0], [0, 0, 0])


def recorded() -> Record:
    """Seat 0 plays for points, seat 1 by equity."""
    settings: dict[str, Any] = {"edition": "classic", "words": "checked"}
    record, g = Record.start("scrabble", 2, seed=6, **settings), SPEC.new(seats=2, seed=6, **settings)
    bots = [greathall.bot("points", SPEC, 1), greathall.bot("equity", SPEC, 2)]
    while not g.over:
        [seat] = g.waiting
        action = bots[seat].choose(g, seat)
        record.add(seat, action)
        g.act(seat, action)
    return record


def test_what_each_turn_lost_and_the_positions_of_a_game() -> None:
    """Who plays by equity loses nothing by equity while the bag is full; who plays for points does."""
    game = read_gcg(write_gcg(game_of(recorded(), SPEC)))
    turns = [*states_of(game)]
    assert [turn.number for turn in turns] == [*range(1, len(turns) + 1)]
    lost = dict.fromkeys(game.names, 0.0)
    for it in equity_lost(game):
        if turns[it.number - 1].g.bag:
            lost[it.player] += it.equity
    assert lost[game.names[1]] == pytest.approx(0, abs=0.01)
    assert lost[game.names[0]] > 1


def test_words_hooks_and_anagrams() -> None:
    words = Lexicon.load()
    assert judged(words, ["horn", "Zzz"]) == {"HORN": True, "ZZZ": False}
    assert hooks(words, "horn") == ("ST", "SY")
    assert "RETINAS" in anagrams(words, "AEINRST")
    assert {len(word) for word in anagrams(words, "CAT?")} == {4}
    assert "CAT" in anagrams(words, "CATX", all_tiles=False)
