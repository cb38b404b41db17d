# Eine Frage an alle, die mitspielen, worum auch immer es geht.
question-resigned = Du hast aufgegeben; das kann nur fragen, wer noch mitspielt.
question-asked-already = Du hast schon gefragt; noch haben nicht alle geantwortet.
question-another-first = An diesem Tisch wird gerade etwas anderes gefragt; bitte beantworte das zuerst.
question-none = Inzwischen wird nichts mehr gefragt.
question-earlier = Da ging es um eine frühere Frage; das hier wird jetzt gefragt.
question-others-decide = Darüber entscheiden die anderen. Um deine Frage zurückzuziehen, lehne sie selbst ab.
question-players-decide = Darüber entscheidet nur, wer noch mitspielt.
question-answered-already = Du hast schon geantwortet.

# Was alle darüber lesen.
question-agrees = { $who-is ->
    [you] Du stimmst zu.
   *[one] { $who } stimmt zu.
}
question-declines = { $who-is ->
    [you] Du lehnst ab.
   *[one] { $who } lehnt ab.
}
question-withdrawn = { $who-is ->
    [you] Du ziehst deine Frage zurück.
   *[one] { $who } zieht die Frage zurück.
}
question-to-end = { $who-is ->
    [you] Du möchtest das Spiel ohne Sieger beenden.
   *[one] { $who } möchte das Spiel ohne Sieger beenden.
}
question-end-waits = { $who-is ->
    [you] Du möchtest das Spiel ohne Sieger beenden; noch nicht geantwortet: { $waiting }.
   *[one] { $who } möchte das Spiel ohne Sieger beenden; noch nicht geantwortet: { $waiting }.
}
question-end-asked = { $mention } { $who } möchte das Spiel ohne Sieger beenden: [{ $title }]({ $link })
question-ended = Ohne Sieger beendet: Alle haben zugestimmt.
question-to-pause = { $who-is ->
    [you] Du möchtest { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } Pause: { $reason }
   *[one] { $who } möchte { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } Pause: { $reason }
}
question-pause-waits = { $who-is ->
    [you] Du möchtest { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } Pause ({ $reason }); noch nicht geantwortet: { $waiting }.
   *[one] { $who } möchte { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } Pause ({ $reason }); noch nicht geantwortet: { $waiting }.
}
question-pause-asked = { $mention } { $who } möchte { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} Pause an [{ $title }]({ $link }): { $reason }
question-paused = Pause bis { $until }, wie alle es wollten: { $reason }
