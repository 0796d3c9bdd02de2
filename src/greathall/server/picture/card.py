"""The picture of a finished game: who won, everybody's points, and whether a bot stood in."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.util import find_spec

from babel.dates import format_date
from msgspec import Struct

from greathall.core.achievements import GameFacts
from greathall.core.messages import Message, message_key
from greathall.core.registry import game
from greathall.server.picture.svg import box, fitted, icon, text, width
from greathall.server.store import Result
from greathall.text.catalogue import Catalogue, catalogue

W, H, EDGE = 1200, 630, 52
GOLD, LIGHT, SOFT, PANEL, LINE = "#f2c063", "#f4ebd9", "#cfc5b2", "#191c27", "#3b4052"
FILLS = {
    "gryffindor": ("#8c1c2b", "#fff3e6"),
    "hufflepuff": ("#e3ac26", "#231a05"),
    "ravenclaw": ("#1d4b8f", "#eff5ff"),
    "slytherin": ("#14613d", "#ebfaf0"),
}
HATCHINGS = {
    "gryffindor": '<rect width="1.5" height="6" fill="#fff" opacity=".2"/>',
    "hufflepuff": '<circle cx="3" cy="3" r="1.2" fill="#231a05" opacity=".4"/>',
    "ravenclaw": '<rect width="6" height="1.5" fill="#fff" opacity=".2"/>',
    "slytherin": '<path d="M-1 1L1 -1M0 6L6 0M5 7L7 5" stroke="#fff" stroke-width="1.2" opacity=".25"/>',
}
CANDLES = ((420, 26, 0.6), (520, 52, 0.5), (620, 18, 0.62), (716, 48, 0.5), (812, 24, 0.6))


class Side(Struct):
    """Those who win together."""

    names: list[str]
    points: int
    won: bool
    house: str = ""
    hero: str = ""


class Card(Struct):
    """What the picture says, in one language; it is drawn from this and told in words from this."""

    game: str
    game_name: str
    title: str
    lead: str
    sides: list[Side]
    house_names: dict[str, str]
    bot: str
    length: str
    date: str
    words: str


def describe(
    result: Result, facts: GameFacts | None, language: str, *, names: bool, best: str = "", stood_in: str = ""
) -> Card:
    """What to show of a game. Without names people are seats; bots are always named as bots."""
    spec = game(result.game)
    texts = catalogue(language, spec)
    shown = shown_names(result, texts, names=names)
    sides = _sides(result, facts, shown, texts)
    winners = [side for side in sides if side.won]
    date = format_date(
        datetime.fromtimestamp(result.ended / 1000, UTC).date(),
        "long",
        locale="en_GB" if language == "en" else language,
    )
    house_names = {side.house: texts.text(message_key("house", side.house)) for side in sides if side.house}
    together = len(set(result.teams)) == 1
    houses = all(side.house for side in sides) and len(sides) < len(result.teams)
    if together:
        title = texts.text("picture-won-together" if winners else "picture-lost-together")
    elif len(winners) != 1:
        title = texts.text("picture-level")
    else:
        of = winners[0]
        title = texts.text("picture-wins", name=house_names[of.house] if houses else of.names[0])
    minutes = max(1, round((result.ended - result.started) / 60_000))
    length = texts.text("picture-length", minutes=minutes, moves=result.steps)
    places = [
        texts.text(
            "picture-place",
            name=house_names[side.house] if houses else _listed(side.names, texts),
            points=side.points,
        )
        for side in sides
    ]
    words = [
        texts.text("picture-what", game=texts.text("title"), date=date, title=title),
        _listed([name for side in sides for name in side.names], texts) + "." if together else "; ".join(places) + ".",
        best and f"{best}.",
        stood_in and f"{stood_in}.",
        texts.text("picture-company", players=len(result.names), minutes=minutes),
    ]
    return Card(
        game=result.game,
        game_name=texts.text("title"),
        title=title,
        lead=best,
        sides=sides,
        house_names=house_names,
        bot=stood_in,
        length=length,
        date=date,
        words=" ".join(word for word in words if word),
    )


def shown_names(result: Result, texts: Catalogue, *, names: bool) -> list[str]:
    """By seat. A bot is named as a bot, also where people are not named."""
    return [
        _shown(seat, name, result.people[seat] is None, texts, named=names) for seat, name in enumerate(result.names)
    ]


def _shown(seat: int, name: str, bot: bool, texts: Catalogue, *, named: bool) -> str:
    if bot and name:
        return texts.text("picture-bot", name=name)
    return name if name and named else texts.text("picture-seat", number=seat + 1)


def _listed(names: list[str], texts: Catalogue) -> str:
    return names[0] if len(names) == 1 else texts.text("list", first=", ".join(names[:-1]), last=names[-1])


def _sides(result: Result, facts: GameFacts | None, names: list[str], texts: Catalogue) -> list[Side]:
    outcome = result.outcome
    houses = facts.houses if facts is not None else []
    heroes = facts.heroes if facts is not None else []
    sides: dict[int, Side] = {}
    for seat, team in enumerate(result.teams):
        together = len(set(result.teams)) == 1
        key = seat if together else team
        points = 0 if outcome is None else outcome.scores[seat]
        won = outcome is not None and seat in outcome.winners
        hero = texts.format(Message(heroes[seat])) if heroes else ""
        side = sides.setdefault(key, Side([], points, won, houses[seat] if houses else "", hero))
        side.names.append(names[seat])
    return sorted(sides.values(), key=lambda side: (not side.won, -side.points))


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw(card: Card) -> str:
    texts = catalogue("en")
    teams = len(card.sides) < sum(len(side.names) for side in card.sides) and all(side.house for side in card.sides)
    body = _banner(card) if teams else _ladder(card)
    head = (
        icon("host", EDGE, 38, 40, GOLD)
        + text(EDGE + 54, 70, texts.text("ui-great-hall"), "display", 34, GOLD, spacing=0.06)
        + icon(card.game, W - EDGE - 46 - _name_width(card), 40, 34, GOLD)
        + text(W - EDGE, 68, card.game_name, "name", 28, LIGHT, end=True, most=420)
    )
    foot = f'<rect y="{H - 76}" width="{W}" height="76" fill="#000" opacity=".34"/>'
    if card.bot:
        foot += icon("bot", EDGE, H - 51, 26, LIGHT) + text(EDGE + 36, H - 30, card.bot, "text", 23, LIGHT, most=560)
    foot += text(W - EDGE, H - 30, f"{card.length}   {card.date}", "text", 23, SOFT, end=True, most=500)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}" role="img">'
        f"<title>{_escaped(card.words)}</title>{_DEFS}"
        f'<rect width="{W}" height="{H}" fill="url(#night)"/><rect width="{W}" height="{H}" fill="url(#hearth)"/>'
        f"{_candles()}{head}{body}{foot}</svg>"
    )


def _name_width(card: Card) -> float:
    words, size = fitted(card.game_name, "name", 28, 420)
    return width(words, "name", size)


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")


_DEFS = (
    '<defs><linearGradient id="night" x2="0" y2="1"><stop stop-color="#0b0e17"/>'
    '<stop offset="1" stop-color="#17110f"/></linearGradient>'
    '<radialGradient id="hearth" cx=".5" cy="1.12" r=".7"><stop stop-color="#e28c34" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#e28c34" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="glow"><stop stop-color="#ffcf73" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#ffcf73" stop-opacity="0"/></radialGradient>'
    + "".join(
        f'<pattern id="hatch-{house}" width="6" height="6" patternUnits="userSpaceOnUse">{sign}</pattern>'
        for house, sign in HATCHINGS.items()
    )
    + '<linearGradient id="fade"><stop offset=".6" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#fff"/></linearGradient>'
    '<mask id="right"><rect width="1200" height="630" fill="url(#fade)"/></mask></defs>'
)


def _candles() -> str:
    return "".join(
        f'<g transform="translate({x} {y - 10}) scale({k})"><circle cy="6" r="42" fill="url(#glow)"/>'
        '<rect x="-6" y="20" width="12" height="46" rx="2" fill="#d9cba8"/>'
        '<path fill="#f6b73c" d="M0 -4C7 5 6 14 0 18C-6 14 -7 5 0 -4Z"/></g>'
        for x, y, k in CANDLES
    )


def _crest(house: str, x: float, y: float, size: float) -> str:
    fill, on = FILLS[house]
    r = size / 2
    return (
        f'<circle cx="{x + r}" cy="{y + r}" r="{r}" fill="{fill}"/>'
        f'<circle cx="{x + r}" cy="{y + r}" r="{r - 1}" fill="url(#hatch-{house})" stroke="#fff" stroke-opacity=".3"/>'
        + icon(house, x + size * 0.18, y + size * 0.18, size * 0.64, on)
    )


def _banner(card: Card) -> str:
    """The house that won, large, and the others below it."""
    best, *rest = card.sides
    fill, on = FILLS[best.house]
    y = 176 if rest else 226
    parts = [
        box(EDGE, y, W - 2 * EDGE, 198, 22, fill),
        f'<g mask="url(#right)">{box(EDGE, y, W - 2 * EDGE, 198, 22, f"url(#hatch-{best.house})")}</g>',
        f'<circle cx="{EDGE + 105}" cy="{y + 99}" r="69" fill="{on}"/>',
        icon(best.house, EDGE + 58, y + 52, 94, fill),
        text(EDGE + 206, y + 96, card.title, "display", 62, on, most=600),
        text(EDGE + 208, y + 142, ", ".join(best.names), "text", 27, on, most=600),
        box(W - EDGE - 246, y + 44, 210, 110, 14, fill),
        text(W - EDGE - 56, y + 131, str(best.points), "text", 92, on, end=True, most=190),
    ]
    wide = (W - 2 * EDGE - 18 * (len(rest) - 1)) / max(1, len(rest))
    for i, side in enumerate(rest):
        x = EDGE + i * (wide + 18)
        parts += [
            box(x, y + 218, wide, 112, 16, PANEL, LINE),
            _crest(side.house, x + 20, y + 246, 56),
            text(x + 92, y + 268, card.house_names[side.house], "name", 27, LIGHT, most=wide - 200),
            text(x + 92, y + 300, ", ".join(side.names), "text", 21, SOFT, most=wide - 200),
            text(x + wide - 22, y + 290, str(side.points), "text", 42, LIGHT, end=True, most=90),
        ]
    return "".join(parts)


def _ladder(card: Card) -> str:
    """The title on the left, everybody in the order of places on the right."""
    row = 103
    top = (H - 76 + 100 - row * len(card.sides)) / 2
    parts = [
        text(EDGE, 300, card.title, "display", 62, GOLD, most=620),
        text(EDGE, 356, card.lead, "text", 27, LIGHT, most=620) if card.lead else "",
    ]
    for i, side in enumerate(card.sides):
        y = top + row * i
        parts.append(box(718, y, 430, 92, 16, PANEL, LIGHT if side.won else LINE, 2 if side.won else 1))
        if side.house:
            parts.append(_crest(side.house, 738, y + 18, 56))
        else:
            parts.append(icon("winner" if side.won else "game", 744, y + 24, 44, GOLD if side.won else SOFT))
        below = card.house_names.get(side.house, side.hero)
        parts.append(text(812, y + (40 if below else 56), ", ".join(side.names), "name", 29, LIGHT, most=210))
        if below:
            parts.append(text(812, y + 72, below, "text", 20, SOFT, most=230))
        if side.points and not side.hero:
            parts.append(text(1126, y + 62, str(side.points), "text", 42, LIGHT, end=True, most=110))
    return "".join(parts)


def as_png(svg: str) -> bytes | None:
    """None: this installation cannot draw PNG."""
    try:
        import resvg_py
    except ImportError:
        return None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=False))


def can_draw_png() -> bool:
    return find_spec("resvg_py") is not None
