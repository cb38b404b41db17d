# Was im Terminal liest, wer den Bot betreibt.
program-log-level = ROWHOUSE_LOG ist „{ $typed }“; möglich sind { $levels }.
program-database-nowhere = ROWHOUSE_DATABASE liegt in { $folder }; das ist kein Ordner.
program-database-folder = ROWHOUSE_DATABASE ist { $path }; das ist ein Ordner und keine Datei.
program-switch = { $setting } ist „{ $typed }“; möglich sind { $choices }.
program-shards = ROWHOUSE_SHARDS ist „{ $typed }“; es muss Shards nennen und wie viele es gibt, etwa { $example }.
program-shards-taken = Auf Shard { $shards } hört schon ein anderes Rowhouse ({ $who }); jeder Shard gehört einem Prozess.
program-superseded = Auf die Shards { $shards } hört jetzt ein anderes Rowhouse; dieses war zu lange weg und hört auf.
program-shards-of-a-file = ROWHOUSE_SHARDS ist { $shards }, aber eine Datenbankdatei ist für einen Prozess allein; mehrere teilen sich einen PostgreSQL-Server (ROWHOUSE_DATABASE=postgresql://...).
program-shards-refused = Discord nimmt die Shards { $shards } nicht an: Dieser Bot soll sich auf mehr davon verteilen. Setze ROWHOUSE_SHARDS, zum Beispiel auf { $example }.
program-log-format = ROWHOUSE_LOG_FORMAT ist „{ $typed }“; möglich sind { $formats }.
program-port = { $setting } ist „{ $typed }“; es muss eine Zahl von 0 bis { $most } sein.
program-drawings = ROWHOUSE_DRAWINGS ist „{ $typed }“; es muss eine Zahl von MB zwischen { $least } und { $most } sein.
program-address = ROWHOUSE_DISCORD ist „{ $typed }“; es muss eine Adresse wie { $example } sein.
program-metrics-cannot = ROWHOUSE_METRICS ist { $port }; dort kann Rowhouse nicht lauschen: { $why }.
program-no-stand-in = Der Spielplatz ließ sich nicht starten; ist der Port { $port } schon belegt?
program-topic = Mit /spielen geht es los: gleich gegen Bots oder mit den anderen. Neu in einem Spiel? /lernen
program-bad-token = Discord hat das Token in DISCORD_TOKEN abgelehnt.
program-starting-stand-in = Auf diesem Rechner startet ein Ersatz für Discord …
program-connecting = Der Bot verbindet sich …
program-database-lost = { $path } wurde gelöscht oder ersetzt; deshalb hat Rowhouse angehalten.
program-metrics = Zustand und Messwerte: { $address }/healthz, { $address }/metrics
program-open = Rowhouse ist offen: { $address }
program-invite = Rowhouse einladen: { $address }
program-no-such-game = Ein Spiel namens „{ $typed }“ gibt es nicht; im Regal stehen { $games }.
program-unreadable = { $path } lässt sich nicht lesen: { $why }.
program-no-files = Unter { $folder } liegt keine Spieldatei.
program-accepted = { $of ->
    [one] { $sound } von 1 Spiel übernommen.
   *[other] { $sound } von { $of } Spielen übernommen.
}
program-replayed = { $of ->
    [one] { $sound } von 1 Spiel nachgespielt.
   *[other] { $sound } von { $of } Spielen nachgespielt.
}
program-plays = { $who } spielt { $move }
program-your-move = { $who }, dein Zug (? zeigt alle Züge):
program-unfinished = Es kamen keine Züge mehr; das Spiel bleibt unbeendet.
