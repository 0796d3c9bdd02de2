### Looking back at a finished game, in the browser and in the terminal.

refusal-no-analysis = This game cannot be looked back at: its bots do not think far enough.
refusal-no-hints = Hints are off at this table.
refusal-hint-thinking = The strong bot is thinking already.
refusal-hint-failed = The strong bot has no answer now. Try again in a moment.

mark-best = Best
mark-best-help = Best: what the strong bot would have done, or as good.
mark-fair = Fair
mark-fair-help = Fair: another choice was a little better.
mark-slip = Slip
mark-slip-help = Slip: another choice was clearly better.
mark-costly = Costly
mark-costly-help = Costly: another choice was much better.
turning-choice = Chosen: “{ $played }”. The strong bot would have chosen “{ $better }”.
moment-round = Round { $number }
moment-turn = Turn { $number }
effect-luck = Luck
effect-choices = { $name }’s choices
effect-others = The others
analysis-definition = Luck is what was dealt and turned up; choices are compared with the strong bot’s on the same knowledge.
