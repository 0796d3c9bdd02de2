title = Bluff
prompt-choose = Choisissez une carte ; toutes sont révélées ensemble.
option-play = le { $card }
event-dealt = { $who } reçoit { $cards }.
event-dealt-no-cards = { $who } reçoit cinq cartes.
event-revealed = Les cartes sont { $cards } : { $winner } marque un point.
