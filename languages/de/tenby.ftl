# Die Optionen eines Tischs.
tenby-option-rounds = Runden
tenby-option-rounds-about = Wie viele Runden gespielt werden: zehn wie in der Anleitung, acht für ein kürzeres Spiel.
tenby-option-secret-residents = Geheime Bewohner
tenby-option-secret-residents-about = Bewohner bleiben bis zum Ende verdeckt; aus: alle sehen die behaltenen.
tenby-option-thanks-for-visiting = Danke für den Besuch
tenby-option-thanks-for-visiting-about = Vor der letzten Runde ziehen alle drei Karten und legen eine davon an, oder sie nehmen einen Rettungsring; allein gibt es keinen Ring.
tenby-option-accolades = Auszeichnungen
tenby-option-accolades-about = Ehrungen für die Stadt, die von etwas am meisten hat; allein dafür, eine Zahl zu erreichen.
tenby-option-first-player = Wer beginnt
tenby-option-first-player-about = Wer die erste Tageskarte wählt: durch das Los bestimmt oder ein Platz am Tisch.
tenby-no-such-first-player = Platz { $number } kann nicht anfangen: Am Tisch sitzen nur { $seats }.

# Karten.
tenby-card = { $name } ({ $card })
tenby-plain-terrace = ein schlichtes Endhaus ({ $card })
tenby-plain-pier = ein schlichtes Pierende ({ $card })
tenby-start-card = die Startkarte ({ $card })
tenby-card-line = { $card }: { $edges }; { $shows }; { $scores }
tenby-edges = { $left }–{ $right }
tenby-edge-terrace = Haus
tenby-edge-pier = Pier
tenby-edge-sea = Meer
tenby-shows-nothing = nichts
tenby-icon-terrace = Reihenhaus
tenby-icon-pier = Pier
tenby-icon-home = Wohnhaus
tenby-icon-business = Geschäft
tenby-icon-landmark = Wahrzeichen
tenby-building-red = rotes Gebäude
tenby-building-yellow = gelbes Gebäude
tenby-building-green = grünes Gebäude
tenby-building-blue = blaues Gebäude
tenby-building-purple = lila Gebäude
tenby-building-white = weißes Gebäude
tenby-feature-bench = { $number ->
        [one] 1 Bank
       *[other] { $number } Bänke
    }
tenby-feature-bin = { $number ->
        [one] 1 Mülleimer
       *[other] { $number } Mülleimer
    }
tenby-feature-binoculars = { $number ->
        [one] 1 Fernrohr
       *[other] { $number } Fernrohre
    }
tenby-feature-chimney = { $number ->
        [one] 1 Schornstein
       *[other] { $number } Schornsteine
    }
tenby-feature-cloud = { $number ->
        [one] 1 Wolke
       *[other] { $number } Wolken
    }
tenby-feature-flowerbox = { $number ->
        [one] 1 Blumenkasten
       *[other] { $number } Blumenkästen
    }
tenby-feature-lamppost = { $number ->
        [one] 1 Laterne
       *[other] { $number } Laternen
    }
tenby-feature-lobsterbox = { $number ->
        [one] 1 Hummerkorb
       *[other] { $number } Hummerkörbe
    }
tenby-feature-porch = { $number ->
        [one] 1 Vordach
       *[other] { $number } Vordächer
    }
tenby-feature-seagull = { $number ->
        [one] 1 Möwe
       *[other] { $number } Möwen
    }
tenby-feature-shutters = { $number ->
        [one] 1 Paar Fensterläden
       *[other] { $number } Paar Fensterläden
    }

