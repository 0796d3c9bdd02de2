### Hogwarts Battle, in our own words.

title = Hogwarts Battle
tagline = One party against the villains: make your deck stronger and hold the castle, in seven games.

## Rules

rules-1 = Together you defend Hogwarts: defeat every villain before they control all the locations. You win or lose as one party.
rules-2 = Each hero has a deck of ten cards and a hand of five, and 10 health. The active hero plays a turn in four steps; then the next hero clockwise is active.
rules-3 = First, Dark Arts events: as many as the location says, one after another. Second, villains whose ability works every turn. Other villains react whenever their moment comes.
rules-4 = Third, your actions in any order: play cards, put attack on villains, spend influence to acquire cards of the market. A villain with as much attack as health is defeated: you have its reward at once.
rules-5 = Fourth, the end: a location full of control is lost, defeated villains are replaced, the market is filled, you discard everything, lose unused tokens and draw five cards. Tokens gained on another’s turn are kept for your own.
rules-6 = A hero without health is stunned: they lose their tokens, discard half their hand (rounded down: two cards of five) and add 1 control; for the rest of the turn their health does not change, then it is full again.
rules-7 = From Game 3 on heroes have abilities and two villains are active; from Game 4 on house dice help all heroes; from Game 5 on three villains are active, and Lord Voldemort comes last; from Game 6 on each hero has a proficiency; in Game 7 six Horcruxes must be destroyed before Lord Voldemort can be attacked.
rules-8 = Horcruxes are destroyed by house dice: when a die shows a symbol that the Horcrux needs, you may put it there instead of taking what it gives. Some Horcruxes need only one of their symbols, others need them all.

## Options of the game

setting-game = Game (1 to 7)
setting-heroes = The heroes, seat by seat
setting-first = Who plays first
setting-proficiencies = The proficiencies, seat by seat (from Game 6 on)
setting-deal-proficiencies = Deal the proficiencies instead of choosing them
setting-difficulty = Difficulty
setting-difficulty-standard = No control at the start
setting-difficulty-moderate = 1 control on the first location
setting-difficulty-hard = 2 control on the first location
setting-difficulty-every-location = 1 control on every location
setting-closed-hands = Closed hands: partners do not see each other’s cards
setting-free-order = The active hero orders what happens at the same moment

## Heroes

card-harry = Harry Potter
help-card-harry = Games 3 to 6: the first time in a turn that control is removed, any one hero gains 1 attack. Game 7: up to two heroes do.
card-ron = Ron Weasley
help-card-ron = Games 3 to 6: when he puts a third attack on villains on his turn, any one hero gains 2 health. Game 7: all heroes do.
card-hermione = Hermione Granger
help-card-hermione = Games 3 to 6: when she plays a fourth spell on her turn, any one hero gains 1 influence. Game 7: all heroes do.
card-neville = Neville Longbottom
help-card-neville = Games 3 to 6: on his turn, the first time each hero gains health, 1 more. Game 7: every time.

## Starting cards

card-alohomora = Alohomora!
help-card-alohomora = Gain 1 influence.
card-hedwig = Hedwig
help-card-hedwig = Gain 1 attack or 2 health.
card-firebolt = Firebolt
help-card-firebolt = Gain 1 attack. If you defeat a villain this turn: 1 influence.
card-invisibility-cloak = Invisibility Cloak
help-card-invisibility-cloak = Gain 1 influence. While you hold it, no single event or villain costs you more than 1 health.
card-pigwidgeon = Pigwidgeon
help-card-pigwidgeon = Gain 1 attack or 2 health.
card-cleansweep-11 = Cleansweep 11
help-card-cleansweep-11 = Gain 1 attack. If you defeat a villain this turn: 1 influence.
card-every-flavour-beans = Bertie Bott’s Every-Flavour Beans
help-card-every-flavour-beans = Gain 1 influence, and 1 attack for each ally you play this turn.
card-crookshanks = Crookshanks
help-card-crookshanks = Gain 1 attack or 2 health.
card-time-turner = Time-Turner
help-card-time-turner = Gain 1 influence. Spells you acquire this turn may go on top of your deck.
card-tales-of-beedle-the-bard = The Tales of Beedle the Bard
help-card-tales-of-beedle-the-bard = Gain 2 influence, or all heroes gain 1.
card-trevor = Trevor
help-card-trevor = Gain 1 attack or 2 health.
card-remembrall = Remembrall
help-card-remembrall = Gain 1 influence. When discarded: gain 2 influence.
card-mandrake = Mandrake
help-card-mandrake = Gain 1 attack, or any one hero gains 2 health.

## Hogwarts cards, box 1

card-wingardium-leviosa = Wingardium Leviosa!
help-card-wingardium-leviosa = Gain 1 influence. Items you acquire this turn may go on top of your deck.
card-reparo = Reparo!
help-card-reparo = Gain 2 influence or draw a card.
card-incendio = Incendio!
help-card-incendio = Gain 1 attack and draw a card.
card-lumos = Lumos!
help-card-lumos = All heroes draw a card.
card-descendo = Descendo!
help-card-descendo = Gain 2 attack.
card-essence-of-dittany = Essence of Dittany
help-card-essence-of-dittany = Any one hero gains 2 health.
card-quidditch-gear = Quidditch Gear
help-card-quidditch-gear = Gain 1 attack and 1 health.
card-sorting-hat = Sorting Hat
help-card-sorting-hat = Gain 2 influence. Allies you acquire this turn may go on top of your deck.
card-golden-snitch = Golden Snitch
help-card-golden-snitch = Gain 2 influence and draw a card.
card-oliver-wood = Oliver Wood
help-card-oliver-wood = Gain 1 attack. If you defeat a villain this turn, any one hero gains 2 health.
card-rubeus-hagrid = Rubeus Hagrid
help-card-rubeus-hagrid = Gain 1 attack. All heroes gain 1 health.
card-albus-dumbledore = Albus Dumbledore
help-card-albus-dumbledore = All heroes gain 1 attack, 1 influence and 1 health and draw a card.

