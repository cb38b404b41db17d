# Was jemand allein gespielt hat.
solo-none = Du hast noch keine Partie allein zu Ende gespielt. Mit /spielen beginnst du eine, in einem Kanal oder in unseren Direktnachrichten.
solo-yours = ### Was du allein gespielt hast
solo-title = { $game }
solo-title-options = { $game } · { $options }
solo-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
solo-points-and-grade = { $points ->
    [one] { $points } Punkt, { $grade }
   *[other] { $points } Punkte, { $grade }
}
solo-mode = { $games ->
    [one] **{ $title }**: [{ $best }]({ $link }), in einer Partie
   *[other] **{ $title }**: am besten [{ $best }]({ $link }), in { $games } Partien
}
solo-mode-left = { $games ->
    [one] **{ $title }**: eine Partie, aufgegeben
   *[other] **{ $title }**: { $games } Partien, alle aufgegeben
}
solo-see-games = Deine Partien { $game }
solo-games = ### { $title }
solo-game = { $day }: [{ $result }]({ $link })
solo-game-best = { $day }: [{ $result }]({ $link }) · **deine beste**
solo-game-left = { $day }: [aufgegeben]({ $link })
solo-back = Alles, was ich gespielt habe
