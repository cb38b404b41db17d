# /hilfe und /regeln.
help-game = **{ $game }** ({ $players })
help-chapter = ### { $game } · { $title }
help-chapters = Kapitel
