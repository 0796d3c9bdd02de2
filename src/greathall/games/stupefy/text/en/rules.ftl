### Stupefy, in our own words.

title = Stupefy
tagline = Everybody points a wand at once. Bluff, cast or hide: whoever still stands shares the rewards.

## Rules

rules-1 = Each of you plays for a house; with five or more players some houses have two or three players. In eight rounds you win points for your house. After the last round the house with the most points wins; if two or more have the most, they win together.
rules-2 = You start with eight spell cards, five Misspells and three Stupefies, and use one each round. With five or seven players, two players of the biggest house are the Twins: six Misspells, two Stupefies and one delay token each.
rules-3 = Each round eight rewards are laid beside Become the Favourite. Then all of you, at once and in secret: prepare a spell card, aim at an opponent, look around, and either cast what you prepared or shout Protego.
rules-4 = Protego keeps you safe from every spell, but your flag goes down and your card is discarded facedown, unused. If Stupefies hit you, your flag goes down too and you take a delay token for each. A Misspell does nothing: it is your bluff.
rules-5 = Those whose flag still stands take one reward in turn, the favourite first and then clockwise, until none is left. If nobody stands, the rewards wait for the next round.
rules-6 = Points go to the house’s box. Potions and favours stay with whoever took them. Private Lessons swaps a Misspell for a used Stupefy, the Time-Turner returns a delay token of your house, and Become the Favourite returns one of your own and makes you first next round.
rules-7 = After eight rounds the player with more potions than anybody else brings 100 points; each player with the most delay tokens costs 100, unless all have the same number; each player’s Favours bring 10, 30, 60, 120, 200, 300, 400, 600, 800 or 1000 points, for one to ten Favours.

## Words

house-gryffindor = Gryffindor
house-hufflepuff = Hufflepuff
house-ravenclaw = Ravenclaw
house-slytherin = Slytherin

spell-misspell = Misspell
spell-stupefy = Stupefy
spell-protego = Protego

reward-points-10 = 10 Points
reward-points-20 = 20 Points
reward-points-40 = 40 Points
reward-successful-potion = Successful Potion
reward-favour = Favour
reward-private-lessons = Private Lessons
reward-time-turner = Time-Turner
reward-become-the-favourite = Become the Favourite

phase-reveal = Reveal Rewards
phase-prepare = Prepare your Spell
phase-target = Target an Opponent
phase-cast = Cast your Spell
phase-apply = Apply Spell Effects
phase-share = Share Rewards
phase-end = End of the Round
phase-scoring = Final Scoring

favourite = Favourite
favourite-tile = Favourite tile
twin = Twin
teammate = your house
delay-tokens = { $count ->
    [one] { $count } delay token
   *[other] { $count } delay tokens
}
flag-standing = flag standing
flag-down = flag down
potions-master = Potions Master
latecomer = Latecomer
house-box = House Box
discard-pile = discard pile

## What each card does

help-spell-misspell = Does nothing when cast. But nobody knows that while you aim.
help-spell-stupefy = Whoever you aim at lays the flag down and takes a delay token, unless Protego protects them.
help-spell-protego = Ignore every spell aimed at you. Your flag goes down, your own card is discarded facedown and does nothing.
help-reward-points-10 = +10 points for your house.
help-reward-points-20 = +20 points for your house.
help-reward-points-40 = +40 points for your house.
help-reward-successful-potion = If you alone hold the most of these at the end, your house gains 100 points.
help-reward-favour = The more of them you hold yourself, the more they bring: 10, 30, 60, 120, 200 points and up.
help-reward-private-lessons = At once: swap one of your Misspells for a Stupefy from the discard pile, if both can be done.
help-reward-time-turner = At once: put back one delay token, yours or that of somebody in your house.
help-reward-become-the-favourite = At once: take the Favourite tile and put back one of your own delay tokens. You choose first next round.

## Questions

prompt-prepare-spell = Prepare a spell: which card do you lay facedown?
prompt-target-opponent = Ready your wand: at whom do you aim?
prompt-cast = You prepared { $spell }. { $count ->
    [one] One wand points at you: { $wands }.
   *[other] { $count } wands point at you: { $wands }.
} Cast it, or protect yourself?
prompt-cast-at-ease = You prepared { $spell }. No wand points at you. Cast it, or protect yourself?
prompt-take-reward = Your flag stands: take a reward.
prompt-time-turner = Time-Turner: who gives back a delay token?

