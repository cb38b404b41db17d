# Copenhagen: wie seine Dinge heißen.

copenhagen-tagline = Sammle Karten am Hafen und fülle die Fassade eines Hauses in Nyhavn mit bunten Plättchen.
copenhagen-colour =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    }
copenhagen-cards =
    { $number }× { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    }
copenhagen-ability =
    { $ability ->
        [any] Freie Wahl
        [extra] Zusatzkarte
        [discount] Rabatt
        [change] Farbwechsel
       *[both] Beide Aktionen
    }
copenhagen-white = weißes Plättchen
copenhagen-white-title = Weißes Plättchen
copenhagen-tile =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    } { $size }
copenhagen-tile-title =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    } { $size }
copenhagen-coats = bringt { $coats ->
        [one] ein Wappen
       *[other] { $coats } Wappen
    }
copenhagen-row-done = vollendet Reihe { $row } (+{ $points })
copenhagen-row-of-windows = vollendet Reihe { $row } nur aus Fenstern (+{ $points })
copenhagen-column-done = vollendet Spalte { $column } (+{ $points })
copenhagen-column-of-windows = vollendet Spalte { $column } nur aus Fenstern (+{ $points })

# Die Form eines Plättchens, und die Form eines gedrehten Plättchens: sein Umriss und wo sein Mauerwerk ist.

copenhagen-shape =
    { $shape ->
        [bar] { $size }er-Stab
        [corner] { $size }er-Winkel
        [square] { $size }er-Quadrat
        [block] { $size }er-Block
        [zig] { $size }er-S
        [zag] { $size }er-Zickzack
        [tee] { $size }er-T
        [cross] { $size }er-Kreuz
        [ell] { $size }er-L
       *[stem] langes { $size }er-T
    }
copenhagen-way-bar =
    { $brick ->
        [left] liegend, Mauer links
        [right] liegend, Mauer rechts
        [top] stehend, Mauer oben
       *[bottom] stehend, Mauer unten
    }
copenhagen-way-corner =
    { $corner ->
        [top-left] Winkel oben links
        [top-right] Winkel oben rechts
        [bottom-left] Winkel unten links
       *[bottom-right] Winkel unten rechts
    }, { $brick ->
        [left] Mauer links
        [right] Mauer rechts
        [top] Mauer oben
       *[bottom] Mauer unten
    }
copenhagen-way-square = Quadrat, { $brick ->
        [top-left] Mauer oben links
        [top-right] Mauer oben rechts
        [bottom-left] Mauer unten links
       *[bottom-right] Mauer unten rechts
    }
copenhagen-way-block = Block, { $side ->
        [left] Mauer ragt nach links
        [right] Mauer ragt nach rechts
        [top] Mauer ragt nach oben
       *[bottom] Mauer ragt nach unten
    }, { $end ->
        [left] am linken Ende
        [right] am rechten Ende
        [top] am oberen Ende
       *[bottom] am unteren Ende
    }
copenhagen-way-zig =
    { $letter } { $brick ->
        [top] liegend, Mauer in der oberen Reihe
        [bottom] liegend, Mauer in der unteren Reihe
        [left] stehend, Mauer in der linken Spalte
       *[right] stehend, Mauer in der rechten Spalte
    }
copenhagen-way-zag = Zickzack { $lies ->
        [lying] liegend
       *[standing] stehend
    }, { $brick ->
        [top-left] Mauer oben links
        [top-right] Mauer oben rechts
        [bottom-left] Mauer unten links
       *[bottom-right] Mauer unten rechts
    }
copenhagen-way-tee = T, { $brick ->
        [left] Mauerfuß nach links
        [right] Mauerfuß nach rechts
        [top] Mauerfuß nach oben
       *[bottom] Mauerfuß nach unten
    }
copenhagen-way-cross = Kreuz, { $brick ->
        [left] Mauer links
        [right] Mauer rechts
        [top] Mauer oben
       *[bottom] Mauer unten
    }
