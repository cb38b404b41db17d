# Leute kommen und gehen: Plätze, die den Besitzer wechseln, und was Gastgeber und Moderation entscheiden.

# Wer es getan hat.
people-the-host = { $name } (Gastgeber)
people-a-moderator = { $name } (Moderation)
people-a-player = { $name }

# Was abgelehnt wird.
people-only-stewards = Das können nur der Gastgeber dieses Tisches und die Moderation seines Kanals.
people-host-already = Diese Person ist schon Gastgeber.
people-bot-plays-already = Diesen Platz spielt schon ein Bot-Spieler.
people-bot-cannot-host = Ein Bot-Spieler kann nicht Gastgeber sein.
people-take-off-yourself = Wenn du selbst aufstehen möchtest, drücke „Verlassen“.
people-alone = Wer allein spielt, spielt für sich: Niemand übernimmt, und /aufgeben beendet das Spiel.
people-there-already = Der Tisch ist schon dort.
people-reason-missing = Bitte gib einen Grund an; alle am Tisch lesen ihn.
people-reason-long = Ein Grund hat höchstens { $most } Zeichen.
people-paused-already = Dieser Tisch macht schon Pause, bis { $until }.
people-not-paused = Dieser Tisch macht keine Pause.
people-pause-days = Eine Pause dauert 1 bis { $most } Tage.
people-pause-left = { $left ->
    [0] Dieser Tisch hat { $most } Tage Pause gehabt; mehr gibt es nicht.
    [one] Dieser Tisch kann noch { $left } Tag Pause machen: insgesamt { $most } Tage.
   *[other] Dieser Tisch kann noch { $left } Tage Pause machen: insgesamt { $most } Tage.
}
people-offered-already = Dieser Platz wird schon angeboten.
people-not-offered = Dieser Platz wird niemandem angeboten.
people-no-longer-offered = Dieser Platz ist nicht mehr zu haben.
people-offered-to-another = Dieser Platz ist für jemand anderen reserviert.
people-has-resigned = Diese Person hat aufgegeben; die anderen spielen ohne ihren Platz weiter, also kann ihn niemand übernehmen.
people-has-lost = Diese Person hat durch Zeit verloren; ein Bot spielt ihren Platz zu Ende.
people-sits-already = Wer schon an diesem Tisch sitzt, kann dort keinen weiteren Platz übernehmen.
people-barred = Wer von diesem Tisch genommen wurde, kann dort keinen Platz übernehmen.
people-knows-another-seat = Wer schon auf einem anderen Platz dieses Tisches gespielt hat, weiß, was dort liegt, und kann diesen nicht übernehmen.
people-not-visible = { $player } kann diesen Kanal nicht sehen.
people-cannot-move-there = Dorthin kann der Tisch nicht: Du darfst in diesem Kanal nicht schreiben.
people-gone-from-server = { $players-count ->
    [one] { $players } hat den Server verlassen und sitzt nicht mehr an diesem Tisch.
   *[other] { $players } haben den Server verlassen und sitzen nicht mehr an diesem Tisch.
}

# Was im Verlauf steht.
people-hosts = { $name } ist jetzt Gastgeber.
people-handed-over = { $by } hat { $player } zum Gastgeber gemacht.
people-taken-off = { $by } hat { $player } vom Tisch genommen.
people-offered = { $by } hat den Platz von { $player } allen angeboten.
people-offered-to = { $by } hat { $guest } den Platz von { $player } angeboten.
people-kept = { $by } hat den Platz von { $player } wieder geschlossen: { $player } spielt weiter.
people-replaced = { $now } spielt statt { $before } weiter.
people-bot-plays = { $by } lässt für { $player } einen Bot-Spieler spielen.
people-gone = { $player } hat den Server verlassen; der Platz ist frei.
people-gone-before = { $player } hat den Server verlassen.
people-paused = Pause bis { $until }, angesetzt von { $by }: { $reason }
people-resumed = Pause beendet von { $by }.
people-moved = Umgezogen nach { $channel }, auf Wunsch von { $by }.
people-ended = Ohne Sieger beendet von { $by }: { $reason }

# Auf dem Brett, in Benachrichtigungen und Fenstern.
people-is-paused = ⏸ Pause bis { $until }: { $reason } Niemandem läuft die Zeit; wer möchte, kann trotzdem ziehen.
people-seat-open = Der Platz von { $player } ist frei: Wer ihn übernimmt, spielt von hier aus weiter.
people-seat-left = { $player } hat den Server verlassen. Der Platz ist frei: Wer ihn übernimmt, spielt von hier aus weiter.
people-seat-kept-for = Der Platz von { $player } ist für { $guest } reserviert.
people-seats-to-take = { $mentions }An [{ $title }]({ $link }) wird jemand gesucht, der für { $players } weiterspielt
people-take-seat = Platz von { $player } übernehmen
people-take-seat-sure = Den Platz von { $player } an { $title } übernehmen? Du spielst von hier aus weiter, mit allem, was der Platz hat, bis zum Ende.
people-sit-down = Übernehmen
people-offer-own = Meinen Platz anbieten
people-offered-own = Dein Platz an { $title } ist jetzt frei. Du spielst weiter, bis ihn jemand übernimmt.
people-keep-own = Meinen Platz behalten
people-moved-away = Dieser Tisch geht in { $channel } weiter.
people-done = Erledigt: { $told }
people-bot-plays-for-you = Hier spielt ein Bot-Spieler für dich. Ein Druck, und der Platz ist wieder deiner.
