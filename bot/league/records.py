"""What somebody's results come to: record, streak, best score, favourite game, whom they met; pure."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from bot.league.points import Became, Ended
from bot.league.results import Result, ResultSeat
from rendering.league.profile import BestScore, GameRecord, Met, Streak


class Deed(msgspec.Struct, frozen=True):
    """A rated table as one of its players sees it."""

    result: Result
    seat: ResultSeat

    @property
    def is_won(self) -> bool:
        """The first place, alone or shared, by somebody who stayed."""
        return self.seat.place == 1 and self.seat.became is Became.PLAYED


def deeds_of(user_id: int, results: Iterable[Result]) -> list[Deed]:
    """The rated tables that somebody has finished, in the order of the results."""
    return [
        Deed(result, seat)
        for result in results
        if result.rated_table is not None
        for seat in result.seats
        if seat.player == user_id
    ]


def casual_of(user_id: int, results: Iterable[Result]) -> int:
    """How many tables somebody has finished that were not marked as rated."""
    return sum(
        result.ended is Ended.FINISHED and not result.rated and seat.player == user_id
        for result in results
        for seat in result.seats
    )


def games_of(deeds: Sequence[Deed]) -> list[str]:
    """The games somebody plays, the favourite first; of equals the one played last."""
    counted = Counter(deed.result.game for deed in deeds)
    newest = {deed.result.game: number for number, deed in enumerate(deeds)}
    return sorted(counted, key=lambda game: (-counted[game], -newest[game]))


def record_in(game: str, deeds: Iterable[Deed], rank: int = 0, ranked: int = 0) -> GameRecord:
    """How many tables of a game were won, of how many."""
    played = [deed for deed in deeds if deed.result.game == game]
    won = sum(deed.is_won for deed in played)
    return GameRecord(game=game, won=won, played=len(played), rank=rank, ranked=ranked)


def streak_of(deeds: Iterable[Deed]) -> Streak:
    """Tables won one after the other, now and at best; deeds from the oldest on."""
    now = best = 0
    for deed in deeds:
        now = now + 1 if deed.is_won else 0
        best = max(best, now)
    return Streak(now=now, best=best)


def best_of(deeds: Iterable[Deed]) -> BestScore | None:
    """The highest score of all, the earliest of equals."""
    scored = [deed for deed in deeds if deed.seat.became is Became.PLAYED and deed.seat.score > 0]
    if not scored:
        return None
    best = max(scored, key=lambda deed: deed.seat.score)
    return BestScore(game=best.result.game, points=best.seat.score, seats=len(best.result.seats))


def met_most(deeds: Iterable[Deed], hidden: frozenset[int], most: int) -> tuple[Met, ...]:
    """With whom somebody shared most tables, and who was ahead; who hides is not told of."""
    ahead: Counter[int] = Counter()
    behind: Counter[int] = Counter()
    met: Counter[int] = Counter()
    names: dict[int, str] = {}
    for deed in deeds:
        table = deed.result.rated_table
        assert table is not None  # it is a deed
        ranks = dict(table.ranks)
        own = ranks.pop(deed.seat.player)
        for other, rank in ranks.items():
            met[other] += 1
            ahead[other] += own < rank
            behind[other] += own > rank
        names |= names_in((deed.result,))
    known = [player for player in met if player in names and player not in hidden]
    known.sort(key=lambda player: (-met[player], player))
    return tuple(
        Met(name=names[player], ahead=ahead[player], behind=behind[player]) for player in known[:most]
    )


def names_in(results: Iterable[Result]) -> dict[int, str]:
    """What players were called who held their seats to the end; the last one says."""
    return {
        seat.player: seat.name
        for result in results
        for seat in result.seats
        if seat.player == seat.holder and not seat.is_bot
    }