copenhagen-way-ell =
    { $foot ->
        [top] L liegend, Fuß nach oben { $end ->
            [left] links, Mauer rechts
           *[right] rechts, Mauer links
        }
        [bottom] L liegend, Fuß nach unten { $end ->
            [left] links, Mauer rechts
           *[right] rechts, Mauer links
        }
        [left] L stehend, Fuß nach links { $end ->
            [top] oben, Mauer unten
           *[bottom] unten, Mauer oben
        }
       *[right] L stehend, Fuß nach rechts { $end ->
            [top] oben, Mauer unten
           *[bottom] unten, Mauer oben
        }
    }
copenhagen-way-stem = langes T, { $brick ->
        [left] Fuß nach links, Mauer am Ende
        [right] Fuß nach rechts, Mauer am Ende
        [top] Fuß nach oben, Mauer am Ende
       *[bottom] Fuß nach unten, Mauer am Ende
    }

# Was geschah.

copenhagen-and-then = { $told } { $then }
copenhagen-takes =
    { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } { $cards }{ $abilities-count ->
        [0] .
       *[other] {" "}({ $abilities }).
    }
copenhagen-discards =
    { $who-is ->
        [you] Du legst
       *[one] { $who } legt
    } { $colour } ab.
copenhagen-uses =
    { $who-is ->
        [you] Du setzt
       *[one] { $who } setzt
    } „{ $ability }“ ein.
copenhagen-changes =
    { $who-is ->
        [you] Du lässt
       *[one] { $who } lässt
    } { $colour } als { $counts_as } zählen.
copenhagen-builds =
    { $who-is ->
        [you] Du baust
       *[one] { $who } baut
    } { $tile } auf { $place } ({ $way }){ $paid-count ->
        [0] {" "}ohne Karten.
       *[other] {" "}für { $paid }.
    }
copenhagen-places =
    { $who-is ->
        [you] Du baust
       *[one] { $who } baut
    } ein weißes Plättchen auf { $place }.
copenhagen-gains =
    { $who-is ->
        [you] Du nimmst
       *[one] { $who } nimmt
    } die Fähigkeit „{ $ability }“.
copenhagen-turns-back =
    { $who-is ->
        [you] Du aktivierst deine benutzten Fähigkeiten wieder.
       *[one] { $who } aktiviert die benutzten Fähigkeiten wieder.
    }
copenhagen-ends =
    { $who-is ->
        [you] Du beendest den Zug.
       *[one] { $who } beendet den Zug.
    }
copenhagen-completes = Das { $gains }.
copenhagen-coats-skipped =
    { $coats ->
        [one] Ein Wappen ließ sich nicht nutzen und verfällt.
       *[other] { $coats } Wappen ließen sich nicht nutzen und verfallen.
    }
copenhagen-reshuffled = Die Ablage wird zum neuen Vorrat, mit der Spielende-Karte darin.
copenhagen-end-card-appears = Die Spielende-Karte erscheint: Das Spiel ist zu Ende.
copenhagen-reaches =
    { $who-is ->
        [you] Du erreichst { $points } Punkte: Das Spiel ist zu Ende.
       *[one] { $who } erreicht { $points } Punkte: Das Spiel ist zu Ende.
    }
copenhagen-over-end-card = Die Spielende-Karte wurde aufgedeckt.
copenhagen-over-tie-break = Die Spielende-Karte wurde aufgedeckt; bei Gleichstand entschieden die wenigsten freien Felder.
copenhagen-over-alone = Alle anderen haben aufgegeben.
copenhagen-over-points =
    { $who-is ->
        [you] Du hast { $points } Punkte erreicht.
       *[one] { $who } hat { $points } Punkte erreicht.
    }

# Erlaubte Züge zur Wahl: wie der Zug heißt, ein Doppelpunkt, was er kostet und bringt.

copenhagen-offer-take =
    { $bridges }: { $cards }{ $abilities-count ->
        [0] {""}
       *[other] {" "}({ $abilities })
    }
copenhagen-offer-discard = { $colour } ablegen: { $held } auf der Hand
copenhagen-offer-use =
    { $ability }: { $what ->
        [discount] das Plättchen dieses Zuges kostet eine Karte weniger
       *[both] Karten nehmen und bauen in einem Zug
    }
