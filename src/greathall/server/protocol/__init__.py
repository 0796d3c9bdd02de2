"""The wire protocol: every message of the socket and of the HTTP interface.

A socket belongs to one table. It opens with `hello`; the hall answers `welcome`, `table` and one `update` for each seat
the person holds (or one for a spectator). Then the client sends commands, each with an id of its own choice, and each
is answered by exactly one `done` or `refused`; sending the same id again gets the same answer and changes nothing.
The client never computes a rule: it draws `situation.view`, offers `options` and plays `events` with `frames`.
"""

from greathall.server.protocol.commands import *
from greathall.server.protocol.fields import *
from greathall.server.protocol.hall import *
from greathall.server.protocol.host import *
from greathall.server.protocol.lessons import *
from greathall.server.protocol.messages import *
from greathall.server.protocol.people import *
from greathall.server.protocol.push import *
from greathall.server.protocol.replays import *
from greathall.server.protocol.rules import *
from greathall.server.protocol.study import *
from greathall.server.protocol.your_games import *
