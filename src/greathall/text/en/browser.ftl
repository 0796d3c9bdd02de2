### The hall in the browser. The client adds “ui-” to the keys it uses; a test compares the two.

## Everywhere

ui-great-hall = Great Hall
ui-skip = Skip to the table
ui-close = Close
ui-dismiss = Dismiss
ui-toasts = Messages
ui-yes = yes
ui-no = no
ui-on = On
ui-off = Off
ui-nothing = nothing
ui-points = points
ui-score = Score
ui-total = Total
ui-player = Player
ui-you = You
ui-you-object = you
ui-guest = Guest
ui-looking = One moment…
ui-lost = There is nothing here
ui-lost-hint = The link may be mistyped, or the table may be gone.
ui-to-the-hall = To the hall
ui-unofficial = Unofficial and for private play. Not affiliated with any publisher.

## Bar of the hall

ui-place-hall = Hall
ui-places = Places
ui-your-page = Your page: { $name }

## Hall

ui-hall-tagline = Wizarding games, your friends, and patient bots.
ui-seat-kept = Your seat is kept
ui-seat-kept-where = { $game }, “{ $table }”.
ui-seat-kept-your-turn = It is your turn.
ui-back-to-table = Back to the table
ui-open-a-table = Open a table
ui-open-tables = Open tables
ui-nickname = Your nickname
ui-game = Game
ui-seats-range = { $least }–{ $most } seats
ui-seats = Seats
ui-seat-fewer = One seat fewer
ui-seat-more = One seat more
ui-other-seats = The other seats
ui-company-bots = Bots
ui-company-people = Friends
ui-pace = Clock
ui-pace-none = None
ui-pace-relaxed = Relaxed
ui-pace-brisk = Brisk
ui-pace-real = Real
ui-who-may-enter = Who may enter
ui-door-link = Invited
ui-door-open = Anyone
ui-play-against-bots = Play now
ui-open-the-table = Open the table
ui-have-a-code = I have a code
ui-code-label = Code or link
ui-code-hint = The code of a table, or the eight letters that your other device shows.
ui-code-use = Go there
ui-welcome-back = Welcome back, { $name }. Your seats are here.
ui-table-line = { $game } · { $phase }
ui-phase-lobby = waiting for players
ui-phase-playing = playing
ui-phase-over = game over
ui-seats-count = { $people } people, { $bots } bots, { $free } free
ui-join = Join
ui-join-table = Join: { $table }
ui-watch = Watch
ui-watch-table = Watch: { $table }
ui-no-tables = No open table yet. Open one: bots keep you company until friends arrive.

## Door

ui-invited = You are invited
ui-invited-to = You are invited to { $game }
ui-at-the-table = { $table }, with { $names }
ui-come-in = Come in
ui-only-watch = Only watch
ui-no-account = No account, no mail: the link is enough.

## Lobby

ui-lobby-line = { $game } · { $seats } seats
ui-around-the-table = Around the table
ui-n-of-m = { $n } of { $m }
ui-free-seat = Free seat
ui-sit-here = Sit here
ui-sit-too = Sit here too
ui-stand-up = Give this seat up
ui-bot = Bot
ui-bot-of-level = Bot, { $level }
ui-level-easy = easy
ui-level-medium = medium
ui-level-strong = strong
ui-level-master = master
ui-level-of = Strength of { $name }
ui-temperament-of = Character of { $name }
ui-temperament-none = no special character
ui-free-the-seat = Send { $name } away
ui-kick = Ask { $name } to leave
ui-kick-short = Remove
ui-host = Host
ui-you-host = You, the host
ui-here = Here
ui-away = Away
ui-watching-names = Watching: { $names }
ui-watching-count = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
ui-invite = Invite
ui-invite-hint = The link is enough: no account, no mail.
ui-copy-link = Copy the invitation
ui-link-copied = The link is copied.
ui-invite-qr = QR code of the invitation
ui-table-code = Code of the table
ui-table-rules = Rules of the table
ui-table-name = Name of the table
ui-change = Change
ui-keep = Keep
ui-cancel = Cancel
ui-leavers = If somebody goes away
ui-leavers-wait = All wait
ui-leavers-bot = After a wait a bot plays until they return
ui-leavers-vote = After a wait the others vote on a bot
ui-door-open-long = Anyone: the table is listed in the hall
ui-door-link-long = Whoever has the link
ui-door-closed-long = Nobody new
ui-pace-none-long = No clock
ui-pace-relaxed-long = Relaxed: time to think
ui-pace-brisk-long = Brisk: think fast
ui-pace-real-long = Real: as at the table, on three
ui-option-usual = as the game decides
ui-option-chosen = chosen here
ui-undo-allowed = Moves may be taken back
ui-bots-talk = Bots talk to their partners
ui-all-seated = Everybody is seated
ui-seats-left = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
ui-start = Start the game
ui-start-hint = The game starts when every seat is taken, by a person or a bot.
ui-start-hint-full = Start whenever you like.
ui-why-not-start = Not yet: a seat is free. Fill it with a bot, or wait for a friend.
ui-host-starts = { $name } starts the game.
ui-fill-with-bots = Fill with bots
ui-leave-table = Leave the table

