"""What a player of Scrabble is not told, and what imagined worlds vary of it."""

from __future__ import annotations

from random import Random

import pytest

from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.cards import COMPETITION
from greathall.games.scrabble.state import Scrabble
from tests.games.scrabble.table import table

WORLDS = 60


def aims(g: Scrabble, seat: int | None) -> set[object]:
    return {SPEC.redeal(g, seat, Random(i)).spell for i in range(WORLDS)}


def accio(wanted: str) -> Scrabble:
    """Seat 1 may cancel an Accio that takes this card."""
    g = table(hands=[["accio"], ["finite_incantatem"]])
    g.discard = ["quidditch_cup", "wizards_chess", "reparo"]
    g.deck = [card for card in g.deck if card not in g.discard]
    g.act(0, a.Summon(wanted))
    return g


def test_nobody_else_knows_which_card_accio_takes() -> None:
    g = accio("wizards_chess")
    every = {a.Summon(card) for card in ("quidditch_cup", "wizards_chess", "reparo")}
    assert aims(g, 1) == aims(g, None) == every
    assert aims(g, 0) == {a.Summon("wizards_chess")}
    assert SPEC.secrets(g, 1)["aim of the spell"] == "wizards_chess"
    assert "aim of the spell" not in SPEC.secrets(g, 0)


def test_bots_answer_accio_alike_whatever_it_takes() -> None:
    assert SPEC.bots.heuristic is not None
    answers = {SPEC.bots.heuristic(accio(card), 1, Random(1)) for card in ("quidditch_cup", "wizards_chess", "reparo")}
    assert answers == {a.Finite()}


def test_bots_let_accio_work_where_it_can_take_nothing_good() -> None:
    g = table(hands=[["accio"], ["finite_incantatem"]])
    g.discard = ["wizards_chess"]
    g.deck = [card for card in g.deck if card not in g.discard]
    g.act(0, a.Summon("wizards_chess"))
    assert SPEC.bots.heuristic is not None
    assert SPEC.bots.heuristic(g, 1, Random(1)) == a.Accept()


def test_by_the_first_rules_nobody_else_knew_which_letter_veritaserum_asks_for() -> None:
    g = table(["EEEEEEE", "AAAAAAA"], [["veritaserum"], ["finite_incantatem"]])
    g.version = 1
    g.act(0, a.Question(1, "A"))
    seen = aims(g, 1)
    assert len(seen) > 10
    assert all(isinstance(spell, a.Question) and spell.target == 1 for spell in seen)
    assert aims(g, 0) == {a.Question(1, "A")}
    g.act(1, a.Accept())  # now the letter is told, and a tile owed for it
    assert aims(g, 1) == {a.Question(1, "A")}


def test_an_attack_is_seen_by_all() -> None:
    g = table(hands=[["stupefy"], ["finite_incantatem"]])
    g.act(0, a.Attack("stupefy", 1))
    assert aims(g, 1) == {a.Attack("stupefy", 1)}


def test_what_was_discarded_after_accio_is_out_of_its_reach() -> None:
    g = table(hands=[["accio"], ["rictusempra", "finite_incantatem"]])
    g.discard = ["reparo"]
    g.deck.remove("reparo")
    g.act(0, a.Summon("reparo"))
    g.act(1, a.Tickle())
    g.act(0, a.Laughed())
    assert g.discard == ["reparo", "accio", "rictusempra"]
    assert aims(g, 1) == {a.Summon("reparo")}


@pytest.mark.parametrize("count", [1, 2, 7])
def test_who_is_told_which_tiles_and_cards(count: int) -> None:
    """A single tile is as secret as seven."""
    tiles = tuple("ABCDEFG"[:count])
    for happened in (e.DrewTiles(0, count, tiles), e.ReturnedTiles(0, count, tiles)):
        assert happened.seen_by(0) == happened
        for other in (1, 2, None):
            assert happened.seen_by(other) == type(happened)(0, count, None)
    for between in (
        e.StoleTile(0, 1, "A"),
        e.StoleCard(0, 1, "reparo"),
        e.GaveTile(0, 1, "A"),
        e.ShowedRack(0, 1, tiles),
    ):
        assert between.seen_by(0) == between.seen_by(1) == between
        for other in (2, None):
            assert between.seen_by(other) == type(between)(0, 1, None)
    drawn = e.DrewCard(0, "reparo")
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == drawn.seen_by(None) == e.DrewCard(0, None)


def test_worlds_of_a_bystander_vary_what_the_others_know_of_each_other() -> None:
    g = table(["AAAAAAA", "BCDFGHJ", "EEEEEEE"], [["expelliarmus"]], seats=3)
    g.act(0, a.Attack("expelliarmus", 1))
    g.act(1, a.Accept())
    stolen = g.tiles_known[1][0]
    worlds = [SPEC.redeal(g, 2, Random(i)) for i in range(WORLDS)]
    assert len({world.tiles_known[1][0] for world in worlds}) > 3
    assert all(world.tiles_known[1][0] in world.racks[0] for world in worlds)
    assert {SPEC.redeal(g, 0, Random(i)).tiles_known[1][0] for i in range(9)} == {stolen}, "who stole it knows it"


