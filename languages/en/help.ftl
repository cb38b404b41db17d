# /help and /rules.
help-game = **{ $game }** ({ $players })
help-chapter = ### { $game } · { $title }
help-chapters = Chapters
