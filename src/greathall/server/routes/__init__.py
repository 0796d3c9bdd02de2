"""The handlers of requests, one module for each topic; each lists its own in `ROUTES`."""

from greathall.server.routes import (
    campaigns,
    client,
    games,
    operators,
    people,
    replays,
    socket,
    statistics,
    tables,
    your_games,
)

ROUTES = [
    route
    for module in (games, people, tables, your_games, campaigns, replays, statistics, operators, socket, client)
    for route in module.ROUTES
]
