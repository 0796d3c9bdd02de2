### Scrabble, Harry Potter Edition, in our own words.

title = Scrabble, Harry Potter Edition
tagline = Lay words across the board. Towers bring cards of magic that bend the rules.

## Rules

rules-1 = Each player is sorted into a House and draws seven letter tiles. In your turn you place tiles to form a word, exchange tiles, or pass; then you draw up to seven again.
rules-2 = The first word has two letters or more and covers the centre. Every later play lies in one row or column, joins what is there, and makes complete words wherever tiles touch. All words formed or changed score.
rules-3 = Light blue doubles a letter, dark blue triples it, gold doubles the word, dark red triples it; only in the turn the square is covered. Seven tiles in one turn bring 50 more, a word of the Glossary 10 more. A blank stands for any letter and scores nothing.
rules-4 = A tile on a Hogwarts space (brown, with a tower) draws a Hogwarts card for each new word through it. Competition cards score at once. Of the others you may use one a turn, from your next turn on.
rules-5 = Before the next turn the others may challenge the words. A wrong word is taken back and the turn is lost; whoever challenged right words loses 10 points.
rules-6 = The game ends when the bag and one rack are empty, when everyone has passed twice in a row, or when nobody has placed a tile for three turns each. Tiles left count against you, and for the player who went out; Hufflepuff adds its own instead.

## Words

house-gryffindor = Gryffindor
house-hufflepuff = Hufflepuff
house-ravenclaw = Ravenclaw
house-slytherin = Slytherin

help-house-gryffindor = Draws a Hogwarts card before the game and may use it from the first turn.
help-house-hufflepuff = At the end its unplayed tiles count for it, not against it, and for nobody else.
help-house-ravenclaw = Begins with eight tiles; after the first turn seven, like the others.
help-house-slytherin = Always begins.

card-quidditch-cup = The Quidditch Cup
card-owl-results = O.W.L. Results
card-duelling-club = Duelling Club
card-wizards-chess = Wizard’s Chess
card-harry-potter = Harry Potter
card-tom-marvolo-riddle = Tom Marvolo Riddle
card-ron-weasley = Ron Weasley
card-buckbeak = Buckbeak
card-veritaserum = Veritaserum
card-felix-felicis = Felix Felicis
card-expelliarmus = Expelliarmus
card-alohomora = Alohomora
card-engorgio = Engorgio
card-confundo = Confundo
card-reparo = Reparo
card-stupefy = Stupefy
card-wingardium-leviosa = Wingardium Leviosa
card-accio = Accio
card-revelio = Revelio
card-rictusempra = Rictusempra
card-gemino = Gemino
card-transfiguration = Transfiguration
card-finite-incantatem = Finite Incantatem

help-card-quidditch-cup = 20 points at once.
help-card-owl-results = 15 points at once.
help-card-duelling-club = 10 points at once.
help-card-wizards-chess = 5 points at once.
help-card-harry-potter = With a word: 5 points for each tile you lay that shows H, A, Y, P or O.
help-card-tom-marvolo-riddle = With a word: 5 points for each tile you lay that shows I, V, D, M or T.
help-card-ron-weasley = With a word: 5 points for each tile you lay that shows R, N, W, S or L.
help-card-buckbeak = With a word: 5 points for each tile you lay that shows U, C, B, E or K.
help-card-veritaserum = Ask a player for a letter. If they have it, it is yours for any tile of your rack; if not, you see their rack.
help-card-felix-felicis = Draw two Hogwarts cards.
help-card-expelliarmus = Take an unseen tile from another rack.
help-card-alohomora = Swap a blank on the board for the letter it stands for, from your rack.
help-card-engorgio = Draw two extra tiles now; at the end of your turn you go back to seven.
help-card-confundo = Lay a word that is read from right to left or from below. It keeps that direction for ever.
help-card-reparo = Take another turn right after this one; you may use another card in it.
help-card-stupefy = A player of your choice misses their next turn.
help-card-wingardium-leviosa = Take an unseen card from another hand.
help-card-accio = Take any card from the discard pile.
help-card-revelio = Look into the Glossary: its words bring 20 instead of 10 this turn.
help-card-rictusempra = If you made another player laugh, 10 points at once.
help-card-gemino = Draw as many cards as you hold besides this one.
help-card-transfiguration = Exchange any number of tiles and still take your turn.
help-card-finite-incantatem = Out of turn: cancel a spell aimed at you, or somebody’s Accio.

## Questions

