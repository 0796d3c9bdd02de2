### The reports of the lab, and what can go wrong there.

lab-report-title = { $game } in the lab
lab-summary =
    { $kinds ->
        [one] { $games } games, played by { $bots }.
       *[other] { $games } games of { $kinds } kinds, played by { $bots }.
    }
lab-reading = Every estimate comes with its 95 % interval: if everything were played again, 95 of 100 such intervals would hold the truth. Bots are not people; what holds among them need not hold at your table.
lab-made = Game “{ $game }”, rules version { $version }, rules and bots { $sources }, seed “{ $seed }”. With these four anybody plays the same games again.
lab-whole-table = The whole table
lab-kind =
    { $seats ->
        [one] { $seats } player, { $kind }
       *[other] { $seats } players, { $kind }
    }
lab-usual = usual settings
lab-settings = { $settings }
lab-seat-of = seat { $seat } of { $seats }

## Balance

lab-balance = Balance
lab-balance-how = Named here is what is off by more than two points of percentage and too clear to be luck, even with all comparisons of its kind counted together.
lab-balanced = Nothing stands out.
lab-warning-seat =
    { $side ->
        [more] Where you sit matters: { $who } wins { $share }, not { $even }.
       *[less] Where you sit matters: { $who } wins only { $share }, not { $even }.
    }
lab-warning-house =
    { $side ->
        [more] { $who } has it easier: { $share } of the victories, not { $even }.
       *[less] { $who } has it harder: { $share } of the victories, not { $even }.
    }
lab-warning-hero =
    { $side ->
        [more] { $who } is stronger than the others: { $share } of the games are won, not { $even }.
       *[less] { $who } is weaker than the others: { $share } of the games are won, not { $even }.
    }
lab-warning-hard = { $kind }: hardly ever won ({ $share }).
lab-warning-easy = { $kind }: hardly ever lost ({ $share } won).
lab-warning-ties = Victory is often shared: { $share } of the games.
lab-warning-piece =
    { $side ->
        [more] { $piece } stands out: each time goes along with { $worth } more of the victory, far more than is usual.
       *[less] { $piece } stands out: each time goes along with { $worth } less of the victory, far more than is usual.
    }
lab-warning-long = { $kind }: some games last very long, up to { $most } decisions; half of them have at most { $median }.

## Shares of victory

lab-by-seats = Victories by seat
lab-by-houses = Victories by house
lab-by-heroes = Victories by hero
lab-by-bots = Victories by bot
lab-share-how = A victory that is shared counts in parts. A game counts once, however many seats are meant. The mark shows the share if all teams were alike; intervals are Wilson’s.
lab-share-how-together = All win or lose together, so this is the share of games won with each of them. The mark shows the average of the same kinds of games; intervals are Wilson’s.

## Difficulty

lab-difficulty = Difficulty
lab-difficulty-how = The share of games that these bots win, by kind of game and number of players, with Wilson’s intervals.
lab-kinds-axis = kind of game

## Lengths and scores

lab-length-rounds = Rounds
lab-length-turns = Turns
lab-length-decisions = Decisions
lab-length-how = The chart shows all kinds of games together; what lies beyond 99 of 100 is put into the last bar.
lab-scores = Scores
lab-games-axis = games
lab-seats-axis = seats

## The worth of pieces

lab-worth = Worth: { $kind }
lab-use-reward-taken = rewards taken
lab-use-spell-cast = spells cast
lab-use-card-taken = cards taken
lab-use-card-used = cards used
lab-use-card-acquired = cards acquired
lab-use-proficiency = proficiencies
lab-use-square-visited = squares where a walk ended
lab-use-square-covered = squares covered
lab-worth-how = How it was estimated: a linear regression of the share of victory on how often each of these was taken or used, all of them and the bot at once, over { $teams } teams. Every game is compared with itself only, so long games and lucky deals do not count. One time more goes along with so many points of percentage. The errors allow for teams of one game.
lab-worth-how-together = How it was estimated: a linear regression of victory on how often each of these was taken or used by all together, all of them and the bots at once, over { $teams } games; games of the same kind are compared. One time more goes along with so many points of percentage.
lab-worth-caution = This is no proof of cause: what is mostly taken by those who are ahead looks better than it is, and of a hundred worthless things five look clear. “With” and “without” are the plain shares of those who had it at least once, and of the others.
lab-worth-shown = The chart shows the { $count } best and the { $count } worst, the table all.
lab-worth-rare = Too rare, or had by all alike, to say anything: { $pieces }.

## Columns

lab-column-who = who
lab-column-kind = kind of game
lab-column-players = players
lab-column-games = games
lab-column-wins = share of victory
lab-column-interval = 95 % interval
lab-column-even = if alike
lab-column-mean = mean
lab-column-tenth = 10 %
lab-column-half = half
lab-column-nine-tenths = 90 %
lab-column-most = most
lab-column-piece = piece
lab-column-worth = worth
lab-column-with = with
lab-column-without = without
lab-column-teams = had it
lab-column-times = times

## The arena

lab-arena-title = { $game }: the bots against each other
lab-arena-summary = { $deals } deals of each pair, { $games } games in all.
lab-ratings = Ratings
lab-ratings-how = OpenSkill (Plackett–Luce) on the deals, one after the other in a fixed order: who gained more on a deal has beaten the other on it. The interval is two deviations to either side; everybody starts at 25.
lab-pairs = Pair by pair
lab-pairs-how = Among rivals each deal is played once for every team: the challenger plays that team, the other bot all the rest; equals would gain nothing. Where all win or lose together, each deal is played once by each bot. The verdict is a sequential test with limits fixed beforehand: that the challenger gains nothing, or { $gain }; each error at most one time in twenty.
lab-column-bot = bot
lab-column-rating = rating
lab-column-deviation = deviation
lab-column-sure = surely at least
lab-column-challenger = challenger
lab-column-champion = against
lab-column-deals = deals
lab-column-gain = gain
lab-column-verdict = verdict
lab-verdict-better = better
lab-verdict-not-better = not better
lab-verdict-open = not decided

## What can go wrong

lab-bot-not-found = There is no bot { $bot }: { $reason }. Give a module that Python finds (set PYTHONPATH to its folder) and a name in it.
lab-bot-of-no-kind = { $bot } is no bot: it must be a class made from greathall.bots.Bot, or a function of a world, a seat and a random generator.
lab-bot-not-blind = { $bot } says that it is blind, but its choice in { $game } depends on what its seat may not know. Take “blind” away, and it is shown redealt worlds.
lab-bot-not-there = Nobody answers at { $bot }: { $reason }. Start the bot there first.
lab-bot-gone = The bot at { $bot } has stopped answering: { $reason }.
lab-bot-cheats = The bot at { $bot } answered what is none of its options: { $answer }
lab-other-experiment = { $folder } holds another experiment: it differs in “{ $what }”. Choose another folder, or go on with the same settings.
lab-other-sources = The machine { $machine } has other rules or bots of { $game } than this one. Install the same Great Hall there.
lab-no-results = { $folder } holds no experiment: make one with “greathall lab run”.
lab-not-finished = The experiment in { $folder } is not finished, or has no such table: run the same command again, it goes on where it was.
lab-missing-package = This needs the package { $package }: install it with pip install 'greathall[{ $extra }]'.
lab-no-cluster = The cluster at { $address } cannot be reached: { $reason }
