# Ein Tisch vor dem Spiel: eröffnen, seine Karte, was der Gastgeber wählen kann, und noch einmal spielen.
lobby-which-game = ### Welches Spiel?
lobby-choose-game = Wähle ein Spiel
lobby-for-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
lobby-for-players-to = { $fewest } bis { $most } Personen
lobby-closed-channel = Die Moderation lässt in diesem Kanal keine Tische zu. Versuch es in einem anderen.
lobby-not-over = An diesem Tisch wird noch gespielt; eine Revanche gibt es danach.
lobby-card-missing = Tisch { $table } ist offen, aber ich konnte seine Karte dort nicht posten. Sorg dafür, dass ich in diesem Kanal schreiben darf, und nimm dann /brett.
lobby-opened = Tisch { $table } ist offen: { $link }
lobby-rematch-known = Die Revanche gibt es schon, an Tisch { $table }: { $link }
lobby-rematch-is = Die Revanche ist an Tisch { $table }.
lobby-permissions-missing = Hier kann ich keinen Tisch aufstellen: Mir { $permissions-count ->
    [one] fehlt in diesem Kanal die Berechtigung
   *[other] fehlen in diesem Kanal die Berechtigungen
} { $permissions }.

# Die Karte
lobby-seat = { $number }. { $who }
lobby-seat-of-host = { $number }. { $who } (Gastgeber)
lobby-seat-free = { $number }. *frei*
lobby-seat-nobody = { $number }. frei
lobby-invited = Eingeladen: { $guests }
lobby-alone = { $who-is ->
    [you] Du spielst allein.
   *[one] { $who } spielt allein.
}
lobby-alone-ready = { $title }, für eine Person
lobby-waits = { $title } wartet auf Mitspieler
lobby-in-thread = in einem eigenen Thread
lobby-in-channel = in diesem Kanal
lobby-anyone-looks = alle dürfen nachsehen
lobby-players-look = nur wer mitspielt, darf nachsehen
lobby-rated = gewertet
lobby-starts-when-full = beginnt, sobald alle Plätze besetzt sind
lobby-starts-when-told = beginnt, sobald der Gastgeber startet
lobby-rematch-of = Revanche zu Tisch { $table }
lobby-choice = { $label }: { $value }
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-start = Starten
lobby-play-alone = Allein spielen
lobby-options = Optionen
lobby-cancel = Absagen
lobby-cancel-sure = { $title } absagen? Nachricht an: { $others }.
lobby-cancel-now = Tisch absagen
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-playing-in-channel = { $who } { $who-is ->
    [many] spielen
   *[one] spielt
} in diesem Kanal.
lobby-playing-in-thread = { $who } { $who-is ->
    [many] spielen
   *[one] spielt
} unten im Thread.
lobby-see-board = [Zum Brett]({ $link })

# Was der Gastgeber wählen kann
lobby-options-of = ### Optionen · { $title }
lobby-options-about = Was du wählst, gilt sofort; diese Ansicht siehst nur du.
lobby-how-many-seats = Wie viele Plätze
lobby-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
lobby-invite = Leute einladen: Ihr Platz bleibt für sie frei
lobby-nobody-invited = Niemand ist eingeladen: Wer kommt, darf sich setzen.
lobby-withdraw = Einladungen zurückziehen
lobby-play-in-channel = Im Kanal spielen
lobby-play-in-thread = In einem Thread spielen
lobby-let-players-look = Nur Mitspieler nachsehen lassen
lobby-let-anyone-look = Alle nachsehen lassen
lobby-start-when-told = Erst starten, wenn ich es sage
lobby-start-when-full = Starten, sobald alle Plätze besetzt sind
lobby-play-rated = Mit Wertung spielen
lobby-play-casually = Ohne Wertung spielen
lobby-name = Tisch benennen
lobby-name-which-game = Wähle bitte auch das Spiel mit der Option „spiel“: In einer Liste der Spiele ist kein Platz für so viele Gäste und einen Namen.
lobby-name-question = Wie soll er heißen? Leer: kein Name
lobby-take-off = Jemanden vom Tisch nehmen
lobby-hand-over = Den Tisch jemand anderem übergeben
lobby-player = { $name }
lobby-on = an
lobby-off = aus
lobby-choice-is = { $label }: **{ $value }**
lobby-turn-on = { $label }: einschalten
lobby-turn-off = { $label }: ausschalten
lobby-too-many-guests = Du hast { $guests ->
    [one] { $guests } Person
   *[other] { $guests } Personen
} eingeladen, aber an einem Tisch mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} ist außer dir nur Platz für { $most }.
lobby-bot-cannot-play = { $name } ist ein Bot und kann nicht mitspielen.
lobby-taken-off = Du spielst nicht mehr bei { $title } mit: { $by } hat dich vom Tisch genommen. Sobald du eingeladen bist, kannst du dich wieder setzen.
lobby-no-longer-host = { $host } ist jetzt Gastgeber von { $title }; deinen Platz behältst du.

# Zeit
lobby-time = **Zeit**
lobby-choose-clock = Wie viel Zeit alle haben
lobby-choose-zero = Was passiert, wenn die Zeit abläuft
lobby-zero-fallback = Der einfachste Zug wird gemacht
lobby-zero-takeover = Ein Computerspieler übernimmt
lobby-zero-loss = Das Spiel ist verloren
lobby-own-clock = Eine andere Uhr
lobby-clock-held = Stunden auf der Uhr, von 6 bis 336
lobby-clock-back = Gutschrift pro Zug, in Stunden
lobby-no-hours = „{ $typed }“ ist keine Zahl von Stunden. Ein Beispiel: 72
lobby-time-weekends-on = Uhren am Wochenende anhalten
lobby-time-weekends-off = Uhren am Wochenende laufen lassen
lobby-time-vacation-on = Urlaub soll die Uhr anhalten
lobby-time-vacation-off = Urlaub soll die Uhr nicht anhalten
lobby-time-plans-on = Vorausgeplante Züge erlauben
lobby-time-plans-off = Keine vorausgeplanten Züge erlauben
lobby-no-plans = Züge dürfen nicht vorausgeplant werden.
lobby-clock-alone = Wer allein spielt, spielt ohne Uhr; lass die Option „uhr“ weg.
