# Leagues and tournaments: what is refused, and what everybody is told.
league-none = There is no such league here.
league-moved-on = The league has moved on meanwhile. Look at it again and try once more.
league-name-missing = A league needs a name.
league-name-taken = This server has a league or tournament of that name already. Choose another one.
league-open-already = Sign-up has begun already.
league-season-over = That season is over.
league-begun = The tournament has begun; nobody can enter any more.
league-was-in = You have withdrawn from this season. You can enter the next one.
league-not-in = You do not play in this season.
league-not-in-they = They neither play in this season nor have they entered.
league-left-already = That player has left this season already.
league-not-running = That season is not being played.
league-barred = You cannot enter this league until { $until }: { $reason }

# Terms
league-bad-seats = A table of a league has two to five seats, as many as its game allows.
league-no-relaxed = A league needs a clock: without one a season has no end.
league-bad-tables = With so many seats everybody plays { $one } or { $other } tables, so that everybody sits on every seat equally often.
league-not-within = { $what }: { $number } is not possible; it goes from { $least } to { $most }.
league-what-size = Players of a division
league-what-divisions = Divisions
league-what-moves = Players who go up and down
league-what-days = Days of a season
league-what-overtime = Days of overtime
league-what-rest = Days between two seasons
league-what-at-once = Open tables for everybody
league-what-round = Days of a round
league-what-places = Places of a tournament
league-never-full = Without a limit of divisions a league is never full. Choose a day for its start, or how many divisions there are at most.
league-start-past = The start has to be in the future.
league-start-far = The start can be { $days } days ahead at most.

# News, in the league's channel
league-moved-up = You have a place in **{ $league }** now: somebody left it.
league-put-off = **{ $league }** starts a week later, { $start }: { $missing ->
    [one] one player is missing.
   *[other] { $missing } players are missing.
}
league-cancelled-few = **{ $league }** does not take place: { $missing ->
    [one] one player is missing.
   *[other] { $missing } players are missing.
}
league-cancelled-ended = Season { $number } of **{ $league }** does not take place: the league has ended.
league-guest = You play in **{ $league }** from now on, in the place of { $player }: { $tables ->
    [one] one table waits for you.
   *[other] { $tables } tables wait for you.
} A guest can be neither champion nor promoted, and begins the next season like a newcomer.
league-entered-again = Season { $number } of **{ $league }** starts { $start }. Everybody who has finished this one is entered; one press on “Leave” at its sign-up, and you are not.
league-withdrew = { $player } has withdrawn from the season.
league-out-of-time = { $player } has lost two tables on time and is out of the season.
league-removed = { $by } has taken { $player } out of the season: { $reason }
league-round = Round { $round } of **{ $league }** begins. It is to be played by { $end }.

# At its tables
league-bot-plays-on = { $player } has left the season; a bot player plays the seat to the end.
league-table-paused = The league is paused: no clock runs.
league-table-resumed = The pause of the league is over.
league-table-unfinished = The season is over before this game is.
league-only-organiser = At a table of a league only its organisers may do that.
league-third-takeover = A bot player has taken over three times at this table; in a league that is final.

# Leaving
league-leaving-early = Fewer than half of your tables are finished, so all of them will be counted as if you had not been there{ $finished ->
    [0] .
    [one] , the finished one too.
   *[other] , the { $finished } finished ones too.
} Whoever waits longest plays on for you, or a bot player does. You cannot come back this season.
league-leaving-late = What you have finished stands. { $left ->
    [one] Your last table is forfeited.
   *[other] Your other { $left } tables are forfeited.
} You come last in the final order and cannot come back this season.
league-leaving-tournament = What you have finished stands. What you are playing is forfeited, and you are left out of later rounds.

# Pauses
league-paused-already = The season is paused already.
league-not-paused = The season is not paused.
league-extend-days = A season is extended by 1 to { $most } days.
league-pause-days = A pause lasts 1 to { $most } days.
league-pause-left = Of { $most } days in a season { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}

