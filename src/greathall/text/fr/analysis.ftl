### Looking back at a finished game, in the browser and in the terminal.

refusal-no-analysis = On ne peut pas revenir sur une partie de ce jeu : ses bots ne réfléchissent pas assez loin.
refusal-no-hints = À cette table, il n’y a pas d’indices.
refusal-hint-thinking = Le bot le plus fort réfléchit déjà.
refusal-hint-failed = Le bot le plus fort n’a pas de réponse. Réessayez dans un instant.

mark-best = Le meilleur
mark-best-help = Le meilleur : le choix du bot fort, ou un choix aussi bon.
mark-fair = Correct
mark-fair-help = Correct : un autre choix était un peu meilleur.
mark-slip = Faux pas
mark-slip-help = Faux pas : un autre choix était nettement meilleur.
mark-costly = Coûteux
mark-costly-help = Coûteux : un autre choix était bien meilleur.
turning-choice = Choix : « { $played } ». Le bot fort aurait choisi « { $better } ».
moment-round = Manche { $number }
moment-turn = Tour { $number }
effect-luck = La chance
effect-choices = Choix ({ $name })
effect-others = Les autres
analysis-definition = La chance, c’est ce qui a été distribué et révélé ; les choix sont comparés à ceux du bot le plus fort, qui n’en savait pas plus.
