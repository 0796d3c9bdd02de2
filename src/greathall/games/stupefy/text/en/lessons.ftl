### The lessons of Stupefy. At most two sentences at a time: what is, and what follows from it.

## A first round

lesson-first-round = Your first round
lesson-first-round-about = Prepare, aim, cast, take: a round in four choices.
lesson-first-round-prepare = Prepare a spell
lesson-first-round-prepare-1 = These cards in the middle are the rewards. Whoever still stands at the end of the round takes some of them.
lesson-first-round-prepare-2 = This is your hand: Stupefy knocks somebody down, Misspell does nothing. You lay one facedown, so nobody knows which.
lesson-first-round-prepare-task = Prepare a Stupefy
lesson-first-round-prepare-again = Lay down the Stupefy this time: you want to knock somebody down.
lesson-first-round-prepare-again-misspell = A Misspell only looks dangerous: it is for another round. Choose the Stupefy.
lesson-first-round-aim = Point your wand
lesson-first-round-aim-1 = The crown shows the Favourite, who takes the first reward. Whoever you hit takes nothing this round.
lesson-first-round-aim-task = Aim at the Favourite
lesson-first-round-aim-again = At nobody, your Stupefy is lost. Look for the crown.
lesson-first-round-aim-again-other = That is an opponent, too, but not the Favourite. Look for the crown beside a name.
lesson-first-round-cast = Cast it
lesson-first-round-cast-1 = Now all wands show where they point. None of them points at you: nothing can happen to you.
lesson-first-round-cast-task = Cast your spell
lesson-first-round-cast-again = Protego protects you, but it lays your own flag down. Nobody aims at you, so cast.
lesson-first-round-take = Take a reward
lesson-first-round-take-1 = Hit! Cinder’s flag is down, and Cinder got a delay token.
lesson-first-round-take-2 = Your flag still stands, so it is your turn to take. The points go to your house.
lesson-first-round-take-task = Take the 40 Points
lesson-first-round-take-again = Take one of the rewards in the middle.
lesson-first-round-take-also = A good choice, too: every reward is worth something.
lesson-first-round-again = Take another
lesson-first-round-again-1 = The others took theirs, and it goes round until the middle is empty.
lesson-first-round-again-task = Take any reward you like
lesson-first-round-end = That was a round. A game has eight of them, and the house with the most points wins.

## Bluff and Protego

lesson-bluff-and-protego = Bluff and Protego
lesson-bluff-and-protego-about = Frighten others, and know when to hide.
lesson-bluff-and-protego-bluff = A harmless spell
lesson-bluff-and-protego-bluff-1 = You have five Misspells and only three Stupefies for eight rounds. A Misspell does nothing, but while you aim nobody knows that.
lesson-bluff-and-protego-bluff-task = Prepare a Misspell
lesson-bluff-and-protego-bluff-again = Keep your Stupefy for later. A bluff is enough this time: take the Misspell.
lesson-bluff-and-protego-aim = Look dangerous
lesson-bluff-and-protego-aim-1 = Whoever sees your wand may get frightened and hide. Then they take nothing, and your bluff has worked.
lesson-bluff-and-protego-aim-task = Aim at any opponent
lesson-bluff-and-protego-aim-again = A wand that points at nobody frightens nobody. Choose one of the three.
lesson-bluff-and-protego-wands = Read the wands
lesson-bluff-and-protego-wands-1 = Now look who aims at whom. Each wand that points at you may be a Stupefy.
lesson-bluff-and-protego-wands-task = Who does not aim at you?
lesson-bluff-and-protego-wands-again = That wand points at you: follow its line. One of the three points at somebody else.
lesson-bluff-and-protego-wands-yes = Yes, Cinder aims at Damson. The other two aim at you.
lesson-bluff-and-protego-protego = Hide in time
lesson-bluff-and-protego-protego-1 = Two wands on you: perhaps two delay tokens. Protego stops every spell, but your flag goes down and you take no reward.
lesson-bluff-and-protego-protego-task = Protect yourself
lesson-bluff-and-protego-protego-again = Your Misspell would do nothing, and two wands point at you. This time, choose Protego.
lesson-bluff-and-protego-end = Bramble did cast a Stupefy, and it did nothing to you. No reward this round, but no delay token either.

## Time-Turner and Private Lessons

