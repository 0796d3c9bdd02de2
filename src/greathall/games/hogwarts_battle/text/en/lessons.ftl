### The lessons of Hogwarts Battle.

## A first turn

lesson-first-turn = Your first turn
lesson-first-turn-about = An event, your cards, attack, a new card: a turn from its beginning to its end.
lesson-first-turn-event = What happens first
lesson-first-turn-event-1 = You are Harry, and Ron plays with you. Each turn begins with a Dark Arts event: this one put 1 control on the location.
lesson-first-turn-event-2 = Draco Malfoy answers: each time control is added, he takes 2 health from you. Together you must beat him.
lesson-first-turn-event-3 = Now it is your turn. These are your five cards; you may play all of them.
lesson-first-turn-event-task = Play an Alohomora!
lesson-first-turn-event-again = Cards first: whatever you do not play is lost at the end of the turn.
lesson-first-turn-hedwig = A card with a choice
lesson-first-turn-hedwig-1 = Alohomora! gave you 1 influence: the coins with which you buy cards.
lesson-first-turn-hedwig-task = Play Hedwig
lesson-first-turn-hedwig-again = Good, but later. Look for Hedwig in your hand.
lesson-first-turn-choose = Attack or health
lesson-first-turn-choose-1 = Hedwig lets you choose. You have 8 of 10 health, so you can do without more.
lesson-first-turn-choose-task = Choose 1 attack
lesson-first-turn-choose-again = Health helps, too, but nothing threatens you now. Take the attack against Draco.
lesson-first-turn-rest = All of them
lesson-first-turn-rest-1 = Cards in your hand do not stay there: at the end of the turn all are discarded. So play the rest.
lesson-first-turn-rest-task = Play all your cards
lesson-first-turn-rest-again = There are still cards in your hand. Play them first.
lesson-first-turn-attack = At the villain
lesson-first-turn-attack-1 = You have 2 attack. Draco Malfoy has 6 health: what you put on him today stays there.
lesson-first-turn-attack-task = Put your attack on Draco Malfoy
lesson-first-turn-attack-again = You still have attack, and it is lost at the end of the turn. Put it on the villain.
lesson-first-turn-acquire = Buy a card
lesson-first-turn-acquire-1 = Each card shows its price. You have 3 influence: Quidditch Gear brings attack and health, turn after turn.
lesson-first-turn-acquire-task = Acquire Quidditch Gear
lesson-first-turn-acquire-again = You have 3 influence left. Buy something first: influence is lost at the end of the turn.
lesson-first-turn-acquire-also = Reparo! is good, too: it brings influence, or a card.
lesson-first-turn-over = Ready
lesson-first-turn-over-1 = Nothing is left to do. The new card lies in your discard pile and comes when the deck is shuffled.
lesson-first-turn-over-task = End your turn
lesson-first-turn-over-again = Nothing else can be done now.
lesson-first-turn-end = Ron has played, too, and you have five new cards. If you beat all villains before the locations fall, you win together.

## Villains

lesson-villains = Villains
lesson-villains-about = Health, attack and reward: how a villain is beaten.
lesson-villains-health = Who is nearly beaten?
lesson-villains-health-1 = From Game 3 on there are two villains at a time. Each shows its health, and how much attack lies on it.
lesson-villains-health-2 = You have 2 attack to spend.
lesson-villains-health-task = Which of the two can you beat now?
lesson-villains-health-again = That one needs 5 attack, and you have 2. Look at the other.
lesson-villains-health-yes = Yes: Lucius Malfoy has 7 health, and 5 attack lie on him already.
lesson-villains-attack = Strike
lesson-villains-attack-1 = Attack that is spread out beats nobody. Put both where they are enough.
lesson-villains-attack-task = Beat Lucius Malfoy
lesson-villains-attack-again = First the villain: that brings a reward at once.
lesson-villains-attack-again-other = There it would take a long time. Lucius Malfoy needs only 2.
lesson-villains-attack-again-card = You can play it afterwards. First the villain.
lesson-villains-next = And the next
lesson-villains-next-1 = The other villain is still there, and a new one comes at the end of your turn. What you put on villains stays.
lesson-villains-next-task = Go on with your turn as you like
lesson-villains-next-again = Choose one of the answers.
lesson-villains-on-defeated = Beaten! Its reward is yours at once.
lesson-villains-on-control-removed = The reward took 1 control off the location. That wakes Harry’s own ability: choose who gains 1 attack.
lesson-villains-end = One villain less. Read each new one: it says when it acts, and what you win.

