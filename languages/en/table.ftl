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
table-no-longer-seated = That player does not sit at this table any more.
table-fewer-seats = { $seated ->
    [one] One player sits here already; fewer seats are not possible.
   *[other] { $seated } players sit here already; fewer seats are not possible.
}
table-needs-players = { $missing ->
    [one] { $game } needs 1 more player to start.
   *[other] { $game } needs { $missing } more players to start.
}
table-not-alone = Somebody sits here with you by now; begin together with “Start”.
table-direct-alone = In direct messages there is nobody but you, so a table here is for one player. With /play in a channel of a server you open one for several.
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

# Tables, and how they stand.
table-title = { $game } · table { $table }
table-title-challenge = Weekly challenge · { $game } · table { $table }
table-title-named = { $name } · { $game } · table { $table }
table-none-here = There is no table here. Start one with /play.
table-goes-on-here = -# I cannot write in a thread of this table, so it is played here.
table-to-move = { $who-is ->
    [you] **You** are to move, last change { $since }
    [us] { $who-begins } are to move, last change { $since }
   *[other] { $who } to move, last change { $since }
}
table-waiting-for = { $who-is ->
    [many] It is not your turn: { $who } are to move.
   *[one] It is not your turn: { $who } is to move.
}
table-wins = { $who-is ->
    [you] **You** win. { $why }
    [us] { $who-begins } share the win. { $why }
    [many] { $who } share the win. { $why }
   *[one] { $who } wins. { $why }
}
table-score = { $who } { $points }
table-score-resigned = { $who } { $points } (resigned)
table-score-part = { $label } { $points }
table-score-parts = { $score }: { $parts }
table-placed = **{ $place }** · { $score }
table-placed-text = { $place }. { $score }
table-place-and-score = { $place ->
    [1] 1st { $score }
    [2] 2nd { $score }
    [3] 3rd { $score }
   *[other] { $place }th { $score }
}
table-resigns = { $who-is ->
    [you] You resign.
   *[one] { $who } resigns.
}
table-begins = The game begins.
table-further-picture = The board, picture { $number } of { $of }. The first picture's description tells all of it.
table-seed = -# Seed `{ $seed }` · /verify replays the whole game from it
table-seed-after-week = -# The seed is shown when the week has ended, { $end }: others still play with it. Its SHA-256 is `{ $hash }`
table-commitment = -# Fair play: the seed's SHA-256 is `{ $hash }`; the seed is shown at the end.

# Pings.
table-your-turn = { $mention } it is your turn at [{ $title }]({ $link })
table-over = { $mentions }[{ $title }]({ $link }) is over: { $result }

# Which table is meant, and which move.
table-no-such-table = There is no table { $table }.
table-several = There are several tables here: { $tables }. Say which with the option “table”.
table-choice = { $title } ({ $state }): { $names }
table-state-yours = your turn
table-state-lobby = lobby
table-state-playing = playing
table-state-over = over
table-state-abandoned = cancelled
table-other-game = Table { $table } is a game of { $game }.
table-not-understood = “{ $typed }” is none of your moves now. Choose from the list, or type one such as “{ $example }”.
table-several-fit = “{ $typed }” fits several moves. Choose from the list, or type one such as “{ $example }”.

# /tables, /history, /verify and /resign.
table-none-of-yours = You sit at no table. Start one with /play.
table-yours = ### Your tables
table-yours-lobby = - [{ $title }]({ $link }): in the lobby
table-yours-waiting = - [{ $title }]({ $link }): **your turn**, last change { $since }
table-yours-due = - [{ $title }]({ $link }): **your turn**, due { $due }
table-yours-playing = - [{ $title }]({ $link }): { $state }
table-only-players = Only its players may look things up at this table.
table-history = ### History · { $title }
table-history-line = { $number }. { $told }
table-earlier = Earlier
table-later = Later
table-seed-later = The seed is shown when the table is over. Until then its SHA-256 binds it: `{ $hash }`
table-verified-seed = Seed `{ $seed }`
table-verified-hash = Its SHA-256, published at the start, is `{ $hash }`
table-verified = { $moves ->
    [one] Replaying 1 move from it leads to exactly the position that was played. The whole game is in the file; `python -m bot.replay` walks through it.
   *[other] Replaying { $moves } moves from it leads to exactly the position that was played. The whole game is in the file; `python -m bot.replay` walks through it.
}
table-not-verified = { $moves ->
    [one] Replaying 1 move from it does not lead to the kept position. The whole game is in the file; `python -m bot.replay` walks through it.
   *[other] Replaying { $moves } moves from it does not lead to the kept position. The whole game is in the file; `python -m bot.replay` walks through it.
}
table-resign-sure = Resign from { $title }? The others play on without you, and you come last. If you would rather have somebody play on for you, offer your seat.
table-resign-sure-alone = Give up { $title }? The game is over then.
table-resign = Resign

# The board in words
table-text-since = Since your last move:
table-text-lately = What happened lately:
table-text-moves = { $count ->
    [one] You can make one move; type it with /move:
   *[other] You can make { $count } moves; type one with /move:
 }
table-text-move = `{ $move }` { $told }
