"""The players: honest, awake to chances, and better from level to level."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import greathall
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.bot import heuristic, inference, simulation
from greathall.games.scrabble.bot.card_worth import draw_worth
from greathall.games.scrabble.bot.easy import common_words
from greathall.games.scrabble.bot.leaves import leaves
from greathall.games.scrabble.bot.medium import medium, points
from greathall.games.scrabble.bot.points import most_points
from greathall.games.scrabble.bot.strong import strong
from greathall.games.scrabble.bot.transfiguring import transfigure
from greathall.games.scrabble.engine import fast, selfplay
from greathall.games.scrabble.engine.fast import rack_array
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.notation import read_play, tiles_of, write_play
from greathall.games.scrabble.options import laid_out
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.tiles import without
from tests.deep import deep

from .table import begin, table

MIDDLE = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


@pytest.fixture(scope="module", autouse=True)
def compiled_players() -> None:
    warm_up()


def played(g: Scrabble, *names: str, seed: int = 1) -> Scrabble:
    bots = [greathall.bot(name, SPEC, seed + i) for i, name in enumerate(names)]
    while not g.over:
        for seat in g.waiting:
            g.act(seat, bots[seat].choose(g, seat))
    return g


@pytest.mark.parametrize("seats", [deep(2), deep(3), 4])
def test_games_of_every_level_come_to_their_end(seats: int) -> None:
    names = ("simulation:6", "medium", "easy", "medium")[:seats]
    g = played(SPEC.new(seats=seats, seed=seats), *names)
    assert SPEC.outcome(g) is not None


def test_points_takes_the_most_points() -> None:
    g = table(["HORNSQZ"], words="checked", cards=False)
    most = max(laid_out(g, option).score for option in g.options(0) if isinstance(option, a.Place))
    found = most_points(g, 0)
    assert found is not None
    assert found.points == most
    assert points(g, 0, Random(1)) == found.place


def test_medium_counts_what_it_keeps() -> None:
    """The best equity of all plays, whatever the table says a rest is worth."""
    g = table(["AEINSVW"], board=MIDDLE, words="checked", cards=False)
    worth = leaves("en").worth
    places = [option for option in g.options(0) if isinstance(option, a.Place)]

    def equity(place: a.Place) -> int:
        laid = laid_out(g, place)
        return 100 * laid.score + worth(without(g.racks[0], laid.from_rack))

    chosen = medium(g, 0, Random(1))
    assert equity(chosen) == max(map(equity, places))
    assert chosen != most_points(g, 0).place  # type: ignore[union-attr]


def test_medium_exchanges_what_spells_nothing() -> None:
    g = table(["UUUVVWQ"], board=MIDDLE, words="checked", cards=False)
    assert isinstance(medium(g, 0, Random(1)), a.Exchange)


def test_medium_sees_glossary_words_and_bonus_cards() -> None:
    g = table(["WANDIIU"])
    found = most_points(g, 0)
    assert found is not None
    assert write_play(g.board, found.place).endswith("WAND")
    assert found.points == 16 + 10, "more than DIWAN, which scores 22"
    g = table(["HAPPYOE"], [["harry_potter"]])
    action = medium(g, 0, Random(1))
    assert isinstance(action, a.Place)
    assert action.card == "harry_potter"


def test_bots_challenge_wrong_words_only() -> None:
    for text, answer in (("8F HORN", a.Accept()), ("8F HORNX", a.Challenge())):
        g = table(["HORNXQZ"])
        g.act(0, read_play(g.board, text))
        assert heuristic(g, 1, Random(1)) == answer


def test_bots_cancel_attacks_and_use_cards() -> None:
    g = table(hands=[["stupefy"], ["finite_incantatem"]])
    assert medium(g, 0, Random(1)) == a.Attack("stupefy", 1)
    g.act(0, a.Attack("stupefy", 1))
    assert heuristic(g, 1, Random(1)) == a.Finite()


def test_bots_laugh_one_time_in_two() -> None:
    g = table(hands=[["rictusempra"]])
    g.act(0, a.Tickle())
    rng = Random(1)
    laughs = sum(heuristic(g, 1, rng) == a.Laughed() for _ in range(400))
    assert 150 < laughs < 250


def test_leaves_know_a_good_rest() -> None:
    known = leaves("en")
    assert known.worth("?") > known.worth("S") > known.worth("E") > known.worth("V")
    assert known.worth("ERS") > known.worth("UUV")
    assert known.worth("QU") > known.worth("Q")


def test_the_two_ways_to_weigh_a_rest_agree() -> None:
    table = leaves("en").table()
    parts = np.zeros(4096, np.int32)
    for kept in ("", "E", "ERS", "QUIZ", "EEE", "??AEST", "UUVVWW", "AABCDEFG"):
        rack = rack_array(kept)
        assert selfplay.leave_value(rack, table) == leaves("en").worth(kept)
        size = selfplay.leaves_of(rack, table, fast.tables().values, 50, 0, parts)
        for index in range(size):
            rest = without(kept, fast.given_away(kept, index))
            if len(rest) <= 6:
                assert parts[index] == leaves("en").worth(rest), rest


def test_strong_keeps_a_good_rest() -> None:
    """Of two equal scores the one that leaves the better tiles."""
    g = table(["ERSVUUU", "AAAAAAA"], words="checked", cards=False)
    action = strong(g, 0, Random(1), 24)
    assert not isinstance(action, a.Place) or "S" not in {tile[0] for tile in action.tiles}


def test_strong_goes_out_when_it_can() -> None:
    g = table(["S", "QZ"], board=MIDDLE, bag="", words="checked", cards=False, houses=("slytherin", "gryffindor"))
    assert strong(g, 0, Random(1)) == read_play(g.board, "8F ....S")


def test_the_endgame_is_exact() -> None:
    """Against every line of play, tried by hand: what the search finds cannot be bettered."""

    def value(g: Scrabble) -> int:
        """The best difference the player to move can still reach."""
        if g.over:
            return 0
        seat = g.turn
        best = -10_000
        for action in g.options(seat):
            if not isinstance(action, a.Place | a.Pass):
                continue
            w = g.copy()
            w.act_unchecked(seat, action)
            gained = (w.scores[seat] - w.scores[1 - seat]) - (g.scores[seat] - g.scores[1 - seat])
            best = max(best, gained - value(w) if not w.over else gained)
        return best

    for racks in (["AT", "E"], ["IN", "TO"], ["X", "AT"]):
        g = table(racks, board=MIDDLE, bag="", words="checked", cards=False, houses=("slytherin", "gryffindor"))
        here = simulation.Position(g, 0)
        here.pool = here.pool[:0]
        here.known = rack_array(racks[1])[None]
        w = g.copy()
        solved = simulation.endgame(here)
        assert solved is not None
        w.act_unchecked(0, solved.action)
        gained = w.scores[0] - w.scores[1]
        assert gained - (0 if w.over else value(w)) == value(g)


def test_no_player_looks_at_what_it_may_not_know() -> None:
    rng = Random(5)
    g = SPEC.new(seats=3, seed=8)
    for step in range(40):
        if g.over:
            break
        for seat in g.waiting:
            w = SPEC.redeal(g, seat, rng)
            assert heuristic(g, seat, Random(2)) == heuristic(w, seat, Random(2))
            if step % 5 == 0:  # it takes a hundred times as long
                assert strong(g, seat, Random(2), 6) == strong(w, seat, Random(2), 6)
            g.act(seat, heuristic(g, seat, rng))


def test_a_play_tells_what_was_probably_kept() -> None:
    """Leaves that are thought likely have more in common with what was really kept than leaves drawn blindly."""
    g, draws = SPEC.new(seats=2, seed=4, edition="classic", words="checked"), np.random.default_rng(1)
    inferred, blind = [], []
    while len(g.bag) > 20:
        mover, rack = g.turn, g.racks[g.turn]
        g.act(mover, medium(g, mover, Random(1)))
        here = simulation.Position(g, g.turn)
        found = inference.infer(g, g.turn, mover, here.pool, here.flags, here.extra, draws)
        if found is not None and (place := g.lately[mover]) is not None:
            kept = rack_array(without(rack, ["?" if tile[0].islower() else tile[0] for tile in place.tiles]))
            assert (found.kept.sum(1) == kept.sum()).all()
            common = np.minimum(found.kept, kept).sum(1)
            inferred.append(found.chances @ common)
            blind.append(common.mean())
    assert sum(inferred) > 1.1 * sum(blind)


def test_nothing_is_concluded_from_an_exchange() -> None:
    g = table(["EEIIOOA", "HORNSAE"], words="checked", edition="classic", houses=())
    begin(g, 1)
    g.act(1, a.Exchange("H"))
    assert g.lately == [None, None]
    here = simulation.Position(g, 0)
    assert inference.infer(g, 0, 1, here.pool, here.flags, here.extra, np.random.default_rng(1)) is None


def test_nothing_is_concluded_from_a_play_that_fits_nowhere() -> None:
    """Seat 1 lays DUIT and has a second turn, so that DUIT is not known to be later than BORON, the first word."""
    g = SPEC.new(seats=3, seed=8, words="checked")
    boron = a.Place(("B4H", "O5H", "R6H", "O7H", "N8H"), down=True)
    fable, duit = a.Place(("F4F", "A4G", "L4I", "E4J")), a.Place(("D4K", "U5K", "I6K", "T7K"), down=True)
    filled = {square: letter for place in (boron, fable, duit) for square, letter in tiles_of(place)}
    g.board = "".join([filled.get(square, ".") for square in range(225)])
    g.turn, g.lately = 1, [fable, None, boron]
    here = simulation.Position(g, 1)
    assert inference.infer(g, 1, 2, here.pool, here.flags, here.extra, np.random.default_rng(1)) is None
    assert inference.infer(g, 1, 0, here.pool, here.flags, here.extra, np.random.default_rng(1)) is not None


def test_the_board_before_a_play_is_without_what_was_laid_since() -> None:
    g = SPEC.new(seats=3, seed=8, edition="classic", words="checked")
    boards = [g.board]
    for _ in range(9):
        g.act(g.turn, medium(g, g.turn, Random(1)))
        boards.append(g.board)
        assert g.lately[(g.turn - 1) % 3] is not None or boards[-1] == boards[-2]
        assert [inference.board_before(g, other)[0] for other in g.others(g.turn)] == boards[-3:-1] or len(boards) < 4


def test_imagined_racks_hold_what_is_inferred_and_known() -> None:
    g = SPEC.new(seats=3, seed=8)
    for _ in range(20):
        for seat in g.waiting:
            g.act(seat, heuristic(g, seat, Random(1)))
    here = simulation.Position(g, g.turn)
    deals = [deal for _, deal in zip(range(20), here.deals(np.random.default_rng(1)), strict=False)]
    assert {tuple(sorted(deal)) for deal in deals} == {tuple(sorted(here.pool))}
    assert len({tuple(deal) for deal in deals}) == 20


def test_easy_knows_common_words() -> None:
    words = common_words(SPEC.new(seed=1).lexicon())
    assert "HOUSE" in words
    assert "ZYZZYVA" not in words
    assert 5000 < len(words) <= 9000


def test_medium_beats_easy() -> None:
    leads = []
    for seed in range(6):
        g = played(SPEC.new(seats=2, seed=seed), *(("medium", "easy") if seed % 2 else ("easy", "medium")))
        leads.append(g.scores[1 - seed % 2] - g.scores[seed % 2])
    assert sum(lead > 0 for lead in leads) >= 5


def test_bots_play_on_when_the_bag_is_empty_and_the_rack_too() -> None:
    g = table(["", "QZ"], board=MIDDLE, bag="", words="checked", cards=False)
    begin(g, 0)
    assert heuristic(g, 0, Random(1)) == a.Pass()
    assert strong(g, 0, Random(1)) == a.Pass()


def test_strong_thinks_about_more_plays_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "ROOM", 16)
    fast.tables().room.__dict__.clear()
    g = table(["HORNSAE"], words="checked", cards=False)
    here = simulation.Position(g, 0)
    assert len(here.candidates()) > simulation.CANDIDATES
    assert len(fast.every_play(g.lexicon(), g.board, g.marks, g.racks[0])) > 16


def test_with_few_tiles_in_the_bag_every_order_is_looked_at() -> None:
    g, seed = SPEC.new(seats=2, seed=0, edition="classic", words="checked"), 0
    while len(g.bag) not in (1, 2):
        if not g.bag:  # the last tiles went all at once
            seed += 1
            g = SPEC.new(seats=2, seed=seed, edition="classic", words="checked")
        g.act(g.turn, medium(g, g.turn, Random(1)))
    here = simulation.Position(g, g.turn)
    orders = [tuple(deal) for deal in here.deals(np.random.default_rng(1))]
    unseen = len(here.pool)
    assert len(orders) == (unseen * (unseen - 1) if len(g.bag) == 2 else unseen)
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(here.pool))}
    found = strong(g, g.turn, Random(1), 10**6)
    assert found in g.options(g.turn), "and then it is over, however many are asked for"


def test_a_play_is_compared_with_what_was_done() -> None:
    """What somebody played is among the candidates, whatever it was; the best is never behind."""
    g = table(["HORNSAE"], words="checked", cards=False)
    for played in (read_play(g.board, "8H OH"), a.Exchange("H"), a.Pass()):
        found = simulation.compare(g, 0, Random(1), None, played, 8)
        assert played in [option.action for option in found]
        assert found[0].worth == max(option.worth for option in found)
    assert simulation.compare(g, 0, Random(1), None, read_play(g.board, "8H HRN"), 8) == []


def test_all_cores_decide_as_one_where_it_is_plain() -> None:
    g = table(["QUIZ?ES", "AAAAAAA"], words="checked", cards=False)
    assert greathall.bot("all_cores:24", SPEC, 1).choose(g, 0) == greathall.bot("simulation:24", SPEC, 1).choose(g, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_answers_a_candidate_and_then_the_player_goes_on(seats: int) -> None:
    g = table(["HORNXQZ", "AEIOUST", "AEIRTLN", "DGABENO"][:seats], seats=seats)
    here = simulation.Position(g, 0)
    draws = np.random.default_rng(1)
    deals = np.array([deal for _, deal in zip(range(4), here.deals(draws), strict=False)], np.uint8)
    spreads, _ = here.play_on(here.candidates()[:3], deals, draws)
    answered, at_last = spreads / 100
    first = min(candidate.equity for candidate in here.candidates()[:3]) / 100
    assert (answered < first - 10).all()  # somebody scored
    assert (at_last - answered > 5).all()  # and then the player


def test_what_the_next_turn_adds_is_believed_the_more_deals_there_are() -> None:
    here = simulation.Position(table(["HORNXQZ", "AEIOUST"]), 0)
    answered, at_last = np.zeros((simulation.HALF, 2)), np.full((simulation.HALF, 2), [10.0, 20.0])
    assert here.blend((answered, at_last)).mean(0) == pytest.approx([12.5, 17.5])
    here.pool = here.pool[: 7 + simulation.FEW]  # then every order counts, and nothing is left to chance
    assert here.blend((answered, at_last)).mean(0) == pytest.approx([10.0, 20.0])


def test_a_card_is_worth_less_the_later_it_comes_and_the_more_there_are_to_share_it() -> None:
    early = [draw_worth(table(seats=seats)) for seats in (2, 3, 4)]
    assert early == sorted(early, reverse=True)
    assert early[0] > early[-1] > draw_worth(table(bag="")) > 0
    g = table()
    g.deck = []
    assert draw_worth(g) == 0


def test_a_bonus_card_is_laid_where_it_brings_more_than_it_is_worth_later() -> None:
    def cards(rack: str) -> set[str | None]:
        g = table([rack], [["harry_potter"]], words="checked")
        candidates = simulation.Position(g, 0, ["harry_potter"]).candidates()
        return {candidate.action.card for candidate in candidates if isinstance(candidate.action, a.Place)}

    assert cards("HAPPYES") == {"harry_potter"}
    assert cards("ENRTSIL") == {None}


def test_strong_lays_its_last_words_with_a_bonus_card() -> None:
    hand, houses = ["felix_felicis", "ron_weasley"], ("slytherin", "gryffindor")
    g = table(["S", "QZ"], [hand], board=MIDDLE, bag="", words="checked", houses=houses)
    action = strong(g, 0, Random(1))
    assert isinstance(action, a.Place)
    assert action.card == "ron_weasley"
    assert medium(g, 0, Random(1)) == a.Cast("felix_felicis")
    here = simulation.Position(g, 0, ["ron_weasley"])
    here.pool, here.known = here.pool[:0], rack_array("QZ")[None]
    solved = simulation.endgame(here)
    assert solved is not None
    assert solved.action.card == "ron_weasley"


@pytest.mark.parametrize(
    ("seats", "again", "stupefied", "turns"),
    [
        (2, 0, [], [1, 0]),
        (4, 0, [], [1, 2, 3, 0]),
        (2, 1, [], [0, 1, 0]),
        (2, 0, [1], [0, 1, 0]),
        (3, 0, [2], [1, 0]),
        (3, 1, [1], [0, 2, 0]),
    ],
)
def test_turns_that_are_missed_or_won_count(seats: int, again: int, stupefied: list[int], turns: list[int]) -> None:
    g = table(["HORNXQZ"], seats=seats)
    g.again = again
    for seat in stupefied:
        g.stupefied[seat] = 1
    assert simulation.turns_to_come(g, 0) == turns


def test_who_has_two_turns_goes_on_before_anybody_answers() -> None:
    g = table(["HORNXQZ", "AEIOUST"])
    draws = np.random.default_rng(1)

    def imagined() -> float:
        here = simulation.Position(g, 0)
        deals = np.array([deal for _, deal in zip(range(8), here.deals(draws), strict=False)], np.uint8)
        spreads, _ = here.play_on(here.candidates()[:1], deals, draws)
        return float(spreads[0].mean()) / 100

    once = imagined()
    g.stupefied[1] = 1
    assert imagined() > once + 10


def test_strong_transfigures_what_spells_nothing() -> None:
    g = table(["UUUVVWQ"], [["transfiguration"]], board=MIDDLE, words="checked")
    action = transfigure(g, 0, Random(1))
    assert action is not None
    assert set(action.tiles) >= {*"VWQ"}
    assert strong(g, 0, Random(1), 8) == action
    g = table(["QUIZ?ES"], [["transfiguration"]], board=MIDDLE, words="checked")
    assert transfigure(g, 0, Random(1)) is None
