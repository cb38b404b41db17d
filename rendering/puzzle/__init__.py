"""The picture of a puzzle: what is seen of its game, how hard it is, and how many found the answer."""
