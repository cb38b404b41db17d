"""Lessons: a game learnt by doing each thing once, in the private panel of its turns."""
