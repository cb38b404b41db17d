# Jeden Tag ein Rätsel: ein Zug, für alle derselbe, eine Antwort, und der beste wird gezeigt, wenn der Tag vorbei ist.
puzzle-title = { $game }, Rätsel Nr. { $number }
puzzle-head = ### { $title }
puzzle-head-over = ### { $title } · Lösung
puzzle-ask-copenhagen = Ein ganzer Zug zu zweit: Welcher bringt die meisten Punkte?
puzzle-ask-kensington = Du hast ein Teil gezogen: Was baust du, für die meisten Punkte?
puzzle-ask-tenby = Dein Tag ist da: Welcher ganze Zug bringt deiner Stadt die meisten Punkte?
puzzle-opens = { $difficulty } · die Lösung kommt { $end }
puzzle-difficulty = { $signs } { $word }
puzzle-word = { $stars ->
    [1] leicht
    [2] machbar
    [3] mittel
    [4] schwer
   *[other] sehr schwer
}
puzzle-solve = Lösen
puzzle-begin = Zug machen
puzzle-runs = Serien
puzzle-compared = Was zählt: { $what }
puzzle-compared-copenhagen = Punkte dieses Zugs, dann verdiente Wappen, dann weniger abgegebene Karten. Ein Wappen, das nichts bringen kann, darf für alles benutzt werden.
puzzle-compared-kensington = Punkte dieses Zugs, dann Vögel in deinem Gebäude, dann übrige Marken.
puzzle-compared-tenby = Punkte deiner Stadt, dann Straßen von Meer zu Meer, dann übrige Ringe. Bewohner zählen nicht, und Verdecktes wird nicht gezogen.
puzzle-once = Eine Antwort zählt, die erste. Nur du siehst sie; der beste Zug wird gezeigt, wenn der Tag vorbei ist.
puzzle-panel = Rätsel: Nichts zählt, bevor du „Das ist meine Antwort“ drückst.
puzzle-sure = ### Ist das deine Antwort?
puzzle-answer = Das ist meine Antwort
puzzle-was-best = **Gefunden!** Dein Zug bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und es gibt keinen besseren.
puzzle-was-not-best = Dein Zug bringt { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}. Es gibt einen besseren.
puzzle-your-run = { $days ->
    [0] Deine Serie beginnt mit dem nächsten besten Zug.
    [one] Deine Serie: 1 Tag
   *[other] Deine Serie: { $days } Tage
}
puzzle-opens-then = Die Lösung kommt { $end }.
puzzle-best = Der beste Zug bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}:
puzzle-finders = Gefunden von { $names }{ $more ->
    [0] .
    [one] { " " }und einer weiteren Person.
   *[other] { " " }und { $more } weiteren.
}
puzzle-nobody-found = *Niemand hat ihn gefunden.*
puzzle-tally = { $tried ->
    [0] Noch hat es niemand versucht.
    [one] 1 Versuch, { $found } mal gefunden
   *[other] { $tried } Versuche, { $found } mal gefunden
}
puzzle-board = ### { $game }: Tage hintereinander
puzzle-runs-head = **Tage hintereinander**
puzzle-run-of = { $name } · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzle-no-runs = *Hier hat noch niemand eine Serie.*

# Was nicht geht
puzzle-none = Auf diesem Server gibt es heute kein solches Rätsel. Wer seine Kanäle verwalten darf, richtet es mit /rätsel einrichten ein.
puzzle-none-here = In diesem Kanal gibt es kein solches Rätsel.
puzzle-over = Der Tag dieses Rätsels ist vorbei. Das heutige hat sein eigenes „Lösen“.
puzzle-answered = Du hast heute schon geantwortet; eine Antwort zählt. Der beste Zug wird gezeigt, wenn der Tag vorbei ist.
puzzle-which = Welches der heutigen Rätsel?
puzzle-not-in-thread = Ein tägliches Rätsel braucht einen Kanal, keinen Thread: Threads schlafen ein.
puzzle-set-up = Ab jetzt steht in diesem Kanal jeden Tag ein Rätsel zu { $game }. Das erste kommt gleich.
puzzle-stopped = Hier folgt kein weiteres Rätsel zu { $games }. Das heutige läuft bis zu seinem Ende.

# Im Bild
puzzle-picture-title = Bester Zug, Nr. { $number }
puzzle-picture-solved = Bester Zug, Nr. { $number }: Lösung
puzzle-picture-about-copenhagen = ein Zug, welcher bringt am meisten?
puzzle-picture-about-kensington = ein Teil, was bringt am meisten?
puzzle-picture-about-tenby = ein Tag, welcher Zug bringt am meisten?
puzzle-picture-best = { $points ->
    [one] der beste Zug: ein Punkt
   *[other] der beste Zug: { $points } Punkte
}
puzzle-picture-opens = Die Lösung kommt morgen
puzzle-picture-open = Wie es ausging
puzzle-picture-run = { $days ->
    [0] noch keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
puzzle-picture-note = deine Antwort siehst nur du
puzzle-picture-hand = Deine Hand
puzzle-picture-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
puzzle-picture-abilities = Du darfst einsetzen
puzzle-picture-nothing = nichts
puzzle-picture-line-done = Reihe oder Spalte fertig
puzzle-picture-coat = Wappen: Bonusaktion
puzzle-picture-rings = { $rings ->
    [one] 1 Ring
   *[other] { $rings } Ringe
}
