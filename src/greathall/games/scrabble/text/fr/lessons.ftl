### Les leçons de Scrabble.

lesson-first-words = Vos premiers mots
lesson-first-words-about = Un mot sur le centre, et un autre qui s’y accroche.
lesson-first-words-first = Poser un mot
lesson-first-words-first-1 = Voici vos lettres ; le petit nombre dit ce que chacune vaut. Formez un mot avec quelques-unes, même très court.
lesson-first-words-first-2 = Le premier mot passe par le centre du plateau, en ligne ou en colonne. Touchez une lettre puis une case, ou faites-la glisser.
lesson-first-words-first-task = Posez un mot sur le centre
lesson-first-words-first-again = Vous pourrez toujours le faire plus tard. Essayez d’abord un mot : deux lettres suffisent.
lesson-first-words-first-yes = Un mot, et des points. Puis vous piochez pour avoir de nouveau sept lettres.
lesson-first-words-joins = Accrocher un mot
lesson-first-words-joins-1 = Désormais, chaque mot doit toucher un mot déjà posé. Tous les nouveaux mots comptent, dans les deux sens.
lesson-first-words-joins-2 = Les cases de couleur valent plus : les bleues multiplient une lettre, les dorées et les rouges le mot entier. Sur une case Poudlard, brune avec une tour, vous piochez une carte Poudlard.
lesson-first-words-joins-task = Posez un mot qui touche les autres
lesson-first-words-joins-again = Il y a des mots à trouver. Une lettre à côté d’une autre suffit pour commencer.
lesson-first-words-end = Vous savez jouer. Les mots longs et les cases de couleur rapportent le plus.

lesson-houses = Maisons et cartes
lesson-houses-about = Ce que peut votre Maison, et d’où viennent les cartes.
lesson-houses-mine = Votre Maison
lesson-houses-mine-1 = Vous jouez pour Gryffondor, qui pioche une carte Poudlard avant la partie.
lesson-houses-mine-2 = En face, c’est Poufsouffle : à la fin, les lettres qui lui restent ne lui coûtent rien.
lesson-houses-mine-task = Quelle est votre Maison ?
lesson-houses-mine-again = C’est la Maison d’en face. Regardez votre propre nom.
lesson-houses-mine-yes = Oui, Gryffondor. Touchez une Maison pour lire ce qu’elle peut faire.
lesson-houses-card = Votre carte
lesson-houses-card-1 = Voici votre carte. Vous pouvez en utiliser une par tour ; touchez-la pour lire ce qu’elle fait.
lesson-houses-card-2 = Vous en gagnez d’autres en posant des lettres sur les cases Poudlard du plateau.
lesson-houses-card-task = Posez un mot, avec ou sans votre carte
lesson-houses-card-again = Un mot d’abord : il rapporte des points, et peut-être une carte.
lesson-houses-end = Maisons et cartes rendent chaque partie différente. Lisez une carte quand vous la piochez.

lesson-reactions = Les réactions
lesson-reactions-about = Quand quelqu’un joue une carte qui ne vous plaît pas.
lesson-reactions-window = Pas si vite
lesson-reactions-window-1 = En face, on joue Accio pour reprendre une carte de la défausse. Mais on vous demande d’abord : votre Finite Incantatem peut l’annuler.
lesson-reactions-window-task = Annulez-la
lesson-reactions-window-again = Choisissez Finite Incantatem.
lesson-reactions-window-also = Alors elle agit, et vous gardez Finite Incantatem pour une autre fois.
lesson-reactions-end = Quand une carte ou un mot vous concerne, le jeu vous demande toujours votre avis.

lesson-first-game = Une partie entière
lesson-first-game-about = Contre un bot qui ne connaît que des mots courants. Les mots sont vérifiés avant d’être posés.
lesson-first-game-turn = Votre tour
lesson-first-game-turn-1 = Posez un mot, échangez des lettres ou passez. Pendant que vous posez, vous voyez ce que vaut le mot.
lesson-first-game-turn-task = Jouez votre tour
lesson-first-game-reaction = Une réaction
lesson-first-game-reaction-1 = Une carte vous concerne. Vous pouvez l’accepter, ou l’annuler si vous avez la bonne carte.
lesson-first-game-reaction-task = Acceptez ou annulez
lesson-first-game-on-scored = Vos premiers points. Essayez d’atteindre les cases de couleur.
lesson-first-game-on-drew-card = Une carte Poudlard ! Vous pourrez l’utiliser dès votre prochain tour.
lesson-first-game-on-won-competition = Une carte Compétition : elle rapporte des points tout de suite.
lesson-first-game-on-card-used = Quelqu’un a joué une carte. Le journal dit ce qu’elle a fait.
lesson-first-game-end = La partie est finie, et les lettres restantes sont comptées. Rejouez, et cherchez des mots plus longs.