def test_worlds_of_a_bystander_vary_stolen_cards() -> None:
    g = table(hands=[["wingardium_leviosa"], ["reparo"], ["alohomora"]], seats=3)
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Accept())
    assert g.cards_known[1][0] == ["reparo"]
    worlds = [SPEC.redeal(g, 2, Random(i)) for i in range(WORLDS)]
    assert len({tuple(world.cards_known[1][0]) for world in worlds}) > 3
    assert all(world.cards_known[1][0] == world.hands[0] for world in worlds)


def test_after_a_theft_only_the_thief_still_knows_the_rest_of_the_hand() -> None:
    g = table(hands=[["wingardium_leviosa"], ["alohomora", "reparo"], []], seats=3)
    for other in (0, 2):
        g.cards_known[other][1] = ["alohomora", "reparo"]
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Accept())
    assert g.cards_known[0][1] == g.hands[1]
    assert g.cards_known[2][1] == []
    assert g.cards_known[2][0] == []
    assert g.cards_known[1][0] == g.hands[0]


def test_what_is_fresh_is_so_for_the_seat_whose_turn_it_is() -> None:
    g = table(hands=[["engorgio"], ["engorgio"]])
    g.fresh = ["engorgio"]
    assert not g.usable(0, "engorgio")
    assert g.usable(1, "engorgio")
    assert not g.usable(1, "reparo")


def test_worlds_keep_hands_and_what_is_known_of_them_in_order() -> None:
    g = table(hands=[["alohomora", "reparo"], ["engorgio", "stupefy"], []], seats=3)
    g.cards_known[0][1] = ["engorgio", "stupefy"]
    g.cards_known[1][0] = ["reparo"]
    for i in range(WORLDS):
        world = SPEC.redeal(g, 2, Random(i))
        for cards in (world.cards_known[0][1], world.hands[0], world.hands[1], world.deck):
            assert cards == sorted(cards)
        assert len(world.cards_known[0][1]) == 2
        assert world.cards_known[0][1] == world.hands[1]
        assert world.cards_known[1][0][0] in world.hands[0]
        assert [*world.racks[0]] == sorted(world.racks[0], key=lambda tile: (tile == "?", tile))


def test_worlds_keep_what_the_seat_knows() -> None:
    g = table(["ABCDEFG", "HIJKLMN", "OPQRSTU"], [["reparo", "accio"], ["engorgio"], []], seats=3)
    g.tiles_known[2][0] = "AB"
    g.cards_known[2][0] = ["accio"]
    for i in range(WORLDS):
        world = SPEC.redeal(g, 2, Random(i))
        assert {"A", "B"} <= {*world.racks[0]}
        assert "accio" in world.hands[0]
        assert world.racks[2] == "OPQRSTU"
        assert [len(rack) for rack in world.racks] == [7, 7, 7]
        assert [len(hand) for hand in world.hands] == [2, 1, 0]
        assert SPEC.pieces(world) == SPEC.pieces(g)
        assert not any(card in COMPETITION for hand in world.hands for card in hand)


def test_worlds_know_what_was_gained_this_turn() -> None:
    g = table(hands=[["accio", "reparo"], [], []], seats=3)
    g.fresh = ["accio"]
    fresh = {tuple(world.fresh) for world in (SPEC.redeal(g, 1, Random(i)) for i in range(WORLDS))}
    assert len(fresh) > 3
    for i in range(WORLDS):
        world = SPEC.redeal(g, 1, Random(i))
        assert len(world.fresh) == 1
        assert world.fresh[0] in world.hands[0]
    g.cards_known[1][0] = ["accio"]
    assert {tuple(SPEC.redeal(g, 1, Random(i)).fresh) for i in range(WORLDS)} == {("accio",)}
    assert {tuple(SPEC.redeal(g, 0, Random(i)).fresh) for i in range(9)} == {("accio",)}


def test_who_claims_a_laugh_holds_the_card_in_every_world() -> None:
    g = table(hands=[["rictusempra", "reparo"], [], []], seats=3)
    g.act(0, a.Tickle())
    for seat in (1, 2, None):
        hands = [SPEC.redeal(g, seat, Random(i)).hands[0] for i in range(WORLDS)]
        assert all("rictusempra" in hand for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 3


def test_in_every_world_others_know_only_what_is_held() -> None:
    g = table(["ABCDEFG", "HIJKLMN", "OPQRSTU"], seats=3)
    g.tiles_known[1][0] = "AB"
    g.tiles_known[2][0] = "A"
    for i in range(WORLDS):
        world = SPEC.redeal(g, 2, Random(i))
        known = world.tiles_known[1][0]
        assert "A" in known
        assert len(known) == 2
        assert all(known.count(tile) <= world.racks[0].count(tile) for tile in known)
