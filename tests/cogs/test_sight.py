"""Whoever may not see the channel of a table is told that there is no such table, whatever they try."""

import msgspec
import pytest

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR
from bot.preferences import Ping, Preferences
from bot.replaying import Way
from cogs.custom_ids import write_press
from cogs.digests import Digests
from cogs.lobby.press import (
    AddBot,
    Arrange,
    AskClock,
    AskName,
    Cancel,
    GiveClock,
    GiveName,
    HandOver,
    Join,
    Leave,
    OpenOptions,
    Rematch,
    SetBot,
    SetOption,
    Start,
    StartAgainstBots,
    StartAlone,
    TakeBotOff,
    TakeOff,
    What,
)
from cogs.press import (
    AnswerQuestion,
    AskHint,
    AskRecap,
    AtTable,
    Called,
    Choose,
    ChooseAnew,
    ComeBack,
    Confirm,
    Follow,
    GoInReplay,
    JumpInReplay,
    KeepPlan,
    KeepSeat,
    Look,
    LookAtSeat,
    LookBack,
    OfferSeat,
    OpenHand,
    OpenNext,
    OpenReplay,
    OpenSince,
    OpenTurn,
    Pick,
    PlanAhead,
    Planning,
    ReadBoard,
    ReadHistory,
    ReadNews,
    ReadReplay,
    Resign,
    Snooze,
    StepBack,
    TakeSeat,
    Verb,
    Verify,
    Word,
)
from cogs.presses import Presses
from cogs.sight import Sight
from playground import permissions
from tests.cogs.house import said
from tests.cogs.players import seat_down
from tests.cogs.situations import commands_at_tables, take, to_act, with_buttons

PRESSES = (
    OpenTurn(1),
    OpenNext(1),
    OpenHand(1),
    ReadBoard(1),
    ReadHistory(1),
    ReadHistory(1, 0),
    Verify(1),
    AnswerQuestion(1, Word.YES, 3),
    Resign(1),
    Follow(1),
    Called(1, "late:1:3:0"),
    ReadNews(1, "vac:5:9000"),
    ComeBack(1),
    ComeBack(1, "gone:1:3:0"),
    Snooze(1, 3),
    OfferSeat(1),
    KeepSeat(1),
    LookAtSeat(1, 1, 4),
    TakeSeat(1, 1, 4),
    Join(1),
    Leave(1),
    Start(1),
    StartAlone(1),
    Cancel(1),
    Rematch(1),
    OpenOptions(1),
    Arrange(1, What.SEATS, "3"),
    SetOption(1, "public_bird_counter", "true"),
    AskName(1),
    AskClock(1),
    GiveClock(1),
    GiveName(1),
    TakeOff(1),
    HandOver(1),
    Look(1, 4, 0, ""),
    Choose(1, 4, 0, "t12"),
    Confirm(1, 4, 0, "t12"),
    StepBack(1, 4, 0, 0),
    AskHint(1, 4, 0),
    ChooseAnew(1),
    LookBack(1),
    OpenReplay(1),
    OpenSince(1),
    GoInReplay(1, 4, 1, Way.NEXT),
    JumpInReplay(1, 4, 1),
    ReadReplay(1, 4, 1, 1),
    AskRecap(1),
    AddBot(1),
    SetBot(1, 5),
    TakeBotOff(1, 5),
    StartAgainstBots(1),
    PlanAhead(1, Planning.BEGIN),
    KeepPlan(1, 4, 0, "t12"),
    Pick(1, 4, 0, Verb.LOOK, "x"),
)


async def hide(house, channel_id, member):
    """Take the channel away from a member."""
    body = {"allow": "0", "deny": str(permissions.VIEW_CHANNEL)}
    await house.local.ask("PUT", f"/channels/{channel_id}/overwrites/{member.id}", body)


@pytest.fixture
async def hidden(house):
    """A table in a channel that Chidi cannot see, and another channel where he is."""
    table_id = await seat_down(house, house.anna, house.bruno)
    await hide(house, house.here, house.chidi)
    return table_id


def elsewhere(house):
    return next(number for number in house.channels.values() if number != house.here)


