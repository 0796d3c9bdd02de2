"""Campaigns on disk: games that follow each other, one file for each party."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from greathall.cli import saves
from greathall.cli.choices import plain
from greathall.cli.screen import Misuse
from greathall.core.kernel import State
from greathall.core.spec import Campaign, GameSpec


def file_of(spec: GameSpec[Any], name: str) -> Path:
    word = re.sub(r"[^a-z0-9]+", "-", plain(name)).strip("-")
    if not word:
        raise Misuse("cli-bad-campaign-name", name=name)
    return saves.folder("campaigns") / f"{spec.id}-{word}.json"


def open_campaign(spec: GameSpec[Any], name: str) -> Campaign[Any]:
    """The campaign of this name; a new one, if there is none yet."""
    if spec.table.campaign is None:
        raise Misuse("cli-no-campaign", game=spec.id)
    file = file_of(spec, name)
    return spec.table.campaign.load(file) if file.exists() else spec.table.campaign.begin(name)


def enter(spec: GameSpec[Any], name: str, g: State, people: list[str]) -> Campaign[Any]:
    """Write a game that is over into its campaign."""
    campaign = open_campaign(spec, name)
    campaign.enter(g, people)
    saves.new_folder("campaigns")
    campaign.save(file_of(spec, name))
    return campaign
