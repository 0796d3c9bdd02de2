"""What is in `deploy/` holds together, as far as a machine without a container engine can tell."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from greathall.cli import host
from greathall.cli.arguments import Parser
from greathall.server.metrics import GROWING, HELP, Metrics
from greathall.text.catalogue import catalogue

DEPLOY = Path(__file__).parents[1] / "deploy"


def read(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text("utf-8"))


def options(arguments: list[str]) -> Any:
    """The options as the command itself reads them."""
    assert arguments[0] == "host"
    parser = Parser("greathall host", catalogue("en"), "cli-host")
    host.add_arguments(parser)
    parser.common()
    return parser.read("host", arguments[1:])


def commands() -> dict[str, list[str]]:
    """How each file starts a hall."""
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "greathall.service", "utf-8")
    started = unit["Service"]["ExecStart"].split()
    assert started[0].endswith("/greathall")
    assert started[-1] == "$HALL_OPTIONS"
    (stateful,) = [thing for thing in manifests() if thing["kind"] == "StatefulSet"]
    services = read("compose.yaml")["services"]
    return {
        "Containerfile": json.loads(re.findall(r"^CMD (.*)$", image, re.M)[-1]),
        "systemd": started[1:-1],
        "kubernetes": stateful["spec"]["template"]["spec"]["containers"][0]["args"],
        **{name: service["command"] for name, service in services.items() if name.startswith("hall-")},
    }


def manifests() -> list[Any]:
    return [*yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text("utf-8"))]


def test_every_hall_is_started_with_options_that_there_are() -> None:
    started = {name: options(command) for name, command in commands().items()}
    assert {name for name, chosen in started.items() if chosen.node} == {"kubernetes", "hall-a", "hall-b"}
    for chosen in started.values():
        assert chosen.log_format == "json"
        assert chosen.port == 8000
        assert bool(chosen.node) == bool(chosen.database) == bool(chosen.node_address)


def test_the_containerfile() -> None:
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert linter is not None
    found = subprocess.run([linter, "--no-color", str(DEPLOY / "Containerfile")], capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (0, "")
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    last = text.rsplit("\nFROM ", 1)[1]
    assert re.search(r"^USER 10001$", last, re.M)
    assert "HEALTHCHECK" in last
    assert "/health" in last


def test_compose_and_caddy_name_the_same_nodes() -> None:
    compose = read("compose.yaml")
    services = compose["services"]
    halls = {name for name in services if name.startswith("hall-")}
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert caddy.count("{") == caddy.count("}")
    assert {target.split(":")[0] for target in re.findall(r"hall-\w+:8000", caddy)} == halls
    for name, service in services.items():
        assert set(service["networks"]) <= compose["networks"].keys()
        assert all(volume.split(":")[0] in {*compose["volumes"], "./Caddyfile"} for volume in service["volumes"])
        if name in halls:
            chosen = options(service["command"])
            assert chosen.node == service["hostname"] == name
            assert chosen.node_address == f"http://{name}:8000"
            assert service["read_only"]
            assert "ports" not in service  # people come through Caddy alone
            assert set(service["depends_on"]) <= services.keys()
    targets = read("prometheus.yaml")["scrape_configs"][0]["static_configs"][0]["targets"]
    assert {target.split(":")[0] for target in targets} == halls


def test_the_manifests() -> None:
    found = manifests()
    kinds = {thing["kind"]: thing for thing in found}
    assert kinds.keys() >= {"Secret", "Service", "StatefulSet", "PodDisruptionBudget", "Ingress"}
    pod = kinds["StatefulSet"]["spec"]["template"]
    (hall,) = pod["spec"]["containers"]
    assert pod["spec"]["securityContext"]["runAsNonRoot"]
    assert hall["readinessProbe"]["httpGet"]["path"] == "/health"
    mounted = {mount["name"] for mount in hall["volumeMounts"]}
    assert mounted == {volume["name"] for volume in pod["spec"]["volumes"]}
    given = {variable["name"] for variable in hall["env"]}
    assert {name for argument in hall["args"] for name in re.findall(r"\$\((\w+)\)", argument)} <= given
    names = {thing["metadata"]["name"] for thing in found if thing["kind"] == "Service"}
    assert kinds["StatefulSet"]["spec"]["serviceName"] in names
    for thing in found:
        selector = thing["spec"].get("selector", {}) if "spec" in thing else {}
        assert selector.get("matchLabels", selector).items() <= pod["metadata"]["labels"].items()


def test_the_manifests_fit_the_schemas_of_kubernetes() -> None:
    """Where the package `kubernetes-validate` is: it has a hundred megabytes of schemas."""
    validate = pytest.importorskip("kubernetes_validate").validate
    for thing in manifests():
        validate(thing, "1.31", strict=True)


def test_the_dashboard_shows_what_is_measured() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"greathall_\w+", target["expr"])
    }
    page = Metrics().page(dict.fromkeys(HELP.keys() - Metrics().counters.keys() - TIMES, 0.0))
    told = {re.split(r"[ {]", line)[0] for line in page.splitlines() if not line.startswith("#")}
    assert len(asked) > 15
    assert asked <= told
    assert HELP.keys() >= GROWING


TIMES = {"commit", "bot_think", "loop_lag"}
