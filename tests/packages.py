"""Games in packages of their own, as if pip had installed them: for other processes, without waiting for pip."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

GROUP = "greathall.games"


def install(packages: list[Path], site: Path) -> dict[str, str]:
    """Write the metadata of these packages to `site`, as pip does. Returns the environment of such a Python."""
    for package in packages:
        project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
        metadata = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        metadata.mkdir(parents=True)
        (metadata / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
        points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"][GROUP].items())
        (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")
    before = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, packages), str(site), *before])}
