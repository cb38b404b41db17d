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
league-picture-row = { $place } · { $name }: { $parts }
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
league-picture-at-once = höchstens { $count } zugleich pro Person
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
league-picture-points-so-far = Punkte bisher; Paarungen möglichst nie doppelt
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
league-picture-leaderboard-line = { $place } · { $name }: { $rating }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}

# Das Profil einer Person
league-picture-tables-played = { $tables ->
    [one] 1 Tisch gespielt
   *[other] { $tables } Tische gespielt
}
league-picture-no-rating = noch keine gewerteten Tische
league-picture-band = wie sicher das ist
league-picture-now = jetzt
league-picture-record = Bilanz
league-picture-won-of-played = Siege / Tische
league-picture-rank = { $place } von { $of }
league-picture-favourite = Am liebsten gespielt
league-picture-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
league-picture-streak = Serie
league-picture-streak-now = { $now ->
    [0] gerade kein Sieg, Rekord { $best }
    [one] 1 Sieg, Rekord { $best }
   *[other] { $now } Siege in Folge, Rekord { $best }
}
league-picture-best-score = Höchste Punktzahl
league-picture-points-word = Punkte
league-picture-best-at = { $game }, { $seats } Plätze
league-picture-met-most = Häufigste Gegner
league-picture-ahead-behind = davor : dahinter
league-picture-rated-only = nur gewertete Tische
league-picture-season-so-far = { $where }: { $place } nach { $tables } von { $of } Tischen
league-picture-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
league-picture-rating-line = Wertung, { $scope }: { $rating } ± { $band }, anfangs { $began }
league-picture-record-line = { $game }: { $won } von { $played } gewonnen
league-picture-record-rank-line = { $game }: { $won } von { $played } gewonnen, { $rank }
league-picture-favourite-line = Am liebsten gespielt: { $name }, { $times }
league-picture-streak-line = Serie: { $streak }
league-picture-best-line = Höchste Punktzahl: { $points }, { $where }
league-picture-met-line = Gegen { $name }: { $ahead } davor, { $behind } dahinter

# Eine Saison, die zu Ende ist
league-picture-cup-over = Das Turnier ist zu Ende
league-picture-season-over = Saison { $season } ist zu Ende
league-picture-summary-about = { $players } Personen, { $divisions ->
    [one] 1 Division
   *[other] { $divisions } Divisionen
}, { $weeks } Wochen
league-picture-champion = Meister
league-picture-going-up = Aufstieg
league-picture-going-down = Abstieg
league-picture-division = Division
league-picture-nobody = niemand
league-picture-more-players = und { $count } weitere
league-picture-remember = In Erinnerung bleibt
league-picture-fact = { $kind ->
    [score] höchste Punktzahl
    [climb] größter Sprung
    [quick] schnellster Tisch
   *[clean] nie die Zeit überschritten
}
league-picture-fact-score = { $name }, { $points } an Tisch { $table }
league-picture-fact-climb = { $name }, Wertung { $by }
league-picture-fact-quick = Tisch { $table }, { $time }
league-picture-fact-clean = { $players } von { $of } Personen
league-picture-next-season = Saison { $season } beginnt in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}; du bist dabei, wenn du nicht aussteigst
league-picture-podium-line = { $place }: { $name }, { $points }
league-picture-mover-line = { $way ->
    [up] { $name } steigt auf in die { $to }. Division
   *[down] { $name } steigt ab in die { $to }. Division
}
league-picture-fact-line = { $title }: { $told }
