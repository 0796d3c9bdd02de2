title = Bluff
prompt-choose = Choose a card; all are revealed together.
option-play = the { $card }
event-dealt = { $who } is dealt { $cards }.
event-dealt-no-cards = { $who } is dealt five cards.
event-revealed = The cards are { $cards }: { $winner } scores.