copenhagen-offer-change =
    { $colour } als { $counts_as }: { $held ->
        [one] deine Karte in { $colour } zählt bei diesem Bau als { $counts_as }
       *[other] deine { $held } Karten in { $colour } zählen bei diesem Bau als { $counts_as }
    }
copenhagen-offer-build =
    { $tile } auf { $place }, { $way }: { $paid-count ->
        [0] kostenlos
       *[other] für { $paid }
    }{ $gains-count ->
        [0] {""}
       *[other] , { $gains }
    }
copenhagen-offer-white = weißes Plättchen auf { $place }{ $gains-count ->
        [0] {""}
       *[other] : { $gains }
    }
copenhagen-offer-gain = { $ability } nehmen
copenhagen-offer-back = benutzte Fähigkeiten aktivieren: { $abilities }
copenhagen-offer-end = Zug beenden

# Was für einen Zug spricht; das liest, wer fragt, was zu tun ist.

copenhagen-why-finish = Das ergibt { $points } Punkte und gewinnt die Partie.
copenhagen-why-spaces =
    Das füllt { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } für { $cards ->
        [0] nichts
        [one] eine Karte
       *[other] { $cards } Karten
    }.
copenhagen-why-pays = Danach reicht es für { $tile }.
copenhagen-why-holds = Damit sind es { $cards } auf der Hand.
copenhagen-why-ability = { $ability } hilft in späteren Zügen.
copenhagen-why-back = Wieder einsetzbar: { $abilities }.
copenhagen-why-discard = Die anderen Karten nützen mehr.
copenhagen-why-end = Was jetzt ginge, ist später mehr wert.

# Die Wertung.

copenhagen-score-rows = Reihen
copenhagen-score-window-rows = Reihen nur aus Fenstern
copenhagen-score-columns = Spalten
copenhagen-score-window-columns = Spalten nur aus Fenstern
copenhagen-score-each = je { $points }
copenhagen-score-empty = Freie Felder
copenhagen-score-tie-break = zählen bei Gleichstand

# Warum ein Zug nicht möglich ist.

copenhagen-unreadable = „{ $text }“ ist kein Zug in Copenhagen. Wähle einen aus der Liste, die sich beim Tippen öffnet, etwa „3 und 4: Rot und Blau“ oder „Rot 4 auf B3, Quadrat, Mauer oben links: für 4× Rot“.
copenhagen-bridge-twice = Jeder Steg wird nur einmal genannt, etwa 3 und 4.
copenhagen-no-such-way = { $tile } sieht von hinten genauso aus: Es lässt sich drehen, aber nicht wenden.
copenhagen-now =
    { $phase ->
        [ACT] Jetzt werden Karten genommen oder ein Plättchen gebaut.
        [TAKE] „Beide Aktionen“ beginnt mit dem Nehmen von Karten.
        [DISCARD] Das Handlimit ist { $limit }: Lege zuerst Karten ab.
        [LAST_CALL] Die Karten sind genommen: Beende den Zug oder setze „Beide Aktionen“ ein.
        [BUILD] Die Karten sind genommen: Baue oder beende den Zug.
        [COAT] Zuerst ist ein Wappen zu nutzen.
       *[OVER] Das Spiel ist zu Ende.
    }
copenhagen-no-discard-now = Karten werden nur abgelegt, wenn die Hand nach dem Nehmen mehr als { $limit } umfasst.
copenhagen-no-such-card = Du hast keine Karte in { $colour } auf der Hand.
copenhagen-gain-needs-coat = Ein Fähigkeitsplättchen nimmt man nur mit einem Wappen.
copenhagen-ability-twice = „{ $ability }“ hast du schon, und niemand darf eine Fähigkeit doppelt haben.
copenhagen-back-needs-coat = Fähigkeitsplättchen aktiviert man nur mit einem Wappen wieder.
copenhagen-nothing-to-turn-back = Du hast kein benutztes Fähigkeitsplättchen.
copenhagen-no-skipping = Ein Zug kann nicht ausgelassen werden: Nimm Karten oder baue.
copenhagen-take-two = Genommen werden zwei Karten oder mit „Zusatzkarte“ drei.
copenhagen-empty-bridge = An einem dieser Stege liegt keine Karte.
copenhagen-third-card = Für eine dritte Karte brauchst du die aktive Fähigkeit „Zusatzkarte“.
copenhagen-not-side-by-side = Die zwei Karten müssen benachbart sein, außer mit „Freie Wahl“.
copenhagen-none-left = Davon ist nichts mehr in der Auslage: { $tile }.
copenhagen-too-dear =
    { $tile } kostet dort { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } in { $colour }, und so viele hast du nicht.
