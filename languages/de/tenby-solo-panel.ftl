# Allein, vor dem Zug.
tenby-panel-token = **Seitenwind: Lege eine Marke.** Eine Auszeichnung, die du erreichst, bringt 10 Punkte und einen für jede Marke; eine verfehlte kostet ebenso viel, ganz ohne Marke 15.
tenby-panel-aim = { $accolade }: bisher { $number }, { $tokens ->
        [0] keine Marke
        [one] 1 Marke
       *[other] { $tokens } Marken
    }
tenby-panel-token-key = { $accolade }: dann { $won } oder { $lost }
tenby-panel-plan = **Wähle einen Kompass.** Danach wird der Anker aufgedeckt: Mit der kleineren Zahl bist du vor ihm dran, sonst nimmt er zuerst seine Karten.
tenby-panel-chance = { $number } ist kleiner als { $above } von { $left ->
        [one] 1 Anker
       *[other] { $left } Ankern
    }, die noch kommen können
tenby-panel-compass = { $number } spielen: { $actions }
tenby-panel-compass-take = Den letzten nehmen: { $actions }
tenby-panel-compass-draw = Noch einen Kompass ziehen: { $rings } Ring
tenby-panel-compass-reveal = Noch einen Kompass aufdecken: { $rings } Ring
tenby-panel-compass-discard = Ablegen: { $compass }, { $rings } Ring
tenby-panel-compass-discard-lost = Den letzten Kompass ablegen: Spiel verloren
tenby-panel-row = **Nimm den letzten Kompass der Reihe** oder zahle einen Ring, um ihn abzulegen oder vorn einen weiteren aufzudecken. Ohne Kompass und ohne Ring ist das Spiel verloren.
tenby-panel-row-empty = **In der Reihe liegt kein Kompass.** Zahle einen Ring, um einen aufzudecken.
tenby-panel-row-behind = Danach: { $actions }
tenby-panel-lower = **Der Anker hat { $anchor } und markiert { $marks }.** Deine { $number } ist nicht kleiner als { $anchor }, also geht der Anker vor.
tenby-panel-anchor-would-take = Vor deinem Zug würde er das nehmen: { $cards }.
tenby-panel-lower-key = { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } zahlen: { $number } ist kleiner als { $anchor }, du bist zuerst dran
tenby-panel-lower-in-vain = { $rings } Ring zahlen: { $number }, noch nicht kleiner als { $anchor }
tenby-panel-set-out = Mit { $number } aufbrechen: Der Anker geht vor

# Allein, im Zug.
tenby-panel-compass-open = **Dein Kompass.** Noch offen: { $actions }.
tenby-panel-compass-done = **Dein Kompass.** Alle Aktionen sind genutzt: Gib Ringe aus oder beende den Zug.
tenby-panel-anchor-went-first = { $number } ist nicht kleiner als { $anchor }, der Anker war zuerst dran.
tenby-panel-you-first = { $number } ist kleiner als { $anchor }, du bist zuerst dran; danach räumt der Anker { $marks }.
tenby-panel-slot-costs = **{ $slot } ist leer:** Der Anker kostet { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn du dort keine Karte aufdeckst ({ $rings } Ring).
tenby-panel-take-marked = { $card } nehmen: { $points }, Anker { $cost }
tenby-panel-take-misfit = { $card } nehmen: passt nicht, { $points }
tenby-panel-take-accolade = Nehmen: { $accolade }
tenby-panel-two-landmarks = Zwei Wahrzeichen ziehen, eines anlegen
tenby-panel-blind-risk = Passt sie an kein Ende, kostet sie { $points } (noch { $left })
tenby-panel-icon-ring = Den Ring eines Symbols nehmen
tenby-panel-end-costs = Zug beenden: Strafe { $cost }
tenby-panel-place-and-end-costs = Anlegen und beenden (Strafe { $cost }): { $where }, { $points }
tenby-panel-supply = Im Vorrat { $rings ->
        [0] ist kein Ring
        [one] ist nur 1 Ring
       *[other] sind nur { $rings } Ringe
    } mehr.
tenby-panel-reveal-to = Auf { $slot } aufdecken: { $rings } Ring
tenby-panel-reveal-over = { $slot } statt { $card } aufdecken: { $rings } Ring
tenby-panel-prices-nobody-home = Eine zusätzliche Aktion Reihenhaus kostet 2, Pier 3, Wahrzeichen 4, eine Karte aufdecken 1, eine Karte verlegen { $move }.
tenby-panel-visit-alone = **Danke für den Besuch.** Ziehe drei Karten und lege eine davon an. Was gezogen ist, bleibt gezogen.
