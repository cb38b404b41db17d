"""Following a table or a player as a spectator."""
