### The rulebook, in our own words. `rulebook.py` says how it is put together.

rulebook-goal = What you play for
rulebook-goal-lead = Lay words and collect points. Whoever has the most at the end wins.
rulebook-goal-letters = Seven letters
rulebook-goal-letters-text = You always have seven tiles on your rack. The number on a tile is what it is worth.
rulebook-goal-house = Your House
rulebook-goal-house-text = You are sorted into a House. Each House has a small power of its own: touch your name to read it.
rulebook-goal-blank = Blanks
rulebook-goal-blank-text = A blank stands for any letter and is worth nothing.

rulebook-turn = Your turn
rulebook-turn-lead = Do one of three things, then draw up to seven tiles again.
rulebook-turn-lay = Lay a word
rulebook-turn-lay-text = All in one row or column, without a gap, and touching what lies there. The first word covers the centre.
rulebook-turn-cross = Every word counts
rulebook-turn-cross-text = Wherever tiles touch they must make a word. All words you make or change bring points.
rulebook-turn-exchange = Exchange
rulebook-turn-exchange-text = Put some tiles back into the bag and draw as many. That is your turn.
rulebook-turn-pass = Pass
rulebook-turn-pass-text = Do nothing. When everybody has passed twice in a row, the game is over.

rulebook-points = Counting points
rulebook-points-lead = Squares help only in the turn in which they are covered.
rulebook-points-letter = Blue squares
rulebook-points-letter-text = Light blue doubles the letter on it, dark blue triples it.
rulebook-points-word = Gold and red squares
rulebook-points-word-text = Gold doubles the whole word, dark red triples it. Letters first, then words.
rulebook-points-seven = All seven
rulebook-points-seven-text = Seven tiles in one turn bring 50 points more.
rulebook-points-glossary = Words of magic
rulebook-points-glossary-text = A word of the Glossary of magic brings 10 more. Nobody needs to claim it.

rulebook-magic = Hogwarts cards
rulebook-magic-lead = Hogwarts spaces, brown with a tower, bring cards that bend the rules.
rulebook-magic-draw = Draw a card
rulebook-magic-draw-text = A tile on a Hogwarts space draws a card for each new word through it.
rulebook-magic-use = Use a card
rulebook-magic-use-text = One card a turn, from your next turn on. Competition cards score at once.
rulebook-magic-stop = Stop a spell
rulebook-magic-stop-text = Finite Incantatem is played out of turn, when a spell is aimed at you.

rulebook-ending = Wrong words and the end
rulebook-ending-lead = Words are checked before they are laid, or the others may challenge them: the table decides.
rulebook-ending-doubt = Challenge a word
rulebook-ending-doubt-text = A wrong word is taken back and the turn is lost. Whoever challenged right words loses 10 points.
rulebook-ending-out = Going out
rulebook-ending-out-text = When the bag is empty and somebody lays the last tile, the game ends.
rulebook-ending-left = Tiles left over
rulebook-ending-left-text = They count against you, and for the player who went out. Hufflepuff adds its own instead.

rulebook-competition = Competition cards
rulebook-bonus = Bonus cards
rulebook-spells = Spells
rulebook-houses = Houses

ruling-w1 = How many cards for a Hogwarts space?
ruling-w1-answer = One for each new word of two letters or more through the tile that you lay on it.
ruling-w4 = What can be challenged?
ruling-w4-answer = Only the spelling. Tiles out of line or not joined to the board are refused in any case.
ruling-w6 = Fifty points with more than seven tiles?
ruling-w6-answer = Yes, fifty, once.
ruling-w7 = Does a blank count for a bonus card?
ruling-w7-answer = No. A tile counts once, even if it stands in two words.
ruling-w9 = Who is short of a tile after Expelliarmus?
ruling-w9-answer = Its victim, until drawing at the end of the next turn. The thief keeps the extra tile to the end of the turn.
ruling-w10 = What do I see after a no?
ruling-w10-answer = The whole rack of the player you asked, at once.
ruling-w11 = Which tile or card is taken?
ruling-w11-answer = One by chance. Its owner sees which one it was.
ruling-w12 = What does it stop?
ruling-w12-answer = Expelliarmus, Stupefy, Wingardium Leviosa and Veritaserum aimed at you, and anybody’s Accio.
ruling-w13 = Who decides whether somebody laughed?
ruling-w13-answer = Another player must agree. If nobody does, the card stays with you.
ruling-w14 = Which words are read in reverse?
ruling-w14-answer = The word laid by Confundo, for ever. Words across it are read as usual.
ruling-w15 = What happens to the blank?
ruling-w15-answer = It goes to your rack and can be used in the same turn. The letter on the board now counts.
ruling-w16 = Two Stupefies on one player?
ruling-w16-answer = Two missed turns. A missed turn is not a pass.
ruling-w18 = Transfiguration near the end?
ruling-w18-answer = The bag must hold as many tiles as you exchange.
ruling-w20 = Reparo in an extra turn?
ruling-w20-answer = It gives yet another one.
ruling-w23 = A tie?
ruling-w23-answer = The victory is shared.
ruling-w24 = May I use a card in the turn I gain it?
ruling-w24-answer = No, from your next turn on. Competition cards score at once.

example-first-word = The board is empty. Lay the first word over the centre, and see what it would bring.