lesson-time-and-lessons = Time-Turner and Private Lessons
lesson-time-and-lessons-about = Delay tokens, and two rewards that help at once.
lesson-time-and-lessons-clocks = Count the tokens
lesson-time-and-lessons-clocks-1 = Everybody’s delay tokens are counted here: one for every Stupefy that hit. After round 8 whoever has the most is the Latecomer, and costs the house 100 points.
lesson-time-and-lessons-clocks-task = Who would be the Latecomer now?
lesson-time-and-lessons-clocks-again = Compare all four: the biggest number counts.
lesson-time-and-lessons-clocks-again-none = Cinder has no token at all. Compare all four.
lesson-time-and-lessons-clocks-again-some = One token, but somebody has more. Compare all four.
lesson-time-and-lessons-clocks-yes = Yes, Bramble: two tokens, more than anybody.
lesson-time-and-lessons-turner = Turn time back
lesson-time-and-lessons-turner-1 = You have a token yourself. The Time-Turner puts back one of yours, or of somebody in your house.
lesson-time-and-lessons-turner-task = Take the Time-Turner
lesson-time-and-lessons-turner-again = A good reward, but your token stays. Look for the Time-Turner.
lesson-time-and-lessons-turner-also = That works, too: it puts back one of your own tokens, and you choose first next round.
lesson-time-and-lessons-lessons = Learn something
lesson-time-and-lessons-lessons-1 = Private Lessons swaps a Misspell in your hand for a used Stupefy. The discard pile shows that there are some.
lesson-time-and-lessons-lessons-task = Take Private Lessons
lesson-time-and-lessons-lessons-again = That is worth something, but it brings you no Stupefy. Look for Private Lessons.
lesson-time-and-lessons-end = One more Stupefy in your hand. Both rewards work at once, so take them when you need them.

## Favours and Potions

lesson-favours-and-potions = Favours and Potions
lesson-favours-and-potions-about = What counts only at the end of the game.
lesson-favours-and-potions-grow = More and more
lesson-favours-and-potions-grow-1 = The first Favour brings you 10 points, two bring 30, three 60, five 200. They count after the last round.
lesson-favours-and-potions-grow-task = Which of these is worth more, the more you have?
lesson-favours-and-potions-grow-again = That is worth the same every time. Think of the Favours.
lesson-favours-and-potions-favour = Begin to collect
lesson-favours-and-potions-favour-1 = Whoever begins early has many at the end. Only your own count, not those of your house.
lesson-favours-and-potions-favour-task = Take the Favour
lesson-favours-and-potions-favour-again = Not bad, but we are collecting. Look for the Favour.
lesson-favours-and-potions-favour-yes = Your first Favour. The next one brings 20 points more.
lesson-favours-and-potions-potion = A race
lesson-favours-and-potions-potion-1 = Potions are a race: whoever has more than everybody else wins 100 points. If two have the most, nobody wins them.
lesson-favours-and-potions-potion-task = Take the Successful Potion
lesson-favours-and-potions-potion-again = That counts less at the end. Look for the Potion.
lesson-favours-and-potions-potion-also = That is also good: you choose first next round.
lesson-favours-and-potions-end = Favours and Potions stay with you until the end. Then they are counted, and with them the delay tokens.

## A whole game

lesson-first-game = A whole game
lesson-first-game-about = Eight rounds against friendly bots, at your pace.
lesson-first-game-prepare = Eight cards, eight rounds
lesson-first-game-prepare-1 = Each round costs you one card, whatever happens. With three Stupefies, think about when to use them.
lesson-first-game-prepare-task = Prepare a spell
lesson-first-game-aim = Choose a target
lesson-first-game-aim-1 = A hit on the Favourite or on the leading house hurts most. With a Misspell, aim where it frightens.
lesson-first-game-aim-task = Aim at somebody
lesson-first-game-take = Your share
lesson-first-game-take-1 = Your flag stands. Points count now; Favours and Potions count at the end.
lesson-first-game-take-task = Take a reward
lesson-first-game-on-stupefied = You were hit: flag down, a delay token for each Stupefy. Next time two wands point at you, think of Protego.
lesson-first-game-on-shielded = Protego: you are safe, but you take nothing this round. The card you had prepared is gone, too.
lesson-first-game-on-announced = The round is over, and the points went into the boxes of the houses. Now all flags stand again.
lesson-first-game-on-became-favourite = The crown has moved. The Favourite takes the first reward of the next round, so many wands may point there.
lesson-first-game-on-learnt = A Misspell was swapped for a used Stupefy. Remember who has one more now.
lesson-first-game-on-token-returned = A delay token went back. Watch who has the most of them in the end.
lesson-first-game-on-all-down = Nobody stands, so nobody takes. The rewards stay, and the next round is worth more.
lesson-first-game-end = The game is over. Look how the points came together: box, potions, delay tokens, Favours.