## Box 2

card-finite = Finite!
help-card-finite = Remove 1 control.
card-expelliarmus = Expelliarmus!
help-card-expelliarmus = Gain 2 attack and draw a card.
card-polyjuice-potion = Polyjuice Potion
help-card-polyjuice-potion = Choose an ally you have played this turn: you may have its effect again.
card-nimbus-2001 = Nimbus Two Thousand and One
help-card-nimbus-2001 = Gain 2 attack. If you defeat a villain this turn: 2 influence.
card-gilderoy-lockhart = Gilderoy Lockhart
help-card-gilderoy-lockhart = Draw a card, then discard one. When discarded: draw a card.
card-dobby = Dobby the House-Elf
help-card-dobby = Remove 1 control and draw a card.
card-ginny-weasley = Ginny Weasley
help-card-ginny-weasley = Gain 1 attack and 1 influence. A Weasley.
card-fawkes = Fawkes the Phoenix
help-card-fawkes = Gain 2 attack, or all heroes gain 2 health.
card-arthur-weasley = Arthur Weasley
help-card-arthur-weasley = All heroes gain 2 influence. A Weasley.
card-molly-weasley = Molly Weasley
help-card-molly-weasley = All heroes gain 1 influence and 2 health. A Weasley.

## Box 3

card-expecto-patronum = Expecto Patronum!
help-card-expecto-patronum = Gain 1 attack and remove 1 control.
card-petrificus-totalus = Petrificus Totalus!
help-card-petrificus-totalus = Gain 1 attack. One villain’s ability is switched off until your next turn starts.
card-chocolate-frog = Chocolate Frog
help-card-chocolate-frog = Any one hero gains 1 influence and 1 health. When discarded: gain 1 influence and 1 health.
card-butterbeer = Butterbeer
help-card-butterbeer = Any two heroes gain 1 influence and 1 health each.
card-crystal-ball = Crystal Ball
help-card-crystal-ball = Draw two cards, then discard one.
card-marauders-map = Marauder’s Map
help-card-marauders-map = Draw two cards. When discarded: all heroes draw a card.
card-sybill-trelawney = Sybill Trelawney
help-card-sybill-trelawney = Draw two cards, then discard one; if it is a spell, gain 2 influence.
card-remus-lupin = Remus Lupin
help-card-remus-lupin = Gain 1 attack. Any one hero gains 3 health.
card-sirius-black = Sirius Black
help-card-sirius-black = Gain 2 attack and 1 influence.

## Box 4

card-accio = Accio!
help-card-accio = Gain 2 influence, or take an item from your discard pile into your hand.
card-protego = Protego!
help-card-protego = Gain 1 attack and 1 health. When discarded: the same again.
card-hogwarts-a-history = Hogwarts: A History
help-card-hogwarts-a-history = Roll a house die of your choice.
card-pensieve = Pensieve
help-card-pensieve = Any two heroes gain 1 influence and draw a card each.
card-triwizard-cup = Triwizard Cup
help-card-triwizard-cup = Gain 1 attack, 1 influence and 1 health.
card-fleur-delacour = Fleur Delacour
help-card-fleur-delacour = Gain 2 influence. If you play another ally this turn: 2 health.
card-cedric-diggory = Cedric Diggory
help-card-cedric-diggory = Gain 1 attack and roll the Hufflepuff die.
card-viktor-krum = Viktor Krum
help-card-viktor-krum = Gain 2 attack. If you defeat a villain this turn: 1 influence and 1 health.
card-alastor-mad-eye-moody = Alastor “Mad-Eye” Moody
help-card-alastor-mad-eye-moody = Gain 2 influence and remove 1 control.
card-pomona-sprout = Pomona Sprout
help-card-pomona-sprout = Gain 1 influence. Any one hero gains 2 health. Roll the Hufflepuff die.
card-filius-flitwick = Filius Flitwick
help-card-filius-flitwick = Gain 1 influence, draw a card and roll the Ravenclaw die.
card-minerva-mcgonagall = Minerva McGonagall
help-card-minerva-mcgonagall = Gain 1 attack and 1 influence and roll the Gryffindor die.
card-severus-snape = Severus Snape
help-card-severus-snape = Gain 1 attack and 2 health and roll the Slytherin die.

## Box 5

