"""What `greathall new-game` writes can be played in the browser at once, with its own drawing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from greathall.cli import main
from tests.browser.conftest import RunningHall, Sits, answer
from tests.packages import install


def test_a_new_game_is_played_in_the_browser(
    built: None, visitor: Sits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "owl_post"]) == 0
    environment = install([tmp_path / "owl_post"], tmp_path / "site")
    hall = RunningHall(tmp_path, packages=environment["PYTHONPATH"].split(os.pathsep))
    try:
        key = hall.person("Ines")
        table = hall.table(key, game="owl_post", seats=2, bots="easy", start=True)
        page = visitor(key=key)
        page.goto(f"{hall.address}/table/{table}")
        expect(page.locator(".external")).to_contain_text("Ines")
        while not page.locator(".acts").count():
            answer(page, 1)
            page.wait_for_selector(".acts, .choice:not(.waiting)")
        expect(page.locator(".result")).to_contain_text("Ines")
    finally:
        hall.stop()
