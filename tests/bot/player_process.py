"""A process that plays several tables at random for ever, and says what was kept; made to be killed.

Every line it prints, "table version move", is something a player was told: it must never be lost.
"""

import asyncio
import random
import sys
from contextlib import suppress
from pathlib import Path

from bot.doer import Doer
from bot.question import AGREES, REFUSES, still_to_agree
from bot.table import Arrangement, Entry, State, Table, Update
from bot.tables import Tables
from games.catalog import GAMES
from games.errors import Refusal
from tests.bot.company import ANNA, CHANNEL, COMPANY, SERVER, opened, player_to_act

TABLES_AT_ONCE = 4


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
    host, somebody = Doer(table.host_id, "Host"), rng.choice(table.holders).user_id
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
    arrangement = Arrangement(seats, starts_when_full=True)
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


async def play_for_ever(tables: Tables, table_id: int | None, rng: random.Random) -> None:
    """Play a table to its end, then the next."""
    while True:
        table = await tables.load(table_id or await seat_everybody(tables, rng))
        table_id = table.id if table.state in (State.LOBBY, State.PLAYING) else None
        if table.state is State.LOBBY:
            await fill(tables, table)
        elif table.state is State.PLAYING:
            with suppress(Refusal):
                await act(tables, table, rng)


async def main(path: Path, seed: str) -> None:
    rng = random.Random(seed)
    async with opened(path) as (tables, store):
        tables.subscribe(said)
        going_on: list[int | None] = [*await store.tables.of_player(ANNA.user_id)]
        going_on += [None] * (TABLES_AT_ONCE - len(going_on))
        await asyncio.gather(
            *(play_for_ever(tables, table_id, rng) for table_id in going_on[:TABLES_AT_ONCE])
        )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