## Market and location

lesson-market-and-location = Market and location
lesson-market-and-location-about = What a card costs, when it comes, and what you defend.
lesson-market-and-location-location = What you defend
lesson-market-and-location-location-1 = This is where you fight. Some events and villains put control on it.
lesson-market-and-location-location-2 = It holds 2 control, and has room for 4. Full at the end of a turn, it is lost; when the last location is lost, so is the game.
lesson-market-and-location-location-task = Which of these is the location?
lesson-market-and-location-location-again = No, that is not a place. Look where the control lies.
lesson-market-and-location-location-yes = Yes, Diagon Alley. Two more control, and it falls.
lesson-market-and-location-prices = What to buy
lesson-market-and-location-prices-1 = You have 5 influence and no attack at all. So your deck needs cards that attack.
lesson-market-and-location-prices-2 = Incendio! and Oliver Wood both bring attack. Each shows its price.
lesson-market-and-location-prices-task = Acquire a card that brings attack
lesson-market-and-location-prices-again = You have 5 influence, and it does not last. Buy something first.
lesson-market-and-location-prices-also = A fair choice. But think of attack next time: without it no villain is beaten.
lesson-market-and-location-prices-yes = Good: every time you draw it, it attacks.
lesson-market-and-location-over = When it comes
lesson-market-and-location-over-1 = What you buy goes to your discard pile. When your deck is empty, it is shuffled, and the card comes into your hand.
lesson-market-and-location-over-task = End your turn
lesson-market-and-location-over-again = End the turn now.
lesson-market-and-location-over-also = There was still enough for this one: well seen.
lesson-market-and-location-end = Now you know what you fight for, and how your deck gets better turn by turn.

## A whole game

lesson-first-game = A whole game
lesson-first-game-about = Game 1 with Ron at your side, at your pace.
lesson-first-game-turn = Your turn
lesson-first-game-turn-1 = Play all cards, spend all attack and influence: nothing of it lasts.
lesson-first-game-turn-2 = Three villains come one after the other. Read what each one does.
lesson-first-game-turn-task = Play your turn
lesson-first-game-choose = A choice
lesson-first-game-choose-1 = Some cards give one thing or another. With much health, take attack; with little, take health.
lesson-first-game-choose-task = Choose one
lesson-first-game-discard = Give up a card
lesson-first-game-discard-1 = An event or a villain makes you discard. Part with the card you need least.
lesson-first-game-discard-task = Discard a card
lesson-first-game-on-acquired = Your new card is in the discard pile. It comes when the deck is shuffled.
lesson-first-game-on-control-added = Control on the location: when it is full at the end of a turn, it is lost.
lesson-first-game-on-defeated = A villain is beaten, and its reward is yours at once.
lesson-first-game-on-villain-revealed = A new villain. Read it before you play.
lesson-first-game-on-stunned = No health left: you are stunned. You drop half your cards and your tokens, 1 control is added, and next turn you are back with full health.
lesson-first-game-on-location-lost = This location is lost, and the fight goes on at the next one. Do not lose the last.
lesson-first-game-on-deck-shuffled = Your deck was empty, so the discard pile was shuffled. Now the cards you bought come, too.
lesson-first-game-end = The game is over. If it was lost: buy attack earlier, and put it on one villain at a time.
