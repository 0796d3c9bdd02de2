"""A hook of mkdocs: CONTRIBUTING.md and CHANGELOG.md stay at the top of the repository, and are pages of the site."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / name).read_text("utf-8").replace("](docs/", "](")
        files.append(File.generated(config, name.lower(), content=text))
    return files
