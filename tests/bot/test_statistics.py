"""Statistics: kept numbers are what a plain count over all logs gives, whatever happens at the tables."""

import random
from contextlib import suppress

import pytest

from bot.bot_players import BotTurn, bots_to_act
from bot.clocks.controls import RELAXED, Timing, bank
from bot.clocks.lengths import DAY, HOUR
from bot.league.correcting import corrected_places
from bot.league.points import Ended
from bot.looking_back import decisions_of, missed, question_back
from bot.question import AGREES, still_to_agree
from bot.statistics.judge import Judge
from bot.statistics.judging import Judged
from bot.statistics.keeper import FactKeeper
from bot.store.facts import ANYWHERE
from bot.table import NOBODY, Arrangement, Holder, State
from bot.thinkers import Thinkers
from bot.timeout import fallback_turn
from games.catalog import GAMES
from games.errors import Refusal
from games.thought import Level
from tests.bot.company import ANNA, BEN, CHANNEL, COMPANY, SERVER, STRANGER, doer, player_to_act, rows
from tests.bot.counted_naively import NOT_COUNTED_HERE, counted
from tests.bot.hours import Hands, a_house
from tests.bot.player_process import FIRST_DAY

TIMINGS = (Timing(bank(DAY, 8 * HOUR)), Timing(bank(3 * DAY, DAY)), Timing(RELAXED))
OTHER_SERVER = 8
ENOUGH = {"copenhagen": 10, "kensington": 5, "tenby": 5}
"""Tables to finish, until everything has happened at one of them."""


async def a_random_table(house, game, rng, guild_id=SERVER, seats=None, bots=0):
    """A table of people and bot players that was played at random to its end, somehow."""
    tables = house.tables
    seats = seats or rng.choice([number for number in game.seats if number > 1])
    arrangement = Arrangement(seats, timing=rng.choice(TIMINGS))
    table_id = (await tables.open(game, arrangement, ANNA, guild_id, CHANNEL)).after.id
    for player in COMPANY[1 : seats - bots]:
        await tables.join(table_id, player)
    for _ in range(bots):
        await tables.add_bot(table_id, ANNA.user_id, Level.GENTLE, lambda name, level: name)
    table = (await tables.start(table_id, ANNA.user_id)).after
    while table.state is State.PLAYING:
        await house.send()
        table = await tables.load(table_id)
        house.hands.go(rng.choice((5, 40, 600, 7200)) * 1000)
        if waiting := bots_to_act(table):
            moves = [tried.text for tried in fallback_turn(table.game, table.position, waiting[0])]
            await tables.move_bots(table_id, table.version, [BotTurn(waiting[0], tuple(moves))])
            if rng.random() < 0.5:
                await some_come_back(tables, await tables.load(table_id))
        elif rng.random() < 0.004:
            with suppress(Refusal):
                host = doer(Holder(table.host_id, "Host"), moderates=True)
                await tables.let_bot_play(table_id, host, rng.choice(table.people).user_id)
        else:
            with suppress(Refusal):
                await act(tables, table, rng)
        table = await tables.load(table_id)
    return table


async def act(tables, table, rng):
    """One thing that somebody does: mostly a move, seldom what makes counting hard."""
    chance, somebody = rng.random(), rng.choice(table.people).user_id
    if table.question is not None:
        asked = table.holders[still_to_agree(table, table.question)[0]].user_id
        await tables.answer(table.id, asked, AGREES)
    elif chance < 0.002 * len(table.holders):
        await tables.resign(table.id, somebody)
    elif chance < 0.03:
        offered = (await tables.offer(table.id, doer(Holder(somebody, "x")), somebody)).after
        guest = rng.choice((STRANGER, *COMPANY))
        await tables.take_seat(table.id, guest, offered.seat_of(somebody), offered.version)
    elif chance < 0.1:
        await tables.ask_back(table.id, somebody)
    elif chance < 0.102:
        await tables.ask_to_end(table.id, somebody)
    else:
        user_id = player_to_act(table)
        turn = await tables.turn(table.id, user_id)
        move = rng.choice(table.game.legal_moves(turn.position, turn.seat))
        await tables.choose(table.id, user_id, table.game.write_move(move))


async def some_come_back(tables, table):
    for holder in table.holders:
        if holder.taken_over and table.state is State.PLAYING:
            with suppress(Refusal):
                await tables.come_back(table.id, holder.user_id)


def kept_totals(path):
    """All totals as they stand on disk, without those that the plain count leaves out."""
    found = rows(path, "SELECT guild_id, user_id, game, what, number FROM totals WHERE number <> 0")
    return {
        (guild, user, game, what): number
        for guild, user, game, what, number in found
        if not what.startswith(NOT_COUNTED_HERE)
    }


