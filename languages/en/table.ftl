# What a table refuses.
table-not-seated = You do not sit at this table.
table-not-started = This table has not started yet.
table-is-over = This table is over.
table-moved-on = The board has moved on since that button was drawn; here is how it stands now.
table-turn-changed = Your turn has changed since that button was drawn; here is how it stands now.
table-needs-confirming = That ends your turn or shows something hidden, so it has to be confirmed.
table-resigned-already = You have resigned already.
table-seated-already = You sit at this table already.
table-taken-off = The host took you off this table. You can sit down again once you are invited.
table-seats-kept = The free seats are kept for invited players.
table-seats-taken = All seats at this table are taken.
table-host-yourself = You are the host yourself.
table-no-longer-seated = That player does not sit at this table any more.
table-fewer-seats = { $seated ->
    [one] One player sits here already; fewer seats are not possible.
   *[other] { $seated } players sit here already; fewer seats are not possible.
}
table-needs-players = { $missing ->
    [one] { $game } needs 1 more player to start.
   *[other] { $game } needs { $missing } more players to start.
}
table-only-host = Only the host of this table can do that.
table-name-long = A table's name has at most { $most } characters; this one has { $length }.
table-name-sign = A table's name is words only: please leave out “{ $sign }”.
table-name-lines = A table's name is one line of words.
table-cancelled = This table was cancelled.
table-started-already = This table has started already.
table-leaves = { $who-is ->
    [you] You leave the game.
   *[one] { $who } leaves the game.
}

# Tables: what is said of them outside a game.

# A line of a log, and a result, that an older release kept in English and that cannot be told anew.
table-told-before = { $who-is ->
    [you] You: { $words }
   *[one] { $who } { $words }
}
table-ended-before = { $words }
table-older-rules = This table was begun with the rules of an older release, so its moves cannot be followed again.
