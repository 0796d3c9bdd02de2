### Hogwarts Battle, avec nos propres mots.

title = Bataille à Poudlard
tagline = Toute l’équipe contre les Ennemis : renforcez vos cartes et défendez le château, en sept Jeux.

## Règles

rules-1 = Ensemble, vous défendez Poudlard : vainquez tous les Ennemis avant qu’ils ne contrôlent tous les Lieux. Tout le monde gagne ou perd ensemble.
rules-2 = Chaque Héros a un paquet de dix cartes, cinq cartes en main et 10 cœurs de Vie. Le Héros actif joue son tour en quatre étapes ; puis vient le Héros suivant, dans le sens horaire.
rules-3 = D’abord les événements Forces du Mal : autant que le Lieu l’indique, l’un après l’autre. Ensuite les Ennemis dont la capacité agit à chaque tour. Les autres Ennemis réagissent quand vient leur moment.
rules-4 = Puis vos actions, dans l’ordre de votre choix : jouez des cartes, placez des Dégâts sur les Ennemis, dépensez votre Influence pour acquérir des cartes du marché. Un Ennemi est vaincu dès que ses Dégâts atteignent sa Vie : sa Récompense est immédiate.
rules-5 = Enfin, la fin du tour : un Lieu rempli de Contrôles est perdu, les Ennemis vaincus sont remplacés, le marché est complété, vous défaussez tout, perdez les jetons inutilisés et piochez cinq cartes. Les jetons gagnés hors de votre tour se gardent pour le vôtre.
rules-6 = Un Héros qui n’a plus de Vie est Assommé : il perd ses jetons, défausse la moitié de sa main (arrondie en dessous : deux cartes sur cinq) et ajoute 1 Contrôle ; sa Vie ne change plus jusqu’à la fin du tour, puis redevient pleine.
rules-7 = Dès le Jeu 3, les Héros ont des capacités et deux Ennemis sont actifs ; dès le Jeu 4, les dés de Maison aident tous les Héros ; dès le Jeu 5, trois Ennemis sont actifs et Lord Voldemort vient en dernier ; dès le Jeu 6, chaque Héros a une Matière ; dans le Jeu 7, six Horcruxes doivent être détruits avant d’attaquer Lord Voldemort.
rules-8 = Un Horcruxe est détruit par les dés de Maison : quand un dé montre un symbole dont l’Horcruxe a besoin, vous pouvez le poser dessus au lieu de prendre ce qu’il donne. Certains Horcruxes veulent un seul de leurs symboles, d’autres les veulent tous.

## Options de la partie

setting-game = Jeu (1 à 7)
setting-heroes = Les Héros, place par place
setting-first = Qui joue en premier
setting-proficiencies = Les Matières, place par place (dès le Jeu 6)
setting-deal-proficiencies = Distribuer les Matières au lieu de les choisir
setting-difficulty = Difficulté
setting-difficulty-standard = Aucun Contrôle au début
setting-difficulty-moderate = 1 Contrôle sur le premier Lieu
setting-difficulty-hard = 2 Contrôles sur le premier Lieu
setting-difficulty-every-location = 1 Contrôle sur chaque Lieu
setting-closed-hands = Mains cachées : chaque personne ne voit que ses propres cartes
setting-free-order = Le Héros actif ordonne ce qui arrive au même moment

## Héros

card-harry = Harry Potter
help-card-harry = Jeux 3 à 6 : la première fois d’un tour où un Contrôle est retiré, un Héros au choix gagne 1 Dégât. Jeu 7 : jusqu’à deux Héros.
card-ron = Ron Weasley
help-card-ron = Jeux 3 à 6 : quand il place un troisième Dégât à son tour, un Héros au choix gagne 2 cœurs. Jeu 7 : tous les Héros.
card-hermione = Hermione Granger
help-card-hermione = Jeux 3 à 6 : quand elle joue un quatrième Sort à son tour, un Héros au choix gagne 1 Influence. Jeu 7 : tous les Héros.
card-neville = Neville Londubat
help-card-neville = Jeux 3 à 6 : à son tour, la première fois que chaque Héros gagne des cœurs, 1 de plus. Jeu 7 : chaque fois.

## Cartes de départ

card-alohomora = Alohomora !
help-card-alohomora = Gagnez 1 Influence.
card-hedwig = Hedwige
help-card-hedwig = Gagnez 1 Dégât ou 2 cœurs.
card-firebolt = Éclair de Feu
help-card-firebolt = Gagnez 1 Dégât. Si vous vainquez un Ennemi ce tour-ci : 1 Influence.
card-invisibility-cloak = Cape d’Invisibilité
help-card-invisibility-cloak = Gagnez 1 Influence. Tant qu’elle est dans votre main, aucun événement ni Ennemi ne vous coûte plus de 1 cœur.
card-pigwidgeon = Coquecigrue
help-card-pigwidgeon = Gagnez 1 Dégât ou 2 cœurs.
card-cleansweep-11 = Brossdur 11
help-card-cleansweep-11 = Gagnez 1 Dégât. Si vous vainquez un Ennemi ce tour-ci : 1 Influence.
card-every-flavour-beans = Dragées surprises de Bertie Crochue
help-card-every-flavour-beans = Gagnez 1 Influence, et 1 Dégât par Allié joué ce tour-ci.
card-crookshanks = Pattenrond
help-card-crookshanks = Gagnez 1 Dégât ou 2 cœurs.
card-time-turner = Retourneur de Temps
help-card-time-turner = Gagnez 1 Influence. Les Sorts acquis ce tour-ci peuvent aller sur votre pioche.
card-tales-of-beedle-the-bard = Les Contes de Beedle le Barde
help-card-tales-of-beedle-the-bard = Gagnez 2 Influence, ou tous les Héros en gagnent 1.
card-trevor = Trevor
help-card-trevor = Gagnez 1 Dégât ou 2 cœurs.
card-remembrall = Rapeltout
help-card-remembrall = Gagnez 1 Influence. Une fois défaussé : gagnez 2 Influence.
card-mandrake = Mandragore
help-card-mandrake = Gagnez 1 Dégât, ou un Héros au choix gagne 2 cœurs.

## Cartes Poudlard, boîte 1

