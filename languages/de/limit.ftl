# Was eine Person tun kann, ist begrenzt, damit auch andere gehört werden.
limit-too-fast = Nicht so schnell: das geht { $most }-mal in der Minute. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
limit-lobbies = Du hältst { $most } Lobbys offen. Starte eine davon oder sage sie ab.
limit-tables = Du sitzt an { $most } Tischen, die nicht zu Ende sind. Spiel erst einen zu Ende.
