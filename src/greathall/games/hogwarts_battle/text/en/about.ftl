### What a question is about, and what follows from an answer.

about-hero-actions = Do as much as you like, in any order. Attack and influence that you do not use are lost at the end of the turn.
about-put-down = The card you choose goes to your discard pile; it comes back when your deck is shuffled.
about-stunned = Without health a hero is stunned: tokens are lost, half the hand is discarded, and the location gets 1 control. After the turn the health is full again.
about-any-hero = The hero you choose gets what the card says.
about-first-hero = Two heroes are chosen, one after the other. Each gets what the card says.
about-second-hero = The second of the two gets the same.
about-another-hero = Somebody else must lose health. Look who can spare it.
about-choose-one = Only one of these happens.
about-choose-two = Two of these happen, one after the other.
about-choose-second = This is the second of the two.
about-discard-or-lose = A discarded card comes back later; health must be healed.
about-each-discards = Every hero discards, and each chooses alone.
about-riddle-choice = You are asked once for every ally in your hand.
about-remove-up-to = Every control token less keeps the location out of the villains’ hands a little longer.
about-take-back = The card you choose comes to your hand.
about-roll-any-die = Each house has a die with its own favourite symbol: hold the card to read the faces.
about-die-shows = Use the face as it fell, or do what the card allows instead.
about-penalty-shows = If you roll again, the new face counts, even if it is worse.
about-petrify = A petrified villain does nothing until your next turn.
about-polyjuice = The ally you touch works once more, as if you had played it.
about-look-at-top = You see your next card before anybody draws it.
about-top-card = Discard it, and the card below is drawn instead.
about-search-deck = The card comes to your hand.
about-take-proficiency = It works in every turn of this game, for you alone.
about-choose-order = Both happen. Sometimes the order makes a difference.
