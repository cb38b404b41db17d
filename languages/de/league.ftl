# Ligen und Turniere: was nicht geht, und was alle erfahren.
league-none = Eine solche Liga gibt es hier nicht.
league-moved-on = In der Liga hat sich inzwischen etwas geändert. Sieh noch einmal nach und versuch es dann wieder.
league-name-missing = Eine Liga braucht einen Namen.
league-name-taken = Auf diesem Server gibt es schon eine Liga oder ein Turnier mit diesem Namen. Wähle einen anderen.
league-open-already = Die Anmeldung läuft schon.
league-season-over = Diese Saison ist vorbei.
league-begun = Das Turnier hat begonnen; niemand kann mehr dazukommen.
league-was-in = Du hast dich aus dieser Saison zurückgezogen. Zur nächsten kannst du dich anmelden.
league-not-in = Du spielst in dieser Saison nicht mit.
league-not-in-they = Diese Person spielt in dieser Saison nicht mit und ist auch nicht angemeldet.
league-left-already = Diese Person hat die Saison schon verlassen.
league-not-running = Diese Saison wird gerade nicht gespielt.
league-barred = Du kannst dich bis { $until } nicht zu dieser Liga anmelden: { $reason }

# Bedingungen
league-bad-seats = Ein Tisch einer Liga hat zwei bis fünf Plätze, so viele, wie sein Spiel erlaubt.
league-no-relaxed = Eine Liga braucht eine Uhr: Ohne sie endet eine Saison nie.
league-bad-tables = Bei so vielen Plätzen spielen alle an { $one } oder { $other } Tischen, damit alle gleich oft auf jedem Platz sitzen.
league-not-within = { $what }: { $number } geht nicht; möglich ist { $least } bis { $most }.
league-what-size = Personen in einer Division
league-what-divisions = Divisionen
league-what-moves = Auf- und Absteiger
league-what-days = Tage einer Saison
league-what-overtime = Tage der Nachspielzeit
league-what-rest = Tage zwischen zwei Saisons
league-what-at-once = Offene Tische für alle
league-what-round = Tage einer Runde
league-what-places = Startplätze eines Turniers
league-never-full = Ohne Höchstzahl an Divisionen wird eine Liga nie voll. Wähle einen Tag für den Beginn oder, wie viele Divisionen es höchstens gibt.
league-start-past = Der Beginn muss in der Zukunft liegen.
league-start-far = Der Beginn kann höchstens { $days } Tage in der Zukunft liegen.

# Neues, im Kanal der Liga
league-moved-up = Du hast jetzt einen Startplatz in **{ $league }**: Jemand ist ausgestiegen.
league-put-off = **{ $league }** beginnt eine Woche später, { $start }: { $missing ->
    [one] Es fehlt eine Person.
   *[other] Es fehlen { $missing } Personen.
}
league-cancelled-few = **{ $league }** findet nicht statt: { $missing ->
    [one] Es fehlt eine Person.
   *[other] Es fehlen { $missing } Personen.
}
league-guest = Du spielst ab jetzt in **{ $league }** mit, anstelle von { $player }: { $tables ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $tables } Tische warten auf dich.
} Wer als Gast spielt, kann weder Meister werden noch aufsteigen und beginnt die nächste Saison wie jemand Neues.
league-entered-again = Saison { $number } von **{ $league }** beginnt { $start }. Wer diese zu Ende gespielt hat, ist angemeldet; ein Druck auf „Aussteigen“ an der Anmeldung, und du bist es nicht mehr.
league-withdrew = { $player } hat sich aus der Saison zurückgezogen.
league-out-of-time = { $player } hat an zwei Tischen durch Zeit verloren und scheidet aus der Saison aus.
league-removed = { $by } hat { $player } aus der Saison genommen: { $reason }
league-round = Runde { $round } von **{ $league }** beginnt. Sie ist bis { $end } zu spielen.

# An ihren Tischen
league-bot-plays-on = { $player } hat die Saison verlassen; ein Bot-Spieler spielt den Platz zu Ende.
league-table-paused = Die Liga hat Pause: Keine Uhr läuft.
league-table-resumed = Die Pause der Liga ist vorbei.
league-table-unfinished = Die Saison ist vorbei, bevor dieses Spiel es ist.
league-only-organiser = An einem Tisch einer Liga darf das nur, wer sie leitet.
league-third-takeover = An diesem Tisch hat dreimal ein Bot-Spieler übernommen; in einer Liga ist das endgültig.

# Aussteigen
league-leaving-early = Weniger als die Hälfte deiner Tische ist zu Ende gespielt, also zählen alle so, als wärst du nicht dabei gewesen{ $finished ->
    [0] .
    [one] , auch der fertige.
   *[other] , auch die { $finished } fertigen.
} Wer am längsten wartet, spielt für dich weiter, sonst ein Bot-Spieler. In dieser Saison kannst du nicht zurückkommen.
league-leaving-late = Was du zu Ende gespielt hast, bleibt stehen. { $left ->
    [one] Dein letzter Tisch ist verloren.
   *[other] Deine anderen { $left } Tische sind verloren.
} In der Schlusstabelle stehst du am Ende, und in dieser Saison kannst du nicht zurückkommen.
league-leaving-tournament = Was du zu Ende gespielt hast, bleibt stehen. Was du gerade spielst, ist verloren, und an späteren Runden nimmst du nicht teil.

# Pausen
league-paused-already = Die Saison hat schon Pause.
league-not-paused = Die Saison hat keine Pause.
league-pause-days = Eine Pause dauert 1 bis { $most } Tage.
league-pause-left = Von { $most } Tagen in einer Saison { $left ->
    [0] ist keiner übrig.
    [one] ist einer übrig.
   *[other] sind { $left } übrig.
}
