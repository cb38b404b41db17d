"""How much time a seat has, as pictures and messages show it."""

from datetime import time

from msgspec.structs import replace

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.clocks.quiet import QuietHours
from bot.clocks.seats import SeatClock, TableClocks, running, waiting
from bot.clocks.stops import Stops
from bot.table import Arrangement, Holder, State, Table
from bot.time_left import Standing, drawn_times, held_in_short, time_left, times_at
from cogs.finding import most_urgent_first
from cogs.time_lines import own_line, time_lines
from games.api import Seat, new_table
from games.catalog import GAMES
from games.thought import Level
from rendering.seat_time import Sign
from tests.bot.clocks.when import at, span
from tests.bot.company import move_that_ends_the_turn
from tests.bot.hours import Hands, a_house
from tests.languages.english import english

FRIDAY = at("06-05 16:00")
CONTROL = bank(3 * DAY, 24 * HOUR)
TIMING = Timing(CONTROL)
NONE = Stops()
TURN = running(waiting(SeatClock(CONTROL.bank), 3, FRIDAY), FRIDAY)


def table(timing=TIMING, clock=TURN, **changes):
    """Anna's clock runs since Friday, and Ben waits with 66 h."""
    game = GAMES["copenhagen"]
    holders = (Holder(1, "Anna", **changes), Holder(2, "Ben"))
    return Table(
        id=5,
        game_key=game.key,
        state=State.PLAYING,
        guild_id=1,
        channel_id=1,
        host_id=1,
        arrangement=Arrangement(2, timing=timing),
        holders=holders,
        seed="s",
        since=FRIDAY / 1000,
        position=new_table(game, 2, {}, "s"),
        clocks=TableClocks((clock, SeatClock(66 * HOUR))),
    )


def left(now, stops=NONE, **changes):
    return time_left(table(**changes), Seat(0), stops, now)


def drawn(time):
    shown = drawn_times(table(), [time])[time.seat]
    return shown.sign, english(shown.told), shown.slices


def test_a_running_clock_is_drawn_in_steps_and_red_when_most_is_gone():
    assert drawn(left(FRIDAY)) == (Sign.RUNNING, "> 1 d", 8)
    assert drawn(left(FRIDAY + 50 * HOUR)) == (Sign.RUNNING, "< 1 d", 3)
    assert drawn(left(FRIDAY + 65 * HOUR)) == (Sign.LOW, "< 1 d", 1)
    assert drawn(left(FRIDAY + 72 * HOUR - MINUTE)) == (Sign.LOW, "< 1 h", 1)
    assert drawn(left(FRIDAY + 80 * HOUR)) == (Sign.LOW, "< 1 h", 0)


def test_whoever_waits_shows_what_the_clock_holds():
    held = time_left(table(), Seat(1), NONE, FRIDAY)
    assert held is not None
    assert drawn(held) == (Sign.WAITING, "66 h", 8)
    assert english(time_lines(table(), [held])[0], ("Anna", "Ben")) == "Ben: 66 h on the clock."
    lengths = (3 * DAY, 10 * DAY + HOUR, 20 * MINUTE, 0)
    assert [english(held_in_short(length)) for length in lengths] == ["3 d", "10 d", "20 min", "0 min"]


def test_weekends_pauses_and_vacation_stop_it_and_say_until_when():
    saturday = at("06-06 12:00")
    stops = Stops(weekend_zone="UTC")
    weekend = left(saturday, stops, timing=Timing(CONTROL, "UTC"))
    assert (weekend.standing, weekend.until) == (Standing.PAUSED, at("06-08 00:00"))
    assert weekend.deadline == at("06-10 16:00")
    assert drawn(weekend)[:2] == (Sign.PAUSED, "pause")
    paused = left(saturday, Stops(ours=(span("06-06 00:00", "06-09 00:00"),)))
    assert (paused.standing, paused.until) == (Standing.PAUSED, at("06-09 00:00"))
    away = left(saturday, Stops(vacation=(span("06-06 00:00", "06-07 00:00"),)))
    assert drawn(away)[:2] == (Sign.VACATION, "away")
    until, end = at("06-07 00:00") // 1000, away.deadline // 1000
    said = english(time_lines(table(), [away])[0], ("Anna", "Ben"))
    assert said == f"Anna is on vacation until <t:{until}:f> and has until <t:{end}:f>."


def test_a_bot_player_is_shown_and_whoever_resigned_has_no_clock():
    taken_over = left(FRIDAY, taken_over=True)
    assert drawn(taken_over)[:2] == (Sign.BOT, "bot")
    assert english(time_lines(table(), [taken_over])[0], ("Anna", "Ben")) == "A bot player plays for Anna."
    assert left(FRIDAY, resigned=True) is None
    assert time_lines(table(bot=Level.GENTLE), [taken_over]) == [], "none plays for a bot player"


def test_until_a_player_was_told_the_clock_is_whole():
    untold = left(FRIDAY + 5 * HOUR, clock=waiting(SeatClock(CONTROL.bank), 3, FRIDAY))
    assert (untold.left, untold.deadline) == (3 * DAY, FRIDAY + 5 * HOUR + 3 * DAY)


def test_in_quiet_hours_a_player_reads_both():
    now = at("06-05 23:00")
    mine = left(now)
    night = QuietHours(time(22), time(7))
    told = english(own_line(mine, night, now), ("Anna", "Ben"), you=0)
    assert told == f"Due <t:{mine.deadline // 1000}:R>; no messages until <t:{at('06-06 07:00') // 1000}:t>."
    assert "no messages" not in english(own_line(mine, None, now), ("Anna", "Ben"), you=0)


def test_the_most_urgent_table_comes_first_and_those_that_do_not_wait_last():
    tables = [replace(table(), id=number) for number in (1, 2, 3, 4)]
    ordered = most_urgent_first(tables, {2: 500, 4: 300})
    assert [each.id for each in ordered] == [4, 2, 1, 3]


def test_a_table_without_clocks_is_drawn_as_it_always_was():
    assert drawn_times(table(), ()) == ()


async def test_a_board_drawn_beforehand_shows_the_clocks_that_it_will_have(place):
    """Otherwise it would be drawn twice, and the second time while people wait for it."""
    async with a_house(place, Hands(FRIDAY)) as house:
        table = await house.table(TIMING)
        await house.wait(30 * HOUR)
        user_id = table.holders[table.acting[0]].user_id
        text = move_that_ends_the_turn(table, shows_something=True)
        turn = await house.tables.turn(table.id, user_id)
        foreseen = await house.tables.foresee(turn, text)
        after = (await house.tables.confirm(table.id, user_id, table.version, 0, text)).after
        expected = drawn_times(foreseen, await times_at(house.tables, foreseen))
        await house.send()
        after = await house.tables.load(after.id)
        assert drawn_times(after, await times_at(house.tables, after)) == expected
        (waiting_now,) = [each for each in expected if each.sign is Sign.WAITING]
        assert english(waiting_now.told) == "66 h"