card-stupefy = Stupefy!
help-card-stupefy = Gain 1 attack, remove 1 control and draw a card.
card-owls = O.W.L.S
help-card-owls = Gain 2 influence. If you play two spells this turn: 1 attack and 1 health.
card-cho-chang = Cho Chang
help-card-cho-chang = Draw three cards, then discard two. Roll the Ravenclaw die.
card-fred-weasley = Fred Weasley
help-card-fred-weasley = Gain 1 attack. If another hero holds a Weasley, all gain 1 influence. Roll the Gryffindor die. A Weasley.
card-george-weasley = George Weasley
help-card-george-weasley = Gain 1 attack. If another hero holds a Weasley, all gain 1 health. Roll the Gryffindor die. A Weasley.
card-nymphadora-tonks = Nymphadora Tonks
help-card-nymphadora-tonks = Gain 3 influence, or 2 attack, or remove 1 control.
card-luna-lovegood = Luna Lovegood
help-card-luna-lovegood = Gain 1 influence. If you play an item this turn: 1 attack. Roll the Ravenclaw die.
card-kingsley-shacklebolt = Kingsley Shacklebolt
help-card-kingsley-shacklebolt = Gain 2 attack and 1 health and remove 1 control.

## Box 6

card-confundus = Confundus!
help-card-confundus = Gain 1 attack. If you put attack on every villain this turn, remove 1 control.
card-bezoar = Bezoar
help-card-bezoar = Any one hero gains 3 health. Draw a card.
card-deluminator = Deluminator
help-card-deluminator = Remove up to 2 control.
card-advanced-potion-making = Advanced Potion-Making
help-card-advanced-potion-making = All heroes gain 2 health; then those with full health gain 1 attack and draw a card.
card-felix-felicis = Felix Felicis
help-card-felix-felicis = Choose two: 2 attack, 2 influence, 2 health, two cards.
card-elder-wand = Elder Wand
help-card-elder-wand = For each spell you play this turn, gain 1 attack and 1 health.
card-horace-slughorn = Horace Slughorn
help-card-horace-slughorn = Each hero gains 1 influence or 1 health, as they choose. Roll the Slytherin die.

## Box 7

card-sword-of-gryffindor = Sword of Gryffindor
help-card-sword-of-gryffindor = Gain 2 attack and roll the Gryffindor die twice.

## Dark Arts events

card-expulso = Expulso!
help-card-expulso = The active hero loses 2 health.
card-flipendo = Flipendo!
help-card-flipendo = The active hero loses 1 health and discards a card.
card-he-who-must-not-be-named = He-Who-Must-Not-Be-Named
help-card-he-who-must-not-be-named = Add 1 control.
card-petrification = Petrification
help-card-petrification = All heroes lose 1 health. No extra cards are drawn this turn.
card-hand-of-glory = Hand of Glory
help-card-hand-of-glory = The active hero loses 1 health. Add 1 control.
card-obliviate = Obliviate!
help-card-obliviate = Each hero discards a spell or loses 2 health.
card-poison = Poison
help-card-poison = Each hero discards an ally or loses 2 health.
card-relashio = Relashio!
help-card-relashio = Each hero discards an item or loses 2 health.
card-dementors-kiss = Dementor’s Kiss
help-card-dementors-kiss = The active hero loses 2 health, the others 1.
card-oppugno = Oppugno!
help-card-oppugno = Each hero shows the top card of the deck: one that has a price is discarded and costs 2 health.
card-tarantallegra = Tarantallegra!
help-card-tarantallegra = The active hero loses 1 health. Only one attack can go on each villain this turn.
card-avada-kedavra = Avada Kedavra!
help-card-avada-kedavra = The active hero loses 3 health; if that stuns, add 1 control more. Reveal another event.
card-crucio = Crucio!
help-card-crucio = The active hero loses 1 health. Reveal another event.
card-heir-of-slytherin = Heir of Slytherin
help-card-heir-of-slytherin = Roll the Slytherin die against you. Attack: all heroes lose 1 health. Influence: add 1 control. Health: each villain loses 1 attack. Card: each hero discards a card.
card-imperio = Imperio!
help-card-imperio = The active hero chooses another: that hero loses 2 health. Reveal another event.
card-morsmordre = Morsmordre!
help-card-morsmordre = All heroes lose 1 health. Add 1 control. Death Eaters react.
card-regeneration = Regeneration
help-card-regeneration = Remove 2 attack from each villain.
card-educational-decree = Educational Decree
help-card-educational-decree = The active hero loses 1 health for each card in hand worth 4 or more.
card-legilimency = Legilimency
help-card-legilimency = Each hero shows the top card of the deck: a spell is discarded and costs 2 health.
card-sectumsempra = Sectumsempra!
help-card-sectumsempra = All heroes lose 2 health. Nobody gains health this turn.
card-fiendfyre = Fiendfyre
help-card-fiendfyre = All heroes lose 3 health.

## Villains

