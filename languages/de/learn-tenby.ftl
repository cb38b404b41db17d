# Die Lektion zu Tenby, Schritt für Schritt.
learn-tenby-keep-title = eine Bewohnerin
learn-tenby-keep-task =
    Du baust eine kleine Stadt am Meer. **Bewohner** sagen dir, worauf du achten kannst: Jeder bringt Punkte für etwas in deinen Straßen, und nur du siehst deine.
    {""}**Behalte die erste,** die Gelbe Anstreicherin.
learn-tenby-keep-instead = Im Spiel wählst du frei. In dieser Lektion behalte die Gelbe Anstreicherin, die erste der beiden.
learn-tenby-keep-done = Drei gelbe Gebäude in einer Straße, und die Anstreicherin zahlt. Am besten in einer vollendeten Straße.
learn-tenby-day-title = die Nacht
learn-tenby-day-task =
    Nachts wählen alle eine **Tageskarte**. Ihre Symbole sind, was du am Tag tun darfst; ihre Zahl sagt, wie früh du dran bist. Früh heißt: Der Markt ist voll.
    {""}**Wähle Tag 7:** zwei Reihenhäuser und zwei Ringe.
learn-tenby-day-instead = Auch eine gute Karte. Aber hier wähle Tag 7.
learn-tenby-day-done = Owain hat Tag 10 gewählt. Sieben kommt vor zehn, also bist du zuerst dran.
learn-tenby-terrace-title = dein erstes Reihenhaus
learn-tenby-terrace-task =
    Die zwei Ringe kamen sofort. Jedes Symbol Reihenhaus bringt ein Reihenhaus aus dem Markt. Es wird sofort angelegt: ans Ende einer Straße, wo die **Kanten passen**, oder als neue Straße.
    {""}**Nimm T087 und lege es links an Straße 1 an.**
learn-tenby-terrace-instead = Das ist erlaubt. Aber hier nimm T087 und lege es links an Straße 1 an.
learn-tenby-terrace-done = **+2 Punkte:** Es wertet, was seine Nachbarn zeigen. Karten mögen andere Karten, darum kommt es darauf an, wo sie liegen. Links ist jetzt ein Pier.
learn-tenby-ring-title = Ringe
learn-tenby-ring-task =
    Ein Reihenhaus ist noch offen. Eine Aktion, die du nicht willst, wird zu einem **Ring**, und Ringe kaufen später anderes.
    {""}**Beende den Zug:** Drücke **Zug beenden** und dann den grünen Knopf.
learn-tenby-ring-instead = Du könntest die Aktion natürlich nutzen. Aber diesmal gib sie für einen Ring auf: Beende den Zug.
learn-tenby-ring-done = **+1 Ring.** Wer den Zug zuerst beendet, wählt auch in der nächsten Nacht zuerst.
learn-tenby-landmark-title = ein Wahrzeichen
learn-tenby-landmark-task =
    Der nächste Tag. Deine Karte hat ein **Wahrzeichen**: die stärksten Karten, aber nur eines passt in eine Straße. Goscar Rock, L15, hat rechts Pier und links Meer, wo eine Straße endet.
    {""}**Nimm L15 und lege es links an Straße 1 an.** Drücke **„Anlegen, dann Ringe ausgeben“**: Dein Zug ist noch nicht zu Ende.
learn-tenby-landmark-instead = Nicht ganz: Nimm L15 und lege es mit „Anlegen, dann Ringe ausgeben“ links an Straße 1 an.
learn-tenby-landmark-done = **+4 Punkte.** Es zählt die Möwen der ganzen Straße, und es werden noch mehr.
learn-tenby-extra-title = eine Aktion kaufen
learn-tenby-extra-task =
    Du hast fünf Ringe. **Zwei davon kaufen noch eine Aktion Reihenhaus.**
    {""}**Öffne „Ringe“, kaufe eine Aktion Reihenhaus, nimm T057 und lege es rechts an Straße 1 an,** wieder mit „Anlegen, dann Ringe ausgeben“.
learn-tenby-extra-instead = Auch das könnten Ringe. Hier kaufe eine Aktion Reihenhaus, nimm T057 und lege es rechts an Straße 1 an, dann geht es weiter.
learn-tenby-extra-done = **+3 Punkte,** obwohl die neue Karte selbst noch nichts wertet: Ihre Nachbarn mögen sie.
learn-tenby-move-title = eine Karte verlegen
learn-tenby-move-task =
    Für zwei Ringe darfst du eine Karte deiner Stadt **verlegen**. Die Startkarte liegt zwischen zwei Karten, die gern Nachbarn wären.
    {""}**Öffne „Ringe“, dann „Eine Karte verlegen“, wähle die Startkarte S1 und lege sie hinter T057.**
learn-tenby-move-instead = Das ist möglich. Aber hier verlege die Startkarte S1 ans rechte Ende von Straße 1, hinter T057.
learn-tenby-move-done = **+3 Punkte:** T057 hat den Mülleimer gefunden, den es suchte. Die Lücke musste sich schließen, und das tat sie.
learn-tenby-complete-title = eine Straße vollenden
learn-tenby-complete-task =
    Links hat deine Straße das Meer erreicht. Mit Meer an **beiden** Enden ist sie **vollendet**, und Bewohner zahlen dort mehr.
    {""}**Nimm P45 und lege ihn rechts an Straße 1 an.**
learn-tenby-complete-instead = Auch dafür hätte dein Zug Platz. Aber zuerst P45, ans rechte Ende von Straße 1.
learn-tenby-complete-done = **Straße 1 ist vollendet, +3 Punkte.** Nichts schließt mehr an; also beginne bald die nächste.
learn-tenby-resident-title = noch ein Bewohner
learn-tenby-resident-task =
    Deine Tageskarte hat noch ein Symbol: einen **Bewohner**. Du ziehst zwei und behältst einen.
    {""}**Drücke „Zwei Bewohner ziehen, einen behalten“ und bestätige:** Was gezogen ist, hast du gesehen.
learn-tenby-resident-instead = Später vielleicht. Nutze zuerst das Symbol deiner Tageskarte: Zieh zwei Bewohner.
learn-tenby-resident-done = Zwei möchten einziehen. Wer passt zu deiner Straße?
learn-tenby-second-title = wer zu deiner Stadt passt
learn-tenby-second-task =
    Sieh dir die Zahlen an: Die Rentnerin sucht Bänke, und **deine vollendete Straße hat sie schon**.
    {""}**Behalte die Rentnerin.**
learn-tenby-second-instead = Die Laternenanzünderin fände hier zu wenige Laternen. Behalte die Rentnerin.
learn-tenby-second-done = **4 Punkte auf der Stelle.** Zehn Nächte und zehn Tage, dann zählen Stadt und Bewohner, und die meisten Punkte gewinnen. Ringe sind am Ende nichts wert; gib sie also aus.