copenhagen-only-its-colour = { $tile } wird mit Karten in { $colour } bezahlt, solange „Farbwechsel“ nicht eingesetzt ist.
copenhagen-changed-cards = Zu bezahlen { $price ->
        [one] ist 1 Karte
       *[other] sind { $price } Karten
    }, davon { $least } bis { $most } in { $colour }.
copenhagen-white-needs-coat = Ein weißes Plättchen baut man nur mit einem Wappen.
copenhagen-outside = Das Plättchen muss ganz im Haus liegen.
copenhagen-covers = Ein Plättchen darf kein anderes überdecken.
copenhagen-floats = Ein Plättchen muss in der untersten Reihe oder auf einem anderen Plättchen aufliegen.
copenhagen-on-already = „{ $ability }“ ist schon eingesetzt.
copenhagen-same-colour = Eine Farbe wird in eine andere gewechselt.
copenhagen-used-up = „{ $ability }“ ist benutzt; mit einem Wappen lässt sich die Fähigkeit wieder aktivieren.
copenhagen-not-yours = „{ $ability }“ hast du nicht.

# Das Brett in Sätzen.

copenhagen-board-over = Das Spiel ist nach Zug { $turn } zu Ende. { $who-is ->
        [you] Du gewinnst.
        [one] { $who } gewinnt.
        [us] { $who-begins } teilt euch den Sieg.
       *[many] { $who } teilen sich den Sieg.
    } { $why }
copenhagen-board-turn = Zug { $turn }: { $who-is ->
        [you] Du bist am Zug.
       *[one] { $who } ist am Zug.
    } { $task }
copenhagen-task =
    { $phase ->
        [ACT] Zu entscheiden: zwei benachbarte Karten nehmen oder ein Plättchen bauen.
        [TAKE] Zu tun: erst Karten nehmen, dann bauen.
        [DISCARD] Zu tun: { $cards ->
            [one] 1 Karte ablegen.
           *[other] { $cards } Karten ablegen.
        }
        [LAST_CALL] Zu entscheiden: den Zug beenden oder mit „Beide Aktionen“ auch bauen.
        [BUILD] Zu entscheiden: ein Plättchen bauen oder den Zug beenden.
       *[COAT] Zu tun: { $coats ->
            [one] ein Wappen nutzen.
           *[other] { $coats } Wappen nutzen.
        }
    }
copenhagen-board-discount = „Rabatt“ ist eingesetzt: Das Plättchen dieses Zuges kostet eine Karte weniger.
copenhagen-board-change = „Farbwechsel“ ist eingesetzt: { $colour } zählt als { $counts_as }.
copenhagen-last = Zuletzt { $who-is ->
        [you] hast du
       *[one] hat { $who }
    } { $took-count ->
        [0] { $built-count ->
            [0] ein Wappen genutzt.
           *[other] { $built } gebaut.
        }
       *[other] { $built-count ->
            [0] { $took } genommen.
           *[other] { $took } genommen und { $built } gebaut.
        }
    }
copenhagen-built = { $tile } auf { $place } ({ $way })
copenhagen-built-white = ein { $tile } auf { $place }
copenhagen-bridge = { $bridge } { $colour }
copenhagen-bridge-empty = { $bridge } leer
copenhagen-board-harbour = Stege: { $cards }.
copenhagen-end-card =
    { $where ->
        [ASIDE] die Spielende-Karte kommt dazu, wenn er aufgebraucht ist
       *[SUPPLY] die Spielende-Karte ist unter den letzten { $among }
    }