@pytest.mark.parametrize("game", GAMES)
async def test_kept_numbers_are_what_a_plain_count_over_all_logs_gives(path, game):
    rng = random.Random(f"statistics of {game}")
    async with a_house(path, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        finished = 0
        while finished < ENOUGH[game]:
            guild = OTHER_SERVER if rng.random() < 0.2 else SERVER
            table = await a_random_table(house, GAMES[game], rng, guild, bots=rng.choice((0, 0, 1)))
            result = await house.store.results.of_table(table.id)
            finished += result.ended is Ended.FINISHED
        await keeper.settled()
        assert kept_totals(path) == counted(path)
        counted_at_all = {what for _, _, _, what in kept_totals(path)}
        assert {"played", "won", "left", "handed", "timed", "taken-back"} <= counted_at_all
        await corrects_some(house, rng)
        await keeper.settled()
        assert kept_totals(path) == counted(path)
        happened = {kind for (kind,) in rows(path, "SELECT DISTINCT kind FROM log")}
        assert {"move", "resigned", "taken back", "replaced", "stood in", "came back"} <= happened
        await keeper.stop()


async def corrects_some(house, rng):
    """An organiser corrects some results: other places, a forfeit."""
    for table_id in await house.store.tables.all():
        result = await house.store.results.of_table(table_id)
        if result is not None and rng.random() < 0.6:
            places = ["x", *map(str, range(1, len(result.seats)))]
            rng.shuffle(places)
            await house.tables.ratings.correct(
                corrected_places(result, " ".join(places)), ANNA.user_id, "it was so"
            )


async def test_what_ended_while_nobody_counted_is_caught_up_with_and_never_counted_twice(path):
    rng = random.Random("catching up")
    async with a_house(path, Hands(FIRST_DAY)) as house:
        for game in GAMES.values():
            await a_random_table(house, game, rng, seats=2)
    async with a_house(path, Hands(FIRST_DAY + 30 * DAY)) as house:
        for _ in range(2):
            keeper = FactKeeper(house.store, house.tables, rest=0)
            await keeper.start()
            await keeper.settled()
            assert kept_totals(path) == counted(path)
            await keeper.stop()
        rows(path, "UPDATE facts SET version = 0")
        keeper = FactKeeper(house.store, house.tables, rest=0)
        await keeper.start()
        await keeper.settled()
        assert kept_totals(path) == counted(path)
        assert rows(path, "SELECT count(*) FROM facts WHERE version = 0") == [(0,)]
        await keeper.stop()


async def test_a_table_begun_with_other_rules_counts_with_its_record_alone(path):
    async with a_house(path, Hands(FIRST_DAY)) as house:
        table = await a_random_table(house, GAMES["copenhagen"], random.Random("older"), seats=2)
        while (await house.store.results.of_table(table.id)).ended is not Ended.FINISHED:
            table = await a_random_table(house, GAMES["copenhagen"], random.Random(table.id), seats=2)
    rows(path, "UPDATE tables SET rules = 0")
    async with a_house(path, Hands(FIRST_DAY + 30 * DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        await keeper.start()
        await keeper.settled()
        numbers = (await house.store.facts.totals(NOBODY, SERVER)).numbers
        assert numbers["copenhagen", "played"] >= 2
        assert ("copenhagen", "turns") not in numbers
        await keeper.stop()


async def test_numbers_are_of_the_server_where_one_asks_and_ones_own_everywhere(path):
    rng = random.Random("two servers")
    async with a_house(path, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        for guild in (SERVER, OTHER_SERVER):
            await a_random_table(house, GAMES["copenhagen"], rng, guild, seats=2)
        await keeper.settled()
        naive = counted(path)
        for user_id in (ANNA.user_id, STRANGER.user_id):
            here = (await house.store.facts.totals(user_id, SERVER)).numbers
            assert here.get(("copenhagen", "turns"), 0) == naive.get(
                (SERVER, user_id, "copenhagen", "turns"), 0
            )
            everywhere = (await house.store.facts.totals(user_id, ANYWHERE)).numbers
            both = [naive.get((guild, user_id, "copenhagen", "turns"), 0) for guild in (SERVER, OTHER_SERVER)]
            assert everywhere.get(("copenhagen", "turns"), 0) == sum(both)
        await keeper.stop()


async def test_decisions_are_judged_by_the_steady_player_when_nobody_else_thinks(path):
    async with a_house(path, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        thinkers = Thinkers(most=1)
        judge = Judge(house.store, house.tables, thinkers, keeper, pause=0)
        table = await house.table(seats=2)
        for _ in range(8):
            table = await house.moves(table)
        await house.tables.resign(table.id, BEN.user_id)
        await keeper.settled()
        await judge.start()
        await judge.rested.wait()
        await judge.stop()
        await thinkers.close()
        kept = await house.store.facts.of_table(table.id)
        table = await house.tables.load(table.id)
        assert kept.judged == (judged_here(table, await house.store.log.load(table.id), ANNA.user_id),)
        numbers = (await house.store.facts.totals(ANNA.user_id, SERVER)).numbers
        assert numbers["copenhagen", "judged"] == kept.judged[0].decisions > 0
        assert numbers["copenhagen", "cost"] == kept.judged[0].cost > 0
        assert ("copenhagen", "judged") not in (await house.store.facts.totals(BEN.user_id, SERVER)).numbers
        await keeper.stop()


def judged_here(table, log, user_id):
    """The same in a few lines, thought in this process."""
    weighed = []
    for decision in decisions_of(table, log, user_id):
        question = question_back(decision, Level.STEADY)
        plans = question.think(question.view, question.seat, question.thought)
        found = missed(decision, plans)
        weighed.append((plans[0].worth, plans[0].worth - found.cost))
    cost = sum(best - done for best, done in weighed)
    fortune = sum(weighed[number][0] - weighed[number - 1][1] for number in range(1, len(weighed)))
    return Judged(user_id, len(weighed), round(100 * cost), round(100 * fortune))
