### De quoi parle une question, et ce qui suit la réponse.

about-prepare-spell = La carte reste face cachée jusqu’au lancer. Un Stupéfix peut assommer quelqu’un, un Sort Raté fait seulement semblant.
about-target-opponent = Toutes les baguettes se lèvent au même moment. Si vous avez préparé un Stupéfix, il visera cette personne.
about-cast = Lancez : si personne ne vous touche, votre drapeau reste debout et vous partagez les récompenses. Protego vous protège, mais couche votre drapeau.
about-cast-at-ease = Personne ne vous vise : votre drapeau restera debout et vous partagerez les récompenses. Protego le coucherait.
about-take-reward = Vous prenez une récompense, puis c’est au tour du drapeau debout suivant, jusqu’à la dernière.
about-time-turner = Un jeton Retard retourne dans la réserve. À la fin, qui en a le plus fait perdre 100 points à sa Maison.
