### What a question is about, and what follows from an answer.

about-take-turn = Your tiles must make a word that touches the others. A Hogwarts space brings a card. After a word, an exchange or a pass your turn is over.
about-take-turn-no-card = You have used your card for this turn. Now lay a word, exchange tiles or pass.
about-take-turn-plain = Your tiles must make a word that touches the others. After a word, an exchange or a pass your turn is over.
about-read-clocks = Whoever keeps the time says how many minutes each player took too long. Each minute costs points.
about-challenge-window = If one of the words is wrong, the tiles go back and the play brings nothing. If all are right, you pay for the challenge.
about-reaction-window = You may stop it now with a card of your own, or let it happen.
about-reaction-question = If you let it work, you must tell the truth about this letter. A card of your own can stop it.
about-draw-tiles = A rack holds seven tiles. What you return goes back into the bag.
about-give-tile = You keep the tile you were given, and the one you choose now changes hands.
about-who-laughed = Answer honestly: if you laughed, the card brings its owner 10 points.