## Table

ui-choice = Your choice
ui-answers = Answers
ui-you-are-ready = You are ready
ui-all-ready = All have chosen. You may change until the count is over.
ui-take-back = Choose again
ui-waiting-for = Waiting for { $names }
ui-watch-the-table = Watch the table
ui-watching = Watching
ui-seat-choosing = Still choosing
ui-seat-ready = Ready
ui-form-count = { $count ->
    [one] There is one answer.
   *[other] There are { $count } answers: too many to list.
}
ui-form-kind = Your move
ui-form-send = Answer
ui-on-the-table = On the table
ui-round-of = Round { $round } of { $rounds }
ui-phases = Phases of the round
ui-clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
ui-look-first = Look around: the count begins in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
ui-clock-paused = The clock stands still
ui-paused = The host has stopped the clock
ui-reconnecting = Reconnecting… Your seat is kept.
ui-back-in-seat = You are back in your seat. Nothing was lost.
ui-your-turn = Your turn: { $game }
ui-vote-undo = May { $name } take the move back?
ui-vote-bot = Shall a bot stand in for { $name }?
ui-agree = Agree
ui-disagree = Disagree
ui-hand-back = Play myself again
ui-pass-to = Hand the device to { $name }
ui-i-am = I am { $name }

## Log and talk

ui-log = Log
ui-chat = Chat
ui-log-and-chat = Log and chat
ui-log-and-chat-new = Log and chat, { $count } new
ui-log-empty = Nothing has happened yet.
ui-log-to-replay = Move { $step }: see it in the replay
ui-open-log = Open the log
ui-chat-empty = Nobody has said anything yet.
ui-chat-line = Say something
ui-chat-send = Say
ui-chat-to = To whom
ui-chat-to-all = To all
ui-chat-to-team = To my team
ui-chat-in-team = (team)
ui-chat-line-team = Say something to your team
ui-quick-phrases = Quick phrases
ui-emote-hello = Hello
ui-emote-well-played = Well played
ui-emote-laugh = Ha ha
ui-emote-gasp = Oh!
ui-emote-wand = Wands ready!
ui-emote-oops = Oops
ui-emote-hurry = Your turn…
ui-emote-thanks = Thank you

## Menu

ui-menu = Menu
ui-rules = Rules
ui-rules-hint = Point at any card, or hold it, to read what it does.
ui-no-rules = This game brings no summary of its rules.
ui-people = People
ui-replay-so-far = The game so far
ui-undo = Take my move back
ui-pause = Stop the clock
ui-go-on = Let the clock run
ui-show-text = Show the table as text
ui-show-drawn = Show the drawn table
ui-let-bot-play = Let a bot play
ui-mute = Mute
ui-unmute = Unmute
ui-leave-question = Leave the table?
ui-leave-alone = The game waits for you, as long as you like.
ui-leave-wait = Your seat is kept, and the others wait for you.
ui-leave-bot = Your seat is kept. If others wait for you, after a while a bot plays until you return.
ui-leave-vote = Your seat is kept. The others may vote that a bot plays until you return.
ui-leave-kept = You can come back to this table at any time.
ui-leave-spectator = You are only watching; come back whenever you like.
ui-stay = Stay
ui-leave-now = Leave for now

## The end of a game

