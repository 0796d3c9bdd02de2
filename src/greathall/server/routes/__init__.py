"""The handlers of requests, one module for each topic; each lists its own in `ROUTES`."""

from greathall.server.routes import (
    admin,
    client,
    games,
    operators,
    people,
    profiles,
    push,
    replays,
    share,
    socket,
    statistics,
    tables,
)

ROUTES = [
    route
    for module in (games, people, profiles, push, tables, replays, share, statistics, admin, operators, socket, client)
    for route in module.ROUTES
]
