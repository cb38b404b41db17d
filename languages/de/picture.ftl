# Beschriftungen in Bildern, die zu keinem Spiel gehören.
picture-turn = { $who-is ->
    [you] Du bist dran
   *[one] { $who } ist dran
}
picture-wins = { $who-is ->
    [you] Du gewinnst
    [many] geteilter Sieg
   *[one] { $who } gewinnt
}
picture-alone = { $who }
picture-place = { $place ->
    [1] Sieg
   *[other] { $place }.
}
picture-place-resigned = { $place }, aufgegeben
picture-final-scores = { $game }: Endstand
picture-total = Summe
picture-best = fett: Bestwert der Zeile
picture-open = ein Tisch ist offen
picture-free-seat = frei
picture-seated = dabei
picture-usual-rules = die üblichen Regeln
picture-hosted = Gastgeber: { $who }
picture-players = für { $least } bis { $most } Personen
picture-your-view = { $game }: deine Ansicht
picture-your-turn = { $game }: dein Zug
picture-not-possible = { $move } ist nicht möglich. { $why }
picture-only-you = das siehst nur du
picture-resigned = aufgegeben
