"""An evening of Hogwarts Battle in the terminal: what is asked, what is offered, how it ends and how it goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from greathall.cli.saves import SavedGame
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.campaign import Campaign
from greathall.games.hogwarts_battle.state import Battle
from tests.cli.conftest import Run

Saved = Callable[[], list[Path]]
PLAY = "play hogwarts_battle --seats 2 --seed {} --bots medium --name Ada"


def calm() -> int:
    """A seed with which the first question is what to do on one's turn."""
    for seed in range(100):
        prompt = SPEC.new(seats=2, seed=seed).prompt(0)
        if prompt is not None and prompt.key == "prompt-hero-actions":
            return seed
    raise AssertionError


def types(file: Path, seat: int = 0) -> list[str]:
    return [action["type"] for who, action in SavedGame.load(file).actions if who == seat]


@pytest.fixture
def quick_end(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """The game is over with the person's first answer: won or lost."""

    def arrange(won: bool) -> None:
        answer = Battle.act_unchecked

        def act(g: Battle, seat: int, action: object) -> None:
            answer(g, seat, action)
            if seat == 0:
                g.won, g.waiting, g.asked, g.agenda = won, (), None, []

        monkeypatch.setattr(Battle, "act_unchecked", act)

    return arrange


def test_to_end_a_turn_says_what_is_left_and_asks_once(run: Run, saved: Saved) -> None:
    said = run(PLAY.format(calm()), "end the turn", "", "end the turn", "yes", "quit")
    assert "End the turn (5 cards unused)" in said.out
    assert said.out.count("End the turn (5 cards unused): sure?") == 2
    assert types(saved()[-1]).count("end_turn") == 1
    run(PLAY.format(calm()) + " --lang fr", "terminer", "non", "quitter")
    assert "end_turn" not in types(saved()[-1])


def test_five_cards_in_one_go(run: Run, saved: Saved) -> None:
    seed = next(seed for seed in range(200) if SPEC.table.together(SPEC.new(seats=2, seed=seed), 0))
    said = run(PLAY.format(seed), "all", "quit")
    assert "   a  Play all 5 cards" in said.out
    assert types(saved()[-1]) == ["play_card"] * 5
    assert "There is nothing to do in one go now." in run(PLAY.format(seed), "a", "a", "quit").out
    french = run(PLAY.format(seed) + " --lang fr", "tout", "quitter")
    assert "   e  Jouer les 5 cartes" in french.out
    assert types(saved()[-1]) == ["play_card"] * 5


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("attack quirinus", "You have no attack left."),
        ("attack bellatrix", "Bellatrix Lestrange is not in play."),
        ("play lumos", "You have no Lumos! in hand."),
        ("acquire stupefy", "Stupefy! is not on the market."),
        ("use nagini", "You do not have Nagini."),
        ("dance", "No choice reads like “dance”."),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, typed: str, why: str) -> None:
    seed = next(seed for seed in range(100) if "quirinus_quirrell" in SPEC.new(seats=2, seed=seed).villains)
    said = run(PLAY.format(seed), typed, "quit")
    assert why in " ".join(said.out.split())


def test_a_lost_game_says_why_and_is_played_again(run: Run, saved: Saved, quick_end: Callable[[bool], None]) -> None:
    quick_end(False)
    said = run(PLAY.format(calm()) + " --option heroes=neville,ron", "end", "y", "again", "quit")
    assert "You have lost Game 1, after 2 turns: the villains control Diagon Alley" in " ".join(said.out.split())
    assert "score" not in said.out.lower()
    assert "r: the same again" in said.out
    assert "n: on to" not in said.out
    first, second = (SavedGame.load(file) for file in saved())
    assert second.options == first.options
    assert (second.people, second.names, second.seed) != (first.people, first.names, first.seed)
    assert second.names == first.names


def test_a_won_game_leads_on_to_the_next(run: Run, saved: Saved, quick_end: Callable[[bool], None]) -> None:
    quick_end(True)
    said = run(PLAY.format(calm()) + " --lang fr", "terminer", "oui", "n", "quitter")
    assert "Victoire au Jeu 1, au tour 2" in said.out
    assert "n\u00a0: continuer avec le Jeu 2" in said.out
    assert [SavedGame.load(file).options["game"] for file in saved()] == [1, 2]


def test_enter_or_the_end_of_input_leaves(run: Run, saved: Saved, quick_end: Callable[[bool], None]) -> None:
    quick_end(True)
    assert run(PLAY.format(calm()), "end", "y", "").code == 0
    assert run(PLAY.format(calm()), "end", "y").code == 0
    assert len(saved()) == 2


def test_a_campaign_is_kept(run: Run, saved: Saved, home: Path, quick_end: Callable[[bool], None]) -> None:
    quick_end(True)
    campaign = " --campaign Owls"
    said = run(PLAY.format(calm()) + campaign, "end", "y", "")
    assert "Campaign “Owls”: Game 2 is next (games won 1, lost 0)." in said.out
    file = home / "data" / "greathall" / "campaigns" / "hogwarts_battle-owls.json"
    assert Campaign.load(file).reached == 2
    assert Campaign.load(file).history[0].party[0].person == "Ada"
    said = run(PLAY.format(calm()) + campaign, "1", "n", "1", "n", "quit")
    assert [SavedGame.load(game).options["game"] for game in saved()] == [1, 2, 3, 4]
    assert {SavedGame.load(game).campaign for game in saved()} == {"Owls"}
    assert Campaign.load(file).reached == 4
    quick_end(False)
    said = run(f"play --resume {saved()[-1]}", "1", "")
    assert "Campagne" not in said.out
    assert "Campaign “Owls”: Game 4 is next (games won 3, lost 1)." in said.out
    run(PLAY.format(calm()) + campaign + " --option game=2", "quit")
    assert SavedGame.load(saved()[-1]).options["game"] == 2, "an earlier game, for pleasure"
