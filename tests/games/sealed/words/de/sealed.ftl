sealed-tagline = Alle legen zugleich eine Karte; die beste gewinnt die Runde.
sealed-option-wins = Gewinner der Runde
sealed-option-wins-about = Welche Karte eine Runde gewinnt.
sealed-option-wins-highest-card = die höchste Karte
sealed-option-wins-lowest-card = die niedrigste Karte
sealed-picks = { $who-is ->
    [you] Du wählst die { $card }.
   *[one] { $who } wählt die { $card }.
}
sealed-chooses = { $who-is ->
    [you] Du wählst eine Karte.
   *[one] { $who } wählt eine Karte.
}
sealed-lays = { $who-is ->
    [you] Du legst verdeckt eine Karte.
   *[one] { $who } legt verdeckt eine Karte.
}
sealed-draws = { $who-is ->
    [you] Du legst verdeckt eine Karte und ziehst die { $card }.
   *[one] { $who } legt verdeckt eine Karte und zieht die { $card }.
}
sealed-round = Runde { $round } von { $of }.
sealed-holds = Auf deiner Hand: { $cards }.
sealed-points = { $who-is ->
    [you] Du hast { $points } Punkte.
   *[one] { $who } hat { $points } Punkte.
}
sealed-over = Alle Runden sind gespielt.
sealed-not = Das geht jetzt nicht.
sealed-why = Die { $card } ist eine gute Karte.
