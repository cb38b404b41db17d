# Die Lektion zu Copenhagen, Schritt für Schritt.
learn-copenhagen-take-title = Karten nehmen
learn-copenhagen-take-task =
    Du baust die Fassade eines Hauses, und Karten bezahlen sie. Wenn du dran bist, nimmst du **zwei benachbarte Karten** am Hafen, oder du baust. Karten einer Farbe sind zusammen am meisten wert.
    {""}**Nimm die zwei gelben Karten an 2 und 3:** Drücke **2 + 3**, dann den grünen Knopf.
learn-copenhagen-take-instead = Zwei beliebige Nachbarn sind erlaubt. Aber du hast schon eine gelbe Karte; nimm also die gelben: 2 + 3.
learn-copenhagen-take-done = Drei gelbe Karten reichen für ein gelbes Plättchen mit drei Feldern. Der Hafen wurde aufgefüllt, und jetzt ist Mads dran.
learn-copenhagen-build-title = ein Plättchen bauen
learn-copenhagen-build-task =
    Ein Plättchen kostet **so viele Karten seiner Farbe, wie es Felder hat**. Es muss auf dem Boden stehen oder auf etwas, das schon gebaut ist.
    {""}**Baue Gelb 3:** Drücke **Gelb 3**. Die Ansicht zeigt es in deinem Haus, unten rechts. Drehe und verschiebe es ruhig, aber baue es so, wie es zuerst stand: auf D1.
learn-copenhagen-build-instead = Das lässt sich auch bauen. Hier ist es aber Gelb 3 unten rechts in der Ecke, wie die Ansicht es zuerst zeigt: auf D1, die Mauer oben. Drücke noch einmal Gelb 3: Da steht es.
learn-copenhagen-build-done = Jedes Plättchen hat ein Feld **Mauerwerk**, alle anderen sind **Fenster**. Deine Fenster liegen in Reihe 1, und gleich siehst du, wozu das gut ist.
learn-copenhagen-row-title = eine Reihe vollenden
learn-copenhagen-row-task =
    Ihr habt beide ein paar Züge gemacht, und du hast vier grüne Karten. In Reihe 1 sind A, B und C leer.
    {""}**Baue Grün 4 auf A1, die Mauer oben:** Es füllt Reihe 1.
learn-copenhagen-row-instead = Das ist erlaubt, aber Reihe 1 bleibt dann offen. Baue Grün 4 auf A1, liegend, die Mauer oben: Auf dem Knopf steht +2.
learn-copenhagen-row-done = **Reihe 1 ist vollständig: 1 Punkt, und 2, weil sie nur Fenster hat.** Eine Spalte zählt 2 oder 4. Wer zuerst 12 Punkte hat, gewinnt.
learn-copenhagen-neighbour-title = Nachbarn einer Farbe
learn-copenhagen-neighbour-task =
    Ein Plättchen, das **seine eigene Farbe berührt**, kostet eine Karte weniger. Du hast eine einzige gelbe Karte, und in deinem Haus steht Gelb.
    {""}**Baue Gelb 2 darauf, auf E3,** für eine Karte.
learn-copenhagen-neighbour-instead = Das geht auch, aber hier kommt Gelb 2 in Spalte E: auf E3, die Mauer unten.
learn-copenhagen-neighbour-done = Zwei Felder für eine Karte! Farbe neben Farbe spart jedes Mal eine Karte.
learn-copenhagen-any-title = eine Fähigkeit
learn-copenhagen-any-task =
    Einige Züge später. Du möchtest Blau, aber die blauen Karten an 2 und 5 sind keine Nachbarn. Mit deiner Fähigkeit **Freie Wahl** bekommst du sie trotzdem.
    {""}**Drücke „Andere nehmen: Freie Wahl“, wähle 2 und 5 und nimm sie.**
learn-copenhagen-any-instead = Die darfst du nehmen. Aber diesmal setze deine Fähigkeit ein, für die blauen Karten an 2 und 5.
learn-copenhagen-any-done = Eine Fähigkeit wirkt **einmal**; jetzt ist sie umgedreht. Wie sie wiederkommt, siehst du bald.
learn-copenhagen-coat-title = ein Wappen
learn-copenhagen-coat-task =
    Das Feld E5 zeigt ein **Wappen**. Wer es überbaut, darf sich etwas aussuchen.
    {""}**Baue Blau 2 auf E5,** dann drücke **Rabatt nehmen**: noch eine Fähigkeit.
learn-copenhagen-coat-instead = Das ist erlaubt, aber hier überbaue das Wappen: Blau 2 auf E5, die Mauer oben, und dann nimm Rabatt.
learn-copenhagen-coat-done = Rabatt gehört dir, ab deinem nächsten Zug. Auch die vollständigen Reihen 2, 4 und 6 bringen ein Wappen.
learn-copenhagen-white-title = ein weißes Plättchen
learn-copenhagen-white-task =
    Wieder Blau neben Blau: Blau 4 kostet drei Karten. Auf D7 füllt es Spalte E **und** überbaut das Wappen auf D9.
    {""}**Baue Blau 4 auf D7** und nutze das Wappen für ein kostenloses **weißes Plättchen auf A2**.
learn-copenhagen-white-instead = Das ginge auch. Hier ist es Blau 4 auf D7, bis unters Dach, und dann das weiße Plättchen auf A2, aus dem Menü.
learn-copenhagen-white-done = **Spalte E ist vollständig: +2.** Das weiße Plättchen war kostenlos: ein Fenster, wo immer eines hinpasst.
learn-copenhagen-discount-title = eine Fähigkeit einsetzen
learn-copenhagen-discount-task =
    In Reihe 2 fehlen noch zwei Felder, und auf C3 ist ein Wappen. Rot 3 passt, aber du hast nur zwei rote Karten.
    {""}**Drücke „Rabatt einsetzen“, dann baue Rot 3 auf C2** für zwei Karten.
learn-copenhagen-discount-instead = Diesmal nicht: Setze zuerst Rabatt ein, dann baue Rot 3 auf C2, die Mauer oben.
learn-copenhagen-discount-done = **Reihe 2 ist vollständig: +1.** Und gleich zwei Wappen: eines für die Reihe, eines für C3.
learn-copenhagen-back-title = Fähigkeiten aktivieren
learn-copenhagen-back-task =
    Deine beiden Fähigkeiten sind benutzt. Ein Wappen aktiviert sie **alle** wieder.
    {""}**Drücke „Benutzte Fähigkeiten aktivieren“.**
learn-copenhagen-back-instead = Auch gut für ein Wappen, und du hast noch eines. Aktiviere zuerst deine benutzten Fähigkeiten.
learn-copenhagen-back-done = Freie Wahl und Rabatt stehen ab deinem nächsten Zug wieder bereit. Das ist alles: nehmen, bauen und nutzen, was du verdienst. Zwölf Punkte gewinnen.