card-crabbe-and-goyle = Crabbe & Goyle
help-card-crabbe-and-goyle = When an event or a villain makes a hero discard, that hero loses 1 health. Reward: all heroes draw a card.
card-draco-malfoy = Draco Malfoy
help-card-draco-malfoy = When control is added, the active hero loses 2 health. Reward: remove 1 control.
card-quirinus-quirrell = Quirinus Quirrell
help-card-quirinus-quirrell = Each turn the active hero loses 1 health. Reward: all heroes gain 1 influence and 1 health.
card-tom-riddle = Tom Riddle
help-card-tom-riddle = Each turn, for each ally in hand, the active hero loses 2 health or discards a card. Reward: each hero gains 2 health or takes back an ally.
card-lucius-malfoy = Lucius Malfoy
help-card-lucius-malfoy = When control is added, remove 1 attack from each villain. Reward: all heroes gain 1 influence; remove 1 control.
card-basilisk = Basilisk
help-card-basilisk = Heroes draw no extra cards. Reward: all heroes draw a card; remove 1 control.
card-peter-pettigrew = Peter Pettigrew
help-card-peter-pettigrew = Each turn the active hero shows the top card of the deck: one that has a price is discarded and adds 1 control. Reward: each hero may take back a spell; remove 1 control.
card-dementor = Dementor
help-card-dementor = Each turn the active hero loses 2 health. Reward: all heroes gain 2 health; remove 1 control.
card-barty-crouch-jr = Barty Crouch, Jr.
help-card-barty-crouch-jr = Heroes cannot remove control. Reward: remove 2 control.
card-death-eater-1 = Death Eater
help-card-death-eater-1 = When Morsmordre! or a new villain is revealed, all heroes lose 1 health. Reward: all heroes gain 1 health; remove 1 control.
card-death-eater-2 = Death Eater
help-card-death-eater-2 = When Morsmordre! or a new villain is revealed, all heroes lose 1 health. Reward: all heroes gain 1 health; remove 1 control.
card-dolores-umbridge = Dolores Umbridge
help-card-dolores-umbridge = A hero who acquires a card worth 4 or more loses 1 health. Reward: all heroes gain 1 influence and 2 health.
card-fenrir-greyback = Fenrir Greyback
help-card-fenrir-greyback = Heroes gain no health. Reward: all heroes gain 3 health; remove 2 control.
card-bellatrix-lestrange = Bellatrix Lestrange
help-card-bellatrix-lestrange = One event more each turn. Reward: each hero may take back an item; remove 2 control.
card-voldemort-5 = Lord Voldemort
help-card-voldemort-5 = Each turn the active hero loses 1 health and discards a card. Attack him only when all others are defeated; his defeat wins.
card-voldemort-6 = Lord Voldemort
help-card-voldemort-6 = Each turn the Slytherin die is rolled against you (as by the Heir of Slytherin). Attack him only when all others are defeated; his defeat wins.
card-voldemort-7 = Lord Voldemort
help-card-voldemort-7 = Each turn 1 control is added; for each control removed, all heroes lose 1 health. Attack him only when all others are defeated and all Horcruxes destroyed; his defeat wins.

## Locations

card-diagon-alley = Diagon Alley
help-card-diagon-alley = One event a turn; lost with 4 control.
card-mirror-of-erised = Mirror of Erised
help-card-mirror-of-erised = One event a turn; lost with 4 control.
card-forbidden-forest = Forbidden Forest
help-card-forbidden-forest = One event a turn; lost with 4 control.
card-quidditch-pitch = Quidditch Pitch
help-card-quidditch-pitch = One event a turn; lost with 4 control.
card-chamber-of-secrets = Chamber of Secrets
help-card-chamber-of-secrets = Two events a turn; lost with 5 control.
card-hogwarts-express = Hogwarts Express
help-card-hogwarts-express = One event a turn; lost with 5 control.
card-hogsmeade-village = Hogsmeade Village
help-card-hogsmeade-village = Two events a turn; lost with 6 control.
card-shrieking-shack = Shrieking Shack
help-card-shrieking-shack = Two events a turn; lost with 6 control.
card-quidditch-world-cup = Quidditch World Cup
help-card-quidditch-world-cup = One event a turn; lost with 6 control.
card-triwizard-tournament = Triwizard Tournament
help-card-triwizard-tournament = Two events a turn; lost with 6 control.
card-graveyard = Graveyard
help-card-graveyard = Two events a turn; lost with 7 control. When revealed, each hero discards an ally.
card-azkaban = Azkaban
help-card-azkaban = One event a turn; lost with 7 control.
card-hall-of-prophecy = Hall of Prophecy
help-card-hall-of-prophecy = Two events a turn; lost with 7 control.
card-ministry-of-magic = Ministry of Magic
help-card-ministry-of-magic = Two events a turn; lost with 7 control. When revealed, each hero discards a spell.
card-knockturn-alley = Knockturn Alley
help-card-knockturn-alley = One event a turn; lost with 7 control.
card-the-burrow = The Burrow
help-card-the-burrow = Two events a turn; lost with 7 control.
card-astronomy-tower = Astronomy Tower
help-card-astronomy-tower = Three events a turn; lost with 8 control. When revealed, each hero discards an item.
card-godrics-hollow = Godric’s Hollow
help-card-godrics-hollow = One event a turn; lost with 6 control.
card-gringotts = Gringotts
help-card-gringotts = Two events a turn; lost with 6 control.
card-room-of-requirement = Room of Requirement
help-card-room-of-requirement = Two events a turn; lost with 7 control.
card-hogwarts-castle = Hogwarts Castle
help-card-hogwarts-castle = Three events a turn; lost with 8 control. When revealed, all heroes lose 2 health. On your turn you may spend 5 attack to remove 1 control.

## Horcruxes