# Finding one
league-which = There are several leagues here. Name the one you mean.
league-none-yet = There is no league here yet. Whoever may manage channels creates one with /league create.
league-not-open = Its sign-up has not begun yet.
league-no-division = There is no such division; they go from 1 to { $most }.
league-only-organisers = Only the organisers of this league may do that.
league-may-not-create = Creating a league is for those who may manage this channel: it posts here for months.
league-not-in-thread = A league needs a channel of its own, not a thread: threads fall asleep.

# What it is called
league-title = { $league }, season { $number }
league-title-tournament = { $league }
league-title-division = { $title }, division { $division }
league-division = **Division { $division }**
league-heading = ### { $title }

# What it is played by
league-plays = { $game } at tables for { $seats }
league-divisions = Divisions of { $size }, { $most ->
    [one] only one of them
   *[other] { $most } of them at most
}
league-divisions-free = Divisions of { $size }, as many as are needed
league-round-robin = { $times ->
    [one] Everybody plays everybody of the division once
   *[other] Everybody plays everybody of the division twice, with seats swapped
}
league-tables = Everybody plays { $tables } tables and sits on every seat equally often
league-at-once = { $tables ->
    [one] Everybody has one open table at a time
   *[other] Everybody has up to { $tables } open tables at a time
}
league-at-once-all = All tables are open from the start
league-moves = { $moves ->
    [one] The first of a division goes up, the last goes down
   *[other] The first { $moves } of a division go up, the last { $moves } go down
}
league-no-moves = Nobody goes up or down
league-length = A season lasts { $days } days, with { $overtime } days to finish what is open; the next one begins { $rest } days later
league-scale-even = Even
league-scale-even-about = Points fall evenly from place to place: { $points }
league-scale-steep = Steep
league-scale-steep-about = Winning counts more: { $points }
league-format-swiss-about = Swiss: in every round you meet players who stand as you do
league-format-knockout-about = Knockout: the best of every table go on
league-round-length = A round lasts { $days } days
league-places = { $places } places
league-vacation-on = Vacation days stop the clock
league-vacation-off = Vacation days do not stop the clock
league-starts = Starts { $start } ({ $left })
league-starts-full = Starts as soon as all { $places } places are taken

# Putting one together
league-form = ### { $league }
    Nobody else sees this yet. Change what you like, then open the sign-up.
league-page-start = Tables and start
league-page-divisions = Divisions
league-page-season = Season
league-page-game = The game
league-open-signup = Open the sign-up
league-drop = Drop it
league-opened = The sign-up of { $league } stands in this channel.
league-dropped = { $league } is dropped.
league-choose-seats = Seats of a table
league-choose-start = When it starts
league-choose-clock = Clock
league-choose-size = Players of a division
league-choose-tables = Tables for everybody
league-choose-divisions = How many divisions at most
league-choose-moves = How many go up and down
league-choose-days = How long it lasts
league-choose-overtime = Overtime
league-choose-rest = Break between two seasons
league-choose-atonce = Open tables at a time
league-choose-scale = Points
league-choose-zero = When time runs out
league-choose-vacation = Vacation
league-choose-places = How many can play
league-choice-seats = { $number } seats
league-choice-start = { $number ->
    [one] Starts in one day
   *[other] Starts in { $number } days
}
league-choose-start-full = Starts when all places are taken
league-choice-size = { $number } players in a division
league-choice-tables = { $number } tables for everybody
league-choice-rounds = { $number ->
    [one] Everybody against everybody once
   *[other] Everybody against everybody twice
}
league-choice-divisions = { $number ->
    [one] One division
   *[other] Up to { $number } divisions
}
league-choose-divisions-free = As many divisions as are needed
league-choice-moves = { $number ->
    [0] Nobody goes up or down
    [one] 1 promoted, 1 relegated
   *[other] { $number } promoted, { $number } relegated
}
league-choice-days = { $number ->
    [one] One day
   *[other] { $number } days
}
league-choice-overtime = { $number ->
    [0] No overtime
    [one] One day of overtime
   *[other] { $number } days of overtime
}
league-choice-rest = { $number ->
    [one] One day until the next season
   *[other] { $number } days until the next season
}
league-choice-atonce = { $number ->
    [one] One open table at a time
   *[other] Up to { $number } open tables at a time
}
league-choose-atonce-all = All tables at once
league-choice-places = { $number } places

