### What a question is about, and what follows from an answer.

about-before-move = You walk exactly as far as the die says, by a way of your choice; then the square does what it says.
about-after-move = This is the last moment for a card before the square does what it says.
about-before-recovery = You stay in bed this turn and get your health back. A card may still be used.
about-walk = Every square does something when you land on it: hold a square to read what.
about-fly = Whichever way you fly: the square you land on does what it says.
about-apparate = You are there at once, and the square does what it says.
about-meet = Step out and there is a battle; behind the map nobody finds you.
about-hide-again = Hidden, you stay out of the battle. Seen, you must fight.
about-hide-at-once = Hidden, you stay out of the battle. Seen, you must fight.
about-wish-to-be-found = Found means a battle: win it and you gain spell points.
about-take-card = You carry three spells, one potion and one item. If there is no place left, an old card goes.
about-forget-one = You know one spell too many. The one you touch goes back under its pile.
about-trade = A price is paid in spell points, and selling brings spell points. When you finish, your turn goes on.
about-search = One of them becomes yours, the others go back.
about-dark-doorway = Behind it waits Voldemort. Win that battle and you win the game.
about-grasp-the-cup = The cup is a way to Voldemort: you fight at once, with all your health.
about-liquid-luck = The die was rolled twice. The roll you keep is the one that counts.
about-go-anywhere = You appear on that square, and it does what it says.
about-duel = The two of you fight. Winning brings 20 SP (30 upstairs), losing costs 5 (10).
about-volunteer = Whoever joins fights the basilisk, but everybody may hit anybody. Whoever hurts it most gains the most SP, and its fang.
about-offer-truce = If all agree, the battle ends without a winner.
about-choose-action = Everybody chooses in secret, then all actions happen together. Dice decide whether yours succeeds.
about-choose-second = The potion gives a second action in the same battle round.
about-choose-for = You control this fighter by the Imperius Curse: what you choose is what they do.

## What is at work on somebody, and what an enemy does

about-status-disarmed = No spells in the next battle round.
about-status-snared = Can neither run nor attack by hand.
about-status-confunded = Casts and attacks succeed only on 4 to 6.
about-status-bewildered = 1 and 2 hit the wrong target, 3 and 4 fail, 5 and 6 succeed.
about-status-petrified = Does nothing. A 5 or a 6 on the die ends it.
about-status-controlled = Somebody else chooses the next action.
about-status-bleeding = Loses 1 HP in every battle round.
about-status-envenomed = Loses 1 HP in every battle round.
about-status-routed = Must run until they get away.
about-status-cloaked = Unseen for a round: squares give nothing, and in battle only a 6 hits.
about-status-mapped = Nobody finds this player against their will.
about-status-guarded = Death Eaters leave this player alone.
about-status-lucky = Every die is rolled twice, and one roll is kept.
about-status-brewed = No harmful effect until the turn ends.
about-status-speedy = Two actions in every other battle round.
about-status-strong = More HP, and every attack takes 1 HP more.
about-status-powerful = 100 SP more, for two rounds; then they are lost.
about-status-raven = Only a 6 hits. Pecks, or snatches a card.
about-status-serpent = Bites for 3 HP, with poison.
about-status-troll = Only a 6 hits. Clubs on 4 to 6 for 5 HP.
about-status-enamored = Fights beside the one they love, until cured: in the Infirmary, the Potions Shop or Snape’s Cabinet, or by Pomphrey’s Brew.
about-foe-death-eater = A die decides: 1 or 2 a basic spell, 3 to 5 an attack of 3 HP (2 in an evening game of two), 6 an advanced spell. You can die. Beaten, he brings 15 SP.
about-foe-voldemort = Defeat him and you win the game. You can die here, and a defeat costs 50 SP.
about-foe-basilisk = 6 HP and a bite of 1; upstairs 10 HP and a bite of 2.
about-foe-dementor = 3 HP; each touch takes 1 HP. You can die. Beaten, it brings 10 SP.
about-foe-serpent = 3 HP, and a bite of 2 at the target of whoever summoned it.
about-foe-castle = The castle itself.