prompt-take-turn = Your turn: place tiles, exchange, pass, or use a card. { $tiles ->
    [0] The bag is empty.
    [one] One tile is left in the bag.
   *[other] { $tiles } tiles are left in the bag.
}
prompt-take-turn-no-card = Your turn goes on: place tiles, exchange or pass. { $tiles ->
    [0] The bag is empty.
    [one] One tile is left in the bag.
   *[other] { $tiles } tiles are left in the bag.
}
prompt-take-turn-plain = Your turn: place tiles, exchange or pass. { $tiles ->
    [0] The bag is empty.
    [one] One tile is left in the bag.
   *[other] { $tiles } tiles are left in the bag.
}
prompt-challenge-window =
    { $who } lays { $words } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Do you challenge?
prompt-reaction-window = { $who } uses { $card }. Do you let it work?
prompt-reaction-question = { $who } uses Veritaserum and asks you for { $letter }. Do you let it work?
prompt-draw-tiles = You hold too many tiles: return { $count }.
prompt-give-tile = { $target } gives you { $letter }. Which tile do you give in return?
prompt-who-laughed = { $who } claims to have made you laugh. Did you?
prompt-read-clocks = The clocks are read.

## Answers

option-place = Lay { $tiles } with { $card }
option-place-no-card = Lay { $tiles }
play-across = { $word }, row { $row } from { $column }
play-down = { $word }, column { $column } from { $row }
play-with-card = { $play }, with { $card }
option-exchange = Exchange { $tiles }
option-pass = Pass
option-cast = Use { $card }
option-attack = Use { $card } against { $target }
option-question = Veritaserum: ask { $target } for { $letter }
option-unlock = Alohomora: take the blank on { $square }
option-summon = Accio: take { $card }
option-transfigure = Transfiguration: exchange { $tiles } and go on
option-tickle = Rictusempra: somebody laughed
option-accept = Accept
option-challenge = Challenge
option-finite = Finite Incantatem: cancel it
option-give = Give { $tile }
option-return = Return { $tiles }
option-laughed = I laughed
option-straight-face = I kept a straight face
option-read-clock = { $over ->
    [0] In time
    [one] One minute of overtime
   *[other] { $over } minutes of overtime
}

## What happened

