"""Pictures of whole games: the score ribbon, and the recap's frames."""
