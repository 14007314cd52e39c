# The shell’s words. The games bring their own.

## Lobby
lobby = Lobby
which-table = Which table shall we join?
which-table-help = Pick a game, invite friends or seat bots. No sign-up.
games = Games
seats = Seats
minutes = { $minutes } min
table-code = Table code
join = Join
finding-table = Looking for the table …
my-tables = My tables
all-my-tables = All my tables: { $count }
to-table = To the table
to-lobby = To the lobby
gathering = Gathering players
over = The game is over
i-won = { $points ->
    [one] You won with one point
   *[other] You won with { $points } points
}
they-won = { $points ->
    [one] { $name } won with one point
   *[other] { $name } won with { $points } points
}
closed = This table is closed
unofficial = An unofficial fan project with its own drawings and words. If you like a game, please buy the board game.
new-table = New table: { $game }
add-seat = Add a seat
free-seat = Free seat
for-a-friend = for a friend
who-sits = Who takes seat { $number }
your-name = Your name
name-of-seat = Name of player { $number }
nameless = Player
nameless-number = Player { $number }
seat-me = Me
seat-friend = Friend by link
seat-bot = Bot: { $level }
seat-here = Here, same device
seat-off = Remove the seat
level-random = playful
level-thrifty = careful
level-regular = regular
level-master = master
level-random-about = Answers whatever comes to mind, and laughs about it.
level-thrifty-about = Counts the coins twice and takes no needless risk.
level-regular-about = Sits here every evening and thinks a few moves ahead.
level-master-about = Takes up to a second, tries out thousands of ways to go on, and misses little.
bot-0 = Hopfen
bot-1 = Malz
bot-2 = Barley
bot-3 = Foamy
bot-4 = Cooper
bot-5 = Tapster
how-we-play = How we play
more-options = { $changed ->
    [0] { $count ->
        [0] More options
       *[other] More options and rulings
    }
    [one] More options: one ruling changed
   *[other] More options: { $changed } rulings changed
}
rulings = Rulings
rulings-help = Where the rulebook leaves a doubt, the usual reading is set. You may agree on another.
odds-rule = Odds are
odds-off = left to you
odds-counts = counts only
odds-full = shown to all
hints-rule = Hints are
hints-no = not given
hints-yes = given to whoever asks
own-pack = Your own box
own-pack-help = If you own the game, you may bring its printed figures as a .toml file.
own-pack-figures = { $printed } of its figures are the printed ones; { $others ->
    [0] no stand-ins are left.
    [one] one is a stand-in.
   *[other] { $others } are stand-ins.
}
own-pack-template = A template to fill in
choose-file = Choose a file
open-table = { $seats ->
   *[other] Open a table for { $seats }
}
play-now = Play now
only-bots = Play now with bots only
only-bots-short = With bots

## Waiting room
gathering-at = A table of { $game } is laid
host = host
is-here = here
is-away = away
seat-a-bot = Seat a bot
free-it = Free it
sit-here = Sit here
sit-down = Sit down
begin = Begin
waiting-for-friends = { $count ->
    [one] Waiting for one friend
   *[other] Waiting for { $count } friends
}
host-begins = Everyone is here. The host starts the game.
code-is = Table code:
link = Link
copy-link = Copy the link
copied = Copied
share = Share
qr-of = QR code of { $link }

## Table
your-turn = Your turn
you = You
board = Board
awaited = What is awaited
waiting-for = Waiting for { $names }
all-wait-for-you = Everyone is waiting for you.
also-asked = Still choosing: { $names }.
you-watch = You are watching.
looking-back = You are looking back. The game goes on.
looking-back-over = You are looking back at this game.
choosing = { $me ->
    [yes] choosing
   *[no] choosing
}
ready = ready
bot = bot
bot-plays = bot plays
bot-plays-for-you = A bot is playing for you.
take-back = Take your seat back
bot-instead = Let a bot play for { $name }
connecting = Connecting …
reconnecting = The line is down. Reconnecting …
seats-and-scores = Seats and scores
score-track = Scores on the way to { $goal }
round = Round { $round }
round-of = Round { $round } of { $rounds }
since-your-turn = Since your last turn
only-answer = Nothing else is possible
undo = Undo
pace = Pace
hold = Hold the bots
go-on = Go on
step-on = { $count ->
    [0] No moves are waiting
    [one] Show the waiting move
   *[other] Show the next of { $count } waiting moves
}
went-away = { $name } is away.
came-back = { $name } is back.
undo-help = Takes your last answer back, as long as nobody has learnt anything from it.
curtain = Curtain
pass-device = Nobody else look! Pass the device to
i-am = I am { $name }

