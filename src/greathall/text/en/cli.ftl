### The words of the command `greathall`.

## Headings of the help

cli-heading-usage = usage:
cli-heading-commands = commands:
cli-heading-arguments = what it is about
cli-heading-options = options

## The commands, and examples of their use

cli-greathall = Great Hall: wizarding tabletop games that play by the book, in your terminal.
cli-greathall-examples =
    Each command explains itself: greathall play --help

    Exit codes: 0 done; 1 what was asked turned out badly (a false record, a broken law);
    2 the command line was not understood; 130 stopped with Ctrl-C.
cli-play = play a game in the terminal, against bots
cli-play-examples =
    examples:
      greathall play stupefy                         you against three bots
      greathall play stupefy --seats 6 --bots strong
      greathall play stupefy --people 2 --name Ada --name Ben
                                                     two people at one keyboard, two bots
      greathall play stupefy --seed 7 --option memory_aid=on
      greathall play hogwarts_battle --option heroes=neville,hermione --campaign owls
                                                     what you win is kept; the next game follows
      greathall play --resume                        go on with the latest game
      greathall play stupefy --auto                  watch the bots

    Every answer is saved at once; leave whenever you like.
cli-games = list the games
cli-games-examples =
    example:
      greathall games
cli-rules = the rules of a game, and the options it can be played with
cli-rules-examples =
    examples:
      greathall rules stupefy
      greathall rules stupefy --lang fr
      greathall rules scrabble --cards
cli-simulate = let bots play many games and count what comes of it
cli-simulate-examples =
    examples:
      greathall simulate stupefy --games 1000 --bots random
      greathall simulate stupefy --games 200 --bots medium,random,random,random --workers 4
      greathall simulate stupefy --games 200 --out games.jsonl   one line of JSON for each game
cli-lab = the laboratory: play games by the thousand, report on them, compare bots
cli-lab-examples =
    examples:
      greathall lab run stupefy --games 1000 -o stupefy
      greathall lab report stupefy

    Each task explains itself: greathall lab run --help
cli-lab-run = play many games and keep what came of them in tables; goes on where it was stopped
cli-lab-run-examples =
    examples:
      greathall lab run stupefy --games 1000 --bots medium --workers 2 -o stupefy
      greathall lab run hogwarts_battle --seats 2-4 --options game=1-7 --games 200 -o difficulty
      greathall lab run stupefy --bots medium,random --bots easy,random -o two-line-ups
      greathall lab run scrabble --games 100 --decisions --events -o everything
      greathall lab run stupefy --games 1000000 --cluster 10.0.0.5:6379 -o million

    Stopped, or killed? The same command goes on. More games? The same command with more --games.
cli-lab-report = one page about an experiment, with charts and tables, and a picture of it
cli-lab-report-examples =
    examples:
      greathall lab report stupefy
      greathall lab report stupefy --lang fr -o page.html
cli-lab-arena = let bots play each other on the same deals: who is better, and how sure is that?
cli-lab-arena-examples =
    examples:
      greathall lab arena stupefy --bots strong:100,medium,easy --deals 200 --workers 2
      greathall lab arena hogwarts_battle --bots strong:100,medium --options game=5 -o arena
      greathall lab arena stupefy --bots my_bots:Careful,medium         a class of your own
      greathall lab arena stupefy --bots tcp://127.0.0.1:4000,medium    a program in any language
cli-lab-fit = fit the numbers of a game’s bots to simulated games
cli-lab-fit-examples =
    examples:
      greathall lab fit stupefy --workers 2             everything there is to fit, in some minutes
      greathall lab fit stupefy --games 500 --into .    a try with few games; the files land here
cli-replay = watch a recorded game again, step by step
cli-replay-examples =
    examples:
      greathall replay game.json                as a spectator saw it
      greathall replay game.json --seat 2       as the second seat saw it
      greathall replay game.json --all          the whole log at once
cli-analyse = look back at a finished game: chances, turning points, what each decision cost
cli-analyse-examples =
    examples:
      greathall analyse game.json               as the first seat played it
      greathall analyse game.json --seat 2      as the second seat played it
      greathall analyse game.json --all         good decisions, too