card-wingardium-leviosa = Wingardium Leviosa !
help-card-wingardium-leviosa = Gagnez 1 Influence. Les Objets acquis ce tour-ci peuvent aller sur votre pioche.
card-reparo = Reparo !
help-card-reparo = Gagnez 2 Influence ou piochez une carte.
card-incendio = Incendio !
help-card-incendio = Gagnez 1 Dégât et piochez une carte.
card-lumos = Lumos !
help-card-lumos = Tous les Héros piochent une carte.
card-descendo = Descendo !
help-card-descendo = Gagnez 2 Dégâts.
card-essence-of-dittany = Essence de Dictame
help-card-essence-of-dittany = Un Héros au choix gagne 2 cœurs.
card-quidditch-gear = Nécessaire de Quidditch
help-card-quidditch-gear = Gagnez 1 Dégât et 1 cœur.
card-sorting-hat = Choixpeau Magique
help-card-sorting-hat = Gagnez 2 Influence. Les Alliés acquis ce tour-ci peuvent aller sur votre pioche.
card-golden-snitch = Vif d’Or
help-card-golden-snitch = Gagnez 2 Influence et piochez une carte.
card-oliver-wood = Olivier Dubois
help-card-oliver-wood = Gagnez 1 Dégât. Si vous vainquez un Ennemi ce tour-ci, un Héros au choix gagne 2 cœurs.
card-rubeus-hagrid = Rubeus Hagrid
help-card-rubeus-hagrid = Gagnez 1 Dégât. Tous les Héros gagnent 1 cœur.
card-albus-dumbledore = Albus Dumbledore
help-card-albus-dumbledore = Tous les Héros gagnent 1 Dégât, 1 Influence et 1 cœur et piochent une carte.

## Boîte 2

card-finite = Finite !
help-card-finite = Retirez 1 Contrôle.
card-expelliarmus = Expelliarmus !
help-card-expelliarmus = Gagnez 2 Dégâts et piochez une carte.
card-polyjuice-potion = Polynectar
help-card-polyjuice-potion = Choisissez un Allié joué ce tour-ci : vous pouvez refaire son effet.
card-nimbus-2001 = Nimbus 2001
help-card-nimbus-2001 = Gagnez 2 Dégâts. Si vous vainquez un Ennemi ce tour-ci : 2 Influence.
card-gilderoy-lockhart = Gilderoy Lockhart
help-card-gilderoy-lockhart = Piochez une carte, puis défaussez-en une. Une fois défaussé : piochez une carte.
card-dobby = Dobby l’Elfe de maison
help-card-dobby = Retirez 1 Contrôle et piochez une carte.
card-ginny-weasley = Ginny Weasley
help-card-ginny-weasley = Gagnez 1 Dégât et 1 Influence. Une Weasley.
card-fawkes = Fumseck le Phénix
help-card-fawkes = Gagnez 2 Dégâts, ou tous les Héros gagnent 2 cœurs.
card-arthur-weasley = Arthur Weasley
help-card-arthur-weasley = Tous les Héros gagnent 2 Influence. Un Weasley.
card-molly-weasley = Molly Weasley
help-card-molly-weasley = Tous les Héros gagnent 1 Influence et 2 cœurs. Une Weasley.

## Boîte 3

card-expecto-patronum = Spero Patronum !
help-card-expecto-patronum = Gagnez 1 Dégât et retirez 1 Contrôle.
card-petrificus-totalus = Petrificus Totalus !
help-card-petrificus-totalus = Gagnez 1 Dégât. La capacité d’un Ennemi est suspendue jusqu’au début de votre prochain tour.
card-chocolate-frog = Chocogrenouille
help-card-chocolate-frog = Un Héros au choix gagne 1 Influence et 1 cœur. Une fois défaussée : gagnez 1 Influence et 1 cœur.
card-butterbeer = Bièraubeurre
help-card-butterbeer = Deux Héros au choix gagnent chacun 1 Influence et 1 cœur.
card-crystal-ball = Boule de Cristal
help-card-crystal-ball = Piochez deux cartes, puis défaussez-en une.
card-marauders-map = Carte du Maraudeur
help-card-marauders-map = Piochez deux cartes. Une fois défaussée : tous les Héros piochent une carte.
card-sybill-trelawney = Sibylle Trelawney
help-card-sybill-trelawney = Piochez deux cartes, puis défaussez-en une ; si c’est un Sort, gagnez 2 Influence.
card-remus-lupin = Remus Lupin
help-card-remus-lupin = Gagnez 1 Dégât. Un Héros au choix gagne 3 cœurs.
card-sirius-black = Sirius Black
help-card-sirius-black = Gagnez 2 Dégâts et 1 Influence.

## Boîte 4

card-accio = Accio !
help-card-accio = Gagnez 2 Influence, ou reprenez en main un Objet de votre défausse.
card-protego = Protego !
help-card-protego = Gagnez 1 Dégât et 1 cœur. Une fois défaussé : la même chose.
card-hogwarts-a-history = L’Histoire de Poudlard
help-card-hogwarts-a-history = Lancez un dé de Maison au choix.
card-pensieve = Pensine
help-card-pensieve = Deux Héros au choix gagnent chacun 1 Influence et piochent une carte.
card-triwizard-cup = Trophée des Trois Sorciers
help-card-triwizard-cup = Gagnez 1 Dégât, 1 Influence et 1 cœur.
card-fleur-delacour = Fleur Delacour
help-card-fleur-delacour = Gagnez 2 Influence. Si vous jouez un autre Allié ce tour-ci : 2 cœurs.
card-cedric-diggory = Cedric Diggory
help-card-cedric-diggory = Gagnez 1 Dégât et lancez le dé Poufsouffle.
card-viktor-krum = Viktor Krum
help-card-viktor-krum = Gagnez 2 Dégâts. Si vous vainquez un Ennemi ce tour-ci : 1 Influence et 1 cœur.
card-alastor-mad-eye-moody = Alastor « Fol Œil » Maugrey
help-card-alastor-mad-eye-moody = Gagnez 2 Influence et retirez 1 Contrôle.
card-pomona-sprout = Pomona Chourave
help-card-pomona-sprout = Gagnez 1 Influence. Un Héros au choix gagne 2 cœurs. Lancez le dé Poufsouffle.
card-filius-flitwick = Filius Flitwick
help-card-filius-flitwick = Gagnez 1 Influence, piochez une carte et lancez le dé Serdaigle.
card-minerva-mcgonagall = Minerva McGonagall
help-card-minerva-mcgonagall = Gagnez 1 Dégât et 1 Influence et lancez le dé Gryffondor.
card-severus-snape = Severus Rogue
help-card-severus-snape = Gagnez 1 Dégât et 2 cœurs et lancez le dé Serpentard.

## Boîte 5

