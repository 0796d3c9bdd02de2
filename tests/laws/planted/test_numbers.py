"""Every answer has a number, and every view a vector."""

from __future__ import annotations

from bluff import Bluff, Play
from greathall.core.numbering import Numbered
from tests.laws.planted.variants import caught, variant


def test_answers_without_a_number() -> None:
    caught(variant(answers={Play: Numbered(words={"card": range(1, 11)})}), "numbers", "have no number of their own")


def test_a_mask_that_tells_a_hidden_card() -> None:
    def read(g: Bluff, seat: int, card: int) -> int:
        return card + (max(g.hands[(seat + 1) % g.seats]) > 15)

    faulty = variant(answers={Play: Numbered(words={"card": range(1, 22)}, reads={"card": read})})
    caught(faulty, "secrecy", "the mask of seat", "tells what it may not know")


def test_a_vector_of_many_lengths() -> None:
    faulty = variant(reads={"hand": (["card"], lambda hand: [float(card) for card in hand])})
    caught(faulty, "numbers", "the vector of seat", "another length")
