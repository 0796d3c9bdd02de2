### What the hall says to those at its tables.

## Notices

notice-came = { $name } has come to the table.
notice-sat = { $name } takes seat { $number }.
notice-stood = A seat was given up: { $player } plays on in seat { $number }.
notice-bot-host = The host lets { $bot } stand in for { $player } from move { $move }.
notice-bot-away = { $player } is away: { $bot }, a bot, stands in from move { $move } until they are back.
notice-bot-vote = The table has agreed: { $bot }, a bot, stands in for { $player } from move { $move } until they are back.
notice-back = { $player } plays again.
notice-started = Game { $number } of this table begins.
notice-time-you = Your time was over, so the usual answer was given for you.
notice-time = { $player } has run out of time: the usual answer was taken.
notice-undone = { $player } has taken a move back.
notice-proposed-undo = { $player } would like to take a move back. Do you agree?
notice-proposed-bot = { $player } is away. Shall a bot play on for them?
notice-dropped = That was not agreed to.
notice-paused = The host has stopped the clock.
notice-resumed = The clock runs again.
notice-renamed = { $old } is called { $name } now.
notice-muted = The host has muted { $name }.
notice-unmuted = { $name } may speak again.
notice-kicked = The host has sent { $name } away.
notice-knocked = { $name } would like to come in. The host decides.
notice-knocked-seat = { $name } would like to play in seat { $number }. The host decides.
notice-host = { $name } is the host now.
notice-closed-host = The host has closed the table. Its games can still be looked at.
notice-closed-abandoned = The table was closed because nobody came back. Its games can still be looked at.
notice-reopened = Somebody has come back: the table is open again.

## Why the hall refuses

refusal-empty-text = There is nothing to read in that.
refusal-table-closed = This table is closed.
refusal-not-seated = Only those who sit at the table may do that.
refusal-game-not-over = The game is not over yet.
refusal-own-file = “{ $option }” cannot name a file of the hall’s machine; it may be: { $known }.
refusal-no-sequel = No further game follows this one.
refusal-no-such-page = This page of the list does not exist. Begin again at the top.
refusal-no-such-campaign = There is no such campaign among yours.
refusal-no-campaign = This game has no campaign.
refusal-too-many-campaigns = You have { $most } campaigns already. Delete one from your list first.
refusal-no-such-phrase = Nobody says that in this game.
refusal-box-closed = This box is still closed.
refusal-nobody-to-remind = Nobody has to be reminded here.
refusal-reminded = They were reminded less than a day ago.
refusal-no-stand-in = No bot is playing for a person there.
refusal-no-vote = There is nothing to vote on.
refusal-not-your-vote = You have voted already, or were not asked.
refusal-seat-taken = Somebody sits there already.
refusal-game-running = That has to wait until the game is over.
refusal-no-game = There is no game going on.
refusal-not-yourself = You cannot do that to yourself.
refusal-not-now = That is not possible now.
refusal-other-rules = This game was begun under other rules and cannot go on. Its moves are kept.
refusal-rules-gone = The rules of this game are gone, so it cannot be shown step by step. Its record is kept.
refusal-bot-plays = A bot is playing for you. Take the seat back first.
refusal-too-late = Too late: the game has gone on.
refusal-not-your-seat = That is not your seat.
refusal-no-such-seat = There is no such seat at this table.
refusal-only-host = Only the host may do that.
refusal-no-such-person = There is nobody like that at this table.
refusal-no-team-talk = This table has no private talk between teammates.
refusal-no-teammate = No teammate would read this: the others of your team are bots.
refusal-muted = The host has muted you at this table.
refusal-other-hand = You have seen another hand in this game, so you cannot take this one.
refusal-seats-free = Some seats are still free. Fill them with people or bots first.
refusal-knocked = The host has been asked. Come back when they have let you in.
refusal-table-guarded = At this table the host has to let you in. Tell the hall your name first.
refusal-undo-refused = The others did not want this move to be taken back.
refusal-too-many-changes = You have changed this answer too often. It stays as it is.
refusal-kicked = The host has sent you away from this table.
refusal-table-private = This table lets nobody new in.
refusal-table-full = This table is full.
refusal-not-at-table = You are not at this table.
refusal-no-undo = Moves cannot be taken back at this table.
refusal-vote-running = A vote is going on. Wait for its end.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-try-again = Somebody was faster. Please try again.
refusal-outcome-unknown = The hall does not know yet whether that was written down. Please send it again.
refusal-hall-full = The hall is full just now. Please come back in a moment.
refusal-database = The hall cannot get at its books just now. Please try again in a moment.
refusal-not-kept = The hall could not write that down, so it has not happened. Please try again.
refusal-hall-error = Something went wrong in the hall. Nothing has changed; the host finds the reason in the log.
refusal-no-such-table = There is no such table.
refusal-table-unreadable = The hall cannot read this table. The host finds the reason in the log.
refusal-too-many-tables = You are the host of { $most } tables. Finish or close one of them first.
refusal-too-many-people = Too many new people have come from there. Please wait a little.
refusal-unknown-code = This code is not known. It works once, for ten minutes.
refusal-unknown-key = The hall does not know your key.
refusal-no-key = Tell the hall your name first.
refusal-silence = Nothing was heard from you for a while.
refusal-no-hello = The first message must be a hello.
refusal-hello-twice = You have said hello already.
refusal-too-long = This message is too long: at most { $most } bytes.
refusal-unreadable = The hall cannot read this message: { $reason }
refusal-too-fast = Too many messages. Slow down, please.
refusal-no-such-game = There is no such game at this table.
refusal-no-such-moment = There is no such moment in this game.
refusal-not-json = The hall reads only JSON (content type application/json).
refusal-not-found = There is nothing here.
refusal-other-origin = The hall does not answer to { $origin }.
refusal-bad-request = The hall cannot read this request: { $reason }

