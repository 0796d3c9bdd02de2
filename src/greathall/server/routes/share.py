"""Links to finished games, and their pictures."""

from __future__ import annotations

import asyncio
import html
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.server import protocol as p
from greathall.server import replays, shares
from greathall.server.pages import static_file
from greathall.server.picture import card
from greathall.server.routes.common import REFUSALS, Here, Visitor, known
from greathall.server.routes.replays import Count, First, Seat, looked_up
from greathall.text.catalogue import catalogue

Names = Annotated[bool, QueryParameter()]
Language = Annotated[p.Language, QueryParameter()]
KEPT = {"cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin"}
"""A picture never changes, and other sites show it where a link is posted."""


@post("/api/tables/{table:str}/games/{number:int}/share", responses=REFUSALS)
async def share_game(
    hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int], data: JSONBody[p.ShareWish]
) -> p.Shared:
    person = known(visitor)
    return await shares.make(hall, person, await looked_up(hall, person, table, number), data)


@get("/api/tables/{table:str}/games/{number:int}/picture", responses=REFUSALS)
async def preview_picture(
    hall: Here,
    visitor: Visitor,
    table: FromPath[str],
    number: FromPath[int],
    names: Names = True,
    language: Language = "en",
) -> p.GamePicture:
    """The picture before it is shared, for those who may come to the table."""
    replays.finished_record(await looked_up(hall, visitor, table, number))
    drawn = await shares.picture(hall, table, number, language, names=names)
    return p.GamePicture(await asyncio.to_thread(card.draw, drawn), drawn.words, card.can_draw_png())


@get("/api/me/shares", responses=REFUSALS)
async def my_shares(hall: Here, visitor: Visitor) -> list[p.Shared]:
    return [await shares.named(hall, share) for share in await shares.of_person(hall, known(visitor))]


@delete("/api/me/shares/{token:str}", responses=REFUSALS)
async def take_back(hall: Here, visitor: Visitor, token: FromPath[str]) -> None:
    await hall.store.drop_share(token, known(visitor).id)


@get("/api/shared/{token:str}", responses=REFUSALS)
async def show_shared(hall: Here, token: FromPath[str]) -> p.SharedGame:
    return await shares.shared(hall, await shares.find(hall, token))


@get("/api/shared/{token:str}/replay", responses=REFUSALS)
async def shared_replay(
    hall: Here, token: FromPath[str], seat: Seat = None, first: First = 0, count: Count = 50
) -> p.Replay:
    return await shares.replay(hall, await shares.find(hall, token), seat, first, count)


@get("/api/shared/{token:str}/record", responses=REFUSALS)
async def shared_record(hall: Here, token: FromPath[str]) -> Response[Record]:
    record = await shares.record(hall, await shares.find(hall, token))
    return Response(record, headers={"content-disposition": f'attachment; filename="{record.game}.json"'})


@get("/api/shared/{token:str}/picture.svg", responses=REFUSALS)
async def picture_svg(hall: Here, token: FromPath[str]) -> Response[str]:
    share = await shares.find(hall, token)
    drawn = await shares.picture(hall, share.table, share.number, share.language, names=share.names)
    svg = await asyncio.to_thread(card.draw, drawn)
    return Response(svg, media_type="image/svg+xml", headers=KEPT)


@get("/api/shared/{token:str}/picture.png", responses=REFUSALS)
async def picture_png(hall: Here, token: FromPath[str]) -> Response[bytes]:
    share = await shares.find(hall, token)
    drawn = await shares.picture(hall, share.table, share.number, share.language, names=share.names)
    png = await asyncio.to_thread(lambda: card.as_png(card.draw(drawn)))
    if png is None:
        raise Illegal("refusal-no-png")
    return Response(png, media_type="image/png", headers=KEPT)


@get("/r/{token:str}", include_in_schema=False)
async def link_page(hall: Here, token: FromPath[str]) -> Response[bytes]:
    """The client's page, with what other sites show where the link is posted."""
    found = static_file("")
    assert found is not None
    page, kind = found.plain, found.kind
    try:
        share = await shares.find(hall, token)
        told = await shares.shared(hall, share)
    except GreatHallError:
        return Response(page, media_type=kind, headers={"cache-control": "no-cache"})
    texts = catalogue(share.language, game(told.game))
    title = texts.text("picture-seen", game=texts.text("title"))
    form = "png" if card.can_draw_png() else "svg"
    picture = f"{hall.address.rstrip('/')}/api/shared/{token}/picture.{form}"
    tags = {"og:title": title, "og:description": told.words, "og:image": picture, "og:type": "website"}
    tags |= {"og:image:width": "1200", "og:image:height": "630", "og:image:alt": told.words}
    meta = "".join(f'<meta property="{name}" content="{html.escape(value)}">' for name, value in tags.items())
    large = '<meta name="twitter:card" content="summary_large_image">'
    filled = page.replace(b"</head>", (meta + large).encode() + b"</head>", 1)
    return Response(filled, media_type=kind, headers={"cache-control": "no-cache"})


ROUTES = [
    share_game,
    preview_picture,
    my_shares,
    take_back,
    show_shared,
    shared_replay,
    shared_record,
    picture_svg,
    picture_png,
    link_page,
]
