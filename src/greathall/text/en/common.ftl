### Words that every game and every screen share.

seat = seat { $number }
list = { $first } and { $last }
list-empty = none

## Why an answer is refused

refusal-not-an-option = That is not one of your choices now.
refusal-not-asked = It is not your turn to choose.
refusal-already-answered = You have chosen already; take your answer back first if you want another.
refusal-nothing-to-retract = There is no answer of yours to take back.
refusal-game-over = The game is over.

## Why a bot answers as it does

reason-chance = It wins about { $best } % of the time, the next best about { $other } %.
reason-equal = It wins about { $best } % of the time, and so does the next best: take what you like.
reason-only = It wins about { $best } % of the time.
reason-points =
    { $margin ->
        [0] It brings about as many points as the next best.
        [one] It brings about one point more than the next best.
       *[other] It brings about { $margin } points more than the next best.
    }
reason-plain = That is the usual choice here.
reason-forced = There is nothing else to weigh here.
written = { $answer }
reason-event = { $event } ({ $best } times in ten games imagined, instead of { $other })

## What can go wrong

unknown-game = There is no game called “{ $game }”. The games are: { $known }.
unknown-language = There is no catalogue for “{ $language }”. The languages are: { $known }.
missing-texts = { $game } has no texts in the language “{ $language }”: write { $folder }/rules.ftl, or leave the language out of the spec’s languages.
no-such-lesson = { $game } has no lesson “{ $lesson }”. There are: { $known }.
unknown-bot = No bot called “{ $bot }” plays { $game }. Choose one of: { $known }.
wrong-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
bad-option = An option of { $game } has a wrong value: { $reason }.
bad-seed = “{ $seed }” cannot be a seed: give a whole number, a word, or hex: and 64 hexadecimal digits.
bad-action = This is not an action of { $game }: { $reason }.
bad-number = Answers of { $game } have the numbers 0 to { $last }, not { $number }.
bad-save = The saved game cannot be read: { $reason }.
no-record = The file { $file } cannot be opened: { $reason }.
damaged-record = { $file } is not a record of a game, or it is damaged: { $reason }.
newer-format = { $file } was written by a newer Great Hall (format { $theirs }, this one reads { $ours }): upgrade to read it.
other-rules = The record was played by version { $theirs } of the rules of { $game }; this Great Hall has version { $ours }.
older-rules = The record was played by version { $theirs } of the rules of { $game }; this Great Hall goes back to version { $oldest }.
bad-step = Action { $step } of the record, by seat { $seat }, cannot have been played: { $reason }
broken-promise = The key is not the one promised before the deal: promised { $promised }, found { $found }.
other-ending = The record ends elsewhere than it says: written { $written }, found { $found }.
