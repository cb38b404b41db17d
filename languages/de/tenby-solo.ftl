# Was allein gewählt werden kann.
tenby-option-solo = Solospiel
tenby-option-solo-about = Was du allein spielst: das Grundspiel, ein Szenario mit einem Ziel oder die Andere Art.
tenby-option-solo-core = Grundspiel
tenby-option-solo-core-about = Zehn Runden gegen die Anker; am Ende sagt die Tabelle, wie gut du die Stadt kennst.
tenby-option-solo-cliff-climb = Klippensteig
tenby-option-solo-cliff-climb-about = Im ganzen Spiel gibt es nur fünf Ringe. Erreiche 160 Punkte.
tenby-option-solo-main-street = Hauptstraße
tenby-option-solo-main-street-about = Du darfst nur eine Straße bauen; was an kein Ende passt, kostet Punkte, und eine Karte zu verlegen kostet 1 Ring. Erreiche 120 Punkte.
tenby-option-solo-festival = Stadtfest
tenby-option-solo-festival-about = Vor der letzten Runde kommt Besuch, und es gibt Auszeichnungen. Erreiche 200 Punkte.
tenby-option-solo-even-streets = Gleichmaß
tenby-option-solo-even-streets-about = Eine Straße zählt nur, wenn ihre Karten 30 bis 60 Punkte wert sind. Erreiche 140 Punkte.
tenby-option-solo-nobody-home = Niemand zu Hause
tenby-option-solo-nobody-home-about = Es gibt keine Bewohner; ihre Symbole geben 2 Ringe. Erreiche 140 Punkte.
tenby-option-solo-not-perfect = Nichts ist vollkommen
tenby-option-solo-not-perfect-about = Jede Straße ist ein Teil von Pier, fünf Reihenhäusern, Pier; eine Karte zu verlegen kostet 1 Ring. Erreiche 120 Punkte.
tenby-option-solo-alternative-take = Andere Art
tenby-option-solo-alternative-take-about = Keine Anker, aber eine Reihe von Kompassen, die du mit Ringen verlängerst; ohne Kompass ist das Spiel verloren.
tenby-option-accolades-crosswind = Seitenwind
tenby-option-accolades-driftwood = Treibholz
tenby-option-accolades-none-about = Es gibt keine Auszeichnungen.
tenby-option-accolades-open-sea-about = Drei offene Auszeichnungen zu 10 Punkten, für die Stadt mit den meisten; allein dafür, eine Zahl zu erreichen.
tenby-option-accolades-ebb-and-flow-about = Alle erhalten eine Auszeichnung und entscheiden, ob sie für alle offen oder geheim ist.
tenby-option-accolades-high-tide-about = Auszeichnungen liegen offen, zählen aber erst, wenn jemand sie mit Ringen freischaltet.
tenby-option-accolades-crosswind-about = Drei Auszeichnungen, die du erreichen musst: Marken erhöhen, was jede bringt oder, wenn du sie verfehlst, kostet.
tenby-option-accolades-driftwood-about = Drei Auszeichnungen stecken zwischen zehn Wahrzeichen; was du davon nimmst und erreichst, bringt 10 Punkte.

# Warum Optionen nicht zusammenpassen.
tenby-limit-ten-rounds = Ein Solospiel hat zehn Runden.
tenby-limit-own-residents = Allein gibt es niemanden, dem Bewohner gezeigt würden: Sie bleiben bis zum Ende verdeckt.
tenby-limit-one-player = Allein gibt es niemanden sonst, der anfangen könnte.
tenby-limit-core-only = { $scenario } wird nach den Grundregeln gespielt, ohne andere Optionen.
tenby-limit-festival = Zum Stadtfest gehören Danke für den Besuch und Auszeichnungen: Offene See, Seitenwind oder Treibholz.
tenby-limit-accolades-of-several = Ebbe und Flut und Hochwasser sind für zwei bis fünf; allein gibt es Offene See, Seitenwind und Treibholz.
tenby-limit-accolades-alone = Seitenwind und Treibholz gibt es nur allein.
tenby-limit-solo-is-alone = Szenarien und die Andere Art gibt es nur allein.

# Kompasse und Anker.
tenby-compass = Kompass { $number } ({ $card })
tenby-compass-line = { $compass }: { $actions }
tenby-anchor-line = { $number } ({ $card }), markiert { $marks }

# Was Auszeichnungen allein verlangen.
tenby-needed-business = mindestens { $number } Geschäfte
tenby-needed-home = mindestens { $number } Wohnhäuser
tenby-needed-pier = mindestens { $number } Piers
tenby-needed-landmark = mindestens { $number } Wahrzeichen
tenby-needed-completed = mindestens { $number } vollendete Straßen
tenby-needed-cards = mindestens { $number } Karten in der Stadt
tenby-needed-longest = eine Straße aus mindestens { $number } Karten

