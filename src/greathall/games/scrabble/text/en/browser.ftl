### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-3w = 3W
ui-2w = 2W
ui-3l = 3L
ui-2l = 2L
ui-triple-word = triple word
ui-double-word = double word
ui-triple-letter = triple letter
ui-double-letter = double letter
ui-hogwarts-space = Hogwarts space
ui-help-premium = { $premium }: counts in the turn the square is covered.
ui-help-hogwarts = Hogwarts space: a tile here draws a card for each new word through it.
ui-help-mark = Laid with Confundo: the arrow shows which way its word is read.
ui-help-pending = Just laid: its words may still be challenged.
ui-board = Board
ui-square-empty = { $square }, empty
ui-square-centre = { $square }, the centre, { $premium }
ui-square-premium = { $square }, { $premium }
ui-square-mine = { $square }: { $letter }, laid by you, not played yet
ui-square-tile = { $square }: { $letter }, { $points ->
    [one] one point
   *[other] { $points } points
}{ $read }{ $state }
ui-read-left = , the row reads from right to left
ui-read-up = , the column reads from below
ui-read-both = , row and column read in reverse
ui-may-be-challenged = , may still be challenged
ui-last-laid = , just laid
ui-blank = blank
ui-blank-as = blank as { $letter }
ui-tile = { $letter }, { $points ->
    [one] one point
   *[other] { $points } points
}
ui-rack = Your rack
ui-help-tile = Drag it to a square, or touch it and then the square.
ui-help-blank = The blank stands for any letter and is worth nothing.
ui-help-choose = Touch it to choose it.
ui-shuffle = Shuffle the rack
ui-keys-title = How to lay tiles
ui-how = Drag tiles, touch a tile and then a square, or type on the board.
ui-keys-board = On the board the arrow keys move, a letter lays its tile, Space turns the direction of writing, Backspace takes the last tile back, Enter plays the word. Escape takes all tiles back.
ui-keys-blank = Hold Shift with a letter to lay a blank as that letter. Touch a square first and the tiles you touch next follow it in a line; touch it again to write downwards.
ui-scores = Scores
ui-tiles = tiles
ui-cards = Hogwarts cards
ui-turn = On turn
ui-turn-yours = Your turn
ui-stupefied = Stupefied: misses a turn
ui-house = { $name }, { $house }: { $help }
ui-known-tiles = You know of this rack: { $tiles }
ui-known-cards = You know of this hand: { $cards }
ui-worth = What it brings
ui-word = { $word } { $points }
ui-line = { $words }{ $fifty ->
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
ui-letters = Letters and squares
ui-fifty = All seven tiles
ui-glossary = Word of the Glossary
ui-space = Hogwarts space
ui-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-you-would-score = You would score
ui-not-yet = Not yet a play
ui-in-advance = Laid in advance
ui-in-advance-help = Your tiles stay here until it is your turn. Only you see them.
ui-last-play = Last play
ui-empty-board = The first word covers the centre
ui-hand = Your Hogwarts cards, one a turn
ui-deck-title = Hogwarts cards
ui-piles = Hogwarts cards in the deck: { $deck }; discarded: { $discard }
ui-discard = Discarded: { $cards }
ui-discard-empty = Nothing is discarded yet.
ui-no-cards = You hold none. A tile on a Hogwarts space, brown with a tower, draws one.
ui-look-up = Look into the Glossary
ui-look-up-title = The Glossary
ui-look-up-help = Revelio has opened it until your turn ends. Each of its words brings 20 more.
ui-look-up-letters = With these letters
ui-look-up-count = { $count ->
    [0] No such word
    [one] One word
   *[other] { $count } words
}
ui-no-blanks = No blank lies on the board.
ui-no-discards = The discard pile is empty.
ui-only-in-answer = Only in answer to a Spell
ui-card-not = { $card }. Not now: { $reason }
ui-card-later = You use cards in your own turn. To answer somebody, press a button below the question.
ui-kind-bonus = Bonus
ui-kind-spell = Spell
ui-kind-any-time = Any time
ui-bag = { $count ->
    [0] Bag empty
   *[other] { $count } in the bag
}
ui-ask-turn = Your turn
ui-play-word = Play
ui-play-for = Play for { $points }
ui-take-back-tiles = Take back
ui-back = Back
ui-use = Use the card
ui-exchange = Exchange
ui-exchange-count = { $count ->
    [one] Exchange one tile
   *[other] Exchange { $count } tiles
}
ui-exchange-on = { $count ->
    [one] Exchange one and go on
   *[other] Exchange { $count } and go on
}
ui-pass-turn = Pass this turn
ui-pass-question = Pass this turn?
ui-which-tiles = Which tiles do you exchange?
ui-which-blank = Which letter is the blank?
ui-which-letter = Which letter do you ask for?
ui-which-card = Which card do you take?
ui-which-player = { $card }: against whom?
ui-which-square = Which blank do you take?
ui-hint-challenge = A wrong word is taken back. If you challenge right words, you lose 10 points.
ui-hint-rack = Touch tiles on your rack.
ui-hint-card = { $card } goes with the word that you lay now.
ui-hint-held = Now touch a square.
ui-hint-caret = Type, or touch your tiles in order.
ui-hint-pass = You keep your tiles and score nothing.
ui-hint-swap = Touch tiles on your rack. { $count ->
    [0] The bag is empty.
    [one] One tile is in the bag.
   *[other] { $count } tiles are in the bag.
}
ui-hint-player = Touch a player in the scores.
ui-hint-square = Touch a blank on the board with a gold ring.
ui-final = Final scores
ui-on-board = During the game
ui-unplayed = Unplayed tiles
ui-from-others = From the others
ui-none-left = none
ui-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-shared = They share the victory.
ui-by = { $lead ->
    [one] By one point.
   *[other] By { $lead } points.
}
ui-why-out = { $name } played the last tile.
ui-why-passed = Everybody passed.
ui-why-stuck = Nobody could place a tile any more.
ui-best = The best play: { $line }
ui-zoom = Size of the board
ui-nearer = Nearer
ui-farther = Farther
ui-whole = Whole board
ui-unseen = Not seen yet: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
ui-unseen-help = In the bag ({ $bag }) and on the racks of the others.
ui-unseen-tile = { $letter }: { $count }
ui-overtime = Overtime
ui-plays = Plays, the best first
ui-play-text = Play
ui-play-points = Points
ui-play-kept = You keep
ui-play-leave = Worth
ui-play-equity = Equity
ui-play-chance = To win
ui-percent = { $percent } %
ui-show-plays = List the best plays
ui-no-plays = Here no word could be laid.
ui-study-words = Words
ui-study-words-help = Is it a word? Which letters fit before and behind it? What else do the letters spell? A question mark is a blank.
ui-study-letters = Letters
ui-study-look = Look up
ui-word-counts = { $word } is a word.
ui-word-counts-not = { $word } is not a word.
ui-hooks-before = Before it
ui-hooks-behind = Behind it
ui-anagrams = Same letters ({ $count })
ui-study-game = A game from a file
ui-study-drop = Drop a GCG file here, as Quackle, Woogles and MAGPIE write them. It is checked, and you can play on from any move.
ui-study-choose = Choose a file
ui-study-no-moves = There are no moves in this file.
ui-move-back = Back
ui-move-on = Next
ui-study-moves = Moves
ui-play-from-here = Play on from here
ui-as-gcg = The game as a GCG file
