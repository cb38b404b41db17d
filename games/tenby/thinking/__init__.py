"""How a player of Tenby comes to its plans: what towns promise, ways through a turn, games played on."""
