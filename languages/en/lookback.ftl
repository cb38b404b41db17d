# After a game: what could I have done?
lookback-ask = What could I have done?
lookback-not-here = Nobody can look back at this game yet.
lookback-thinking = I am looking through that game for you already.
lookback-nothing = ### { $title }
    A strong bot would have done much the same: no turn of yours cost you half a point.
lookback-head = ### What could I have done? · { $title }
lookback-about = The turns that cost you the most, as reckoned by a strong bot that saw what you saw. The first picture shows what was better, the second what you did.
lookback-turn = **Decision { $number }** · { $cost }
lookback-cost = { $points ->
    [one] about 1 point
   *[other] about { $points } points
}
lookback-cost-least = { $points ->
    [one] 1 point or more
   *[other] { $points } points or more
}
lookback-done = You did this: { $told }
lookback-better = Better: { $told } { $why }
lookback-better-picture = What was better
lookback-done-picture = What you did
