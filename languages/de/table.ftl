# Was ein Tisch ablehnt.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-not-started = An diesem Tisch hat das Spiel noch nicht begonnen.
table-is-over = An diesem Tisch ist das Spiel vorbei.
table-moved-on = Seit dieser Knopf gezeichnet wurde, ging das Spiel weiter; so steht es jetzt.
table-turn-changed = Seit dieser Knopf gezeichnet wurde, hat sich dein Zug geändert; so steht er jetzt.
table-needs-confirming = Das beendet deinen Zug oder deckt etwas Verborgenes auf und muss deshalb bestätigt werden.
table-resigned-already = Du hast schon aufgegeben.
table-seated-already = Du sitzt schon an diesem Tisch.
table-taken-off = Der Gastgeber hat dich von diesem Tisch genommen. Mit einer Einladung kannst du dich wieder setzen.
table-seats-kept = Die freien Plätze sind für Eingeladene reserviert.
table-seats-taken = An diesem Tisch ist kein Platz mehr frei.
table-host-yourself = Du bist selbst der Gastgeber.
table-no-longer-seated = Diese Person sitzt nicht mehr an diesem Tisch.
table-fewer-seats = { $seated ->
    [one] Hier sitzt schon jemand; weniger Plätze sind nicht möglich.
   *[other] Hier sitzen schon { $seated } Leute; weniger Plätze sind nicht möglich.
}
table-needs-players = { $missing ->
    [one] Für { $game } fehlt noch 1 Person.
   *[other] Für { $game } fehlen noch { $missing } Personen.
}
table-only-host = Das kann nur der Gastgeber dieses Tisches.
table-name-long = Der Name eines Tisches hat höchstens { $most } Zeichen; dieser hat { $length }.
table-name-sign = Der Name eines Tisches besteht aus Wörtern: Bitte lass „{ $sign }“ weg.
table-name-lines = Der Name eines Tisches ist eine einzige Zeile aus Wörtern.
table-cancelled = Dieser Tisch wurde abgesagt.
table-started-already = An diesem Tisch hat das Spiel schon begonnen.
table-leaves = { $who-is ->
    [you] Du verlässt das Spiel.
   *[one] { $who } verlässt das Spiel.
}

# Tische: was außerhalb eines Spiels über sie gesagt wird.

# Eine Zeile des Verlaufs und ein Ergebnis, die eine ältere Version auf Englisch aufbewahrt hat.
table-told-before = { $who-is ->
    [you] Du: { $words }
   *[one] { $who }: { $words }
}
table-ended-before = { $words }
table-older-rules = Dieser Tisch wurde nach den Regeln einer älteren Version begonnen, deshalb lassen sich seine Züge nicht mehr nachspielen.
