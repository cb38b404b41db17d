"""A process that thinks and does nothing else: reads questions, writes answers, ends with whoever started it.

It sees what it is asked about, mostly the view of one seat, and has neither the database nor the network.
"""

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from games.api import Seat
from games.thought import Plan, Thought

if sys.platform != "win32":
    import resource

HEAD: Final = struct.Struct("!I")
"""How many bytes follow."""
NICE: Final = 19
"""Whoever presses goes first."""
MOST_MEMORY: Final = 1 << 30
"""Bytes that thinking may take; what needs more is not thought to its end."""
MOST_QUESTIONS: Final = 1000
"""Then another process goes on, with nothing gathered in memory."""


class Task(msgspec.Struct, frozen=True):
    """What is handed over: a pure function, and what it is called with."""

    call: Callable[..., Any]
    arguments: tuple[Any, ...]


class Question(msgspec.Struct, frozen=True):
    """How the game thinks, and what one seat sees."""

    think: Callable[[Any, Seat, Thought], tuple[Plan[Any], ...]]
    view: Any
    seat: Seat
    thought: Thought

    @property
    def task(self) -> Task:
        """Think."""
        return Task(self.think, (self.view, self.seat, self.thought))


class Answer(msgspec.Struct, frozen=True):
    """What came of it; or what went wrong."""

    value: Any = None
    failure: str = ""


def write(value: Task | Answer) -> bytes:
    """A value as it travels."""
    body = pickle.dumps(value)
    return HEAD.pack(len(body)) + body


def main(nice: int = NICE) -> None:
    """Answer until the bot asks no more, or it is enough; all else that the machine does comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this in its own time
    if sys.platform != "win32":
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who asked is no more: end without a word
        os.nice(nice)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed while thinking is no answer
    for _ in range(MOST_QUESTIONS):
        task = _next(sys.stdin.buffer)
        if task is None:
            return
        answers.write(write(_answer(task)))
        answers.flush()


def _next(questions: BinaryIO) -> Task | None:
    head = questions.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    asked: Task = pickle.loads(questions.read(HEAD.unpack(head)[0]))
    return asked


def _answer(task: Task) -> Answer:
    """A thought that fails is told; the next one may not."""
    try:
        return Answer(task.call(*task.arguments))
    except Exception as failure:
        return Answer(failure=f"{type(failure).__name__}: {failure}")
