"""The clock service, its clock set by hand: who is reminded, who is judged, and what is not counted."""

import sqlite3
from contextlib import closing
from datetime import time

import pytest
from msgspec.structs import replace

from bot.clocks.controls import RELAXED, AtZero, Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.doer import Doer
from bot.errors import NotAllowed, WrongTime
from bot.preferences import Ping
from bot.question import AGREES
from bot.table import Kind, State
from bot.wall import Awake, Wall
from club.posts import Topic
from tests.bot.clocks.when import at
from tests.bot.company import (
    ANNA,
    BEN,
    COMPANY,
    a_full_handed_table,
    a_lobby,
    moved,
    player_to_act,
    quiet_turn,
)
from tests.bot.hours import Hands, a_house
from tests.games import sealed

MONDAY = at("06-01 12:00")
HOST = Doer(ANNA.user_id, ANNA.name)
ONE_DAY = Timing(bank(DAY, 8 * HOUR), vacation=False)


@pytest.fixture
def hands():
    return Hands(MONDAY)


@pytest.fixture
async def house(place, hands):
    async with a_house(place, hands) as running:
        yield running


def clock_of(table, seat):
    return table.clocks.seats[seat]


async def test_a_clock_starts_when_the_player_was_told(house, hands):
    table_id = (await a_lobby(house.tables, 2)).id
    await house.tables.join(table_id, BEN)
    table = (await house.tables.start(table_id, ANNA.user_id)).after
    assert clock_of(table, table.acting[0]).started is None
    hands.go(HOUR)
    await house.send()
    table = await house.tables.load(table_id)
    assert clock_of(table, table.acting[0]).started == MONDAY + HOUR


async def test_a_confirmed_turn_takes_time_off_the_bank_and_gives_some_back(house):
    table = await house.table()
    seat = table.acting[0]
    await house.wait(30 * HOUR)
    after = await house.moves(table)
    assert clock_of(after, seat).bank == 66 * HOUR
    assert not clock_of(after, seat).is_open
    assert clock_of(after, after.acting[0]).started == MONDAY + 30 * HOUR


async def test_what_is_kept_is_what_is_remembered(house):
    table = await house.moves(await house.table())
    assert await house.store.tables.load(table.id) == await house.tables.load(table.id)


async def test_a_press_counts_from_when_it_was_made(house, hands):
    table = await house.table(ONE_DAY)
    seat, user_id = table.acting[0], table.holders[table.acting[0]].user_id
    hands.go(10 * HOUR + 30 * SECOND)
    text = table.game.write_move(table.game.fallback(table.position, seat))
    update = await house.tables.confirm(table.id, user_id, table.version, 0, text, pressed=MONDAY + 10 * HOUR)
    assert clock_of(update.after, seat).bank == 22 * HOUR


async def test_a_player_is_reminded_twice_and_then_judged(house):
    table = await house.table(ONE_DAY)
    seat = table.acting[0]
    await house.wait(DAY)
    assert house.sent[1:] == [
        f"half:{table.id}:1:{seat}",
        f"late:{table.id}:1:{seat}",
    ]
    assert (await house.tables.load(table.id)).holders[seat].plays
    await house.wait(10 * SECOND)
    assert (await house.tables.load(table.id)).holders[seat].taken_over
    assert house.told(Topic.GONE) == [f"gone:{table.id}:{table.clocks.seats[seat].called}:{seat}"]


async def test_a_bot_player_moves_after_a_minute_and_the_seat_can_be_taken_back(house):
    table = await house.table(ONE_DAY)
    seat, user_id = table.acting[0], table.holders[table.acting[0]].user_id
    await house.wait(DAY + 10 * SECOND)
    with pytest.raises(NotAllowed):
        await house.tables.confirm(table.id, user_id, table.version, 0, "t12")
    await house.wait(MINUTE)
    after = await house.tables.load(table.id)
    assert seat not in after.acting
    back = (await house.tables.come_back(table.id, user_id)).after
    assert back.holders[seat].plays
    assert clock_of(back, seat).bank == 8 * HOUR
    with pytest.raises(WrongTime):
        await house.tables.come_back(table.id, user_id)