copenhagen-board-supply = Vorrat: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }; { $where }.
copenhagen-stack = { $number } × { $shape }
copenhagen-board-stock =
    { $colour ->
        [R] Rote
        [Y] Gelbe
        [G] Grüne
        [B] Blaue
       *[P] Lila
    } Plättchen in der Auslage: { $tiles }.
copenhagen-board-whites = Weiße Plättchen in der Auslage: { $number }.
copenhagen-board-hand =
    { $number ->
        [0] Du hast keine Karten auf der Hand.
       *[other] Auf der Hand hast du { $cards }.
    }
copenhagen-board-payable =
    { $tiles-count ->
        [0] Du kannst jetzt kein Plättchen bezahlen.
       *[other] Bauen kannst du { $tiles }.
    }
copenhagen-board-player =
    { $who-is ->
        [you] Du hast
       *[one] { $who } hat
    } { $points } von { $of } Punkten und { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $left ->
        [yes] {" "}(aufgegeben).
       *[no] .
    }
copenhagen-board-abilities = Fähigkeiten aktiv: { $ready-count ->
        [0] keine
       *[other] { $ready }
    }; benutzt: { $used-count ->
        [0] keine
       *[other] { $used }
    }.
copenhagen-to = { $first } bis { $last }
copenhagen-span =
    { $span } { $filling ->
        [free] frei
        [R-window] rotes Fenster
        [R-brick] rotes Mauerwerk
        [Y-window] gelbes Fenster
        [Y-brick] gelbes Mauerwerk
        [G-window] grünes Fenster
        [G-brick] grünes Mauerwerk
        [B-window] blaues Fenster
        [B-brick] blaues Mauerwerk
        [P-window] lila Fenster
        [P-brick] lila Mauerwerk
        [W-brick] weißes Mauerwerk
       *[W-window] weißes Fenster
    }{ $coat ->
        [coat] {" "}mit Wappen
       *[none] {""}
    }
copenhagen-row = Reihe { $row }: { $spans }{ $coat ->
        [coat] ; ein Wappen für die ganze Reihe.
       *[none] .
    }
copenhagen-row-complete = Reihe { $row }, vollständig: { $spans }.
copenhagen-glance-player =
    { $who-is ->
        [you] Du
       *[one] { $who }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $spaces } von 45 Feldern bebaut{ $rows-count ->
        [0] {""}
        [one] , Reihe { $rows } vollständig
       *[other] , Reihen { $rows } vollständig
    }{ $columns-count ->
        [0] {""}
        [one] , Spalte { $columns } vollständig
       *[other] , Spalten { $columns } vollständig
    }.
copenhagen-free-row = Reihe { $row }: frei{ $coats-count ->
        [0] {""}
       *[other] , Wappen auf { $coats }
    }{ $coat_rows-count ->
        [0] .
       *[other] ; ein Wappen für die ganze Reihe.
    }
copenhagen-free-rows = Reihen { $first } bis { $last }: frei{ $coats-count ->
        [0] {""}
       *[other] , Wappen auf { $coats }
    }{ $coat_rows-count ->
        [0] .
        [one] ; ein Wappen für die ganze Reihe { $coat_rows }.
       *[other] ; je ein Wappen für die vollständigen Reihen { $coat_rows }.
    }

# Die Ansicht für den eigenen Zug.

copenhagen-panel-head =
    { $phase ->
        [ACT] **Dein Zug:** Nimm zwei benachbarte Karten oder wähle ein Plättchen zum Bauen.
        [TAKE] **Beide Aktionen:** Nimm zuerst Karten, dann baue.
        [DISCARD] **Zu viele Karten:** Lege bis auf { $limit } ab.
        [LAST_CALL] **Karten genommen.** Beende den Zug oder baue mit „Beide Aktionen“ auch noch.
        [BUILD] **Beide Aktionen:** Baue oder beende den Zug.
       *[COAT] **Wappen:** Nutze es für eines davon.
    }
copenhagen-price =
    { $paid-count ->
        [0] kostenlos
       *[other] für { $paid }
    }
copenhagen-costs =
    { $cards ->
        [0] kostenlos
        [one] 1 Karte
       *[other] { $cards } Karten
    }
