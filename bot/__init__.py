"""Running tables: who sits where, what was played, what is kept of it."""
