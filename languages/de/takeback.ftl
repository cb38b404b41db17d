# Einen Zug zurücknehmen.
takeback-contest = Bei einer Wochenpartie wird nichts zurückgenommen.
takeback-no-turn = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
takeback-somebody-resigned = Seit deinem letzten Zug hat jemand aufgegeben; deshalb lässt er sich nicht zurücknehmen.
takeback-chosen-together = Ihr habt alle gleichzeitig gewählt, und dabei bleibt es.
takeback-shown-since = Seit deinem letzten Zug wurde etwas Verborgenes aufgedeckt; deshalb lässt er sich nicht zurücknehmen.
takeback-shown = Dein letzter Zug hat etwas Verborgenes aufgedeckt; deshalb lässt er sich nicht zurücknehmen.

# Was alle darüber lesen.
takeback-asks = { $who-is ->
    [you] Du möchtest deinen letzten Zug und alles danach zurücknehmen.
   *[one] { $who } möchte den eigenen letzten Zug und alles danach zurücknehmen.
}
takeback-takes = { $who-is ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[one] { $who } nimmt den eigenen letzten Zug zurück.
}
takeback-waits = { $who-is ->
    [you] Du möchtest deinen letzten Zug und alles danach zurücknehmen; noch nicht geantwortet: { $waiting }.
   *[one] { $who } möchte den eigenen letzten Zug und alles danach zurücknehmen; noch nicht geantwortet: { $waiting }.
}
takeback-asked = { $mention } { $who } möchte den eigenen letzten Zug und alles danach zurücknehmen: [{ $title }]({ $link })
