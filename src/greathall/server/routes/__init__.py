"""The handlers of requests, one module for each topic; each lists its own in `ROUTES`."""

from greathall.server.routes import client, games, operators, people, push, replays, socket, statistics, tables

ROUTES = [
    route
    for module in (games, people, push, tables, replays, statistics, operators, socket, client)
    for route in module.ROUTES
]