# Was eine Karte wertet.
tenby-scores-fixed = { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tenby-scores-white = { $points } für { $each } auf der nächsten Karte links und rechts
tenby-scores-grey = { $points } für { $each } auf den nächsten zwei Karten links und rechts
tenby-scores-left = { $points } für { $each } auf den nächsten zwei Karten links
tenby-scores-right = { $points } für { $each } auf den nächsten zwei Karten rechts
tenby-scores-gold = { $points } für { $each } in der ganzen Straße
tenby-each-bench = jede Bank
tenby-each-bin = jeden Mülleimer
tenby-each-binoculars = jedes Fernrohr
tenby-each-chimney = jeden Schornstein
tenby-each-cloud = jede Wolke
tenby-each-flowerbox = jeden Blumenkasten
tenby-each-lamppost = jede Laterne
tenby-each-lobsterbox = jeden Hummerkorb
tenby-each-porch = jedes Vordach
tenby-each-seagull = jede Möwe
tenby-each-shutters = jedes Paar Fensterläden
tenby-each-town = jede Stadtkarte
tenby-each-terrace = jedes Reihenhaus
tenby-each-home = jedes Wohnhaus
tenby-each-business = jedes Geschäft
tenby-each-pier = jeden Pier
tenby-each-landmark = jedes Wahrzeichen
tenby-each-start = jede Startkarte
tenby-each-red = jedes rote Gebäude
tenby-each-yellow = jedes gelbe Gebäude
tenby-each-green = jedes grüne Gebäude
tenby-each-blue = jedes blaue Gebäude
tenby-each-purple = jedes lila Gebäude
tenby-each-unique = jede unterschiedliche Gebäudefarbe
tenby-many-bench = Bänke
tenby-many-bin = Mülleimer
tenby-many-binoculars = Fernrohre
tenby-many-chimney = Schornsteine
tenby-many-cloud = Wolken
tenby-many-flowerbox = Blumenkästen
tenby-many-lamppost = Laternen
tenby-many-lobsterbox = Hummerkörbe
tenby-many-porch = Vordächer
tenby-many-seagull = Möwen
tenby-many-shutters = Paar Fensterläden
tenby-many-terrace = Reihenhäuser
tenby-many-home = Wohnhäuser
tenby-many-business = Geschäfte
tenby-many-pier = Piers
tenby-many-red = rote Gebäude
tenby-many-yellow = gelbe Gebäude
tenby-many-green = grüne Gebäude
tenby-many-blue = blaue Gebäude
tenby-many-purple = lila Gebäude
tenby-many-unique = verschiedene Gebäudefarben

# Bewohner.
tenby-resident = { $name } { $version }
tenby-called-shutters = Tischlerin
tenby-called-chimney = Schornsteinfegerin
tenby-called-flowerbox = Gärtnerin
tenby-called-cloud = Malerin
tenby-called-seagull = Vogelkundlerin
tenby-called-porch = Postbotin
tenby-called-lamppost = Laternenanzünderin
tenby-called-bin = Straßenkehrerin
tenby-called-bench = Rentnerin
tenby-called-binoculars = Küstenwache
tenby-called-lobsterbox = Fischerin
tenby-called-red = Rote Anstreicherin
tenby-called-yellow = Gelbe Anstreicherin
tenby-called-green = Grüne Anstreicherin
tenby-called-blue = Blaue Anstreicherin
tenby-called-purple = Lila Anstreicherin
tenby-called-unique = Künstlerin
tenby-called-terrace = Immobilienmaklerin
tenby-called-pier = Hafenmeisterin
tenby-called-home = Kinderfrau
tenby-called-business = Bankerin
tenby-resident-one-line = { $resident }: { $tiers } { $many } in einer Straße: { $incomplete } Punkte, vollendet { $complete }
tenby-resident-each-line = { $resident }: { $tiers } { $many }, für jede Straße: { $incomplete } Punkte, vollendet { $complete }

# Auszeichnungen.
tenby-accolade = { $name } ({ $card })
tenby-honour-business = Geschäftsführerin
tenby-honour-home = Vermieterin
tenby-honour-pier = Admiralin
tenby-honour-landmark = Stadtführerin
tenby-honour-completed = Bürgermeisterin
tenby-honour-cards = Stadtplanerin
tenby-honour-longest = Briefträgerin
tenby-accolade-line = { $accolade }: { $most }
tenby-most-business = die meisten Geschäfte
tenby-most-home = die meisten Wohnhäuser
tenby-most-pier = die meisten Piers
tenby-most-landmark = die meisten Wahrzeichen
tenby-most-completed = die meisten vollendeten Straßen
tenby-most-cards = die meisten Karten in der Stadt
tenby-most-longest = die längste Straße

# Aktionen einer Tageskarte.
tenby-action-terrace = Reihenhaus
tenby-action-pier = Pier
tenby-action-landmark = Wahrzeichen
tenby-action-resident = Bewohner
tenby-action-ring = Ring
tenby-action-times = { $number ->
        [one] { $action }
       *[other] { $number } × { $action }
    }

# Wertung.
tenby-street = Straße { $number }
tenby-street-completed = Straße { $number }, vollendet
tenby-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tenby-completed-streets = Vollendete Straßen

# Wie es endete.
tenby-over = Alle { $rounds } Runden sind gespielt.
tenby-over-by-streets = Alle { $rounds } Runden sind gespielt; die vollendeten Straßen entschieden den Gleichstand.
tenby-over-by-residents = Alle { $rounds } Runden sind gespielt; die Punkte der Bewohner entschieden den Gleichstand.
tenby-over-shared = Alle { $rounds } Runden sind gespielt; der Sieg wird geteilt.
tenby-over-alone = Alle anderen haben aufgegeben.

# Was ein Zug tat.
tenby-then = { $deed } { $then }
tenby-keeps = { $who-is ->
        [you] Du behältst
       *[one] { $who } behält
    } { $resident }.
tenby-keeps-one = { $who-is ->
        [you] Du behältst
       *[one] { $who } behält
    } eine Bewohnerkarte.
tenby-declares = { $who-is ->
        [you] Du hast
       *[one] { $who } hat
    } über eine Auszeichnung entschieden.
tenby-declares-open = { $who-is ->
        [you] Du deckst
       *[one] { $who } deckt
    } die Auszeichnung { $accolade } auf.
tenby-declares-secret = { $who-is ->
        [you] Du hältst
       *[one] { $who } hält
    } die Auszeichnung { $accolade } geheim.
tenby-reveals-accolade = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } und { $who-is ->
        [you] deckst
       *[one] deckt
    } die Auszeichnung { $accolade } auf.
