"""What a player may be told no with; what a refusal says is read in the player's language.

Refusal
  IllegalMove      a rule of the game forbids it
  UnreadableMove   the text is not a move of this game
  BadOption        a table option is unknown or out of range
  DamagedRecord    a game file cannot be followed
"""

from games.message import Said


class Refusal(Exception):
    """A sentence telling a player no; it changes nothing and is not a bug."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said


class IllegalMove(Refusal):
    """A readable move that the rules forbid now."""


class UnreadableMove(Refusal):
    """Text that is not a move of this game."""


class BadOption(Refusal):
    """A table option that does not exist or is out of range."""


class DamagedRecord(Refusal):
    """A game file that cannot be read or does not replay."""
