### De quoi parle une question, et ce qui suit la réponse.

about-prepare-spell = La carte reste face cachée jusqu’au lancer. Un Stupéfix peut coucher le Drapeau de quelqu’un, un Sort Raté fait seulement semblant.
about-target-opponent = Toutes les baguettes se lèvent au même moment. Si vous avez préparé un Stupéfix, il visera cette personne.
about-cast = Lancez : si personne ne vous touche, votre Drapeau reste debout et vous partagez les Récompenses. Protego vous protège, mais couche votre Drapeau.
about-cast-at-ease = Personne ne vous vise : votre Drapeau restera debout et vous partagerez les Récompenses. Protego le coucherait.
about-take-reward = Vous prenez une Récompense, puis c’est au tour du Drapeau debout suivant, jusqu’à la dernière.
about-time-turner = Un jeton Retard retourne dans la réserve. À la fin, qui en a le plus fait perdre 100 points à sa Maison.
