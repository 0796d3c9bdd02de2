### The rulebook, in our own words. `rulebook.py` says how it is put together.

rulebook-goal = What you play for
rulebook-goal-lead = You play together: defeat every villain before they control all the locations. You win or lose as one party.
rulebook-goal-villains = Villains
rulebook-goal-villains-text = A villain with as much attack on it as it has health is defeated, and you get its reward.
rulebook-goal-location = The location
rulebook-goal-location-text = When a location is full of control, it is lost. When the last one is lost, so is the game.
rulebook-goal-deck = Your deck
rulebook-goal-deck-text = You begin with ten simple cards. Acquire better ones: they come back again and again.

rulebook-turn = A turn in four steps
rulebook-turn-lead = The active hero does all four, then the next hero is active.
rulebook-turn-dark = Dark Arts
rulebook-turn-dark-text = Turn up as many events as the location says. They are never good.
rulebook-turn-villains = Villains act
rulebook-turn-villains-text = Villains with an ability for every turn use it. Others wait for their moment.
rulebook-turn-actions = Your actions
rulebook-turn-actions-text = Play cards, put attack on villains, acquire cards with influence: as much as you like, in any order.
rulebook-turn-end = End the turn
rulebook-turn-end-text = A full location is lost, new villains and market cards come. You discard everything and draw five cards.

rulebook-signs = What the signs mean
rulebook-signs-lead = Four things are counted on the table.
rulebook-signs-attack = Attack
rulebook-signs-attack-text = Lightning: put it on villains. What is left at the end of your turn is lost.
rulebook-signs-influence = Influence
rulebook-signs-influence-text = Coins: buy cards of the market with it. A new card goes to your discard pile.
rulebook-signs-health = Health
rulebook-signs-health-text = Hearts: every hero has ten. More than ten is not possible.
rulebook-signs-control = Control
rulebook-signs-control-text = Skulls: they fill the location. Some cards remove them.

rulebook-stun = Stunned
rulebook-stun-lead = A hero without health is stunned. It is bad, but nobody leaves the game.
rulebook-stun-lose = What you lose
rulebook-stun-lose-text = Your attack and influence, and half your hand (two cards of five). The location gets 1 control.
rulebook-stun-still = Until the turn ends
rulebook-stun-still-text = Your health neither falls nor rises.
rulebook-stun-back = Then
rulebook-stun-back-text = All ten hearts are back.

rulebook-campaign = Seven games
rulebook-campaign-lead = Play them one after the other: each opens a box with new cards and new rules.
rulebook-campaign-abilities = Game 3
rulebook-campaign-abilities-text = Heroes have abilities, and two villains are active.
rulebook-campaign-dice = Game 4
rulebook-campaign-dice-text = House dice help all heroes.
rulebook-campaign-three = Game 5
rulebook-campaign-three-text = Three villains are active, and Lord Voldemort comes last.
rulebook-campaign-proficiency = Game 6
rulebook-campaign-proficiency-text = Each hero takes a proficiency.
rulebook-campaign-horcruxes = Game 7
rulebook-campaign-horcruxes-text = Six Horcruxes must be destroyed with the dice before Lord Voldemort can be attacked.

rulebook-spells = Spells
rulebook-items = Items
rulebook-allies = Allies
rulebook-events = Dark Arts events
rulebook-villains = Villains
rulebook-locations = Locations
rulebook-horcruxes = Horcruxes
rulebook-proficiencies = Proficiencies
rulebook-heroes = Heroes

ruling-b1 = Who is first when all heroes are touched?
ruling-b1-answer = The active hero, then clockwise. But health is lost by all at the same time.
ruling-b3 = Several things happen at the same moment?
ruling-b3-answer = Heroes first, then villains from left to right, then Lord Voldemort, then the Horcrux.
ruling-b7 = Do villains punish what a stunned hero discards?
ruling-b7-answer = No: it is nobody’s doing.
ruling-b10 = Does a stun take what I gained this turn?
ruling-b10-answer = Yes, all attack and influence. Afterwards you may gain more.
ruling-b13 = What does the Cloak protect from?
ruling-b13-answer = From more than one lost heart by one event or villain, while it is in your hand. Not from Horcruxes and locations.
ruling-b19 = The last villain falls?
ruling-b19-answer = The game is won at once; there is no reward any more.
ruling-b21 = What does Polyjuice copy?
ruling-b21-answer = The whole ally, with all its conditions. The potion itself stays an item.
ruling-b24 = Does the Elder Wand count earlier spells?
ruling-b24-answer = Yes, one gain for each spell of the turn.
ruling-b27 = Is the market filled at once?
ruling-b27-answer = No, only at the end of the turn.

example-first-turn = Your first turn of Game 1: play all five cards, attack, and acquire something.
