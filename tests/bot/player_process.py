"""A process that plays several tables at random for ever while hours fly; made to be killed.

Every line it prints, "table version move", is something a player was told: it must never be lost. What it
sends, reminders and all, it writes into a file that outlives it: nothing may stand there twice.
"""

import asyncio
import random
import sys
from contextlib import suppress
from pathlib import Path

from bot.clocks.controls import RELAXED, AtZero, Timing, bank, live
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.doer import Doer
from bot.question import AGREES, REFUSES, still_to_agree
from bot.table import Arrangement, Entry, State, Table, Update
from bot.tables import Tables
from games.catalog import GAMES
from games.errors import Refusal
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, CHANNEL, COMPANY, SERVER, player_to_act
from tests.bot.hours import Channel, Hands, House, a_house

TABLES_AT_ONCE = 4
FIRST_DAY = at("06-01 12:00")
LONGEST_NAP = 30 * HOUR // MINUTE
"""Minutes that pass before the clock is looked at again."""
RESTS = 0.5
"""How often a player lets so much time pass before the next move."""
TIMINGS = (
    Timing(bank(DAY, 8 * HOUR)),
    *(Timing(bank(DAY, 8 * HOUR), vacation=False, at_zero=rule) for rule in AtZero),
    Timing(live(10, 30)),
    Timing(RELAXED),
)


class Mailbox(Channel):
    """A channel in a file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._file = path.open("a+")
        self._file.seek(0)
        self.keys += self._file.read().splitlines()

    def post(self, key: str) -> None:
        super().post(key)
        self._file.write(f"{key}\n")
        self._file.flush()


def mailbox_of(path: Path) -> Path:
    return path.with_suffix(".sent")


def said(update: Update) -> None:
    """Tell the world what was kept, one line per log entry."""
    for number, entry in enumerate(update.entries, update.before.version + 1):
        sys.stdout.write(line_for(update.after.id, number, entry) + "\n")
    sys.stdout.flush()


def line_for(table_id: int, number: int, entry: Entry) -> str:
    return f"{table_id} {number} {entry.kind.value}:{entry.text}"


async def act(tables: Tables, table: Table, rng: random.Random) -> None:
    """One thing that somebody at a table in play does."""
    user_id = player_to_act(table)
    chance = rng.random()
    if away := [holder.user_id for holder in table.holders if holder.taken_over]:
        if chance < 0.3:
            await tables.come_back(table.id, rng.choice(away))
        return
    if chance < 0.01:
        await tables.resign(table.id, rng.choice(table.holders).user_id)
    elif table.question is not None:
        asked = table.holders[still_to_agree(table, table.question)[0]].user_id
        await tables.answer(table.id, asked, rng.choice((AGREES, AGREES, REFUSES)))
    elif chance < 0.03:
        await people(tables, table, rng)
    elif chance < 0.1:
        await tables.ask_back(table.id, rng.choice(table.holders).user_id)
    else:
        turn = await tables.turn(table.id, user_id)
        move = rng.choice(table.game.legal_moves(turn.position, turn.seat))
        await tables.choose(table.id, user_id, table.game.write_move(move))


async def people(tables: Tables, table: Table, rng: random.Random) -> None:
    """Somebody comes or goes, or the host decides something."""
    host, somebody = Doer(table.host_id, "Host", moderates=True), rng.choice(table.holders).user_id
    match rng.choice(("replace", "vote", "pause", "move", "gone", "end")):
        case "replace":
            offered = (await tables.offer(table.id, host, somebody)).after
            seat = offered.seat_of(somebody)
            await tables.take_seat(table.id, rng.choice(COMPANY), seat, offered.version)
        case "vote":
            await tables.ask_to_end(table.id, somebody)
        case "pause":
            await tables.pause(table.id, host, rng.randint(1, 14), "holidays")
        case "move":
            await tables.move(table.id, host, CHANNEL + table.version, is_thread=False)
        case "gone":
            await tables.gone(table.id, somebody)
        case "end":
            await tables.end(table.id, host, "nobody comes")


async def seat_everybody(tables: Tables, rng: random.Random) -> int:
    """A new table that starts when the last has sat down."""
    game = rng.choice(list(GAMES.values()))
    seats = rng.choice(game.seats)
    timing = rng.choice(TIMINGS)
    rated = seats > 1 and not timing.control.is_relaxed
    arrangement = Arrangement(seats, starts_when_full=True, timing=timing, rated=rated)
    if seats == 1:
        return (await tables.open_alone(game, arrangement, ANNA, SERVER, CHANNEL)).after.id
    table_id = (await tables.open(game, arrangement, ANNA, SERVER, CHANNEL)).after.id
    for player in COMPANY[1:seats]:
        await tables.join(table_id, player)
    return table_id


async def fill(tables: Tables, table: Table) -> None:
    """Go on with a lobby in which the last process died."""
    for player in COMPANY[len(table.holders) : table.arrangement.seats]:
        await tables.join(table.id, player)


async def play_for_ever(
    tables: Tables, table_id: int | None, rng: random.Random, later: asyncio.Condition
) -> None:
    """Play a table to its end, then the next."""
    while True:
        table = await tables.load(table_id or await seat_everybody(tables, rng))
        table_id = table.id if table.state in (State.LOBBY, State.PLAYING) else None
        if table.state is State.LOBBY:
            await fill(tables, table)
        elif table.state is State.PLAYING:
            with suppress(Refusal):
                await act(tables, table, rng)
            if rng.random() < RESTS:
                async with later:
                    await later.wait()


async def let_time_pass(house: House, rng: random.Random, later: asyncio.Condition) -> None:
    """Hours fly; whoever is late is reminded and judged, and what there is to tell is sent."""
    while True:
        house.hands.go(rng.randint(1, LONGEST_NAP) * MINUTE)
        with suppress(Refusal):  # somebody has moved meanwhile
            await house.tick()
            await house.send()
        async with later:
            later.notify_all()


async def main(path: Path, seed: str) -> None:
    rng = random.Random(seed)
    async with a_house(path, Hands(FIRST_DAY), Mailbox(mailbox_of(path))) as house:
        house.hands.go_to(house.wall.now())
        house.tables.subscribe(said)
        going_on: list[int | None] = [*await house.store.tables.of_player(ANNA.user_id)]
        going_on += [None] * (TABLES_AT_ONCE - len(going_on))
        later = asyncio.Condition()
        await asyncio.gather(
            let_time_pass(house, rng, later),
            *(play_for_ever(house.tables, table_id, rng, later) for table_id in going_on[:TABLES_AT_ONCE]),
        )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