card-diary = Diary
help-card-diary = A hero who plays an ally loses 1 health. Destroyed by one symbol: health or card. Keeper: when you play two allies in a turn, any one hero gains 2 health.
card-ring = Ring
help-card-ring = A hero who puts two attack on one villain in a turn loses 2 health. Destroyed by one symbol: attack or influence. Keeper: once a turn discard two cards to remove 1 control.
card-locket = Locket
help-card-locket = No attack or influence on other heroes’ turns. Destroyed by two symbols: attack and health. Keeper: once a turn discard a card to roll the Slytherin die.
card-cup = Cup
help-card-cup = Each turn, remove 1 attack from each villain. Destroyed by two symbols: health and influence. Keeper: once a turn discard a card to roll the Hufflepuff die.
card-diadem = Diadem
help-card-diadem = Each turn, an active hero who holds an ally, an item and a spell loses 2 health. Destroyed by two symbols: card and attack. Keeper: once a turn discard a card to roll the Ravenclaw die.
card-nagini = Nagini
help-card-nagini = Each turn the active hero loses 1 health and gains none. Destroyed by three symbols: attack, card and health. Keeper: once, give this back to remove 3 control.

## Proficiencies

card-arithmancy = Arithmancy
help-card-arithmancy = Cards that roll dice cost you 1 less. You may roll each die once more.
card-charms = Charms
help-card-charms = Once a turn discard two spells: all heroes gain 1 influence and draw a card.
card-defense-against-the-dark-arts = Defense Against the Dark Arts
help-card-defense-against-the-dark-arts = When an event or a villain makes you discard, gain 1 attack and 1 health.
card-divination = Divination
help-card-divination = When you play an item, you may look at the top card of your deck and discard it or leave it.
card-flying-lessons = Flying Lessons
help-card-flying-lessons = Once a turn spend 5 influence to remove 1 control.
card-herbology = Herbology
help-card-herbology = A hero who gains 3 health in all on your turn draws a card.
card-history-of-magic = History of Magic
help-card-history-of-magic = When you acquire a spell, any one hero gains 1 influence.
card-potions = Potions
help-card-potions = When you have played an ally, an item and a spell in a turn, any one hero gains 1 attack and 1 health.
card-transfiguration = Transfiguration
help-card-transfiguration = Once a turn discard an item: take a card worth 5 or less from your deck into your hand and shuffle.

## Causes

cause-crabbe-and-goyle = { card-crabbe-and-goyle }, because a card was discarded
cause-draco-malfoy = { card-draco-malfoy }, because control was added
cause-lucius-malfoy = { card-lucius-malfoy }, because control was added
cause-death-eater-1 = { card-death-eater-1 }, because the Dark Mark or a new villain appeared
cause-death-eater-2 = { card-death-eater-2 }, because the Dark Mark or a new villain appeared
cause-dolores-umbridge = { card-dolores-umbridge }, because a card worth 4 or more was acquired
cause-voldemort-7 = { card-voldemort-7 }, because control was removed
cause-diary = { card-diary }, because allies were played
cause-ring = { card-ring }, because a second attack was put on a villain this turn
cause-defense-against-the-dark-arts = { card-defense-against-the-dark-arts }, because a card had to be discarded
cause-divination = { card-divination }, because an item was played
cause-history-of-magic = { card-history-of-magic }, because a spell was acquired
cause-potions = { card-potions }, because an ally, an item and a spell were played
cause-harry = { card-harry }, because control was removed
cause-ron = { card-ron }, because of a third attack
cause-hermione = { card-hermione }, because of a fourth spell
cause-firebolt = { card-firebolt }, because a villain was defeated
cause-cleansweep-11 = { card-cleansweep-11 }, because a villain was defeated
cause-oliver-wood = { card-oliver-wood }, because a villain was defeated
cause-nimbus-2001 = { card-nimbus-2001 }, because a villain was defeated
cause-viktor-krum = { card-viktor-krum }, because a villain was defeated
cause-every-flavour-beans = { card-every-flavour-beans }, because an ally was played
cause-fleur-delacour = { card-fleur-delacour }, because another ally was played
cause-owls = { card-owls }, because two spells were played
cause-luna-lovegood = { card-luna-lovegood }, because an item was played
cause-elder-wand = { card-elder-wand }, because a spell was played
cause-confundus = { card-confundus }, because every villain has an attack this turn
cause-petrification = { card-petrification }: no extra cards this turn
cause-sectumsempra = { card-sectumsempra }: nobody gains health this turn
cause-tarantallegra = { card-tarantallegra }: one attack for each villain this turn
cause-nagini = { card-nagini }: the active hero gains no health this turn
cause-wingardium-leviosa = { card-wingardium-leviosa }: acquired items may go on top of the deck this turn
cause-sorting-hat = { card-sorting-hat }: acquired allies may go on top of the deck this turn
cause-time-turner = { card-time-turner }: acquired spells may go on top of the deck this turn

## Other names

card-stun = Stun
card-rules = End of turn
card-setup = Start of the game
card-unknown = no card of this game
token-attack = attack
token-influence = influence
token-health = health
token-card = extra cards
token-control = removing control
token-tokens = attack and influence
kind-spell = a spell
kind-item = an item
kind-ally = an ally
kind-card = a card
house-gryffindor = Gryffindor
house-hufflepuff = Hufflepuff
house-ravenclaw = Ravenclaw
house-slytherin = Slytherin
die-gryffindor = Gryffindor die (influence ×3, attack, health, card)
die-hufflepuff = Hufflepuff die (health ×3, influence, attack, card)
die-ravenclaw = Ravenclaw die (card ×3, influence, attack, health)
die-slytherin = Slytherin die (attack ×3, influence, health, card)
face-attack = attack
face-influence = influence
face-health = health
face-card = a card
penalty-attack = all heroes lose 1 health
penalty-influence = 1 control is added
penalty-health = each villain loses 1 attack
penalty-card = each hero discards a card
choice-attack-1 = 1 attack
choice-attack-2 = 2 attack
choice-influence-1 = 1 influence
choice-influence-2 = 2 influence
choice-influence-3 = 3 influence
choice-all-influence-1 = 1 influence for all heroes
choice-health-1 = 1 health
choice-health-2 = 2 health
choice-hero-health-2 = 2 health for any one hero
choice-all-health-2 = 2 health for all heroes
choice-draw-1 = draw a card
choice-draw-2 = draw two cards
choice-take-item = take back an item
choice-take-ally = take back an ally
choice-remove-0 = remove no control
choice-remove-1 = remove 1 control
choice-remove-2 = remove 2 control
choice-lose-2 = lose 2 health
choice-look = look at the top card

