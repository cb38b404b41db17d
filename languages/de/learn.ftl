# Lektionen: was bei jedem Spiel um die Schritte herum steht; die Schritte selbst haben je Spiel eine eigene Datei.
learn-which = ### Ein Spiel lernen
    Niemand sonst sieht es, nichts wird gezählt, und du kannst jederzeit aufhören und wiederkommen.
learn-game = **{ $game }**
learn-standing = Du bist bei Schritt { $step } von { $steps }.
learn-standing-again = Du hast alles durchgespielt und bist wieder bei Schritt { $step } von { $steps }.
learn-standing-finished = Du hast alles durchgespielt.
learn-head = ### { $game } · Schritt { $step } von { $steps }: { $title }
learn-done-head = ### ✓ { $game } · Schritt { $step } von { $steps }: { $title }
learn-next = Nächster Schritt
learn-finish = Fertig
learn-again = Noch einmal
learn-back = Einen Schritt zurück
learn-begin-again = Von vorn
learn-moved-on = Dieser Knopf gehört zu einem anderen Schritt der Lektion. `/lernen` bringt dich dorthin, wo du bist.
learn-end = ### Das ist { $game }!
    Du hast getan, woraus Züge bestehen. Der Rest kommt beim Spielen.
learn-end-play = **Gegen Bots spielen** eröffnet in diesem Kanal einen Tisch für zwei, und dein erster Zug ist gleich da. Ein leichter Bot ist ein guter erster Gegner.
learn-end-elsewhere = In einem Kanal auf einem Server eröffnet `/spielen` einen Tisch: **Gegen Bots spielen** auf seiner Karte, und dein erster Zug ist gleich da.
learn-end-rules = `/regeln` erklärt alles mit Bildern, und in der Ansicht sagt dir **Tipp**, was ein starker Bot täte.
learn-newcomers = Neu in einem Spiel? `/lernen` zeigt dir in ein paar Minuten, wie es geht.
