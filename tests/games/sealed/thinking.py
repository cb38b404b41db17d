"""Players of Sealed who think in odd ways, for tests of what becomes of it."""

import os
import signal

from bot.thinker import MOST_MEMORY
from games.errors import IllegalMove
from games.message import say
from games.thought import Level
from tests.games.sealed import think


def never_ready(view, seat, thought):
    """Thinks until it is killed."""
    while True:
        signal.pause()


def killed_unless_steady(view, seat, thought):
    """Only the steady player comes to an end; any other is killed in its thought."""
    if thought.level is not Level.STEADY:
        os.kill(os.getpid(), signal.SIGKILL)
    return think(view, seat, thought)


def always_wrong(view, seat, thought):
    """Fails."""
    raise IllegalMove(say("sealed-not"))


def greedy(view, seat, thought):
    """Wants more memory than thinking may take."""
    bytearray(2 * MOST_MEMORY)
    return think(view, seat, thought)