# Punkte und das Ende.
tenby-penalty-pile = Strafstapel
tenby-cards-not-counted = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, zählt nicht: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tenby-rank-lost-tourist = Verirrter Tourist
tenby-rank-first-time-visitor = Zum ersten Mal hier
tenby-rank-weekend-getaway = Wochenendausflug
tenby-rank-seasoned-tourist = Erfahrener Tourist
tenby-rank-frequent-visitor = Stammgast
tenby-rank-part-of-the-town = Ein Teil der Stadt
tenby-rank-lost-tourist-word = Die Stadt wartet auf einen neuen Versuch.
tenby-rank-first-time-visitor-word = Ein Anfang; Bewohner hätten helfen können.
tenby-rank-weekend-getaway-word = Gut gemacht, und es gibt noch mehr zu sehen.
tenby-rank-seasoned-tourist-word = Du warst schon einmal hier.
tenby-rank-frequent-visitor-word = Die Stadt freut sich, dich zu sehen.
tenby-rank-part-of-the-town-word = Du kannst gleich einziehen.
tenby-grade-won = geschafft
tenby-grade-failed = nicht geschafft
tenby-grade-lost = verloren
tenby-solo-ranked = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $rank }. { $word }
tenby-solo-won = Geschafft: { $scenario } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, nötig waren { $goal }.
tenby-solo-failed = Nicht geschafft: { $scenario } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, nötig waren { $goal }.
tenby-solo-lost = Das Spiel ist in Runde { $round } verloren: Es gab keinen Kompass und keinen Ring dafür.
tenby-solo-left = Das Spiel wurde aufgegeben.

# Was ein Zug tat.
tenby-places-token = { $who-is ->
        [you] Du legst
       *[one] { $who } legt
    } eine Marke auf { $accolade }.
tenby-plays-compass = { $who-is ->
        [you] Du spielst
       *[one] { $who } spielt
    } { $compass }.
tenby-draws-compass = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } einen Ring für einen weiteren Kompass.
tenby-draws-this-compass = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } einen Ring für einen weiteren Kompass: { $compass }.
tenby-discards-compass = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } einen Ring und { $who-is ->
        [you] legst
       *[one] legt
    } { $compass } ab.
tenby-lowers-compass = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } einen Ring und { $who-is ->
        [you] senkst
       *[one] senkt
    } den Kompass auf { $number }.
tenby-sets-out = { $who-is ->
        [you] Du brichst
       *[one] { $who } bricht
    } mit Kompass { $number } auf.
tenby-takes-icon-ring = { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } den Ring eines Symbols.
tenby-ends-turn-for-rings = { $who-is ->
        [you] Du beendest deinen Zug
       *[one] { $who } beendet den Zug
    }{ $rings ->
        [0] {""}
        [one] {" "}und { $who-is ->
            [you] erhältst
           *[one] erhält
        } für offene Symbole 1 Ring
       *[other] {" "}und { $who-is ->
            [you] erhältst
           *[one] erhält
        } für offene Symbole { $rings } Ringe
    }.
tenby-draws-two-landmarks = { $who-is ->
        [you] Du ziehst
       *[one] { $who } zieht
    } zwei Wahrzeichen.
tenby-fits-nowhere = Das passt an kein Ende der Straße und kommt auf den Strafstapel: { $card }.
tenby-anchor-revealed = Der Anker ist { $anchor }.
tenby-anchor-takes = Der Anker nimmt aus dem Markt: { $cards }.
tenby-anchor-costs = { $number ->
        [one] Was er nicht fand, kostet 1 Karte für den Strafstapel.
       *[other] Was er nicht fand, kostet { $number } Karten für den Strafstapel.
    }
tenby-turn-begins-alone = { $who-is ->
        [you] Du beginnst deinen Zug
       *[one] { $who } beginnt den Zug
    }{ $rings ->
        [0] {""}
        [one] {" "}und { $who-is ->
            [you] erhältst
           *[one] erhält
        } 1 Ring
       *[other] {" "}und { $who-is ->
            [you] erhältst
           *[one] erhält
        } { $rings } Ringe
    }.
tenby-visiting-begins-alone = Danke für den Besuch: Drei Karten werden gezogen, eine wird angelegt.

# Züge zur Auswahl.
tenby-offer-token = Eine Marke auf { $accolade } ({ $tokens ->
        [0] noch keine
        [one] bisher 1
       *[other] bisher { $tokens }
    })
tenby-offer-compass = { $compass } spielen
tenby-offer-draw-compass = Für 1 Ring einen weiteren Kompass ziehen
tenby-offer-reveal-compass = Für 1 Ring einen weiteren Kompass aufdecken
tenby-offer-discard-compass = Für 1 Ring ablegen: { $compass }
tenby-offer-lower = Den Kompass für 1 Ring auf { $number } senken; der Anker hat { $anchor }
tenby-offer-set-out = Mit { $number } aufbrechen; der Anker hat { $anchor } und ist zuerst dran
tenby-offer-icon-ring = Den Ring eines Symbols nehmen
tenby-offer-end-for-rings = Zug beenden{ $rings ->
        [0] {""}
        [one] ; offene Symbole bringen 1 Ring
       *[other] ; offene Symbole bringen { $rings } Ringe
    }
