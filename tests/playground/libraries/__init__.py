"""Bots on libraries that nobody here wrote, tried on the playground: `make libraries`."""
