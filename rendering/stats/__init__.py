"""Statistics as pictures: one sheet of large figures and panels of bars, whoever or whatever it is about."""