copenhagen-costs-either =
    { $least } oder { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
    }
copenhagen-key-tile =
    { $tile }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }
copenhagen-key-pair = { $first } + { $second }
copenhagen-key-build =
    { $then ->
        [turn] { $title } auf { $place } { $price } bauen und Zug beenden
        [game] { $title } auf { $place } { $price } bauen und Spiel beenden
        [coats] { $tile } auf { $place } { $price } bauen, dann { $coats ->
            [one] ein Wappen nutzen
           *[other] { $coats } Wappen nutzen
        }
       *[on] { $tile } auf { $place } { $price } bauen, dann weiter
    }
copenhagen-key-white =
    { $then ->
        [turn] Weißes Plättchen auf { $place } bauen und Zug beenden
        [game] Weißes Plättchen auf { $place } bauen und Spiel beenden
        [coats] Weißes Plättchen auf { $place } bauen, dann { $coats ->
            [one] ein Wappen nutzen
           *[other] { $coats } Wappen nutzen
        }
       *[on] Weißes Plättchen auf { $place } bauen, dann weiter
    }
copenhagen-key-take =
    { $then ->
        [turn] { $cards } nehmen und Zug beenden
        [game] { $cards } nehmen und Spiel beenden
       *[on] { $cards } nehmen, dann weiter
    }
copenhagen-key-gain = { $ability } nehmen
copenhagen-key-discard = { $colour } ablegen ({ $held } auf der Hand)
copenhagen-key-use = { $ability } einsetzen
copenhagen-key-others = Andere nehmen: { $abilities }
copenhagen-key-back = Benutzte Fähigkeiten aktivieren
copenhagen-key-end = Zug beenden
copenhagen-column-key = { $column }
copenhagen-turn-left = Linksherum
copenhagen-turn-right = Rechtsherum
copenhagen-flip = Wenden
copenhagen-down = Tiefer
copenhagen-up = Höher
copenhagen-choose-cards = Wähle zwei oder drei Karten
copenhagen-cannot-build = { $tile } kann jetzt nicht gebaut werden.
copenhagen-builder-head = **{ $tile }** auf { $place } (linker Rand, unterste Reihe), { $way }
copenhagen-builder-gains =
    { $paid-count ->
        [0] Kostenlos
       *[other] Für { $paid }
    }{ $gains-count ->
        [0] {""}
       *[other] {" "}· { $gains }
    }
copenhagen-white-head = **Weißes Plättchen** auf { $place }: { $gains-count ->
        [0] vollendet noch nichts
       *[other] { $gains }
    }
copenhagen-taking-head = **Karten nehmen:** Wähle zwei oder drei Stege.
copenhagen-then-you-hold = Danach hast du { $cards } auf der Hand.
copenhagen-refill-no-undo = Die Auslage wird aufgefüllt; deshalb lässt sich das nicht zurücknehmen.
copenhagen-menu-tiles = Ein anderes Plättchen bauen
copenhagen-menu-paying = Bezahlt wird mit { $paid }
copenhagen-menu-best = Die besten Plätze
copenhagen-menu-white = Ein weißes Plättchen bauen
copenhagen-menu-change = Welche Karten?
copenhagen-menu-into =
    { $colour ->
        [R] Deine roten Karten …
        [Y] Deine gelben Karten …
        [G] Deine grünen Karten …
        [B] Deine blauen Karten …
       *[P] Deine lila Karten …
    }
copenhagen-change-head = **Farbwechsel:** Welche Karten sollen als andere Farbe zählen?
copenhagen-into-head = **Farbwechsel:** { $colour ->
        [R] Alle deine roten Karten zählen als …
        [Y] Alle deine gelben Karten zählen als …
        [G] Alle deine grünen Karten zählen als …
        [B] Alle deine blauen Karten zählen als …
       *[P] Alle deine lila Karten zählen als …
    }
