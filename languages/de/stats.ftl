# Statistik.
stats-head = { $title } · { $about }
stats-name = { $name }
stats-two-names = { $one } und { $other }
stats-figure = { $caption }: { $value }
stats-figures = { $figures }.
stats-bar = { $label }: { $text }
stats-panel = { $title } – { $bars }.
stats-title-about = { $title } ({ $about })
stats-all-games = alle Spiele
stats-here-about = { $what }, auf diesem Server
stats-everywhere-about = { $what }, überall
stats-on-this-server = auf diesem Server
stats-nothing = { $title } · { $about }: noch keine beendeten Tische. Gezählt werden Tische ab zwei Personen, wenn sie zu Ende sind.
stats-only-you = Dein Profil ist verborgen: Nur du siehst das hier. Mit /einstellungen ich zeigst du es wieder.
stats-not-here = Frag auf einem Server: In Direktnachrichten gibt es nur deine eigene Statistik, mit /statistik person.
stats-with-oneself = Dazu gehören zwei: Nenne jemand anderen.

# Zahlen
stats-decimal = { $whole },{ $part }
stats-percent = { $number } %
stats-of = { $number } von { $of }
stats-plus = +{ $number }
stats-times = { $number } ×
stats-seconds = { $number } s
stats-minutes = { $number } min
stats-hours = { $number } h
stats-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
stats-within = bis { $time }
stats-beyond = über { $time }
stats-longer = länger
stats-mean = im Mittel { $time }

# Große Zahlen
stats-tables-played = { $tables ->
    [one] Tisch gespielt
   *[other] Tische gespielt
}
stats-tables-won = der Tische gewonnen
stats-points-mean-best = Punkte im Mittel, höchstens { $best }
stats-half-of-turns = die Hälfte aller Züge
stats-turns-a-table = Züge je Tisch
stats-lead-changes = Führungswechsel
stats-turns-taken = { $turns ->
    [one] Zug
   *[other] Züge
}
stats-tables-together = { $tables ->
    [one] Tisch gemeinsam
   *[other] Tische gemeinsam
}
stats-ahead = vorn : hinten
stats-level = gleichauf

# Tafeln
stats-games = Spiele
stats-won-of-played = gewonnen von gespielt
stats-places = Plätze
stats-left = aufgegeben oder Zeit abgelaufen
stats-handed = Platz weitergegeben
stats-points-from = Punkte aus
stats-points-each = Punkte im Mittel
stats-turn-times = Züge in
stats-turn-times-each = Mittlere Zeit je Zug
stats-orders = Wer beginnt
stats-even-share = gewonnen · Strich: Anteil
stats-order = { $order ->
    [1] zuerst am Zug
    [2] an 2. Stelle
    [3] an 3. Stelle
    [4] an 4. Stelle
   *[5] an 5. Stelle
}
stats-records = Rekorde
stats-record-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-record-biggest = { $points ->
    [one] { $points } in einem Zug
   *[other] { $points } in einem Zug
}
stats-most-played = Die meisten Tische
stats-most-won = Die meisten Siege
stats-judged = Können und Glück
stats-judged-about = { $tables ->
    [one] Punkte, { $tables } Tisch
   *[other] Punkte je Tisch, { $tables } Tische
}
stats-cost = verschenkt
stats-fortune = durch Glück
stats-judged-note = Können und Glück, wie der solide Bot rechnet: was Züge verschenkt haben, was dazwischen kam.

# Woher Punkte kommen
stats-line-tenby-street = Offene Straßen
stats-line-tenby-street-completed = Vollendete Straßen
stats-line-tenby-resident = Bewohner
stats-line-tenby-accolade = Auszeichnungen
stats-line-tenby-penalty-pile = Strafen

# Was am meisten vorkommt
stats-kind-copenhagen-tile = Plättchen
stats-kind-copenhagen-ability = Fähigkeiten
stats-kind-copenhagen-colour = Farben
stats-kind-copenhagen-size = Größen
stats-kind-kensington-window = Fenster
stats-kind-kensington-roof = Dächer
stats-kind-tenby-resident = Bewohner
stats-kind-tenby-day = Tageskarten
stats-kind-tenby-landmark = Wahrzeichen
stats-copenhagen-size = { $size } Felder
stats-tenby-day = Tag { $number }