ui-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
ui-nobody-won = Nobody wins
ui-sequel = On to the next game
ui-rematch = Play again, same table
ui-replay = Replay
ui-check-shuffle = Check the shuffle
ui-skip-to-end = Skip to the end

## Receipt

ui-receipt = The fairness receipt
ui-receipt-how = Before the deal the hall published a promise: the hash of a secret key from which every shuffle and every die follows. Now the key is open, and your browser has computed its hash itself.
ui-receipt-good = The promise was kept.
ui-receipt-bad = The key does not match the promise.
ui-receipt-promise = Promised before the deal
ui-receipt-key = Key, opened after the game
ui-receipt-found = Hash computed here
ui-receipt-more = The record has { $steps } moves; “greathall verify” replays them all under this key.
ui-receipt-none = There is no receipt yet: the key is opened after the game.
ui-record-download = Download the record

## Replay

ui-seen-by = Seen by
ui-a-spectator = A spectator
ui-share-moment = Copy a link to this moment
ui-close-replay = Close the replay
ui-timeline = Timeline
ui-to-start = To the start
ui-step-back = One step back
ui-step-on = One step on
ui-play = Play
ui-stop = Stop
ui-speed = Speed: { $speed } times
ui-move = Moment
ui-move-of = Moment { $move } of { $moves }
ui-move-words = Moment { $move } of { $moves }. { $words }
ui-play-on = Play on from here
ui-events = Events
ui-sealed = The shuffle was sealed before the deal and opened after the game.
ui-check-it = Check it

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-auto = As the device
ui-theme-night = Night
ui-theme-day = Day
ui-theme-to-day = Day theme
ui-theme-to-night = Night theme
ui-text-size = Text size
ui-size-normal = Normal
ui-size-large = Large
ui-size-larger = Larger
ui-sound = Sound
ui-sound-to-off = Turn the sound off
ui-sound-to-on = Turn the sound on
ui-volume = Volume
ui-motion = Motion
ui-motion-hint = Less: nothing travels across the screen.
ui-motion-auto = As the device
ui-motion-less = Less
ui-confirm = Confirm moves
ui-confirm-hint = A touch on the table chooses, a button sends.
ui-table-kind = Tables
ui-table-kind-hint = As text, for screen readers.
ui-table-drawn = Drawn
ui-table-text = Text
ui-shortcuts = Letter keys
ui-shortcuts-hint = L log, C chat, ? rules, 1–9 answers.
ui-notices = Notices
ui-notices-hint = One a turn, and only while this page is out of sight.
ui-notices-blocked = The browser does not allow notices from this address.
ui-rename = Change the name
ui-renamed = You are { $name }.
ui-device-hint = Go on with your seats on another device: the code works once.
ui-device-code = Code for another device
ui-device-code-lasts = Type it there under “I have a code”. { $minutes ->
    [one] It holds for a minute.
   *[other] It holds for { $minutes } minutes.
}
ui-device-qr = QR code for another device

## Statistics

ui-statistics = Statistics
ui-games-in-hall = Games finished in this hall
ui-games-of-kind = { $game }: { $count }
ui-no-games-yet = None yet.
ui-rating-of = { $game }: rating
ui-rating-hint = Games with at least two people count. The rating is cautious: it rises with games played.
ui-played = Played
ui-won = Won
ui-rating = Rating
ui-your-games = Your games

## About

ui-about = About
ui-about-what = Great Hall plays wizarding tabletop games by the book: in the browser with friends and bots, in English and French, on your own machine.
ui-credits = Thanks
ui-credit-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.
ui-credit-fonts = Typefaces Cinzel, Alegreya and Source Sans 3, SIL Open Font License 1.1.
ui-credit-parts = Made with Svelte, Vite and Fluent.
ui-keys = Keys
ui-keys-tab = Tab goes from part to part, the arrows from answer to answer; Enter chooses, Escape takes an answer back.
ui-keys-letters = At a table: L opens the log, C the chat, ? the rules; 1 to 9 give an answer. The settings turn these off.

## What can go wrong

ui-problem-unreachable = The hall does not answer. Is it running? Try again in a moment.
ui-problem-unknown = The hall could not do that (status { $status }).
ui-drawing-failed = The drawing of this game has failed: it is shown as text.

## Waiting, standing in, coming back

