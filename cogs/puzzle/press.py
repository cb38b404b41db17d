"""What the keys of a puzzle mean when they are pressed."""

from cogs.press import Press


class SolvePuzzle(Press, frozen=True, tag="solve"):
    """Try to solve a puzzle of today, or hear how one's answer did."""

    puzzle: int


class AnswerPuzzle(Press, frozen=True, tag="answer"):
    """Answer with the steps that are drafted and these: once and for all."""

    puzzle: int
    step: int
    text: str


class ReadRuns(Press, frozen=True, tag="runs"):
    """Show who has found the best turns of a game's puzzles how many days in a row."""

    game: str
