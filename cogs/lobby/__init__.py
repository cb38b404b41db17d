"""A table before its game: opening it, its card, what its host may choose, and playing again."""
