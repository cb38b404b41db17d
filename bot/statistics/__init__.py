"""Statistics and titles: what is counted about a table that ended, how it is kept, and what is told of it."""
