# What somebody has played alone.
solo-none = You have finished no game alone yet. Begin one with /play, in a channel or in our direct messages.
solo-yours = ### What you have played alone
solo-title = { $game }
solo-title-options = { $game } · { $options }
solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
solo-points-and-grade = { $points ->
    [one] { $points } point, { $grade }
   *[other] { $points } points, { $grade }
}
solo-mode = { $games ->
    [one] **{ $title }**: [{ $best }]({ $link }), in one game
   *[other] **{ $title }**: best [{ $best }]({ $link }), in { $games } games
}
solo-mode-left = { $games ->
    [one] **{ $title }**: one game, given up
   *[other] **{ $title }**: { $games } games, all given up
}
solo-see-games = Your games of { $game }
solo-games = ### { $title }
solo-game = { $day }: [{ $result }]({ $link })
solo-game-best = { $day }: [{ $result }]({ $link }) · **your best**
solo-game-left = { $day }: [given up]({ $link })
solo-back = All that I have played
