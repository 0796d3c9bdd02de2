### The lessons of Scrabble.

lesson-first-words = Your first words
lesson-first-words-about = A word over the centre, and one that joins it.
lesson-first-words-first = Lay a word
lesson-first-words-first-1 = These are your letters; the small number is what each is worth. Make a word of some of them, as short as you like.
lesson-first-words-first-2 = The first word goes over the centre of the board, in a row or a column. Tap a letter and then a square, or drag it there.
lesson-first-words-first-task = Lay a word over the centre
lesson-first-words-first-again = You can always do that later. Try a word first: two letters are enough.
lesson-first-words-first-yes = A word, and points for it. Then you draw letters until you have seven again.
lesson-first-words-joins = Join it
lesson-first-words-joins-1 = From now on every word must touch what lies there. All new words count, across and down.
lesson-first-words-joins-2 = Coloured squares are worth more: blue ones multiply a letter, gold and red ones the whole word. On a Hogwarts space, brown with a tower, you draw a Hogwarts card.
lesson-first-words-joins-task = Lay a word that joins the others
lesson-first-words-joins-again = There are words to be found. One letter beside another is enough for a start.
lesson-first-words-end = You can play now. Long words and coloured squares bring the most.

lesson-houses = Houses and cards
lesson-houses-about = What your house can do, and where the cards come from.
lesson-houses-mine = Your house
lesson-houses-mine-1 = You play for Gryffindor, which draws a Hogwarts card before the game.
lesson-houses-mine-2 = Your opponent plays for Hufflepuff: letters that are left at the end cost Hufflepuff nothing.
lesson-houses-mine-task = Which is your house?
lesson-houses-mine-again = That is your opponent’s house. Look at your own name.
lesson-houses-mine-yes = Yes, Gryffindor. Touch a house to read what it can do.
lesson-houses-card = Your card
lesson-houses-card-1 = Here is your card. You may use one in a turn; touch it to read what it does.
lesson-houses-card-2 = You get more of them by laying letters on the Hogwarts spaces of the board.
lesson-houses-card-task = Lay a word, with or without your card
lesson-houses-card-again = First a word: it brings points, and perhaps a card.
lesson-houses-end = Houses and cards make every game different. Read a card when you draw it.

lesson-reactions = Reactions
lesson-reactions-about = When somebody uses a card and you do not like it.
lesson-reactions-window = Not so fast
lesson-reactions-window-1 = Your opponent uses Stupefy: you would miss a turn. But you are asked first, and your Finite Incantatem cancels it.
lesson-reactions-window-task = Cancel it
lesson-reactions-window-again = Choose Finite Incantatem.
lesson-reactions-window-also = Then it works, and you keep Finite Incantatem for another time.
lesson-reactions-end = When a card or a word concerns you, the game always asks you first.

lesson-first-game = A whole game
lesson-first-game-about = Against a bot that knows common words only. Words are checked before they are laid.
lesson-first-game-turn = Your turn
lesson-first-game-turn-1 = Lay a word, exchange letters, or pass. While you lay letters, you see what the word is worth.
lesson-first-game-turn-task = Play your turn
lesson-first-game-reaction = A reaction
lesson-first-game-reaction-1 = A card concerns you. You may accept it, or cancel it if you hold the right card.
lesson-first-game-reaction-task = Accept it or cancel it
lesson-first-game-on-scored = Your first points. Try to reach the coloured squares.
lesson-first-game-on-drew-card = A Hogwarts card! From your next turn on you may use it.
lesson-first-game-on-won-competition = A competition card: it brings points at once.
lesson-first-game-on-card-used = Your opponent has used a card. The log tells what it did.
lesson-first-game-end = The game is over, and the letters left on the racks are counted. Play again, and look for longer words.
