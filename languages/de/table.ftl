# Was ein Tisch ablehnt.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-not-started = An diesem Tisch hat das Spiel noch nicht begonnen.
table-is-over = An diesem Tisch ist das Spiel zu Ende.
table-moved-on = Dieser Knopf ist veraltet, das Spiel ist schon weiter; so steht es jetzt.
table-turn-changed = Dieser Knopf ist veraltet, dein Zug hat sich geändert; so steht er jetzt.
table-needs-confirming = Das beendet deinen Zug oder deckt etwas Verborgenes auf; deshalb musst du es bestätigen.
table-resigned-already = Du hast schon aufgegeben.
table-seated-already = Du sitzt schon an diesem Tisch.
table-taken-off = Der Gastgeber hat dich von diesem Tisch genommen. Sobald du eingeladen bist, kannst du dich wieder setzen.
table-seats-kept = Die freien Plätze sind für Eingeladene reserviert.
table-seats-taken = An diesem Tisch ist kein Platz mehr frei.
table-no-longer-seated = Diese Person sitzt nicht mehr an diesem Tisch.
table-fewer-seats = { $seated ->
    [one] Hier sitzt schon jemand; weniger Plätze sind nicht möglich.
   *[other] Hier sitzen schon { $seated } Leute; weniger Plätze sind nicht möglich.
}
table-needs-players = { $missing ->
    [one] Für { $game } fehlt noch 1 Person.
   *[other] Für { $game } fehlen noch { $missing } Personen.
}
table-not-alone = Inzwischen sitzt noch jemand hier; beginnt mit „Starten“ zusammen.
table-direct-alone = In Direktnachrichten bist nur du, deshalb ist ein Tisch hier für eine Person. Mit /spielen in einem Kanal eines Servers eröffnest du einen für mehrere.
table-only-host = Das kann nur der Gastgeber dieses Tisches.
table-name-long = Der Name eines Tisches hat höchstens { $most } Zeichen; dieser hat { $length }.
table-name-sign = Der Name eines Tisches besteht aus Wörtern: Bitte lass „{ $sign }“ weg.
table-name-lines = Der Name eines Tisches besteht aus einer einzigen Zeile.
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
table-older-rules = Dieser Tisch wurde nach den Regeln einer älteren Version begonnen; deshalb lassen sich seine Züge nicht mehr nachspielen.

# Tische, und wie es an ihnen steht.
table-title = { $game } · Tisch { $table }
table-title-challenge = Wochenpartie · { $game } · Tisch { $table }
table-title-named = { $name } · { $game } · Tisch { $table }
table-none-here = Hier gibt es keinen Tisch. Mit /spielen eröffnest du einen.
table-goes-on-here = -# In einem Thread dieses Tisches kann ich nicht schreiben; deshalb wird hier gespielt.
table-to-move = { $who-is ->
    [you] **Du** bist am Zug, letzte Änderung { $since }
    [us] { $who-begins } seid am Zug, letzte Änderung { $since }
    [many] { $who } sind am Zug, letzte Änderung { $since }
   *[one] { $who } ist am Zug, letzte Änderung { $since }
}
table-waiting-for = { $who-is ->
    [many] Du bist nicht am Zug: { $who } sind dran.
   *[one] Du bist nicht am Zug: { $who } ist dran.
}
table-wins = { $who-is ->
    [you] **Du** gewinnst. { $why }
    [us] { $who-begins } teilt euch den Sieg. { $why }
    [many] { $who } teilen sich den Sieg. { $why }
   *[one] { $who } gewinnt. { $why }
}
table-score = { $who } { $points }
table-score-resigned = { $who } { $points } (aufgegeben)
table-score-part = { $label } { $points }
table-score-parts = { $score }: { $parts }
table-placed = **{ $place }** · { $score }
table-placed-text = { $place }. { $score }
table-place-and-score = { $place }. { $score }
table-resigns = { $who-is ->
    [you] Du gibst auf.
   *[one] { $who } gibt auf.
}
table-begins = Das Spiel beginnt.
table-further-picture = Das Brett, Bild { $number } von { $of }. Die Beschreibung des ersten Bildes sagt alles.
table-seed = -# Startwert `{ $seed }` · /prüfen spielt das ganze Spiel daraus nach
table-seed-after-week = -# Der Startwert wird gezeigt, wenn die Woche vorbei ist, { $end }: Andere spielen noch mit ihm. Sein SHA-256-Hash ist `{ $hash }`
table-commitment = -# Faires Spiel: Der SHA-256-Hash des Startwerts ist `{ $hash }`; der Startwert wird am Ende gezeigt.

