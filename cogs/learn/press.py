"""What the keys of a lesson mean when they are pressed."""

from cogs.press import Press


class OpenLesson(Press, frozen=True, tag="learn"):
    """Go on with a game's lesson: at the step where one is."""

    game: str


class TurnTo(Press, frozen=True, tag="learn-step"):
    """Go back from a step of a lesson to an earlier one, or begin the same one again."""

    game: str
    step: int
    to: int


class PlayLearnt(Press, frozen=True, tag="learn-play"):
    """Play the game that one has learnt, against bot players."""

    game: str