## Why a game cannot go on

stopped-rules-changed = The rules have changed since this game was begun, and its move in line { $line } does not fit them any more. Its record is kept.
stopped-damaged = Line { $line } of this table is not as it was written, so the game cannot be trusted any more. The host finds more in the log.

## The database

table-damaged = What the list says about table { $table } cannot be read.
database-gone = There is no { $file }, but { $beside } lies beside it: a restore was interrupted, or a hall was put aside. Give it the name { $file }, or move it somewhere else to begin with an empty hall.
database-read-only = The hall cannot write { $file }: { $reason }. Make room or allow writing, or choose another place with --data-dir.

database-damaged = The database { $file } is damaged and was left as it is: { $reason }. Restore a backup, or choose another file with --database.
database-foreign = { $file } is not a database of Great Hall and was left as it is. Choose another file with --database.
database-newer = { $file } was written by a newer Great Hall (schema { $theirs }, this one knows { $ours }): upgrade to use it.
database-failed = The database could not do that: { $reason }
database-conflict = Somebody else has written to this table at the same time: { $reason }
database-unreachable = The database cannot be reached: { $reason }
database-unknown = There is no store for { $database }. Give the name of a file, or the address of a PostgreSQL database.
postgres-missing = PostgreSQL needs the package asyncpg: pip install greathall[postgres]
backup-exists = { $file } exists already. Choose another name.
database-in-use = Another hall is using { $file } already. Stop it first, or choose another file with --database.
database-in-use-by-hall = A hall is using the database { $file } already. Stop it first, or start all of them with --node, each with a name of its own.
database-not-for-nodes = A hall without --node is using the database { $file }. Stop it first, then start it again with --node.
node-needs-postgres = Several nodes need a PostgreSQL: name one with --database.
node-in-use = Another process is the node “{ $node }”. Stop it first, or choose another name with --node.
table-moved = Table { $table } is at another node now.
port-taken = The hall cannot open port { $port }: { $reason }. Choose another one with --port.
backup-nothing = There is no file { $file }.
restore-not-empty = The database is not empty, so nothing was restored into it. Create a new one.

## To the person who hosts

hall-open = The hall is open: { $address }
hall-network = In your network: { $address }
hall-stop = Ctrl-C closes it. Nothing is lost.
hall-closed = The hall is closed.
hall-backed-up = Everything is in { $file } now.
hall-restored = The hall is as it was in { $file }.
hall-aside = What was there before is in { $file }.
refusal-push-service = The hall cannot send notices to this device ({ $host }).

## To people’s devices, while no page is open.
push-title = Your turn: { $game }
push-body = They wait for you at “{ $table }”.
push-reminder = { $name } reminds you: they wait for you at “{ $table }”.
check-fine = { $tables ->
        [one] One table, nothing wrong.
       *[other] { $tables } tables, nothing wrong.
    }
check-found = { $found ->
        [one] One thing is wrong:
       *[other] { $found } things are wrong:
    }
check-summary = Table { $table }: the entry in the list cannot be read. The hall writes it anew from the log.
check-line = Table { $table }, line { $line }: cannot be read.
check-seal = Table { $table }, line { $line }: not as it was written, or a line before it is missing.
check-number = Table { $table }: line { $line } is missing.
check-tail = Table { $table }: { $lines } lines were written, { $found } are there.
check-game = Table { $table }, game { $number }: cannot go on. { $reason }
check-result = Table { $table }: a result cannot be read.
check-record = Table { $table }, game { $number }: what was kept of it cannot be read.
check-orphan = Table { $table }: it has a log, but is not in the list.

## Pictures of finished games

picture-bot = { $name } (bot)
picture-stood-in = { $bot }, a bot, stood in for { $name } from move { $move }
picture-seat = Seat { $number }
picture-wins = { $name } wins
picture-level = A shared victory
picture-won-together = Won together
picture-lost-together = Lost this time
picture-length = { $minutes } min, { $moves } moves
picture-place = { $name } { $points }
picture-what = { $game }, { $date }: { $title }.
picture-company = { $players } players, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
picture-best = Best play: { $play }
picture-seen = { $game } in the Great Hall

## Profiles, links and the host

refusal-no-profile = There is nobody like that in this hall, or they do not show their profile.
refusal-no-such-share = This link was taken back, or there never was one like it.
refusal-banned = The host of this hall has closed the door for you.
refusal-not-host = Only the host of this hall may do that.
refusal-no-png = This hall draws pictures as SVG only.
refusal-no-such-backup = There is no such backup.