card-stupefy = Stupéfix !
help-card-stupefy = Gagnez 1 Dégât, retirez 1 Contrôle et piochez une carte.
card-owls = B.U.S.E.
help-card-owls = Gagnez 2 Influence. Si vous jouez deux Sorts ce tour-ci : 1 Dégât et 1 cœur.
card-cho-chang = Cho Chang
help-card-cho-chang = Piochez trois cartes, puis défaussez-en deux. Lancez le dé Serdaigle.
card-fred-weasley = Fred Weasley
help-card-fred-weasley = Gagnez 1 Dégât. Si un autre Héros a un Weasley en main, tous gagnent 1 Influence. Lancez le dé Gryffondor. Un Weasley.
card-george-weasley = George Weasley
help-card-george-weasley = Gagnez 1 Dégât. Si un autre Héros a un Weasley en main, tous gagnent 1 cœur. Lancez le dé Gryffondor. Un Weasley.
card-nymphadora-tonks = Nymphadora Tonks
help-card-nymphadora-tonks = Gagnez 3 Influence, ou 2 Dégâts, ou retirez 1 Contrôle.
card-luna-lovegood = Luna Lovegood
help-card-luna-lovegood = Gagnez 1 Influence. Si vous jouez un Objet ce tour-ci : 1 Dégât. Lancez le dé Serdaigle.
card-kingsley-shacklebolt = Kingsley Shacklebolt
help-card-kingsley-shacklebolt = Gagnez 2 Dégâts et 1 cœur et retirez 1 Contrôle.

## Boîte 6

card-confundus = Confundus !
help-card-confundus = Gagnez 1 Dégât. Si vous placez des Dégâts sur chaque Ennemi ce tour-ci, retirez 1 Contrôle.
card-bezoar = Bézoard
help-card-bezoar = Un Héros au choix gagne 3 cœurs. Piochez une carte.
card-deluminator = Déluminateur
help-card-deluminator = Retirez jusqu’à 2 Contrôles.
card-advanced-potion-making = Manuel avancé de préparation des potions
help-card-advanced-potion-making = Tous les Héros gagnent 2 cœurs ; puis chaque Héros qui a toute sa Vie gagne 1 Dégât et pioche une carte.
card-felix-felicis = Felix Felicis
help-card-felix-felicis = Choisissez deux effets : 2 Dégâts, 2 Influence, 2 cœurs, deux cartes.
card-elder-wand = Baguette de Sureau
help-card-elder-wand = Pour chaque Sort joué ce tour-ci, gagnez 1 Dégât et 1 cœur.
card-horace-slughorn = Horace Slughorn
help-card-horace-slughorn = Chaque Héros gagne 1 Influence ou 1 cœur, à son choix. Lancez le dé Serpentard.

## Boîte 7

card-sword-of-gryffindor = Épée de Gryffondor
help-card-sword-of-gryffindor = Gagnez 2 Dégâts et lancez deux fois le dé Gryffondor.

## Événements Forces du Mal

card-expulso = Expulso !
help-card-expulso = Le Héros actif perd 2 cœurs.
card-flipendo = Flipendo !
help-card-flipendo = Le Héros actif perd 1 cœur et défausse une carte.
card-he-who-must-not-be-named = Celui-Dont-On-Ne-Doit-Pas-Prononcer-Le-Nom
help-card-he-who-must-not-be-named = Ajoutez 1 Contrôle.
card-petrification = Pétrification
help-card-petrification = Tous les Héros perdent 1 cœur. Aucune carte en plus n’est piochée ce tour-ci.
card-hand-of-glory = Main de la Gloire
help-card-hand-of-glory = Le Héros actif perd 1 cœur. Ajoutez 1 Contrôle.
card-obliviate = Oubliettes !
help-card-obliviate = Chaque Héros défausse un Sort ou perd 2 cœurs.
card-poison = Poison
help-card-poison = Chaque Héros défausse un Allié ou perd 2 cœurs.
card-relashio = Lashlabask !
help-card-relashio = Chaque Héros défausse un Objet ou perd 2 cœurs.
card-dementors-kiss = Baiser du Détraqueur
help-card-dementors-kiss = Le Héros actif perd 2 cœurs, les autres 1.
card-oppugno = Oppugno !
help-card-oppugno = Chaque Héros montre la carte du dessus de sa pioche : une carte qui a un prix est défaussée et coûte 2 cœurs.
card-tarantallegra = Tarentallegra !
help-card-tarantallegra = Le Héros actif perd 1 cœur. Un seul Dégât par Ennemi ce tour-ci.
card-avada-kedavra = Avada Kedavra !
help-card-avada-kedavra = Le Héros actif perd 3 cœurs ; s’il en est Assommé, 1 Contrôle de plus. Révélez un autre événement.
card-crucio = Endoloris !
help-card-crucio = Le Héros actif perd 1 cœur. Révélez un autre événement.
card-heir-of-slytherin = Héritier de Serpentard
help-card-heir-of-slytherin = Lancez le dé Serpentard contre vous. Dégât : tous les Héros perdent 1 cœur. Influence : 1 Contrôle est ajouté. Cœur : chaque Ennemi perd 1 Dégât. Carte : chaque Héros défausse une carte.
card-imperio = Impero !
help-card-imperio = Le Héros actif en choisit un autre, qui perd 2 cœurs. Révélez un autre événement.
card-morsmordre = Morsmordre !
help-card-morsmordre = Tous les Héros perdent 1 cœur. Ajoutez 1 Contrôle. Les Mangemorts réagissent.
card-regeneration = Régénération
help-card-regeneration = Retirez 2 Dégâts de chaque Ennemi.
card-educational-decree = Décret d’Éducation
help-card-educational-decree = Le Héros actif perd 1 cœur par carte en main valant 4 ou plus.
card-legilimency = Legilimancie
help-card-legilimency = Chaque Héros montre la carte du dessus de sa pioche : un Sort est défaussé et coûte 2 cœurs.
card-sectumsempra = Sectumsempra !
help-card-sectumsempra = Tous les Héros perdent 2 cœurs. Personne n’en gagne ce tour-ci.
card-fiendfyre = Feudeymon
help-card-fiendfyre = Tous les Héros perdent 3 cœurs.

## Ennemis

