var e=`### The hall in the browser. The client adds “ui-” to the keys it uses; a test compares the two.

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
ui-level-of = Strength of { $name }
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
ui-leavers = If somebody leaves
ui-leavers-wait = All wait
ui-leavers-bot = After a minute a bot plays until they return
ui-leavers-vote = The others vote on a bot
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
ui-vote-bot = May a bot play for { $name }?
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
ui-bot-plays-for = A bot plays here
ui-let-bot-play = Let a bot play
ui-mute = Mute
ui-unmute = Unmute
ui-leave-question = Leave the table?
ui-leave-wait = Your seat is kept, and the others wait for you.
ui-leave-bot = Your seat is kept. After a minute a bot plays until you return.
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

## Stupefy

ui-duel-aims-at = aims at { $name }
ui-duel-aims-at-nobody = aims at nobody
ui-duel-stupefy-at = Stupefy at { $name }
ui-duel-stupefied = Stupefied
ui-duel-takes = Takes a reward
ui-duel-your-house = Your House
ui-duel-cards = spell cards in hand
ui-duel-tokens = delay tokens
ui-duel-wands-on = { $count ->
    [one] One wand on this seat
   *[other] { $count } wands on this seat
}
ui-duel-seat = { $name }, { $house }, { $flag }, { $cards } spell cards, { $tokens } delay tokens. { $speech }
ui-duel-why-not-mate = Not this seat: it is of your house.
ui-duel-why-not-self = Not this seat: it is yours.
ui-duel-rewards = { $count ->
    [0] No reward in the middle
    [one] One reward in the middle
   *[other] { $count } rewards in the middle
}
ui-duel-open-stupefies = Stupefy, faceup in the discard pile
ui-duel-open-misspells = Misspell, faceup in the discard pile
ui-duel-facedown = Spell cards discarded facedown
ui-duel-hand = Your spell cards
ui-duel-prepared = Prepared
ui-duel-stack = { $spell }: { $count }
ui-duel-round-over = Round { $round } is over
ui-duel-plus = +{ $points }
ui-duel-hint-prepare = In hand: { $stupefies } Stupefy, { $misspells } Misspell. Each card is used once.
ui-duel-hint-target = Touch a seat. { $ready } of { $all } are ready.
ui-duel-hint-picked = { $name } is chosen. You may change until the last wand is ready: { $ready } of { $all } are.
ui-duel-hint-cast = Protego lays your flag down: no delay token, no share.
ui-duel-hint-share = Touch a reward in the middle.
ui-duel-wins = { $count ->
    [one] { $houses } wins
   *[other] { $houses } win
}
ui-duel-by = { $names }, by { $lead ->
    [one] one point
   *[other] { $lead } points
}.
ui-duel-shared = { $names } share the victory.
ui-duel-house-scores = House scores
ui-duel-brought = What each player brought
ui-duel-master = { $name } brewed the most potions: { $count }.
ui-duel-no-master = The most potions are tied: nobody is the Potions Master.
ui-duel-late = Most delay tokens ({ $tokens }): { $names }. { $count ->
    [one] 100 points lost.
   *[other] 100 points lost by each.
}
ui-duel-no-late = All have the same number of delay tokens: nobody is late.
ui-duel-bonuses = Favours: { $list }.
ui-duel-bonus = { $name } { $favours } (+{ $points })

## Scrabble

ui-words-3w = 3W
ui-words-2w = 2W
ui-words-3l = 3L
ui-words-2l = 2L
ui-words-triple-word = triple word
ui-words-double-word = double word
ui-words-triple-letter = triple letter
ui-words-double-letter = double letter
ui-words-hogwarts-space = Hogwarts space
ui-words-help-premium = { $premium }: counts in the turn the square is covered.
ui-words-help-hogwarts = Hogwarts space: a tile here draws a card for each new word through it.
ui-words-help-mark = Laid with Confundo: the arrow shows which way its word is read.
ui-words-help-pending = Just laid: its words may still be challenged.
ui-words-board = Board
ui-words-square-empty = { $square }, empty
ui-words-square-centre = { $square }, the centre, { $premium }
ui-words-square-premium = { $square }, { $premium }
ui-words-square-mine = { $square }: { $letter }, laid by you, not played yet
ui-words-square-tile = { $square }: { $letter }, { $points ->
    [one] one point
   *[other] { $points } points
}{ $read }{ $state }
ui-words-read-left = , the row reads from right to left
ui-words-read-up = , the column reads from below
ui-words-read-both = , row and column read in reverse
ui-words-may-be-challenged = , may still be challenged
ui-words-last-laid = , just laid
ui-words-blank = blank
ui-words-blank-as = blank as { $letter }
ui-words-tile = { $letter }, { $points ->
    [one] one point
   *[other] { $points } points
}
ui-words-rack = Your rack
ui-words-help-tile = Drag it to a square, or touch it and then the square.
ui-words-help-blank = The blank stands for any letter and is worth nothing.
ui-words-help-choose = Touch it to choose it.
ui-words-shuffle = Shuffle the rack
ui-words-keys-title = How to lay tiles
ui-words-how = Drag tiles, touch a tile and then a square, or type on the board.
ui-words-keys = On the board the arrow keys move, a letter lays its tile, Space turns the direction of writing, Backspace takes the last tile back, Enter plays the word. Escape takes all tiles back.
ui-words-keys-blank = Hold Shift with a letter to lay a blank as that letter. Touch a square first and the tiles you touch next follow it in a line; touch it again to write downwards.
ui-words-scores = Scores
ui-words-tiles = tiles
ui-words-cards = Hogwarts cards
ui-words-turn = On turn
ui-words-turn-yours = Your turn
ui-words-answers = Answers
ui-words-stupefied = Stupefied: misses a turn
ui-words-house = { $name }, { $house }: { $help }
ui-words-known-tiles = You know of this rack: { $tiles }
ui-words-known-cards = You know of this hand: { $cards }
ui-words-worth = What it brings
ui-words-word = { $word } { $points }
ui-words-line = { $words }{ $fifty ->
    [0] {""}
   *[other] , all seven +{ $fifty }
}{ $glossary ->
    [0] {""}
   *[other] , Glossary +{ $glossary }
}{ $bonus ->
    [0] {""}
   *[other] , card +{ $bonus }
}{ $cards ->
    [0] {""}
    [one] , and a Hogwarts card
   *[other] , and { $cards } Hogwarts cards
}
ui-words-letters = Letters and squares
ui-words-fifty = All seven tiles
ui-words-glossary = Word of the Glossary
ui-words-space = Hogwarts space
ui-words-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-words-you-would-score = You would score
ui-words-not-yet = Not yet a play
ui-words-in-advance = Laid in advance
ui-words-in-advance-help = Your tiles stay here until it is your turn. Only you see them.
ui-words-last-play = Last play
ui-words-empty-board = The first word covers the centre
ui-words-hand = Your Hogwarts cards, one a turn
ui-words-deck-title = Hogwarts cards
ui-words-piles = Hogwarts cards in the deck: { $deck }; discarded: { $discard }
ui-words-discard = Discarded: { $cards }
ui-words-discard-empty = Nothing is discarded yet.
ui-words-no-cards = You hold none. A tile on a brown space with a tower draws one.
ui-words-look-up = Look into the Glossary
ui-words-look-up-title = The Glossary
ui-words-look-up-help = Revelio has opened it until your turn ends. Each of its words brings 20 more.
ui-words-look-up-letters = With these letters
ui-words-look-up-count = { $count ->
    [0] No such word
    [one] One word
   *[other] { $count } words
}
ui-words-no-blanks = No blank lies on the board.
ui-words-no-discards = The discard pile is empty.
ui-words-only-in-answer = Only in answer to a Spell
ui-words-card-not = { $card }. Not now: { $reason }
ui-words-kind-bonus = Bonus
ui-words-kind-spell = Spell
ui-words-kind-any-time = Any time
ui-words-bag = { $count ->
    [0] Bag empty
   *[other] { $count } in the bag
}
ui-words-your-turn = Your turn
ui-words-play = Play
ui-words-play-for = Play for { $points }
ui-words-take-back = Take back
ui-words-back = Back
ui-words-use = Use the card
ui-words-exchange = Exchange
ui-words-exchange-count = { $count ->
    [one] Exchange one tile
   *[other] Exchange { $count } tiles
}
ui-words-exchange-on = { $count ->
    [one] Exchange one and go on
   *[other] Exchange { $count } and go on
}
ui-words-pass-turn = Pass this turn
ui-words-pass-question = Pass this turn?
ui-words-which-tiles = Which tiles do you exchange?
ui-words-which-blank = Which letter is the blank?
ui-words-which-letter = Which letter do you ask for?
ui-words-which-card = Which card do you take?
ui-words-which-player = { $card }: against whom?
ui-words-which-square = Which blank do you take?
ui-words-hint-challenge = A wrong word is taken back. If you doubt right words, you lose 10 points.
ui-words-hint-rack = Touch tiles on your rack.
ui-words-hint-card = { $card } goes with the word that you lay now.
ui-words-hint-held = Now touch a square.
ui-words-hint-caret = Type, or touch your tiles in order.
ui-words-hint-pass = You keep your tiles and score nothing.
ui-words-hint-swap = Touch tiles on your rack. { $count ->
    [0] The bag is empty.
    [one] One tile is in the bag.
   *[other] { $count } tiles are in the bag.
}
ui-words-hint-player = Touch a player in the scores.
ui-words-hint-square = Touch a blank on the board with a gold ring.
ui-words-final = Final scores
ui-words-on-board = During the game
ui-words-unplayed = Unplayed tiles
ui-words-from-others = From the others
ui-words-none-left = none
ui-words-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-words-shared = They share the victory.
ui-words-by = { $lead ->
    [one] By one point.
   *[other] By { $lead } points.
}
ui-words-why-out = { $name } played the last tile.
ui-words-why-passed = Everybody passed.
ui-words-why-stuck = Nobody could place a tile any more.
ui-words-best = The best play: { $line }

## Hogwarts Battle

ui-battle-game-turn = Game { $game } · turn { $turn }
ui-battle-spell = Spell
ui-battle-item = Item
ui-battle-ally = Ally
ui-battle-proficiency = Proficiency
ui-battle-waits = Waits
ui-battle-card = { $card }, { $kind }.
ui-battle-card-price = { $card }, { $kind }, costs { $price }.
ui-battle-plus = +{ $count }
ui-battle-short = { $count } short
ui-battle-or = or
ui-battle-location = { $location }, location { $place } of { $places }: { $control } of { $capacity } control
ui-battle-place = Location { $place } of { $places }
ui-battle-last-place = Last location, { $place } of { $places }
ui-battle-no-event = No Dark Arts event yet
ui-battle-events-before = Revealed before it this turn
ui-battle-events-left = { $count ->
    [one] One Dark Arts event is left in the stack; then all are shuffled again.
   *[other] { $count } Dark Arts events are left in the stack; then all are shuffled again.
}
ui-battle-villains = Villains
ui-battle-villains-left = { $count ->
    [0] No villain is left in the stack.
    [one] One villain is left in the stack.
   *[other] { $count } villains are left in the stack.
}
ui-battle-defeated = Villains defeated
ui-battle-defeated-count = { $count ->
    [0] No villain is defeated yet.
    [one] One villain is defeated.
   *[other] { $count } villains are defeated.
}
ui-battle-piles = Stacks and piles
ui-battle-resolved = Dark Arts events resolved, newest first
ui-battle-none-defeated = No villain is defeated yet.
ui-battle-villain = { $villain }: { $attack } of { $health } attack. { $petrified }
ui-battle-attack = Attack { $label }
ui-battle-petrified = Petrified
ui-battle-gone = Defeated: the next villain comes at the end of the turn.
ui-battle-horcrux = Horcrux { $horcrux }: { $marked } symbols marked, { $left } more Horcruxes to come
ui-battle-horcrux-word = Horcrux
ui-battle-horcrux-left = { $count ->
    [0] The last Horcrux
    [one] One more after it
   *[other] { $count } more after it
}
ui-battle-horcrux-broken = Destroyed
ui-battle-marked = { $symbol }, marked
ui-battle-market = Hogwarts cards to acquire
ui-battle-stack-help = { $count ->
    [one] One Hogwarts card is left in the stack.
   *[other] { $count } Hogwarts cards are left in the stack.
}
ui-battle-gap = Empty until the end of the turn
ui-battle-gap-stays = Empty: the stack is used up
ui-battle-on-top = On your deck
ui-battle-to-top = Acquire { $card } and put it on top of your deck
ui-battle-tray = Choose one of these
ui-battle-looked = The card you looked at
ui-battle-played = Played this turn
ui-battle-nothing-played = No card yet
ui-battle-purse = Your tokens
ui-battle-attack-help = Your attack: put it on villains. What is left is lost at the end of your turn.
ui-battle-influence-help = Your influence: acquire cards with it. What is left is lost at the end of your turn.
ui-battle-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
ui-battle-hand-empty = No cards in hand
ui-battle-heroes = Heroes
ui-battle-hero = { $name }, { $hero }: { $health } health, { $cards } cards in hand, { $deck } in the deck, { $discards } discarded, { $attack } attack, { $influence } influence. { $state }
ui-battle-your-turn = Your turn
ui-battle-active = Active
ui-battle-asked = Choosing
ui-battle-stunned = Stunned
ui-battle-this-turn = Health this turn
ui-battle-look-hint = Touch to see hand and discard pile.
ui-battle-belongings = { $name } · { $hero }
ui-battle-pile-hand = Hand: { $count }
ui-battle-pile-top = Known on top of the deck
ui-battle-pile-discards = Discard pile: { $count }
ui-battle-closed = Closed: only its owner sees it.
ui-battle-deck = { $count ->
    [0] The deck is empty: the discard pile will be shuffled.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
ui-battle-question = Your turn: what do you do?
ui-battle-left-cards = { $count ->
    [one] one card to play
   *[other] { $count } cards to play
}
ui-battle-left-attack = { $count } attack to assign
ui-battle-left-influence = { $count } influence to spend
ui-battle-hint-left = Still left: { $list }.
ui-battle-hint-done = Nothing is left to do: end your turn.
ui-battle-won = Hogwarts is safe
ui-battle-lost = Hogwarts has fallen
ui-battle-why-won = { $count ->
    [one] The one villain is defeated, on turn { $turns }.
   *[other] All { $count } villains are defeated, on turn { $turns }.
}
ui-battle-why-lost = The villains control { $location }, the last location, after { $turns } turns.
ui-battle-why-tired = The battle lasted too long: the heroes are exhausted.
ui-battle-again = The campaign stays at Game { $game }: decks are laid anew, so try it again.
ui-battle-next = { $game ->
    [2] Next in the campaign: Game 2. A third location, and villains that strike at allies and at your cards.
    [3] Next in the campaign: Game 3. Heroes have abilities, and two villains are active at once.
    [4] Next in the campaign: Game 4. House dice help all heroes, and the Death Eaters stir.
    [5] Next in the campaign: Game 5. Three villains are active, and Lord Voldemort himself comes last.
    [6] Next in the campaign: Game 6. Each hero has a proficiency; the Slytherin die is rolled against you.
   *[7] Next in the campaign: Game 7, the last. Six Horcruxes guard Lord Voldemort.
}
ui-battle-campaign-won = Game 7 is won: the campaign is complete. Lord Voldemort is no more.
ui-battle-deeds = What each hero did
ui-battle-col-played = Cards played
ui-battle-col-attack = Attack assigned
ui-battle-col-defeated = Villains defeated
ui-battle-col-acquired = Cards acquired
ui-battle-col-stunned = Times stunned
ui-battle-fate = How it ended
ui-battle-fate-place = { $location }, location { $place } of { $places }: { $control } of { $capacity } control.
ui-battle-fate-defeated = Defeated: { $list }.
ui-battle-fate-standing = Still standing: { $list }; in the stack: { $count }.
ui-battle-fate-villain = { $villain } ({ $attack }/{ $health })

## HOGWARTS, The Board Game

ui-castle-round = Round { $round }
ui-castle-map = Map of the castle
ui-castle-doorway = Dark Doorway
ui-castle-upper = Upper level: from { $sp } SP
ui-castle-cabinet-piece = the Vanishing Cabinet
ui-castle-here = Here: { $names }
ui-castle-dark = { $rounds ->
    [one] Dark for one more round
   *[other] Dark for { $rounds } more rounds
}
ui-castle-fight-here = A battle is fought here
ui-castle-way = { $count ->
    [one] One square away
   *[other] { $count } squares: { $path }
}
ui-castle-hp = health points
ui-castle-sp = spell points
ui-castle-needs = { $sp } SP
ui-castle-price = { $price } SP
ui-castle-spell = Spell
ui-castle-potion = Potion
ui-castle-item = Item
ui-castle-event = Event
ui-castle-card = { $kind }: { $name }{ $price ->
    [-1] {""}
   *[other] , { $price } SP
}
ui-castle-effect = { $status }, { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}
ui-castle-turn = on turn
ui-castle-in-battle = in battle
ui-castle-resting = in the infirmary
ui-castle-quest = { $sp } spell points. The upper level opens at { $upper }, Voldemort’s Chamber at { $chamber }; the school year ends after round { $rounds }.
ui-castle-player = { $name }, { $house }: { $hp } health points, { $sp } spell points, { $where }{ $turn ->
    [yes] , on turn
   *[no] {""}
}
ui-castle-loves = loves { $name }
ui-castle-misses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
ui-castle-fighter = { $name }, { $hp } of { $most } health points
ui-castle-plan = { $has ->
    [both] { $verb }: { $card }, at { $target }
    [card] { $verb }: { $card }
    [target] { $verb } { $target }
   *[none] { $verb }
}
ui-castle-battle-round = Battle round { $round }
ui-castle-against = against
ui-castle-exchange = What happened in battle round { $round }
ui-castle-failed = failed
ui-castle-astray = astray
ui-castle-blocked = blocked
ui-castle-rebounded = thrown back
ui-castle-away = got away
ui-castle-die = The die shows { $die }
ui-castle-dice = Dice and events of this turn
ui-castle-roll = { $name }: { $purpose }
ui-castle-laid = Laid out
ui-castle-piles = Piles
ui-castle-pile = { $pile }: { $left } cards. { $seen }
ui-castle-glimpsed = On top: { $cards }
ui-castle-your-cards = Your cards
ui-castle-cards-of = Cards of { $name }
ui-castle-no-cards = No cards yet. The squares of the castle hold spells, potions and items.
ui-castle-melee = Attack
ui-castle-melee-hint = by claw, fang or club
ui-castle-steal = Snatch
ui-castle-steal-hint = a card of the enemy
ui-castle-run = Run away
ui-castle-run-hint = 1 fails, 2 is open to blows
ui-castle-hint-walk = Touch a ringed square: the line shows the way there.
ui-castle-hint-square = Touch a ringed square.
ui-castle-hint-trade = Touch a card laid out to buy it, one of yours to sell it.
ui-castle-hint-take = Touch the card to take it.
ui-castle-hint-instead = { $card }: now touch the card you give up for it.
ui-castle-hint-forget = Touch one of your spells.
ui-castle-hint-duel = Touch a player.
ui-castle-hint-card = A card is used by touching it.
ui-castle-hint-battle = Touch a card, then whom it is meant for.
ui-castle-hint-aim = { $card }: now touch what or whom it is meant for.
ui-castle-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-castle-how-voldemort = Voldemort is defeated, in round { $round }.
ui-castle-how-year = Voldemort still stands when the school year ends after { $round } rounds: the best student has { $sp } spell points.
ui-castle-brought = What each player brought home
ui-castle-battles-won = battles won
ui-castle-falls = fainted or died
ui-castle-cards = Cards
ui-castle-winner = winner
`;export{e as default};