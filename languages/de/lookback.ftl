# Nach dem Spiel: Was hätte ich tun können?
lookback-ask = Was hätte ich tun können?
lookback-not-here = Auf dieses Spiel kann noch niemand zurückblicken.
lookback-thinking = Ich sehe dieses Spiel schon für dich durch.
lookback-nothing = ### { $title }
    Ein starker Bot hätte fast dasselbe getan: Keiner deiner Züge hat dich einen halben Punkt gekostet.
lookback-head = ### Was hätte ich tun können? · { $title }
lookback-about = Die Züge, die dich am meisten gekostet haben – so rechnet ein starker Bot, der sah, was du sahst. Das erste Bild zeigt, was besser war, das zweite, was du getan hast.
lookback-turn = **Entscheidung { $number }** · { $cost }
lookback-cost = { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}
lookback-cost-least = { $points ->
    [one] 1 Punkt oder mehr
   *[other] { $points } Punkte oder mehr
}
lookback-done = Dein Zug: { $told }
lookback-better = Besser: { $told } { $why }
lookback-better-picture = Was besser war
lookback-done-picture = Was du getan hast
