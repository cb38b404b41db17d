# Worum es geht.
kensington-tagline = Errichte um deine Tür ein Gebäude aus hellen und dunklen Fenstern und bring es vor dem siebten Vogel unter Dach.

# Die Optionen eines Tisches.
kensington-option-heap-view = Offener Haufen
kensington-option-heap-view-about = Zeigt von jeder Rückseite sechs Umrisse zur Auswahl; aus: blind ziehen.
kensington-option-public-bird-counter = Vögel zählen
kensington-option-public-bird-counter-about = Zeigt, wie viele der sieben Vögel, die das Spiel beenden, schon da sind.

# Teile. Wie ein Name im Satz steht: „plain“ in Listen, „a“ mit unbestimmtem, „the“ mit bestimmtem Artikel (auch im
# Akkusativ), „first“ am Satzanfang, „title“ allein.
kensington-tile-lit =
    { $form ->
        [a] ein helles Teil { $shape }
        [the] das helle Teil { $shape }
        [first] Das helle Teil { $shape }
        [title] Helles Teil { $shape }
       *[plain] helles Teil { $shape }
    }
kensington-tile-dark =
    { $form ->
        [a] ein dunkles Teil { $shape }
        [the] das dunkle Teil { $shape }
        [first] Das dunkle Teil { $shape }
        [title] Dunkles Teil { $shape }
       *[plain] dunkles Teil { $shape }
    }
kensington-tile-roof =
    { $form ->
        [a] ein Dach { $shape }
        [the] das Dach { $shape }
        [first] Das Dach { $shape }
        [title] Dach { $shape }
       *[plain] Dach { $shape }
    }
kensington-tile-wall =
    { $form ->
        [a] eine Wand
        [the] die Wand
        [first] Die Wand
        [title] Wand
       *[plain] Wand
    }
kensington-tile-door =
    { $form ->
        [a] eine rote Tür
        [the] die rote Tür
        [first] Die rote Tür
        [title] Rote Tür
       *[plain] rote Tür
    }
kensington-tile-printed = { $tile } mit { $printed }
kensington-printed-diamond = Raute
kensington-printed-cat = Katze
kensington-printed-bird = Vogel
kensington-tile-coded = { $tile } [{ $code }]
kensington-tile-bought =
    { $seller-is ->
        [you] { $tile } (dir abgekauft)
       *[one] { $tile } ({ $seller } abgekauft)
    }

# Formen, und wie die liegen, die wie Buchstaben aussehen.
kensington-shape-square = { $side }×{ $side }
kensington-shape-wide = ({ $cells } breit)
kensington-shape-tall = ({ $cells } hoch)
kensington-shape-letter = { $letter } ({ $lie })
kensington-lie-gap-upper-right = Lücke oben rechts
kensington-lie-gap-upper-left = Lücke oben links
kensington-lie-gap-lower-right = Lücke unten rechts
kensington-lie-gap-lower-left = Lücke unten links
kensington-lie-tip-up-left = Spitze oben links
kensington-lie-tip-up-right = Spitze oben rechts
kensington-lie-tip-down-left = Spitze unten links
kensington-lie-tip-down-right = Spitze unten rechts
kensington-lie-pointing-down = Spitze nach unten
kensington-lie-pointing-up = Spitze nach oben
kensington-lie-pointing-right = Spitze nach rechts
kensington-lie-pointing-left = Spitze nach links
kensington-lie-lying-rising = liegend, nach rechts steigend
kensington-lie-lying-falling = liegend, nach rechts fallend
kensington-lie-upright-rising = stehend, nach rechts steigend
kensington-lie-upright-falling = stehend, nach rechts fallend
kensington-lie-open-top = oben offen
kensington-lie-open-bottom = unten offen

# Umrisse im Haufen, die beliebig gedreht sein können.
kensington-outline-single = einzelnes Feld
kensington-outline-block = 2×2
kensington-outline-row = { $cells } in einer Reihe
kensington-outline-letter = { $letter } aus { $cells } Feldern