async def test_who_takes_the_seat_back_on_turn_has_a_turn_of_their_own(house):
    table = await house.table(ONE_DAY)
    seat, user_id = table.acting[0], table.holders[table.acting[0]].user_id
    await house.wait(DAY + 10 * SECOND)
    back = (await house.tables.come_back(table.id, user_id)).after
    assert clock_of(back, seat).began == back.version
    await house.send()
    assert f"turn:{table.id}:2:{seat}" in house.sent
    await house.wait(2 * MINUTE)
    assert (await house.tables.load(table.id)).acting == (seat,)


@pytest.mark.contract
async def test_a_fallback_is_played_and_the_third_in_a_row_hands_the_seat_over(house):
    table = await house.table(replace(ONE_DAY, at_zero=AtZero.FALLBACK))
    seat = table.acting[0]
    kinds = []
    for _ in range(3):
        await house.wait(DAY + MINUTE)
        after = await house.tables.load(table.id)
        kinds.append(after.holders[seat].taken_over)
        while after.acting != (seat,) and not after.holders[seat].taken_over:
            after = await house.moves(after)
    assert kinds == [False, False, True]


async def test_loss_on_time_ends_a_table_of_two(house):
    table = await house.table(replace(ONE_DAY, at_zero=AtZero.LOSS))
    seat = table.acting[0]
    await house.wait(DAY + MINUTE)
    after = await house.tables.load(table.id)
    assert after.state is State.OVER
    assert after.outcome.places[seat] == 2


async def test_loss_on_time_among_three_forfeits_the_seat_for_good(house):
    table = await house.table(replace(ONE_DAY, at_zero=AtZero.LOSS), seats=3)
    seat, user_id = table.acting[0], table.holders[table.acting[0]].user_id
    await house.wait(DAY + 3 * MINUTE)
    after = await house.tables.load(table.id)
    assert after.state is State.PLAYING
    assert seat not in after.acting
    with pytest.raises(NotAllowed):
        await house.tables.come_back(table.id, user_id)


async def test_nobody_is_judged_who_was_not_told(house, hands):
    table = await house.table(ONE_DAY)
    hands.go(30 * HOUR)
    await house.tick()  # everything overdue at once; nothing sent yet
    hands.go(HOUR)
    await house.tick()
    assert (await house.tables.load(table.id)).holders[table.acting[0]].plays
    await house.send()
    assert house.told(Topic.HALF) == []
    await house.wait(2 * HOUR + 24 * MINUTE)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].plays
    await house.wait(10 * SECOND)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over


@pytest.mark.contract
async def test_vacation_days_spend_themselves_and_everybody_is_told(house):
    table = await house.table(Timing(bank(DAY, 8 * HOUR)))
    seat, user_id = table.acting[0], table.holders[table.acting[0]].user_id
    await house.wait(DAY + MINUTE)
    (day,) = await house.store.vacations.load(user_id)
    assert (day.start, day.end) == (MONDAY + DAY, MONDAY + 2 * DAY)
    assert house.told(Topic.VACATION) == [f"vac:{table.id}:{user_id}:{day.start}"]
    log = await house.store.log.load(table.id)
    assert [entry.kind for entry in log][-1] is Kind.VACATION
    await house.wait(12 * HOUR)
    after = await house.moves(await house.tables.load(table.id))
    assert clock_of(after, seat).bank == 8 * HOUR  # all of it was used, and no vacation is


async def test_all_days_of_a_year_are_spent_before_anybody_is_judged(house):
    table = await house.table(Timing(bank(DAY, 8 * HOUR)))
    await house.wait(16 * DAY - MINUTE)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].plays
    await house.wait(2 * MINUTE)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over
    assert len(house.told(Topic.VACATION)) == 15
    assert len(house.told(Topic.LATE)) == 1


async def test_a_deadline_that_passed_while_the_bot_was_down_is_not_judged_by_that(place, hands):
    async with a_house(place, hands) as house:
        table = await house.table(ONE_DAY)
        seat = table.acting[0]
        await house.wait(23 * HOUR)
        await house.clock.disconnected()
    hands.go(10 * HOUR)
    async with a_house(place, hands) as house:
        await house.wait(HOUR + 15 * MINUTE)
        assert (await house.tables.load(table.id)).holders[seat].plays
        await house.wait(10 * SECOND)
        assert (await house.tables.load(table.id)).holders[seat].taken_over


