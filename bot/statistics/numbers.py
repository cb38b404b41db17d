"""Totals as they are asked for: sums over games, what begins with a path, medians; pure."""

from collections import Counter
from collections.abc import Mapping

from bot.statistics.counting import LENGTHS


class Numbers:
    """Somebody's totals, of one game or of all of them together."""

    def __init__(self, numbers: Mapping[tuple[str, str], int], game: str = "") -> None:
        self._numbers: Counter[str] = Counter()
        for (of_game, what), number in numbers.items():
            if not game or of_game == game:
                self._numbers[what] += number

    def __getitem__(self, what: str) -> int:
        return self._numbers[what]

    def below(self, path: str) -> dict[str, int]:
        """What begins with a path, by what comes after it: "place" gives {"1": 3, "2": 5}."""
        start = f"{path}/"
        return {
            what.removeprefix(start): n for what, n in self._numbers.items() if what.startswith(start) and n
        }

    def counted(self, path: str) -> dict[int, int]:
        """The same where numbers come after the path, in their order."""
        return {int(key): number for key, number in sorted(self.below(path).items(), key=lambda i: int(i[0]))}

    def mean(self, what: str, each: str) -> float:
        """So many for each."""
        return self[what] / self[each] if self[each] else 0.0

    def median_within(self) -> int | None:
        """The shortest of the LENGTHS in which at least half of the turns fit; None without any."""
        seen, turns = 0, self.counted("within")
        for length, number in turns.items():
            seen += number
            if 2 * seen >= sum(turns.values()):
                return length
        return None


def most_of(numbers: Mapping[str, int], many: int) -> list[tuple[str, int]]:
    """The greatest numbers, of equals the first by name."""
    return sorted(numbers.items(), key=lambda each: (-each[1], each[0]))[:many]


def by_length(numbers: Numbers, ends: tuple[int, ...]) -> list[tuple[int, int]]:
    """Turns by a few of the LENGTHS: how many fit in each and not in the one before; the rest at last."""
    found, turns = [], numbers.counted("within")
    before = -1
    for end in (*ends, len(LENGTHS)):
        found.append((end, sum(number for length, number in turns.items() if before < length <= end)))
        before = end
    return found
