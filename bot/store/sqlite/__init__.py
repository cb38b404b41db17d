"""The store in one file: SQLite, for one bot alone."""