# Its messages
league-enter = Enter
league-enter-waiting = Enter the waiting list
league-leave = Leave
league-look = Show it
league-my-standing = Where I stand
league-tables-key = Tables
league-final-order = Final order
league-entered = { $players ->
    [one] Entered, 1 player: { $names }
   *[other] Entered, { $players } players: { $names }
}
league-waiting = Waiting for a place: { $names }
league-meet-exactly = { $times ->
    [one] Everybody meets everybody once.
   *[other] Everybody meets everybody { $times } times.
}
league-meet-between = Everybody meets everybody { $least } or { $most } times.
league-seats-even = { $times ->
    [one] Everybody sits on every seat once.
   *[other] Everybody sits on every seat { $times } times.
}
league-seats-nearly = Everybody sits on every seat equally often, or once more.
league-table-link = Table { $table }: { $link }
league-more-names = { $more } more
league-nobody-entered = *Nobody has entered yet.*
league-runs-until = Tables open until { $end } ({ $left }).
league-overtime-until = No table opens any more; what is open ends { $end }.
league-is-closed = This season is closed.
league-is-cancelled = It does not take place.
league-result = **{ $title }**, table { $table } is over:
league-result-corrected = **{ $title }**, the result of table { $table } was corrected:
league-result-seat = { $name }: { $score }, { $points } league points
league-champions = { $names-count ->
    [one] **{ $names }** is the champion.
   *[other] **{ $names }** share the title.
}
league-go-up = Up: { $names }
league-go-down = Down: { $names }
league-final = { $place } · { $name }, { $points } points
league-final-guest = { $line } (guest)
league-final-left = { $line } (withdrawn)
league-no-order = There is no final order yet.
league-no-champions = *No season has been finished yet.*
league-history-line = Season { $number }: { $names }

# Entering and leaving
league-you-entered = You are in: { $title }.
league-you-wait = All places of { $title } are taken. You are number { $number } of those who wait, and are told when you have one.
league-not-entered = You have not entered.
league-you-left = You are no longer entered: { $title }.
league-really-withdraw = ### Withdraw from { $title }?
league-withdraw = Withdraw
league-you-withdrew = You have withdrawn from { $title }.

# What organisers do
league-did-pause = { $by } has paused the season until { $until }: { $reason }
league-did-resume = { $by } has ended the pause.
league-did-extend = { $days ->
    [one] { $by } has extended the season by one day: { $reason }
   *[other] { $by } has extended the season by { $days } days: { $reason }
}
league-did-end = { $by } lets no further season follow: { $reason }
league-did-correct = { $by } has corrected the result of table { $table }: { $reason }
league-corrected-late = { $told } The season is closed: history and ratings follow, promotions stand.
league-did-bar = { $by } lets { $player } not sign up until { $until }: { $reason }
league-did-unbar = { $by } lets { $player } sign up again.
league-did-role = { $by } has made { $role } organise the league as well.
league-did-results = { $by } has results announced in { $channel }.
league-not-barred = They are not barred.
league-no-such-table = No finished table of this league has that number.
league-bad-places = “{ $typed }” does not say who came where. Write the places of the { $seats } seats in their order, such as “2 1 3”; equal numbers share a place, “x” is a forfeit.
league-cannot-write = I may not write in { $channel }.
league-log = ### What was done about { $league }
league-log-empty = Nothing yet. What organisers do with `/organise` is listed here.
league-log-line = { $at } { $said }