## Answers

option-prepare = Prepare { $spell }
option-aim = Aim at { $target }
option-aim-no-target = Aim at nobody
option-cast = Cast the prepared spell
option-cast-at = Cast { $spell } at { $target }
option-cast-at-nobody = Cast { $spell } at nobody
option-protego = Protego!
option-take = Take { $reward }
option-turn-back = Put back a delay token of { $member }

## Why not

refusal-no-such-spell = You have no { $spell } left.
refusal-prepare-first = Choose a spell card first: a Misspell or a Stupefy.
refusal-aim-first = Choose an opponent to aim at, or nobody.
refusal-aim-at-yourself = You cannot aim at yourself.
refusal-aim-at-teammate = { $target } is of your house: aim at an opponent.
refusal-aim-at-empty-seat = Nobody sits at seat { $seat }.
refusal-cast-first = Cast the spell you prepared, or Protego: nothing else now.
refusal-not-in-the-middle = There is no { $reward } in the middle.
refusal-take-first = It is your turn to take a reward.
refusal-not-your-house = { $member } is not of your house.
refusal-no-token = { $member } has no delay token to put back.
refusal-turn-back-first = First choose who gives back a delay token.
bad-houses = With { $seats } players the houses must have these sizes: { $sizes }. Name a house for every seat.
bad-twins = The Twins are two players of the biggest house, and only with five or seven players (here: { $seats }).
no-such-seat = { $option }: there is no seat { $seat }; the seats are 1 to { $seats }.

## What happens

event-round-began = Round { $round }. { $favourite } is the Favourite.
event-revealed = New rewards: { $rewards }.
event-aimed = { $who } aims at { $target }.
event-aimed-no-target = { $who } aims at nobody.
event-shouted = { $who }: “Stupefy!” at { $target }.
event-shouted-no-target = { $who }: “Stupefy!” at nobody; the spell is lost.
event-misspelled = { $who } lowers the wand: a Misspell.
event-shielded = { $who }: “Protego!” The flag goes down.
event-stupefied = { $who } is stupefied by { $by }: flag down, { $tokens ->
    [one] one delay token
   *[other] { $tokens } delay tokens
}.
event-discarded = { $who } discards { $spell } faceup.
event-discarded-facedown = { $who } discards { $spell } facedown.
event-discarded-facedown-no-spell = { $who } discards a card facedown.
event-all-down = No flag stands. { $kept ->
    [yes] The rewards stay for the next round.
   *[no] The rewards are lost.
}
event-took = { $who } takes { $reward }.
event-became-favourite = { $who } takes the Favourite tile.
event-token-returned = { $reward }: { $who } puts back a delay token.
event-learnt = Private Lessons: { $who } swaps a Misspell for a Stupefy.
event-no-misspell = Private Lessons: { $who } has no Misspell to swap.
event-no-stupefy = Private Lessons: { $who } finds no Stupefy in the discard pile.
event-no-token = { $reward }: nobody in the house of { $who } has a delay token to put back.
event-announced = { $house } won { $points } points this round.
event-potions-master = { $who } is the Potions Master with { $potions ->
    [one] one potion
   *[other] { $potions } potions
}: +100.
event-potions-master-no-who = No Potions Master: nobody has more potions than everybody else.
event-latecomers = { $count ->
    [one] Latecomer
   *[other] Latecomers
} with { $tokens ->
    [one] one delay token
   *[other] { $tokens } delay tokens
}: { $who }. { $count ->
    [one] −100.
   *[other] −100 for each of them.
}
event-latecomers-no-who = No Latecomer: everybody has the same number of delay tokens.
event-favour-bonus = { $who } has { $favours ->
    [one] one Favour
   *[other] { $favours } Favours
}: +{ $points }.
event-house-scored = { $house }: { $points } points.
event-won = Victory for { $houses } with { $points } points!

## What a bot says about its choice