cli-verify = check a record: was it played by the rules, and dealt as promised?
cli-verify-examples =
    example:
      greathall verify game.json                exit code 0 if it is genuine, 1 if not
cli-laws = put the games to the test of the laws: secrecy, honesty, conservation and more
cli-laws-examples =
    examples:
      greathall laws                            every game
      greathall laws stupefy --games 200        exit code 1 if a law is broken
cli-host = open a hall on this machine, for the browser
cli-host-examples =
    examples:
      greathall host                            for this machine only
      greathall host --lan                      for all in your network, with a code for phones
      greathall host --port 9000 --open         and open the browser
cli-admin = see who and what is in the hall, close tables, remove or ban people, back up
cli-admin-examples =
    examples:
      greathall admin key                       the key of the host’s page, /admin in the browser
      greathall admin people                    also: tables, storage, log
      greathall admin ban Draco --days 7        also: unban, remove, code
      greathall admin close “Friday owls”       also: backup
cli-backup = write everything the hall keeps into one file, even while it is open
cli-backup-examples =
    example:
      greathall backup hall-on-sunday.db
cli-restore = put a backup in the place of what the hall keeps
cli-restore-examples =
    example:
      greathall restore hall-on-sunday.db
cli-check = read everything the hall keeps, and say what is wrong
cli-check-examples =
    examples:
      greathall check                           exit code 0 if all is well, 1 if not
      greathall check hall-on-sunday.db
cli-new-game = write a small game of your own, to be changed into another
cli-new-game-examples =
    examples:
      greathall new-game owl_post                    rules, texts, drawings and tests, in the folder owl_post
      greathall new-game owl_post --folder ~/games/owls
cli-version = say which Great Hall this is
cli-version-examples =
    example:
      greathall version

## Their arguments

cli-arg-game = one of the games that “greathall games” lists
cli-arg-file = the file of a recorded game
cli-arg-lan = open it to your network and show a QR code
cli-arg-port = the port; 0 takes any free one (8000)
cli-arg-database = a file, or the address of a PostgreSQL database; by default hall.db in the data folder
cli-arg-data-dir = the folder for what the hall keeps; by default one of your user
cli-arg-node = the name of this node, where several halls share one PostgreSQL; each has its own
cli-arg-node-address = where the other nodes reach this one, such as http://10.0.0.5:8000
cli-arg-origin = another address under which people reach the hall, such as https://games.example.org
cli-arg-open = open the browser, too
cli-arg-close-after = close a game after so many days without anybody; its record stays (365)
cli-arg-backups = keep so many backups, one made every night; 0: make none (7)
cli-arg-push-contact = an address that push services may ask about this hall (mailto or https)
cli-arg-log-format = how the log is written: plain for people, json for machines
cli-arg-backup = the file of a backup
cli-arg-help = show this help
cli-arg-lang = the language; by default that of your system
cli-arg-seats = how many sit at the table; by default as few as the game allows
cli-arg-people = how many people share this keyboard (1)
cli-arg-folder = the folder to be made; by default it is called as the game
cli-arg-name = your name; once for each person
cli-arg-bots = who plays the other seats: easy, medium, strong, or the name of a bot; several go round the table (medium)
cli-arg-seed = a number or word from which the same cards are dealt every time
cli-arg-option = an option of the game, see “greathall rules GAME”; as often as needed
cli-arg-cards = also every card of the box with its text
cli-arg-resume = go on with the game of this file, or with the latest
cli-arg-campaign = play in the campaign of this name: what you win is kept, and the next game follows
cli-arg-auto = bots play all the seats, and you watch
cli-arg-games = how many games
cli-arg-workers = how many processes share the work
cli-arg-out = write one line of JSON for each game to this file
cli-arg-seat = as this seat saw it, counted from 1; by default as a spectator
cli-arg-all = everything at once, without waiting
cli-arg-task = what to do: run, report, arena or fit
cli-arg-lab-games = how many games of each kind (100)
cli-arg-lab-seats = how many sit at the table; several numbers (2,4 or 2-4) make several kinds of games
cli-arg-lab-bots = who plays, round the table, moving on by a seat with each game (medium); again for another line-up
cli-arg-lab-options = an option of the game; again, or game=1-7, for several values: every combination is a kind of game
cli-arg-lab-out = the folder for the tables (lab)
cli-arg-decisions = also a row for every decision
cli-arg-events = also a row for every event
cli-arg-cluster = play on a Ray cluster: local, auto, HOST:PORT or ray://HOST:PORT
cli-arg-results = the folder of an experiment
cli-arg-theme = the colours of the picture: day or night (day)
cli-arg-lab-report-out = the file of the page; the picture lies beside it
cli-arg-lab-arena-bots = the bots, at least two, with commas: names, module:Class or tcp://HOST:PORT
cli-arg-lab-deals = how many deals of each pair, at most (100)
cli-arg-lab-gain = a bot is better if it gains so many points of percentage (5)
cli-arg-all-deals = play all deals, even of pairs that are decided
cli-arg-lab-arena-out = keep the deals in this folder, and write a page about them
cli-arg-only = fit this file only
cli-arg-into = write the files to this folder instead of beside the game

