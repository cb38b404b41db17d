"""What players are told of time, each thing once and as they wish it, and what they do about it."""

from datetime import time

import discord
import pytest
from msgspec.structs import replace

from bot.clocks.controls import AtZero, Timing, bank
from bot.clocks.instants import instant
from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.preferences import Ping
from bot.table import State
from bot.table_posts import subject_of
from club.posts import Topic
from cogs.digests import Digests
from cogs.services import clock_of
from tests.cogs.house import key, labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import about_to_take, home_of, member_with, not_to_act, take, to_act
from tests.cogs.test_restarts import LONG_AGO, POSTING, deaths, kill, revive

CLOCK = Timing(bank(1 * DAY, 8 * HOUR), vacation=False)
SILENT = 1 << 12


async def prefers(house, member, **choices):
    chosen = await house.store.players.load(int(member.id))
    await house.store.players.keep(int(member.id), replace(chosen, **choices))


async def told(house, member, channel):
    """What the member is told in a channel: text and message, oldest first."""
    found = await member.reads(channel)
    return [each for each in reversed(found) if each["content"].startswith(f"<@{member.id}>")]


async def at_table(house, member, table_id):
    return await told(house, member, await home_of(house, table_id))


async def directly(house, member):
    return await told(house, member, await member.dm())


async def keys_of(house, table_id, tell):
    """The keys of posts of a kind that were ever wanted."""
    rows = await house.store._database.rows(
        "SELECT key FROM posts WHERE subject = :subject AND topic = :topic",
        subject=subject_of(table_id),
        topic=tell.value,
    )
    return [row["key"] for row in rows]


async def test_a_turn_that_nobody_takes_from_the_first_reminder_to_the_seat_taken_back(house):
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member = await to_act(house, table_id)
    (ping,) = await at_table(house, member, table_id)
    assert labels(ping) == ["Take your turn"]

    await house.waits(12 * HOUR + MINUTE)
    (half,) = await at_table(house, member, table_id)
    assert "half of your time is gone" in said(half)
    assert f"<t:{await deadline(house, member, table_id) // SECOND}:R>" in said(half)
    assert labels(half) == ["Take your turn", "Snooze"]
    panel = (await press(member, half, "Take your turn"))["message"]
    assert "Your turn" in said(panel)

    await revive(house)
    await house.waits(10 * HOUR)
    (late,) = await at_table(house, member, table_id)
    assert "your time is almost up" in said(late)
    assert "played for by a bot player" in said(late)
    assert labels(late) == ["Take your turn"]

    await house.restart()
    await house.waits(6 * HOUR)
    (gone,) = await at_table(house, member, table_id)
    assert "a bot player plays for you" in said(gone)
    table = await house.tables.load(table_id)
    assert not table.holders[table.seat_of(int(member.id))].plays

    (other,) = {house.anna, house.bruno} - {member}
    refused = await press(other, gone, "Take my seat back")
    assert said(refused["message"]) == "Nobody plays for you here."
    back = await press(member, gone, "Take my seat back")
    assert "Your seat is yours again" in said(back["message"]) or "Your turn" in said(back["message"])
    table = await house.shown(table_id)
    seat = table.seat_of(int(member.id))
    assert table.holders[seat].plays
    assert table.clocks.seats[seat].bank == 8 * HOUR
    assert f"**{member.name}** is back; 8 h on the clock." in said(await house.board(table_id))
    history = said((await other.command(house.here, "history", table=table_id))["message"])
    for line in ("'s turn, 24 h.", " was reminded (50 %).", " was reminded (90 %).", "'s time ran out"):
        assert f"**{member.name}**{line}" in history
    for tell in (Topic.HALF, Topic.LATE, Topic.GONE):
        keys = [each for each in await keys_of(house, table_id, tell) if each.endswith(f":{seat}")]
        assert len(keys) == 1, tell


