"""Running tables: who sits where, what was played, when time runs out."""