## What can go wrong

cli-unknown-command = There is no command “{ $command }”. The commands are: { $known }.
cli-unknown-task = The lab cannot do “{ $task }”. It can do: { $known }.
cli-bad-seats = “{ $seats }” are no seats: write 4, or 2,4, or 2-4.
cli-arena-bots = An arena needs two bots or more, each of them once: --bots strong:100,medium
cli-nothing-to-fit =
    { $count ->
        [0] The bots of { $game } have nothing to fit.
       *[other] The bots of { $game } have these files: { $known }.
    }
cli-strange-argument = “{ $argument }” is not understood here: see “greathall { $command } --help”.
cli-bad-argument = { $argument } wants a value, or was given one too many: see “greathall { $command } --help”.
cli-missing-argument = { $argument } is missing: see “greathall { $command } --help”.
cli-bad-number = “{ $value }” does not do for { $option }: give a whole number, { $least } or more.
cli-bad-option = “{ $option }” is no option: write --option name=value, as “greathall rules GAME” lists them.
cli-bad-setting = “{ $value }” does not do for the option { $option }: choose one of { $values }.
cli-bad-setting-list = “{ $value }” does not do for the option { $option }: write some of these, with commas between them: { $values }.
cli-no-campaign = { $game } has no campaign: leave --campaign out.
cli-bad-campaign-name = “{ $name }” does not do as the name of a campaign: use letters and digits.
cli-too-many-people = { $people } people do not fit at { $seats } seats: give --seats as well, or fewer people.
cli-too-many-bots = { $bots } bots do not fit at { $seats } free seats: name fewer, or give --seats as well.
cli-no-such-seat = There is no seat { $seat }: the game has { $seats }, counted from 1.
cli-cannot-save = The game cannot be saved to { $file }: { $reason }. Set XDG_DATA_HOME to a folder that can be written to.
cli-cannot-write = The file { $file } cannot be written: { $reason }.
cli-nothing-to-resume = There is no unfinished game to go on with in { $folder }: begin one with “greathall play GAME”.
cli-already-over = The game of { $file } is over: watch it with “greathall replay”.
cli-bad-game-name = “{ $name }” does not do as the name of a game: use 2 to 30 small letters, digits and underscores, such as owl_post.
cli-game-name-taken = There is a game or a Python package called “{ $name }” already: choose another name.
cli-folder-in-use = { $folder } is there already and not empty: choose another with --folder, or remove it.
cli-stopped = Stopped.

## The games

cli-games-name = name
cli-games-title = game
cli-games-players = players
cli-games-what-now = Learn one with “greathall rules NAME”, play it with “greathall play NAME”.
cli-settings = Options (* by default)
cli-settings-name = name
cli-settings-meaning = meaning
cli-settings-values = values
cli-settings-list = some of these, with commas: { $values }
cli-settings-what-now = Choose them with “greathall play { $game } --option NAME=VALUE”.
cli-version-line = Great Hall { $version } (Python { $python })

## At the table

