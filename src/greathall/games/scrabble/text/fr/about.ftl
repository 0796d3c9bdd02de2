### De quoi parle une question, et ce qui suit la réponse.

about-take-turn = Vos lettres doivent former un mot qui touche les autres. Une case Poudlard donne une carte. Après un mot, un échange ou une passe, votre tour est fini.
about-take-turn-no-card = Vous avez utilisé votre carte pour ce tour. Posez un mot, échangez des lettres ou passez.
about-take-turn-plain = Vos lettres doivent former un mot qui touche les autres. Après un mot, un échange ou une passe, votre tour est fini.
about-read-clocks = Qui tient le temps dit de combien de minutes chaque personne a dépassé. Chaque minute coûte des points.
about-challenge-window = Si un des mots est faux, les lettres repartent et le coup ne rapporte rien. Si tous sont justes, c’est contester qui vous coûte.
about-reaction-window = Vous pouvez l’arrêter maintenant avec une de vos cartes, ou laisser faire.
about-reaction-question = Si vous laissez faire, vous devez dire la vérité sur cette lettre. Une de vos cartes peut l’arrêter.
about-draw-tiles = Un chevalet porte sept lettres. Ce que vous rendez retourne dans le sac.
about-give-tile = Vous gardez la lettre reçue, et celle que vous choisissez change de main.
about-who-laughed = Répondez honnêtement : si vous avez ri, la carte rapporte 10 points à qui l’a jouée.
