# Wochenaufgaben.
challenge-closed = Diese Woche ist vorbei. Die nächste Aufgabe ist schon da.
challenge-played = Du hast die Aufgabe dieser Woche schon gespielt; es gibt nur einen Versuch.
