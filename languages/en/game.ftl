# What any game refuses.
game-not-your-turn = { $acting-is ->
    [you] It is your own turn, not the turn of { $who }.
    [us] { $acting-begins } are to move, not { $who }.
    [many] { $acting } are to move, not { $who }.
   *[one] { $acting } is to move, not { $who }.
}
game-left-already = { $who-is ->
    [you] You have left already.
   *[one] { $who } has left already.
}
game-no-such-seat = There is no seat { $number } at this table.
game-is-over = The game is over.
game-bad-options = { $game } cannot be played with these options: { $why }.
game-bad-seats = { $game } is for { $least } to { $most } players, not { $wanted }.
game-nobody-thinks = Nobody taught bot players { $game } yet.
