"""Standings counted once more, as naively as the rules are written, from what stands at the tables."""

from fractions import Fraction
from hashlib import sha256
from itertools import combinations

SCALE = {2: (12, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0), 5: (12, 9, 6, 3, 0)}


class Seat:
    """What is known of a seat that counts: whose it is, place and score in the game, whether it was held."""

    def __init__(self, player: int, place: int = 0, score: int = 0, held: bool = True, used: int = 0) -> None:
        self.player, self.place, self.score, self.held, self.used = player, place, score, held, used


class Counted:
    """A table that counts: "finished", "void" or "unfinished"; without the seats that were struck."""

    def __init__(self, seats: list[Seat], ended: str = "finished") -> None:
        self.seats = seats
        self.ended = ended if len(seats) > 1 or ended == "unfinished" else "void"

    def points(self) -> dict[int, Fraction]:
        if self.ended == "void":
            return {seat.player: Fraction(6) for seat in self.seats}
        if self.ended == "unfinished":
            part = Fraction(sum(seat.used for seat in self.seats), len(self.seats))
            return {
                seat.player: Fraction(6 if seat.held and seat.used <= part * 3 / 2 else 0)
                for seat in self.seats
            }
        got = {seat.player: Fraction(0) for seat in self.seats}
        held = [seat for seat in self.seats if seat.held]
        for seat in held:
            better = sum(other.place < seat.place for other in held)
            equal = sum(other.place == seat.place for other in held)
            shared = SCALE[len(self.seats)][better : better + equal]
            got[seat.player] = Fraction(sum(shared), equal)
        return got

    def duel(self, one: Seat, other: Seat) -> int:
        if not one.held:
            return 0
        if not other.held or one.place < other.place:
            return 2
        return 1 if one.place == other.place else 0


def order(players: list[int], tables: list[Counted], season: int, leavers: set[int]) -> list[int]:
    """The division from first to last."""
    points = {player: Fraction(0) for player in players}
    for table in tables:
        for player, got in table.points().items():
            points[player] = points.get(player, Fraction(0)) + got
    scored = [table for table in tables if table.ended == "finished"]

    def duels(one: int, other: int) -> list[int]:
        return [
            table.duel(a, b)
            for table in scored
            for a in table.seats
            for b in table.seats
            if (a.player, b.player) == (one, other)
        ]

    def berger(player: int) -> Fraction:
        return sum(
            (
                Fraction(table.duel(a, b), 2) * points[b.player] / (len(table.seats) - 1)
                for table in scored
                for a in table.seats
                for b in table.seats
                if a.player == player and b is not a
            ),
            Fraction(0),
        )

    def wins(player: int) -> Fraction:
        total = Fraction(0)
        for table in scored:
            held = [seat for seat in table.seats if seat.held]
            first = [seat for seat in held if seat.place == min(each.place for each in held)]
            if player in [seat.player for seat in first]:
                total += Fraction(1, len(first))
        return total

    def share(player: int) -> int:
        total = 0
        for table in scored:
            held = [seat for seat in table.seats if seat.held]
            if player in [seat.player for seat in held]:
                low = min([0, *(seat.score for seat in held)])
                sum_of_all = sum(seat.score - low for seat in held)
                (own,) = [seat.score - low for seat in held if seat.player == player]
                total += 1_000_000 * len(held) * own // sum_of_all if sum_of_all else 1_000_000
        return total

    def forfeits(player: int) -> int:
        return sum(seat.player == player and not seat.held for table in tables for seat in table.seats)

    def split(group: list[int], worth) -> list[list[int]]:
        values = sorted({worth(player) for player in group}, reverse=True)
        return [[player for player in group if worth(player) == value] for value in values]

    def by_head(group: list[int]) -> list[list[int]]:
        if len(group) < 2 or not all(duels(a, b) for a, b in combinations(group, 2)):
            return [group]

        def part(player: int) -> Fraction:
            all_duels = [duel for other in group if other != player for duel in duels(player, other)]
            return Fraction(sum(all_duels), 2 * len(all_duels))

        parts = split(group, part)
        if len(parts) == 1:
            return parts
        return [smaller for each in parts for smaller in by_head(each)]

    def lot(player: int) -> str:
        return sha256(f"{season}:{player}".encode()).hexdigest()

    result: list[int] = []
    for group in ([p for p in players if p not in leavers], [p for p in players if p in leavers]):
        groups = [smaller for each in split(group, points.get) for smaller in by_head(each)]
        for worth in (berger, wins, share, lambda player: -forfeits(player)):
            groups = [smaller for each in groups for smaller in split(each, worth)]
        result += [player for each in groups for player in sorted(each, key=lot)]
    return result
