"""Campaigns: their books, and playing on."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from greathall.server import campaigns
from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, known
from greathall.server.store_games import plain


@post("/api/campaigns", responses=REFUSALS)
async def begin_campaign(hall: Here, visitor: Visitor, data: JSONBody[p.NewCampaign]) -> p.CampaignSummary:
    return (await campaigns.begin(hall, known(visitor), data)).summary(None)


@post("/api/campaigns/import/{game:str}", responses=REFUSALS)
async def import_campaign(
    hall: Here, visitor: Visitor, request: Request[Any, Any, Any], game: FromPath[str]
) -> p.CampaignSummary:
    """The body is the file, as .../file gives it or as the terminal keeps it."""
    return (await campaigns.bring(hall, known(visitor), game, await request.body())).summary(None)


@get("/api/campaigns/{campaign:str}", responses=REFUSALS)
async def show_campaign(hall: Here, visitor: Visitor, campaign: FromPath[str]) -> p.CampaignPage:
    person = known(visitor)
    party = await campaigns.find(hall, person, campaign)
    table = await campaigns.playing(hall, campaign)
    return party.page(None if table is None else hall.summary_for(table, person))


@get("/api/campaigns/{campaign:str}/file", responses=REFUSALS)
async def export_campaign(hall: Here, visitor: Visitor, campaign: FromPath[str]) -> Response[bytes]:
    """The whole book as one file, for another hall or for `greathall play --campaign`."""
    party = await campaigns.find(hall, known(visitor), campaign)
    name = re.sub(r"[^a-z0-9]+", "-", plain(party.book.name)).strip("-") or campaign
    headers = {"content-disposition": f'attachment; filename="{party.game}-{name}.json"'}
    return Response(party.campaign.write(), media_type="application/json", headers=headers)


@post("/api/campaigns/{campaign:str}/play", responses=REFUSALS)
async def play_campaign(
    hall: Here, visitor: Visitor, campaign: FromPath[str], data: JSONBody[p.PlayCampaign]
) -> p.TableSummary:
    person = known(visitor)
    party = await campaigns.find(hall, person, campaign)
    return hall.summary_for(await campaigns.play(hall, person, party, data), person)


@post("/api/campaigns/{campaign:str}/opened", responses=REFUSALS, status_code=204)
async def open_box(hall: Here, visitor: Visitor, campaign: FromPath[str], data: JSONBody[p.OpenedBox]) -> None:
    person = known(visitor)
    party = await campaigns.find(hall, person, campaign)
    await campaigns.open_box(hall, person, party, data.box)


@delete("/api/campaigns/{campaign:str}", responses=REFUSALS, status_code=204)
async def leave_campaign(hall: Here, visitor: Visitor, campaign: FromPath[str]) -> None:
    """Delete the campaign from one's own list; the others of the party keep it."""
    person = known(visitor)
    await campaigns.find(hall, person, campaign)
    await hall.store.leave_campaign(person.id, campaign)


ROUTES = [
    begin_campaign,
    import_campaign,
    show_campaign,
    export_campaign,
    play_campaign,
    open_box,
    leave_campaign,
]
