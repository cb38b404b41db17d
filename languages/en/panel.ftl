# The private panel of a turn, and what all messages are put together from.
panel-item = - { $told }
panel-small = -# { $told }
panel-beside = { $one } · { $other }
panel-then = { $one } { $other }
panel-heading = ### { $title }
panel-note = *{ $note }*
panel-title = **{ $title }**
panel-confirm = **Confirm your turn**
panel-reveals = This shows something hidden, so it cannot be undone.
panel-confirm-end = Confirm and end the turn
panel-confirm-step = Confirm, without a way back
panel-back = Back
panel-drafted = Drafted, only you see it: { $steps }
panel-undo = Undo step
panel-choose-anew = Change my choice
panel-start-over = Start over
panel-done = **Done** · { $title }
panel-waiting-tables = ### These tables wait for you
panel-waiting-due = [{ $title }]({ $link }), due { $due }
panel-waiting-table = [{ $title }]({ $link }), last change { $since }
panel-table = Table { $table }
panel-next-table = Next table: { $title }{ $tables ->
    [one] { "" }
   *[other] { " " }(1 of { $tables })
}
panel-choose-move = **Your turn:** choose a move.
panel-moves = Moves { $first } to { $last }
panel-moves-before = Previous moves
panel-more-moves = More moves
panel-page = Page { $page } of { $pages }
panel-old-button = This button is from another time and means nothing any more; /board shows the table.
panel-take-turn = Take your turn
panel-rematch = Rematch
panel-play-again = Play again
panel-agree-takeback = Agree to take it back
panel-agree-end = Agree to end it
panel-agree-pause = Agree to pause
panel-refuse = Refuse
panel-board-text = Board as text
panel-history = History
panel-verify = Verify
panel-hand = My hand
