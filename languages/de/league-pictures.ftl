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
