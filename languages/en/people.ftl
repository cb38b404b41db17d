# People come and go: seats that change hands, and what the host and the moderators decide.

# Who did it.
people-the-host = { $name } (host)
people-a-moderator = { $name } (moderator)
people-a-player = { $name }

# What is refused.
people-only-stewards = Only the host of this table and the moderators of its channel can do that.
people-host-already = That player is the host already.
people-bot-plays-already = A bot player plays that seat already.
people-bot-cannot-host = A bot player cannot be the host.
people-take-off-yourself = To get up yourself, press “Leave”.
people-alone = Whoever plays alone plays for themselves: nobody takes over, and /resign ends it.
people-there-already = The table is there already.
people-reason-missing = Please give a reason; everybody at the table reads it.
people-reason-long = A reason has at most { $most } characters.
people-paused-already = This table is paused already, until { $until }.
people-not-paused = This table is not paused.
people-pause-days = A pause lasts from 1 to { $most } days.
people-pause-left = { $left ->
    [0] This table has been paused for { $most } days; it cannot be paused any more.
    [one] This table can be paused for { $left } more day: { $most } days in all.
   *[other] This table can be paused for { $left } more days: { $most } days in all.
}
people-offered-already = That seat is offered already.
people-not-offered = That seat is not offered to anybody.
people-no-longer-offered = That seat is no longer to be had.
people-offered-to-another = That seat is kept for somebody else.
people-has-resigned = That player has resigned; the others play on without the seat, so nobody can take it.
people-has-lost = That player has lost on time; a bot player plays the seat to its end.
people-sits-already = Whoever sits at this table already cannot take another seat of it.
people-barred = Whoever was taken off this table cannot take a seat of it.
people-knows-another-seat = Whoever has played another seat of this table knows what that one holds, and cannot take this one.
people-not-visible = { $player } cannot see that channel.
people-cannot-move-there = The table cannot go there: you may not write in that channel.
people-gone-from-server = { $players-count ->
    [one] { $players } has left the server and is no longer at this table.
   *[other] { $players } have left the server and are no longer at this table.
}

# What the history says.
people-hosts = { $name } is the host now.
people-handed-over = { $by } made { $player } the host.
people-taken-off = { $by } took { $player } off the table.
people-offered = { $by } offered { $player }’s seat to whoever comes.
people-offered-to = { $by } offered { $player }’s seat to { $guest }.
people-kept = { $by } closed { $player }’s seat again: { $player } plays on.
people-replaced = { $before } replaced by { $now }.
people-bot-plays = { $by } asked a bot player to play for { $player }.
people-gone = { $player } has left the server; the seat is open.
people-gone-before = { $player } has left the server.
people-paused = Paused by { $by } until { $until }: { $reason }
people-resumed = Resumed by { $by }.
people-moved = Moved by { $by } to { $channel }.
people-ended = Ended without a winner by { $by }: { $reason }

# On the board, in pings and panels.
people-is-paused = ⏸ Paused until { $until }: { $reason } Nobody’s time runs; whoever wants to may move all the same.
people-seat-open = { $player }’s seat is open: whoever takes it plays on from here.
people-seat-left = { $player } has left the server. The seat is open: whoever takes it plays on from here.
people-seat-kept-for = { $player }’s seat is kept for { $guest }.
people-seats-to-take = { $mentions }[{ $title }]({ $link }) needs somebody to play on for { $players }
people-take-seat = Take { $player }’s seat
people-take-seat-sure = Take { $player }’s seat at { $title }? You play on from where it stands, with all that the seat holds, until the end.
people-sit-down = Sit down
people-offer-own = Offer my seat
people-offered-own = Your seat at { $title } is open now. You play on until somebody takes it.
people-keep-own = Keep my seat
people-moved-away = This table goes on in { $channel }.
people-done = Done: { $told }
people-bot-plays-for-you = A bot player plays for you here. With one press the seat is yours again.