tenby-offer-two-landmarks = Zwei Wahrzeichen ziehen und eines anlegen (noch { $left })
tenby-offer-reveal-to = Für { $rings } Ring eine Karte auf { $slot } aufdecken
tenby-offer-reveal-over = Für { $rings } Ring eine Karte auf { $slot } aufdecken; abgelegt wird { $card }

# Das Spielfeld.
tenby-doing-keep-alone = { $who-is ->
        [you] Du wählst
       *[one] { $who } wählt
    }, welcher von zwei Bewohnern bleibt.
tenby-doing-token = Runde { $round } von { $rounds }, Seitenwind: { $who-is ->
        [you] Du legst
       *[one] { $who } legt
    } eine Marke auf eine Auszeichnung.
tenby-doing-plan = Runde { $round } von { $rounds }, Planung: { $who-is ->
        [you] Du wählst
       *[one] { $who } wählt
    } einen Kompass.
tenby-doing-lower = Runde { $round } von { $rounds }, Planung: { $who-is ->
        [you] Du kannst
       *[one] { $who } kann
    } den Kompass senken, um vor dem Anker dran zu sein.
tenby-progress = { $game }: bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, ohne Bewohner und Auszeichnungen.
tenby-progress-to-goal = { $game }: bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, ohne Bewohner und Auszeichnungen; das Ziel sind { $goal }.
tenby-compass-in-hand = Auf der Hand: { $compass }.
tenby-compass-next = Jetzt zu nehmen: { $compass }.
tenby-compass-later = Danach: { $compass }.
tenby-compass-played = Gespielt: { $compass }; zählt als { $now }.
tenby-compass-deck = { $left ->
        [one] 1 Kompass liegt
       *[other] { $left } Kompasse liegen
    } im Stapel, { $discards } abgelegt.
tenby-anchor-first = Zuerst dran: Anker { $anchor }.
tenby-anchor-second = Danach dran: Anker { $anchor }.
tenby-anchor-done = Erledigt: Anker { $anchor }.
tenby-penalties = Strafstapel: { $terraces ->
        [one] 1 Reihenhaus
       *[other] { $terraces } Reihenhäuser
    }, { $piers ->
        [one] 1 Pier
       *[other] { $piers } Piers
    } und { $landmarks } Wahrzeichen kosten { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tenby-penalties-shown = Strafstapel: { $cards } kosten { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tenby-solo-accolade = Auszeichnung { $accolade } (10 Punkte). Bisher { $number }.
tenby-crosswind-accolade = Auszeichnung { $accolade } (10 Punkte), { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }. Bisher { $number }.
tenby-slot-card = { $slot }: { $card }.
tenby-slot-card-new = { $slot }: { $card }; gerade aufgedeckt.
tenby-slot-empty = { $slot }: leer.

# Warum nicht.
tenby-only-alone = Kompasse und Marken gibt es nur allein.
tenby-only-together = Das gibt es nur zu mehreren: Allein wählst du einen Kompass.
tenby-first-token = Lege zuerst eine Marke auf eine Auszeichnung.
tenby-first-compass = Wähle zuerst den Kompass für diese Runde.
tenby-first-set-out = Senke zuerst den Kompass oder brich mit ihm auf, wie er ist.
tenby-first-visit-alone = Sage zuerst, wie viele Reihenhäuser und Piers du ziehst.
tenby-first-act-alone = Du bist am Zug: Nutze ein Symbol deines Kompasses, gib Ringe aus oder beende den Zug.
tenby-accolade-is-full = Darauf liegen schon fünf Marken: { $accolade }.
tenby-compass-is-not-next = Nur der letzte Kompass der Reihe kann genommen werden, nicht { $compass }.
tenby-compass-is-not-there = Zur Wahl steht hier nicht: { $compass }.
tenby-no-row-of-compasses = Nur bei der Anderen Art werden Kompasse für einen Ring abgelegt.
tenby-no-compass-left = Es ist kein Kompass mehr zu ziehen.
tenby-no-such-row = Hier gibt es keine Reihe für Wahrzeichen: Eine Wahrzeichen-Aktion zieht zwei.
tenby-row-without-places = Hier haben die Reihen keine Plätze: Nenne zum Aufdecken nur den Buchstaben des Stapels.
tenby-reveal-where = Nenne den Platz für die Karte, etwa { $deck }1: eine Lücke, solange es eine gibt, sonst jeden Platz, dessen Karte dafür abgelegt wird.
tenby-one-street-only = In der Hauptstraße gibt es nur eine Straße, und was an eines ihrer Enden passt, kommt dorthin.
tenby-not-in-format = Jede Straße ist ein Teil von Pier, fünf Reihenhäusern, Pier, ohne Lücke.
tenby-plain-end-fits-nowhere = Ein schlichtes Ende würde an kein Ende der Straße passen.
tenby-no-visitors-ring = Allein gibt es stattdessen keinen Ring: Ziehe drei Karten.
tenby-no-rings-left = Im Vorrat ist kein Ring mehr.
tenby-nobody-is-home = Niemand ist zu Hause: Es gibt keine Bewohner.