## Villains in few words, for small screens

short-crabbe-and-goyle = Discard: −1 health
short-draco-malfoy = Control: −2 health
short-quirinus-quirrell = Each turn: −1 health
short-tom-riddle = Per ally: −2 or a card
short-lucius-malfoy = Control: villains −1 attack
short-basilisk = No extra cards
short-peter-pettigrew = Top card with a price: control
short-dementor = Each turn: −2 health
short-barty-crouch-jr = No control removed
short-death-eater-1 = Dark Mark: all −1 health
short-death-eater-2 = Dark Mark: all −1 health
short-dolores-umbridge = Price 4 or more: −1 health
short-fenrir-greyback = No health gained
short-bellatrix-lestrange = One more event
short-voldemort-5 = −1 health and a card
short-voldemort-6 = The die against you
short-voldemort-7 = Each turn: +1 control

## The steps of a turn

step-events = Dark Arts
step-villains = Villains
step-actions = Actions
step-end = End of turn

## Questions

prompt-hero-actions = Your turn: play cards, put attack on villains ({ $attack }), acquire cards (influence { $influence }), or end the turn.
prompt-put-down = { $source }: discard { $kind } ({ $left } to go).
prompt-stunned = You are stunned ({ $source }): discard a card ({ $left } to go).
prompt-any-hero = { $source }: which hero?
prompt-first-hero = { $source }: the first hero?
prompt-second-hero = { $source }: the second hero?
prompt-another-hero = { $source }: which other hero loses { $amount } health?
prompt-choose-one = { $source }: choose one.
prompt-choose-two = { $source }: choose two; the first?
prompt-choose-second = { $source }: choose two; the second?
prompt-discard-or-lose = { $source }: discard { $kind }, or lose health?
prompt-each-discards = { $source }: discard { $kind }.
prompt-riddle-choice = { $source }, because of the allies in your hand: lose 2 health or discard a card ({ $left } to go).
prompt-remove-up-to = { $source }: how much control do you remove?
prompt-take-back = { $source }: which card of your discard pile do you take?
prompt-roll-any-die = { $source }: which die do you roll?
prompt-die-shows = { $source }: the die shows { $face }. What do you do with it?
prompt-penalty-shows = { $source }: { $face }. Keep it, or roll again?
prompt-petrify = { $source }: which villain?
prompt-polyjuice = { $source }: which ally do you repeat?
prompt-look-at-top = { $source }: look at the top card of your deck?
prompt-top-card = { $source }: discard the card you looked at?
prompt-search-deck = { $source }: which card of your deck do you take?
prompt-take-proficiency = Take a proficiency.
prompt-choose-order = Which happens first: { $sources }?

## Answers

option-play-card = Play { $card }
option-assign-attack = Attack { $villain }
option-acquire-card = Acquire { $card }
option-acquire-to-top = Acquire { $card }, on top of your deck
option-use-power = Use { $power }
option-end-turn = End the turn
option-end-turn-left = End the turn ({ $left } unused)
left-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
left-attack = { $count } attack
left-influence = { $count } influence
together = Play all { $count } cards
option-discard-card = Discard { $card }
option-take-card = Take { $card }
option-choose = { $choice }
option-pick-hero = { $hero }
option-pick-villain = { $villain }
option-copy-ally = Repeat { $card }
option-roll-house = Roll the { $house }
option-keep-roll = Take what it shows
option-roll-again = Roll again
option-mark-horcrux = Put it on the Horcrux, instead of taking what it gives
option-decline = No
option-discard-top = Discard it
option-leave-top = Leave it there
option-take-proficiency = Take { $proficiency }
option-resolve-first = { $source } first

## Why not

refusal-not-in-hand = You have no { $card } in hand.
refusal-no-such-villain = { $villain } is not in play.
refusal-no-attack = You have no attack left.
refusal-voldemort-waits = Lord Voldemort can be attacked only when all other villains are defeated and all Horcruxes destroyed.
refusal-one-attack-each = Tarantallegra!: { $villain } has had its one attack this turn.
refusal-not-for-sale = { $card } is not on the market.
refusal-too-dear = { $card } costs { $price } influence; you have { $influence }.
refusal-not-on-top = { $card } cannot go on top of your deck this turn.
refusal-no-such-power = You do not have { $power }.
refusal-cannot-pay = You cannot use { $power } now: it is used up, or you cannot pay for it.
refusal-discard-first = Discard a card first.
refusal-take-proficiency = Take one of the proficiencies that are left.
bad-heroes = Name a different hero for each of the { $seats } seats (given: { $given }).
bad-proficiencies = Name a different proficiency for each of the { $seats } seats (given: { $given }).
bad-first = { $first } cannot play first: the seats are 1 to { $seats }.
campaign-not-reached = The campaign has reached Game { $reached }, not yet Game { $game }.
campaign-not-over = This game is not over yet.
campaign-people = Name a person for each of the { $seats } seats (given: { $people }).
no-campaign = The file { $file } cannot be opened: { $reason }.
bad-campaign = { $file } is not a campaign, or it is damaged: { $reason }.
newer-campaign = { $file } was written by a newer Great Hall (format { $theirs }, this one reads { $ours }).

