# Ein ganzes Spiel in einem bewegten Bild
recap-title = Rückblick
recap-about = { $game }, Tisch { $table }
recap-turn = Zug { $turn } / { $turns }
recap-builds = { $who } baut { $pieces }
recap-places = { $who } legt { $cards }
recap-turn-of = Zug von { $who }
recap-gain = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
recap-wins = { $who-is ->
    [many] { $who } gewinnen gemeinsam mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
   *[one] { $who } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
}
recap-alone = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
recap-ended = Das Spiel wurde vor seinem Ende abgebrochen

# Die besten Momente
moment-biggest-turn = Größter Zug: { $who }, Zug { $turn } (+{ $points })
moment-led-since = { $who } führte von Zug { $turn } bis zum Ende
moment-lead-changed = { $times ->
    [one] Die Führung wechselte einmal: { $who } übernahm sie in Zug { $turn }
   *[other] Die Führung wechselte { $times } Mal; { $who } übernahm sie endgültig in Zug { $turn }
}
moment-lead-shared = { $times ->
    [0] Am Ende war die Führung geteilt
    [one] Die Führung wechselte einmal; am Ende war sie geteilt
   *[other] Die Führung wechselte { $times } Mal; am Ende war sie geteilt
}
