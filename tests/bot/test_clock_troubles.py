"""The clock service when something else fails: the bot was away, its database, or the way to its players."""

import pytest

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.clocks.stops import GRACE, outages
from bot.doer import Doer
from bot.errors import StoreBusy, WrongTime
from bot.store.sqlite import opening
from bot.table import State
from bot.table_posts import is_call_to_open_turn
from club.posts import Topic
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, BEN, COMPANY, a_lobby
from tests.bot.hours import Hands, a_house
from tests.bot.posting import needless, sent, unsent
from tests.bot.test_troubles import locked

MONDAY = at("06-01 12:00")
ONE_DAY = Timing(bank(DAY, 8 * HOUR), vacation=False)


@pytest.fixture
def hands():
    return Hands(MONDAY)


@pytest.fixture
async def house(path, hands, monkeypatch):
    monkeypatch.setattr(opening, "LOCK_PATIENCE", 0.02)
    async with a_house(path, hands) as running:
        yield running


async def started_but_untold(house):
    table_id = (await a_lobby(house.tables, 2, timing=ONE_DAY)).id
    await house.tables.join(table_id, BEN)
    return (await house.tables.start(table_id, ANNA.user_id)).after


async def away(house, length):
    """The bot is not there for so long."""
    await house.clock.disconnected()
    house.hands.go(length)
    await house.clock.connected()


# The bot was away


async def test_a_lobby_whose_warning_came_late_stays_open_for_a_day_after_it(house):
    table = await a_lobby(house.tables)
    await away(house, 20 * DAY)
    await house.wait(23 * HOUR)
    assert len(house.told(Topic.LOBBY)) == 1
    assert (await house.tables.load(table.id)).state is State.LOBBY
    await house.wait(HOUR + 15 * MINUTE)
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_a_lobby_that_was_warned_does_not_close_while_nobody_can_come_to_it(house):
    table = await a_lobby(house.tables)
    await house.wait(13 * DAY)
    await away(house, 5 * DAY)
    await house.wait(23 * HOUR)
    assert (await house.tables.load(table.id)).state is State.LOBBY
    await house.wait(HOUR + 15 * MINUTE)
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_a_table_that_everybody_left_waits_a_day_in_which_somebody_could_come_back(house):
    table = await house.table(ONE_DAY)
    while not (await house.tables.load(table.id)).clocks.abandoned:
        await house.wait(HOUR)
    await away(house, 3 * DAY)
    await house.wait(20 * HOUR)
    assert (await house.tables.load(table.id)).state is State.PLAYING
    await house.wait(5 * HOUR)
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_a_turn_that_could_not_be_told_because_the_bot_was_away_pauses_and_ends_nothing(house):
    table = await started_but_untold(house)
    await away(house, 40 * DAY)
    await house.tick()
    after = await house.tables.load(table.id)
    assert (after.state, after.clocks.stuck) == (State.PLAYING, 0)
    await house.send()
    assert house.told(Topic.UNSENT) == []


async def test_a_table_that_nobody_can_be_told_of_ends_after_28_days_in_which_the_bot_was_there(house, hands):
    table = await started_but_untold(house)
    hands.go(2 * DAY)
    await house.tick()
    await away(house, 30 * DAY)
    hands.go(25 * DAY)
    await house.tick()
    assert (await house.tables.load(table.id)).state is State.PLAYING
    hands.go(DAY + 15 * MINUTE)
    await house.tick()
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_nobody_is_judged_after_the_connection_was_lost_in_the_middle_of_it(house, hands):
    first, second = await house.table(ONE_DAY), await house.table(ONE_DAY)
    await house.wait(DAY)
    hands.go(10 * SECOND)

    def lost(update):
        house.clock._is_up = False  # what a lost connection does first

    house.tables.subscribe(lost)
    await house.clock.tick()
    judged = [(await house.tables.load(table.id)).holders[table.acting[0]] for table in (first, second)]
    assert sorted(holder.taken_over for holder in judged) == [False, True]


