title = Bluff
rules-1 = Chacun reçoit cinq cartes d’un paquet de vingt, numérotées de 1 à 20. Cinq fois, tous avancent une carte en secret ; les cartes sont révélées ensemble, et la plus haute rapporte un point.
prompt-choose = Choisissez une carte ; toutes sont révélées ensemble.
option-play = le { $card }
event-dealt = { $who } reçoit { $cards }.
event-dealt-no-cards = { $who } reçoit cinq cartes.
event-revealed = Les cartes sont { $cards } : { $winner } marque un point.