tenby-reveals-an-accolade = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } und { $who-is ->
        [you] deckst
       *[one] deckt
    } eine geheime Auszeichnung auf.
tenby-chooses-day = { $who-is ->
        [you] Du wählst
       *[one] { $who } wählt
    } Tag { $number }.
tenby-takes-visitors-ring = { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } einen Ring, statt Karten zu ziehen.
tenby-chooses-card = { $who-is ->
        [you] Du wählst
       *[one] { $who } wählt
    } { $card }.
tenby-takes = { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } { $card }.
tenby-takes-plain-end = { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } ein schlichtes { $deck ->
        [ET] Endhaus
       *[EP] Pierende
    }.
tenby-draws = { $who-is ->
        [you] Du ziehst
       *[one] { $who } zieht
    } verdeckt { $card }.
tenby-draws-blindly = { $who-is ->
        [you] Du ziehst
       *[one] { $who } zieht
    } verdeckt { $deck ->
        [T] ein Reihenhaus
        [P] einen Pier
       *[L] ein Wahrzeichen
    }.
tenby-draws-residents = { $who-is ->
        [you] Du ziehst
       *[one] { $who } zieht
    } zwei Bewohner.
tenby-drawn = Gezogen: { $cards }.
tenby-forfeits = { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } einen Ring statt der Aktion { $action }.
tenby-reveals-a = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } einen Ring und { $who-is ->
        [you] deckst
       *[one] deckt
    } { $deck ->
        [T] ein Reihenhaus
        [P] einen Pier
       *[L] ein Wahrzeichen
    } auf.
tenby-reveals = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } einen Ring und { $who-is ->
        [you] deckst
       *[one] deckt
    } { $card } auf.