# Rückseiten.
kensington-back-plain =
    { $form ->
        [a] ein schlichtes Teil
        [no] kein schlichtes Teil
        [title] Schlicht
       *[plain] schlicht
    }
kensington-back-diamond =
    { $form ->
        [a] ein Teil mit Raute
        [no] kein Teil mit Raute
        [title] Raute
       *[plain] Raute
    }
kensington-back-roof =
    { $form ->
        [a] ein Dach
        [no] kein Dach
        [title] Dach
       *[plain] Dach
    }
kensington-back-special =
    { $form ->
        [a] ein Spezialteil
        [no] kein Spezialteil
        [title] Spezial
       *[plain] Spezial
    }

# Plätze.
kensington-place = Spalte { $column }, Reihe { $row }
kensington-at = { $tile } in { $place }

# Was ein Zug bewirkt hat.
kensington-takes =
    { $who-is ->
        [you]
            { $cost ->
                [0] Du nimmst { $back }: { $tile }.
               *[other] Du zahlst eine Marke und nimmst { $back }: { $tile }.
            }
       *[one]
            { $cost ->
                [0] { $who } nimmt { $back }: { $tile }.
               *[other] { $who } zahlt eine Marke und nimmt { $back }: { $tile }.
            }
    }
kensington-outline-at = { $outline } ({ $code })
kensington-takes-outline =
    { $who-is ->
        [you]
            { $cost ->
                [0] Du nimmst { $back }, { $outline }.
               *[other] Du zahlst eine Marke und nimmst { $back }, { $outline }.
            }
       *[one]
            { $cost ->
                [0] { $who } nimmt { $back }, { $outline }.
               *[other] { $who } zahlt eine Marke und nimmt { $back }, { $outline }.
            }
    }
kensington-takes-blindly =
    { $who-is ->
        [you]
            { $cost ->
                [0] Du ziehst blind { $back }.
               *[other] Du zahlst eine Marke und ziehst blind { $back }.
            }
       *[one]
            { $cost ->
                [0] { $who } zieht blind { $back }.
               *[other] { $who } zahlt eine Marke und zieht blind { $back }.
            }
    }
kensington-builds =
    { $who-is ->
        [you] Du baust { $parts }.
       *[one] { $who } baut { $parts }.
    }
kensington-buys =
    { $seller-is ->
        [you] { $who } kauft dir { $tile } ab und baut { $parts }.
       *[one]
            { $who-is ->
                [you] Du kaufst { $tile } von { $seller } und baust { $parts }.
               *[one] { $who } kauft { $tile } von { $seller } und baut { $parts }.
            }
    }
kensington-skips =
    { $who-is ->
        [you] Du nimmst nichts.
       *[one] { $who } nimmt nichts.
    }
kensington-stores =
    { $who-is ->
        [you] Du lagerst { $tile } ein.
       *[one] { $who } lagert { $tile } ein.
    }
kensington-returns =
    { $who-is ->
        [you] Du legst { $tile } in den Haufen zurück.
       *[one] { $who } legt { $tile } in den Haufen zurück.
    }
kensington-ends-turn =
    { $who-is ->
        [you] Du beendest den Zug.
       *[one] { $who } beendet den Zug.
    }
kensington-votes =
    { $who-is ->
        [you] Du stimmst dem Ende des Spiels zu ({ $agreed } von { $players }).
       *[one] { $who } stimmt dem Ende des Spiels zu ({ $agreed } von { $players }).
    }
