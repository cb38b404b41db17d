# Einen Zug zurücknehmen.
takeback-contest = Bei einer Wochenaufgabe wird nichts zurückgenommen.
takeback-resigned = Du hast aufgegeben; nur wer noch mitspielt, kann etwas zurücknehmen.
takeback-asked-already = Du hast schon gefragt; noch haben nicht alle geantwortet.
takeback-nobody-asks = Inzwischen möchte niemand mehr etwas zurücknehmen.
takeback-earlier-question = Da ging es um einen früheren Zug; das hier wird jetzt gefragt.
takeback-others-decide = Darüber entscheiden die anderen.
takeback-players-decide = Darüber entscheidet nur, wer noch mitspielt.
takeback-answered-already = Du hast schon geantwortet.
takeback-no-turn = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
takeback-somebody-resigned = Seit deinem letzten Zug hat jemand aufgegeben; deshalb lässt er sich nicht zurücknehmen.
takeback-shown-since = Seit deinem letzten Zug wurde etwas Verborgenes aufgedeckt; deshalb lässt er sich nicht zurücknehmen.
takeback-shown = Dein letzter Zug hat etwas Verborgenes aufgedeckt; deshalb lässt er sich nicht zurücknehmen.

# Was alle darüber lesen.
takeback-asks = { $who-is ->
    [you] Du möchtest deinen letzten Zug und alles danach zurücknehmen.
   *[one] { $who } möchte den eigenen letzten Zug und alles danach zurücknehmen.
}
takeback-agrees = { $who-is ->
    [you] Du stimmst zu.
   *[one] { $who } stimmt zu.
}
takeback-declines = { $who-is ->
    [you] Du lehnst ab.
   *[one] { $who } lehnt ab.
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
