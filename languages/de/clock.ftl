# Längen.
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
clock-hours = { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-seconds = { $seconds } s

# Was vor dem Start über die Uhr gesagt wird.
clock-control-bank = Auf der Uhr: { $time }. Jeder Zug bringt { $back } zurück, mehr als { $time } werden es nie.
clock-control-days = Zeit für jeden Zug: { $time }.
clock-control-live = Live, auf der Uhr: { $time }. Jeder Zug bringt { $back } zurück, mehr als { $time } werden es nie.
clock-control-relaxed = Ohne Uhr: Erinnerungen nach 2 und nach 6 Tagen, und nach 30 Tagen ohne Zug endet der Tisch.
clock-weekends = Am Samstag und Sonntag läuft keine Uhr (Zeitzone { $zone }).
clock-vacation-counts = Urlaubstage halten die eigene Uhr an.
clock-zero-fallback = Wem die Zeit ausgeht, für den wird der einfachste Zug gemacht.
clock-zero-takeover = Wem die Zeit ausgeht, für den spielt ein Computerspieler weiter, bis die Person zurückkommt.
clock-zero-loss = Wem die Zeit ausgeht, der verliert.

# Was ein Tisch in Sachen Zeit ablehnt.
clock-no-zone = „{ $zone }“ ist keine Zeitzone; sie heißen etwa Europe/Berlin oder America/New_York.
clock-bad-bank = Auf einer Uhr stehen 6 Stunden bis 14 Tage.
clock-bad-increment = Ein Zug bringt mindestens 1 Stunde zurück und höchstens so viel, wie auf der Uhr stehen kann.
clock-not-offered = So eine Uhr gibt es nicht; bitte wähle eine der angebotenen.
clock-bad-extension = Du kannst höchstens so viel Zeit dazugeben, wie auf der Uhr stehen kann.
clock-bad-quiet = Die Ruhezeit dauert höchstens 14 Stunden am Tag.

# Was im Verlauf steht.
clock-turn = { $who-is ->
    [you] Du bist am Zug, { $time }.
   *[one] { $who } ist am Zug, { $time }.
}
clock-confirmed = { $who-is ->
    [you] Du hast nach { $used } bestätigt; auf der Uhr: { $time }.
   *[one] { $who } hat nach { $used } bestätigt; auf der Uhr: { $time }.
}
clock-away = Der Bot war von { $start } bis { $end } nicht da; das zählt nicht.
clock-weekend = Wochenende bis { $end } ({ $zone }).
clock-vacation-day = { $who-is ->
    [you] Deine Zeit ist um: Urlaubstag { $number } bis { $end }, noch { $left } übrig.
   *[one] Die Zeit ist um für { $who }: Urlaubstag { $number } bis { $end }, noch { $left } übrig.
}
clock-reminded = { $who-is ->
    [you] Du wurdest erinnert ({ $percent } %).
   *[one] { $who } wurde erinnert ({ $percent } %).
}
clock-reminded-relaxed = { $who-is ->
    [you] Du wurdest nach { $days } Tagen erinnert.
   *[one] { $who } wurde nach { $days } Tagen erinnert.
}
clock-ran-out-takeover = { $who-is ->
    [you] Deine Zeit ist abgelaufen; ein Computerspieler hat übernommen.
   *[one] Die Zeit ist abgelaufen für { $who }; ein Computerspieler hat übernommen.
}
clock-ran-out-fallback = { $who-is ->
    [you] Deine Zeit ist abgelaufen; der einfachste Zug wurde gemacht.
   *[one] Die Zeit ist abgelaufen für { $who }; der einfachste Zug wurde gemacht.
}
clock-ran-out-loss = { $who-is ->
    [you] Deine Zeit ist abgelaufen; damit hast du verloren.
   *[one] Die Zeit ist abgelaufen für { $who }; damit ist das Spiel verloren.
}
clock-back = { $who-is ->
    [you] Du bist zurück; auf der Uhr: { $time }.
   *[one] { $who } ist zurück; auf der Uhr: { $time }.
}
clock-here = { $who-is ->
    [you] Du bist wieder da.
   *[one] { $who } ist wieder da.
}
clock-given = { $who-is ->
    [you] Du hast von { $by } { $time } dazubekommen: { $why }
   *[one] { $who } hat von { $by } { $time } dazubekommen: { $why }
}
clock-abandoned = Verlassen: Es war niemand mehr da.
clock-unmoved = Beendet: Seit 30 Tagen hat niemand gezogen.
clock-unreachable = Ohne Ergebnis beendet: 28 Tage lang ließ sich niemandem sagen, wer am Zug ist.
clock-lobby-forgotten = Geschlossen: Lange hat sich niemand mehr gesetzt oder den Tisch begonnen.
clock-seat-taken-over = Deine Zeit ist abgelaufen, und ein Computerspieler spielt für dich; nimm zuerst deinen Platz zurück.
clock-seat-forfeit = Deine Zeit ist abgelaufen, und an diesem Tisch kannst du den Platz nicht zurücknehmen.
clock-not-away = Hier spielt niemand für dich.
clock-not-running = Für diesen Platz läuft gerade keine Uhr.

# Was Spielern gesagt wird.
clock-remind-half = { $mention } die Hälfte deiner Zeit ist um: du bist dran bei [{ $title }]({ $link }), fällig { $deadline }
clock-relaxed-half = { $mention } seit zwei Tagen bist du dran bei [{ $title }]({ $link })
clock-remind-late = { $mention } deine Zeit ist fast um: du bist dran bei [{ $title }]({ $link }), fällig { $deadline }
clock-relaxed-late = { $mention } seit sechs Tagen bist du dran bei [{ $title }]({ $link })
clock-remind-wake = { $mention } guten Morgen, du bist dran bei [{ $title }]({ $link }), fällig { $deadline }
clock-relaxed-wake = { $mention } guten Morgen, du bist dran bei [{ $title }]({ $link })
clock-relaxed-still = { $mention } seit drei Wochen hat niemand gezogen bei [{ $title }]({ $link }), und du bist dran; nach 30 Tagen endet der Tisch.
clock-relaxed-ending = { $mention } in zwei Tagen endet [{ $title }]({ $link }), wenn du nicht ziehst.
clock-news-next = { $mention } du bist als Nächstes dran bei [{ $title }]({ $link })
clock-gone-takeover = { $mention } deine Zeit ist abgelaufen bei [{ $title }]({ $link }), und ein Computerspieler spielt für dich, bis du deinen Platz zurücknimmst.
clock-gone-fallback = { $mention } deine Zeit ist abgelaufen bei [{ $title }]({ $link }), und der einfachste Zug wurde für dich gemacht.
clock-gone-loss = { $mention } deine Zeit ist abgelaufen bei [{ $title }]({ $link }), und das Spiel ist für dich verloren.
clock-vacation-spent = { $left ->
    [0] { $mention } deine Zeit war um bei [{ $title }]({ $link }); deshalb hat dein letzter Urlaubstag in diesem Jahr begonnen. Er endet { $end }
    [one] { $mention } deine Zeit war um bei [{ $title }]({ $link }); deshalb hat ein Urlaubstag begonnen. Er endet { $end }, und in diesem Jahr bleibt noch 1.
   *[other] { $mention } deine Zeit war um bei [{ $title }]({ $link }); deshalb hat ein Urlaubstag begonnen. Er endet { $end }, und in diesem Jahr bleiben noch { $left }.
}
clock-news-standin = { $mention } an [{ $title }]({ $link }) spielt jetzt ein Bot-Spieler für dich, bis du deinen Platz zurücknimmst.
clock-news-unsent = { $mention } seit zwei Tagen konnte ich niemandem sagen, wer am Zug ist bei [{ $title }]({ $link }); deshalb macht der Tisch Pause.
clock-news-abandoned = { $mention } niemand ist mehr da bei [{ $title }]({ $link }); wenn niemand seinen Platz zurücknimmt, endet der Tisch in 24 Stunden.
clock-news-invited = { $mention } du bist eingeladen zu [{ $title }]({ $link }): ein Platz ist für dich frei.
clock-news-cancelled = { $mention } [{ $title }]({ $link }) wurde vor dem Start abgesagt.
clock-news-lobby = { $mention } seit zwei Wochen ist nichts passiert bei [{ $title }]({ $link }); morgen wird der Tisch geschlossen.
clock-not-direct = Ich konnte dir das nicht direkt schicken; darüber entscheiden deine Privatsphäre-Einstellungen bei Discord. Wo ich dir Bescheid sage, änderst du mit /einstellungen.

# Was Spieler damit anfangen.
clock-snooze = Später
clock-snoozed = Du wirst an diesen Zug nur noch einmal erinnert, wenn die Zeit fast um ist.
clock-snooze-late = Auch dann nicht
clock-snoozed-late = Du wirst an diesen Zug nicht mehr erinnert. Die Zeit läuft weiter.
clock-come-back = Platz zurücknehmen
clock-you-are-back = Dein Platz gehört wieder dir, mit { $time } auf der Uhr.
clock-you-are-here = Der Platz gehört wieder dir.
