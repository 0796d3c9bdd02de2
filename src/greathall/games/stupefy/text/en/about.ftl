### What a question is about, and what follows from an answer.

about-prepare-spell = The card lies facedown until everybody casts. A Stupefy can lay somebody’s flag down, a Misspell only pretends to.
about-target-opponent = All wands are raised at the same moment. If you prepared a Stupefy, it will fly at this player.
about-cast = Cast, and your flag stands if nobody hits you: then you share the rewards. Protego is safe, but your flag goes down.
about-cast-at-ease = Nobody aims at you, so your flag will stand and you share the rewards. Protego would lay it down.
about-take-reward = You take one reward, then the next standing player does, around the table until none is left.
about-time-turner = One delay token goes back to the box. Whoever has the most tokens at the end costs their house 100 points.