# Titel am Ende eines Tisches
stats-title-line = { $who-is ->
    [you] Du: { $title } ({ $earned })
   *[one] { $who }: { $title } ({ $earned })
}
stats-called-leap = Großer Sprung
stats-called-patient = Die Ruhe selbst
stats-called-swift = Flink wie die Flut
stats-called-careful = Lieber zweimal gedacht
stats-called-company = Gute Gesellschaft
stats-called-copenhagen-built = Baumeisterschaft
stats-called-copenhagen-coat = Wappensammlung
stats-called-copenhagen-ability = Alle Kniffe
stats-called-copenhagen-tile = Fleißige Kelle
stats-called-copenhagen-card = Im Hafen zu Hause
stats-called-kensington-built = Baumeisterschaft
stats-called-kensington-bird = Ein Herz für Vögel
stats-called-kensington-cat = Ein Herz für Katzen
stats-called-kensington-diamond = Rautenjagd
stats-called-kensington-bought = Gern gesehene Kundschaft
stats-called-kensington-roof = Alles unter Dach
stats-called-kensington-stored = Gut gefülltes Lager
stats-called-kensington-window = Fensterlicht
stats-called-tenby-built = Baumeisterschaft
stats-called-tenby-landmark = Hüter der Wahrzeichen
stats-called-tenby-street = Straße um Straße
stats-called-tenby-resident = Beste Nachbarschaft
stats-called-tenby-shift = Stadtplanung
stats-called-tenby-bought = Offene Börse
stats-called-tenby-card = Fleißige Kelle
stats-thought-patient = über einen Zug { $time } nachgedacht
stats-thought-swift = { $time } je Zug
stats-earned-leap = { $number ->
    [one] { $number } Punkt in einem Zug
   *[other] { $number } Punkte in einem Zug
}
stats-earned-careful = { $number ->
    [one] { $number } Zug zurückgenommen
   *[other] { $number } Züge zurückgenommen
}
stats-earned-company = { $number ->
    [one] { $number } Zug bis zum Ende
   *[other] { $number } Züge bis zum Ende
}
stats-earned-copenhagen-built = { $number ->
    [one] { $number } Plättchen in einem Zug
   *[other] { $number } Plättchen in einem Zug
}
stats-earned-copenhagen-coat = { $number ->
    [one] { $number } Wappen
   *[other] { $number } Wappen
}
stats-earned-copenhagen-ability = { $number ->
    [one] { $number } Fähigkeit eingesetzt
   *[other] { $number } Fähigkeiten eingesetzt
}
stats-earned-copenhagen-tile = { $number ->
    [one] { $number } Plättchen
   *[other] { $number } Plättchen
}
stats-earned-copenhagen-card = { $number ->
    [one] { $number } Karte genommen
   *[other] { $number } Karten genommen
}
stats-earned-kensington-built = { $number ->
    [one] { $number } Teil in einem Zug
   *[other] { $number } Teile in einem Zug
}
stats-earned-kensington-bird = { $number ->
    [one] { $number } Vogel
   *[other] { $number } Vögel
}
stats-earned-kensington-cat = { $number ->
    [one] { $number } Katze
   *[other] { $number } Katzen
}
stats-earned-kensington-diamond = { $number ->
    [one] { $number } Raute
   *[other] { $number } Rauten
}
stats-earned-kensington-bought = { $number ->
    [one] { $number } Teil gekauft
   *[other] { $number } Teile gekauft
}
stats-earned-kensington-roof = { $number ->
    [one] { $number } Dach
   *[other] { $number } Dächer
}
stats-earned-kensington-stored = { $number ->
    [one] { $number } Teil eingelagert
   *[other] { $number } Teile eingelagert
}
stats-earned-kensington-window = { $number ->
    [one] { $number } Fensterteil
   *[other] { $number } Fensterteile
}
stats-earned-tenby-built = { $number ->
    [one] { $number } Karte in einem Zug
   *[other] { $number } Karten in einem Zug
}
stats-earned-tenby-landmark = { $number ->
    [one] { $number } Wahrzeichen
   *[other] { $number } Wahrzeichen
}
stats-earned-tenby-street = { $number ->
    [one] { $number } Straße vollendet
   *[other] { $number } Straßen vollendet
}
stats-earned-tenby-resident = { $number ->
    [one] { $number } Bewohner
   *[other] { $number } Bewohner
}
stats-earned-tenby-shift = { $number ->
    [one] { $number } Karte versetzt
   *[other] { $number } Karten versetzt
}
stats-earned-tenby-bought = { $number ->
    [one] { $number } Aktion gekauft
   *[other] { $number } Aktionen gekauft
}
stats-earned-tenby-card = { $number ->
    [one] { $number } Karte gelegt
   *[other] { $number } Karten gelegt
}
