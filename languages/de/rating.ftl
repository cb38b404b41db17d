# Wertungen: welche Tische dafür zählen, und was dabei herauskommt.
rating-not-alone = Allein wird nicht gewertet; wähle mehr Plätze oder spielt ohne Wertung.
rating-needs-clock = Ein gewerteter Tisch braucht eine Uhr; wähle eine oder spielt ohne Wertung.
rating-no-bots = Bot-Spieler werden nicht gewertet und sitzen darum nicht an gewerteten Tischen. Nimm sie vom Tisch oder spielt ohne Wertung.
rating-corrected-meanwhile = Dieses Ergebnis wurde inzwischen berichtigt; sieh es dir noch einmal an.
