# Die Lektion zu Kensington, Schritt für Schritt.
learn-kensington-take-title = ein Teil nehmen
learn-kensington-take-task =
    Du baust ein Haus um deine eigene Tür herum. Jeder Zug beginnt mit einem **Teil vom Haufen**. Du siehst seinen Umriss, aber nicht, wie herum es liegt und ob seine Fenster hell oder dunkel sind. Schlichte Teile, A, sind kostenlos.
    {""}**Nimm A5:** Drücke **A5** und bestätige. Was aufgedeckt ist, lässt sich nicht zurücknehmen.
learn-kensington-take-instead = Das darfst du auch nehmen. Aber in dieser Lektion nimm A5, eines der schlichten Teile.
learn-kensington-take-done = Ein dunkles Teil mit einer Katze! Eine Katze ist ein Punkt für den, der sie baut. Jetzt braucht das Teil einen Platz.
learn-kensington-build-title = es bauen
learn-kensington-build-task =
    Teile werden gebaut, **wie sie gedruckt sind**, nie gedreht. Du wählst die Spalte, und das Teil fällt nach unten. Fenster kommen neben Fenster derselben Art oder neben eine Tür.
    {""}**Baue es auf −2,** links von deiner Tür. Dort zeigt es die Ansicht: Drücke den grünen Knopf.
learn-kensington-build-instead = Das ist erlaubt. Aber hier kommt das Teil links neben deine Tür, auf −2.
learn-kensington-build-done = Es steht neben deiner Tür. Fenster zählen erst, wenn ein **Dach** ihre Spalte schließt; die Katze zählt sofort.
learn-kensington-diamond-title = eine Raute
learn-kensington-diamond-task =
    Auch Cora hat gebaut. Teile mit einer **Raute** auf der Rückseite, B, sind kostenlos wie die schlichten. Sie passen schlechter, aber sie lohnen sich.
    {""}**Nimm B3.**
learn-kensington-diamond-instead = Diesmal nicht: Nimm B3, eines der Teile mit einer Raute.
learn-kensington-diamond-done = Wieder dunkle Fenster: Sie passen zu deinen.
learn-kensington-token-title = eine Marke verdienen
learn-kensington-token-task =
    Wer ein Teil mit einer Raute baut, bekommt eine **Marke**, und Marken bezahlen Dächer.
    {""}**Baue es auf 1,** rechts von deiner Tür.
learn-kensington-token-instead = Dort ginge es auch. Aber hier baue es rechts neben deine Tür, auf 1.
learn-kensington-token-done = **+1 Marke.** Du bekommst sie in dem Moment, in dem du baust; eine Raute im Lager bringt noch nichts.
learn-kensington-store-title = das Lager
learn-kensington-store-task =
    Du hast vier helle Fenster in einer Reihe genommen, aber dein Haus ist dunkel: **Hell nur neben Dunkel ist nicht erlaubt.** Heute passt nichts.
    {""}**Lagere es ein:** Dein Lager hebt zwei Teile für später auf.
learn-kensington-store-instead = Dieses Teil lässt sich jetzt nur einlagern.
learn-kensington-store-done = Es wartet in deinem Lager. Du kannst es in jedem späteren Zug bauen; aber die anderen dürfen es dir für eine Marke **abkaufen**.
learn-kensington-roof-title = ein Dach nehmen
learn-kensington-roof-task =
    Ohne Dächer sind deine Fenster nichts wert. Ein Dach, C, kostet **eine Marke**; du hast drei.
    {""}**Nimm C3.**
learn-kensington-roof-instead = Das ist erlaubt. Aber was dein Haus jetzt braucht, ist ein Dach: C3.
learn-kensington-roof-done = Ein Dach für zwei Spalten. Damit kommen die Punkte.
learn-kensington-close-title = eine Spalte schließen
learn-kensington-close-task =
    Ein Dach schließt eine Spalte für immer: Darüber wird nichts mehr gebaut. **Jedes Fenster darunter ist ein Punkt,** eine Tür zwei.
    {""}**Baue das Dach auf 3,** auf deine höchsten Spalten.
learn-kensington-close-instead = Das wäre auch ein Dach. Aber hier schließe deine höchsten Spalten: Baue es auf 3.
learn-kensington-close-done = **1 → 9 Punkte!** Fünf Fenster, und 3 für Dächer in zwei verschiedenen Höhen: 1 für die erste, 2 für die zweite. Verschiedene Höhen bringen immer mehr.
learn-kensington-unit-title = Teile, die einander brauchen
learn-kensington-unit-task =
    Weißt du noch, das helle Teil in deinem Lager? Neben dunklen Fenstern braucht es einen Nachbarn, der zu allem passt: ein **Dach**. Teile, die zugleich gebaut werden, zählen füreinander.
    {""}**Baue beide zusammen:** Wähle unter „Stattdessen ein anderes Teil“ das helle, stelle es auf **−6**, nimm dann das Dach dazu und stelle es auch auf **−6**.
learn-kensington-unit-instead = Das ist erlaubt und bringt vielleicht sogar mehr. Aber hier kommt das helle Teil auf −6 und das Dach darauf, auch auf −6, beide zusammen.
learn-kensington-unit-done = **9 → 13 Punkte.** Bis zu drei Teile darfst du in einem Zug bauen, und sie dürfen einander helfen.
learn-kensington-buy-title = aus einem Lager kaufen
learn-kensington-buy-task =
    Cora hat ein Dach im Lager, das dir passen würde. Statt ein Teil zu nehmen, darfst du **eines für eine Marke kaufen**; sie kann nicht ablehnen. Es muss sofort gebaut werden.
    {""}**Wähle ihr Dach im Menü „Aus einem Lager kaufen“ und baue es auf 1.**
learn-kensington-buy-instead = Auch das ginge. Aber hier kaufe Coras Dach, aus dem Menü unten, und baue es auf 1.
learn-kensington-buy-done = Das Dach gehört dir, und Cora hat deine Marke. Der siebte **Vogel** auf einem Dach beendet das Spiel; wer dann die meisten Punkte hat, hat gewonnen.
