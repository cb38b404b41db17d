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
league-cancelled-ended = Saison { $number } von **{ $league }** findet nicht statt: Die Liga ist beendet.
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
league-extend-days = Eine Saison wird um 1 bis { $most } Tage verlängert.
league-pause-days = Eine Pause dauert 1 bis { $most } Tage.
league-pause-left = Von { $most } Tagen in einer Saison { $left ->
    [0] ist keiner übrig.
    [one] ist einer übrig.
   *[other] sind { $left } übrig.
}

# Eine finden
league-which = Hier gibt es mehrere Ligen. Nenne die, die du meinst.
league-none-yet = Hier gibt es noch keine Liga. Wer Kanäle verwalten darf, gründet eine mit /liga gründen.
league-not-open = Die Anmeldung hat noch nicht begonnen.
league-no-division = Diese Division gibt es nicht; es sind 1 bis { $most }.
league-only-organisers = Das darf nur, wer diese Liga leitet.
league-may-not-create = Eine Liga gründen kann, wer diesen Kanal verwalten darf: Sie schreibt hier monatelang.
league-not-in-thread = Eine Liga braucht einen Kanal, keinen Thread: Threads schlafen ein.

# Wie sie heißt
league-title = { $league }, Saison { $number }
league-title-tournament = { $league }
league-title-division = { $title }, Division { $division }
league-division = **Division { $division }**
league-heading = ### { $title }

# Wie gespielt wird
league-plays = { $game } an Tischen für { $seats }
league-divisions = Divisionen zu { $size }, { $most ->
    [one] nur eine davon
   *[other] höchstens { $most } davon
}
league-divisions-free = Divisionen zu { $size }, so viele wie nötig
league-round-robin = { $times ->
    [one] Alle einer Division spielen einmal gegeneinander
   *[other] Alle einer Division spielen zweimal gegeneinander, mit getauschten Plätzen
}
league-tables = Alle spielen an { $tables } Tischen und sitzen gleich oft auf jedem Platz
league-at-once = { $tables ->
    [one] Alle haben einen offenen Tisch auf einmal
   *[other] Alle haben bis zu { $tables } offene Tische auf einmal
}
league-at-once-all = Alle Tische sind von Anfang an offen
league-moves = { $moves ->
    [one] Wer in einer Division vorn steht, steigt auf, wer hinten steht, ab
   *[other] Die ersten { $moves } einer Division steigen auf, die letzten { $moves } ab
}
league-no-moves = Niemand steigt auf oder ab
league-length = Eine Saison dauert { $days } Tage, mit { $overtime } Tagen Nachspielzeit; die nächste beginnt { $rest } Tage später
league-scale-even = Gleichmäßig
league-scale-even-about = Die Punkte fallen gleichmäßig: { $points }
league-scale-steep = Steil
league-scale-steep-about = Gewinnen zählt mehr: { $points }
league-format-swiss-about = Schweizer System: In jeder Runde triffst du auf Leute, die stehen wie du
league-format-knockout-about = K.-o.-System: Die Besten jedes Tisches kommen weiter
league-round-length = Eine Runde dauert { $days } Tage
league-places = { $places } Startplätze
league-vacation-on = Urlaubstage halten die Uhr an
league-vacation-off = Urlaubstage halten die Uhr nicht an
league-starts = Beginnt { $start } ({ $left })
league-starts-full = Beginnt, sobald alle { $places } Startplätze vergeben sind

# Eine zusammenstellen
league-form = ### { $league }
    Noch sieht das niemand sonst. Ändere, was du möchtest, dann öffne die Anmeldung.
league-page-start = Tische und Beginn
league-page-divisions = Divisionen
league-page-season = Saison
league-page-game = Das Spiel
league-open-signup = Anmeldung öffnen
league-drop = Verwerfen
league-opened = Die Anmeldung zu { $league } steht in diesem Kanal.
league-dropped = { $league } ist verworfen.
league-choose-seats = Plätze an einem Tisch
league-choose-start = Wann es beginnt
league-choose-clock = Uhr
league-choose-size = Personen in einer Division
league-choose-tables = Tische für alle
league-choose-divisions = Wie viele Divisionen höchstens
league-choose-moves = Wie viele auf- und absteigen
league-choose-days = Wie lange es dauert
league-choose-overtime = Nachspielzeit
league-choose-rest = Pause zwischen zwei Saisons
league-choose-atonce = Offene Tische auf einmal
league-choose-scale = Punkte
league-choose-zero = Wenn die Zeit abläuft
league-choose-vacation = Urlaub
league-choose-places = Wie viele mitspielen können
league-choice-seats = { $number } Plätze
league-choice-start = { $number ->
    [one] Beginnt in einem Tag
   *[other] Beginnt in { $number } Tagen
}
league-choose-start-full = Beginnt, wenn alle Startplätze vergeben sind
league-choice-size = { $number } Personen in einer Division
league-choice-tables = { $number } Tische für alle
league-choice-rounds = { $number ->
    [one] Alle einmal gegeneinander
   *[other] Alle zweimal gegeneinander
}
league-choice-divisions = { $number ->
    [one] Eine Division
   *[other] Bis zu { $number } Divisionen
}
league-choose-divisions-free = So viele Divisionen wie nötig
league-choice-moves = { $number ->
    [0] Niemand steigt auf oder ab
    [one] 1 Aufstieg, 1 Abstieg
   *[other] { $number } Aufstiege, { $number } Abstiege
}
league-choice-days = { $number ->
    [one] Ein Tag
   *[other] { $number } Tage
}
league-choice-overtime = { $number ->
    [0] Keine Nachspielzeit
    [one] Ein Tag Nachspielzeit
   *[other] { $number } Tage Nachspielzeit
}
league-choice-rest = { $number ->
    [one] Ein Tag bis zur nächsten Saison
   *[other] { $number } Tage bis zur nächsten Saison
}
league-choice-atonce = { $number ->
    [one] Ein offener Tisch auf einmal
   *[other] Bis zu { $number } offene Tische auf einmal
}
league-choose-atonce-all = Alle Tische auf einmal
league-choice-places = { $number } Startplätze

