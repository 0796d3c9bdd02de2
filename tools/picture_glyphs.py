"""Writes `server/picture/glyphs.json`: letters and signs as outlines, from the fonts and icons of the browser client.

    pip install fonttools brotli
    python tools/picture_glyphs.py

So a picture of a game needs no font, looks the same everywhere, and the server draws it by joining strings.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "client" / "node_modules"
TARGET = ROOT / "src" / "greathall" / "server" / "picture" / "glyphs.json"
FONTS = {"display": ("cinzel", 700), "name": ("alegreya", 700), "text": ("source-sans-3", 600)}
PLAIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])) + "ŒœŸŠšŽž–—‘’“”…−×"
MORE = "".join(map(chr, range(0x100, 0x180)))
ICONS = {
    "host": "candle-holder",
    "gryffindor": "lion",
    "hufflepuff": "badger",
    "ravenclaw": "eagle-emblem",
    "slytherin": "snake",
    "bot": "vintage-robot",
    "clock": "stopwatch",
    "winner": "laurels-trophy",
    "game": "tabletop-players",
    "stupefy": "bolt-spell-cast",
    "scrabble": "quill-ink",
    "hogwarts_board": "castle",
    "hogwarts_battle": "swords-emblem",
}
EM = 1000


def outlines(use: str, font: str, weight: int) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for part in ("latin", "latin-ext"):
        file = PACKAGES / "@fontsource-variable" / font / "files" / f"{font}-{part}-wght-normal.woff2"
        face = instantiateVariableFont(TTFont(file), {"wght": weight})
        scale = EM / face["head"].unitsPerEm
        names, glyphs = face.getBestCmap(), face.getGlyphSet()
        for letter in PLAIN if use == "display" else PLAIN + MORE:
            name = names.get(ord(letter))
            if name is not None and letter not in found:
                pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
                glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
                found[letter] = [round(glyphs[name].width * scale), pen.getCommands()]
    return dict(sorted(found.items()))


def icons() -> dict[str, str]:
    bodies = json.loads((PACKAGES / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8"))["icons"]
    return {concept: re.findall(r' d="([^"]+)"', bodies[name]["body"])[0] for concept, name in ICONS.items()}


if __name__ == "__main__":
    drawn = {"em": EM, "fonts": {use: outlines(use, *font) for use, font in FONTS.items()}, "icons": icons()}
    TARGET.parent.mkdir(exist_ok=True)
    text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
    TARGET.write_text(re.sub(r'(\],)(?=")', r"\1\n", text) + "\n", "utf-8")
