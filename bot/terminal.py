"""What is said to whoever runs the program, in a terminal: English."""

from games.message import Said
from languages.names import without_isolates
from languages.reader import Reader


def printed(said: Said) -> str:
    """A message as a terminal shows it, which has no use for marks that nobody sees."""
    return without_isolates(Reader().read(said))
