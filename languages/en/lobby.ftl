# A table before its game: opening it, its card, what its host may choose, and playing again.
lobby-which-game = ### Which game?
lobby-choose-game = Choose a game
lobby-for-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lobby-for-players-to = { $fewest } to { $most } players
lobby-closed-channel = The moderators of this channel have closed it to tables. Try another channel.
lobby-not-over = This table is not over yet; a rematch comes after it.
lobby-card-missing = Table { $table } is open, but I could not post its card there; see that I may write in that channel, then use /board.
lobby-opened = Table { $table } is open: { $link }
lobby-rematch-known = The rematch is table { $table } already: { $link }
lobby-rematch-is = The rematch is table { $table }.
lobby-permissions-missing = I cannot host a table here: I need the { $permissions-count ->
    [one] permission
   *[other] permissions
} { $permissions } in this channel.

# The card
lobby-seat = { $number }. { $who }
lobby-seat-of-host = { $number }. { $who } (host)
lobby-seat-free = { $number }. *free*
lobby-seat-nobody = { $number }. free
lobby-invited = Invited: { $guests }
lobby-alone = { $who-is ->
    [you] You play alone.
   *[one] { $who } plays alone.
}
lobby-alone-ready = { $title }, for one player
lobby-waits = { $title } waits for players
lobby-in-thread = in its own thread
lobby-in-channel = in this channel
lobby-anyone-looks = anyone may look things up
lobby-players-look = only players look things up
lobby-starts-when-full = starts when full
lobby-rated = rated
lobby-starts-when-told = starts when the host says so
lobby-rematch-of = rematch of table { $table }
lobby-choice = { $label }: { $value }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-play-alone = Play alone
lobby-options = Options
lobby-cancel = Cancel
lobby-cancel-sure = Cancel { $title }? { $others } will be told.
lobby-cancel-now = Cancel the table
lobby-cancelled = This table was cancelled.
lobby-playing-in-channel = { $who } { $who-is ->
    [many] are playing
   *[one] is playing
} in this channel.
lobby-playing-in-thread = { $who } { $who-is ->
    [many] are playing
   *[one] is playing
} below in their thread.
lobby-see-board = [See the board]({ $link })

# What the host may choose
lobby-options-of = ### Options · { $title }
lobby-options-about = What you choose counts at once; only you see this panel.
lobby-how-many-seats = How many seats
lobby-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
lobby-invite = Invite players: their seats are kept for them
lobby-nobody-invited = Nobody is invited: whoever comes may sit down.
lobby-withdraw = Withdraw the invitations
lobby-play-in-channel = Play in the channel
lobby-play-in-thread = Play in a thread
lobby-let-players-look = Let only players look things up
lobby-let-anyone-look = Let anyone look things up
lobby-start-when-told = Start only when I say so
lobby-start-when-full = Start when full
lobby-play-rated = Play rated
lobby-play-casually = Play without rating
lobby-name = Name the table
lobby-name-which-game = Please choose the game with the option “game”, too: a list of games has no room for so many guests and a name.
lobby-name-question = What is it called? Empty for no name
lobby-take-off = Take somebody off the table
lobby-hand-over = Hand the table over to another player
lobby-player = { $name }
lobby-on = on
lobby-off = off
lobby-choice-is = { $label }: **{ $value }**
lobby-turn-on = { $label }: turn on
lobby-turn-off = { $label }: turn off
lobby-too-many-guests = You have invited { $guests ->
    [one] { $guests } player
   *[other] { $guests } players
}, but at a table with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} there is room for { $most } besides you.
lobby-bot-cannot-play = { $name } is a bot and cannot play.
lobby-taken-off = You no longer sit at { $title }: { $by } has taken you off it. You can sit down again once you are invited.
lobby-no-longer-host = { $host } is the host of { $title } now; you keep your seat.

# Time
lobby-time = **Time**
lobby-choose-clock = How much time everybody has
lobby-choose-zero = What happens when time runs out
lobby-zero-fallback = The simplest move is made
lobby-zero-takeover = A bot player takes over
lobby-zero-loss = The game is lost
lobby-own-clock = Another clock
lobby-clock-held = Hours on the clock, from 6 to 336
lobby-clock-back = Hours added per turn
lobby-no-hours = “{ $typed }” is not a number of hours. An example: 72
lobby-time-weekends-on = Stop the clocks at weekends
lobby-time-weekends-off = Let the clocks run at weekends
lobby-time-vacation-on = Let vacation stop the clock
lobby-time-vacation-off = Do not let vacation stop the clock
lobby-time-plans-on = Allow turns planned ahead
lobby-time-plans-off = Allow no turns planned ahead
lobby-no-plans = Nobody may plan a turn ahead.
lobby-clock-alone = Whoever plays alone plays without a clock; leave out the option “clock”.
