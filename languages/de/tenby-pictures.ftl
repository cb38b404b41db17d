# Beschriftungen in den Bildern von Tenby.
tenby-picture-before = vor Runde 1
tenby-picture-over = Spielende
tenby-picture-visiting = Danke für den Besuch
tenby-picture-round = Runde { $round } von { $rounds }
tenby-picture-everybody = Alle wählen
tenby-picture-night = Nacht
tenby-picture-no-days = neue Tageskarten kommen mit der nächsten Runde
tenby-picture-row = { $deck ->
        [T] Reihenhäuser
        [P] Piers
       *[L] Wahrzeichen
    }
tenby-picture-plain-ends = Schlichte Enden
tenby-picture-two-points = 2 P.
tenby-picture-left = noch zu ziehen
tenby-picture-worth = { $points } Punkte
tenby-picture-secret-worth = geheim, { $points } Punkte
tenby-picture-activate = für { $rings } Ringe
tenby-picture-points-came = Woher die Punkte kamen
tenby-picture-resigned = aufgegeben
tenby-picture-rings = Ringe
tenby-picture-residents = Bewohner
tenby-picture-sea-to-sea = von Meer zu Meer
tenby-picture-town-only = nur Stadtkarten
tenby-picture-holds = { $who-is ->
        [you] Du legst an:
       *[one] { $who } legt an:
    } { $card }
tenby-picture-last = { $who-is ->
        [you] Du
       *[one] { $who }
    }: { $cards }
tenby-scored-sky = Himmel und Meer
tenby-scored-houses = An Häusern
tenby-scored-street = An der Straße
tenby-scored-colours = Farben
tenby-scored-kinds = Kartenarten
tenby-scored-fixed = Feste Punkte
tenby-scored-residents = Bewohner
tenby-scored-accolades = Auszeichnungen
tenby-picture-new-street = Neue Straße
tenby-picture-each-street = jede Straße
tenby-picture-one-street = beste Straße
tenby-picture-waiting = Warten auf { $who-is ->
        [you] dich
        [many] alle
       *[one] { $who }
    }
tenby-picture-decide-resident = Welchen der beiden Bewohner behältst du?
tenby-picture-decide-place = Wohin damit: { $card }?
tenby-picture-decide-accolade = Deckst du deine Auszeichnung auf?
tenby-picture-decide-day = Wähle eine Tageskarte
tenby-picture-decide-offered = Welche legst du an: { $cards }?
tenby-picture-decide-visit = Drei Karten ziehen oder einen Ring nehmen?
tenby-picture-decide-act = Auf deiner Tageskarte noch offen
tenby-picture-decide-end = Alles genutzt: Ringe ausgeben oder Zug beenden
tenby-picture-move-cost = Karte verlegen { $rings }
tenby-picture-reveal-cost = aufdecken { $rings }
tenby-picture-your-town = Deine Stadt
tenby-picture-only-you = nur du siehst das
tenby-picture-town-points = Stadtpunkte
tenby-picture-to-keep = Behalte einen davon
tenby-picture-residents-worth = Deine Bewohner: jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tenby-picture-build = Bauen
tenby-picture-refused = Nicht möglich: { $why }
tenby-picture-shift = Verlegen kostet { $rings } von deinen { $own } Ringen: { $card }.
tenby-picture-can-go = Wohin { $card } passt
tenby-picture-place-new = neue Straße { $side }
tenby-picture-place-left = Straße { $street } links { $side }
tenby-picture-place-right = Straße { $street } rechts { $side }
tenby-picture-rings-buy = für Ringe
tenby-picture-inactive = gesperrt
