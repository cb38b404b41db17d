"""The store on a PostgreSQL server, for any number of bots."""
