### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-aims-at = aims at { $name }
ui-aims-at-nobody = aims at nobody
ui-stupefy-at = Stupefy at { $name }
ui-stupefied = Stupefied
ui-takes = Takes a reward
ui-your-house = Your House
ui-cards = spell cards in hand
ui-tokens = delay tokens
ui-hidden-stupefies = Stupefies among the cards that nobody has seen
ui-wands-on = { $count ->
    [one] One wand on this seat
   *[other] { $count } wands on this seat
}
ui-seat = { $name }{ $bot ->
    [yes] { " (bot)" }
   *[no] { "" }
}, { $house }, { $flag }{ $favourite ->
    [yes] { ", the Favourite" }
   *[no] { "" }
}{ $twin ->
    [yes] { ", one of the Twins" }
   *[no] { "" }
}, { $cards } spell cards, { $tokens } delay tokens. { $speech }
ui-rewards = { $count ->
    [0] No reward in the middle
    [one] One reward in the middle
   *[other] { $count } rewards in the middle
}
ui-open-stupefies = Stupefy, faceup in the discard pile
ui-open-misspells = Misspell, faceup in the discard pile
ui-facedown = Spell cards discarded facedown
ui-hand = Your spell cards
ui-prepared = Prepared
ui-stack = { $spell }: { $count }
ui-round-over = Round { $round } is over
ui-are-stupefied = Stupefied: { $names }
ui-plus = +{ $points }
ui-hint-prepare = In hand: { $stupefies } Stupefy, { $misspells } Misspell. Each card is used once.
ui-hint-target = Touch a seat. { $ready } of { $all } are ready.
ui-hint-picked = { $name } is chosen. You may change until the last wand is ready: { $ready } of { $all } are.
ui-hint-cast = Protego lays your flag down: no delay token, but no reward either.
ui-hint-time-turner = Choose here, or touch a seat that is lit.
ui-hint-share = Touch a reward in the middle.
ui-wins = { $count ->
    [one] { $houses } wins
   *[other] { $houses } win
}
ui-by = { $names }, by { $lead ->
    [one] one point
   *[other] { $lead } points
}.
ui-shared = { $names } share the victory.
ui-house-scores = House scores
ui-brought = What each player brought
ui-master = { $name } brewed the most potions: { $count }.
ui-no-master = No Potions Master: nobody has more potions than everybody else.
ui-late = Most delay tokens ({ $tokens }): { $names }. { $count ->
    [one] 100 points lost.
   *[other] 100 points lost by each.
}
ui-no-late = All have the same number of delay tokens: no Latecomer.
ui-bonuses = Favours: { $list }.
ui-bonus = { $name } { $favours } (+{ $points })
ui-help-cards = { $count } spell cards in hand. Every round uses one.
ui-help-tokens = { $count } delay tokens: one for every Stupefy that hit. Whoever has the most at the end costs their house 100 points.
ui-help-favourite = The Favourite takes the first reward.
ui-help-twin = One of the Twins: one Misspell more, one Stupefy less, and a delay token from the start.
ui-help-box = Points of { $house } so far.
ui-help-seat = { $house }. { $side ->
    [you] This is your seat.
    [mate] You win or lose together.
   *[other] An opponent.
} { $flag ->
    [up] The flag stands: rewards are shared by those who stand.
   *[down] The flag is down: no reward this round.
}
