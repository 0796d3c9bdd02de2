"""The files of the built browser client and of drawings in other packages, the catalogues and the QR codes."""

from __future__ import annotations

import io
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import segno

from greathall.core.errors import Illegal
from greathall.core.registry import game
from greathall.core.spec import GameSpec
from greathall.text.catalogue import LANGUAGES, sources

PLACEHOLDER = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Great Hall</title>
<h1>Great Hall</h1>
<p>The hall is open, but its browser client was not built into this installation.
Build it with <code>make setup</code>, or talk to the hall as <code>docs/protocol.md</code> says:
the HTTP interface is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
<p lang="fr">La salle est ouverte, mais son client pour navigateur n’est pas compris dans cette installation.
Construisez-le avec <code>make setup</code>, ou parlez à la salle comme l’explique <code>docs/protocol.md</code>.</p>
"""


KINDS = {"js": "text/javascript", "webmanifest": "application/manifest+json", "woff2": "font/woff2"}
"""Media types that some systems lack or have wrong."""
DRAWING_ENDINGS = {"js", "css", "svg", "png", "webp", "woff2"}
"""What a game's package may serve from its folder `client`. The sources of our own drawings have other endings."""


def static_file(path: str) -> tuple[bytes, str] | None:
    """A file of the built client and its media type."""
    parts = path.split("/")
    if "." not in parts[-1] and parts[0] != "api":
        return _client_files().get("index.html", (PLACEHOLDER.encode(), "text/html"))
    return _client_files().get(path)


def is_file(path: str) -> bool:
    """Is there such a file in the built client? They are many, and asked for all at once."""
    return path in _client_files()


@cache
def _client_files() -> dict[str, tuple[bytes, str]]:
    """All files of the built client: whatever else is asked for costs nothing."""
    return {path: (file.read_bytes(), _kind(path)) for path, file in _walk(files("greathall.server") / "static")}


def _walk(folder: Traversable, below: str = "") -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_file():
            yield below + entry.name, entry
        else:
            yield from _walk(entry, f"{below}{entry.name}/")


def drawing_address(spec: GameSpec[Any]) -> str | None:
    """Where the browser finds the drawing that the game's package brings."""
    return f"/api/games/{spec.id}/client/drawing.js" if drawing_file(spec.id, "drawing.js") else None


def drawing_file(name: str, path: str) -> tuple[bytes, str] | None:
    """A file of the browser drawing that a game's package brings, and its media type."""
    return _drawing_files(game(name).package).get(path)


@cache
def _drawing_files(package: str) -> dict[str, tuple[bytes, str]]:
    return {
        path: (file.read_bytes(), _kind(path))
        for path, file in _walk(files(package) / "client")
        if path.rsplit(".", 1)[-1] in DRAWING_ENDINGS
    }


def _kind(path: str) -> str:
    return KINDS.get(path.rsplit(".", 1)[-1]) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def catalogue_text(file: str, name: str | None = None) -> str:
    """`en.ftl` or `fr.ftl` of a game, or of all that games share."""
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise Illegal("unknown-language", language=file[:20], known=[*LANGUAGES])
    if name is not None:
        game(name)  # known, or refused: only so many texts can be asked for
    return _catalogue(language, name)


@cache
def _catalogue(language: str, name: str | None) -> str:
    return "\n".join(sources(language, None if name is None else game(name), without="terminal.ftl"))


def qr_picture(text: str) -> bytes:
    """A QR code as SVG, dark on light in every theme."""
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=8, border=2, light="#fff", dark="#000", xmldecl=False)
    return drawn.getvalue()
