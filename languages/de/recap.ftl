# Ein ganzes Spiel in einem bewegten Bild
recap-title = Rückblick
recap-about = { $game }, Tisch { $table }
recap-turn = Zug { $turn } / { $turns }
recap-move = Schritt { $turn } / { $turns }
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
moment-biggest-move = Größter Schritt: { $who }, Schritt { $turn } (+{ $points })
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

# Wer ihn haben möchte
recap-ask = Rückblick
recap-head = ### { $about }
recap-is-here = Der Rückblick auf dieses Spiel ist hier: { $link }
recap-not-here = Auf dieses Spiel gibt es noch keinen Rückblick.
recap-nothing = An diesem Tisch wurde nicht gespielt: Es gibt nichts, worauf man zurückblicken könnte.
recap-not-yet = Der Rückblick ließ sich gerade nicht posten. Er folgt, sobald es geht.
recap-not-made = Der Rückblick auf dieses Spiel ist nicht gelungen. Das Ergebnis gilt; mit **Rückblick** am Brett kannst du noch einmal fragen.
recap-forbidden = Der Rückblick auf dieses Spiel kann hier nicht gepostet werden: Dem Bot fehlt die Berechtigung „Dateien anhängen“ oder „Nachrichten senden“.
recap-too-large = Der Rückblick auf dieses Spiel ist größer als die Dateien, die Discord hier annimmt.
lobby-recap = Rückblick am Ende
lobby-no-recap = Kein Rückblick am Ende
lobby-recap-follows = Rückblick am Ende