async def test_a_reminder_goes_when_the_turn_is_taken_and_comes_anew_in_the_next(house):
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member = await to_act(house, table_id)
    await house.waits(12 * HOUR + MINUTE)
    await take(house, table_id)
    await house.shown(table_id)
    assert await at_table(house, member, table_id) == []
    await house.waits(11 * HOUR)
    assert await at_table(house, member, table_id) == []


@pytest.mark.parametrize("way", ["pressed", "typed"])
async def test_a_turn_ends_when_it_was_confirmed_and_not_when_that_is_heard(house, way):
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member, panel = await about_to_take(house, table_id)
    (seat,) = (await house.shown(table_id)).acting
    started = (await house.tables.load(table_id)).clocks.seats[seat].started
    await house.passes(90)
    sends = {
        "pressed": lambda: member.press(panel, key(panel, "Confirm")["custom_id"], wait="false"),
        "typed": lambda: member.command(house.here, "move", move="t12", table=table_id, wait="false"),
    }
    outcome = await house.late(sends[way], house.is_slow(2))
    heard = discord.utils.snowflake_time(int(outcome["interaction_id"]))
    (read, *_) = (await house.store.log.load(table_id))[-1].readings
    assert (read.seat, read.used) == (seat, instant(heard) - started)


@pytest.mark.parametrize("late_too", [False, True])
async def test_a_snoozed_turn_is_quiet_until_its_end_or_for_good(house, late_too):
    member = await quiet_player(house)
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    while await to_act(house, table_id) is not member:
        await take(house, table_id)
    await house.waits(10 * HOUR)
    (wake,) = await at_table(house, member, table_id)
    assert "good morning" in said(wake)
    snoozed = (await press(member, wake, "Snooze"))["message"]
    assert snoozed["local"]["ephemeral"]
    assert "only once more" in said(snoozed)
    if late_too:
        assert "not reminded of this turn any more" in said(
            (await press(member, snoozed, "Not then either"))["message"]
        )
    await house.waits(8 * HOUR)
    (standing,) = await at_table(house, member, table_id)
    assert standing["id"] == wake["id"]
    await house.waits(5 * HOUR)
    (standing,) = await at_table(house, member, table_id)
    assert ("almost up" in said(standing)) is not late_too


async def quiet_player(house):
    """Anna, who sleeps from an hour ago until in eight hours."""
    now = round(house.now()) // 60 % (24 * 60)
    start, end = ((now + shift) % (24 * 60) for shift in (-60, 8 * 60))
    await prefers(house, house.anna, quiet_from=time(*divmod(start, 60)), quiet_until=time(*divmod(end, 60)))
    return house.anna


async def test_a_turn_that_begins_in_quiet_hours_makes_no_sound(house):
    member = await quiet_player(house)
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    while await to_act(house, table_id) is not member:
        (ping,) = await at_table(house, house.bruno, table_id)
        assert not ping["flags"] & SILENT
        await take(house, table_id)
    (ping,) = await at_table(house, member, table_id)
    assert ping["flags"] & SILENT


async def test_who_wants_both_is_told_twice_and_who_wants_none_not_at_all(house):
    await prefers(house, house.anna, ping=Ping.BOTH)
    await prefers(house, house.bruno, ping=Ping.NONE)
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    while await to_act(house, table_id) is not house.anna:
        await take(house, table_id)
    await house.waits(12 * HOUR + MINUTE)
    await revive(house)
    for messages in (await at_table(house, house.anna, table_id), await directly(house, house.anna)):
        (half,) = messages
        assert "half of your time is gone" in said(half)
    await take(house, table_id)
    await house.waits(23 * HOUR)
    for member in (house.anna, house.bruno):
        assert await at_table(house, member, table_id) == []
        assert await directly(house, member) == []


