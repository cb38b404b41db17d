# Die Datenbank: was Spieler lesen, wenn sie versagt, und wer den Bot betreibt, wenn sie unbrauchbar ist.
store-moved-on = Das Spiel ist schon weiter; sieh es dir noch einmal an.
store-damaged-table = Tisch { $table } ist in der Datenbank beschädigt und lässt sich nicht öffnen: { $why }.
store-unknown-game = sein Spiel oder sein Zustand ist unbekannt
store-no-replay = seine Stellung lässt sich nicht lesen, und sein Protokoll führt zu keiner
store-unreadable-position = seine Stellung lässt sich nicht lesen
store-unreadable-arrangement = seine Optionen lassen sich nicht lesen
store-unreadable-players = die Liste seiner Spieler lässt sich nicht lesen
store-unreadable-question = seine Frage an die Mitspielenden lässt sich nicht lesen
store-unreadable-pauses = seine Pausen lassen sich nicht lesen
store-unreadable-clocks = seine Uhren lassen sich nicht lesen
store-unreadable-outcome = sein Ergebnis lässt sich nicht lesen
store-unreadable-log = sein Protokoll lässt sich nicht lesen
store-unreadable-draft = sein Entwurf lässt sich nicht lesen
store-unreadable-choices = was gewählt wurde, lässt sich nicht lesen
store-busy = Unsere Datenbank { $wrong }; deshalb wurde nichts geändert. Bitte versuch es gleich noch einmal.
store-damaged = Ein Teil unserer Datenbank ist beschädigt; deshalb wurde nichts geändert. Bitte sag denen Bescheid, die diesen Bot betreiben.
store-gone = Unsere Datenbank wurde gelöscht oder ersetzt; deshalb lässt sich nichts aufbewahren. Bitte sag denen Bescheid, die diesen Bot betreiben.
store-is-locked = ist von einem anderen Programm gesperrt
store-is-read-only = ist schreibgeschützt, oder ihr Ordner ist es
store-is-full = kann nicht wachsen: Der Datenträger ist voll
store-is-failing = lässt sich nicht lesen oder schreiben: Der Datenträger hat versagt
store-is-closed = lässt sich nicht öffnen; auch ihr Ordner muss beschreibbar sein
store-is-unreachable = ist nicht zu erreichen
store-is-damaged = ist beschädigt: { $why }
store-is-no-text = ist beschädigt: Sie enthält Text, der keiner ist

# Beim Start im Terminal gesagt.
store-none = Es gibt keine Datenbank { $path }.
store-cannot-be-used = Die Datenbank { $path } { $wrong }.
store-not-sound = { $path } ist keine intakte Rowhouse-Datenbank: { $why }.
store-part-missing = { $path } ist keine intakte Rowhouse-Datenbank: { $part } fehlt.
store-column-missing = { $path } ist keine intakte Rowhouse-Datenbank: Die Spalte { $column } von { $part } fehlt.
store-of-another-program = { $path } ist die Datenbank eines anderen Programms.
store-newer = { $path } wurde von einem neueren Rowhouse geschrieben (Version { $version }); dieses kennt { $known }.
store-password = { $path } lässt uns nicht herein: Benutzer oder Passwort stimmt nicht.
store-server-older = { $path } ist PostgreSQL { $version }; Rowhouse braucht mindestens { $oldest }.
store-not-utf8 = { $path } kann nicht benutzt werden: Eine Datenbank für Rowhouse braucht die Kodierung UTF8.
store-no-file = { $path } lässt sich nicht öffnen: Es ist keine Datei.
store-file-read-only = { $path } lässt sich nicht öffnen: Die Datei ist schreibgeschützt.
store-folder-read-only = { $path } lässt sich nicht öffnen: Der Ordner { $folder } ist schreibgeschützt.
store-cannot-be-opened = { $path } lässt sich nicht öffnen: { $why }.
store-lock = Die Datei { $path } { $wrong }.
store-in-use = Auf { $path } läuft schon ein anderes Rowhouse; beende es zuerst.
store-copied = Kopiert nach { $path }.
store-server-backup = { $path } liegt auf einem Server und wird mit PostgreSQLs eigenem pg_dump oder pg_basebackup gesichert; wie, steht in OPERATING.md.
store-copy-exists = { $path } gibt es schon; eine Sicherung überschreibt nie.
store-not-copied = { $path } lässt sich nicht nach { $copy } kopieren: Die Datenbank { $wrong }.
store-not-empty = { $path } ist nicht leer; eine Datenbank zieht nur in eine leere um.
store-nothing-to-move = In { $path } ist nichts, was umziehen könnte.
store-value = { $path } bleibt, wie es war: { $part } enthält einen Wert, den PostgreSQL nicht aufbewahren kann.
store-moved-otherwise = { $path } bleibt, wie es war: { $part } kam dort anders an, als es war.
store-moved = { $rows ->
    [one] Umgezogen: { $what }, zusammen 1 Zeile, von { $path } nach { $target }; was ankam, wurde verglichen und ist gleich.
   *[other] Umgezogen: { $what }, zusammen { $rows } Zeilen, von { $path } nach { $target }; was ankam, wurde verglichen und ist gleich.
}

# Was `python -m bot.store check` sagt.
store-damaged-file = Eine beschädigte Datei
store-tables = { $tables ->
    [0] keine Tische
    [one] 1 Tisch
   *[other] { $tables } Tische
}
store-report = { $problems ->
    [0] { $what }, keine Probleme.
    [one] { $what }, 1 Problem.
   *[other] { $what }, { $problems } Probleme.
}
store-file-damaged = Die Datei ist beschädigt: { $why }.
store-gap = { $lines ->
    [0] Tisch { $table } steht bei Version { $version }, aber sein Protokoll hat keine Zeilen.
    [one] Tisch { $table } steht bei Version { $version }, aber sein Protokoll hat 1 Zeile.
   *[other] Tisch { $table } steht bei Version { $version }, aber sein Protokoll hat { $lines } Zeilen.
}
store-other-position = Tisch { $table }: Sein Protokoll führt zu einer anderen Stellung als der aufbewahrten.
store-problem = Tisch { $table }: { $why }
store-older = { $tables ->
    [one] 1 Tisch wurde nach älteren Regeln begonnen; sein Protokoll lässt sich nicht mehr nachspielen.
   *[other] { $tables } Tische wurden nach älteren Regeln begonnen; ihr Protokoll lässt sich nicht mehr nachspielen.
}
store-log-elsewhere = Das Protokoll von Tisch { $table } führt nicht dorthin, wo er steht.