async def test_every_outage_is_known_from_any_instant_on(house, hands):
    for length in (MINUTE, 3 * HOUR, 10 * SECOND, DAY):
        await away(house, length)
        hands.go(HOUR)
        await house.clock.beat()
        known = outages([span for span, _ in await house.store.uptime.load()], GRACE)
        for since in range(MONDAY, hands.now + HOUR, 20 * MINUTE):
            expected = tuple(span for span in known if span.end > since)
            assert await house.store.uptime.outages(GRACE, since) == expected


# Its database


async def test_while_the_database_takes_no_move_nobody_loses_time(house, hands, path):
    table = await house.table(ONE_DAY)
    seat = table.acting[0]
    hands.go(10 * HOUR)
    await house.tick()
    with locked(path):
        for length in (MINUTE, 6 * HOUR):
            hands.go(length)
            with pytest.raises(StoreBusy):
                await house.clock.tick()
    await house.tick()
    turn = await house.tables.turn_time(table, seat)
    assert turn.used(hands.now) == 10 * HOUR
    await house.wait(HOUR)
    after = await house.moves(table)
    assert after.clocks.seats[seat].bank == 22 * HOUR - 45 * MINUTE


async def test_a_database_that_is_locked_as_the_bot_connects_keeps_no_clock_from_running(house, hands, path):
    table = await house.table(ONE_DAY)
    await house.clock.disconnected()
    hands.go(HOUR)
    with locked(path):
        await house.clock.connected()
        with pytest.raises(StoreBusy):
            await house.clock.tick()
    hands.go(HOUR)
    await house.tick()  # as the service does, a second after it could not
    await house.wait(DAY + 15 * MINUTE + 10 * SECOND)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over


# The way to its players


async def test_a_call_to_a_turn_already_taken_starts_no_later_one(house, hands):
    table = await started_but_untold(house)
    (late,) = await unsent(house.store)
    while True:
        table = await house.tables.load(table.id)
        user_id = table.holders[table.acting[0]].user_id
        move = table.game.write_move(table.game.fallback(table.position, table.acting[0]))
        table = (await house.tables.confirm(table.id, user_id, table.version, 0, move)).after
        if table.acting == (late.wanted.seat,) and not is_call_to_open_turn(table, late):
            break
    await needless(house.tables, late)
    assert (await house.tables.load(table.id)).clocks.seats[late.wanted.seat].started is None


@pytest.mark.parametrize("seats", [2, 3])
async def test_what_calls_to_a_turn_is_not_sent_any_more_once_that_is_taken(house, seats):
    table_id = (await a_lobby(house.tables, seats, timing=ONE_DAY)).id
    for player in COMPANY[1:seats]:
        await house.tables.join(table_id, player)
    table = (await house.tables.start(table_id, ANNA.user_id)).after
    (call,) = await unsent(house.store)
    await house.moves(table)
    assert await sent(house.tables, call) is None


async def test_a_call_made_anew_because_the_table_moved_is_sent(house):
    table = await started_but_untold(house)
    await house.tables.move(table.id, Doer(ANNA.user_id, ANNA.name), 71, is_thread=False)
    await house.send()
    after = await house.tables.load(table.id)
    assert after.clocks.seats[table.acting[0]].started == house.wall.now()


async def test_who_resigned_a_seat_that_a_bot_player_had_does_not_come_back(house):
    table = await house.table(ONE_DAY, seats=3)
    user_id = table.holders[table.acting[0]].user_id
    await house.wait(DAY + 10 * SECOND)
    await house.tables.resign(table.id, user_id)
    with pytest.raises(WrongTime):
        await house.tables.come_back(table.id, user_id)


async def test_a_gap_that_could_not_be_kept_at_once_is_kept_later(house, hands, path):
    table = await house.table(ONE_DAY)
    hands.go(MINUTE)
    await house.clock.beat()
    hands.now += 3 * HOUR
    with locked(path), pytest.raises(StoreBusy):
        await house.moves(table)
    await house.moves(await house.tables.load(table.id))
    (charged, *_) = (await house.store.log.load(table.id))[-1].readings
    assert charged.used <= MINUTE
