"""Fields with limits, and the words that several messages choose from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PROTOCOL = 2
"""Counts up when an older client would misunderstand."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]

Visibility = Literal["open", "link", "closed"]
"""open: listed in the hall; link: anyone with the link may enter; closed: nobody new may sit down or watch."""
Pace = Literal["none", "relaxed", "brisk", "real", "day", "three_days"]
"""real: the game's own timing, such as a count to three; nothing closes before the count is over. day, three_days: by
correspondence. Each answer has that long, nobody needs to stay at the table, and its bots play on meanwhile."""
Leavers = Literal["wait", "bot", "vote"]
"""When a player whom others wait for stays away: all wait, a bot stands in, or the others vote on it; the clock stands
still meanwhile. By correspondence a player is away when the time for an answer is over."""
Hints = Literal["alone", "on", "off"]
"""Whether people may ask a strong bot for a hint; alone: while no other person plays."""
Seconds = Annotated[int, Meta(ge=1, le=86_400)]
Phase = Literal["lobby", "playing", "over", "closed", "stopped"]
"""stopped: the game cannot go on, because its rules are gone or its log is damaged; `table.stopped` says which."""
Emote = Literal["hello", "well_played", "thanks", "oops", "hurry", "laugh", "gasp", "wand"]
VoteTopic = Literal["undo", "bot"]
