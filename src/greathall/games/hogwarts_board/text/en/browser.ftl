### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-round = Round { $round }
ui-map = Map of the castle
ui-doorway = Dark Doorway
ui-upper = Upper level: from { $sp } SP
ui-cabinet-piece = the Vanishing Cabinet
ui-standing-here = Here: { $names }
ui-dark = { $rounds ->
    [one] Dark for one more round
   *[other] Dark for { $rounds } more rounds
}
ui-fight-here = A battle is fought here
ui-way = { $count ->
    [one] One square away
   *[other] { $count } squares: { $path }
}
ui-hp = health points
ui-sp = spell points
ui-needs = { $sp } SP
ui-price = { $price } SP
ui-spell = Spell
ui-potion = Potion
ui-item = Item
ui-event = Event
ui-card = { $kind }: { $name }{ $price ->
    [-1] {""}
   *[other] , { $price } SP
}
ui-effect = { $status }, { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}
ui-turn = on turn
ui-in-battle = in battle
ui-resting = in the infirmary
ui-quest = { $sp } spell points. The upper level opens at { $upper }, Voldemort’s Chamber at { $chamber }; the school year ends after round { $rounds }.
ui-player-label = { $name }, { $house }: { $hp } health points, { $sp } spell points, { $where }{ $turn ->
    [yes] , on turn
   *[no] {""}
}
ui-loves = loves { $name }
ui-misses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
ui-fighter = { $name }, { $hp } of { $most } health points
ui-plan = { $has ->
    [both] { $verb }: { $card }, at { $target }
    [card] { $verb }: { $card }
    [target] { $verb } { $target }
   *[none] { $verb }
}
ui-battle-round = Battle round { $round }
ui-exchange = What happened in battle round { $round }
ui-failed = failed
ui-astray = wrong target
ui-blocked = blocked
ui-rebounded = thrown back
ui-got-away = got away
ui-die = The die shows { $die }
ui-dice = Dice and events of this turn
ui-roll = { $name }: { $purpose }
ui-laid = Laid out
ui-piles = Piles
ui-pile = { $pile }: { $left } cards. { $seen }
ui-glimpsed = On top: { $cards }
ui-your-cards = Your cards
ui-cards-of = Cards of { $name }
ui-no-cards = No cards yet. The squares of the castle hold spells, potions and items.
ui-melee = Attack
ui-melee-hint = by claw, fang or club
ui-steal = Snatch
ui-steal-hint = a card of the enemy
ui-run = Run away
ui-run-hint = 1 fails, 2 may still be hit
ui-walk-to = Walk: { $square }
ui-hint-walk = Touch a ringed square: the line shows the way there.
ui-hint-square = Touch a ringed square.
ui-hint-trade = Touch a card laid out to buy it, one of yours to sell it.
ui-hint-take-card = Touch the card to take it.
ui-hint-instead = { $card }: now touch the card you give up for it.
ui-hint-forget = Touch one of your spells.
ui-hint-duel = Touch a player.
ui-hint-card = A card is used by touching it.
ui-ask-battle = Battle round { $round }: what do you do?
ui-hint-battle = Touch a card, then whom it is meant for.
ui-hint-aim = { $card }: now touch what or whom it is meant for.
ui-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-how-voldemort = Voldemort is defeated, in round { $round }.
ui-how-last-battle = Nobody has defeated Voldemort in the last battle, after { $round } rounds: whoever hurt him most wins.
ui-how-year = Voldemort still stands when the school year ends after { $round } rounds: the best student has { $sp } spell points.
ui-brought = What each player brought home
ui-fate = How it ended
ui-battles-won = battles won
ui-falls = fainted or died
ui-cards = Cards
ui-winner = winner
ui-help-hp = { $hp } of { $most } health points. At 1 you faint and spend a turn in the infirmary.
ui-help-run-odds = Of the six faces, { $away } take you away unhurt and { $caught } take you away, but hit. With the other { $stays } you stay.
ui-help-roll-odds = { $good } of the six faces: { $percent } %.
ui-odds = What the die would mean
ui-in-six = { $count } in 6
ui-comes-at-you = { $name } attacks you
ui-face-works = hits
ui-face-fails = fails
ui-face-astray = wrong
ui-face-away = away
ui-face-stays = stays
ui-face-caught = hit
ui-chosen-square = Chosen square
ui-your-square = Your square
ui-level-upper = upper level
ui-level-lower = lower level
