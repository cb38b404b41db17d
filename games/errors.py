"""What a player may be told no with; the text of a refusal is the sentence they read.

Refusal
  IllegalMove      a rule of the game forbids it
  UnreadableMove   the text is not a move of this game
  BadOption        a table option is unknown or out of range
  DamagedRecord    a game file cannot be followed
"""


class Refusal(Exception):
    """A sentence telling a player no; it changes nothing and is not a bug."""


class IllegalMove(Refusal):
    """A readable move that the rules forbid now."""


class UnreadableMove(Refusal):
    """Text that is not a move of this game."""


class BadOption(Refusal):
    """A table option that does not exist or is out of range."""


class DamagedRecord(Refusal):
    """A game file that cannot be read or does not replay."""
