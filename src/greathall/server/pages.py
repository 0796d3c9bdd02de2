"""The files of the built browser client, the catalogues it reads and the codes it shows."""

from __future__ import annotations

import io
import mimetypes
from functools import cache
from importlib.resources import files

import segno

from greathall.core.errors import Illegal
from greathall.core.registry import game
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


@cache
def static_file(path: str) -> tuple[bytes, str, bool] | None:
    parts = path.split("/")
    folder = files("greathall.server") / "static"
    if "." not in parts[-1] and parts[0] != "api":
        page = folder / "index.html"
        return page.read_bytes() if page.is_file() else PLACEHOLDER.encode(), "text/html", False
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    file = folder.joinpath(*parts)
    if not file.is_file():
        return None
    ending = parts[-1].rsplit(".", 1)[1]
    kind = KINDS.get(ending) or mimetypes.guess_type(parts[-1])[0] or "application/octet-stream"
    return file.read_bytes(), kind, parts[0] == "assets"


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
