# Beschriftungen in Bildern von Ligen und Turnieren, und dieselben Bilder in Worten.
league-picture-decimal = { $whole },{ $part }
league-picture-place = { $ending ->
   *[other] { $place }.
}
league-picture-titled = { $title }: { $about }
league-picture-season = Saison { $season }
league-picture-season-division = { $division }. Division, Saison { $season }
league-picture-tables-each = { $where }, je { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
league-picture-column = { $column ->
    [name] Name
    [tables] Tische
    [rating] Wertung
    [points] Punkte
    [berger] SB
    [wins] Siege
    [seats] Plätze
   *[latest] Zuletzt
}
league-picture-zone = { $zone ->
    [champion] Meister
    [up] steigt auf in die { $to }. Division
   *[down] steigt ab in die { $to }. Division
}
league-picture-membership = { $membership ->
    [guest] Gast
   *[withdrawn] ausgestiegen
}
league-picture-ahead = { $step ->
    [head] vorn im direkten Vergleich
    [opponents] vorn durch stärkere Gegner
    [berger] vorn nach SB
    [wins] vorn nach Siegen
    [share] vorn nach Punkteanteil
    [forfeits] vorn: seltener aufgegeben
   *[lot] vorn durch das Los
}
league-picture-ties = bei Gleichstand: direkter Vergleich, SB, Siege, Punkteanteil
league-picture-you = du
league-picture-won = gewonnen
league-picture-times-seated = so oft auf diesem Platz
league-picture-row = { $place }. { $name }: { $parts }
league-picture-points = { $points } Punkte
league-picture-played = { $tables } von { $of } Tischen
league-picture-berger = Sonneborn-Berger { $number }
league-picture-wins = Siege { $wins }
league-picture-held = so oft auf jedem Platz { $times }
league-picture-latest = zuletzt auf den Rängen { $places }
league-picture-moved = { $way ->
    [up] um { $by } gestiegen
   *[down] um { $by } gefallen
}

# Die Tische einer Division
league-picture-done = { $where }, { $done } von { $of } zu Ende, { $open } offen
league-picture-table = Tisch { $number }
league-picture-turn = Zug { $turn }
league-picture-over = zu Ende
league-picture-not-yet = noch nicht
league-picture-to-move = { $who } am Zug
league-picture-to-move-in = { $who }, { $time }
league-picture-many-to-move = { $count } am Zug, { $time }
league-picture-wins-table = { $who } gewinnt
league-picture-share-table = { $who } teilen den Sieg
league-picture-more-tables = { $count ->
    [one] und 1 weiterer Tisch
   *[other] und { $count } weitere Tische
}
league-picture-next = Als Nächstes
league-picture-next-of = { $count } warten
league-picture-at-once = höchstens { $count } zugleich für jeden
league-picture-table-line = Tisch { $number }, { $about }. { $state }. { $seats }
league-picture-next-line = Als Nächstes, Tisch { $number }: { $names }
league-picture-seat = { $name }
league-picture-seat-score = { $name } { $score }
league-picture-seat-earned = { $name } { $score } (Ligapunkte: { $points })
league-picture-time = { $step ->
    [more] mehr als ein Tag
    [day] unter einem Tag
   *[hour] unter einer Stunde
}

# Turniere
league-picture-final = Finale
league-picture-semi-finals = Halbfinale
league-picture-quarter-finals = Viertelfinale
league-picture-round = Runde { $round }
league-picture-bracket-about = { $game }, { $players } Personen: { $round }
league-picture-unknown = noch offen
league-picture-bye = Freilos
league-picture-through = weiter
league-picture-playing-now = wird gespielt
league-picture-seed = Setzplatz
league-picture-opens-when-known = beginnt, sobald alle feststehen
league-picture-state = { $state ->
    [late] wird gespielt, die Zeit ist knapp
    [playing] wird gespielt
    [over] zu Ende
   *[waiting] noch nicht
}
league-picture-side = { $name }
league-picture-side-score = { $name } { $score }
league-picture-side-through = { $name } (weiter)
league-picture-side-score-through = { $name } { $score } (weiter)
league-picture-match-line = { $round }: { $sides }, { $state }
league-picture-bye-line = { $round }: { $side }, Freilos
league-picture-swiss-about = { $game }, { $players } Personen: Runde { $round } von { $rounds }
league-picture-points-so-far = Punkte bisher; niemand trifft sich zweimal, wenn es geht
league-picture-sits-out = { $who } setzt aus
league-picture-swiss-line = { $points }: { $sides }, { $state }

# Rangliste
league-picture-leaderboard = Rangliste
league-picture-leaderboard-note = ab 5 gewerteten Tischen, davon einer in den letzten 180 Tagen
league-picture-scope = { $where ->
    [here] { $game }, dieser Server
   *[everywhere] { $game }, überall
}
league-picture-scope-all = { $where ->
    [here] alle Spiele, dieser Server
   *[everywhere] alle Spiele, überall
}
league-picture-leaderboard-line = { $place }. { $name }: { $rating }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
