# Profile und Ranglisten.
profile-of = ### { $player }
profile-rating = { $game }: **{ $here }** hier, **{ $everywhere }** überall
profile-nothing-rated = Noch keine gewerteten Tische. Wer zu einem Tisch einlädt, schaltet die Wertung in seinen *Optionen* ein.
profile-favourite = { $tables ->
    [one] Lieblingsspiel: { $game }, { $tables } gewerteter Tisch
   *[other] Lieblingsspiel: { $game }, { $tables } gewertete Tische
}
profile-casual = { $tables ->
    [one] und { $tables } Tisch ohne Wertung
   *[other] und { $tables } Tische ohne Wertung
}
profile-only-you = Dein Profil ist verborgen: Nur du siehst das hier. Mit /einstellungen ich zeigst du es wieder.
profile-hidden = { $player } hat das eigene Profil verborgen.
profile-not-a-member = Du kannst die Profile der Mitglieder des Servers sehen, auf dem du bist, und überall dein eigenes.
profile-of-a-bot = Bots haben kein Profil.
profile-leaderboard = ### { $about }
profile-leaderboard-empty = { $scope }: Hier ist noch niemand gewertet. Dazu gehören fünf gewertete Tische, einer davon im letzten halben Jahr.
profile-your-place = Du: Platz { $place } mit { $rating }.