tenby-buys = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings } Ringe für eine zusätzliche Aktion { $action }.
tenby-activates = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings } Ringe und { $who-is ->
        [you] schaltest
       *[one] schaltet
    } { $accolade } frei.
tenby-ends-turn = { $who-is ->
        [you] Du beendest deinen Zug
       *[one] { $who } beendet den Zug
    }{ $forfeits ->
        [0] {""}
        [one] {" "}und { $who-is ->
            [you] verzichtest
           *[one] verzichtet
        } für einen Ring auf 1 Aktion
       *[other] {" "}und { $who-is ->
            [you] verzichtest
           *[one] verzichtet
        } für je einen Ring auf { $forfeits } Aktionen
    }.
tenby-visits = { $who-is ->
        [you] Du ziehst
       *[one] { $who } zieht
    } verdeckt { $terraces ->
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
    }.
tenby-visits-and-draws = { $who-is ->
        [you] Du ziehst
       *[one] { $who } zieht
    } { $cards }.
tenby-places-new = { $who-is ->
        [you] Du beginnst
       *[one] { $who } beginnt
    } eine neue Straße: { $card }, { $points }.
tenby-places-left = { $who-is ->
        [you] Du legst
       *[one] { $who } legt
    } { $card } links an Straße { $street } an: { $points }.
tenby-places-right = { $who-is ->
        [you] Du legst
       *[one] { $who } legt
    } { $card } rechts an Straße { $street } an: { $points }.
tenby-completes = { $who-is ->
        [you] Du legst
       *[one] { $who } legt
    } { $card } an und { $who-is ->
        [you] vollendest
       *[one] vollendet
    } Straße { $street }: { $points }.
tenby-moves-new = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } und { $who-is ->
        [you] verlegst
       *[one] verlegt
    } { $card } in eine neue Straße: { $points }.
tenby-moves-before = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } und { $who-is ->
        [you] verlegst
       *[one] verlegt
    } { $card } in Straße { $street }, links neben die Karte { $other }: { $points }.
tenby-moves-behind = { $who-is ->
        [you] Du zahlst
       *[one] { $who } zahlt
    } { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } und { $who-is ->
        [you] verlegst
       *[one] verlegt
    } { $card } in Straße { $street }, rechts neben die Karte { $other }: { $points }.
