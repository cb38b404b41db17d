# Wertungen: welche Tische dafür zählen, und was dabei herauskommt.
rating-not-alone = Allein wird nicht gewertet; wähle mehr Plätze oder spielt ohne Wertung.
rating-needs-clock = Ein gewerteter Tisch braucht eine Uhr; wähle eine oder spielt ohne Wertung.
rating-moderators-only = Dieser Tisch wird gewertet, darum darf das nur, wer den Kanal moderiert; für den Gastgeber geht es um etwas. Mit /abstimmen kannst du alle fragen.
rating-no-bots = Bot-Spieler werden nicht gewertet und sitzen darum nicht an gewerteten Tischen. Nimm sie vom Tisch oder spielt ohne Wertung.
rating-corrected-meanwhile = Dieses Ergebnis wurde inzwischen berichtigt; sieh es dir noch einmal an.
rating-changed = { $player }: { $place } von { $seats }, erwartet { $whole },{ $tenth }: { $before } → { $after } ({ $gained }){ $left ->
    [0] .
    [one] ; noch { $left } Tisch, bis es zählt.
   *[other] ; noch { $left } Tische, bis es zählt.
}
rating-changed-as-expected = { $player }: { $place } von { $seats }, etwa wie erwartet: { $before } → { $after } ({ $gained }){ $left ->
    [0] .
    [one] ; noch { $left } Tisch, bis es zählt.
   *[other] ; noch { $left } Tische, bis es zählt.
}
rating-place = Platz { $place }
rating-place-between = Platz { $whole },{ $tenth }
rating-recomputed = Neu berechnete Wertungen: { $rows }; geändert: { $changed }.
rating-checked = Wertungen, die aus den Ergebnissen folgen: { $rows }; anders aufbewahrt: { $wrong }.
rating-differs = Bereich { $scope }, Tisch { $table }, Spieler { $player }: Die aufbewahrte Wertung ist nicht die berechnete.