card-crabbe-and-goyle = Crabbe et Goyle
help-card-crabbe-and-goyle = Quand un événement ou un Ennemi fait défausser un Héros, ce Héros perd 1 cœur. Récompense : tous les Héros piochent une carte.
card-draco-malfoy = Drago Malefoy
help-card-draco-malfoy = Quand un Contrôle est ajouté, le Héros actif perd 2 cœurs. Récompense : retirez 1 Contrôle.
card-quirinus-quirrell = Quirinus Quirrell
help-card-quirinus-quirrell = À chaque tour, le Héros actif perd 1 cœur. Récompense : tous les Héros gagnent 1 Influence et 1 cœur.
card-tom-riddle = Tom Jedusor
help-card-tom-riddle = À chaque tour, par Allié en main, le Héros actif perd 2 cœurs ou défausse une carte. Récompense : chaque Héros gagne 2 cœurs ou reprend un Allié.
card-lucius-malfoy = Lucius Malefoy
help-card-lucius-malfoy = Quand un Contrôle est ajouté, retirez 1 Dégât de chaque Ennemi. Récompense : tous les Héros gagnent 1 Influence ; retirez 1 Contrôle.
card-basilisk = Basilic
help-card-basilisk = Les Héros ne piochent aucune carte en plus. Récompense : tous les Héros piochent une carte ; retirez 1 Contrôle.
card-peter-pettigrew = Peter Pettigrow
help-card-peter-pettigrew = À chaque tour, le Héros actif montre la carte du dessus de sa pioche : une carte qui a un prix est défaussée et ajoute 1 Contrôle. Récompense : chaque Héros peut reprendre un Sort ; retirez 1 Contrôle.
card-dementor = Détraqueur
help-card-dementor = À chaque tour, le Héros actif perd 2 cœurs. Récompense : tous les Héros gagnent 2 cœurs ; retirez 1 Contrôle.
card-barty-crouch-jr = Barty Croupton Junior
help-card-barty-crouch-jr = Les Héros ne peuvent pas retirer de Contrôle. Récompense : retirez 2 Contrôles.
card-death-eater-1 = Mangemort
help-card-death-eater-1 = Quand Morsmordre ! ou un nouvel Ennemi est révélé, tous les Héros perdent 1 cœur. Récompense : tous les Héros gagnent 1 cœur ; retirez 1 Contrôle.
card-death-eater-2 = Mangemort
help-card-death-eater-2 = Quand Morsmordre ! ou un nouvel Ennemi est révélé, tous les Héros perdent 1 cœur. Récompense : tous les Héros gagnent 1 cœur ; retirez 1 Contrôle.
card-dolores-umbridge = Dolores Ombrage
help-card-dolores-umbridge = Un Héros qui acquiert une carte valant 4 ou plus perd 1 cœur. Récompense : tous les Héros gagnent 1 Influence et 2 cœurs.
card-fenrir-greyback = Fenrir Greyback
help-card-fenrir-greyback = Les Héros ne gagnent pas de cœurs. Récompense : tous les Héros gagnent 3 cœurs ; retirez 2 Contrôles.
card-bellatrix-lestrange = Bellatrix Lestrange
help-card-bellatrix-lestrange = Un événement de plus à chaque tour. Récompense : chaque Héros peut reprendre un Objet ; retirez 2 Contrôles.
card-voldemort-5 = Lord Voldemort
help-card-voldemort-5 = À chaque tour, le Héros actif perd 1 cœur et défausse une carte. Attaquable seulement une fois tous les autres vaincus ; sa défaite est votre victoire.
card-voldemort-6 = Lord Voldemort
help-card-voldemort-6 = À chaque tour, le dé Serpentard est lancé contre vous (comme Héritier de Serpentard). Attaquable seulement une fois tous les autres vaincus ; sa défaite est votre victoire.
card-voldemort-7 = Lord Voldemort
help-card-voldemort-7 = À chaque tour, 1 Contrôle est ajouté ; par Contrôle retiré, tous les Héros perdent 1 cœur. Attaquable seulement une fois tous les autres vaincus et les Horcruxes détruits ; sa défaite est votre victoire.

## Lieux

card-diagon-alley = Chemin de Traverse
help-card-diagon-alley = Un événement par tour ; perdu avec 4 Contrôles.
card-mirror-of-erised = Miroir du Riséd
help-card-mirror-of-erised = Un événement par tour ; perdu avec 4 Contrôles.
card-forbidden-forest = Forêt Interdite
help-card-forbidden-forest = Un événement par tour ; perdu avec 4 Contrôles.
card-quidditch-pitch = Terrain de Quidditch
help-card-quidditch-pitch = Un événement par tour ; perdu avec 4 Contrôles.
card-chamber-of-secrets = Chambre des Secrets
help-card-chamber-of-secrets = Deux événements par tour ; perdu avec 5 Contrôles.
card-hogwarts-express = Poudlard Express
help-card-hogwarts-express = Un événement par tour ; perdu avec 5 Contrôles.
card-hogsmeade-village = Pré-au-Lard
help-card-hogsmeade-village = Deux événements par tour ; perdu avec 6 Contrôles.
card-shrieking-shack = Cabane Hurlante
help-card-shrieking-shack = Deux événements par tour ; perdu avec 6 Contrôles.
card-quidditch-world-cup = Coupe du Monde de Quidditch
help-card-quidditch-world-cup = Un événement par tour ; perdu avec 6 Contrôles.
card-triwizard-tournament = Tournoi des Trois Sorciers
help-card-triwizard-tournament = Deux événements par tour ; perdu avec 6 Contrôles.
card-graveyard = Cimetière
help-card-graveyard = Deux événements par tour ; perdu avec 7 Contrôles. À sa révélation, chaque Héros défausse un Allié.
card-azkaban = Azkaban
help-card-azkaban = Un événement par tour ; perdu avec 7 Contrôles.
card-hall-of-prophecy = Salle des Prophéties
help-card-hall-of-prophecy = Deux événements par tour ; perdu avec 7 Contrôles.
card-ministry-of-magic = Ministère de la Magie
help-card-ministry-of-magic = Deux événements par tour ; perdu avec 7 Contrôles. À sa révélation, chaque Héros défausse un Sort.
card-knockturn-alley = Allée des Embrumes
help-card-knockturn-alley = Un événement par tour ; perdu avec 7 Contrôles.
card-the-burrow = Le Terrier
help-card-the-burrow = Deux événements par tour ; perdu avec 7 Contrôles.
card-astronomy-tower = Tour d’Astronomie
help-card-astronomy-tower = Trois événements par tour ; perdu avec 8 Contrôles. À sa révélation, chaque Héros défausse un Objet.
card-godrics-hollow = Godric’s Hollow
help-card-godrics-hollow = Un événement par tour ; perdu avec 6 Contrôles.
card-gringotts = Gringotts
help-card-gringotts = Deux événements par tour ; perdu avec 6 Contrôles.
card-room-of-requirement = Salle sur Demande
help-card-room-of-requirement = Deux événements par tour ; perdu avec 7 Contrôles.
card-hogwarts-castle = Château de Poudlard
help-card-hogwarts-castle = Trois événements par tour ; perdu avec 8 Contrôles. À sa révélation, tous les Héros perdent 2 cœurs. À votre tour, vous pouvez dépenser 5 Dégâts pour retirer 1 Contrôle.

## Horcruxes