async def test_nothing_is_done_while_discord_cannot_be_reached(house, hands):
    table = await house.table(ONE_DAY)
    await house.clock.disconnected()
    hands.go(3 * DAY)
    assert await house.clock.tick() == 0
    await house.clock.connected()
    await house.tick()
    assert (await house.tables.load(table.id)).clocks.seats[table.acting[0]].reminded == ()


async def test_a_crash_gives_players_time_and_takes_none(place, hands):
    async with a_house(place, hands) as house:
        table = await house.table(ONE_DAY)
        hands.go(10 * HOUR)
        await house.clock.beat()
        hands.go(50 * SECOND)  # killed: nothing says until when it was up
    async with a_house(place, hands) as house:
        after = await house.moves(await house.tables.load(table.id))
        assert clock_of(after, table.acting[0]).bank == 22 * HOUR


async def test_a_wall_clock_that_is_set_ahead_costs_nobody_time(house, hands):
    table = await house.table(ONE_DAY)
    hands.go(MINUTE)
    await house.clock.beat()
    hands.now += 5 * HOUR
    hands.go(MINUTE)
    await house.clock.beat()
    hands.go(HOUR)
    after = await house.moves(table)
    assert clock_of(after, table.acting[0]).bank == DAY  # capped: two minutes and an hour, less the grace


@pytest.mark.parametrize("ahead", [6 * SECOND, 3 * HOUR, 40 * DAY], ids=["seconds", "hours", "days"])
@pytest.mark.parametrize("first", ["move", "drop", "tick"])
async def test_whatever_is_done_first_after_the_machine_slept_nobody_pays_for_it(house, hands, ahead, first):
    table = await house.table(ONE_DAY)
    hands.go(MINUTE)
    await house.clock.beat()
    hands.now += ahead
    if first == "drop":
        await house.clock.disconnected()
        await house.clock.connected()
    elif first == "tick":
        await house.tick()
    await house.moves(await house.tables.load(table.id))
    (charged, *_) = (await house.store.log.load(table.id))[-1].readings
    assert charged.used <= MINUTE


async def test_a_process_that_stood_still_was_away(hands):
    passed = 0
    awake = Awake(lambda: passed)
    wall = Wall(lambda: MONDAY + passed, awake)
    for _ in range(10):
        passed += 2 * SECOND
        wall.look()
    assert wall.gaps == []
    passed += 14 * SECOND
    wall.look()
    (gap,) = wall.gaps
    assert gap.start == MONDAY + 20 * SECOND
    assert 10 * SECOND <= gap.end - gap.start <= 14 * SECOND
    wall.look()
    assert wall.gaps == [gap], "it is there until it was kept"


async def test_a_wall_clock_that_is_set_back_stands_still(house, hands):
    table = await house.table(ONE_DAY)
    hands.go(10 * HOUR)
    await house.clock.beat()
    hands.now -= 5 * HOUR
    assert house.wall.now() == MONDAY + 10 * HOUR
    after = await house.moves(table)
    assert clock_of(after, table.acting[0]).bank == 22 * HOUR


async def test_quiet_hours_hold_a_reminder_back(house):
    table = await house.table(ONE_DAY)  # since 12:00; half of it is gone at midnight
    await house.prefers(table.holders[table.acting[0]].user_id, quiet_from=time(22), quiet_until=time(6))
    await house.clock.reconsider(table.holders[table.acting[0]].user_id)
    await house.wait(17 * HOUR + 59 * MINUTE)
    assert house.told(Topic.HALF) == []
    await house.wait(MINUTE)
    assert len(house.told(Topic.HALF)) == 1


async def test_who_wakes_up_to_an_almost_lost_turn_is_told_that_and_judged(house, hands):
    """Nobody looked at the clock all night: the call of the morning does not take the warning's place."""
    for player in (ANNA, BEN):
        await house.prefers(player.user_id, quiet_from=time(22), quiet_until=time(6))
    hands.go_to(at("06-01 22:00"))
    table = await house.table(Timing(bank(8 * HOUR + 30 * MINUTE, HOUR), vacation=False))
    hands.go(8 * HOUR + 15 * MINUTE)
    await house.tick()
    await house.send()
    assert (len(house.told(Topic.LATE)), len(house.told(Topic.WAKE))) == (1, 0)
    await house.wait(HOUR)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over