async def test_who_refuses_direct_messages_is_reminded_at_the_table_and_told_why(house):
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member = await to_act(house, table_id)
    await prefers(house, member, ping=Ping.DIRECT)
    await house.local.fault("rest_error", status=403, method="POST", route="/users/@me/channels")
    await house.waits(12 * HOUR + MINUTE)
    (half,) = await at_table(house, member, table_id)
    assert "half of your time is gone" in said(half)
    assert "I could not send you this directly" in said(half)
    await house.waits(10 * HOUR)
    assert await at_table(house, member, table_id) == []
    (late,) = await directly(house, member)
    assert "almost up" in said(late)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(("hours", "words"), [(12, "half of your time"), (22, "almost up")])
async def test_a_bot_killed_while_it_reminds_sends_nothing_twice_and_warns_in_any_case(
    house, when, hours, words
):
    """Whether it arrived is found out; if not, the warning is sent later, and the first reminder is not."""
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member = await to_act(house, table_id)
    await house.passes(hours * 3600 + 60)
    await house.local.fault("rest_error", status=500, when=when, method="POST", route=POSTING[1])
    await house.app.part(clock_of).tick()
    await house.local.ask("GET", "/faults?wait=used")
    await house.passes(LONG_AGO)
    await revive(house)
    await house.shown(table_id)
    is_sent_late = hours == 22  # for so long after it was tried, it cannot be on its way any more
    assert len(await reading(house, member, table_id, words)) == (when == "after" or is_sent_late)
    await house.waits(MINUTE)
    await house.shown(table_id)
    found = await reading(house, member, table_id, words)
    assert len(found) == (0 if (hours, when) == (12, "before") else 1)
    await house.waits((22 - hours) * HOUR)
    (late,) = await at_table(house, member, table_id)
    assert "almost up" in said(late)


async def reading(house, member, table_id, words):
    """What the member is told at the table in these words."""
    return [each for each in await at_table(house, member, table_id) if words in said(each)]


async def test_who_may_not_be_looked_for_is_told_nothing_twice_and_was_told_when_it_was_tried(house):
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member = await to_act(house, table_id)
    await house.passes(22 * 3600 + 60)
    await house.local.fault("rest_error", status=500, when="before", method="POST", route=POSTING[1])
    await house.app.part(clock_of).tick()
    await house.local.ask("GET", "/faults?wait=used")
    late = [
        each for each in await house.store.posts.of_subject(subject_of(table_id)) if each.topic is Topic.LATE
    ]
    (tried_at,) = [each.tried_at for each in late]
    await house.passes(LONG_AGO)
    await house.local.fault("rest_error", status=403, method="GET", route="/channels/*/messages")
    await revive(house)
    await house.waits(MINUTE)
    await house.shown(table_id)
    assert await reading(house, member, table_id, "almost up") == []
    (seat,) = (await house.tables.load(table_id)).acting
    assert (await house.tables.load(table_id)).clocks.seats[seat].told == tried_at


async def test_who_asks_for_it_is_told_to_be_next(house):
    for member in (house.anna, house.bruno, house.chidi):
        await prefers(house, member, tells_next=True)
    table_id = await seat_down(house, house.anna, house.bruno, house.chidi, timing=CLOCK)
    table = await house.shown(table_id)
    (acting,) = table.acting
    after = member_with(house, table.holders[(acting + 1) % 3].user_id)
    last = member_with(house, table.holders[(acting + 2) % 3].user_id)
    (told_next,) = await at_table(house, after, table_id)
    assert "you are next" in said(told_next)
    assert await at_table(house, last, table_id) == []
    await take(house, table_id)
    (ping,) = await at_table(house, after, table_id)
    assert "it is your turn" in said(ping)
    assert "you are next" in said((await at_table(house, last, table_id))[0])


async def test_a_fallback_is_told_and_the_turn_goes_to_the_next(house):
    timing = replace(CLOCK, at_zero=AtZero.FALLBACK)
    table_id = await seat_down(house, house.anna, house.bruno, timing=timing)
    member = await to_act(house, table_id)
    await house.waits(25 * HOUR)
    assert await to_act(house, table_id) is not member
    (gone,) = await at_table(house, member, table_id)
    assert "the simplest move was made for you" in said(gone)
    assert labels(gone) == ["Board as text"]
    assert "Copenhagen" in said((await press(member, gone, "Board as text"))["message"])


