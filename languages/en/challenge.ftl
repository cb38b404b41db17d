# Weekly challenges: everybody in a server plays the same cards once.
challenge-closed = That week is over. The scoreboard of this week has its own “Play”.
challenge-played = You have had your attempt this week; there is only one. The next week brings other cards.
challenge-none = This server has no weekly challenge. Whoever may manage its channels sets one up with /challenge setup.
challenge-not-in-thread = A scoreboard needs a channel of its own, not a thread: threads fall asleep.
challenge-set-up = The weekly challenge stands in this channel from now on. This week: { $title }.
challenge-stopped = No further weekly challenge follows here. The one of this week goes on to its end.
challenge-no-direct = I cannot write to you directly, and that is where you would play. Allow direct messages from members of this server in its privacy settings, then try again; you still have your attempt.
challenge-greeting = ### Weekly challenge of { $server }
    { $title }. You have one attempt, and nothing is taken back. It counts if you are done before the week ends, { $end }.
challenge-begun = Your game is in our direct messages: { $link }
challenge-playing = Your game of this week is under way: { $link }

# The scoreboard
challenge-board = ### Weekly challenge · week { $week }
    { $title }
challenge-board-over = ### Weekly challenge · week { $week }, closed
    { $title }
challenge-about = Everybody plays the same cards once, alone, in direct messages. The week ends { $end }.
challenge-nobody-yet = *Nobody has finished yet.*
challenge-nobody-played = *Nobody has finished.*
challenge-placed = **{ $place }** · { $name } · { $result }
challenge-left = { $name } · gave up
challenge-more = { $players ->
    [one] and one more
   *[other] and { $players } more
}
challenge-under-way = { $games ->
    [one] -# One game is under way.
   *[other] -# { $games } games are under way.
}
challenge-too-late = { $games ->
    [one] -# One game was not finished in time.
   *[other] -# { $games } games were not finished in time.
}
challenge-commitment = -# Fair play: the seed's SHA-256 is `{ $hash }`; the seed is shown when the week has ended.
challenge-seed = -# Seed `{ $seed }`; its SHA-256, published at the start, is `{ $hash }`
challenge-play = Play
