### The rulebook, in our own words. `rulebook.py` says how it is put together.

rulebook-goal = What you play for
rulebook-goal-lead = Become strong enough to face Voldemort, and be the first to defeat him.
rulebook-goal-points = Spell points
rulebook-goal-points-text = Spell points (SP) show how much you have learnt. Lessons, events and battles bring them.
rulebook-goal-upper = 100 SP: upstairs
rulebook-goal-upper-text = With 100 SP the upper level is open to you. Cards are stronger there, and Death Eaters walk about.
rulebook-goal-chamber = 200 SP: the chamber
rulebook-goal-chamber-text = With 200 SP a dark doorway lets you in to Voldemort. An evening game needs 150, a short one 120.
rulebook-goal-year = The school year
rulebook-goal-year-text = If nobody has won when the year is over, whoever has the most SP wins. Evening and short games end with a last battle instead.

rulebook-turn = Your turn
rulebook-turn-lead = Five things, one after the other.
rulebook-turn-card = A card
rulebook-turn-card-text = You may use your item or drink your potion, once, before or after moving.
rulebook-turn-move = Roll and walk
rulebook-turn-move-text = Walk exactly as far as the die says, by a way of your choice.
rulebook-turn-meet = Somebody there?
rulebook-turn-meet-text = If the square is occupied, there is a battle.
rulebook-turn-square = The square
rulebook-turn-square-text = Do what the square says. Hold any square to read it before you walk.
rulebook-turn-rest = Rest and study
rulebook-turn-rest-text = Get back 1 HP unless you fought, and gain 5 SP while you have fewer than 100.

rulebook-battle = Battles
rulebook-battle-lead = Everybody chooses in secret, then everything happens at once.
rulebook-battle-choose = Choose
rulebook-battle-choose-text = A spell and its target, your potion, your item, or running.
rulebook-battle-die = The die
rulebook-battle-die-text = 1 fails, 2 to 6 succeed. Some cards say otherwise.
rulebook-battle-run = Running
rulebook-battle-run-text = On a 2 you get away, but whatever is aimed at you still strikes. On 3 to 6 you get away clean.
rulebook-battle-faint = Fainting
rulebook-battle-faint-text = At 1 HP you faint and spend the next turn in the infirmary. A defeat costs 10 SP.
rulebook-battle-win = Winning
rulebook-battle-win-text = A defeated player brings 25 SP, a Death Eater 15, a dementor 10.

rulebook-danger = Dangers
rulebook-danger-lead = After everybody’s turn the castle moves, too.
rulebook-danger-eaters = Death Eaters
rulebook-danger-eaters-text = They walk around the upper level. When their dice show doubles they raid the whole castle.
rulebook-danger-die = You can die
rulebook-danger-die-text = Against Death Eaters, dementors and Voldemort you can die: you start again at home, with nothing.
rulebook-danger-cabinet = The cabinet
rulebook-danger-cabinet-text = The Vanishing Cabinet moves along the lower level. Land on it with 100 SP or more, and it carries you upstairs.

rulebook-cards = Cards you carry
rulebook-cards-lead = Three spells, one potion and one item. Any card you draw may be taken or left.
rulebook-cards-spells = Spells
rulebook-cards-spells-text = For battles, again and again unless the card says once. Each needs some SP.
rulebook-cards-potions = Potions
rulebook-cards-potions-text = Drunk once, then gone.
rulebook-cards-items = Items
rulebook-cards-items-text = What an item does, it does as often as its text says.
rulebook-cards-trade = Buying and selling
rulebook-cards-trade-text = Library and shops trade cards for SP at the printed price.

rulebook-squares = Squares
rulebook-basic-spells = Basic spells
rulebook-advanced-spells = Advanced spells
rulebook-potions = Potions
rulebook-items = Items
rulebook-events = Events

ruling-r9 = Must I walk the whole die?
ruling-r9-answer = Yes. If every way ends on closed squares, you stop on the last open one before.
ruling-r10 = May I walk past others?
ruling-r10-answer = Yes. Only landing on them leads to a battle.
ruling-r8 = Must I use the square?
ruling-r8-answer = Yes, but taking cards, trading and entering the chamber may be declined.
ruling-r17 = I stand at 1 HP: do I faint?
ruling-r17-answer = Only a loss that brings you down to 1 makes you faint.
ruling-r25 = Where do I run to?
ruling-r25-answer = Back the way you came, at most to where your last move began. If there is no way, home.
ruling-r33 = What if nobody can win the battle?
ruling-r33-answer = After 15 battle rounds without a loss a truce is offered; all must agree.
ruling-r35 = And if the last two fall together?
ruling-r35-answer = Then nobody gains anything.
ruling-r37 = How often do I roll for a spell?
ruling-r37-answer = Once: casting and hitting are one roll.
ruling-r46 = Does the Patronus bring SP without an enemy?
ruling-r46-answer = Yes, 10 SP whenever it succeeds.
ruling-r49 = Does Protego help against the Killing Curse?
ruling-r49-answer = Yes: it may block it or throw it back.
ruling-r55 = Can I spend the Elder Wand’s SP?
ruling-r55-answer = No. Its 50 SP count, but they can be neither lost nor spent.
ruling-r56 = Darkness Powder in battle?
ruling-r56-answer = All of it is used up, and the battle is over.
ruling-r65 = I fall together with Voldemort?
ruling-r65-answer = Then you have not won, and he is whole again.
ruling-r67 = Does the Stone help against the curse?
ruling-r67-answer = Yes. You still pay for the defeat, but you keep your cards.

example-first-steps = Your first turn: hold the squares to read them, then choose a way.
