"""The handlers of requests, one module for each topic; each lists its own in `ROUTES`."""

from greathall.server.routes import (
    admin,
    campaigns,
    client,
    games,
    lessons,
    operators,
    people,
    profiles,
    push,
    replays,
    rules,
    share,
    socket,
    statistics,
    study,
    tables,
    your_games,
)

TOPICS = (
    games,
    lessons,
    people,
    profiles,
    push,
    tables,
    your_games,
    campaigns,
    replays,
    rules,
    share,
    statistics,
    study,
    admin,
    operators,
    socket,
    client,
)
ROUTES = [route for module in TOPICS for route in module.ROUTES]