cli-value = { $value }
cli-label = { $label }:
cli-player-name = Player { $number }
cli-column-house = house
cli-column-player = player
cli-column-score = score
cli-column-cards = cards
cli-final-score = Final score
cli-welcome = At the table: { $players }.
cli-promise = The deal is fixed and sealed: { $commitment }…
cli-welcome-help = Type the number of a choice or some of its words; “help” tells the rest.
cli-resumed =
    { $count ->
        [one] The game goes on after { $count } answer.
       *[other] The game goes on after { $count } answers.
    }
cli-thinking = { $name } is thinking…
cli-only-choice = Your only choice: { $choice }
cli-more =
    { $count ->
        [one] … and { $count } more: “more” shows it, some words of a choice find it.
       *[other] … and { $count } more: “more” shows them, some words of a choice find it.
    }
cli-sure = { $choice }: sure? Type “{ $yes }” for yes; Enter goes back.
cli-word-yes = yes y
cli-no-such-number = There is no choice { $number }: the numbers go from 1 to { $most }.
cli-no-such-choice = No choice reads like “{ $typed }”. “table” shows them again, “help” what else you can type.
cli-hint = The strong bot would choose: { $choice }
cli-hint-next =
    { $unit ->
        [chance] { $choice }: about { $worth } %
       *[points] { $choice }: about { $worth } points
    }
cli-curtain = Over to { $name }! Only { $name } looks at the screen; Enter goes on.
cli-curtain-undo = (“undo”: { $name } takes the last answer back.)
cli-nothing-to-undo = There is no choice of yours to take back.
cli-nothing-together = There is nothing to do in one go now.
cli-too-late-to-undo = That cannot be taken back: something hidden has been shown since.
cli-undone = Taken back.
cli-saved = The game is saved.
cli-resume-with = Go on with: { $program } play --resume { $file }
cli-replay-with = Watch it again: { $program } replay { $file }
cli-verify-with = Check that it was fair: { $program } verify { $file }
cli-after-next = n: on to { $game }
cli-after-again = r: the same again
cli-after-leave = Enter: leave
cli-word-next = next n
cli-word-again = again r

## What can be typed at a question: the words and letters of each command, and what it does

cli-help-choices = Type the number of a choice or some words of it. Or:
cli-command-help = help h
cli-help-help = this list; with the name of a card: what it does
cli-no-such-card = Nothing here is called “{ $words }”.
cli-command-table = table t
cli-help-table = the table and the choices again
cli-command-log = log l
cli-help-log = all that has happened, as you know it
cli-choice-points = { $choice }  ({ $points })
cli-command-score = score s
cli-help-score = each turn with its points, in games that keep score
cli-no-sheet = This game keeps no score sheet.
cli-clock = { $name }: { $time } { $over ->
    [1] over the time
   *[other] on the clock
}
cli-command-rules = rules r
cli-help-rules = the rules in brief
cli-command-what = what w
cli-help-what = what a card or a square does: what is Accio
cli-what-fillers = is are does the a an
cli-what-usage = Name what you want to know about, for example: what is Accio
cli-command-hint = hint i
cli-help-hint = what the strong bot would choose in your place
cli-command-more = more m
cli-help-more = more choices, where there are many
cli-command-all = all a
cli-help-all = all cards in one go, where that is offered
cli-command-undo = undo u
cli-help-undo = take your last choice back, if it showed nothing hidden
cli-command-quit = quit q
cli-help-quit = leave; the game is saved

## Lessons

cli-lessons-done = ✓ done
cli-lessons-what-now = Begin one with “greathall learn { $game } LESSON”.
cli-lessons-games = Lessons of a game: “greathall learn GAME”.
cli-lesson-end = Well done. Play a real game with “greathall play { $game }”.
cli-lesson-next = The next lesson: “greathall learn { $game } { $lesson }”.
cli-lesson-help = Type a number or words. “show” shows the answer, “skip” goes on, “table” draws the table again, “quit” leaves.
cli-lesson-teacher = Tansy, your teacher
cli-lesson-shown = The answer: { $answer }
cli-lesson-word-show = show s
cli-lesson-word-skip = skip k
cli-learn = take a lesson: a teacher plays with you
cli-learn-examples =
    examples:
      greathall learn                        which games have lessons
      greathall learn stupefy                the lessons of Stupefy, and which you have done
      greathall learn stupefy first_round    begin this one