kensington-then = { $first } { $next }
kensington-brings = Das bringt { $what }.
kensington-gain-points =
    { $points ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
kensington-gain-tokens =
    { $tokens ->
        [one] { $signed } Marke
       *[other] { $signed } Marken
    }
kensington-seventh-bird = Der siebte Vogel ist da: Die anderen bauen noch einmal, dann ist Schluss.
kensington-game-ends = Das Spiel ist zu Ende. { $reason }

# Warum es zu Ende ist.
kensington-over-birds = Der siebte Vogel wurde gezogen.
kensington-over-stall = Niemand kann noch ein Teil bauen.
kensington-over-idle = Drei Runden lang wurde nichts gebaut oder eingelagert.
kensington-over-vote = Alle haben dem Ende zugestimmt.
kensington-over-left = Alle anderen haben aufgegeben.
kensington-tie-broken = { $reason } Die Vögel auf den Dächern haben den Gleichstand entschieden.

# Züge zur Auswahl.
kensington-offer-outline =
    { $cost ->
        [0] { $code }, { $back }, { $outline }: kostenlos
       *[other] { $code }, { $back }, { $outline }: 1 Marke
    }
kensington-offer-blind =
    { $cost ->
        [0] { $code }, { $back }, blind gezogen: kostenlos
       *[other] { $code }, { $back }, blind gezogen: 1 Marke
    }
kensington-offer-build = { $parts }: { $worth }
kensington-part = { $tile } auf { $column }
kensington-offer-skip = nichts nehmen
kensington-offer-store = { $tile } einlagern
kensington-offer-return = { $tile } in den Haufen zurücklegen
kensington-offer-end = Zug beenden
kensington-offer-vote = dem Ende des Spiels zustimmen: bisher { $agreed } von { $players }

# Wofür es Punkte gibt.
kensington-score-windows = Fenster
kensington-score-windows-rate = je { $points }, unter Dach
kensington-score-doors = Türen
kensington-score-doors-rate = je { $points }, unter Dach
kensington-score-heights = Höhen
kensington-score-heights-rate = 1 + 2 + 3 + …
kensington-score-cats = Katzen
kensington-score-cats-rate = je { $points }
kensington-score-width = Breite
kensington-score-width-rate = je { $points }, alles unter Dach
kensington-score-birds = Vögel
kensington-score-birds-rate = bei Gleichstand

# Warum ein Zug nicht möglich ist.
kensington-no-take-first = Nimm zuerst ein Teil.
kensington-no-taken-already = Ein Teil ist schon genommen: Baue oder beende den Zug.
kensington-no-last-build = Der siebte Vogel ist da: Baue aus deinem Lager oder hör auf.
kensington-no-over = Das Spiel ist zu Ende.
kensington-no-hand-left = Das genommene Teil muss zuerst gebaut, eingelagert oder zurückgelegt werden.
kensington-no-agreed-already = Du hast dem Ende des Spiels schon zugestimmt.
kensington-no-agreeing-now = Dem Ende des Spiels kannst du nur zu Beginn deines Zuges zustimmen.
kensington-no-forced = Wer seinen Zug mit vier oder mehr Marken beginnt, muss eine ausgeben: Nimm eine braune Rückseite oder kaufe.
kensington-no-such-back = Im Haufen liegt keine Rückseite „{ $back }“ mehr.
kensington-no-token = Eine braune Rückseite kostet eine Marke, und du hast keine.
kensington-no-outlines = Diese Rückseiten werden blind gezogen: Schreib { $back } ohne Zahl.
kensington-no-such-outline = Wähle einen der Umrisse { $first } bis { $last }.
kensington-no-skipping = Solange beige Rückseiten im Haufen liegen, musst du ein Teil nehmen.
kensington-no-tile-in-hand = Du hast kein Teil aus dem Haufen, das du weglegen könntest.
kensington-no-returning = In deinem Lager ist noch ein Platz frei: Lagere das Teil ein.
kensington-no-storing = Beide Plätze deines Lagers sind voll: Das Teil geht in den Haufen zurück.
kensington-no-building-yet = Nimm ein Teil, bevor du baust.
kensington-no-buying-now = Gekauft wird zu Beginn deines Zuges, statt ein Teil zu nehmen.
kensington-no-such-sale = { $tile } liegt in keinem anderen Lager.
kensington-no-token-to-buy = Kaufen kostet eine Marke, und du hast keine.
kensington-no-such-tile-at-hand = Zum Bauen hast du { $code }, { $tile }, nicht.
kensington-no-door-upstairs = Türen gehören ins Erdgeschoss.
kensington-no-above-roof = Spalte { $column } ist durch ein Dach abgeschlossen: Darüber darf nichts gebaut werden.
kensington-no-overlap = { $tile } würde in Spalte { $column } ein anderes Teil überdecken.
kensington-no-support = { $tile } liegt in Spalte { $column } nicht auf: Die ganze Unterkante braucht Boden oder Teile unter sich.
kensington-no-standing = { $tile } kann dort nicht stehen.
kensington-no-connection = { $tile } hängt nicht mit dem Gebäude zusammen.
kensington-no-lit-neighbour = { $tile } grenzt an kein helles Fenster, keine Tür, keine Wand und kein Dach.
kensington-no-dark-neighbour = { $tile } grenzt an kein dunkles Fenster, keine Tür, keine Wand und kein Dach.
kensington-no-need-together = Baue zuerst { $tiles }, dann den Rest: Das muss nicht zusammen gebaut werden.
kensington-no-unit = Diese Teile können nicht zusammen gebaut werden.

# Was nicht als Zug zu lesen ist.
kensington-unreadable = „{ $typed }“ ist kein Zug bei Kensington. Wähle einen aus der Liste, oder schreib A3, um den dritten schlichten Umriss des Haufens zu nehmen, WL05@-2,0, um das Teil WL05 mit dem linken Rand in Spalte −2 und dem Fuß in Reihe 0 zu bauen, + zwischen Teile, die zusammen gebaut werden, und $ vor eines, das gekauft wird; oder skip, store, return, end oder vote.
kensington-unreadable-tile = Das Teil { $code } gibt es nicht.
kensington-unreadable-twice = Jedes Teil wird nur einmal genannt.
kensington-unreadable-unit = Zusammen gebaut werden höchstens drei Teile, von denen höchstens eines gekauft ist.

# Beschriftungen in Bildern: Der Platz ist knapp.
kensington-caption-turn-take = Zug { $number }: Teil nehmen
kensington-caption-turn-build = Zug { $number }: bauen
kensington-caption-turn-last = Zug { $number }: letztes Bauen
kensington-caption-over-birds = der siebte Vogel ist da
kensington-caption-over-stall = nichts passt mehr
kensington-caption-over-idle = drei Runden nichts gebaut
kensington-caption-over-vote = alle stimmten zu
kensington-caption-over-left = alle anderen gaben auf
kensington-caption-game-over = das Spiel ist zu Ende
kensington-caption-others-build = die anderen bauen noch
kensington-caption-birds-left =
    { $birds ->
        [0] keiner fehlt mehr zum Ende
        [1] noch einer bis zum Ende
        [2] noch zwei bis zum Ende
        [3] noch drei bis zum Ende
        [4] noch vier bis zum Ende
        [5] noch fünf bis zum Ende
        [6] noch sechs bis zum Ende
       *[other] beim siebten ist Schluss
    }
kensington-caption-took =
    { $who-is ->
        [you] du nahmst
       *[one] { $who } nahm
    }
kensington-caption-heap-closed =
    { $who-is ->
        [you] zu: du darfst aus dem Lager bauen
       *[one] zu: { $who } darf aus dem Lager bauen
    }
kensington-caption-may-build-more =
    { $who-is ->
        [you] du darfst weiterbauen
       *[one] { $who } darf weiterbauen
    }
kensington-caption-must-spend =
    { $who-is ->
        [you] du hast { $tokens } Marken und musst eine ausgeben
       *[one] { $who } hat { $tokens } Marken und muss eine ausgeben
    }
kensington-caption-agreed =
    { $players ->
        [one] { $players } Person stimmt dem Ende zu
       *[other] { $players } Personen stimmen dem Ende zu
    }
kensington-caption-takes =
    { $who-is ->
        [you] du nimmst ein Teil
       *[one] { $who } nimmt ein Teil
    }
kensington-caption-last = { $who }: { $deeds }
kensington-caption-took-tile = { $tile } genommen
kensington-caption-took-nothing = nichts genommen
kensington-caption-newest = zuletzt
kensington-caption-unmoved = noch kein Zug
kensington-caption-roofed = unter Dach
kensington-caption-points = Woher die Punkte kamen
kensington-caption-heap = Haufen
kensington-caption-pool = Vorrat { $tokens }
kensington-caption-locked = gesperrt
kensington-caption-free = kostenlos
kensington-caption-none-left = keine mehr
kensington-caption-choice = Deine Wahl
kensington-caption-hint = wähle nach dem Code; D wird blind gezogen
kensington-caption-yours = Dein Lager
kensington-caption-buy = Kauf: 1 Marke
kensington-caption-empty = leer
kensington-caption-build = Bauen
kensington-caption-more-left = ← noch { $columns }
kensington-caption-more-right = noch { $columns } →
kensington-caption-chosen = gewählt
kensington-caption-also-legal = auch erlaubt
kensington-caption-preview = Vorschau
kensington-caption-this-tile = Dieses Teil
kensington-caption-these-tiles = Diese { $tiles } Teile
kensington-caption-bought = gekauft
kensington-caption-bought-for = Kauf, 1 Marke
kensington-caption-stored = gelagert
kensington-caption-just-taken = genommen
kensington-caption-taken = neu
kensington-caption-diamond = +1 Marke
kensington-caption-cat = Katze +1
kensington-caption-bird = mit Vogel
kensington-caption-legal =
    { $columns-count ->
        [one] Spalte { $columns }: erlaubt
       *[other] Spalten { $columns }: erlaubt
    }
kensington-caption-together = als Ganzes beurteilt
kensington-caption-all-rest = jedes Teil liegt auf und grenzt an
kensington-caption-closes =
    { $columns ->
        [one] schließt { $columns } Spalte
       *[other] schließt { $columns } Spalten
    }
kensington-caption-rests = liegt in jeder Spalte auf
kensington-caption-roof-anywhere = ein Dach hat keine Farbregel
kensington-caption-wall-anywhere = eine Wand hat keine Farbregel
kensington-caption-door-anywhere = eine Tür hat keine Farbregel
kensington-caption-borders-lit = grenzt an Hell, Tür, Wand oder Dach
kensington-caption-borders-dark = grenzt an Dunkel, Tür, Wand oder Dach
kensington-caption-not-possible = Nicht möglich
kensington-caption-if-ended = Wäre jetzt Schluss
kensington-caption-your-tiles = Deine Teile
kensington-caption-none = keine
kensington-caption-choose-tile = Wähle ein Teil
kensington-caption-choose-column = und seine linke Spalte, um es hier zu sehen.

# Die Ansicht für den eigenen Zug: Zeilen.
kensington-line-take = **Du bist am Zug:** Nimm ein Teil.
kensington-line-forced = Jetzt kostet ein Teil eine Marke: Mit vier oder mehr Marken musst du eine ausgeben.
kensington-line-last-build = **Der siebte Vogel ist da:** Baue noch einmal aus deinem Lager oder hör auf.
kensington-line-build-or-end = **Du bist am Zug:** Baue aus deinem Lager oder beende den Zug.
kensington-line-or-store = **Du hast genommen:** { $tile }. Baue oder lagere das Teil ein.
kensington-line-or-return = **Du hast genommen:** { $tile }. Baue oder lege das Teil in den Haufen zurück.
kensington-line-only-store = **Du hast genommen:** { $tile }. Bauen kannst du jetzt nichts: Lagere das Teil ein.
kensington-line-only-return = **Du hast genommen:** { $tile }. Bauen kannst du jetzt nichts: Lege das Teil in den Haufen zurück.
kensington-line-standing =
    Du hast { $tokens ->
        [0] keine Marken
        [one] { $tokens } Marke
       *[other] { $tokens } Marken
    } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn jetzt Schluss wäre
kensington-line-standing-birds =
    Du hast { $tokens ->
        [0] keine Marken
        [one] { $tokens } Marke
       *[other] { $tokens } Marken
    } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn jetzt Schluss wäre · Vögel: { $birds } von { $end }
kensington-line-heap = { $plain } · { $diamond } · { $roof } · { $special }
kensington-line-back =
    { $cost ->
        [0] { $code } { $back }, kostenlos, noch { $left }
       *[other] { $code } { $back }, 1 Marke, noch { $left }
    }
kensington-line-staged = **{ $tile }** in { $place }
kensington-line-buying = Du kaufst { $tile } für eine Marke:
kensington-line-not-yet = Noch nicht möglich: { $reason }
kensington-line-not-now = Das kann jetzt nicht gebaut werden.
kensington-line-change =
    { $after ->
        [one] { $before } → { $after } Punkt
       *[other] { $before } → { $after } Punkte
    }
kensington-line-changed = { $way } { $points }
kensington-line-if-ended = Wäre jetzt Schluss: { $change } ({ $changes })
kensington-line-unchanged = Wäre jetzt Schluss: { $change }
kensington-line-earns = bringt { $tokens }
kensington-line-both = { $first } · { $next }

# Knöpfe und Menüs: Auf einen Knopf passen 80 Buchstaben.
kensington-key-take = { $back }: nehmen
kensington-key-none-left = { $code } { $back }: keine mehr
kensington-key-use-token = { $code } { $back }: erst eine Marke ausgeben
kensington-key-no-token = { $code } { $back }: kostet eine Marke, du hast keine
kensington-key-vote =
    { $agreed ->
        [0] Dem Spielende zustimmen (bisher niemand)
       *[other] Dem Spielende zustimmen ({ $agreed } von { $players })
    }
kensington-key-skip = Nichts nehmen
kensington-key-skip-and-end = Nichts nehmen und Zug beenden
kensington-key-place = { $column } · Reihe { $row }
kensington-key-place-joined = { $column } · Reihe { $row } + ein Teil
kensington-key-places-before = Vorige Plätze
kensington-key-places-after = Weitere Plätze
kensington-key-take-off = Letztes Teil wegnehmen
kensington-key-place-and-more = Hinstellen, dann noch ein Teil
kensington-key-place-first = Erst einmal hinstellen
kensington-key-build = Baue { $tile } auf { $column }
kensington-key-buy = Kaufe und baue { $tile } auf { $column }
kensington-key-build-unit = Baue { $tiles } Teile
kensington-key-buy-unit = Kaufe und baue { $tiles } Teile
kensington-key-end = { $what } und beende den Zug: { $change }
kensington-key-and-store-end = { $what }, Rest ins Lager, Zugende: { $change }
kensington-key-and-return-end = { $what }, Rest zurück, Zugende: { $change }
kensington-key-build-nothing = Baue nichts und beende den Zug
kensington-key-store-end = Lagere { $tile } ein und beende den Zug
kensington-key-return-end = Lege { $tile } zurück und beende den Zug
kensington-key-built-end = Baue das Hingestellte und beende den Zug
kensington-key-built-store = Baue das Hingestellte, lagere { $tile } ein, Zugende
kensington-key-built-return = Baue das Hingestellte, lege { $tile } zurück, Zugende
kensington-menu-tile = Ein Teil bauen
kensington-menu-buy = Aus einem Lager kaufen und bauen: 1 Marke
kensington-menu-add = Noch ein Teil, das mitgebaut wird
kensington-menu-instead = Stattdessen ein anderes Teil
kensington-menu-from = { $tile }, von { $who }
kensington-menu-taken = { $tile } (genommen)
kensington-menu-bought = { $tile } (gekauft)
kensington-menu-places =
    { $places ->
        [one] { $places } Platz, bestenfalls { $best }
       *[other] { $places } Plätze, bestenfalls { $best }
    }
kensington-menu-only-together = nur zusammen mit einem anderen Teil
kensington-no-stage = Das ist keine Auswahl von Teilen; öffne deinen Zug noch einmal.
kensington-no-without-bought = { $tile } soll gekauft werden, und was du kaufst, musst du mitbauen.

# Das Brett in Worten.
kensington-board-over =
    { $who-is ->
        [you] Das Spiel ist zu Ende: Du hast gewonnen. { $reason }
        [us] Das Spiel ist zu Ende: { $who-begins } teilt euch den Sieg. { $reason }
        [many] Das Spiel ist zu Ende: { $who } teilen sich den Sieg. { $reason }
       *[one] Das Spiel ist zu Ende: { $who } hat gewonnen. { $reason }
    }
kensington-board-take =
    { $who-is ->
        [you] Zug { $number }. Du bist am Zug: Nimm ein Teil oder kaufe eines.
       *[one] Zug { $number }. { $who } ist am Zug und nimmt oder kauft ein Teil.
    }
kensington-board-build =
    { $who-is ->
        [you] Zug { $number }. Du bist am Zug: Baue aus deinem Lager oder beende den Zug.
       *[one] Zug { $number }. { $who } darf aus dem Lager bauen oder beendet den Zug.
    }
kensington-board-build-or-store =
    { $who-is ->
        [you] Zug { $number }. Du hast { $tile } genommen: Baue oder lagere das Teil ein.
       *[one] Zug { $number }. { $who } hat { $tile } genommen und baut oder lagert das Teil ein.
    }
kensington-board-build-or-return =
    { $who-is ->
        [you] Zug { $number }. Du hast { $tile } genommen: Baue oder lege das Teil in den Haufen zurück.
       *[one] Zug { $number }. { $who } hat { $tile } genommen und baut oder legt das Teil in den Haufen zurück.
    }
kensington-board-last-build =
    { $who-is ->
        [you] Zug { $number }. Der siebte Vogel ist da: Baue noch einmal aus deinem Lager oder hör auf.
       *[one] Zug { $number }. Der siebte Vogel ist da: { $who } darf noch einmal aus dem Lager bauen.
    }
kensington-board-forced =
    { $who-is ->
        [you] Mit vier oder mehr Marken musst du jetzt eine ausgeben: Nimm eine braune Rückseite oder kaufe.
       *[one] Mit vier oder mehr Marken muss { $who } jetzt eine ausgeben.
    }
kensington-board-last =
    { $who-is ->
        [you] Zuletzt hast du { $deeds }.
       *[one] Zuletzt hat { $who } { $deeds }.
    }
kensington-board-took = { $tile } genommen
kensington-board-stored-it = { $tile } genommen und eingelagert
kensington-board-built = { $part } gebaut
kensington-board-took-nothing = nichts genommen
kensington-board-birds = Vögel: { $birds } von { $end }; beim siebten ist Schluss.
kensington-board-pool =
    { $tokens ->
        [0] Der Vorrat ist leer.
        [one] Im Vorrat liegt { $tokens } Marke.
       *[other] Im Vorrat liegen { $tokens } Marken.
    }
kensington-board-votes =
    { $who-is ->
        [you] Du hast dem Ende des Spiels zugestimmt.
        [us] { $who-begins } habt dem Ende des Spiels zugestimmt.
        [many] { $who } haben dem Ende des Spiels zugestimmt.
       *[one] { $who } hat dem Ende des Spiels zugestimmt.
    }
kensington-board-pile =
    { $cost ->
        [0] Haufen { $code }, { $back }, kostenlos, noch { $left }: { $outlines }.
       *[other] Haufen { $code }, { $back }, 1 Marke, noch { $left }: { $outlines }.
    }
kensington-board-blind-pile =
    { $cost ->
        [0] Haufen { $code }, { $back }, kostenlos, noch { $left }: wird blind gezogen.
       *[other] Haufen { $code }, { $back }, 1 Marke, noch { $left }: wird blind gezogen.
    }
kensington-board-no-pile = Haufen { $code }, { $back }: keine mehr.
kensington-board-outline = { $code } { $outline }
kensington-board-heap = Haufen: { $piles }.
kensington-board-pile-size = { $back } { $left }
kensington-board-seat =
    { $who-is ->
        [you] Du: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, { $tokens ->
            [0] keine Marken
            [one] { $tokens } Marke
           *[other] { $tokens } Marken
        }, { $birds ->
            [0] kein Vogel
            [one] { $birds } Vogel
           *[other] { $birds } Vögel
        } auf deinen Dächern.
       *[one] { $who }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, { $tokens ->
            [0] keine Marken
            [one] { $tokens } Marke
           *[other] { $tokens } Marken
        }, { $birds ->
            [0] kein Vogel
            [one] { $birds } Vogel
           *[other] { $birds } Vögel
        } auf den Dächern.
    }
kensington-board-left = Hat aufgegeben.
kensington-board-points = Punkte: { $ways }.
kensington-board-way = { $way } { $points }
kensington-board-warehouse = Lager: { $tiles }.
kensington-board-empty-warehouse = Lager: leer.
kensington-board-range = { $first } bis { $last }
kensington-board-open =
    { $count ->
        [one] Spalte { $columns } von unten: { $runs }; offen, das nächste Teil steht in Reihe { $row }.
       *[other] Spalten { $columns } von unten: { $runs }; offen, das nächste Teil steht in Reihe { $row }.
    }
kensington-board-closed =
    { $count ->
        [one] Spalte { $columns } von unten: { $runs }; geschlossen.
       *[other] Spalten { $columns } von unten: { $runs }; geschlossen.
    }
kensington-run-lit =
    { $count ->
        [1] hell
       *[other] { $count } hell
    }
kensington-run-dark =
    { $count ->
        [1] dunkel
       *[other] { $count } dunkel
    }
kensington-run-roof =
    { $count ->
        [1] Dach
       *[other] { $count } Dachfelder
    }
kensington-run-wall =
    { $count ->
        [1] Wand
       *[other] { $count } Wandfelder
    }
kensington-run-door = rote Tür
kensington-run-own-door = eigene Tür
kensington-board-possible = Jetzt zu bauen: { $tile }, in Spalte { $places }.
kensington-board-only-together = Jetzt nur zusammen mit einem anderen Teil zu bauen: { $tile }.
kensington-board-spot = { $column } (Reihe { $row })
kensington-board-in-short =
    { $who-is ->
        [you] Du
       *[one] { $who }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $tokens ->
        [0] keine Marken
        [one] { $tokens } Marke
       *[other] { $tokens } Marken
    }, { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }, { $roofed } unter Dach; Lager: { $stored }.
kensington-board-nothing = leer

# Was für einen Plan spricht.
kensington-why-plain = Kostet nichts und lässt sich leicht einbauen.
kensington-why-diamond = Groß, und gebaut bringt es eine Marke.
kensington-why-roof =
    { $points ->
        [one] Ein Dach bringt sofort bis zu { $points } Punkt.
       *[other] Ein Dach bringt sofort bis zu { $points } Punkte.
    }
kensington-why-spare-roof = Ein Dach für später.
kensington-why-special = Eine Wand oder Tür passt zu beiden Farben.
kensington-why-bird = Es kann der siebte Vogel sein, und du liegst vorn.
kensington-why-room =
    { $points ->
        [one] Danach wartet { $points } Punkt auf ein Dach.
       *[other] Danach warten { $points } Punkte auf ein Dach.
    }
kensington-why-wait = Was eingelagert ist, bringt später mehr.
kensington-why-store = Es passt später besser.
kensington-why-return = Es passt nirgends gut, und das Lager ist voll.
kensington-why-skip = Kein Teil ist jetzt seine Marke wert.
kensington-why-vote = Alle anderen sind dafür, und weiterzuspielen bringt nichts.

# Worauf ein vorausgeplanter Zug baut, und wie es stattdessen steht: Teile eines Satzes.
kensington-picked-there = { $code } zeigt: { $outline }
kensington-picked-gone = { $code } ist leer
kensington-heap-has = { $back } ist noch im Haufen
kensington-heap-lacks = im Haufen ist { $back } mehr
kensington-stored-there =
    { $who-is ->
        [you] { $tile } liegt in deinem Lager
       *[one] { $tile } liegt im Lager von { $who }
    }
kensington-stored-gone = { $tile } liegt in keinem Lager

# Was von einem Spiel in Erinnerung bleibt
kensington-moment-largest-house = Größtes Haus: { $who }, { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}, höchstens { $storeys ->
    [one] 1 Stockwerk
   *[other] { $storeys } Stockwerke
} hoch
