### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-game-turn = Game { $game } · turn { $turn }
ui-spell = Spell
ui-item = Item
ui-ally = Ally
ui-proficiency = Proficiency
ui-waits = Waits
ui-card = { $card }, { $kind }.
ui-card-price = { $card }, { $kind }, costs { $price }.
ui-plus = +{ $count }
ui-short = { $count } short
ui-or = or
ui-location = { $location }, location { $place } of { $places }: { $control } of { $capacity } control
ui-place = Location { $place } of { $places }
ui-last-place = Last location, { $place } of { $places }
ui-no-event = No Dark Arts event yet
ui-events-before = Revealed before it this turn
ui-events-left = { $count ->
    [one] One Dark Arts event is left in the stack; then all are shuffled again.
   *[other] { $count } Dark Arts events are left in the stack; then all are shuffled again.
}
ui-villains = Villains
ui-villains-left = { $count ->
    [0] No villain is left in the stack.
    [one] One villain is left in the stack.
   *[other] { $count } villains are left in the stack.
}
ui-defeated = Villains defeated
ui-defeated-count = { $count ->
    [0] No villain is defeated yet.
    [one] One villain is defeated.
   *[other] { $count } villains are defeated.
}
ui-piles = Stacks and piles
ui-resolved = Dark Arts events resolved, newest first
ui-none-defeated = No villain is defeated yet.
ui-villain = { $villain }: { $attack } of { $health } attack. { $petrified }
ui-attack = Attack { $label }
ui-petrified = Petrified
ui-gone = Defeated: the next villain comes at the end of the turn.
ui-horcrux = Horcrux { $horcrux }: symbols there { $marked }, Horcruxes to come { $left }
ui-horcrux-word = Horcrux
ui-horcrux-left = { $count ->
    [0] The last Horcrux
    [one] One more after it
   *[other] { $count } more after it
}
ui-horcrux-broken = Destroyed
ui-marked = { $symbol }, already there
ui-market = Hogwarts cards to acquire
ui-stack-help = { $count ->
    [one] One Hogwarts card is left in the stack.
   *[other] { $count } Hogwarts cards are left in the stack.
}
ui-gap = Empty until the end of the turn
ui-gap-stays = Empty: the stack is used up
ui-on-top = On your deck
ui-to-top = Acquire { $card } and put it on top of your deck
ui-tray = Choose one of these
ui-looked = The card you looked at
ui-played-cards = Played this turn
ui-nothing-played = No card yet
ui-purse = Your tokens
ui-attack-help = Your attack: put it on villains. What is left is lost at the end of your turn.
ui-influence-help = Your influence: acquire cards with it. What is left is lost at the end of your turn.
ui-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
ui-hand-empty = No cards in hand
ui-heroes = Heroes
ui-hero = { $name }, { $hero }: { $health } health, { $cards } cards in hand, { $deck } in the deck, { $discards } discarded, { $attack } attack, { $influence } influence. { $state }
ui-ask-turn = Your turn
ui-active = Active
ui-asked = Choosing
ui-stunned = Stunned
ui-this-turn = Health this turn
ui-look-hint = Touch to see hand and discard pile.
ui-belongings = { $name } · { $hero }
ui-pile-hand = Hand: { $count }
ui-pile-top = Known on top of the deck
ui-pile-discards = Discard pile: { $count }
ui-closed = Closed: only its owner sees it.
ui-deck = { $count ->
    [0] The deck is empty: the discard pile will be shuffled.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
ui-question = Your turn: what do you do?
ui-left-cards = { $count ->
    [one] one card to play
   *[other] { $count } cards to play
}
ui-left-attack = { $count } attack to use
ui-left-influence = { $count } influence to spend
ui-hint-left = Still left: { $list }.
ui-hint-sure = { $list }: that would be lost. Press again to end your turn.
ui-hint-done = Nothing is left to do: end your turn.
ui-end-won = Hogwarts is safe
ui-end-lost = Hogwarts has fallen
ui-why-won = { $count ->
    [one] The one villain is defeated, on turn { $turns }.
   *[other] All { $count } villains are defeated, on turn { $turns }.
}
ui-why-lost = The villains control { $location }, the last location, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
ui-why-tired = The battle lasted too long: the heroes have no strength left.
ui-again = The campaign stays at Game { $game }: the decks are laid out again, so try once more.
ui-next = { $game ->
    [2] Next in the campaign: Game 2. A third location, and villains that strike at allies and at your cards.
    [3] Next in the campaign: Game 3. Heroes have abilities, and two villains are active at once.
    [4] Next in the campaign: Game 4. House dice help all heroes, and the first Death Eater comes.
    [5] Next in the campaign: Game 5. Three villains are active, and Lord Voldemort himself comes last.
    [6] Next in the campaign: Game 6. Each hero has a proficiency; the Slytherin die is rolled against you.
   *[7] Next in the campaign: Game 7, the last. Six Horcruxes guard Lord Voldemort.
}
ui-campaign-won = Game 7 is won: the campaign is finished. Lord Voldemort is no more.
ui-deeds = What each hero did
ui-col-played = Cards played
ui-col-attack = Attack used
ui-col-defeated = Villains defeated
ui-col-acquired = Cards acquired
ui-col-stunned = Times stunned
ui-fate = How it ended
ui-fate-place = { $location }, location { $place } of { $places }: { $control } of { $capacity } control.
ui-fate-defeated = Defeated: { $list }.
ui-fate-standing = Still standing: { $list }; in the stack: { $count }.
ui-fate-villain = { $villain } ({ $attack }/{ $health })
ui-help-hand = { $count } cards in hand.
ui-help-deck = { $count } cards in the deck. When it is empty, the discard pile is shuffled.
ui-help-discards = { $count } cards in the discard pile. They come back when the deck is empty.
ui-help-health = { $health } of 10 health. Without health a hero is stunned.