async def test_a_digest_comes_once_a_day_at_its_hour_and_only_if_something_waits(house):
    await house.passes(3600 - house.now() % 3600)  # the hour has just begun
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    member, other = await to_act(house, table_id), await not_to_act(house, table_id)
    hour = int(house.now() // 3600 % 24)
    for each in (member, other):
        await prefers(house, each, digest_hour=hour)
    digests = house.app.part(Digests)
    for _ in range(2):
        await digests.look_at_clock()
    await house.delivered()
    (digest,) = await member.reads(await member.dm())
    assert "One table waits for you" in said(digest)
    assert ":R>" in said(digest)
    assert await other.reads(await other.dm()) == []
    assert "Your turn" in said((await press(member, digest, "Take a turn"))["message"])
    await revive(house)
    await house.app.part(Digests).look_at_clock()
    await house.delivered()
    assert len([each for each in await member.reads(await member.dm()) if each["content"]]) == 1
    await house.waits(DAY + HOUR)
    await house.app.part(Digests).look_at_clock()
    await house.delivered()
    assert len([each for each in await other.reads(await other.dm()) if "waits for you" in said(each)]) == 1


@pytest.mark.parametrize(
    ("step", "when", "pause"),
    deaths(
        {"the way is asked for": ("/users/@me/channels",), "it is sent": ("/channels/*/messages",)},
        *("the way is asked for-before-at once", "it is sent-after-at once"),
    ),
)
async def test_a_bot_killed_while_it_sends_a_digest_sends_it_at_most_once(house, step, when, pause):
    await house.passes(3600 - house.now() % 3600)
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    await house.shown(table_id)
    member = await to_act(house, table_id)
    await prefers(house, member, digest_hour=int(house.now() // 3600 % 24))
    await revive(house)  # now it has to ask for the way again
    await house.local.fault("rest_error", status=500, when=when, method="POST", route=step)
    await house.app.part(Digests).look_at_clock()
    await house.local.ask("GET", "/faults?wait=used")
    await kill(house)
    await house.passes(pause)
    await house.start()
    for _ in range(2):
        await house.app.part(Digests).look_at_clock()
        await house.delivered()
        await house.passes(90)
    await house.delivered()
    sent = [each for each in await member.reads(await member.dm()) if "waits for you" in said(each)]
    is_lost = step.endswith("messages") and when == "before"  # it is not sent late
    assert len(sent) == (0 if is_lost else 1)


async def test_a_digest_that_could_not_be_sent_for_three_hours_is_not_sent(house):
    await house.passes(3600 - house.now() % 3600)
    member = await to_act(house, await seat_down(house, house.anna, house.bruno, timing=CLOCK))
    await prefers(house, member, digest_hour=int(house.now() // 3600 % 24))
    await house.local.fault("rest_error", status=500, method="POST", route="/users/@me/channels")
    await house.app.part(Digests).look_at_clock()
    await house.local.ask("GET", "/faults?wait=used")
    await kill(house)
    await house.passes(3 * 3600 + 1)
    await house.start()
    await house.delivered()
    assert await member.reads(await member.dm()) == []


# /vacation


async def test_vacation_is_booked_announced_listed_and_taken_back(house):
    table_id = await seat_down(house, house.anna, house.bruno, timing=replace(CLOCK, vacation=True))
    member = await to_act(house, table_id)
    due = await deadline(house, member, table_id)
    tomorrow, *_, later = await offered_days(house, member)
    booked = await member.command(house.here, "vacation book", first=tomorrow)
    assert "1 vacation day is booked." in said(booked["message"])
    assert f"**{member.name}** has vacation from <t:" in said(await house.board(table_id))
    assert await deadline(house, member, table_id) == due + DAY
    again = await member.command(house.here, "vacation book", first=tomorrow)
    assert said(again["message"]) == "These days are booked already."
    cancelled = await member.command(house.here, "vacation cancel")
    assert "1 vacation day was taken back" in said(cancelled["message"])
    assert "took the vacation back; vacation days left: 15." in said(await house.board(table_id))
    assert await deadline(house, member, table_id) == due
    nothing = await member.command(house.here, "vacation cancel")
    assert "No vacation day is booked" in said(nothing["message"])

    for day in (tomorrow, later):
        await member.command(house.here, "vacation book", first=day)
    listed = await member.command(house.here, "vacation list")
    assert said(listed["message"]).count("<t:") == 4
    await house.waits(DAY)
    cancelled = await member.command(house.here, "vacation cancel")
    assert "1 vacation day was taken back; one that has begun stays." in said(cancelled["message"])
    assert len(await house.store.vacations.load(int(member.id))) == 1


async def deadline(house, member, table_id):
    table = await house.tables.load(table_id)
    return (await house.tables.turn_time(table, table.seat_of(int(member.id)))).deadline


async def offered_days(house, member):
    found = await member.complete(house.here, "vacation book", "first", first="")
    return [each["value"] for each in found]


@pytest.mark.parametrize(
    ("first", "last", "refusal"),
    [
        ("someday", None, "“someday” is not a day"),
        ("2026-02-30", None, "is not a day"),
        ("9999-12-31", None, "is not a day"),
        ("1.1.2020", None, "Only days that have not begun"),
        ("2099-05-02", "2099-05-01", "The last day comes before the first."),
        ("2099-05-01", "2099-05-16", "Only 15 vacation days are left in 2099."),
    ],
)
async def test_days_that_cannot_be_booked_are_refused_with_a_sentence(house, first, last, refusal):
    options = {"first": first} | ({"last": last} if last else {})
    outcome = await house.anna.command(house.here, "vacation book", **options)
    assert refusal in said(outcome["message"])
    assert await house.store.vacations.load(int(house.anna.id)) == ()


async def test_an_empty_bank_spends_a_vacation_day_and_its_player_is_told(house):
    table_id = await seat_down(house, house.anna, house.bruno, timing=replace(CLOCK, vacation=True))
    member = await to_act(house, table_id)
    await house.waits(25 * HOUR)
    found = await at_table(house, member, table_id)
    spent = [each for each in found if "vacation day has begun" in said(each)]
    assert len(spent) == 1
    assert "14 more are left this year" in said(spent[0])


# Coming back by typing, and a German player


async def test_a_seat_is_taken_back_by_typing_and_the_words_are_german_for_a_german(house):
    await house.anna.speaks("de")
    await house.anna.command(house.here, "settings me")
    table_id = await seat_down(house, house.anna, house.bruno, timing=CLOCK)
    while await to_act(house, table_id) is not house.anna:
        await take(house, table_id)
    refused = await house.anna.command(house.here, "comeback", table=table_id)
    assert said(refused["message"]) == "Hier spielt niemand für dich."
    await house.waits(26 * HOUR)
    (gone,) = await at_table(house, house.anna, table_id)
    assert "ein Computerspieler spielt für dich" in said(gone)
    assert key(gone, "Platz zurücknehmen")
    await house.anna.command(house.here, "comeback", table=table_id)
    table = await house.tables.load(table_id)
    assert table.holders[table.seat_of(int(house.anna.id))].plays


async def test_the_host_of_a_lobby_that_nobody_comes_to_is_warned_before_it_closes(house):
    table_id = await house.lobby(house.anna, seats=2)
    await house.waits(13 * DAY + MINUTE)
    (warned,) = await told(house, house.anna, house.here)
    assert "tomorrow the table is closed" in said(warned)
    await house.waits(DAY)
    assert (await house.tables.load(table_id)).state is not State.LOBBY
