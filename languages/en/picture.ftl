# Captions inside pictures that belong to no game.
picture-turn = { $who-is ->
    [you] Your turn
   *[one] { $who }'s turn
}
picture-wins = { $who-is ->
    [you] You win
    [many] shared win
   *[one] { $who } wins
}
picture-alone = { $who }
picture-place = { $place ->
    [1] winner
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-place-resigned = { $place }, resigned
picture-final-scores = { $game }: final scores
picture-total = Total
picture-best = bold: best of the row
picture-open = a table is open
picture-free-seat = free seat
picture-seated = seated
picture-usual-rules = the usual rules
picture-hosted = hosted by { $who }
picture-players = for { $least } to { $most } players
picture-your-view = { $game }: your view
picture-your-turn = { $game }: your turn
picture-not-possible = { $move } is not possible. { $why }
picture-only-you = only you see this
picture-resigned = resigned