## Drawer
drawer = Log, odds and rules
tab-hint = Hint
tab-review = Review
ask-hint = Ask for a hint
thinking = Thinking …
think-longer = Think longer
verdict-only = Nothing else is possible
verdict-equal = Equally good, as far as can be told
verdict-slightly = Slightly better: { $option }
verdict-better = Better: { $option }
verdict-clearly = Clearly better: { $option }
equal-group = equal within the margin of error
about-points = Points at the end: about { $points }
then-line = Then mostly: { $line }
hint-others = All other answers: { $count }
hint-note = Chances of winning, with their margin of error. What you cannot see is guessed. Imagined games: { $games }
why-more = It wins more often than “{ $other }”: +{ $win }%. Points on average: +{ $points }
why-fewer = It wins more often than “{ $other }”: +{ $win }%, though with fewer points on average: −{ $points }
tab-log = Log
tab-odds = Odds
tab-points = Points
points-by-round = Points by round
tab-rules = Rules
tab-tip = Tip
got-it = Got it
log = Log
log-empty = Nothing has happened yet.
look-at-moment = Look at this moment
older = Older lines
rules-now = What you can do now
rules-all = All the rules
rules-search = Search the rules
rules-none = Nothing found. Try other words.
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
percent = { $percent }%
source = Source
sum = Sum

## End and replay
podium = Podium
last-table = The table
best-moments = Best moments
lead-by = { $points ->
    [one] One point ahead
   *[other] { $points } points ahead
}
lead-none = Level on points: the tiebreak decided
race = Behind the leader, round by round
you-won = { $others ->
    [0] You win!
   *[other] You win, together with others!
}
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
winner = winner
results = Results
rematch = Rematch
to-rematch = To the rematch
replay = Replay
speed = Speed
round-before = To the start of the round
round-after = To the next round
link-to-moment = Copy a link to this moment
back = One moment back
forward = One moment forward
play = Play
pause = Pause
moment = Moment { $at } of { $last }
through-eyes = Through whose eyes
spectator = Spectator
to-now = Back to now
review-making = The review is being worked out …
review-whose = Decisions of
review-start = at the start
review-luck = luck
review-decisions = decisions
review-end = at the end
review-sound = Sound decisions: { $sound }/{ $decisions }
review-chart = The chance of winning: { $start }% at the start, { $end }% at the end. Decisions: { $count }
review-even = even chances
review-luck-for = good luck
review-luck-against = bad luck
review-cost = cost of a decision
review-all = All decisions
review-decision = Round and decision
review-cost-short = cost
review-costly = Worth another look
review-nothing = No decision cost more than the margin of error.
review-note = Each decision is judged by what could be known then; the luck that followed does not count. What the others did is luck, too.
review-chosen = Chosen
review-better = Better
try-again = Try again
show-position = Show the position
play-on = Play on from here
find-better = Here another move was better. Find it, then just play on.
found-better = That is the move the review prefers. Play on as you like.
not-better = That is possible too. The review prefers: { $option }.
verify = Verify this game
proved = { $outcomes ->
    [one] Proved: the one piece of luck came from the sealed seed.
   *[other] Proved: all { $outcomes } pieces of luck came from the sealed seed.
}
not-proved = This game’s luck does not follow from its seed!
how-proved = How is it proved?
proof-help = Before anybody sat down, the table published a fingerprint of its seed. Every player added a number. Now the seed is open, and each throw and draw can be worked out again.
commitment = Fingerprint:
seed = Seed:
whole-log = The whole log

