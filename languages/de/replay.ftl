# Ein Tisch noch einmal durchgegangen, Zug für Zug.
replay-open = Nachspielen
replay-head = ### Nachgespielt · { $title }
replay-beginning = { $turns ->
    [0] **Der Anfang** · noch wurde nichts gespielt
    [one] **Der Anfang** · 1 Zug folgt
   *[other] **Der Anfang** · { $turns } Züge folgen
}
replay-turn = { $who-is ->
    [you] **Zug { $turn } von { $turns }** · dein Zug
   *[one] **Zug { $turn } von { $turns }** · { $who }
}
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Ende
replay-jump = Zu einem Zug springen (von { $turns })
replay-choice = { $who-is ->
    [you] { $turn }. Du
   *[one] { $turn }. { $who }
}
replay-earlier-turns = Züge { $first } bis { $last } …
replay-later-turns = … Züge { $first } bis { $last }
replay-ribbon = Der Punktestand nach diesem Zug:
replay-private-picture = Was du damals sehen konntest:
replay-taken-back = Inzwischen wurden Züge zurückgenommen; so gilt es jetzt.
replay-nothing-newer = Das ist der neueste Zug; seither wurde nichts gespielt.
replay-contest = Andere spielen diese Wochenpartie vielleicht noch mit denselben Karten; bevor die Woche zu Ende ist, kann sie nur ansehen, wer sie gespielt hat.

# Seit deinem letzten Zug
replay-since-ask = Seit deinem letzten Zug
replay-since = { $turns ->
    [one] **Seit deinem letzten Zug**, der unten zu sehen ist, wurde 1 Zug gemacht. *Weiter* zeigt ihn.
   *[other] **Seit deinem letzten Zug**, der unten zu sehen ist, wurden { $turns } Züge gemacht. *Weiter* zeigt sie einzeln.
}
replay-since-beginning = { $turns ->
    [one] **Du hast noch keinen Zug gemacht.** Bisher wurde 1 Zug gemacht; *Weiter* zeigt ihn.
   *[other] **Du hast noch keinen Zug gemacht.** Bisher wurden { $turns } Züge gemacht; *Weiter* zeigt sie einzeln.
}
replay-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
replay-nothing-yet = Noch ist nichts geschehen: Das Spiel hat gerade begonnen.
