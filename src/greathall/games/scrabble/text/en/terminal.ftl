### In the terminal.

terminal-tiles = tiles
terminal-rack = Your rack
terminal-fresh = (from your next turn)
terminal-bag =
    { $tiles ->
        [0] The bag is empty
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }, { $cards ->
        [0] no cards left
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
terminal-bag-alone =
    { $tiles ->
        [0] The bag is empty
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }
terminal-unseen = Not seen yet ({ $count }): { $tiles }
terminal-discard = Discarded: { $cards }
terminal-revelio = Revelio: words of the Glossary bring 20 more this turn
terminal-again =
    { $turns ->
        [one] Reparo: { $turns } more turn follows
       *[other] Reparo: { $turns } more turns follow
    }
terminal-backwards = Underlined tiles are read backwards
terminal-stupefied = { $name } is stupefied and will miss a turn.
terminal-known = You know that { $name } holds { $what }.
terminal-left = { $name } is left with { $what }.
terminal-sheet = Score sheet
terminal-turn = Turn
terminal-total = Total

## What a teacher says to those who type

lesson-first-words-first-2-typed = The first word goes over the centre of the board, row 8 and column H. Type where it begins and the word: 8F HORN goes across, F8 HORN goes down.
lesson-first-words-joins-2-typed = Squares marked 2L and 3L multiply a letter, 2W and 3W the whole word. On a Hogwarts space, marked ⌂, you draw a Hogwarts card.
lesson-houses-mine-yes-typed = Yes, Gryffindor. Each house can do something of its own.
lesson-houses-card-1-typed = Here is your card. You may use one in a turn.
lesson-first-game-turn-1-typed = Type a word and where it begins, exchange letters, or pass.
