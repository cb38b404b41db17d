# Spieldateien, die sich nicht lesen oder nicht nachspielen lassen.
record-line = Zeile { $line } sollte „{ $wanted }“ lauten.
record-line-begins = Zeile { $line } sollte mit „{ $wanted }“ beginnen.
record-move-line = Zeile { $line } sollte aus einem Platz und einem Zug bestehen, etwa „{ $example }“.
record-head = Der Kopf der Datei ist beschädigt: { $why }.
record-no-such-game = Ein Spiel namens „{ $game }“ steht nicht im Regal.
record-move = Zeile { $line }, „{ $move }“: { $why }
record-other-result = Das Ergebnis war „{ $was }“ und ist jetzt „{ $now }“.
record-other-board = Zeile { $line } des Bretts war „{ $was }“ und ist jetzt „{ $now }“.
record-other-length = Das Brett hat mehr oder weniger Zeilen als damals.
