"""The scoreboard of a week: who did how well, and nothing by which anybody could know the cards; pure."""

from datetime import UTC, datetime
from typing import Final

from bot.challenge import Challenge, Placed, Standing, Tried
from bot.solo import mode_of
from bot.stamps import moment
from cogs.lobby.words import mode_title
from cogs.press import PlayChallenge
from cogs.screen import Key, Screen, Style
from cogs.wording import points_line
from games.catalog import GAMES
from games.chance import commitment
from games.message import Message, Said, Typed, say

MOST_NAMED: Final = 25
"""Lines of a scoreboard; a message has room for no more than a few hundred."""


def scoreboard(challenge: Challenge, standing: Standing) -> Screen:
    """What stands in the channel: the week under way with its key, or how it ended."""
    title, unfinished = challenge_title(challenge), len(standing.unfinished)
    if challenge.is_closed:
        lines = (
            say("challenge-board-over", title=title, week=week_name(challenge)),
            *_lines(standing, say("challenge-nobody-played")),
            say("challenge-too-late", games=unfinished) if unfinished else "",
            say("challenge-seed", seed=challenge.seed, hash=commitment(challenge.seed)),
        )
        return Screen(lines)
    lines = (
        say("challenge-board", title=title, week=week_name(challenge)),
        say("challenge-about", end=moment(challenge.ends, "R")),
        *_lines(standing, say("challenge-nobody-yet")),
        say("challenge-under-way", games=unfinished) if unfinished else "",
        say("challenge-commitment", hash=commitment(challenge.seed)),
    )
    return Screen(lines, ((Key(say("challenge-play"), PlayChallenge(challenge.id), Style.GO),),), is_lit=True)


def _lines(standing: Standing, nobody: Message) -> tuple[Said, ...]:
    """Everybody who has finished, best first, then those who gave up."""
    lines = [*map(_placed_line, standing.placed), *map(_left_line, standing.left)]
    if not lines:
        return (nobody,)
    if len(lines) > MOST_NAMED:
        more = say("challenge-more", players=len(lines) - MOST_NAMED)
        return (*lines[:MOST_NAMED], more)
    return tuple(lines)


def _placed_line(placed: Placed) -> Message:
    tried = placed.tried
    result = points_line(tried.points or 0, tried.grade)
    return say("challenge-placed", place=placed.place, name=Typed(tried.name), result=result)


def _left_line(tried: Tried) -> Message:
    return say("challenge-left", name=Typed(tried.name))


def challenge_title(challenge: Challenge) -> Message:
    """What is played."""
    game = GAMES[challenge.game]
    return mode_title(game.key, mode_of(game, challenge.options))


def week_name(challenge: Challenge) -> str:
    """The number of the ISO week."""
    return str(datetime.fromtimestamp(challenge.ends - 1, UTC).isocalendar().week)
