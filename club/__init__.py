"""What is decided around the games, without any of it being done: pure functions on frozen values."""