async def test_who_snoozes_is_only_told_at_the_end(house):
    table = await house.table(ONE_DAY)
    await house.tables.snooze(table.id, table.holders[table.acting[0]].user_id)
    await house.wait(23 * HOUR)
    assert (len(house.told(Topic.HALF)), len(house.told(Topic.LATE))) == (0, 1)


async def test_who_wants_no_pings_is_judged_on_time_all_the_same(house):
    for player in (ANNA, BEN):
        await house.prefers(player.user_id, ping=Ping.NONE)
    table = await house.table(ONE_DAY)
    await house.wait(DAY + 10 * SECOND)
    assert house.told(Topic.LATE) == []
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over


async def test_a_pause_stops_the_clock_and_ends_by_itself(house):
    table = await house.table(ONE_DAY)
    await house.wait(HOUR)
    await house.tables.pause(table.id, HOST, 5, "holidays")
    await house.wait(5 * DAY + 22 * HOUR)
    after = await house.tables.load(table.id)
    assert after.holders[table.acting[0]].plays
    await house.wait(HOUR + 10 * SECOND)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over


async def test_a_pause_that_is_ended_early_brings_the_deadline_nearer(house):
    table = await house.table(ONE_DAY)
    await house.tables.pause(table.id, HOST, 10, "holidays")
    await house.wait(HOUR)
    await house.tables.resume(table.id, HOST)
    await house.wait(DAY + 10 * SECOND)
    assert (await house.tables.load(table.id)).holders[table.acting[0]].taken_over


async def test_time_that_is_given_moves_the_deadline_and_is_gone_after_the_turn(house):
    table = await house.table(ONE_DAY)
    seat = table.acting[0]
    await house.tables.extend(table.id, HOST, seat, 12 * HOUR, "illness")
    await house.wait(35 * HOUR)
    after = await house.moves(table)
    assert clock_of(after, seat).bank == 9 * HOUR


async def test_a_table_that_everybody_left_is_announced_and_ends_after_a_day(house):
    table = await house.table(ONE_DAY)
    await house.wait(3 * DAY)
    after = await house.tables.load(table.id)
    assert after.state is State.PLAYING
    assert len(house.told(Topic.ABANDONED)) == 1
    await house.wait(DAY)
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_somebody_who_comes_back_saves_an_abandoned_table(house):
    table = await house.table(ONE_DAY)
    while not (await house.tables.load(table.id)).clocks.abandoned:
        await house.wait(HOUR)
    await house.tables.come_back(table.id, ANNA.user_id)
    await house.wait(7 * HOUR)
    assert (await house.tables.load(table.id)).state is State.PLAYING
    assert (await house.tables.load(table.id)).clocks.abandoned == 0


async def test_a_relaxed_table_reminds_and_ends_after_thirty_days(house):
    table = await house.table(Timing(RELAXED))
    await house.wait(30 * DAY)
    assert [key.split(":")[0] for key in house.sent] == ["turn", "half", "late", "still", "ending"]
    await house.wait(MINUTE)
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_a_lobby_that_nobody_touches_closes_after_a_notice(house):
    table = await a_lobby(house.tables)
    await house.wait(13 * DAY)
    assert len(house.told(Topic.LOBBY)) == 1
    assert (await house.tables.load(table.id)).state is State.LOBBY
    await house.wait(DAY)
    assert (await house.tables.load(table.id)).state is State.ABANDONED


async def test_a_table_whose_players_cannot_be_told_pauses_and_ends(house, hands):
    table_id = (await a_lobby(house.tables, 2)).id
    await house.tables.join(table_id, BEN)
    await house.tables.start(table_id, ANNA.user_id)
    hands.go(2 * DAY)
    await house.tick()
    table = await house.tables.load(table_id)
    assert table.clocks.stuck
    hands.go(26 * DAY)
    await house.tick()
    assert (await house.tables.load(table_id)).state is State.ABANDONED


