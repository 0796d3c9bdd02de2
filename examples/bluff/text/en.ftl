title = Bluff
rules-1 = Everyone is dealt five cards from a deck of twenty, numbered 1 to 20. Five times, all put a card forward in secret; the cards are revealed together, and the highest scores its owner a point.
prompt-choose = Choose a card; all are revealed together.
option-play = the { $card }
event-dealt = { $who } is dealt { $cards }.
event-dealt-no-cards = { $who } is dealt five cards.
event-revealed = The cards are { $cards }: { $winner } scores.
