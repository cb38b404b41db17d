"""What a rated table made of its players' ratings, and what could be expected of them; pure."""

from collections.abc import Mapping

import msgspec

from bot.league.ratings import SETTLED, RatedTable, Rating, expected_place


class Change(msgspec.Struct, frozen=True):
    """One player's rating before and after a table."""

    player: int
    place: float
    """Among those who are rated there; a shared place is its middle."""
    seats: int
    expected: float
    before: Rating
    after: Rating

    @property
    def gained(self) -> int:
        """How much the number that players see has changed."""
        return self.after.shown - self.before.shown

    @property
    def is_as_expected(self) -> bool:
        """Is there nothing to be made of the expected place, because the rating went no such way?

        Surer opponents weigh more, so now and then a rating falls a little after a place above the expected.
        """
        return self.gained * (self.expected - self.place) <= 0

    @property
    def tables_left(self) -> int:
        """How many tables it takes until the rating counts."""
        return max(0, SETTLED - self.after.tables)


def changes_of(
    table: RatedTable, before: Mapping[int, Rating], after: Mapping[int, Rating]
) -> tuple[Change, ...]:
    """What a table changed, in the order of its seats; who was not rated before begins there."""
    ratings = [before.get(player, Rating()) for player, _ in table.ranks]
    ranks = [rank for _, rank in table.ranks]
    return tuple(
        Change(
            player=player,
            place=rank + (ranks.count(rank) - 1) / 2,
            seats=len(ranks),
            expected=expected_place(number, ratings),
            before=ratings[number],
            after=after[player],
        )
        for number, (player, rank) in enumerate(table.ranks)
    )
