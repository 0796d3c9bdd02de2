"""Games in packages of their own, as if pip had installed them: for other processes, without waiting for pip."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

GROUP = "greathall.games"


def install(package: Path, site: Path) -> dict[str, str]:
    """Write the metadata of a package to `site`, as pip does. Returns the environment in which Python finds it."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    metadata = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"][GROUP].items())
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")
    before = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(site), *before])}
