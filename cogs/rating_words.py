"""What people read about ratings."""

from bot.app import App
from bot.league.changes import Change
from bot.league.ratings import Rating
from bot.table import Table
from cogs.screen import small
from games.message import Arg, Message, say, who


def tenths(value: float) -> tuple[int, int]:
    """A number as a whole and its tenths: 2.6 is (2, 6)."""
    return divmod(round(value * 10), 10)


async def change_lines(app: App, table: Table) -> tuple[Message, ...]:
    """What a table that has ended made of its players' ratings, a line each."""
    if not table.arrangement.rated:
        return ()
    return tuple(small(_change_line(table, each)) for each in await app.tables.ratings.changes(table.id))


def _change_line(table: Table, change: Change) -> Message:
    """Anna: 2nd of 4, expected 2.6: 1500 -> 1524 (+24); 3 tables until it counts."""
    told: dict[str, Arg] = {
        "player": _called(table, change.player),
        "place": _place(change.place),
        "seats": change.seats,
        "before": str(change.before.shown),
        "after": str(change.after.shown),
        "gained": signed(change.gained),
        "left": change.tables_left,
    }
    if change.is_as_expected:
        return say("rating-changed-as-expected", **told)
    whole, tenth = tenths(change.expected)
    return say("rating-changed", whole=whole, tenth=tenth, **told)


def _called(table: Table, user_id: int) -> Arg:
    """Who does not sit there any more is mentioned."""
    return who(table.seat_of(user_id)) if table.is_seated(user_id) else f"<@{user_id}>"


def _place(place: float) -> Message:
    whole, tenth = tenths(place)
    return (
        say("rating-place-between", whole=whole, tenth=tenth) if tenth else say("rating-place", place=whole)
    )


def signed(points: int) -> str:
    """+24, -24 with a real minus, or ±0."""
    if points == 0:
        return "±0"
    return f"+{points}" if points > 0 else f"−{-points}"


def shown_rating(rating: Rating) -> str:
    """1553, or 1553? while it is provisional."""
    return f"{rating.shown}?" if rating.is_provisional else str(rating.shown)