async def test_a_command_that_names_a_hidden_table_finds_none(house, hidden):
    here = elsewhere(house)
    for name, options in commands_at_tables(house).items():
        outcome = await house.chidi.command(here, name, table=hidden, **options)
        assert said(outcome["message"]).strip() == f"There is no table {hidden}.", name


async def test_every_press_about_a_hidden_table_finds_none(house, hidden):
    of_tables = {kind for kind in house.app.part(Presses).kinds if issubclass(kind, AtTable)}
    assert of_tables == set(map(type, PRESSES)), "a new press needs its example"
    ids = list(map(write_press, PRESSES))
    for first in range(0, len(ids), 20):
        message = await with_buttons(house, *ids[first : first + 20], channel=elsewhere(house))
        for custom_id in ids[first : first + 20]:
            outcome = await house.chidi.press(message, custom_id)
            assert said(outcome["message"]).strip() == f"There is no table {hidden}.", custom_id


async def test_autocomplete_does_not_offer_a_hidden_table(house, hidden):
    for name in ("board", "turn", "history", "replay"):
        assert await house.chidi.complete(elsewhere(house), name, "table", table="") == []


async def test_a_player_who_can_no_longer_see_the_channel_finds_no_table(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await hide(house, house.here, house.bruno)
    outcome = await house.bruno.command(elsewhere(house), "turn", table=table_id)
    assert said(outcome["message"]).strip() == f"There is no table {table_id}."
    listed = await house.bruno.command(elsewhere(house), "tables")
    assert said(listed["message"]).strip() == "You sit at no table. Start one with /play."


async def test_a_member_who_sees_the_channel_may_look_from_another_one(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    outcome = await house.chidi.command(elsewhere(house), "board", table=table_id)
    assert f"table {table_id}" in said(outcome["message"])


async def test_in_a_direct_message_a_player_finds_the_table_and_a_stranger_does_not(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    outcome = await house.bruno.command(await house.bruno.dm(), "board", table=table_id)
    assert f"table {table_id}" in said(outcome["message"])
    outcome = await house.chidi.command(await house.chidi.dm(), "board", table=table_id)
    assert said(outcome["message"]).strip() == f"There is no table {table_id}."


async def test_a_player_without_the_channel_finds_no_table_in_a_direct_message_either(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await hide(house, house.here, house.bruno)
    outcome = await house.bruno.command(await house.bruno.dm(), "turn", table=table_id)
    assert said(outcome["message"]).strip() == f"There is no table {table_id}."


async def hidden_from_the_next(house, **choices):
    """A table with a clock whose next player, with these wishes, can no longer see its channel."""
    timing = Timing(bank(DAY, 8 * HOUR))
    table_id = await seat_down(house, house.anna, house.bruno, timing=timing)
    if await to_act(house, table_id) is house.bruno:  # Anna owns the server: nothing is hidden from her
        await take(house, table_id)
    await house.store.players.keep(int(house.bruno.id), Preferences(**choices))
    await hide(house, house.here, house.bruno)
    await take(house, table_id)
    await house.shown(table_id)
    return table_id


@pytest.mark.parametrize("ping", [Ping.DIRECT, Ping.BOTH])
async def test_who_can_no_longer_see_the_channel_is_told_nothing_of_its_table_directly(house, ping):
    table_id = await hidden_from_the_next(house, ping=ping)
    await house.waits(3 * DAY)
    assert await house.bruno.reads(await house.bruno.dm()) == []
    seat = (await house.tables.load(table_id)).seat_of(int(house.bruno.id))
    assert (await house.tables.load(table_id)).clocks.seats[seat].reminded, "his clock runs all the same"


async def test_a_digest_leaves_out_what_its_reader_may_not_see(house):
    await house.passes(3600 - house.now() % 3600)
    await hidden_from_the_next(house, digest_hour=int(house.now() // 3600 % 24))
    await house.app.part(Digests).look_at_clock()
    await house.delivered()
    assert await house.bruno.reads(await house.bruno.dm()) == []


async def test_nobody_hears_elsewhere_of_a_table_whose_server_is_not_known(house):
    table = await house.tables.load(await seat_down(house, house.anna, house.bruno))
    away = msgspec.structs.replace(table, guild_id=404)
    sight = house.app.part(Sight)
    assert await sight.shown_to(int(house.anna.id), table)
    assert not await sight.shown_to(int(house.anna.id), away)
