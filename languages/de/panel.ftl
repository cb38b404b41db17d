# Die private Ansicht eines Zuges, und woraus alle Nachrichten zusammengesetzt sind.
panel-item = - { $told }
panel-small = -# { $told }
panel-beside = { $one } · { $other }
panel-then = { $one } { $other }
panel-heading = ### { $title }
panel-note = *{ $note }*
panel-title = **{ $title }**
panel-confirm = **Bestätige deinen Zug**
panel-reveals = Dabei wird etwas Verborgenes aufgedeckt; deshalb lässt es sich nicht zurücknehmen.
panel-confirm-end = Bestätigen und Zug beenden
panel-confirm-step = Endgültig bestätigen
panel-back = Zurück
panel-drafted = Entwurf, den nur du siehst: { $steps }
panel-undo = Schritt zurück
panel-choose-anew = Anders wählen
panel-start-over = Von vorn
panel-done = **Erledigt** · { $title }
panel-waiting-tables = ### Diese Tische warten auf dich
panel-waiting-due = [{ $title }]({ $link }), Zeit endet { $due }
panel-waiting-table = [{ $title }]({ $link }), letzte Änderung { $since }
panel-table = Tisch { $table }
panel-next-table = Nächster Tisch: { $title }{ $tables ->
    [one] { "" }
   *[other] { " " }(1 von { $tables })
}
panel-choose-move = **Du bist am Zug:** Wähle einen Zug.
panel-moves = Züge { $first } bis { $last }
panel-moves-before = Vorige Züge
panel-more-moves = Weitere Züge
panel-page = Seite { $page } von { $pages }
panel-old-button = Dieser Knopf ist veraltet und bedeutet nichts mehr; /brett zeigt den Tisch.
panel-take-turn = Zug machen
panel-rematch = Revanche
panel-play-again = Noch einmal spielen
panel-agree-takeback = Zurücknehmen erlauben
panel-agree-end = Beenden zustimmen
panel-agree-pause = Pause zustimmen
panel-refuse = Ablehnen
panel-board-text = Brett als Text
panel-history = Verlauf
panel-verify = Prüfen
panel-hand = Meine Hand
