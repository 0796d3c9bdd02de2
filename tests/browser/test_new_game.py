"""What `greathall new-game` writes can be played in the browser at once, with its own drawing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import RunningHall, Sits, answer
from tests.packages import install


def test_a_new_game_is_played_in_the_browser(built: None, visitor: Sits, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "greathall.cli", "new-game", "owl_post"], cwd=tmp_path, check=True)
    hall = RunningHall(tmp_path, env=install([tmp_path / "owl_post"], tmp_path / "site"))
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
