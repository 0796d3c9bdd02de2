"""The files of the built browser client and of drawings in other packages, the catalogues and the QR codes."""

from __future__ import annotations

import gzip
import io
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b, sha256
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


CODINGS = {"br": ".br", "gzip": ".gz"}
"""How files may be compressed on their way, the best first, and the ending of those that the build has compressed."""


@dataclass(frozen=True, slots=True)
class File:
    """What a browser asks for by name: its content, plain and compressed."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]

    def for_client(self, accepted: str) -> tuple[bytes, str | None]:
        """The smallest that a header `Accept-Encoding` allows, and its coding."""
        offers = {name.strip(): weight.strip() for name, _, weight in (o.partition(";") for o in accepted.split(","))}
        for coding, content in self.packed.items():
            if coding in offers and offers[coding].replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
                return content, coding
        return self.plain, None


def static_file(path: str) -> File | None:
    """A file of the built client. Addresses of its screens (without a dot) all give the page itself."""
    screen = "." not in path.rsplit("/", 1)[-1] and path.split("/")[0] != "api"
    return _static_files().get("index.html" if screen else path)


@cache
def table_page(name: str) -> File:
    """The page for a table of this game, which names the files of its drawing and its texts; of games without a
    drawing of ours: the page itself."""
    found = _static_files()
    page = found.get(f"table/{name}.html")
    if page is None:
        return found["index.html"]
    texts = "".join(f' data-texts-{language}="{text_address(name, language)}"' for language in game(name).languages)
    plain = page.plain.replace(b"<html", b"<html" + texts.encode(), 1)
    return File(page.kind, plain, {"gzip": gzip.compress(plain, 9)})


def inline_scripts() -> str:
    """The scripts that stand in the page itself, as a Content-Security-Policy allows them: by their content."""
    found = re.findall(rb"<script>(.*?)</script>", _static_files()["index.html"].plain, re.DOTALL)
    return " ".join(f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in found)


def is_file(path: str) -> bool:
    """Is there such a file in the built client? They are many, and asked for all at once."""
    return path in _static_files()


@cache
def _static_files() -> dict[str, File]:
    placeholder = {"index.html": File("text/html", PLACEHOLDER.encode(), {})}
    return placeholder | files_below(files("greathall.server") / "static")


def drawing_address(spec: GameSpec[Any]) -> str | None:
    """Where the browser finds the drawing that the game's package brings."""
    return f"/api/games/{spec.id}/client/drawing.js" if drawing_file(spec.id, "drawing.js") else None


def drawing_file(name: str, path: str) -> File | None:
    """A file of the browser drawing that a game's package brings."""
    return _drawing_files(game(name).id).get(path)


@cache
def _drawing_files(name: str) -> dict[str, File]:
    found = files_below(files(game(name).package) / "client")
    return {path: file for path, file in found.items() if path.rsplit(".", 1)[-1] in DRAWING_ENDINGS}


def files_below(folder: Traversable, prefix: str = "") -> dict[str, File]:
    """All files of a folder by their path, read once: whatever else is asked for is neither read nor remembered."""
    if not folder.is_dir():
        return {}
    found: dict[str, File] = {}
    contents: dict[str, bytes] = {}
    for entry in folder.iterdir():
        if entry.is_dir():
            found |= files_below(entry, f"{prefix}{entry.name}/")
        elif not entry.name.startswith("."):
            contents[entry.name] = entry.read_bytes()
    for name, plain in contents.items():
        if not name.endswith((*CODINGS.values(),)):
            packed = {coding: contents[name + end] for coding, end in CODINGS.items() if name + end in contents}
            found[prefix + name] = File(media_type(name), plain, packed)
    return found


def media_type(name: str) -> str:
    return KINDS.get(name.rsplit(".", 1)[-1]) or mimetypes.guess_type(name)[0] or "application/octet-stream"


@cache
def catalogue(language: str, name: str | None = None) -> tuple[str, File]:
    """The texts of a game, or those that all games share, with their fingerprint."""
    if language not in LANGUAGES:
        raise Illegal("unknown-language", language=language[:20], known=[*LANGUAGES])
    spec = None if name is None else game(name)
    text = "\n".join(sources(language, spec, without=("terminal.ftl", "rulebook.ftl", "lab.ftl"))).encode()
    return blake2b(text, digest_size=8).hexdigest(), File("text/plain", text, {"gzip": gzip.compress(text, 9)})


def text_address(name: str, language: str) -> str:
    """Where a browser finds the texts of a game; with other texts it is another address."""
    return f"/api/games/{name}/text/{language}.ftl?v={catalogue(language, name)[0]}"


def qr_picture(text: str) -> bytes:
    """A QR code as SVG, dark on light in every theme."""
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=8, border=2, light="#fff", dark="#000", xmldecl=False)
    return drawn.getvalue()