# Ihre Nachrichten
league-enter = Mitmachen
league-enter-waiting = Auf die Warteliste
league-leave = Aussteigen
league-look = Zeigen
league-my-standing = Wo ich stehe
league-tables-key = Tische
league-final-order = Schlusstabelle
league-entered = { $players ->
    [one] Angemeldet, 1 Person: { $names }
   *[other] Angemeldet, { $players } Personen: { $names }
}
league-waiting = Auf der Warteliste: { $names }
league-meet-exactly = { $times ->
    [one] Alle treffen einmal aufeinander.
   *[other] Alle treffen { $times }-mal aufeinander.
}
league-meet-between = Alle treffen { $least }- oder { $most }-mal aufeinander.
league-seats-even = { $times ->
    [one] Alle sitzen einmal auf jedem Platz.
   *[other] Alle sitzen { $times }-mal auf jedem Platz.
}
league-seats-nearly = Alle sitzen gleich oft auf jedem Platz oder einmal mehr.
league-table-link = Tisch { $table }: { $link }
league-more-names = { $more } weitere
league-nobody-entered = *Noch hat sich niemand angemeldet.*
league-runs-until = Tische werden bis { $end } eröffnet ({ $left }).
league-overtime-until = Kein Tisch wird mehr eröffnet; was offen ist, endet { $end }.
league-is-closed = Diese Saison ist abgeschlossen.
league-is-cancelled = Sie findet nicht statt.
league-result = **{ $title }**, Tisch { $table } ist zu Ende:
league-result-corrected = **{ $title }**, das Ergebnis von Tisch { $table } wurde berichtigt:
league-result-seat = { $name }: { $score }, { $points } Ligapunkte
league-champions = { $names-count ->
    [one] **{ $names }** gewinnt den Titel.
   *[other] **{ $names }** teilen sich den Titel.
}
league-go-up = Aufstieg: { $names }
league-go-down = Abstieg: { $names }
league-final = { $place } · { $name }, { $points } Punkte
league-final-guest = { $line } (Gast)
league-final-left = { $line } (zurückgezogen)
league-no-order = Noch gibt es keine Schlusstabelle.
league-no-champions = *Noch ist keine Saison zu Ende gespielt.*
league-history-line = Saison { $number }: { $names }

# Mitmachen und aussteigen
league-you-entered = Du bist dabei: { $title }.
league-you-wait = Alle Startplätze von { $title } sind vergeben. Du bist Nummer { $number } auf der Warteliste und erfährst, wenn du einen hast.
league-not-entered = Du bist nicht angemeldet.
league-you-left = Du bist nicht mehr angemeldet: { $title }.
league-really-withdraw = ### Aus { $title } aussteigen?
league-withdraw = Aussteigen
league-you-withdrew = Du bist ausgestiegen: { $title }.

# Was die Leitung tut
league-did-pause = { $by } hat die Saison bis { $until } unterbrochen: { $reason }
league-did-resume = { $by } hat die Pause beendet.
league-did-extend = { $days ->
    [one] { $by } hat die Saison um einen Tag verlängert: { $reason }
   *[other] { $by } hat die Saison um { $days } Tage verlängert: { $reason }
}
league-did-end = { $by } lässt keine weitere Saison folgen: { $reason }
league-did-correct = { $by } hat das Ergebnis von Tisch { $table } berichtigt: { $reason }
league-corrected-late = { $told } Die Saison ist abgeschlossen: Verlauf und Wertungen folgen, Auf- und Abstieg bleiben.
league-did-bar = { $by } lässt { $player } sich bis { $until } nicht anmelden: { $reason }
league-did-unbar = { $by } lässt { $player } sich wieder anmelden.
league-did-role = { $by } lässt auch { $role } die Liga leiten.
league-did-results = { $by } lässt Ergebnisse in { $channel } bekannt geben.
league-not-barred = Diese Person ist nicht gesperrt.
league-no-such-table = Kein beendeter Tisch dieser Liga hat diese Nummer.
league-bad-places = „{ $typed }“ sagt nicht, wer wo gelandet ist. Schreib die Ränge der { $seats } Plätze in ihrer Reihenfolge, etwa „2 1 3“; gleiche Zahlen teilen sich einen Rang, „x“ ist verloren.
league-cannot-write = In { $channel } darf ich nicht schreiben.
league-log = ### Was mit { $league } geschah
league-log-empty = Noch nichts. Hier steht, was die Leitung mit `/leiten` tut.
league-log-line = { $at } { $said }