# Benachrichtigungen.
table-your-turn = { $mention } du bist dran bei [{ $title }]({ $link })
table-over = { $mentions }[{ $title }]({ $link }) ist zu Ende: { $result }

# Welcher Tisch gemeint ist, und welcher Zug.
table-no-such-table = Es gibt keinen Tisch { $table }.
table-several = Hier gibt es mehrere Tische: { $tables }. Nenne einen mit der Option „tisch“.
table-choice = { $title } ({ $state }): { $names }
table-state-yours = du bist dran
table-state-lobby = wartet auf Mitspieler
table-state-playing = läuft
table-state-over = zu Ende
table-state-abandoned = abgesagt
table-other-game = An Tisch { $table } wird { $game } gespielt.
table-not-understood = „{ $typed }“ ist gerade keiner deiner Züge. Wähle aus der Liste oder tippe einen Zug, etwa „{ $example }“.
table-several-fit = „{ $typed }“ passt auf mehrere Züge. Wähle aus der Liste oder tippe einen Zug, etwa „{ $example }“.

# /tische, /verlauf, /prüfen und /aufgeben.
table-none-of-yours = Du sitzt an keinem Tisch. Mit /spielen eröffnest du einen.
table-yours = ### Deine Tische
table-yours-lobby = - [{ $title }]({ $link }): wartet auf Mitspieler
table-yours-waiting = - [{ $title }]({ $link }): **du bist dran**, letzte Änderung { $since }
table-yours-due = - [{ $title }]({ $link }): **du bist dran**, Zeit endet { $due }
table-yours-playing = - [{ $title }]({ $link }): { $state }
table-only-players = An diesem Tisch darf nur nachsehen, wer mitspielt.
table-history = ### Verlauf · { $title }
table-history-line = { $number }. { $told }
table-earlier = Früher
table-later = Später
table-seed-later = Der Startwert wird gezeigt, wenn das Spiel zu Ende ist. Bis dahin legt ihn sein SHA-256-Hash fest: `{ $hash }`
table-verified-seed = Startwert `{ $seed }`
table-verified-hash = Sein SHA-256-Hash, zu Beginn veröffentlicht, ist `{ $hash }`
table-verified = { $moves ->
    [one] Spielt man daraus 1 Zug nach, ergibt sich genau die gespielte Stellung. Das ganze Spiel steht in der Datei; `python -m bot.replay` führt hindurch.
   *[other] Spielt man daraus { $moves } Züge nach, ergibt sich genau die gespielte Stellung. Das ganze Spiel steht in der Datei; `python -m bot.replay` führt hindurch.
}
table-not-verified = { $moves ->
    [one] Spielt man daraus 1 Zug nach, ergibt sich nicht die aufbewahrte Stellung. Das ganze Spiel steht in der Datei; `python -m bot.replay` führt hindurch.
   *[other] Spielt man daraus { $moves } Züge nach, ergibt sich nicht die aufbewahrte Stellung. Das ganze Spiel steht in der Datei; `python -m bot.replay` führt hindurch.
}
table-resign-sure = Bei { $title } aufgeben? Die anderen spielen ohne dich weiter, und du landest auf dem letzten Rang. Wenn lieber jemand für dich weiterspielen soll, biete deinen Platz an.
table-resign-sure-alone = { $title } aufgeben? Damit ist die Partie vorbei.
table-resign = Aufgeben

# Das Brett in Worten
table-text-since = Seit deinem letzten Zug:
table-text-lately = Was zuletzt geschah:
table-text-moves = { $count ->
    [one] Ein Zug ist möglich; gib ihn mit /ziehen ein:
   *[other] { $count } Züge sind möglich; gib einen mit /ziehen ein:
 }
table-text-move = `{ $move }` { $told }
