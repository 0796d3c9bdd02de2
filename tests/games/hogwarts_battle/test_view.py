"""What the table shows besides the cards: the step of the turn, and prices for whoever looks."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.campaign import Campaign
from greathall.games.hogwarts_battle.events import HorcruxRevealed
from greathall.games.hogwarts_battle.printed import PRINTED
from greathall.games.hogwarts_battle.table_hints import MESSAGES
from greathall.games.hogwarts_battle.view import View
from greathall.text import catalogue
from tests.games.hogwarts_battle.table import Table, reveal, table


def seen(t: Table, seat: int | None = 0) -> View:
    shown = SPEC.view(t.g, seat)
    assert isinstance(shown, View)
    return shown


def test_the_step_of_the_turn() -> None:
    t = reveal("flipendo", hand="alohomora hedwig trevor")
    assert (t.question, seen(t).step) == ("prompt-put-down", "events")
    t = reveal("hand_of_glory", game=2, villains="tom_riddle", hand="hedwig trevor", control=0)
    assert (t.question, seen(t).step) == ("prompt-riddle-choice", "villains")
    t.choose("lose_2").choose("lose_2")
    assert (t.question, seen(t).step) == ("prompt-hero-actions", "actions")
    t.play("hedwig")
    assert (t.question, seen(t).step) == ("prompt-choose-one", "actions")


def test_a_question_at_the_end_of_the_turn() -> None:
    t = table(game=4, location=1, control=6, hands=("alohomora", "hedwig trevor")).end()
    assert (t.question, seen(t).step) == ("prompt-each-discards", "end")


def test_before_the_first_turn_and_after_the_last_there_is_no_step() -> None:
    g = SPEC.new(seats=2, seed=1, game=6)
    assert seen(Table(g)).step is None
    t = table(game=1, villains="draco_malfoy", stack="", attack=6).assign("draco_malfoy", 6)
    assert t.g.over
    assert seen(t).step is None


def test_prices_are_those_of_whoever_looks() -> None:
    t = table(
        game=6, heroes="ron hermione", proficiencies=("arithmancy", "charms"), market="hogwarts_a_history incendio"
    )
    assert seen(t, 0).prices[:2] == (3, 4)
    assert seen(t, 1).prices[:2] == (4, 4)
    assert seen(t, None).prices[:2] == (3, 4)
    assert seen(t).prices[2:] == (None,) * 4


def test_every_card_that_can_be_held_has_its_kind() -> None:
    kinds = PRINTED["KINDS"]
    assert (kinds["lumos"], kinds["firebolt"], kinds["hedwig"]) == ("spell", "item", "ally")
    assert set(kinds.values()) == {"spell", "item", "ally"}


def test_the_set_up_is_told_in_order() -> None:
    log: list[Event] = []
    g = SPEC.new(seats=2, seed=3, game=7, log=log, deal_proficiencies=True)
    kinds = [type(event).__name__ for event in log]
    assert kinds[:7] == [
        "LocationRevealed",
        "EventsShuffled",
        *["VillainRevealed"] * 3,
        "HorcruxRevealed",
        "MarketFilled",
    ]
    assert kinds[7:11] == ["Drew", "Drew", "ProficiencyTaken", "ProficiencyTaken"]
    assert [event.horcrux for event in log if isinstance(event, HorcruxRevealed)] == ["diary"]
    assert g.curse == "diary"


def test_every_message_of_the_table_is_declared() -> None:
    """So that the law of texts looks for it in all languages."""
    texts = catalogue("en", SPEC)
    assert [key for key in MESSAGES if key not in texts] == []
    assert {key for key in texts.messages if key.startswith(("result-", "left-", "together", "sequel"))} <= set(
        MESSAGES
    )
    campaign = Campaign.begin("owls")
    assert campaign.standing().key in MESSAGES
    campaign.finished = True
    assert campaign.standing().key in MESSAGES
