### Everywhere

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
ui-lost = There is nothing here
ui-lost-hint = The link may be mistyped, or the table may be gone.
ui-to-the-hall = To the hall

## Hall

ui-level-of-bots = Strength of the bots
ui-more-options = More options
ui-open-a-table = Open a table
ui-nickname = Your nickname
ui-game = Game
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

## Door

ui-invited = You are invited
ui-invited-to-watch = Watch a game of { $game }
ui-come-and-watch = Come in and watch
ui-name-full = A name has at most { $count } letters.
ui-sent-away = You have left this table
ui-not-at-this-table = Not at this table
ui-invited-to = You are invited to { $game }
ui-at-the-table = { $table }, with { $names }
ui-come-in = Come in
ui-only-watch = Only watch
ui-no-account = No account, no mail: the link is enough.

## Lobby

ui-lobby-line = { $game } · { $seats } seats
ui-around-the-table = Around the table
ui-what-changed = What has changed
ui-n-of-m = { $n } of { $m }
ui-free-seat = Free seat
ui-sit-here = Sit here
ui-who-plays-here = Name of whoever plays in seat { $number }
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
ui-screen-for-a-room = Screen for the room
ui-screen-lobby = The game begins when all are seated.
ui-screen-over = The game is over.
ui-screen-open =
    { $free ->
        [0]
            { $bots ->
                [one] One bot keeps a seat warm.
               *[other] { $bots } bots keep seats warm.
            }
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
ui-screen-join = Scan to sit down:
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
ui-undo-asked = You asked to take your move back: { $names } may say yes or no.
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
ui-since = Since your last turn
ui-since-close = Put this away until more happens.
ui-since-short = Since your last turn, { $count }: { $line }
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
ui-phrases-more = More phrases
ui-phrases-fewer = Fewer
ui-says = { $name }: { $words }
ui-emote-hello = Hello
ui-emote-well-played = Well played
ui-emote-laugh = Ha ha
ui-emote-gasp = Oh!
ui-emote-wand = Wands ready!
ui-emote-oops = Oops
ui-emote-hurry = Your turn…
ui-emote-thanks = Thank you

## Menu

ui-no-rules = This game brings no summary of its rules.
ui-knock = { $name } would like to come in.
ui-knock-seat = { $name } would like to play in seat { $number }.
ui-let-in = Let in
ui-keep-out = Keep out
ui-stopped = This game cannot go on
ui-stopped-over = This game cannot be shown
ui-stopped-again = Another game
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

ui-theme = Theme
ui-theme-auto = As the device
ui-theme-night = Night
ui-theme-day = Day
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
ui-scene-pace = Pace
ui-pace-hint = How long scenes are shown. A tap, Space or → skips one.
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-scene-pace-none = at once
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

## Lessons

ui-lessons = Lessons
ui-learn-game = Learn { $game }
ui-lessons-hint = Nothing counts here. Take them in any order, and as often as you like.
ui-lesson-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
ui-lesson-done = done
ui-lesson-begin = Begin
ui-lesson-of = Lesson { $lesson } of { $lessons }
ui-lesson-no-clock = No clock
ui-lesson-step-words = Step { $step } of { $steps }: { $title }
ui-lesson-teacher = Tansy, your teacher
ui-lesson-says = Your teacher
ui-lesson-plan = The plan of this lesson
ui-lesson-all = All lessons
ui-lesson-go-on = Go on
ui-lesson-listen = Your teacher is speaking
ui-lesson-listen-hint = Read, look at the table, then go on.
ui-lesson-try = Try as often as you like.
ui-lesson-point = Tap it on the table, or choose it here.
ui-lesson-show = Show me
ui-lesson-shown = This is it: { $answer }.
ui-lesson-tried = Your try
ui-lesson-not-yet = Not quite
ui-lesson-rule = Read the rule
ui-lesson-read-again = Read it again
ui-lesson-skip = Skip this step
ui-lesson-back = One step back
ui-lesson-restart = Start again
ui-lesson-leave = Leave the lesson
ui-lesson-kept = Nothing counts here. Leave when you like.
ui-lesson-finished = Lesson finished
ui-lesson-next = Next: { $title }
ui-lesson-play = Play a real game now
ui-lesson-pupil = Pupil
ui-lesson-none = This game has no lessons yet.

## Your games

ui-games-wait = { $count ->
    [0] Nothing is waiting for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
ui-which-games = Which games
ui-part-all = All
ui-part-running = Running
ui-part-finished = Finished
ui-search-games = Search a table or a name
ui-with-whom = With whom
ui-with-anyone = With anyone
ui-with-one = With { $name }
ui-from-day = From
ui-to-day = To
ui-turn-is-mine = Your turn
ui-play-your-turn = Play your turn
ui-by-correspondence = By correspondence
ui-at-the-table-now = At the table now
ui-no-deadline = No deadline
ui-waiting-for-others = Waiting for others
ui-waiting-none = You are waiting for nobody.
ui-look = Look
ui-remind = Remind
ui-reminded = Reminded
ui-reminded-devices = A message is on its way to { $names }.
ui-reminded-silent = { $names } { $count ->
    [one] has
   *[other] have
} no device that the hall can call. It shows on the front page when they come.
ui-go-there = Go there
ui-finished-none = Your finished games will stand here, move by move.
ui-nothing-fits = Nothing fits.
ui-show-all-games = Show all
ui-show-more = Show { $count } more
ui-no-game-yet = No game yet
ui-no-game-yet-hint = Open a table and ask friends or bots to sit down, or enter a code somebody gave you. Your games will be kept here, move by move.
ui-ended-won = Won
ui-ended-lost = Lost
ui-ended-stopped = Stopped
ui-ended-placed = { $place ->
    [2] Second
    [3] Third
   *[other] Place { $place }
} of { $places }
ui-rematch-short = Rematch
ui-try-again = Try again
ui-play-on-short = Play on
ui-delete-from-list = Delete from my list: { $name }
ui-deleted-from-list = “{ $name }” is deleted from your list.
ui-put-back = Put back
ui-length-moves = { $length }, { $count ->
    [one] 1 move
   *[other] { $count } moves
}

## Campaigns

ui-campaigns = Campaigns
ui-begin-one = Begin one
ui-begin-campaign = Begin a campaign
ui-campaigns-none = A campaign goes on over evenings: its book keeps what you win.
ui-campaign-name = Name of the campaign
ui-campaign-name-idea = Our campaign
ui-campaign-at = Begin with Game
ui-campaign-at-hint = Beginners start with Game 1. If you know games in which a deck grows, start with Game 3.
ui-bring-campaign = Bring one from a file
ui-chapters-won = Games won: { $won } of { $of }
ui-party-of = With { $names }.
ui-party-none = Nobody has played yet.
ui-campaign-finished = All games are won.
ui-campaign-next = Game { $game } is next{ $defeats ->
    [0] { "" }.
    [one] , after one defeat.
   *[other] , after { $defeats } defeats.
}
ui-to-the-book = To the book
ui-open-next-box = Open the next box
ui-campaign-line = { $game } · begun on { $day } · games won: { $won } of { $of }
ui-tally-won = won
ui-tally-lost = lost
ui-tally-time = at the table
ui-the-chapters = The games of this campaign
ui-game-number = Game { $game }
ui-game-next = Game { $game } · next
ui-game-titled = Game { $game }: { $title }
ui-opens-when = Opens when Game { $game } is won
ui-passed-by = Passed by. You can play it whenever you like.
ui-tries = Lost: { $lost }, won: { $won }
ui-the-party = The party
ui-party-first = Who comes along? The first game decides; the party may change before every game.
ui-heroes-count = { $count } heroes
ui-change-seats = Change seats
ui-you-as = You · { $role }
ui-won-count = { $count } won
ui-lost-count = { $count } lost
ui-unlocked = Unlocked
ui-box-number = Box { $box }
ui-look-into-box = Look into box { $box } again
ui-new-word = new
ui-more-cards = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
ui-evenings = Evenings
ui-evenings-none = The first evening is still to come.
ui-without = without { $names }
ui-replay-evening = Replay: Game { $game }, { $day }
ui-save-book = Save the book as a file
ui-delete-campaign = Delete from my list
ui-earlier-game = An earlier game
ui-play-game = Play Game { $game }
ui-campaign-awaits = Game { $game } awaits{ $attempt ->
    [1] { "" }
    [2] , second try
    [3] , third try
   *[other] , try { $attempt }
}
ui-campaign-running = Game { $game } is being played
ui-campaign-stays = Decks are laid anew; what was won stays won.
ui-box-title = { $box ->
    [1] The first box
    [2] The second box
    [3] The third box
    [4] The fourth box
    [5] The fifth box
    [6] The sixth box
    [7] The seventh box
   *[other] Box { $box }
}
ui-box-card-bought = { $card } can be acquired from now on.
ui-box-card-there = { $card } is part of the game from now on.
ui-box-yours = Box { $box } is yours
ui-game-is-won = Game { $game } is won
ui-card-of = { $at } of { $of }
ui-still-face-down = still face down
ui-turned = turned
ui-in-the-box = What is in the box
ui-turn-next-card = Turn the next card
ui-turn-hint = Enter turns, the left arrow goes back, Escape shows everything. The others turn at their own pace.
ui-turn-hint-short = The others turn at their own pace.
ui-show-all-cards = Show all
ui-next-card = Next card
ui-new-in-game = New in Game { $game }

## Statistics

ui-no-games-yet = None yet.
ui-rating-of = { $game }: rating
ui-rating-hint = Games with at least two people count. The order is cautious: the doubt counts against you, and it shrinks with every game.
ui-played = Played
ui-won = Won
ui-rating = Rating

## About

ui-about-what = Great Hall plays wizarding tabletop games by the book: in the browser with friends and bots, in English and French, on your own machine.
ui-credits = Thanks
ui-credit-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.
ui-credit-fonts = Typefaces Cinzel, Alegreya and Source Sans 3, SIL Open Font License 1.1.
ui-credit-parts = Made with Svelte, Vite and Fluent.
ui-keys = Keys
ui-keys-tab = Tab goes from part to part, the arrows from answer to answer; Enter chooses, Escape takes an answer back.
ui-keys-letters = At a table: L opens the log, C the chat, ? the rules; 1 to 9 give an answer. The settings turn these off.

## What can go wrong


## Waiting, standing in, coming back

ui-stands-in = { $bot } stands in
ui-away-wait = Wait
ui-away-wait-hint = The clock stands still until they are back. Best among friends and by correspondence.
ui-away-vote = Let the table vote
ui-away-vote-hint = After the wait everybody is asked: go on with a bot, or wait? More than half decides.
ui-away-bot = A bot stands in
ui-away-bot-hint = After the wait a bot plays on by itself. Best when strangers sit at the table.
ui-play-when = Play
ui-played-at-the-table = At the table
ui-by-owl = By owl
ui-time-for-a-move = Time for a move
ui-pace-day = A day
ui-pace-three-days = Three days
ui-pace-day-long = By correspondence: a day a move
ui-pace-three-days-long = By correspondence: three days a move
ui-patience = How long to wait
ui-stand-in-level = Strength of the bot
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
ui-push = Call this device
ui-push-hint = When others wait for you, also while no page of the hall is open.
ui-push-insecure = Not possible here: the hall must be opened by an address that begins with https.
ui-push-unsupported = This browser cannot do it. On an iPhone or iPad, first add the hall to the Home Screen.
ui-push-blocked = The browser does not allow notices from this address. Its settings can change that.
ui-push-failed = It did not work: the browser’s push service cannot be reached. Try again later.
ui-push-nobody = First take a nickname: then the hall knows whom to call.

## Charts
ui-chart-empty = No finished game yet
ui-as-a-table = As a table
ui-fair-share = fair share
ui-won-of = { $won } of { $played }
ui-games-count = Games
ui-share-column = Share
ui-interval-column = 95 % interval
ui-from-to = { $from } to { $to }
ui-week-of = Week of
ui-minutes = { $count } min
ui-quantile-5 = 5 %
ui-quantile-25 = 25 %
ui-quantile-50 = Middle
ui-quantile-75 = 75 %
ui-quantile-95 = 95 %
ui-month = Month
ui-doubt = Doubt
ui-legend-filled = Filled: the interval leaves the fair share out
ui-legend-hollow = Hollow: it could be chance
ui-legend-interval = 95 % interval, Wilson’s
ui-key-clear = clear
ui-key-chance = could be chance
ui-key-hall = whole hall

## House cup
ui-house-gryffindor = Gryffindor
ui-house-hufflepuff = Hufflepuff
ui-house-ravenclaw = Ravenclaw
ui-house-slytherin = Slytherin
ui-season-spring = Spring { $year }
ui-season-summer = Summer { $year }
ui-season-autumn = Autumn { $year }
ui-season-winter = Winter { $year }
ui-house-cup = House cup
ui-season = Season
ui-all-seasons = All seasons
ui-house-leads = leads
ui-house-points = { $house }: { $points } points
ui-games-won = { $count ->
    [one] one game won
   *[other] { $count } games won
}
ui-seasons-before = Seasons before
ui-season-won-by = { $house } by { $points }
ui-season-level = Nobody: the first were level
ui-first-season = This is the first season of the hall.
ui-cup-rule = Ten points for each seat your house leaves behind, in finished games with at least two people. The season ends on { $date }.
ui-cup-brought = { $name } has brought { $points } points this season.

## People
ui-people-need-a-name = Choose a name in the hall first. Then your games, wins and stories are kept here.
ui-person-line = In the hall since { $since }. { $count ->
    [0] No finished game yet.
    [one] One finished game.
   *[other] { $count } finished games.
}
ui-person-line-house = In the hall since { $since }. { $count ->
    [one] One game
   *[other] { $count } games
}, mostly with { $house }.
ui-games-and-wins = Games and wins
ui-wins-more = Clearly more wins than the hall: { $games }. In the other games it could be chance.
ui-wins-less = Fewer wins than the hall so far: { $games }. In the other games it could be chance.
ui-wins-chance = Close to the whole hall: the differences could be chance.
ui-wins-too-few = From five games on, shares are shown.
ui-rating-none = A rating begins with the first game against another person.
ui-rating-first = It stands at { $now }. The line is the doubt: it shrinks with every game.
ui-rating-course = From { $then } to { $now } now. The soft band is the doubt: it shrinks with every game.
ui-favourites = Favourites
ui-favourite-houses = House
ui-favourite-heroes = Hero
ui-favourite-cards = Cards met most
ui-played-and-won = { $played ->
    [one] one game
   *[other] { $played } games
}, { $won } won
ui-no-favourites-yet = Play a game or two, and they will show.
ui-best-plays = Best plays
ui-play-by = { $name }, { $date }
ui-no-plays-yet = Nothing yet that everybody talks about.
ui-replay-of = Replay: { $what }
ui-people-of-the-hall = People of the hall
ui-person-row = { $games ->
    [one] one game
   *[other] { $games } games
}, { $stories ->
    [one] one story
   *[other] { $stories } stories
}
ui-nobody-yet = Nobody else has finished a game, or they keep it to themselves.
ui-you-and = You and { $name }
ui-never-met = You and { $name } have not finished a game together.
ui-games-against = { $count ->
    [one] one game
   *[other] { $count } games
} against each other
ui-duel-words = You finished ahead { $you } times, { $name } { $they } times, level { $level } times
ui-duel-rule = Ahead of the other at the end; level { $level ->
    [one] once
   *[other] { $level } times
}.
ui-last-five = Last five, newest first
ui-verdict-won = won
ui-verdict-lost = lost
ui-verdict-level = level
ui-by-game = By game
ui-side-by-side = Side by side
ui-together-words = { $count ->
    [one] One game
   *[other] { $count } games
} on the same side, { $won } won.
ui-stories = Stories
ui-stories-of = { $count } of { $total }
ui-story-sealed = Still sealed: nobody in the hall has this story yet.
ui-story-not-yet = Not yet. { $todo }
ui-show-fewer = Show fewer
ui-show-all-stories = Show all { $count }
ui-to-my-page = To my page
ui-own-affairs = Your page is yours
ui-who-sees-me = Who may see it
ui-who-sees-me-hint = Also your name in ratings and best plays.
ui-seen-by-hall = Everybody here
ui-seen-by-companions = Those I played with
ui-seen-by-nobody = Only me
ui-everything-in-a-file = Everything in one file
ui-everything-hint = All that the hall knows of you: games, moves, words.
ui-save-file = Save the file
ui-leave-for-good = Leave for good
ui-leave-hint = Your name and words are deleted. Games of others keep a nameless seat.
ui-delete-me = Delete me
ui-leave-sure = This cannot be taken back. In running games a bot plays on. Save your file first, if you want to keep it.
ui-delete-me-now = Delete me for good
ui-you-are-forgotten = The hall has forgotten you. You are welcome any time.

## The hall in pictures
ui-hall-in-pictures = The hall in pictures
ui-hall-counts = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} of { $people ->
    [one] one person
   *[other] { $people } people
} since { $since }. Games of bots alone do not count.
ui-still-reading = Older games are still being read: houses, heroes and stories will grow.
ui-period = Time
ui-period-season = This season
ui-period-year = One year
ui-period-always = Always
ui-whose-games = Who
ui-of-everyone = Everyone
ui-of-mine = Only me
ui-save-figures = Save the figures
ui-games-a-week = Games a week
ui-weeks-first = The first week of the hall is running.
ui-weeks-best = The most in the week of { $date }: { $count }. The running week is dashed.
ui-last-week = { $count } last week
ui-how-long = How long a game lasts
ui-how-long-say = Minutes from the deal to the end. Upright mark: the middle game; bar: the middle half; line: nine games in ten.
ui-seat-first = First
ui-seat-second = Second
ui-seat-third = Third
ui-seat-fourth = Fourth
ui-seat-nth = Seat { $number }
ui-chapter = Game { $number }
ui-by-seat = { $game } by seat, { $seats } players
ui-seat-column = Seat
ui-by-house = { $game } by house
ui-house-column = House
ui-by-hero = { $game } by hero
ui-hero-column = Hero
ui-heroes-say = How often a party with this hero wins; all parties win { $share }. { $conclusion }
ui-all-parties = all parties
ui-all-games = all games
ui-by-chapter = { $game }, game by game
ui-shares-too-few = From five games on, shares are shown.
ui-shares-both = Clearly more often: { $more }. Clearly less often: { $less }.
ui-shares-more = Clearly more often: { $more }. The others could be chance.
ui-shares-less = Clearly less often: { $less }. The others could be chance.
ui-shares-chance = Nobody is clearly ahead: every interval holds the fair share.

## Sharing
ui-share-game = Share this game
ui-share-whole = The whole game, from its deal
ui-share-one-moment = One moment of the game
ui-picture-in-words = The picture in words
ui-what-to-show = What to show
ui-names = Names
ui-names-hint = Bots are always named as bots
ui-names-shown = Shown
ui-names-hidden = Hidden
ui-link-to-replay = Link to the replay
ui-copy = Copy
ui-take-link-back = Take the link back
ui-link-taken-back = The link no longer opens anything.
ui-make-link = Make a link
ui-save-picture = Save the picture
ui-link-hint = It opens the replay, not the chat. Whoever has the link can watch until you take it back.

## The host
ui-keeping-the-hall = Keeping the hall
ui-keeping-hint = Only the host of this hall sees this page.
ui-host-key = The host’s key
ui-host-key-hint = The command “greathall admin key” shows it.
ui-open-host-page = Open the page
ui-all-is-well = All is well
ui-running-since = Version { $version }, running for { $hours ->
    [0] less than an hour
    [one] one hour
   *[other] { $hours } hours
}.
ui-people-here = people here
ui-tables-playing = tables playing
ui-time-to-disk = a move to disk
ui-milliseconds = { $count } ms
ui-name = Name
ui-seen = Last seen
ui-actions = Actions
ui-banned = Not let in
ui-devices = { $count ->
    [0] No device
    [one] One device
   *[other] { $count } devices
}
ui-here-now = Here now
ui-more-about = More about { $name }
ui-show-all-people = Show all { $count }
ui-tables = Tables
ui-table = Table
ui-state = State
ui-moves = Moves
ui-table-company = { $game } · { $people ->
    [one] one person
   *[other] { $people } people
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
ui-here-count = { $count ->
    [one] One person there
   *[other] { $count } people there
}
ui-quiet-since = Quiet since { $date }
ui-no-tables-open = No table is open.
ui-what-was-done = What was done
ui-deed-close = The table “{ $what }” was closed.
ui-deed-remove = Somebody was removed from the hall.
ui-somebody = somebody
ui-deed-ban = The door was closed for { $what }.
ui-deed-unban = The door was opened again for { $what }.
ui-deed-code = { $what } was given a new device code.
ui-deed-backup = The hall was backed up and read back: { $what }.
ui-deed-deleted = Somebody deleted themselves.
ui-by-command = (by command)
ui-nothing-done = Nothing yet. Everything the host does is written here.
ui-deed-done = Done, and written down.
ui-backup = Backup
ui-backup-checked = Read back and checked, { $size }. { $count ->
    [one] One is
   *[other] { $count } are
} kept, { $most } at most.
ui-backup-nightly = The hall makes one every night.
ui-backup-by-hand = The hall makes none by itself: it was opened with “--backups 0”.
ui-no-backup = No backup yet
ui-back-up-now = Back up now
ui-download-backup = Download the backup of { $date }
ui-restore-hint = To restore, stop the hall and run “greathall restore”. Today’s state is kept beside it.
ui-storage = Storage
ui-storage-words = Games { $games }, backups { $backups }, free { $free }
ui-storage-games = Games and replays
ui-storage-backups = Backups
ui-storage-free = Free
ui-megabytes = { $count } MB
ui-gigabytes = { $count } GB
ui-give-code = Give a new device code
ui-lift-ban = Let in again
ui-ban-a-day = Close the door for a day
ui-ban-for-good = Close the door for good
ui-ban-sure = { $name } is sent away and not let in. Games and seats stay as they are.
ui-remove-person = Remove from the hall
ui-remove-sure = { $name } is deleted for good. Games keep a nameless seat and can still be checked.
ui-close-table = Close the table
ui-close-sure = The table is closed for all. Its games stay readable.
ui-leave-as-is = Leave it as it is
ui-host-code-hint = Tell it to the person. It works once, for ten minutes.

## The rulebook

ui-book-search = Search rules and cards
ui-book-index = Chapters and cards
ui-book-chapters = Chapters
ui-book-found = { $count ->
    [0] Nothing fits
    [one] One page fits
   *[other] { $count } pages fit
}
ui-book-aid = Player aid, one page
ui-book-aid-of = Player aid: { $game }
ui-book-print = Print
ui-book-rulings = Questions and answers
ui-book-printed = Rulebook
ui-book-ruling = Our ruling { $number }
ui-book-see-also = See also
ui-book-copies = { $count } in the box
ui-book-try = Try it
ui-book-or = or
ui-book-close = Close the rules
ui-book-no-page = There is no such page in this book.

## Hints

ui-hint-ask = Ask for a hint
ui-hint-says = Wick would: { $choice }
ui-hint-thinking = Wick is thinking …
ui-hint-chance = Chance to win
ui-hint-points = Worth in points: score, cards and what stays on the rack
ui-hint-honest = Wick saw only what you see. { $number ->
    [one] Your first hint of this game.
   *[other] Hint { $number } of this game.
}
ui-hint-why-not = Why not “{ $choice }”?
ui-hint-take = Do that
ui-hint-close = Close the hint
ui-hint-percent = { $percent } %
ui-worth-chance = Chance to win: { $worth }, give or take { $doubt }.
ui-worth-points = Worth { $worth } points, give or take { $doubt }: score, cards and what stays on the rack.
ui-hints-allowed = Hints from a strong bot
ui-hints-alone = When alone with bots
ui-hints-on = For everybody
ui-hints-off = For nobody
ui-sure = Ask before something is given away
ui-sure-hint = Ending a turn with cards or tokens left asks once more.
ui-goal = What you play for

## Looking back

ui-looking-back = Looking back
ui-look-back = Look back
ui-chances = Chances to win
ui-chances-say = How { $name } stood, move by move, as { $name } could tell.
ui-ending-won = { $count ->
    [one] { $names } won with { $points } points; the next best had { $next }.
   *[other] { $names } won together with { $points } points; the next best had { $next }.
}
ui-ending-lost = { $count ->
    [one] { $names } won with { $points } points; { $name } had { $own }.
   *[other] { $names } won together with { $points } points; { $name } had { $own }.
}
ui-no-turns = No moment changed much by itself.
ui-moved-chance = { $name }: { $start } % at the start, { $end } % at the end
ui-moved-won = { $points ->
    [one] { $name } won by one point
   *[other] { $name } won by { $points } points
}
ui-moved-lost = { $points ->
    [one] { $name } was one point behind
   *[other] { $name } was { $points } points behind
}
ui-moved-level = { $name } was level with the best
ui-moved-luck = Luck
ui-moved-choices = Own choices
ui-moved-others = The others
ui-moved-doubt = { $amount }, give or take { $error }
ui-decisions = Decisions
ui-decision-at = { $moment }: { $choice }
ui-decisions-of = Decisions of { $name }
ui-chance-lost = Chance lost
ui-worth-lost = Points lost
ui-decisions-sum = { $good } of { $count } decisions were the strong bot’s own, or as good.
ui-only-losses = Only what cost something
ui-all-decisions = All decisions
ui-was-better = Better: { $choice }
ui-bot-agrees = The strong bot would have done the same.
ui-as-good = Another answer was as good: { $choice }
ui-try-here = Try it from here
ui-try-here-say = Go back to this moment and play on against bots. The finished game stays as it is.
ui-see-in-replay = See it in the replay
ui-analysis-start = Look back at this game
ui-analysis-say = The strong bot looks at every decision again, on what was known then. It takes about a minute.
ui-analysis-running = Looked at { $done } of { $count } moments
ui-analysis-stop = Stop
ui-analysis-go-on = Go on
ui-analysis-seat = Seat
ui-chance-from-to = Chance: { $before } to { $after } %.
ui-loss-about = Lost: { $lost }, give or take { $doubt }.
ui-study = Study
ui-seat-clock = { $time } on the clock
ui-seat-clock-over = { $time } over the time