cli-arg-lesson = the lesson, as the list names it

## Replay

cli-replay-help = Enter: on; -: back; a number: go there; “quit”: leave.
cli-replay-unfinished =
    { $count ->
        [one] The record ends here, after { $count } answer; the game is not over.
       *[other] The record ends here, after { $count } answers; the game is not over.
    }

## Verify

cli-verified =
    { $count ->
        [one] Genuine: { $title } with { $seats } seats, { $count } answer, all by the rules.
       *[other] Genuine: { $title } with { $seats } seats, { $count } answers, all by the rules.
    }
cli-verified-promise = The key of the deal is the one promised before the game.
cli-no-promise = Nothing was promised about the deal before the game.
cli-verified-key = key:        { $digits }
cli-verified-commitment = commitment: { $commitment }
cli-verified-ending = The game stands exactly where the record says.
cli-no-ending = The record does not say where the game should end.
cli-verified-unfinished = The game is not over yet.

## A new game

cli-new-game-written = { $game } is ready in { $folder }: rules, texts, drawings and tests.
cli-new-game-install = Install it:          { $python } -m pip install -e { $folder }
cli-new-game-laws = Put it to the test:  { $program } laws { $game }
cli-new-game-play = Play it here:        { $program } play { $game }
cli-new-game-host = Or in the browser:   { $program } host --open

## The laws

cli-laws-law = law
cli-laws-checks = checks
cli-laws-kept =
    { $count ->
        [one] { $game } keeps the laws in { $count } game.
       *[other] { $game } keeps the laws in { $count } games.
    }
cli-law-broken = { $game } breaks the law “{ $law }”; this is how:
cli-law-copies = a copy equals its original, and neither changes when the other is played
cli-law-determinism = the same seed and the same answers give the same game
cli-law-replay = the record of a game leads to the same states
cli-law-json = everything survives being written down, at any decision
cli-law-secrecy = nothing that reaches a seat tells what it may not know
cli-law-twins = where a seat cannot tell two worlds apart, it is treated alike in both
cli-law-frames = nor do the views that are sent while an answer takes effect
cli-law-redeal-variety = imagined worlds differ in all that is hidden
cli-law-redeal-playout = an imagined world can be played to its end
cli-law-termination = somebody is always asked, can answer, and the game ends in time
cli-law-conservation = no piece is lost or doubled
cli-law-fairness = chance favours no face, no place, no player and no moment
cli-law-options = every choice offered is accepted; all else is refused with a reason
cli-law-retract = a sealed answer shows only that it is given, and taken back it leaves everything as before
cli-law-defaults = the answer for one whose time is up is one of the choices
cli-law-numbers = every answer has a number, and what a player knows is a row of numbers
cli-law-heuristic = what the bots are told is allowed and looks at nothing hidden
cli-law-effects = the texts of the cards never change in play
cli-law-lessons = every lesson can be finished and answers every try
cli-law-texts = every text is there in every language, and set properly

## Simulation

cli-simulate-bot = bot
cli-simulate-seat = seat
cli-simulate-seat-of = { $number } ({ $bot })
cli-simulate-wins = wins
cli-simulate-score = score
cli-percent = { $value } %
cli-decimal-mark = .
cli-simulated =
    { $count ->
        [one] { $count } game, { $decisions } decisions and { $milliseconds } ms of processor time.
       *[other] { $count } games, on average { $decisions } decisions and { $milliseconds } ms of processor time; ± is one standard error.
    }

## The lab

cli-pace = { $what }: { $done } of { $total }, { $rate } a second, { $left } left
cli-pace-rate = { $rate } a second, { $left } left
cli-lab-played =
    { $count ->
        [one] { $count } game, { $seconds } s of processor time. In { $folder }: { $tables }.
       *[other] { $count } games, { $seconds } s of processor time. In { $folder }: { $tables }.
    }
cli-lab-report-with = Read about it: greathall lab report { $folder }

