# Die Sprache selbst, und wie ihre Leser heißen.
#
# So heißen die Dinge, in allen Sätzen und Texten (wir sagen „du“):
#   table Tisch, seat Platz, host Gastgeber, players Mitspieler (als Zahl: Personen), card of a table Karte
#   game Spiel, the game is over: das Spiel ist zu Ende, rematch Revanche, cancel absagen, resign aufgeben
#   turn und move Zug (du bist am Zug, kurz: du bist dran), round Runde, board Brett, position Stellung
#   panel Ansicht, button Knopf, option Option, draft Entwurf, confirm bestätigen, take back und undo zurücknehmen
#   hidden verborgen, reveal aufdecken, seed Startwert, verify prüfen, replay nachspielen
#   weekly challenge Wochenpartie, bot player Bot: leicht, solide, stark
#   history Verlauf (was man liest), log Protokoll (was die Datenbank aufbewahrt)
# Copenhagen, nach der Spielregel:
#   harbour Hafen, footbridge Steg, supply Vorrat, display Auslage, discard ablegen, discards Ablage, hand limit Handlimit
#   tile Plättchen, space Feld, row Reihe, column Spalte, window Fenster, brick Mauerwerk (kurz: Mauer), build bauen
#   coat of arms Wappen (nutzen), ability Fähigkeit (einsetzen; aktiv, benutzt), turn back aktivieren
#   End card Spielende-Karte (in Bildern: Endkarte)
# Kensington:
#   tile Teil, heap Haufen, back Rückseite, outline Umriss, plain schlicht, diamond Raute, special Spezial
#   warehouse Lager, store einlagern, put back zurücklegen, token Marke, pool Vorrat, lit hell, dark dunkel, roof Dach
locale = de
language-name = Deutsch
who-you = du
who-seat = Spieler { $number }