card-diary = Journal intime
help-card-diary = Un Héros qui joue un Allié perd 1 cœur. Détruit par un seul symbole : cœur ou carte. Gardien : si vous jouez deux Alliés dans le tour, un Héros au choix gagne 2 cœurs.
card-ring = Bague
help-card-ring = Un Héros qui place deux Dégâts sur un Ennemi dans le tour perd 2 cœurs. Détruite par un seul symbole : Dégât ou Influence. Gardien : une fois par tour, défaussez deux cartes pour retirer 1 Contrôle.
card-locket = Médaillon
help-card-locket = Ni Dégâts ni Influence au tour des autres. Détruit par deux symboles : Dégât et cœur. Gardien : une fois par tour, défaussez une carte pour lancer le dé Serpentard.
card-cup = Coupe
help-card-cup = À chaque tour, retirez 1 Dégât de chaque Ennemi. Détruite par deux symboles : cœur et Influence. Gardien : une fois par tour, défaussez une carte pour lancer le dé Poufsouffle.
card-diadem = Diadème
help-card-diadem = À chaque tour, le Héros actif perd 2 cœurs s’il a en main un Allié, un Objet et un Sort. Détruit par deux symboles : carte et Dégât. Gardien : une fois par tour, défaussez une carte pour lancer le dé Serdaigle.
card-nagini = Nagini
help-card-nagini = À chaque tour, le Héros actif perd 1 cœur et n’en gagne pas. Détruite par trois symboles : Dégât, carte et cœur. Gardien : une seule fois, rendez-la pour retirer 3 Contrôles.

## Matières

card-arithmancy = Arithmancie
help-card-arithmancy = Les cartes à dé vous coûtent 1 de moins. Vous pouvez relancer chaque dé une fois.
card-charms = Sortilèges
help-card-charms = Une fois par tour, défaussez deux Sorts : tous les Héros gagnent 1 Influence et piochent une carte.
card-defense-against-the-dark-arts = Défense contre les Forces du Mal
help-card-defense-against-the-dark-arts = Quand un événement ou un Ennemi vous fait défausser, gagnez 1 Dégât et 1 cœur.
card-divination = Divination
help-card-divination = Quand vous jouez un Objet, vous pouvez regarder la carte du dessus de votre pioche, et la défausser ou la laisser.
card-flying-lessons = Leçons de Vol
help-card-flying-lessons = Une fois par tour, dépensez 5 Influence pour retirer 1 Contrôle.
card-herbology = Botanique
help-card-herbology = Un Héros qui gagne en tout 3 cœurs à votre tour pioche une carte.
card-history-of-magic = Histoire de la Magie
help-card-history-of-magic = Quand vous acquérez un Sort, un Héros au choix gagne 1 Influence.
card-potions = Potions
help-card-potions = Quand vous avez joué un Allié, un Objet et un Sort dans le tour, un Héros au choix gagne 1 Dégât et 1 cœur.
card-transfiguration = Métamorphose
help-card-transfiguration = Une fois par tour, défaussez un Objet : prenez en main une carte de votre pioche valant 5 ou moins, puis mélangez.

## Causes

cause-crabbe-and-goyle = { card-crabbe-and-goyle }, parce qu’une carte a été défaussée
cause-draco-malfoy = { card-draco-malfoy }, parce qu’un Contrôle a été ajouté
cause-lucius-malfoy = { card-lucius-malfoy }, parce qu’un Contrôle a été ajouté
cause-death-eater-1 = { card-death-eater-1 }, parce que la Marque ou un nouvel Ennemi est apparu
cause-death-eater-2 = { card-death-eater-2 }, parce que la Marque ou un nouvel Ennemi est apparu
cause-dolores-umbridge = { card-dolores-umbridge }, parce qu’une carte valant 4 ou plus a été acquise
cause-voldemort-7 = { card-voldemort-7 }, parce qu’un Contrôle a été retiré
cause-diary = { card-diary }, parce que des Alliés ont été joués
cause-ring = { card-ring }, parce qu’un Ennemi a reçu un deuxième Dégât ce tour-ci
cause-defense-against-the-dark-arts = { card-defense-against-the-dark-arts }, à cause d’une défausse forcée
cause-divination = { card-divination }, parce qu’un Objet a été joué
cause-history-of-magic = { card-history-of-magic }, parce qu’un Sort a été acquis
cause-potions = { card-potions }, parce qu’un Allié, un Objet et un Sort ont été joués
cause-harry = { card-harry }, parce qu’un Contrôle a été retiré
cause-ron = { card-ron }, à cause d’un troisième Dégât
cause-hermione = { card-hermione }, à cause d’un quatrième Sort
cause-firebolt = { card-firebolt }, parce qu’un Ennemi a été vaincu
cause-cleansweep-11 = { card-cleansweep-11 }, parce qu’un Ennemi a été vaincu
cause-oliver-wood = { card-oliver-wood }, parce qu’un Ennemi a été vaincu
cause-nimbus-2001 = { card-nimbus-2001 }, parce qu’un Ennemi a été vaincu
cause-viktor-krum = { card-viktor-krum }, parce qu’un Ennemi a été vaincu
cause-every-flavour-beans = { card-every-flavour-beans }, parce qu’un Allié a été joué
cause-fleur-delacour = { card-fleur-delacour }, parce qu’un autre Allié a été joué
cause-owls = { card-owls }, parce que deux Sorts ont été joués
cause-luna-lovegood = { card-luna-lovegood }, parce qu’un Objet a été joué
cause-elder-wand = { card-elder-wand }, parce qu’un Sort a été joué
cause-confundus = { card-confundus }, parce que chaque Ennemi a reçu un Dégât
cause-petrification = { card-petrification } : aucune carte en plus ce tour-ci
cause-sectumsempra = { card-sectumsempra } : personne ne gagne de cœurs ce tour-ci
cause-tarantallegra = { card-tarantallegra } : un seul Dégât par Ennemi ce tour-ci
cause-nagini = { card-nagini } : le Héros actif ne gagne pas de cœurs ce tour-ci
cause-wingardium-leviosa = { card-wingardium-leviosa } : les Objets acquis peuvent aller sur la pioche ce tour-ci
cause-sorting-hat = { card-sorting-hat } : les Alliés acquis peuvent aller sur la pioche ce tour-ci
cause-time-turner = { card-time-turner } : les Sorts acquis peuvent aller sur la pioche ce tour-ci

## Autres noms

