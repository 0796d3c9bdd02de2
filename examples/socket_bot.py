"""A bot that takes a seat over the socket, like any person: python examples/socket_bot.py ADDRESS TABLE [SEAT].

It knows nothing but what the hall tells its seat, and plays any game: here, a random choice.
"""

from __future__ import annotations

import asyncio
import random
import sys

from greathall import Illegal
from greathall.remote import Guest


async def play(address: str, table: str, seat: int | None = None) -> None:
    async with await Guest.arrive(address, "Peeves") as guest:
        await guest.join(table, seat)
        async with guest.visit(table) as visit:
            async for update in visit.updates():
                if not update.asked or not update.options:
                    continue
                option = random.choice(update.options)
                try:
                    await visit.answer(update, option.action)
                except Illegal as reason:
                    print(reason)  # too late, for instance: the next update asks again
            print("The game is over:", visit.latest)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else None))
