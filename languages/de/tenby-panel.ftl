# Werte der Optionen.
tenby-option-accolades-none = keine
tenby-option-accolades-open-sea = Offene See
tenby-option-accolades-ebb-and-flow = Ebbe und Flut
tenby-option-accolades-high-tide = Hochwasser
tenby-option-first-player-by-lot = das Los
tenby-option-first-player-seat-1 = Platz 1
tenby-option-first-player-seat-2 = Platz 2
tenby-option-first-player-seat-3 = Platz 3
tenby-option-first-player-seat-4 = Platz 4
tenby-option-first-player-seat-5 = Platz 5

# Worum es geht.
tenby-tagline = Straßen am Meer: Wähle einen Tag und verbinde Reihenhäuser und Piers von Meer zu Meer.

# Wie es um den Platz steht.
tenby-panel-standing = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · { $rings ->
        [0] keine Ringe
        [one] 1 Ring
       *[other] { $rings } Ringe
    } · Runde { $round } von { $rounds }
tenby-panel-meanwhile = { $who-is ->
        [you] Du bist am Zug.
        [one] { $who } ist am Zug.
        [us] { $who-begins } wählt noch.
       *[many] { $who } wählen noch.
    } Das kannst du jederzeit tun:
tenby-panel-show = { $accolade } für { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } aufdecken

# Vorbereitung.
tenby-panel-keep = **Behalte einen dieser Bewohner.** Der andere geht zurück.
tenby-panel-resident-now = { $resident } (jetzt { $points })
tenby-panel-keep-key = { $resident } behalten
tenby-panel-declare = **Deine Auszeichnung:** { $accolade }.
tenby-panel-declare-open = Aufgedeckt ist sie 15 Punkte wert, und alle können sie gewinnen.
tenby-panel-declare-secret = Geheim ist sie 5 Punkte wert, und nur du kannst sie gewinnen. Später kannst du sie für so viele Ringe aufdecken, wie die Nummer der Runde beträgt (1 bis { $rounds }).
tenby-panel-open = Aufdecken: 15 Punkte, für alle
tenby-panel-secret = Geheim halten: 5 Punkte, für dich

# Nacht.
tenby-panel-night = **Wähle eine Tageskarte.** Am Tag handelt die niedrigste Zahl zuerst.
tenby-panel-day = Tag { $number }: { $actions }{ $rings ->
        [0] {""}
        [one] {" "}(1 Ring darauf)
       *[other] {" "}({ $rings } Ringe darauf)
    }
tenby-panel-day-taken = Tag { $number } ({ $who })
tenby-panel-days-taken = Vergeben: { $days }.
tenby-panel-then-choose = Danach an der Reihe: { $who }.
tenby-panel-towns = Städte ansehen