card-stun = Assommé
card-rules = Fin du tour
card-setup = Début de la partie
card-unknown = aucune carte de ce jeu
token-attack = Dégâts
token-influence = Influence
token-health = cœurs
token-card = cartes en plus
token-control = Contrôle à retirer
token-tokens = Dégâts et Influence
kind-spell = un Sort
kind-item = un Objet
kind-ally = un Allié
kind-card = une carte
house-gryffindor = Gryffondor
house-hufflepuff = Poufsouffle
house-ravenclaw = Serdaigle
house-slytherin = Serpentard
die-gryffindor = dé Gryffondor (Influence ×3, Dégât, cœur, carte)
die-hufflepuff = dé Poufsouffle (cœur ×3, Influence, Dégât, carte)
die-ravenclaw = dé Serdaigle (carte ×3, Influence, Dégât, cœur)
die-slytherin = dé Serpentard (Dégât ×3, Influence, cœur, carte)
face-attack = Dégât
face-influence = Influence
face-health = cœur
face-card = une carte
penalty-attack = tous les Héros perdent 1 cœur
penalty-influence = 1 Contrôle est ajouté
penalty-health = chaque Ennemi perd 1 Dégât
penalty-card = chaque Héros défausse une carte
choice-attack-1 = 1 Dégât
choice-attack-2 = 2 Dégâts
choice-influence-1 = 1 Influence
choice-influence-2 = 2 Influence
choice-influence-3 = 3 Influence
choice-all-influence-1 = 1 Influence pour tous les Héros
choice-health-1 = 1 cœur
choice-health-2 = 2 cœurs
choice-hero-health-2 = 2 cœurs pour un Héros au choix
choice-all-health-2 = 2 cœurs pour tous les Héros
choice-draw-1 = piocher une carte
choice-draw-2 = piocher deux cartes
choice-take-item = reprendre un Objet
choice-take-ally = reprendre un Allié
choice-remove-0 = ne retirer aucun Contrôle
choice-remove-1 = retirer 1 Contrôle
choice-remove-2 = retirer 2 Contrôles
choice-lose-2 = perdre 2 cœurs
choice-look = regarder la carte du dessus de la pioche

## Les Ennemis en peu de mots, pour les petits écrans

short-crabbe-and-goyle = Défausse : −1 cœur
short-draco-malfoy = Contrôle : −2 cœurs
short-quirinus-quirrell = Chaque tour : −1 cœur
short-tom-riddle = Par Allié : −2 ou 1 carte
short-lucius-malfoy = Contrôle : −1 Dégât à tous
short-basilisk = Pas de pioche en plus
short-peter-pettigrew = Carte à prix : Contrôle
short-dementor = Chaque tour : −2 cœurs
short-barty-crouch-jr = Contrôles bloqués
short-death-eater-1 = Marque : tous −1 cœur
short-death-eater-2 = Marque : tous −1 cœur
short-dolores-umbridge = Achat cher : −1 cœur
short-fenrir-greyback = Aucun cœur gagné
short-bellatrix-lestrange = Un événement de plus
short-voldemort-5 = −1 cœur et une carte
short-voldemort-6 = Le dé contre vous
short-voldemort-7 = Chaque tour : +1 Contrôle

## Les étapes d’un tour

step-events = Forces du Mal
step-villains = Ennemis
step-actions = Actions
step-end = Fin du tour

## Questions

prompt-hero-actions = À vous : jouez des cartes, placez vos Dégâts ({ $attack }), acquérez des cartes (Influence { $influence }), ou terminez le tour.
prompt-put-down = { $source } : défaussez { $kind } (encore { $left }).
prompt-stunned = Assommé ({ $source }) : défaussez une carte (encore { $left }).
prompt-any-hero = { $source } : quel Héros ?
prompt-first-hero = { $source } : le premier Héros ?
prompt-second-hero = { $source } : le deuxième Héros ?
prompt-another-hero = { $source } : quel autre Héros perd { $amount ->
    [one] 1 cœur
   *[other] { $amount } cœurs
} ?
prompt-choose-one = { $source } : faites un choix.
prompt-choose-two = { $source } : deux choix ; le premier ?
prompt-choose-second = { $source } : deux choix ; le second ?
prompt-discard-or-lose = { $source } : défausser { $kind }, ou perdre des cœurs ?
prompt-each-discards = { $source } : défaussez { $kind }.
prompt-riddle-choice = { $source }, à cause des Alliés de votre main : perdez 2 cœurs ou défaussez une carte (encore { $left }).
prompt-remove-up-to = { $source } : combien de Contrôles retirez-vous ?
prompt-take-back = { $source } : quelle carte de votre défausse prenez-vous ?
prompt-roll-any-die = { $source } : quel dé lancez-vous ?
prompt-die-shows = { $source } : le dé montre { $face }. Qu’en faites-vous ?
prompt-penalty-shows = { $source } : { $face }. Garder, ou relancer ?
prompt-petrify = { $source } : quel Ennemi ?
prompt-polyjuice = { $source } : quel Allié répétez-vous ?
prompt-look-at-top = { $source } : regarder la carte du dessus de votre pioche ?
prompt-top-card = { $source } : défausser la carte regardée ?
prompt-search-deck = { $source } : quelle carte de votre pioche prenez-vous ?
prompt-take-proficiency = Prenez une Matière.
prompt-choose-order = Qu’est-ce qui arrive d’abord : { $sources } ?

## Réponses

option-play-card = Jouer { $card }
option-assign-attack = Attaquer { $villain }
option-acquire-card = Acquérir { $card }
option-acquire-to-top = Acquérir { $card }, sur votre pioche
option-use-power = Utiliser { $power }
option-end-turn = Terminer le tour
option-end-turn-left = Terminer le tour (il reste { $left })
left-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
left-attack = { $count ->
    [one] 1 Dégât
   *[other] { $count } Dégâts
}
left-influence = { $count } Influence
together = Jouer les { $count } cartes
option-discard-card = Défausser { $card }
option-take-card = Prendre { $card }
option-choose = { $choice }
option-pick-hero = { $hero }
option-pick-villain = { $villain }
option-copy-ally = Répéter { $card }
option-roll-house = Lancer le { $house }
option-keep-roll = Prendre ce qu’il montre
option-roll-again = Relancer
option-mark-horcrux = Le poser sur l’Horcruxe, au lieu de ce qu’il donne
option-decline = Non
option-discard-top = La défausser
option-leave-top = La laisser
option-take-proficiency = Prendre { $proficiency }
option-resolve-first = { $source } d’abord

## Pourquoi pas

refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-no-such-villain = Cet Ennemi n’est pas en jeu : { $villain }
refusal-no-attack = Vous n’avez plus de Dégâts à placer.
refusal-voldemort-waits = Lord Voldemort n’est attaquable qu’une fois tous les autres Ennemis vaincus et tous les Horcruxes détruits.
refusal-one-attack-each = { card-tarantallegra } : { $villain } a déjà reçu son Dégât ce tour-ci.
refusal-not-for-sale = { $card } n’est pas au marché.
refusal-too-dear = { $card } coûte { $price } Influence ; vous en avez { $influence }.
refusal-not-on-top = { $card } ne peut pas aller sur votre pioche ce tour-ci.
refusal-no-such-power = Vous n’avez pas { $power }.
refusal-cannot-pay = { $power } : impossible maintenant ; déjà fait, ou trop cher pour vous.
refusal-discard-first = Défaussez d’abord une carte.
refusal-take-proficiency = Prenez une des Matières qui restent.
bad-heroes = Nommez un Héros différent pour chacune des { $seats } places (reçu : { $given }).
bad-proficiencies = Nommez une Matière différente pour chacune des { $seats } places (reçu : { $given }).
bad-first = { $first } ne peut pas jouer en premier : les places vont de 1 à { $seats }.
campaign-not-reached = La campagne en est au Jeu { $reached }, pas encore au Jeu { $game }.
campaign-not-over = Cette partie n’est pas terminée.
campaign-people = Nommez quelqu’un pour chacune des { $seats } places (reçu : { $people }).
no-campaign = Le fichier { $file } ne peut pas être ouvert : { $reason }.
bad-campaign = { $file } n’est pas une campagne, ou elle est abîmée : { $reason }.
newer-campaign = { $file } vient d’un Great Hall plus récent (format { $theirs }, celui-ci lit { $ours }).