copenhagen-choice-tile = { $tile }: { $price }
copenhagen-choice-place = { $place }, { $way }: { $price }
copenhagen-choice-gains = { $gains }
copenhagen-choice-white = Weißes Plättchen auf { $place }
copenhagen-choice-change =
    { $colour ->
        [R] Rote Karten wechseln
        [Y] Gelbe Karten wechseln
        [G] Grüne Karten wechseln
        [B] Blaue Karten wechseln
       *[P] Lila Karten wechseln
    }
copenhagen-choice-into =
    { $colour ->
        [R] zählen als Rot
        [Y] zählen als Gelb
        [G] zählen als Grün
        [B] zählen als Blau
       *[P] zählen als Lila
    }
copenhagen-ways =
    { $ways ->
        [one] 1 Möglichkeit
       *[other] { $ways } Möglichkeiten
    }

# Beschriftungen in Bildern. Wo eine mehrere Zeilen hat, sind sie hier umbrochen.

copenhagen-caption-ability =
    { $ability ->
        [any] Freie
            Wahl
        [extra] Zusatz-
            karte
        [discount] Rabatt
        [change] Farb-
            wechsel
       *[both] Beide
            Aktionen
    }
copenhagen-caption-doing = Zug { $turn }: { $phase ->
        [ACT] nehmen oder bauen
        [TAKE] nehmen, dann bauen
        [DISCARD] { $over } ablegen
        [LAST_CALL] auch bauen oder Ende
        [BUILD] jetzt bauen oder Ende
       *[COAT] { $coats ->
            [one] ein Wappen
           *[other] { $coats } Wappen
        }
    }
copenhagen-caption-end-card-came = Spielende-Karte aufgedeckt
copenhagen-caption-alone = alle anderen haben aufgegeben
copenhagen-caption-points-reached = { $points } Punkte erreicht
copenhagen-caption-take = { $bridges } nehmen
copenhagen-caption-taken =
    { $abilities-count ->
        [0] { $cards }
       *[other] Fähigkeit: { $abilities }
    }
copenhagen-caption-not-your-turn = Nicht dein Zug
copenhagen-caption-waiting = { $who } ist am Zug
copenhagen-caption-step =
    { $phase ->
        [ACT] Nimm ein Paar
        [TAKE] Nimm ein Paar
        [DISCARD] Lege { $over } ab
        [LAST_CALL] Genommen
        [BUILD] Baue jetzt
       *[COAT] Wappen
    }
copenhagen-caption-step-more =
    { $phase ->
        [TAKE] danach darfst du bauen
        [DISCARD] bis auf { $limit } Karten
        [LAST_CALL] Zug beenden, oder mit „Beide Aktionen“ auch bauen
        [BUILD] oder beende den Zug
       *[COAT] { $coats ->
            [one] 1 Wappen zu nutzen
           *[other] { $coats } Wappen zu nutzen
        }
    }
copenhagen-caption-changed = { $told }; { $colour } zählt als { $counts_as }
copenhagen-caption-besides =
    { $way ->
        [both] oder baue; oder nimm andere mit „Freie Wahl“ und „Zusatzkarte“
        [any] oder baue; oder nimm mit „Freie Wahl“ zwei getrennte
        [extra] oder baue; oder nimm drei mit „Zusatzkarte“
       *[none] oder baue ein Plättchen
    }
copenhagen-caption-last =
    { $who }: { $took-count ->
        [0] { $built-count ->
            [0] Wappen genutzt
           *[other] { $built }
        }
       *[other] { $built-count ->
            [0] { $took } genommen
           *[other] { $took } genommen, dann { $built }
        }
    }
copenhagen-caption-built = { $tile } auf { $place }
copenhagen-caption-harbour =
    { $taken-count ->
        [0] nimm 2 benachbarte
       *[other] { $taken } genommen, am Zugende aufgefüllt
    }
copenhagen-caption-end-card =
    { $where ->
        [ASIDE] Endkarte kommt
            beim Mischen
        [SUPPLY] Endkarte unter
            den letzten { $among }
        [NEAR] Endkarte unter
            diesen { $among }
        [NEXT] Als Nächstes
            die Endkarte
       *[SHOWN] Die Endkarte
            ist da
    }