## Fits

cli-fitted = { $model }: { $count } positions.
cli-log-loss = Log loss in games held out { $said }, of one who looks at nothing { $nothing }.
cli-calibration-said = chance said
cli-calibration-true = came true
cli-calibration-count = times
cli-tuned-number = number
cli-tuned-slope = slope
cli-tuned-before = before
cli-tuned-after = after
cli-tuned-gain = On fresh deals the new numbers win { $gain } points of percentage more.
cli-not-better = They are not clearly better: { $file } stays as it is.
cli-written = Written: { $file }

## The host

cli-arg-deed = what to do: key, people, tables, storage, log, close, remove, ban, unban, code, backup
cli-arg-who = the person or the table, by id or by name
cli-arg-days = how long the ban lasts; by default for good
cli-unknown-deed = The host cannot do “{ $deed }”, only: { $known }.
cli-admin-whom = { $count ->
    [0] There is no “{ $who }” here.
   *[other] There are { $count } of the name “{ $who }”: say which, by id: { $known }.
}
cli-admin-key = The key of the host: { $secret }
cli-admin-done = Done, and written down: { $what }.
cli-admin-code = Tell the person this code; it works once, for ten minutes: { $code }
cli-admin-id = id
cli-admin-name = name
cli-admin-seen = last seen
cli-admin-games = games
cli-admin-state = state
cli-admin-banned = not let in
cli-admin-here = here now
cli-admin-game = game
cli-admin-people = people
cli-admin-changed = when
cli-admin-by = by
cli-admin-deed = deed
cli-admin-bytes = bytes
cli-admin-free = free

## greathall study

cli-study = study Scrabble: words, positions and whole games
cli-study-examples =
    examples:
      greathall study word qi,za,horn                which of these words count
      greathall study hooks horn                     letters to put before and behind
      greathall study anagrams AEINST?               what some tiles spell
      greathall study plays POSITION --deals 100
                                                     the best plays, with equity and the chance to win
      greathall study game game.gcg                  what each turn lost
      greathall study position game.gcg --turn 7     a line to go on from:
      greathall play scrabble --option edition=classic --option position=POSITION
      greathall study export game.json               a recorded game for other programs, as GCG

    A position is one line, as “greathall study position” writes it.
cli-arg-what = word, hooks, anagrams, plays, game, position or export
cli-arg-text = the words, the tiles, the position or the file
cli-arg-words = the language of the words
cli-arg-count = how many plays to list
cli-arg-deals = imagine so many deals for the chance to win (0: reckon it from points and tiles)
cli-arg-turn = the number of the turn in the file
cli-study-what = “{ $what }” cannot be studied; try { $known }.
cli-study-counts = { $word } counts.
cli-study-counts-not = { $word } does not count.
cli-study-hooks = before { $word }: { $before }; behind it: { $behind }
cli-study-anagrams =
    { $count ->
        [0] no word
        [one] { $count } word: { $words }
       *[other] { $count } words: { $words }
    }
cli-study-no-turn = The game has no turn { $turn }.
cli-study-no-file = { $file } cannot be opened: { $reason }
cli-study-line = { $line }
cli-study-play = play
cli-study-score = points
cli-study-kept = kept
cli-study-leave = worth
cli-study-equity = equity
cli-study-chance = chance to win
cli-study-turn = turn
cli-study-player = player
cli-study-best = best
cli-study-lost = lost
cli-study-chance-lost = chance lost

## Looking back

cli-arg-analysed-seat = whose decisions are judged, counted from 1 (1)
cli-arg-seconds = about how many seconds of one processor it may take
cli-analysing = looking back
cli-analysis = { $name }: { $start } at the start, { $end } at the end
cli-points = { $amount } points
cli-plus-minus = { $amount } (± { $error })
cli-decisions = Decisions
cli-decisions-good = { $good } of { $count } decisions were the strong bot’s own, or as good.
cli-column-move = Moment
cli-column-mark = Mark
cli-column-played = Answer given
cli-column-better = Better
cli-column-lost = Lost
cli-analyse-with = Find out what decided it: { $program } analyse { $file }