## Ce qui se passe

event-turn-began = Tour { $turn } : à { $who } de jouer.
event-event-revealed = Forces du Mal : { $card }
event-events-shuffled = Les événements Forces du Mal sont mélangés.
event-reacted = { $cause }.
event-mark-seen = { $villain }, parce que la Marque des Ténèbres est apparue : { card-morsmordre }
event-newcomer-seen = { $villain }, parce qu’un nouvel Ennemi est apparu.
event-villain-acts = { $villain } agit.
event-horcrux-acts = L’Horcruxe agit : { $horcrux }.
event-gained = { $source } : { $token } +{ $amount } pour { $who }.
event-blocked = { $source } : { $who } n’obtient rien ({ $token }).
event-lost = { $source } : { $who } perd { $amount ->
    [one] 1 cœur
   *[other] { $amount } cœurs
}.
event-cloaked = La Cape d’Invisibilité protège { $who } : { $source }
event-stunned = Assommé ! { $who } n’a plus de Vie ({ $source }).
event-recovered = { $who } retrouve toute sa Vie.
event-discarded = { $source } : { $who } défausse { $card }
event-drew = { $source } : { $who } pioche { $cards }
event-drew-secretly = { $source } : { $who } pioche { $cards } ({ $number }).
event-drew-secretly-no-cards = { $source } : { $who } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
event-deck-shuffled = { $who } mélange sa défausse en une nouvelle pioche.
event-deck-searched = { $who } a fouillé sa pioche et la mélange.
event-top-revealed = { $source } : { $who } montre { $card }
event-top-looked = { $source } : { $who } regarde { $card } sur sa pioche.
event-top-looked-no-card = { $source } : { $who } regarde la carte du dessus de sa pioche.
event-allies-counted = { $source } : { $who } a en main { $count ->
    [0] zéro Allié
    [one] { $count } Allié
   *[other] { $count } Alliés
}.
event-took = { $source } : { $who } prend { $card } en main.
event-control-added = { $source } : 1 Contrôle de plus, { $location } (en tout { $control }).
event-control-removed = { $source } : 1 Contrôle de moins, { $location } (en tout { $control }).
event-reprieve = { $source } : le Lieu est plein ({ $location }), ce Contrôle ne compte pas.
event-location-lost = Les Ennemis contrôlent ce Lieu : { $location }.
event-location-revealed = Le combat a lieu ici : { $location }.
event-played = { $who } joue { $card }
event-copied = { $source } : { $who } répète { $card }
event-chose = { $source } : { $who } choisit : { $choice }.
event-acquired = { $who } acquiert { $card }
event-acquired-to-top = { $who } acquiert { $card }, sur sa pioche.
event-used = { $who } utilise { $power }.
event-assigned = { $who } attaque { $villain } (en tout { $tokens }).
event-villain-healed = { $source } : { $amount ->
    [one] 1 Dégât
   *[other] { $amount } Dégâts
} de moins sur { $villain }
event-petrified = { $source } : { $who } pétrifie { $villain }
event-woke = Fin de la pétrification : { $villain }
event-defeated = { $who } triomphe ! Ennemi vaincu : { $villain }
event-villain-revealed = Un Ennemi apparaît : { $villain }
event-market-filled = Nouveau au marché : { $cards }
event-rolled = { $source } : { $who } lance le dé { $house } : { $face }.
event-horcrux-marked = { $who } place { $face } sur l’Horcruxe { $horcrux }.
event-horcrux-destroyed = { $who } détruit un Horcruxe : { $horcrux } !
event-horcrux-kept = { $who } garde l’Horcruxe détruit : { $horcrux }.
event-horcrux-revealed = Un Horcruxe est révélé : { $horcrux }.
event-turn-rule = { $cause }.
event-proficiency-taken = { $who } prend { $proficiency }.
event-turn-ended = { $who } termine son tour.
event-game-won = Le dernier Ennemi est vaincu : Poudlard est sauvé. Victoire !
event-game-lost = Les Ennemis contrôlent le dernier Lieu. C’est perdu.
event-turns-over = Le tour { $turns } s’achève et les Ennemis tiennent encore : Poudlard n’a plus de forces. C’est perdu.
result-won = Victoire au Jeu { $game }, au tour { $turns } : { $count ->
    [one] le seul Ennemi est vaincu
   *[other] les { $count } Ennemis sont vaincus
}.
result-lost = Défaite au Jeu { $game }, après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : les Ennemis contrôlent le dernier Lieu, { $location }.
result-tired = Défaite au Jeu { $game } : après { $turns } tours, Poudlard n’a plus de forces.
sequel = le Jeu { $game }
campaign-standing = Campagne « { $name } » : ensuite le Jeu { $reached } (victoires { $wins }, défaites { $losses }).
campaign-finished = Campagne « { $name } » : les sept Jeux sont gagnés (victoires { $wins }, défaites { $losses }).

## Ce qui est sur la table

view-active = Héros actif
view-attack = Dégâts
view-attackable = Peut être attaqué
view-capacity = Contrôles avant la perte
view-cards = Cartes en main
view-control = Contrôles
view-deck = Pioche
view-defeated = Ennemis vaincus
view-discards = Défausse
view-event = Dernier événement
view-event-pile = Événements passés
view-events = Événements à venir
view-events-a-turn = Événements par tour
view-every = Tous les symboles sont nécessaires
view-game = Jeu
view-hand = Main
view-health = Vie
view-hero = Héros
view-heroes = Héros
view-horcrux = Horcruxe
view-horcruxes = Horcruxes
view-influence = Influence
view-location = Lieu
view-marked = Déjà posés
view-market = Marché
view-petrified = Pétrifié
view-place = Numéro du Lieu
view-places = Lieux en tout
view-played = Jouées ce tour
view-prices = Prix
view-proficiency = Matière
view-rules-of-turn = Interdits de ce tour
view-stack = Cartes Poudlard à venir
view-step = Étape
view-stunned = Assommé
view-symbols = Symboles
view-top = Cartes connues sur la pioche
view-turn = Tour
view-villain = Ennemi
view-villain-stack = Ennemis à venir
view-villains = Ennemis
view-won = Gagné