copenhagen-caption-points = Woher die Punkte kamen
copenhagen-caption-harbour-head = Hafen
copenhagen-caption-supply = Vorrat
copenhagen-caption-tiles-left = Auslage der Plättchen
copenhagen-caption-whites = weiß × { $number }
copenhagen-caption-nobody-moved = noch kein Zug
copenhagen-caption-last-head = zuletzt
copenhagen-caption-line-done = vollständig
copenhagen-caption-all-windows = nur Fenster ×2
copenhagen-caption-used = benutzt
copenhagen-caption-resigned = aufgegeben
copenhagen-caption-in-hand = Karten
copenhagen-caption-if-touching = * wenn es angrenzt
copenhagen-caption-pays =
    jetzt bezahlbar
    nichts
copenhagen-caption-pays-after =
    nach { $bridges }
    nichts weiter
copenhagen-caption-your-turn = Dein Zug
copenhagen-caption-your-hand = Deine Hand
copenhagen-caption-private-turn = Zug { $turn }, das siehst nur du
copenhagen-caption-private = das siehst nur du
copenhagen-caption-over-limit =
    { $held } + { $more } ist über { $limit }:
    du legst { $over } ab
copenhagen-caption-hand = Hand
copenhagen-caption-held =
    { $how ->
        [over] { $held }, über { $limit }
       *[of] { $held } von { $limit }
    }
copenhagen-caption-worth =
    { $worth ->
        [ACTIVE] aktiv
        [ARMED] an
        [USED] benutzt
       *[NONE] fehlt
    }
copenhagen-caption-coat = Wappen
copenhagen-caption-build = Bauen
copenhagen-caption-legend =
    Reihe oder Spalte vollständig
    vollständig, nur Fenster: doppelt
    Wappen: überbauen oder Reihe füllen
    Vorschau, noch nicht gebaut
copenhagen-caption-tile = Plättchen
copenhagen-caption-where =
    linker Rand { $column }
    unterste Reihe { $row }
copenhagen-caption-cost = Kosten
copenhagen-caption-cards =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
copenhagen-caption-touches = grenzt an { $colour }
copenhagen-caption-discount = Rabatt
copenhagen-caption-as = { $colour } als { $counts_as }
copenhagen-caption-full-price = der volle Preis
copenhagen-caption-coat-cost =
    { $coats ->
        [one] 1 Wappen, keine Karten
       *[other] 1 von { $coats } Wappen, keine Karten
    }
copenhagen-caption-gain = Ertrag
copenhagen-caption-points-gained =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
copenhagen-caption-coats = { $coats } Wappen
copenhagen-caption-line =
    { $what ->
        [column] Spalte
       *[row] Reihe
    } { $line }{ $times ->
        [twice] {" "}×2
       *[once] {""}
    }
copenhagen-caption-not-possible = Nicht möglich
copenhagen-caption-your-house = Dein Haus
copenhagen-caption-of-points = / { $points } Punkte
copenhagen-caption-empty =
    { $spaces ->
        [0] kein Feld ist frei
        [one] 1 Feld ist frei
       *[other] { $spaces } Felder sind frei
    }
copenhagen-caption-choose-coat = wähle, wofür das Wappen ist
copenhagen-caption-choose-tile = wähle ein Plättchen zur Ansicht
copenhagen-caption-abilities = Fähigkeiten

# Worauf ein vorausgeplanter Zug baut, und wie es stattdessen steht: Teile eines Satzes.
copenhagen-footbridge-has = an Steg { $bridge } liegt { $colour }
copenhagen-footbridge-empty = Steg { $bridge } ist leer
copenhagen-tile-there = { $tile } ist noch in der Auslage
copenhagen-tile-gone = { $tile } ist nicht mehr in der Auslage
copenhagen-white-there = ein weißes Plättchen ist noch da
copenhagen-white-gone = kein weißes Plättchen ist mehr da

# Was von einem Spiel in Erinnerung bleibt
copenhagen-moment-closest-coat = { $spaces ->
    [one] Knappstes Wappen: { $who } fehlte 1 Feld in Reihe { $row }
   *[other] Knappstes Wappen: { $who } fehlten { $spaces } Felder in Reihe { $row }
}
