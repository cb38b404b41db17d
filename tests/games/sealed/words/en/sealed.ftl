sealed-tagline = Everybody lays a card at once; the best one wins the round.
sealed-option-wins = Winner of a round
sealed-option-wins-about = Which card wins a round.
sealed-option-wins-highest-card = the highest card
sealed-option-wins-lowest-card = the lowest card
sealed-picks = { $who-is ->
    [you] You pick the { $card }.
   *[one] { $who } picks the { $card }.
}
sealed-chooses = { $who-is ->
    [you] You choose a card.
   *[one] { $who } chooses a card.
}
sealed-lays = { $who-is ->
    [you] You lay a card face down.
   *[one] { $who } lays a card face down.
}
sealed-draws = { $who-is ->
    [you] You lay a card face down and draw the { $card }.
   *[one] { $who } lays a card face down and draws the { $card }.
}
sealed-round = Round { $round } of { $of }.
sealed-holds = You hold { $cards }.
sealed-points = { $who-is ->
    [you] You have { $points } points.
   *[one] { $who } has { $points } points.
}
sealed-over = All rounds are played.
sealed-not = That is not possible now.
sealed-why = The { $card } is a good card.