## What happens

event-turn-began = Turn { $turn }: { $who } plays.
event-event-revealed = Dark Arts: { $card }
event-events-shuffled = The Dark Arts events are shuffled.
event-reacted = { $cause }.
event-mark-seen = { $villain }, because the Dark Mark appeared: { card-morsmordre }
event-newcomer-seen = { $villain }, because a new villain appeared.
event-villain-acts = { $villain } acts.
event-horcrux-acts = The Horcrux acts: { $horcrux }.
event-gained = { $source }: { $who } gains { $amount } { $token }.
event-blocked = { $source }: { $who } gets nothing ({ $token }).
event-lost = { $source }: { $who } loses { $amount } health.
event-cloaked = The Invisibility Cloak shields { $who } from { $source }
event-stunned = { $source }: { $who } is stunned.
event-recovered = { $who } has full health again.
event-discarded = { $source }: { $who } discards { $card }
event-drew = { $source }: { $who } draws { $cards }
event-drew-secretly = { $source }: { $who } draws { $cards } ({ $number }).
event-drew-secretly-no-cards = { $source }: { $who } draws { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-deck-shuffled = { $who } shuffles the discard pile into a new deck.
event-deck-searched = { $who } has searched the deck and shuffles it.
event-top-revealed = { $source }: { $who } shows { $card }
event-top-looked = { $source }: { $who } looks at { $card } on top of the deck.
event-top-looked-no-card = { $source }: { $who } looks at the top card of the deck.
event-allies-counted = { $source }: { $who } holds { $count ->
    [0] no ally
    [one] one ally
   *[other] { $count } allies
}.
event-took = { $source }: { $who } takes { $card } into hand.
event-control-added = { $source }: 1 control is added to { $location } (now { $control }).
event-control-removed = { $source }: 1 control is removed from { $location } (now { $control }).
event-reprieve = { $source }: { $location } is full, so this control does not count.
event-location-lost = The villains control { $location }.
event-location-revealed = The battle is at { $location }.
event-played = { $who } plays { $card }
event-copied = { $source }: { $who } repeats { $card }
event-chose = { $source }: { $who } chooses: { $choice }.
event-acquired = { $who } acquires { $card }
event-acquired-to-top = { $who } acquires { $card }, on top of the deck.
event-used = { $who } uses { $power }.
event-assigned = { $who } attacks { $villain } (now { $tokens }).
event-villain-healed = { $source }: { $villain } loses { $amount } attack.
event-petrified = { $source }: { $who } switches { $villain } off.
event-woke = { $villain } is no longer petrified.
event-defeated = { $who } defeats { $villain }!
event-villain-revealed = A villain appears: { $villain }
event-market-filled = New on the market: { $cards }
event-rolled = { $source }: { $who } rolls the { $house } die: { $face }.
event-horcrux-marked = { $who } puts { $face } on the { $horcrux }.
event-horcrux-destroyed = { $who } destroys a Horcrux: { $horcrux }!
event-horcrux-kept = { $who } keeps the destroyed Horcrux: { $horcrux }.
event-horcrux-revealed = A Horcrux is turned up: { $horcrux }.
event-turn-rule = { $cause }.
event-proficiency-taken = { $who } takes { $proficiency }.
event-turn-ended = { $who } ends the turn.
event-game-won = The last villain is defeated: Hogwarts is safe. You win!
event-game-lost = The villains control the last location. You lose.
event-turns-over = Turn { $turns } is over and the villains still stand: Hogwarts has no strength left. You lose.
result-won = You have won Game { $game }, on turn { $turns }: { $count ->
    [one] the one villain is
   *[other] all { $count } villains are
} defeated.
result-lost = You have lost Game { $game }, after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: the villains control { $location }, the last location.
result-tired = You have lost Game { $game }: after { $turns } turns Hogwarts has no strength left.
sequel = Game { $game }
campaign-standing = Campaign “{ $name }”: Game { $reached } is next (games won { $wins }, lost { $losses }).
campaign-finished = Campaign “{ $name }”: all seven games are won (games won { $wins }, lost { $losses }).

## What lies on the table

view-active = Active hero
view-attack = Attack
view-attackable = Can be attacked
view-capacity = Control until it is lost
view-cards = Cards in hand
view-control = Control
view-deck = Deck
view-defeated = Defeated villains
view-discards = Discard pile
view-event = Latest event
view-event-pile = Past events
view-events = Events to come
view-events-a-turn = Events a turn
view-every = All symbols are needed
view-game = Game
view-hand = Hand
view-health = Health
view-hero = Hero
view-heroes = Heroes
view-horcrux = Horcrux
view-horcruxes = Horcruxes
view-influence = Influence
view-location = Location
view-marked = Already there
view-market = Market
view-petrified = Petrified
view-place = Location number
view-places = Locations in all
view-played = Played this turn
view-prices = Prices
view-proficiency = Proficiency
view-rules-of-turn = Forbidden this turn
view-stack = Hogwarts cards to come
view-step = Step
view-stunned = Stunned
view-symbols = Symbols
view-top = Known on top of the deck
view-turn = Turn
view-villain = Villain
view-villain-stack = Villains to come
view-villains = Villains
view-won = Won

## What bots say: why they answer so, what they want their partners to know, and their characters.

reason-attack = { $villain } does us the most harm. It takes { $left } more attack.
reason-buy = { $card } makes our cards better.
reason-buy-all = { $card } helps all of us.
reason-buy-attack = { $card } will bring attack again and again.
reason-buy-cards = With { $card } we draw more cards.
reason-buy-control = { $card } takes control away from the villains.
reason-buy-health = { $card } will keep us on our feet.
reason-discard = { $card } is the card we need least.
reason-end-turn = There is nothing better left to do. On to the next hero!
reason-finish = { $villain } can be beaten right now.
reason-finish-control = { $villain } can be beaten right now, and { $location } gets rid of { $number } control.
reason-free-location = { $location } is nearly lost, so its control must go.
reason-heal = { $who } has only { $health } health left.
reason-horcrux = This brings us nearer to the end of a Horcrux: { $horcrux }.
reason-lose-health = Health comes back, and this hand is too good to lose a card.
reason-petrify = { $villain } is the worst of them, and will be still until my next turn.
reason-play = { $card } helps right now.
reason-wait = The next defeat brings Lord Voldemort, and the Horcruxes still protect him. Horcruxes first!

remark-attack = I have { $attack } attack saved up for my turn.
remark-finish = { $villain } is nearly beaten: only { $left } more attack. Who can do it?
remark-health = I have only { $health } health left. Can somebody heal me?
remark-horcrux = Only one sign is missing on { $horcrux }: { $face }. Roll the dice!
remark-wait = Let us beat nobody before the Horcruxes are gone: Lord Voldemort would come too early.
remark-location = One more control and { $location } is lost. Let us take some away!

temperament-bold = bold
temperament-careful = careful
temperament-helpful = helpful

## The campaign’s book

campaign-no-such-game = There is no Game { $game }: a campaign begins with one of the Games 1 to { $last }.
chapter-about = { $game ->
    [1] One villain at a time, and two locations to hold. Learn how a deck grows.
    [2] A third location, and villains that strike at allies and at your cards.
    [3] Heroes get abilities of their own, and two villains are active at once.
    [4] The house dice join in. Two villains at once, and the first Death Eater.
    [5] Three villains at once, and Lord Voldemort himself comes last.
    [6] Every hero gets a proficiency; the Slytherin die is rolled against you.
   *[7] The last game: six Horcruxes guard Lord Voldemort.
}
chapter-won = Won at { $tries ->
    [1] the first try
    [2] the second try
    [3] the third try
   *[other] try { $tries }
}, in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
evening-won = Won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
evening-lost = { $location } fell in turn { $turns }
box-told = New Hogwarts cards: { $cards }. Villains: { $villains }. Locations: { $locations }.{ $proficiencies ->
    [0] { "" }
   *[other] { " " }Proficiencies: { $proficiencies }.
}{ $horcruxes ->
    [0] { "" }
   *[other] { " " }Horcruxes: { $horcruxes }.
}
box-news = { $game ->
    [1] Acquire cards with influence, and your deck learns what you like.
    [2] Some villains and events now mind your allies and your cards.
    [3] From now on every hero has an ability; it stands on the hero.
    [4] Some cards roll the die of a house. What it shows helps all heroes.
    [5] When all the others are beaten, Lord Voldemort must fall as well.
    [6] Choose a proficiency each, one for the whole game.
   *[7] Dice destroy the Horcruxes, and each that falls lends a hero its power.
}
book-pieces = { $count ->
    [one] { $count } Hogwarts card
   *[other] { $count } Hogwarts cards
}
book-skill-later = A proficiency from Game 6 on
book-skill-open = A proficiency of your choice
box-kind-spell = Spell
box-kind-item = Item
box-kind-ally = Ally
box-kind-villain = Villain
box-kind-horcrux = Horcrux
box-kind-proficiency = Proficiency

## What one plays for

goal = Defeat { $villains ->
    [one] the last villain
   *[other] { $villains } more villains
} before they hold every location. Location { $place } of { $places }, control { $control } of { $capacity }.
goal-horcruxes = Destroy { $horcruxes ->
    [one] the last Horcrux
   *[other] { $horcruxes } Horcruxes
} and defeat { $villains ->
    [one] the last villain
   *[other] { $villains } villains
} before they hold every location. Location { $place } of { $places }, control { $control } of { $capacity }.

phrase-i-have-attack = I can attack.
phrase-need-healing = I need healing.
phrase-save-for-it = Save up for that card.
phrase-we-can-win = We can do it!

turned-location = { $location } is lost to the villains.
turned-villain = { $villain } is beaten.
turned-stunned = { $who } is stunned and loses half of the hand.
turned-control = More control for the villains: { $location } has { $control } of { $capacity }.
turned-freed = The villains lose control: { $location } has { $control } of { $capacity } now.
turned-appeared = { $villain } comes as a new villain.