reason-shoot-now = { $count } rewards lie in the middle: now a Stupefy pays.
reason-shoot = { $stupefies } of your { $cards } cards are Stupefies: you can spare one.
reason-bluff = { $stupefies ->
    [0] You have no Stupefy left; nobody must know.
   *[other] The bluff costs nothing, and your Stupefies stay a threat.
}
reason-aim-leader = { $target } plays for { $house }, the house that is most likely to win.
reason-aim-favourite = { $target } is the Favourite and would take the first reward.
reason-aim-unloaded = { $target } has no Stupefy left and will dare to stand.
reason-aim = A hit on { $target } helps your house most.
reason-safe = { $wands ->
    [0] No wand points at you: stand, and take your share.
   *[other] Whoever aims at you has no Stupefy left: stand, and take your share.
}
reason-stand = You are hit in about { $percent } of 100 cases: the rewards are worth the danger.
reason-hide = You are hit in about { $percent } of 100 cases: rather hide this time.
reason-points = { $points } points for your house at once; nothing else here brings more.
reason-favour = It would be your Favour number { $number }, and brings { $more } points more.
reason-potion = It would be your potion number { $number }: the Potions Master wins 100 points.
reason-lessons = A Stupefy instead of a Misspell makes your wand dangerous again.
reason-favourite = You would take the first reward next round.
reason-favourite-token = You would put back a delay token and take the first reward next round.
reason-token = Your house would put back a delay token: the Latecomer loses 100 points.
reason-deny = { $rival } comes next and needs it even more than you.
reason-turn-back = { $member } has { $tokens ->
    [one] one delay token
   *[other] { $tokens } delay tokens
} and is the closest to being the Latecomer.

## Characters of bots

temperament-bold = bold
temperament-careful = careful
temperament-ambitious = ambitious

## Options

setting-spent-when-unharmed = A spell card is used up even if nothing happened to you
setting-lessons-source = Private Lessons take a Stupefy from
setting-lessons-source-any = the whole discard pile, faceup cards first
setting-lessons-source-faceup-only = the faceup discards only
setting-all-down = When no flag stands, the rewards
setting-all-down-carry = wait for the next round
setting-all-down-discard = are discarded
setting-memory-aid = Help you remember: show potions, Favours, box totals and the whole log
setting-memory-aid-off = no: remember them, as at a real table
setting-memory-aid-on = yes
setting-first-favourite = First Favourite
setting-first-favourite-random = drawn by lot
setting-house-chat = Private chat within each house (in the browser)
setting-house-chat-off = no
setting-house-chat-on = yes
setting-houses = House of each seat
setting-twins = Seats of the Twins

## What lies on the table, for the table as text

view-round = Round
view-phase = Phase
view-rewards = Rewards
view-pile = Rewards in the pile
view-discard = Discard pile
view-players = Players
view-own = Your own cards
view-boxes = House Boxes
view-scoring = Final scoring
view-house = House
view-twin = Twin
view-standing = Flag standing
view-tokens = Delay tokens
view-cards = Spell cards in hand
view-prepared = Prepared
view-target = Aims at
view-cast = Cast
view-taken = Taken this round
view-facedown = Facedown discards
view-potions = Potions
view-favours = Favours
view-house-points = Points of your house
view-hidden-stupefies = Stupefies among the hidden cards
view-misspells = Misspells
view-stupefies = Stupefies
view-points = Points
view-favourite = Favourite
view-potions-master = Potions Master
view-latecomers = Latecomers
view-bonuses = Favour points
view-houses = Houses
view-winners = Winners
view-box = House Box
view-total = Total

## What one plays for

goal = The house with the most points after round 8 wins: { $house } has { $points ->
    [0] none yet
   *[other] { $points }
}, { $left ->
    [0] and this is the last round.
    [one] with one round to come.
   *[other] with { $left } rounds to come.
}
goal-watch = The house with the most points after round 8 wins: { $left ->
    [0] this is the last round.
    [one] one round to come.
   *[other] { $left } rounds to come.
}

phrase-watch-out = Watch out, everybody.
phrase-trust-me = Trust me.
phrase-not-at-me = Not at me!
phrase-revenge = That calls for revenge.

turned-hit =
    { $hits ->
        [one] A Stupefy hits { $who }
       *[other] { $hits } Stupefies hit { $who }
    }: no reward in this round.
turned-share =
    { $who } is still standing, and { $fallen ->
        [one] one other flag falls
       *[other] { $fallen } other flags fall
    }: there is more for those who are left.
turned-boxes = The House Boxes are opened: now everything counts.
