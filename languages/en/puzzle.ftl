# A puzzle a day: one turn, the same for everybody, one answer, and the best one told when the day has ended.
puzzle-title = { $game }, puzzle no. { $number }
puzzle-head = ### { $title }
puzzle-head-over = ### { $title } · answer
puzzle-ask-copenhagen = One whole turn at two seats: which brings the most points?
puzzle-ask-kensington = You have drawn a tile: what do you build, for the most points?
puzzle-ask-tenby = Your day has come: which whole turn brings your town the most points?
puzzle-opens = { $difficulty } · the answer opens { $end }
puzzle-difficulty = { $signs } { $word }
puzzle-word = { $stars ->
    [1] easy
    [2] fair
    [3] medium
    [4] hard
   *[other] very hard
}
puzzle-solve = Solve
puzzle-begin = Take the turn
puzzle-runs = Runs
puzzle-compared = What counts: { $what }
puzzle-compared-copenhagen = points of this turn, then coats of arms earned, then fewer cards given up. A coat that can bring nothing may be used for anything.
puzzle-compared-kensington = points of this turn, then birds in your building, then tokens you have left.
puzzle-compared-tenby = points of your town, then streets from sea to sea, then rings you have left. Residents do not count, and nothing unseen is drawn.
puzzle-once = One answer counts, the first. Only you see it; the best turn is shown when the day has ended.
puzzle-panel = Puzzle: nothing counts before you press “This is my answer”.
puzzle-sure = ### Is this your answer?
puzzle-answer = This is my answer
puzzle-was-best = **Found!** Your turn brings { $points ->
    [one] one point
   *[other] { $points } points
}, and there is no better one.
puzzle-was-not-best = Your turn brings { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}. There is a better one.
puzzle-your-run = { $days ->
    [0] Your run begins with the next best turn.
    [one] Your run: 1 day
   *[other] Your run: { $days } days
}
puzzle-opens-then = The answer opens { $end }.
puzzle-best = The best turn brings { $points ->
    [one] one point
   *[other] { $points } points
}:
puzzle-finders = Found by { $names }{ $more ->
    [0] .
    [one] { " " }and one more.
   *[other] { " " }and { $more } more.
}
puzzle-nobody-found = *Nobody found it.*
puzzle-tally = { $tried ->
    [0] Nobody has tried yet.
    [one] 1 tried, { $found } found the best
   *[other] { $tried } tried, { $found } found the best
}
puzzle-board = ### { $game }: days in a row
puzzle-runs-head = **Days in a row**
puzzle-run-of = { $name } · { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzle-no-runs = *Nobody here has a run yet.*

# What is not possible
puzzle-none = This server has no such puzzle today. Whoever may manage its channels sets one up with /puzzle setup.
puzzle-none-here = There is no such puzzle in this channel.
puzzle-over = The day of that puzzle is over. Today's has its own “Solve”.
puzzle-answered = You have answered today; one answer counts. The best turn is shown when the day has ended.
puzzle-which = Which of today's puzzles?
puzzle-not-in-thread = A puzzle a day needs a channel, not a thread: threads fall asleep.
puzzle-set-up = From now on a puzzle of { $game } stands in this channel every day. The first one comes in a moment.
puzzle-stopped = No further puzzle follows here of { $games }. Today's goes on to its end.

# In the picture
puzzle-picture-title = Best turn, no. { $number }
puzzle-picture-solved = Best turn, no. { $number }: answer
puzzle-picture-about-copenhagen = one turn, which scores most?
puzzle-picture-about-kensington = one tile drawn, what scores most?
puzzle-picture-about-tenby = one day, which turn scores most?
puzzle-picture-best = { $points ->
    [one] the best turn: one point
   *[other] the best turn: { $points } points
}
puzzle-picture-opens = Answer opens tomorrow
puzzle-picture-open = How it went
puzzle-picture-run = { $days ->
    [0] no run yet
    [one] your run: 1 day
   *[other] your run: { $days } days
}
puzzle-picture-note = only you see your answer
puzzle-picture-hand = Your hand
puzzle-picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
puzzle-picture-abilities = You may use
puzzle-picture-nothing = nothing
puzzle-picture-line-done = row or column done
puzzle-picture-coat = coat: a bonus action
puzzle-picture-rings = { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
}
