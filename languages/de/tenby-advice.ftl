# Warum ein Plan gut ist, in einer Zeile.
tenby-why-points = { $points ->
        [one] Das bringt sofort 1 Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
tenby-why-later = Das bringt sofort wenig, aber kommende Karten werden dafür zählen.
tenby-why-completes = Das vollendet eine Straße: sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tenby-why-residents = Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, davon { $residents } für Bewohner.
tenby-why-activates = Eine Auszeichnung, bei der deine Stadt vorn liegt, wird freigeschaltet.
tenby-why-rings = Nichts im Angebot ist mehr wert als die Ringe.
tenby-why-ring = Ein Ring jetzt kauft später etwas.
tenby-why-keep = { $resident } ist deiner Stadt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
tenby-why-residents-drawn = Der bessere von zwei Bewohnern bringt deiner Stadt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tenby-why-blind = Was offen liegt, passt schlechter als meistens { $deck ->
        [T] ein Reihenhaus
        [P] ein Pier
       *[L] ein Wahrzeichen
    } vom Stapel.
tenby-why-reveal = Ein übriger Ring zeigt { $deck ->
        [T] ein weiteres Reihenhaus
        [P] einen weiteren Pier
       *[L] ein weiteres Wahrzeichen
    } zur Auswahl.
tenby-why-refill = Die Lücke wird gefüllt, bevor der Anker kommt; das spart { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tenby-why-show = Niemand hat so viele: Aufgedeckt bringt die Auszeichnung { $points } Punkte mehr.
tenby-why-day = Mit dem Markt, wie er liegt, ist Tag { $number } etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
tenby-why-compass = Gegen die Anker, die kommen können, sind seine Aktionen etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
tenby-why-another-compass = Andere Kompasse wären besser als diese.
tenby-why-longer-row = Die Reihe darf nicht ausgehen: Ohne Kompass ist das Spiel verloren.
tenby-why-set-out = Vor dem Anker zu gehen ist die Ringe nicht wert.
tenby-why-lower = { $rings ->
        [one] Für einen Ring
       *[other] Für { $rings } Ringe
    } wählst du, bevor der Anker etwas nimmt.
tenby-why-token = Du erreichst { $accolade } mit einer Wahrscheinlichkeit von etwa { $chance } %.
tenby-why-visit = Die beste der drei Karten bringt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tenby-why-secret = Worum niemand sonst wetteifert, kann dir niemand nehmen.
tenby-why-open = So bringt sie mehr, aber alle wetteifern darum.