tenby-all-have-kept = Alle haben eine Bewohnerkarte behalten.
tenby-all-have-kept-openly = Alle haben eine Bewohnerkarte behalten: { $kept }.
tenby-kept-by = { $resident } ({ $who })
tenby-all-have-declared = Alle haben entschieden. Aufgedeckt: { $shown }.
tenby-accolade-of = { $accolade } ({ $who })
tenby-all-stay-secret = Alle haben entschieden: Jede Auszeichnung bleibt geheim.
tenby-round-begins = Runde { $number } von { $rounds } beginnt.
tenby-visiting-begins = Danke für den Besuch: Alle ziehen drei Karten oder nehmen einen Ring.
tenby-turn-begins = { $who-is ->
        [you] Du beginnst
       *[one] { $who } beginnt
    } Tag { $number }{ $rings ->
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
tenby-all-is-scored = Das Spiel ist zu Ende, und alles wird gewertet.

# Züge zur Auswahl.
tenby-offer-keep = Behalten: { $resident }
tenby-offer-open = Aufdecken: { $accolade }; 15 Punkte, alle können sie gewinnen
tenby-offer-secret = Geheim halten: { $accolade }; 5 Punkte, nur du kannst sie gewinnen
tenby-offer-show = { $accolade } für { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } aufdecken
tenby-offer-day = Tag { $number }: { $actions }{ $rings ->
        [0] {""}
        [one] ; 1 Ring liegt darauf
       *[other] ; { $rings } Ringe liegen darauf
    }
tenby-offer-visit = { $terraces ->
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
    } ziehen, eine Karte anlegen
tenby-offer-ring = Stattdessen einen Ring nehmen
tenby-offer-place-new = { $card } in eine neue Straße, { $left }–{ $right }: { $points }
tenby-offer-place-left = { $card } links an Straße { $street }: { $points }
tenby-offer-place-right = { $card } rechts an Straße { $street }: { $points }
tenby-offer-shift-new = { $card } in eine neue Straße verlegen: { $points }, für { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }
tenby-offer-shift = { $card } in Straße { $street } vor Platz { $place } verlegen: { $points }, für { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }
tenby-offer-blind = Verdeckt { $deck ->
        [T] ein Reihenhaus
        [P] einen Pier
       *[L] ein Wahrzeichen
    } ziehen (noch { $left })
tenby-offer-plain-end = Ein schlichtes { $deck ->
        [ET] Endhaus
       *[EP] Pierende
    }: 2 Punkte (noch { $left })
tenby-offer-residents = Zwei Bewohner ziehen und einen behalten
tenby-offer-forfeit = Ein Ring statt der Aktion { $action }
tenby-offer-buy = Eine zusätzliche Aktion { $action } für { $rings } Ringe
tenby-offer-reveal = Für { $rings } Ring { $deck ->
        [T] ein Reihenhaus
        [P] einen Pier
       *[L] ein Wahrzeichen
    } aufdecken
tenby-offer-activate = { $accolade } für { $rings } Ringe freischalten
tenby-offer-end = Zug beenden{ $forfeits ->
        [0] {""}
        [one] ; 1 Aktion verfällt für einen Ring
       *[other] ; { $forfeits } Aktionen verfallen für je einen Ring
    }

# Das Spielfeld.
tenby-doing-keep = Alle wählen, welchen von zwei Bewohnern sie behalten.
tenby-doing-declare = Alle entscheiden, ob sie ihre Auszeichnung aufdecken.
tenby-doing-over = Das Spiel ist zu Ende.
tenby-doing-night = Runde { $round } von { $rounds }, Nacht: { $who-is ->
        [you] Du wählst
       *[one] { $who } wählt
    } eine Tageskarte.
tenby-doing-day = Runde { $round } von { $rounds }, Tag: { $who-is ->
        [you] Du bist
       *[one] { $who } ist
    } am Zug.
tenby-doing-visit = Runde { $round } von { $rounds }, Danke für den Besuch: { $who-is ->
        [you] Du bist
       *[one] { $who } ist
    } am Zug.
tenby-open-actions = Noch offen: { $actions }.
tenby-bought-action = Bezahlt: eine Aktion { $action }.
tenby-to-place = Anzulegen: { $card }.
tenby-to-choose = Gezogen, eine ist anzulegen: { $card }.
tenby-day-free = Tag { $number }: { $actions }{ $rings ->
        [0] {""}
        [one] ; 1 Ring liegt darauf
       *[other] ; { $rings } Ringe liegen darauf
    }.
tenby-day-of = Tag { $number }, { $who }: { $actions }{ $rings ->
        [0] {""}
        [one] ; 1 Ring liegt darauf
       *[other] ; { $rings } Ringe liegen darauf
    }.
tenby-night-order = Auf den Nachtkarten: { $who }.
tenby-seat = { $who }
tenby-row = { $deck ->
        [T] Reihenhäuser
        [P] Piers
       *[L] Wahrzeichen
    } im Markt ({ $left } im Stapel, { $discards } abgelegt):
tenby-row-card = { $card }.
tenby-row-card-new = { $card }; gerade aufgedeckt.
tenby-plain-ends = Schlichte Enden im Vorrat: { $terraces ->
        [one] 1 Endhaus
       *[other] { $terraces } Endhäuser
    } und { $piers ->
        [one] 1 Pierende
       *[other] { $piers } Pierenden
    }.
tenby-resident-deck = { $left ->
        [one] 1 Bewohner liegt
       *[other] { $left } Bewohner liegen
    } im Stapel.
tenby-accolade-for-all = Auszeichnung { $accolade } (10 Punkte). { $counts }.
tenby-accolade-inactive = Auszeichnung { $accolade }, noch nicht freigeschaltet ({ $rings } Ringe). { $counts }.
tenby-count-of = { $who }: { $number }
tenby-open-accolade-of = { $who-is ->
        [you] Deine offene Auszeichnung:
       *[one] Offene Auszeichnung von { $who }:
    } { $accolade } (15 Punkte). { $counts }.
tenby-secret-accolade-of = { $who-is ->
        [you] Deine geheime Auszeichnung:
       *[one] Geheime Auszeichnung von { $who }:
    } { $accolade } (5 Punkte). { $counts }.
tenby-seat-line = { $who-is ->
        [you] Du:
       *[one] { $who }:
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in { $streets ->
        [one] 1 Straße
       *[other] { $streets } Straßen
    } ({ $completed } vollendet), { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }, { $residents ->
        [one] 1 Bewohner
       *[other] { $residents } Bewohner
    }.
tenby-seat-line-left = { $who-is ->
        [you] Du, aufgegeben:
       *[one] { $who }, aufgegeben:
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in { $streets ->
        [one] 1 Straße
       *[other] { $streets } Straßen
    } ({ $completed } vollendet), { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }, { $residents ->
        [one] 1 Bewohner
       *[other] { $residents } Bewohner
    }.
tenby-street-line = Straße { $number }, links { $left }, rechts { $right }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }:
tenby-street-line-completed = Straße { $number }, vollendet, links { $left }, rechts { $right }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }:
tenby-street-card = { $place }. { $card }: jetzt { $points }.
tenby-resident-of = { $who-is ->
        [you] Bei dir wohnt:
       *[one] Bei { $who } wohnt:
    } { $resident }.
tenby-to-keep = Eine davon ist zu behalten: { $resident }.
tenby-glance-row = { $deck ->
        [T] Reihenhäuser
        [P] Piers
       *[L] Wahrzeichen
    }: { $cards }.
tenby-glance-days = Tageskarten: { $numbers }.

# Warum nicht.
tenby-unreadable = „{ $text }“ ist kein Zug von Tenby. Wähle einen aus der Liste oder schreibe d7 für Tag 7, T012, um eine Karte zu nehmen, T?, um verdeckt ein Reihenhaus zu ziehen, ET für ein schlichtes Endhaus, T012@2R, um die Karte rechts an Straße 2 anzulegen (L links, @new neue Straße), R, um Bewohner zu ziehen, T012>2.3, um sie vor Karte 3 der Straße 2 zu verlegen, -T für einen Ring statt einer Reihenhaus-Aktion, $T, um eine zu kaufen, +T, um ein Reihenhaus aufzudecken, oder end. Allein: c7 für Kompass C07, c+ für einen weiteren, go zum Aufbrechen.
tenby-unreadable-side = Nenne die Seite von { $card }, die oben liegt: { $card }L oder { $card }R.
tenby-no-such-card = Es gibt keine Karte { $card }.
tenby-not-chosen-twice = Du hast schon gewählt; die anderen wählen noch.
tenby-not-your-turn = Du bist nicht am Zug: { $who-is ->
        [you] Du bist
       *[one] { $who } ist
    } dran.
tenby-first-keep = Wähle zuerst, welchen der beiden Bewohner du behältst.
tenby-first-place = Lege zuerst diese Karte an: { $card }.
tenby-first-choose = Wähle zuerst, welche der gezogenen Karten du anlegst.
tenby-first-bought = Führe zuerst die bezahlte Aktion aus: { $action }.
tenby-first-declare = Entscheide zuerst, ob du deine Auszeichnung aufdeckst.
tenby-first-day-card = Es ist Nacht: Wähle eine Tageskarte.
tenby-first-visit = Sage zuerst, wie viele Reihenhäuser und Piers du ziehst, oder nimm den Ring.
tenby-first-act = Es ist Tag: Nutze ein Symbol deiner Tageskarte, gib Ringe aus oder beende den Zug.
tenby-no-own-accolades = Nur bei Ebbe und Flut gibt es Auszeichnungen zum Aufdecken.
tenby-accolade-is-open = Deine Auszeichnung liegt schon offen.
tenby-show-from-round-one = Für Ringe kann eine Auszeichnung ab der ersten Runde aufgedeckt werden.
tenby-too-few-rings = Das kostet { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }, und du hast { $own ->
        [0] keinen
       *[other] { $own }
    }.
tenby-day-is-taken = Tag { $number } ist vergeben: Dort steht schon { $who-is ->
        [you] deine Figur
       *[one] die Figur von { $who }
    }.
tenby-day-is-not-there = Tag { $number } liegt nicht aus.
tenby-not-among-drawn = { $card } ist nicht unter den gezogenen Karten.
tenby-visit-not-so = Es werden zusammen drei Karten gezogen, und nicht mehr, als da sind: { $terraces ->
        [one] 1 Reihenhaus
       *[other] { $terraces } Reihenhäuser
    } und { $piers ->
        [one] 1 Pier
       *[other] { $piers } Piers
    }.
tenby-nothing-to-keep = Es gibt keine Bewohner zur Auswahl.
tenby-not-in-market = { $card } liegt nicht offen im Markt.
tenby-deck-is-empty = Es ist { $deck ->
        [T] kein Reihenhaus
        [P] kein Pier
       *[L] kein Wahrzeichen
    } mehr zu ziehen.
tenby-no-plain-ends = Es ist kein schlichtes { $deck ->
        [ET] Endhaus
       *[EP] Pierende
    } mehr da.
tenby-no-residents = Es ist kein Bewohner mehr zu ziehen: Nimm stattdessen einen Ring.
tenby-nothing-to-gain = Diese Aktion könnte nichts einbringen.
tenby-no-icon = Dafür fehlt eine offene Aktion: { $action }.
tenby-no-high-tide = Nur bei Hochwasser werden Auszeichnungen freigeschaltet.
tenby-accolade-is-not-there = Die Auszeichnung { $accolade } ist nicht im Spiel.
tenby-accolade-is-active = Die Auszeichnung { $accolade } ist schon freigeschaltet.
tenby-nothing-to-place = Es ist keine Karte anzulegen: Nimm erst eine.
tenby-no-such-street = Es gibt keine Straße { $street }: Die Stadt hat { $streets ->
        [one] 1 Straße
       *[other] { $streets } Straßen
    }.
tenby-no-such-place = Straße { $street } hat nur { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
tenby-one-landmark = Straße { $street } hat schon ein Wahrzeichen: Jede darf nur eines haben.
tenby-edges-differ = Die Kanten passen in Straße { $street } nicht zusammen: { $card } und { $other }.
tenby-not-in-town = { $card } ist nicht in deiner Stadt.
tenby-gap-stays = Die Lücke würde sich nicht schließen: { $left } und { $right } passen nicht zusammen.
tenby-moves-nothing = Die Karte bliebe, wo sie ist: { $card }. Verlege sie an eine andere Stelle.
tenby-does-not-fit = Die Karte passt in Straße { $street } nicht zu ihren Nachbarn: { $card }.

# Worauf ein vorausgeplanter Zug baut, und wie es stattdessen steht: Teile eines Satzes.
tenby-day-there = Tag { $day } ist frei
tenby-day-gone = Tag { $day } ist vergeben
tenby-card-there = { $card } liegt offen im Markt
tenby-card-gone = { $card } liegt nicht im Markt
tenby-plain-end-there = ein schlichtes { $deck ->
        [ET] Endhaus
       *[EP] Pierende
    } ist noch da
tenby-plain-end-gone = kein schlichtes { $deck ->
        [ET] Endhaus
       *[EP] Pierende
    } ist mehr da

# Was von einem Spiel in Erinnerung bleibt
tenby-moment-longest-street = Längste Straße: { $who }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
tenby-moment-longest-sea-to-sea = Längste Straße von Meer zu Meer: { $who }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
