# Wochenpartien: Auf einem Server spielen alle einmal mit denselben Karten.
challenge-closed = Diese Woche ist vorbei. Die Rangliste der neuen Woche hat ihr eigenes „Spielen“.
challenge-played = Du hattest diese Woche deinen Versuch; es gibt nur einen. Die nächste Woche bringt andere Karten.
challenge-none = Auf diesem Server gibt es keine Wochenpartie. Einrichten kann sie, wer hier Kanäle verwalten darf: /wochenpartie einrichten
challenge-not-in-thread = Eine Rangliste braucht einen Kanal, keinen Thread: Threads schlafen ein.
challenge-set-up = Die Wochenpartie steht ab jetzt in diesem Kanal. Diese Woche: { $title }.
challenge-stopped = Hier folgt keine weitere Wochenpartie. Die von dieser Woche läuft bis zu ihrem Ende.
challenge-no-direct = Ich kann dir keine Direktnachricht schicken, und dort würdest du spielen. Erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern und versuch es noch einmal; deinen Versuch hast du noch.
challenge-greeting = ### Wochenpartie von { $server }
    { $title }. Du hast einen Versuch, und nichts wird zurückgenommen. Er zählt, wenn du fertig bist, bevor die Woche endet: { $end }.
challenge-begun = Deine Partie ist in unseren Direktnachrichten: { $link }
challenge-playing = Deine Partie dieser Woche läuft schon: { $link }

# Die Rangliste
challenge-board = ### Wochenpartie · Woche { $week }
    { $title }
challenge-board-over = ### Wochenpartie · Woche { $week }, beendet
    { $title }
challenge-about = Alle spielen einmal mit denselben Karten, allein, in Direktnachrichten. Die Woche endet { $end }.
challenge-nobody-yet = *Noch ist niemand fertig.*
challenge-nobody-played = *Niemand ist fertig geworden.*
challenge-placed = **{ $place }** · { $name } · { $result }
challenge-left = { $name } · aufgegeben
challenge-more = { $players ->
    [one] und noch jemand
   *[other] und { $players } weitere
}
challenge-under-way = { $games ->
    [one] -# Eine Partie läuft noch.
   *[other] -# { $games } Partien laufen noch.
}
challenge-too-late = { $games ->
    [one] -# Eine Partie wurde nicht rechtzeitig fertig.
   *[other] -# { $games } Partien wurden nicht rechtzeitig fertig.
}
challenge-commitment = -# Faires Spiel: Der SHA-256-Hash des Startwerts ist `{ $hash }`; der Startwert wird gezeigt, wenn die Woche vorbei ist.
challenge-seed = -# Startwert `{ $seed }`; sein SHA-256-Hash, zu Beginn veröffentlicht, ist `{ $hash }`
challenge-play = Spielen
