# /urlaub: Tage, an denen keine Uhr einer Person läuft, an Tischen, die das erlauben.
vacation-booked = { $days ->
    [one] 1 Urlaubstag ist gebucht.
   *[other] { $days } Urlaubstage sind gebucht.
}
vacation-cancelled = { $days ->
    [one] 1 Urlaubstag ist zurückgenommen; einer, der schon begonnen hat, bleibt.
   *[other] { $days } Urlaubstage sind zurückgenommen; einer, der schon begonnen hat, bleibt.
}
vacation-left = { $left ->
    [one] Für { $year } bleibt noch 1 Urlaubstag (deine Zeitzone: { $zone }).
   *[other] Für { $year } bleiben noch { $left } Urlaubstage (deine Zeitzone: { $zone }).
}
vacation-stretch = { $start } bis { $end }
vacation-announced = { $who-is ->
    [you] Du hast Urlaub von { $start } bis { $end }; übrige Urlaubstage: { $left }.
   *[one] { $who } hat Urlaub von { $start } bis { $end }; übrige Urlaubstage: { $left }.
}
vacation-called-off = { $who-is ->
    [you] Du hast deinen Urlaub zurückgenommen; übrige Urlaubstage: { $left }.
   *[one] { $who } hat den Urlaub zurückgenommen; übrige Urlaubstage: { $left }.
}
vacation-backwards = Der letzte Tag liegt vor dem ersten.
vacation-begun = Nur Tage, die noch nicht begonnen haben, lassen sich buchen; der erste ist morgen.
vacation-too-many = { $left ->
    [0] Für { $year } bleibt kein Urlaubstag.
    [one] Für { $year } bleibt nur noch 1 Urlaubstag.
   *[other] Für { $year } bleiben nur noch { $left } Urlaubstage.
}
vacation-booked-already = Diese Tage sind schon gebucht.
vacation-nothing-booked = Es ist kein Urlaubstag gebucht, der noch nicht begonnen hat.
vacation-bad-day = „{ $typed }“ ist kein Tag; schreib ihn wie 24.12. oder 2026-12-24.

# Die tägliche Liste der offenen Züge.
digest-head = { $tables ->
    [one] **Ein Tisch wartet auf dich:**
   *[other] **{ $tables } Tische warten auf dich:**
}
digest-table = [{ $title }]({ $link }), fällig { $due }
digest-take = Zug machen
