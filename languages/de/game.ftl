# Was jedes Spiel ablehnt.
game-not-your-turn = { $acting-is ->
    [you] Du selbst bist am Zug, nicht { $who }.
    [us] { $acting-begins } seid am Zug, nicht { $who }.
    [many] { $acting } sind am Zug, nicht { $who }.
   *[one] { $acting } ist am Zug, nicht { $who }.
}
game-left-already = { $who-is ->
    [you] Du hast das Spiel schon verlassen.
   *[one] { $who } hat das Spiel schon verlassen.
}
game-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
game-is-over = Das Spiel ist zu Ende.
game-bad-options = { $game } lässt sich so nicht spielen: { $why }.
game-bad-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $wanted }.
game-nobody-thinks = { $game } hat den Bot-Spielern noch niemand beigebracht.
