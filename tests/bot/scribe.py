"""Somebody who writes down what happens to a season, and counts it once more without its code."""

from bot.league.results import OUT_OF_TIME
from bot.league.season import Fixture, Whole
from bot.table import Kind, State
from tests.bot.counted_by_hand import Counted, Seat, order
from tests.bot.seasons import LeagueHouse


class Scribe:
    """Writes down who sat where at first and who left when; counts from that and from the tables alone."""

    def __init__(self, whole: Whole) -> None:
        self.season_id = whole.season.id
        self.seats = {fixture.id: [spot.player for spot in fixture.spots] for fixture in whole.fixtures}
        self.division = {member.user_id: member.division for member in whole.members}
        self.of = {fixture.id: fixture.division for fixture in whole.fixtures}
        self.struck: set[tuple[int, int]] = set()
        self.given_up: set[tuple[int, int]] = set()
        self.not_there: set[tuple[int, int]] = set()
        self.leavers: set[int] = set()
        self.guests: set[int] = set()
        self.places: dict[int, list[int]] = {}
        """What was corrected, by fixture."""

    def left(self, before: Whole, player: int) -> None:
        """Somebody leaves the season as it was before; whoever waits first is the guest."""
        own = [fixture for fixture in before.fixtures if player in self.seats[fixture.id]]
        finished = [fixture for fixture in own if fixture.is_done and not fixture.is_void]
        self.leavers.add(player)
        waiting = [entrant.user_id for entrant in before.entrants if entrant.user_id not in self.division]
        is_early = 2 * len(finished) < len(own)
        for fixture in own:
            self._left(fixture, player, is_early, waiting[0] if waiting else 0)
        if is_early and waiting:
            self.division[waiting[0]] = self.division[player]
            self.guests.add(waiting[0])

    def _left(self, fixture: Fixture, player: int, is_early: bool, guest: int) -> None:
        seat = fixture.id, self.seats[fixture.id].index(player)
        if is_early and guest and not fixture.is_done:
            self.seats[fixture.id][seat[1]] = guest
            return
        if is_early:
            self.struck.add(seat)
        elif not fixture.is_done:
            self.given_up.add(seat)
        if not fixture.table_id:
            self.not_there.add(seat)

    async def count(self, house: LeagueHouse, whole: Whole) -> list[list[int]]:
        """The order of every division by what is over."""
        counted: dict[int, list[Counted]] = {number: [] for number in sorted(set(self.of.values()))}
        for fixture in (each for each in whole.fixtures if each.is_done):
            counted[fixture.division].append(await self._table(house, fixture))
        return [
            order(
                [player for player, of in self.division.items() if of == number],
                counted[number],
                self.season_id,
                self.leavers,
            )
            for number in counted
        ]

    async def _table(self, house: LeagueHouse, fixture: Fixture) -> Counted:
        players = list(enumerate(self.seats[fixture.id]))
        if not fixture.table_id:
            return self._unplayed(fixture.id)
        table = await house.store.tables.load(fixture.table_id)
        log = await house.store.log.load(fixture.table_id)
        there = [n for n, _ in players if (fixture.id, n) not in self.not_there]
        assert table.state is not State.PLAYING
        late = any(entry.kind is Kind.ENDED and entry.text == OUT_OF_TIME for entry in log)
        ended = "finished" if table.state is State.OVER else "unfinished" if late else "void"
        places = self.places.get(fixture.id) or (table.outcome.places if table.outcome else ())
        seats = []
        for n, player in players:
            if (fixture.id, n) in self.struck:
                continue
            if n not in there:
                seats.append(Seat(player, held=False))
                continue
            at = there.index(n)
            holder, clock = table.holders[at], table.clocks.seats[at]
            if player in self.guests and holder.user_id != player:
                continue  # whoever left had resigned there: there was nothing to take over
            held = holder.plays and (fixture.id, n) not in self.given_up
            score = table.game.standing(table.position)[at].points
            seats.append(Seat(player, places[at] if places else 0, score, held, clock.used))
        return Counted(seats, ended)

    def _unplayed(self, fixture_id: int) -> Counted:
        """A table that never opened: one alone among seats that were given up has won it."""
        here, given_up = [], []
        for n, player in enumerate(self.seats[fixture_id]):
            if (fixture_id, n) in self.given_up:
                given_up.append(Seat(player, held=False))
            elif (fixture_id, n) not in self.struck:
                here.append(Seat(player))
        return Counted(here + given_up) if given_up and len(here) < 2 else Counted(here, "void")