## Menu
menu = Menu
settings = Settings
language = Language
light = Theme
light-auto = Like the device
light-day = Day
light-night = Night
day-or-night = Day or night
motion = Animation
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = Off
sound = Sound
sound-ask = Play with sound?
sound-on = Sound on
sound-mute = Mute
no-thanks = No, thanks
volume-off = Off
volume-0-2 = Quiet
volume-0-5 = Medium
volume-1 = Loud
board-drawn = Drawn
board-plain = In words
tips = Tips
tips-on = When a rule first matters
tips-off = None
close = Close
share-table = Share the table
share-help = Whoever opens this link can take a free seat.
share-watch-help = Whoever opens this link can watch.
move-seat = To another device
move-help = Open this link on the other device within ten minutes: your seat moves there. It works once.
report-bug = Report a bug
report-help = What went wrong? The table’s log is kept with your words.
send-report = Send the report
reported = Thank you! Kept under { $id }.
leave = Leave
leave-help = A bot will play for you. You may come back and take your seat.
leave-open-help = Your seat becomes free for somebody else.
leave-really = Leave the table
in-words = Board in words
keys = Keys
key-options = choose an option by its number
key-arrows = move among the things that glow
key-enter = confirm the shown choice
key-undo = undo
key-hint = a hint, where the table allows it
key-moments = in a replay: one step back or forward
key-play-on = in the replay of a finished game: play on from here
key-help = this list
key-escape = close, or back to now

## Errors
notice-rules-changed = The rules have been corrected since this game began, so it cannot go on.
notice-rules-changed-over = This game has ended. The rules have been corrected since, so only its log can still be read.
notice-expired = Nobody played here for a long time, so the table was cleared.
error-offline = The server cannot be reached. Please try again.
error-server-error = Something went wrong on the server. Please try again.
error-stopping = The server is restarting. Please try again in a moment.
error-unknown-game = There is no such game here.
error-unknown-table = There is no such table, or it was cleared.
error-unknown-code = No open table has this code.
error-not-yours = This seat belongs to somebody else.
error-bad-ticket = This link has been used or is too old.
error-no-free-seat = All seats are taken.
error-not-open = This game has already begun.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-too-many = That was too fast. Please wait a moment.
error-too-large = That is too large.
error-bad-option = An option does not fit.
error-bad-pack = The file does not fit the game.
error-bad-name = A name has 1 to 24 characters.
error-bad-seats = These seats do not fit the game.
error-illegal = That is not possible now.
error-not-your-turn = It is not your turn.
error-cannot-undo = This can no longer be taken back.

learn = Learn
how = How to play
how-to-play = How to play: { $game }
how-forgets = Easily forgotten
how-lesson = Play the guided first game
lesson = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip the lesson
lesson-watch = Watch what the others do.
lesson-strayed = That is allowed too.
lesson-step-back = Step back
lesson-go-on = Play on
lesson-alone = Play on alone
lesson-lobby = To the other games
learn-step = Learn what is new here
try-it = Try it
try-do = Do it yourself: “{ $choice }”.
try-done = That’s all there is to it:
try-once-more = Once more
try-back = Back to my game
puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-title = Puzzle: { $level }
puzzle-today = Puzzle of the day
puzzle-by-level = Others, by difficulty
puzzle-solved-of = Solved: { $solved } of { $all }
puzzle-today-solved = Solved. There will be another one tomorrow.
puzzle-streak = Days in a row: { $days }
puzzle-ask = Which answer is best here? Give it as in a game.
puzzle-best = Right, this is best: { $option }.
puzzle-not-best = That is possible, but this is better: { $option }.
puzzle-chances = Chances
puzzle-chances-note = Chances of winning, with their margin of error: each answer was tried in hundreds of imagined games.
puzzle-next = Next
puzzle-other-games = Puzzles of the day in the other games
error-unknown-lesson = There is no such lesson.