# Danke für den Besuch.
tenby-panel-visit = **Danke für den Besuch.** Zieh drei Karten und lege eine davon an, oder nimm einen Ring. Was gezogen ist, lässt sich nicht zurücknehmen.
tenby-panel-visit-which = **Welche dieser Karten legst du an?** Die anderen werden abgelegt.
tenby-panel-visit-draw = { $terraces ->
        [0] {""}
        [one] 1 Reihenhaus
       *[other] { $terraces } Reihenhäuser
    }{ $terraces ->
        [0] {""}
       *[other] { $piers ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $piers ->
        [0] {""}
        [one] 1 Pier
       *[other] { $piers } Piers
    } ziehen
tenby-panel-visit-ring = Stattdessen einen Ring nehmen
tenby-panel-card-told = **{ $card }**: { $shows }

# Am Tag: Karten bekommen.
tenby-panel-day-open = **Tag { $number }.** Noch offen: { $actions }.
tenby-panel-day-bought = **Bezahlt: eine Aktion { $action }.** Wähle, was sie bringt.
tenby-panel-day-done = **Tag { $number }.** Alle Aktionen sind genutzt: Gib Ringe aus, oder beende den Zug.
tenby-panel-take = { $card } nehmen: { $points }
tenby-panel-card-up-to = { $card }: bis zu { $points }
tenby-panel-new-card-up-to = Neu: { $card }: bis zu { $points }
tenby-panel-revealed = Neu im Markt: **{ $card }**, { $shows }
tenby-panel-card-shows = { $scores } · { $left }–{ $right } · { $shows }
tenby-panel-market = { $deck ->
        [T] Reihenhäuser
        [P] Piers
       *[L] Wahrzeichen
    }: { $cards ->
        [0] keine offen
       *[other] { $cards } offen
    }
tenby-panel-plain-end = Schlichtes { $deck ->
        [ET] Endhaus
       *[EP] Pierende
    }: bis zu { $points }
tenby-panel-plain-ends-left = 2 Punkte; jede der beiden Seiten ist möglich (noch { $left })
tenby-panel-blind = Verdeckt { $deck ->
        [T] ein Reihenhaus
        [P] einen Pier
       *[L] ein Wahrzeichen
    } ziehen
tenby-panel-blind-about = Was auch kommt, es muss angelegt werden (noch { $left })
tenby-panel-residents = Zwei Bewohner ziehen, einen behalten
tenby-panel-rings = Ringe ({ $rings }): kaufen, aufdecken, verlegen
tenby-panel-end = Zug beenden
tenby-panel-end-early = Zug beenden: { $actions ->
        [one] 1 Aktion verfällt
       *[other] { $actions } Aktionen verfallen
    } …
tenby-panel-ending = **Zug beenden?** { $rings ->
        [one] Diese Aktion verfällt für einen Ring:
       *[other] Diese Aktionen verfallen für je einen Ring:
    }
tenby-panel-given-up = Aktion { $action }
tenby-panel-too-late = Ringe, die jetzt kommen, kannst du erst im nächsten Zug ausgeben; um sie jetzt auszugeben, gib die Aktion zuerst unter „Ringe“ auf.
tenby-panel-end-forfeiting = Zug beenden, { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } nehmen

# Anlegen.
tenby-panel-at-right = rechts an Straße { $street }
tenby-panel-at-left = links an Straße { $street }
tenby-panel-at-new = neue Straße
tenby-panel-at-new-so = neue Straße, { $left }–{ $right }
tenby-panel-before = Straße { $street }, vor { $card }
tenby-panel-behind = Straße { $street }, hinter { $card }
tenby-panel-changed = { $card } { $points }
tenby-panel-change = { $before } → { $after } Punkte
tenby-panel-gain-of = { $change } ({ $changes })
tenby-panel-shown = Gezeigt: { $where } · { $gain }
tenby-panel-and-residents = { $told } · Bewohner { $points }
tenby-panel-and-completes = { $told } · vollendet die Straße
tenby-panel-placing = **Anlegen: { $card }.** { $shows }
tenby-panel-place-and-end = Anlegen und Zug beenden: { $where }, { $points }
tenby-panel-place-and-go-on = Anlegen, dann Ringe ausgeben
tenby-panel-place-first = Anlegen, dann noch einmal ansehen
tenby-panel-place-key = Anlegen: { $where }, { $points }
tenby-panel-place-key-end = Anlegen, Ende: { $where }, { $points }
tenby-panel-look-at = { $where }: { $points }
tenby-panel-look-at-place = Erst eine andere Stelle ansehen

# Ringe.
tenby-panel-shop = **Ringe.** Wofür gibst du sie aus?
tenby-panel-prices = Eine zusätzliche Aktion Reihenhaus kostet 2, Pier 3, Wahrzeichen oder Bewohner 4, eine Karte aufdecken 1, eine Karte verlegen { $move }.
tenby-panel-buy = Aktion { $action } kaufen: { $rings } Ringe
tenby-panel-reveal = { $deck ->
        [T] Reihenhaus
        [P] Pier
       *[L] Wahrzeichen
    } aufdecken: { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }
tenby-panel-forfeit = Aktion { $action } aufgeben: +1 Ring
tenby-panel-activate = Eine Auszeichnung für alle freischalten: { $rings } Ringe
tenby-panel-move = Eine Karte verlegen: { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }
tenby-panel-which-card = Welche Karte?
tenby-panel-moving = **Verlege eine Karte deiner Stadt** für { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }. Die Lücke, die sie lässt, muss sich schließen.
tenby-panel-move-card = { $card } in Straße { $street }: bis zu { $points }
tenby-panel-moving-card = **Verlegen: { $card }**
tenby-panel-move-here = Verlegen: { $where }, { $points } ({ $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    })

# Städte.
tenby-panel-town-of = { $who-is ->
        [you] Deine Stadt
       *[one] { $who }
    }
tenby-panel-has = Offen zu sehen: { $cards }.
tenby-panel-street = Straße { $number }, { $left }–{ $right }, { $points }: { $cards }
tenby-panel-street-completed = Straße { $number }, vollendet, { $left }–{ $right }, { $points }: { $cards }
