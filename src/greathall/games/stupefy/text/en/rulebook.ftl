### The rulebook, in our own words. `rulebook.py` says how it is put together.

rulebook-goal = What you play for
rulebook-goal-lead = Your house wants the most points after eight rounds. Every round you duel for the rewards on the table.
rulebook-goal-house = Your house
rulebook-goal-house-text = You win or lose with your house. With five or more players some houses have two or three members.
rulebook-goal-cards = Eight cards
rulebook-goal-cards-text = You begin with three Stupefies and five Misspells. Each round uses one card, so count what others still have.
rulebook-goal-flag = Keep standing
rulebook-goal-flag-text = Only players whose flag stands take rewards. Whoever is hit, or hides, gets nothing this round.

rulebook-round = A round in seven steps
rulebook-round-lead = You play eight rounds with eight spell cards, one each round. What you cast openly is gone.
rulebook-round-rewards = Rewards
rulebook-round-rewards-text = Eight cards are turned up beside Become the Favourite: nine rewards.
rulebook-round-prepare = Prepare
rulebook-round-prepare-text = All at once and in secret, lay one spell card facedown. A Misspell is your bluff.
rulebook-round-aim = Aim
rulebook-round-aim-text = Everybody points a wand at one opponent at the same moment. Too late means nobody.
rulebook-round-cast = Cast
rulebook-round-cast-text = Look around. Then cast what you prepared, or shout Protego.
rulebook-round-effects = Effects
rulebook-round-effects-text = Stupefied: the flag falls, and you take a delay token for every hit. Protego: the flag falls, but no token.
rulebook-round-share = Share
rulebook-round-share-text = Those who stand take one reward in turn, the Favourite first and then clockwise, until none is left.
rulebook-round-end = End of the round
rulebook-round-end-text = Each house says its points and drops them into its box. All flags go up again.

rulebook-scoring = The end and the points
rulebook-scoring-lead = After the eighth round everything is counted. The house with the most points wins; equal houses win together.
rulebook-scoring-box = The box
rulebook-scoring-box-text = Cards of 10, 20 and 40 points go to the box of your house.
rulebook-scoring-potions = Potions Master
rulebook-scoring-potions-text = Whoever alone has the most Successful Potions brings 100 points. A tie brings nothing.
rulebook-scoring-late = Latecomer
rulebook-scoring-late-text = Each player with the most delay tokens costs 100 points, unless everybody has the same number.
rulebook-scoring-favours = Favours
rulebook-scoring-favours-text = Your own Favours count together: 10, 30, 60, 120, 200, 300 … up to 1000 points for ten of them.

rulebook-teams = Houses and Twins
rulebook-teams-lead = Members of a house share the points, but not their cards.
rulebook-teams-mates = Teammates
rulebook-teams-mates-text = You cannot aim at your own house, and you do not see each other’s hands.
rulebook-teams-twins = The Twins
rulebook-teams-twins-text = With five or seven players two members of the biggest house are Twins: six Misspells, two Stupefies, one delay token each.
rulebook-teams-talk = Talking
rulebook-teams-talk-text = Say what you like, true or false. Nothing binds you, and no card is shown.

rulebook-spells = Spells
rulebook-rewards = Rewards

ruling-s2 = Whom may I aim at?
ruling-s2-answer = One player of another house: never yourself, never a teammate.
ruling-s3 = May I aim at nobody?
ruling-s3-answer = Yes. A Stupefy without a target is spent for nothing; you may still hide, be hit and share.
ruling-s5 = May I keep my Stupefy back?
ruling-s5-answer = No. Cast the card you prepared, or Protego: nothing else.
ruling-s6 = What happens to a Stupefy that meets Protego?
ruling-s6-answer = It is spent and gives no token. The protected player’s own card is not cast and goes away facedown.
ruling-s7 = I am hit: does my own spell still work?
ruling-s7-answer = Yes. All spells work at the same moment, so two players may hit each other.
ruling-s8 = Several Stupefies on one player?
ruling-s8-answer = A delay token for each of them. The flag falls once.
ruling-s11 = Which Stupefy do the lessons give?
ruling-s11-answer = Any of the discard pile, faceup ones first, your own too.
ruling-s12 = No Misspell in hand, or no Stupefy in the pile?
ruling-s12-answer = Nothing happens. The swap is done whole or not at all; in round 8 your hand is empty, so it does nothing.
ruling-s13 = And if every flag is down?
ruling-s13-answer = Nobody takes anything. The rewards wait for the next round; after round 8 they are lost.
ruling-s14 = When does the Favourite change?
ruling-s14-answer = The tile moves at once, but this share goes on in its old order.
ruling-s15 = Whose token goes back?
ruling-s15-answer = You choose a member of your house who has one. If nobody has, nothing happens.
ruling-s16 = May I refuse a reward?
ruling-s16-answer = No. All are taken, useless ones too.
ruling-s25 = Two players have the most potions?
ruling-s25-answer = Then there is no Potions Master.
ruling-s40 = Protego though nobody aims at me?
ruling-s40-answer = Allowed: it hides your card. But your flag goes down.

example-private-lessons = You may take Private Lessons now. Watch your hand: a Misspell goes, a Stupefy comes.
example-take-cover = Wands point at you. Stand and hope, or Protego?