## Ce que disent les robots : pourquoi ils répondent ainsi, ce que les autres doivent savoir, et leur caractère.

reason-attack = { $villain } : c’est ce qui nous fait le plus de mal. Encore { $left ->
    [one] { $left } Dégât
   *[other] { $left } Dégâts
}.
reason-buy = { $card } : nos cartes n’en seront que meilleures.
reason-buy-all = { $card } : cela aide tout le monde.
reason-buy-attack = { $card } : des Dégâts, encore et encore.
reason-buy-cards = { $card } : nous piocherons plus de cartes.
reason-buy-control = { $card } : cela enlève du Contrôle.
reason-buy-health = { $card } : cela nous gardera debout.
reason-discard = { $card } : c’est la carte qui nous manquera le moins.
reason-end-turn = Il n’y a rien de mieux à faire. Au tour suivant !
reason-finish = { $villain } : la victoire est possible tout de suite.
reason-finish-control = { $villain } : la victoire est possible tout de suite, avec { $number ->
    [one] { $number } Contrôle
   *[other] { $number } Contrôles
} de moins ({ $location }).
reason-free-location = { $location } : le Lieu est presque perdu, il faut enlever du Contrôle.
reason-heal = { $who } n’a plus que { $health ->
    [one] { $health } cœur
   *[other] { $health } cœurs
}.
reason-horcrux = Un pas de plus vers la fin d’un Horcruxe : { $horcrux }.
reason-lose-health = La Vie revient, et cette main est trop bonne pour perdre une carte.
reason-petrify = { $villain } : le pire de tous, et plus rien à craindre jusqu’à mon prochain tour.
reason-play = { $card } : cela aide tout de suite.
reason-wait = La prochaine victoire fait venir Lord Voldemort, et les Horcruxes le protègent encore. D’abord les Horcruxes !

remark-attack = J’ai { $attack ->
    [one] { $attack } Dégât
   *[other] { $attack } Dégâts
} en réserve pour mon tour.
remark-finish = { $villain } : presque fini, encore { $left ->
    [one] { $left } Dégât
   *[other] { $left } Dégâts
}. Qui s’en charge ?
remark-health = Je n’ai plus que { $health ->
    [one] { $health } cœur
   *[other] { $health } cœurs
}. Qui peut me soigner ?
remark-horcrux = { $horcrux } : il ne manque qu’un symbole ({ $face }). Lancez les dés !
remark-wait = Attendons la fin des Horcruxes avant de vaincre quelqu’un : Lord Voldemort viendrait trop tôt.
remark-location = { $location } : encore un Contrôle et ce Lieu est perdu. Enlevons-en !

temperament-bold = téméraire
temperament-careful = sage
temperament-helpful = serviable

## The campaign’s book

campaign-no-such-game = Il n’y a pas de Jeu { $game } : une campagne commence par l’un des Jeux 1 à { $last }.
chapter-about = { $game ->
    [1] Un seul Ennemi à la fois, et deux Lieux à tenir. Apprenez à faire grandir un paquet de cartes.
    [2] Un troisième Lieu, et des Ennemis qui s’en prennent aux Alliés et à vos cartes.
    [3] Chaque Héros reçoit sa propre capacité, et deux Ennemis sont actifs à la fois.
    [4] Les dés de Maison entrent en jeu. Deux Ennemis à la fois, et le premier Mangemort.
    [5] Trois Ennemis à la fois, et Lord Voldemort lui-même arrive en dernier.
    [6] Chaque Héros reçoit une Matière ; le dé Serpentard est lancé contre vous.
   *[7] Le dernier Jeu : six Horcruxes gardent Lord Voldemort.
}
chapter-won = Gagné { $tries ->
    [1] au premier essai
    [2] au deuxième essai
    [3] au troisième essai
   *[other] à l’essai { $tries }
}, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
evening-won = Gagné en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
evening-lost = Lieu perdu au tour { $turns } : { $location }
box-told = Nouvelles cartes Poudlard : { $cards }. Ennemis : { $villains }. Lieux : { $locations }.{ $proficiencies ->
    [0] { "" }
   *[other] { " " }Matières : { $proficiencies }.
}{ $horcruxes ->
    [0] { "" }
   *[other] { " " }Horcruxes : { $horcruxes }.
}
box-news = { $game ->
    [1] Acquérez des cartes avec l’Influence : votre paquet apprend ce que vous aimez.
    [2] Certains Ennemis et événements regardent maintenant vos Alliés et vos cartes.
    [3] Désormais, chaque Héros a une capacité, écrite sur sa carte.
    [4] Certaines cartes lancent le dé d’une Maison. Le résultat aide tous les Héros.
    [5] Quand tous les autres sont vaincus, Lord Voldemort doit tomber à son tour.
    [6] Choisissez une Matière par Héros, pour toute la partie.
   *[7] Les dés détruisent les Horcruxes, et chacun prête ensuite son pouvoir.
}
book-pieces = { $count ->
    [one] { $count } carte Poudlard
   *[other] { $count } cartes Poudlard
}
book-skill-later = Une Matière dès le Jeu 6
book-skill-open = Une Matière au choix
box-kind-spell = Sort
box-kind-item = Objet
box-kind-ally = Allié
box-kind-villain = Ennemi
box-kind-horcrux = Horcruxe
box-kind-proficiency = Matière

## What one plays for

goal = { $villains ->
    [one] Le dernier Ennemi est à vaincre
   *[other] Encore { $villains } Ennemis à vaincre
} avant que tous les Lieux ne tombent. Lieu { $place } sur { $places }, Contrôle { $control } sur { $capacity }.
goal-horcruxes = { $horcruxes ->
    [one] Le dernier Horcruxe est à détruire
   *[other] Encore { $horcruxes } Horcruxes à détruire
}, { $villains ->
    [one] et un Ennemi à vaincre
   *[other] et { $villains } Ennemis à vaincre
}, avant que tous les Lieux ne tombent. Lieu { $place } sur { $places }, Contrôle { $control } sur { $capacity }.

phrase-i-have-attack = Je peux attaquer.
phrase-need-healing = J’ai besoin de soins.
phrase-save-for-it = Gardons de quoi acheter cette carte.
phrase-we-can-win = On va y arriver !

turned-location = Un Lieu est perdu : { $location }.
turned-villain = { $villain } a perdu : un Ennemi de moins.
turned-stunned = Assommé ! { $who } perd la moitié de sa main.
turned-appeared = { $villain } rejoint les Ennemis.
turned-control =
    Les Ennemis avancent : { $control ->
        [one] { $control } Contrôle
       *[other] { $control } Contrôles
    } sur { $capacity } ({ $location }).
turned-freed =
    Les Ennemis reculent : { $control ->
        [one] { $control } Contrôle
       *[other] { $control } Contrôles
    } sur { $capacity } ({ $location }).
