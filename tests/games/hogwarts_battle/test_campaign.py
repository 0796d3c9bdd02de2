"""A campaign advances with a win, stays after a loss, and is one JSON file."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from greathall.games.hogwarts_battle import SPEC, Campaign, campaign
from greathall.games.hogwarts_battle.bot.heuristic import heuristic
from greathall.games.hogwarts_battle.campaign import CampaignError
from greathall.games.hogwarts_battle.state import Battle
from greathall.text import catalogue
from tests.games.hogwarts_battle.table import table


def ended(game: int, *, won: bool, heroes: str = "harry ron") -> Battle:
    g = table(game=game, heroes=heroes).g
    g.finish()
    g.waiting, g.asked, g.won = (), None, won
    return g


def test_a_win_leads_on_and_a_loss_does_not() -> None:
    campaign = Campaign.begin("The Gryffindors")
    campaign.enter(ended(1, won=False), ["Ada", "Bob"])
    assert campaign.options() == {"game": 1}
    campaign.enter(ended(1, won=True), ["Ada", "Bob"])
    assert campaign.options(difficulty="hard") == {"game": 2, "difficulty": "hard"}
    assert (campaign.wins(), campaign.losses(), campaign.wins(2)) == (1, 1, 0)


def test_each_win_has_a_sequel_that_can_be_dealt() -> None:
    for game in range(1, 7):
        assert SPEC.table.sequel(ended(game, won=False)) is None
        following = SPEC.table.sequel(ended(game, won=True))
        assert following is not None
        assert SPEC.new(seats=2, seed=1, **msgspec.to_builtins(following)).game == game + 1
    assert SPEC.table.sequel(ended(7, won=True)) is None


def test_the_experienced_begin_with_game_3() -> None:
    assert Campaign.begin("Old hands", at=3).options() == {"game": 3}


def test_an_earlier_game_may_be_played_again_but_not_a_later_one() -> None:
    campaign = Campaign.begin("Old hands", at=3)
    assert campaign.options(2) == {"game": 2}
    campaign.enter(ended(2, won=True), ["Ada", "Bob"])
    assert campaign.reached == 3
    with pytest.raises(CampaignError, match="campaign-not-reached"):
        campaign.options(4)
    with pytest.raises(CampaignError, match="campaign-not-reached"):
        campaign.enter(ended(4, won=True), ["Ada", "Bob"])


def test_the_last_win_finishes_it() -> None:
    campaign = Campaign(name="Nearly there", reached=7)
    campaign.enter(ended(7, won=True), ["Ada", "Bob"])
    assert campaign.finished
    assert campaign.options() == {"game": 7}


def test_the_party_may_change_and_one_person_may_play_several_heroes() -> None:
    campaign = Campaign.begin("Friends")
    campaign.enter(ended(1, won=True), ["Ada", "Bob"])
    campaign.enter(ended(2, won=False, heroes="neville hermione ron"), ["Cleo", "Ada", "Ada"])
    first, second = campaign.history
    assert [(member.person, member.hero) for member in first.party] == [("Ada", "harry"), ("Bob", "ron")]
    assert [member.person for member in second.party] == ["Cleo", "Ada", "Ada"]


def test_a_game_really_played() -> None:
    campaign = Campaign.begin("Thumbs")
    g = SPEC.new(seats=2, seed=1, **campaign.options())
    with pytest.raises(CampaignError, match="campaign-not-over"):
        campaign.enter(g, ["Ada", "Bob"])
    while not g.over:
        g.act(g.waiting[0], heuristic(g, g.waiting[0], Random(1)))
    with pytest.raises(CampaignError, match="campaign-people"):
        campaign.enter(g, ["Ada"])
    assert campaign.enter(g, ["Ada", "Bob"]).won == g.won
    assert campaign.reached == 1 + g.won


def test_who_learned_what_is_written_down() -> None:
    g = SPEC.new(seats=2, seed=1, game=6, proficiencies=["charms", "herbology"])
    g.finish()
    g.waiting = ()
    party = Campaign.evening(g, ["Ada", "Bob"]).party
    assert [member.proficiency for member in party] == ["charms", "herbology"]
    assert [member.proficiency for member in Campaign.evening(ended(1, won=True), ["Ada", "Bob"]).party] == [None, None]


def test_every_error_of_a_campaign_has_a_text() -> None:
    """`SPEC.errors` are the messages that must be in the catalogues."""
    raised = set(re.findall(r'CampaignError\(\s*"([a-z-]+)"', inspect.getsource(campaign)))
    assert len(raised) >= 5
    assert raised <= {*SPEC.errors}


def test_it_is_one_json_file(tmp_path: Path) -> None:
    campaign = Campaign.begin("Friends")
    campaign.enter(ended(1, won=True), ["Ada", "Bob"])
    path = tmp_path / "friends.json"
    campaign.save(path)
    assert Campaign.load(path) == campaign
    assert [file.name for file in tmp_path.iterdir()] == ["friends.json"]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "bad-campaign"),
        (b"[]", "bad-campaign"),
        (b'{"name":"x","reached":9}', "bad-campaign"),
        (b'{"name":"x","history":[{"game":1,"won":true,"turns":1,"party":[["a","draco"]]}]}', "bad-campaign"),
        (b"\xff\xfe", "bad-campaign"),
        (b'{"name":"x","format":99}', "newer-campaign"),
        (None, "no-campaign"),
    ],
)
def test_a_damaged_file_is_told_in_words(tmp_path: Path, content: bytes | None, key: str) -> None:
    path = tmp_path / "campaign.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(CampaignError) as refused:
        Campaign.load(path)
    assert refused.value.message.key == key
    for language in ("en", "fr"):
        assert "campaign.json" in catalogue(language, SPEC).format(refused.value.message)
