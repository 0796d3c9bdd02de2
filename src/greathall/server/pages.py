"""The files of the built browser client and of drawings in other packages, the catalogues and the QR codes."""

from __future__ import annotations

import io
import mimetypes
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


@cache
def static_file(path: str) -> tuple[bytes, str] | None:
    """A file of the built client and its media type."""
    folder = files("greathall.server") / "static"
    parts = path.split("/")
    if "." not in parts[-1] and parts[0] != "api":
        page = folder / "index.html"
        return page.read_bytes() if page.is_file() else PLACEHOLDER.encode(), "text/html"
    return _file_below(folder, path)


def drawing_address(spec: GameSpec[Any]) -> str | None:
    """Where the browser finds the drawing that the game's package brings."""
    return f"/api/games/{spec.id}/client/drawing.js" if drawing_file(spec.id, "drawing.js") else None


@cache
def drawing_file(name: str, path: str) -> tuple[bytes, str] | None:
    """A file of the browser drawing that a game's package brings, and its media type."""
    if path.rsplit(".", 1)[-1] not in DRAWING_ENDINGS:
        return None
    return _file_below(files(game(name).package) / "client", path)


def _file_below(folder: Traversable, path: str) -> tuple[bytes, str] | None:
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    file = folder.joinpath(*parts)
    if not file.is_file():
        return None
    kind = KINDS.get(parts[-1].rsplit(".", 1)[-1]) or mimetypes.guess_type(parts[-1])[0] or "application/octet-stream"
    return file.read_bytes(), kind


@cache
def catalogue_text(file: str, name: str | None = None) -> str:
    """`en.ftl` or `fr.ftl` of a game, or of all that games share."""
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise Illegal("unknown-language", language=file[:20], known=[*LANGUAGES])
    return "\n".join(sources(language, None if name is None else game(name), without="terminal.ftl"))


def qr_picture(text: str) -> bytes:
    """A QR code as SVG, dark on light in every theme."""
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=8, border=2, light="#fff", dark="#000", xmldecl=False)
    return drawn.getvalue()