async def test_simultaneous_seats_have_clocks_of_their_own(house, sealed_on_the_shelf):
    table_id = (await a_lobby(house.tables, 3, sealed.GAME, timing=ONE_DAY)).id
    for player in COMPANY[1:3]:
        await house.tables.join(table_id, player)
    await house.tables.start(table_id, ANNA.user_id)
    await house.send()
    for hours, seat in ((2, 1), (3, 0), (4, 2)):
        await house.wait(hours * HOUR)
        table = await house.tables.load(table_id)
        card = f"s{table.position.players[seat].hand[0]}"
        await house.tables.confirm(table_id, COMPANY[seat].user_id, table.version, 0, card, "s0")
    table = await house.tables.load(table_id)
    assert table.acting == (0, 1, 2)
    assert [clock_of(table, seat).bank for seat in range(3)] == [DAY, DAY, 23 * HOUR]
    assert all(clock_of(table, seat).began == table.version for seat in range(3))


async def test_a_turn_that_is_taken_back_alone_goes_on_as_if_nothing_had_been_confirmed(house):
    table = await a_full_handed_table(house.tables)
    while not (move := quiet_turn(table)):
        table = await house.moves(table)
    await house.send()
    user_id, seat = player_to_act(table), table.acting[0]
    before = clock_of(await house.tables.load(table.id), seat)
    await house.wait(5 * HOUR)
    await house.tables.confirm(table.id, user_id, table.version, 0, move)
    back = (await house.tables.ask_back(table.id, user_id)).after
    after = clock_of(back, seat)
    assert (after.bank, after.began, after.started) == (before.bank, before.began, before.started)


async def test_a_turn_that_all_agree_to_take_back_begins_anew_with_enough_time(house):
    table = await a_full_handed_table(house.tables)
    while not (move := quiet_turn(table)):
        table = await house.moves(table)
    await house.send()
    user_id, seat = player_to_act(table), table.acting[0]
    await house.wait(60 * HOUR)
    table = (await house.tables.confirm(table.id, user_id, table.version, 0, move)).after
    assert clock_of(table, seat).bank == 36 * HOUR
    other = player_to_act(table)
    table = (await moved(house.tables, table, quiet_turn(table))).after
    await house.tables.ask_back(table.id, user_id)
    back = (await house.tables.answer(table.id, other, AGREES)).after
    assert (clock_of(back, seat).began, clock_of(back, seat).bank) == (back.version, 36 * HOUR)
    assert back.acting == (seat,)


async def test_whoever_takes_over_a_seat_begins_with_the_whole_bank(house):
    table = await house.table(ONE_DAY)
    seat, old = table.acting[0], table.holders[table.acting[0]]
    await house.wait(20 * HOUR)
    offered = (await house.tables.offer(table.id, HOST, old.user_id)).after
    after = (await house.tables.take_seat(table.id, COMPANY[2], seat, offered.version)).after
    await house.send()
    clock = clock_of(await house.tables.load(table.id), seat)
    assert (clock.bank, clock.began, clock.started) == (DAY, after.version, house.wall.now())


async def test_a_table_whose_players_can_be_told_again_plays_on_with_all_their_time(house, hands):
    table_id = (await a_lobby(house.tables, 2, timing=ONE_DAY)).id
    await house.tables.join(table_id, BEN)
    await house.tables.start(table_id, ANNA.user_id)
    hands.go(3 * DAY)
    await house.tick()
    assert (await house.tables.load(table_id)).clocks.stuck
    await house.send()
    table = await house.tables.load(table_id)
    assert table.clocks.stuck == 0
    turn = await house.tables.turn_time(table, table.acting[0])
    assert turn.deadline == house.wall.now() + DAY


async def test_a_table_from_before_there_were_clocks_plays_on_without_one(house, path):
    table = await house.table(Timing(RELAXED))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET clocks = '{}', due = ?", (MONDAY + HOUR,))
    async with a_house(path, house.hands) as later:
        await later.wait(HOUR)
        after = await later.tables.load(table.id)
        assert clock_of(after, table.acting[0]).started == MONDAY + HOUR
        await later.wait(2 * DAY)
        assert len(later.told(Topic.HALF)) == 1
        await later.wait(20 * DAY)
        assert (await later.tables.load(table.id)).state is State.PLAYING


async def test_a_start_rewrites_no_table(path, hands):
    async with a_house(path, hands) as house:
        for _ in range(3):
            await house.table(ONE_DAY)
        await house.tick()
    kept = tables_on_disk(path)
    async with a_house(path, hands) as house:
        assert await house.clock.tick() == 0
    assert tables_on_disk(path) == kept


def tables_on_disk(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM tables ORDER BY id").fetchall()
