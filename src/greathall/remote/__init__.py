"""Sit at the tables of a hall from Python: for bots, tests and tools. See `docs/protocol.md`.

>>> guest = await Guest.arrive("http://127.0.0.1:8000", "Luna")  # doctest: +SKIP
>>> async with guest.visit(table) as seat:  # doctest: +SKIP
...     async for update in seat.updates():
...         if update.asked and update.options:
...             await seat.answer(update, update.options[0].action)
"""

from greathall.remote.guest import Guest
from greathall.remote.visit import Gone, Visit

__all__ = ["Gone", "Guest", "Visit"]