ui-away-for = Away { $time }
ui-stands-in = { $bot } stands in
ui-away-wait = Wait
ui-away-wait-hint = The clock stands still until they are back. Best among friends and by correspondence.
ui-away-vote = Let the table vote
ui-away-vote-hint = After the wait everybody is asked: go on with a bot, or wait? More than half decides.
ui-away-bot = A bot stands in
ui-away-bot-hint = After the wait a bot plays on by itself. Best when strangers sit at the table.
ui-play-when = Play
ui-at-the-table = At the table
ui-by-owl = By owl
ui-by-correspondence = By correspondence
ui-time-for-a-move = Time for a move
ui-pace-day = A day
ui-pace-three-days = Three days
ui-pace-day-long = By correspondence: a day a move
ui-pace-three-days-long = By correspondence: three days a move
ui-patience = How long to wait
ui-stand-in-level = Strength of the bot
ui-for-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
ui-for-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
ui-for-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
ui-course = What then happens
ui-course-at-once = At once
ui-course-at-once-what = The seat is kept. The clock stands still.
ui-course-question = A question is asked
ui-course-question-owl = Nobody has to stay. Whoever is asked is told.
ui-course-then = After that
ui-course-all-wait = All wait, as long as it takes.
ui-course-after = { $wait } later
ui-course-vote = The vote: wait, or a bot stands in.
ui-course-bot = A bot stands in.
ui-course-back = When they return
ui-course-back-what = The seat is theirs at once. The result names the bot and its moves.
ui-is-away = { $names } { $count ->
    [one] is
   *[other] are
} away. The clock stands still.
ui-is-late = { $names } { $count ->
    [one] has
   *[other] have
} run out of time.
ui-held-wait = All wait. The seat is kept.
ui-held-vote = In a while you are asked whether a bot should stand in. The seat is kept.
ui-held-bot = In a while a bot stands in, until they are back. The seat is kept.
ui-plays-for = { $bot } plays for { $name } from move { $move } until they are back.
ui-plays-for-you = { $bot } plays for you.
ui-stand-in-began = { $bot } stands in for { $name } from here, move { $move }.
ui-stand-in-ended = { $name } plays again from move { $move }.
ui-stood-in = { $bot }, a bot, stood in for { $name } from move { $first } to move { $last }.
ui-stood-in-to-the-end = { $bot }, a bot, stood in for { $name } from move { $first } to the end.
ui-votes-yes = { $names }: yes
ui-votes-wait = { $names }: wait
ui-votes-no = { $names }: no
ui-vote-decides = { $of ->
    [one] You decide. The seat stays theirs.
   *[other] { $needed } of { $of } people decide. The seat stays theirs.
}
ui-vote-all-decide = { $of ->
    [one] You decide.
   *[other] All { $of } must agree.
}
ui-vote-wait = Wait
ui-vote-let-bot = Let a bot play
ui-begin-without = { $names } { $count ->
    [one] is
   *[other] are
} away. Begin without them?
ui-begin-without-hint = The seat stays theirs. A bot plays until they are back, and the result says so.
ui-begin-with-bot = Begin with a bot
ui-time-over = Time is over
ui-days-left = { $count ->
    [1] One day left
    [2] Two days left
    [3] Three days left
   *[other] { $count } days left
}
ui-hours-left = { $count ->
    [1] One hour left
    [2] Two hours left
    [3] Three hours left
    [4] Four hours left
    [5] Five hours left
    [6] Six hours left
    [7] Seven hours left
    [8] Eight hours left
    [9] Nine hours left
    [10] Ten hours left
    [11] Eleven hours left
    [12] Twelve hours left
    [24] One day left
   *[other] { $count } hours left
}
ui-minutes-left = { $count ->
    [one] One minute left
   *[other] { $count } minutes left
}
ui-push = Call this device
ui-push-hint = When others wait for you, also while no page of the hall is open.
ui-push-insecure = Not possible here: the hall must be opened by an address that begins with https.
ui-push-unsupported = This browser cannot do it. On an iPhone or iPad, first add the hall to the Home Screen.
ui-push-blocked = The browser does not allow notices from this address. Its settings can change that.
ui-push-failed = It did not work: the browser’s push service cannot be reached. Try again later.
ui-push-nobody = First take a nickname: then the hall knows whom to call.