event-sorted = { $who } is sorted into { $house }.
event-drew-tiles = { $who } draws { $tiles }.
event-drew-tiles-no-tiles = { $who } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
event-returned-tiles = { $who } returns { $tiles } to the bag.
event-returned-tiles-no-tiles = { $who } returns { $count ->
    [one] a tile
   *[other] { $count } tiles
} to the bag.
event-drew-card = { $who } draws { $card }.
event-drew-card-no-card = { $who } draws a Hogwarts card.
event-won-competition = { $who } draws { $card }: { $points } points.
event-turn-began = It is the turn of { $who }.
event-missed-turn = { $who } is stupefied and misses a turn.
event-sat-out = { $who } challenged good words and misses a turn.
event-laid = { $who } lays { $words }.
event-passed = { $who } passes.
event-exchanged = { $who } exchanges { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
event-card-used = { $who } uses { $card }.
event-aimed = { $who } uses { $card } against { $target }.
event-challenged = { $by } challenges { $who }.
event-challenge-failed = { $words }: all is well. { $by } loses { $points } points.
event-took-back = Not in the word list: { $words }. { $who } takes the tiles back.
event-scored = { $who } scores { $points } for { $words }{ $fifty ->
    [yes] , all seven tiles included
   *[no] {""}
}{ $glossary ->
    [0] {""}
   *[other] , and { $glossary } for the Glossary
}{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } by the bonus card
}.
event-cancelled = { $by } answers { $card } of { $who } with Finite Incantatem.
event-stole-tile = { $who } takes { $tile } from { $target }.
event-stole-tile-no-tile = { $who } takes a tile from { $target }.
event-stole-card = { $who } takes { $card } from { $target }.
event-stole-card-no-card = { $who } takes a card from { $target }.
event-asked-for = { $who } asks { $target } for { $letter }.
event-gave-letter = { $target } has { $letter } and gives it to { $who }.
event-gave-tile = { $who } gives { $tile } to { $target }.
event-gave-tile-no-tile = { $who } gives a tile to { $target }.
event-showed-rack = { $target } has none, and shows { $who } the rack: { $tiles }.
event-showed-rack-no-tiles = { $target } has none, and shows { $who } the rack.
event-unlocked = { $who } puts { $letter } on { $square } and takes the blank.
event-summoned = { $who } takes { $card } from the discard pile.
event-tickled = { $by } laughed: { $points } points for { $who }.
event-nobody-laughed = Nobody laughed; { $who } keeps the card.
event-final-tiles = { $who } has { $tiles } left: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-went-out = { $who } went out: { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the other racks.
event-ran-over = { $who } took { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} too long: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended = The game is over. It goes to { $winners }.

## Why not

refusal-no-tiles = Lay at least one tile.
refusal-taken = There is a tile on that square already.
refusal-line = The tiles are not in one line.
refusal-gap = There is a gap between the tiles.
refusal-centre = The first word must cover the centre.
refusal-two-letters = The first word needs two letters or more.
refusal-apart = The tiles must touch those on the board.
refusal-confundo = Confundo needs a word in that direction.
refusal-not-a-word = { $word } is not a word.
refusal-no-tile = You do not have the tile { $tile }.
refusal-no-blank = You have no blank left ({ $tile }).
refusal-no-such-tiles = Those tiles are not on your rack.
refusal-direction = Only a single tile laid by Confundo names a direction.
refusal-not-with-a-word = { $card } is not laid with a word.
refusal-not-so = { $card } is not used in this way.
refusal-bag = There are only { $count } tiles in the bag.
refusal-no-card = You do not hold { $card }.
refusal-card-used = You have used a card this turn.
refusal-claimed = A laugh was claimed this turn already.
refusal-card-fresh = You picked up { $card } this turn; use it from the next one on.
refusal-yourself = You cannot aim at yourself.
refusal-empty-seat = Nobody sits at seat { $seat }.
refusal-no-tiles-there = There is no tile to be had from { $target }.
refusal-no-cards-there = { $target } holds no cards.
refusal-deck = There are no Hogwarts cards left.
refusal-gemino = Gemino needs another card in your hand.
refusal-no-blank-there = There is no blank on { $square }.
refusal-not-discarded = { $card } is not in the discard pile.
refusal-your-turn = It is your turn: place, exchange, pass, or use a card.
refusal-challenge-first = Accept the words of { $who } or challenge them.
refusal-react-first = Say first whether you let the spell of { $who } work.
refusal-return-first = Return { $count } of your tiles to the bag first.
refusal-give-first = Choose first the tile that you give in return.
refusal-laugh-first = Tell { $who } first whether you laughed.
bad-houses = Name a different house for each of the { $seats } seats, or none.
bad-position = A position needs the classic edition and a score for each of the { $seats } players.
bad-position-tiles = The position holds more of some tile than there are.

## Word lists and notation

lexicon-empty = The word list “{ $name }” has no word of 2 to 15 letters.
lexicon-damaged = The word list “{ $name }” is damaged: { $reason }. Install Great Hall again.
lexicon-no-scowl = The large list needs the Debian package scowl (nothing found in { $folder }).
lexicon-unreadable = The word file { $file } cannot be read: { $reason }.
lexicon-no-language = There are no words in the language “{ $language }”. The languages are: { $known }.
lexicon-plain = The lexicon “{ $name }” was built without numba: install greathall[fast], or use the plain generator.
slow-without-numba = Scrabble runs without numba: legal plays are found slowly, and the strong bot does not simulate. To make it fast: pip install numba.
position-shape = A board has 15 rows of 15 squares, not { $rows } rows of some other length.
position-square = “{ $square }” cannot be a square: write a dot, a letter, or a small letter for a blank.
position-rack = “{ $tile }” cannot be a tile: write letters, and ? for a blank.
position-rack-long = A rack holds ten tiles at most, not { $count }.
notation = Write a word, and you see where it fits and what it brings there. Write a play as its first square and its word: 8F HORN across, F8 HORN down; HO.N keeps a tile of the board, a small letter is a blank. “exchange QV”, “pass”; “more” lists what else can be done.
notation-bonus = { $card } lies beside a word if you add its name: 8F HORN +{ $written }.
notation-confundo = Confundo: a < after the letters, which are then read backwards: 8F NROH<.
notation-play = “{ $text }” cannot be read as a play here: write for instance 8H HORN or H8 HORN.
notation-board = “{ $text }” is not a board of 15 rows.
notation-position = “{ $text }” is not a position.
notation-gcg = Line { $line } of the game cannot be read: { $text }.
notation-gcg-players = The file must name two to four players, each with a line such as “#player1 Ann Ann Smith”.
notation-gcg-play = Move { $number }, { $play }: { $reason }
notation-gcg-points = Move { $number }, { $play }: the file says { $told } points, by the rules it is { $found }.
notation-gcg-rack = Move { $number }, { $play }: the rack { $rack } does not hold these tiles.

## Settings

setting-edition = Game
setting-edition-wizarding = with cards, Houses and Glossary
setting-edition-classic = ordinary Scrabble
setting-language = Language of the words
setting-language-en = English
setting-language-fr = French
setting-words = Wrong words
setting-words-challenge = can be laid, and challenged
setting-words-checked = are refused at once
setting-challenge = If you challenge good words, you lose
setting-challenge-ten = 10 points
setting-challenge-five = 5 points
setting-challenge-double = your next turn
setting-challenge-single = nothing
setting-word-filter = Words that do not count
setting-word-filter-family = insults and rude words
setting-word-filter-tournament = insults against people
setting-word-filter-all = none: all words count
setting-tracker = List the tiles nobody has seen yet
setting-minutes = Minutes on each player’s clock (0: no clock)
setting-overtime = Points lost for each minute too long
setting-position = Begin from a position (a line in the manner of CGP)
setting-lexicon = Word list
setting-lexicon-enable = the usual one of the language
setting-lexicon-large = a large one (Debian’s scowl, if installed)
setting-modern = Two-letter words such as QI and ZA
setting-cards = Hogwarts cards
setting-houses = House of each seat

## What lies on the table

view-bag = Tiles in the bag
view-board = Board
view-card = Card
view-card-used = A card was used this turn
view-cards = Cards
view-deck = Cards to come
view-discard = Discarded cards
view-down = Downwards
view-extra-turns = Extra turns
view-fresh = Usable from the next turn
view-glossary = The Glossary
view-hand = Your cards
view-house = House
view-known-cards = Cards you know of
view-known-tiles = Tiles you know of
view-language = Language of the words
view-laid = Laid just now
view-marks = Read backwards
view-own = Yours
view-players = Players
view-rack = Rack
view-revelio = Revelio
view-score = Points
view-squares = Printed squares
view-stupefied = Turns to miss
view-tiles = Tiles
view-turn = Turn of
view-turns = Turns begun
view-values = Worth of the tiles
view-unseen = Tiles not seen yet

## What one plays for

goal-ahead = Most points in the end wins: you have { $score }, { $distance } more than { $player }; { $bag ->
    [0] the bag is empty.
    [one] one tile is left in the bag.
   *[other] { $bag } tiles are left in the bag.
}
goal-behind = Most points in the end wins: you have { $score }, { $distance } fewer than { $player }; { $bag ->
    [0] the bag is empty.
    [one] one tile is left in the bag.
   *[other] { $bag } tiles are left in the bag.
}
goal-level = Most points in the end wins: you have { $score }, as many as { $player }; { $bag ->
    [0] the bag is empty.
    [one] one tile is left in the bag.
   *[other] { $bag } tiles are left in the bag.
}
goal-watch = Most points in the end wins: { $player } leads with { $score }; { $bag ->
    [0] the bag is empty.
    [one] one tile is left in the bag.
   *[other] { $bag } tiles are left in the bag.
}

phrase-fine-word = What a word!
phrase-is-it-a-word = Is that really a word?
phrase-bad-letters = My letters are terrible.
phrase-my-square = I wanted that square.
# The text table: the signs on its boards, and how answers are typed.
cell-squares-61 = triple word
cell-squares-45 = double word
cell-squares-34 = triple letter
cell-squares-39 = double letter
cell-squares-72 = Hogwarts space
cell-marks-48 = { "" }
cell-marks-49 = read to the left
cell-marks-50 = read upwards
cell-marks-51 = read both ways
form-place = Tiles: each letter with its row and column, one after the other, such as H8F O8G R8H N8I. A small letter is a blank.
form-exchange = Tiles: the letters to exchange, in one word, such as QU. A question mark is a blank.

why-place-all = { $points } points now, and not one letter is left over.
why-place-less = Only { $points } points instead of { $more } now, but it brings more in the turns to come.
why-exchange = No word brings much now. Better letters bring more next time.
why-accept = The word list knows { $words }: whoever challenges would lose.
why-challenge = { $word } is not in the word list.
why-card = You may use one card in a turn, and still lay a word after it.
why-claim = If somebody says that they laughed, you gain { $points } points. If nobody does, you keep the card.
why-laughed = Only you know whether you laughed: say what is true.
why-place =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now, and for the next word you keep { $kept }.
turned-ahead =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $who } is { $lead } ahead now.
turned-behind =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $who } is { $lead } behind now.
turned-level =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $who } shares the lead now.
