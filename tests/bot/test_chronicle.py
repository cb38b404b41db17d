"""What a table's history says about time, as its players live through it."""

import pytest

from bot.chronicle import asides
from bot.clocks.controls import RELAXED, AtZero, Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.preferences import Ping
from cogs.past import told_lines
from languages.names import without_isolates
from languages.reader import Reader
from tests.bot.clocks.when import at
from tests.bot.company import COMPANY
from tests.bot.hours import Hands, a_house

MONDAY, FRIDAY = at("06-01 12:00"), at("06-05 12:00")
CLOCK = Timing(bank(3 * DAY, DAY), vacation=False)


@pytest.fixture
def hands():
    return Hands(MONDAY)


@pytest.fixture
async def house(place, hands):
    async with a_house(place, hands) as running:
        yield running


async def history(house, table_id):
    """What somebody who only watches reads beneath the lines of the log."""
    table, log = await house.tables.load(table_id), await house.store.log.load(table_id)
    told = asides(
        table,
        log,
        await house.store.posts.reminders_sent(table_id),
        await house.tables.outages_at(table, 0),
        house.wall.seconds(),
    )
    reader = Reader("en", table.names)
    lines = [without_isolates(reader.read(line)) for line in told_lines(log, told, reader)]
    return [line.removeprefix("-# ") for line in lines if line.startswith("-# ")]


def named(table, seat):
    return table.holders[seat].name


async def test_a_turn_is_told_from_its_begin_over_its_reminders_to_its_end(house):
    table = await house.table(CLOCK)
    first, other = table.acting[0], 1 - table.acting[0]
    await house.wait(40 * HOUR)
    await house.moves(table)
    assert await history(house, table.id) == [
        f"{named(table, first)}'s turn, 72 h.",
        f"{named(table, first)} was reminded (50 %).",
        f"{named(table, first)} confirmed after 40 h; 56 h on the clock. {named(table, other)}'s turn, 72 h.",
    ]


async def test_it_says_when_the_bot_was_away_but_nothing_of_a_moment(place, hands):
    async with a_house(place, hands) as house:
        table = await house.table(CLOCK)
        await house.wait(10 * HOUR)
        await house.clock.disconnected()
    hands.go(6 * HOUR)
    async with a_house(place, hands) as house:
        await house.wait(HOUR)
        await house.clock.disconnected()
        hands.go(2 * MINUTE)
        await house.clock.connected()
        away, back = (MONDAY + 10 * HOUR) // 1000, (MONDAY + 16 * HOUR + 15 * MINUTE) // 1000
        assert (await history(house, table.id))[1:] == [
            f"The bot was away from <t:{away}:f> to <t:{back}:f>; not counted."
        ]


async def test_weekends_are_told_where_they_stop_the_clocks(house, hands):
    hands.go_to(FRIDAY)
    table = await house.table(Timing(bank(3 * DAY, DAY), "Europe/Berlin", vacation=False))
    elsewhere = await house.table(CLOCK)
    await house.wait(DAY)
    monday = at("06-07 22:00") // 1000
    assert (await history(house, table.id))[1:] == [f"Weekend until <t:{monday}:f> (Europe/Berlin)."]
    assert len(await history(house, elsewhere.id)) == 1


async def test_what_time_does_to_a_seat_is_told_with_what_came_before_it(house):
    table = await house.table(Timing(bank(DAY, 8 * HOUR), vacation=False, at_zero=AtZero.TAKEOVER))
    seat = table.acting[0]
    await house.wait(DAY + MINUTE)
    await house.tables.come_back(table.id, table.holders[seat].user_id)
    assert await history(house, table.id) == [
        f"{named(table, seat)}'s turn, 24 h.",
        f"{named(table, seat)} was reminded (50 %).",
        f"{named(table, seat)} was reminded (90 %).",
        f"{named(table, seat)}'s turn, 8 h.",
    ]


async def test_nobody_reads_of_a_reminder_that_was_not_sent_or_where_it_went(house):
    for player in COMPANY[:2]:
        await house.prefers(player.user_id, ping=Ping.NONE)
    table = await house.table(CLOCK)
    await house.tables.snooze(table.id, table.holders[table.acting[0]].user_id)
    await house.wait(60 * HOUR)
    assert len(await history(house, table.id)) == 1


async def test_a_table_without_a_clock_tells_only_of_reminders(house):
    table = await house.table(Timing(RELAXED))
    await house.wait(7 * DAY)
    await house.moves(table)
    assert await history(house, table.id) == [
        f"{named(table, table.acting[0])} was reminded after 2 days.",
        f"{named(table, table.acting[0])} was reminded after 6 days.",
    ]
