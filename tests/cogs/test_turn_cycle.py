"""One seat through all that time does: reminded, on vacation, judged, played for, taken back, replaced."""

from collections import Counter

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE
from club.posts import Topic
from tests.cogs.house import key, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import member_with, take, to_act
from tests.cogs.test_reminders import at_table, keys_of
from tests.cogs.test_restarts import revive


async def only(house, member, table_id, words):
    """The one message at the table that calls the member in these words."""
    (found,) = [each for each in await at_table(house, member, table_id) if words in said(each)]
    return found


async def history(house, member, table_id):
    """All pages of the table's history."""
    page = (await member.command(house.here, "history", table=table_id))["message"]
    told = [said(page)]
    while not key(page, "Earlier").get("disabled"):
        page = (await press(member, page, "Earlier"))["message"]
        told.insert(0, said(page))
    return "\n".join(told)


async def test_a_seat_from_its_first_reminder_over_vacation_and_a_bot_player_to_its_replacement(house):
    timing = Timing(bank(DAY, 8 * HOUR))
    table_id = await seat_down(house, house.anna, house.bruno, house.chidi, timing=timing)
    first = await to_act(house, table_id)
    await house.waits(12 * HOUR + MINUTE)
    await only(house, first, table_id, "half of your time is gone")
    await take(house, table_id)

    member = await to_act(house, table_id)
    seat = (await house.tables.load(table_id)).seat_of(int(member.id))
    assert await at_table(house, first, table_id) == [], "of a turn that is taken nothing stands"
    await house.waits(DAY - MINUTE)
    await only(house, member, table_id, "almost up")
    await revive(house)
    for number in range(1, 16):
        await house.waits(DAY if number > 1 else 2 * MINUTE)
        assert f"{member.name}**'s time is up: vacation day {number}, " in said(await house.board(table_id))
        if number == 7:
            await house.restart()
    spent = [each for each in await at_table(house, member, table_id) if "vacation day" in said(each)]
    assert len(spent) == 15
    assert (await house.tables.load(table_id)).holders[seat].plays

    await house.waits(DAY)
    gone = await only(house, member, table_id, "a bot player plays for you")
    assert not (await house.tables.load(table_id)).holders[seat].plays
    await revive(house)
    await press(member, gone, "Take my seat back")
    table = await house.shown(table_id)
    assert table.holders[seat].plays
    assert table.clocks.seats[seat].bank == 8 * HOUR

    host = member_with(house, table.host_id)
    await host.command(house.here, "table replace", player=member.id, by=house.emi.id, table=table_id)
    asked = (await press(house.emi, await house.board(table_id), f"Take {member.name}’s seat"))["message"]
    await press(house.emi, asked, "Sit down")
    table = await house.shown(table_id)
    assert table.clocks.seats[seat].bank == DAY
    while await to_act(house, table_id) is not house.emi:
        await take(house, table_id)
    await only(house, house.emi, table_id, "it is your turn")
    await take(house, table_id)

    told = await history(house, house.bruno, table_id)
    lines = [
        f"**{first.name}** was reminded (50 %).",
        f"**{first.name}** confirmed after 12 h",
        f"**{member.name}** was reminded (90 %).",
        f"**{member.name}**'s time is up: vacation day 1, ",
        f"**{member.name}**'s time is up: vacation day 15, ",
        f"**{member.name}**'s time ran out",
        f"**{member.name}** is back; 8 h on the clock.",
        f"{member.name} replaced by ",
    ]
    places = [told.find(line) for line in lines]
    assert -1 not in places, (lines, told)
    assert places == sorted(places)
    counts = {tell: Counter(await keys_of(house, table_id, tell)) for tell in Topic}
    assert [key for keys in counts.values() for key, times in keys.items() if times > 1] == []
    assert {tell: sum(counts[tell].values()) for tell in (Topic.VACATION, Topic.GONE)} == {
        Topic.VACATION: 15,
        Topic.GONE: 1,
    }
