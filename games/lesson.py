"""What a lesson is: one short game, the same every time, in which somebody does each thing once.

What a step says stands in the languages' files: `learn-copenhagen-take-title`, `-about` (why it matters),
`-task` (what to do), `-instead` (why something else that is allowed is not it) and `-done` (what came of it).
"""

from typing import Any, Final

import msgspec

from games.message import Message, say

LEARNER: Final = 0
"""The seat of whoever learns."""


class Step(msgspec.Struct, frozen=True):
    """One thing to do."""

    key: str
    """The game and what is done, as in "copenhagen-take": its sentences are called so."""
    moves: str
    """The written moves that do it, spaces between them; only the last may be beyond undoing."""
    before: str = ""
    """What is played first, by whoever is to act: a step begins with the learner's decision."""
    builds: bool = False
    """Does it change what the learner has built? Then that is shown afterwards, else what they hold."""

    @property
    def title(self) -> Message:
        """What it is about, in a word or two."""
        return say(f"learn-{self.key}-title")

    @property
    def about(self) -> Message:
        """Why it matters."""
        return say(f"learn-{self.key}-about")

    @property
    def task(self) -> Message:
        """What to do."""
        return say(f"learn-{self.key}-task")

    @property
    def instead(self) -> Message:
        """For something that is allowed, but not what this step asks."""
        return say(f"learn-{self.key}-instead")

    @property
    def done(self) -> Message:
        """What came of it."""
        return say(f"learn-{self.key}-done")


class Lesson(msgspec.Struct, frozen=True):
    """The short game, and its steps in order; each goes on where the one before it ended."""

    seed: str
    steps: tuple[Step, ...]
    others: tuple[str, ...]
    """What the other seats' players are called."""
    options: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        """The learner and the others."""
        return 1 + len(self.others)
