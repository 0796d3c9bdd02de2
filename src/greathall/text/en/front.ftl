### The front page and what stands around every screen; fetched with the page, so nothing else belongs here.

ui-great-hall = Great Hall
ui-skip = Skip to the table
ui-close = Close
ui-dismiss = Dismiss
ui-toasts = Messages
ui-looking = One moment…
ui-unofficial = Unofficial and for private play. Not affiliated with any publisher.
ui-place-hall = Hall
ui-places = Places
ui-your-page = Your page: { $name }
ui-hall-tagline = Wizarding games, your friends, and patient bots.
ui-games-of-the-hall = Games
ui-players-range = { $least } to { $most } players
ui-lasts-minutes = { $count } minutes
ui-weight-light = Light
ui-weight-medium = Medium
ui-weight-heavy = Heavy
ui-sides-alone = Each alone
ui-sides-teams = In teams
ui-sides-together = Together
ui-help-players = For { $least } to { $most } players. Bots take the seats that are free.
ui-help-minutes = A whole game takes about { $count } minutes. You can stop and come back at any time.
ui-help-light = Light: few rules. One lesson, and you can play.
ui-help-medium = Medium: a few more rules. Two lessons, and you can play.
ui-help-heavy = Heavy: many cards and many things to do. The lessons show them one by one.
ui-help-alone = Each player plays against all the others.
ui-help-teams = You win or lose with your team, against the other teams.
ui-help-together = All of you play against the game: you win together, or lose together.
ui-read-the-rule = Read the rule (F1)
ui-play-it = Play
ui-play-this = Play { $game }
ui-learn-it = Learn it
ui-learn-this = Learn { $game }
ui-rules-of = Rules of { $game }
ui-back-to-table = Back to the table
ui-open-tables = Open tables
ui-have-a-code = I have a code
ui-code-label = Code or link
ui-code-hint = The code of a table, or the eight letters that your other device shows.
ui-code-use = Go there
ui-welcome-back = Welcome back, { $name }. Your seats are here.
ui-table-line = { $game } · { $phase }
ui-phase-lobby = waiting for players
ui-phase-playing = playing
ui-phase-stopped = stopped
ui-phase-over = game over
ui-seats-count = { $people } people, { $bots } bots, { $free } free
ui-join = Join
ui-join-table = Join: { $table }
ui-watch = Watch
ui-watch-table = Watch: { $table }
ui-no-tables = No open table yet. Open one: bots keep you company until friends arrive.
ui-tables-unknown = Which tables are open cannot be seen just now.
ui-away = Away
ui-menu = Menu
ui-rules = Rules
ui-people = People
ui-settings = Settings
ui-language = Language
ui-theme-to-day = Day theme
ui-theme-to-night = Night theme
ui-all-your-games = All your games ({ $count })
ui-it-is-your-turn = it is your turn
ui-others-turn = others are choosing
ui-game-move = { $game } · move { $move }
ui-playing-with = With { $names }.
ui-playing-alone = You play alone.
ui-also-choosing = { $count ->
    [one] { $names } is still choosing, too.
   *[other] { $names } are still choosing, too.
}
ui-others-choosing = { $game }, move { $move }. { $count ->
    [0] Bots are playing.
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
ui-game-cannot-go-on = { $game }. This game cannot go on; what happened is kept.
ui-not-begun = { $game }, not begun. Seats taken: { $taken } of { $seats }.
ui-game-with = { $game } with { $names }
ui-length-minutes = { $count ->
    [0] under a minute
    [one] 1 minute
   *[other] { $count } minutes
}
ui-length-hours = { $hours } h { $minutes }
ui-length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-box-waits = A new box waits to be opened.
ui-open-word = Open
ui-open-book = Open the book: { $name }
ui-statistics = Statistics
ui-your-games = Your games
ui-about = About
ui-unreached = The hall cannot be reached just now. What you see is from your last visit; this page looks again by itself.
ui-away-for = Away { $time }
ui-for-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
ui-for-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
ui-for-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
ui-time-over = Time is over
ui-days-left = { $count ->
    [1] One day left
    [2] Two days left
    [3] Three days left
   *[other] { $count } days left
}
ui-hours-left = { $count ->
    [1] One hour left
    [2] Two hours left
    [3] Three hours left
    [4] Four hours left
    [5] Five hours left
    [6] Six hours left
    [7] Seven hours left
    [8] Eight hours left
    [9] Nine hours left
    [10] Ten hours left
    [11] Eleven hours left
    [12] Twelve hours left
    [24] One day left
   *[other] { $count } hours left
}
ui-minutes-left = { $count ->
    [one] One minute left
   *[other] { $count } minutes left
}
ui-problem-unreachable = The hall does not answer. Is it running? Try again in a moment.
ui-problem-unknown = The hall could not do that (status { $status }).
ui-drawing-failed = The drawing of this game has failed: it is shown as text.
