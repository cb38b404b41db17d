"""A table is played from direct messages, which reach another process than its server does.

`near` is the house as the process of the first shard has it, which direct messages reach; `far` as the one of
the second shard has it. The tables stand in a server of the second, whose process shows them.
"""

import asyncio
from contextlib import asynccontextmanager

import asyncpg
import pytest
import pytest_asyncio

from bot.clocks.lengths import SECOND
from bot.following import CALM, GATHERING
from bot.preferences import Ping, Preferences
from bot.shards import Shards
from bot.store import Store
from bot.table import Arrangement, Holder, State
from bot.table_posts import board_key, card_key, subject_of
from bot.tables import Tables
from cogs import homes
from cogs.delivery import service
from cogs.delivery.requests import Requests
from cogs.delivery.service import Delivery
from cogs.emojis import Emojis, drawn_icons, emoji_for
from cogs.follow.followers import Followers
from cogs.membership import Membership
from cogs.servers import Servers
from cogs.sight import Sight
from games.catalog import GAMES
from playground.permissions import MANAGE_MESSAGES, SEND_MESSAGES, VIEW_CHANNEL
from tests.bot.company import seeds
from tests.cogs.conftest import checked
from tests.cogs.house import labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import FIRST_PAIR, hearing, member_with, not_to_act, to_act
from tests.cogs.test_follow import after, follow, told
from tests.cogs.test_services import moved

NONE_SUCH = "There is no table"


async def play_far_away(house):
    """Let its tables stand in a server of the second shard, whose members are called by direct messages."""
    made = await house.local.ask("POST", "/guilds", {"name": "Far away", "shard": [1, 2]})
    house.guild_id, house.here = made["id"], made["channels"][0]["id"]
    for member in (house.bruno, house.chidi, house.emi):  # Anna owns it
        await member.comes_back(house.guild_id)
        await house.store.players.keep(int(member.id), Preferences(ping=Ping.DIRECT))


@pytest_asyncio.fixture
async def near(_warm, tmp_path, server):
    async with checked(tmp_path, database=server, shards=Shards(0, 0, 2)) as house:
        await play_far_away(house)
        yield house


@pytest_asyncio.fixture
async def far(near):
    async with near.beside(Shards(1, 1, 2)) as house:
        assert near.app.get_guild(int(near.guild_id)) is None
        assert house.app.get_guild(int(near.guild_id)) is not None
        yield house


@pytest_asyncio.fixture
async def table_id(far):
    return await seat_down(far, far.bruno, far.chidi)


async def called(house, table_id):
    """Whoever is to act, and the message that calls them, among their direct messages."""
    member = await to_act(house, table_id)
    (ping,) = [each for each in await member.reads(await member.dm()) if each["content"]]
    return member, ping


async def overwrite(house, target, allow=0, deny=0, channel=None):
    """Rights of a role or member in a channel, by its server's settings."""
    path = f"/channels/{channel or house.here}/overwrites/{target}"
    await house.local.ask("PUT", path, {"allow": str(allow), "deny": str(deny)})


# A press in a direct message


async def test_a_table_is_played_from_direct_messages(near, far, table_id):
    member, ping = await called(far, table_id)
    panel = (await press(member, ping, "Take your turn"))["message"]
    assert "Your turn" in said(panel)
    assert panel["attachments"]
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    assert "Done" in said((await press(member, asked, "Confirm"))["message"])
    other, ping = await called(far, table_id)
    assert other is not member
    assert f"**{other.name}** to move" in said(await far.board(table_id))
    assert "Your turn" in said((await press(other, ping, "Take your turn"))["message"])


async def test_what_one_process_changes_the_other_shows_in_the_same_message(near, far, table_id):
    before = await far.store.posts.showing(table_id)
    member, ping = await called(far, table_id)
    panel = (await press(member, ping, "Take your turn"))["message"]
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    await press(member, asked, "Confirm")
    table = await far.shown(table_id)
    after = await far.store.posts.showing(table_id)
    assert (after.home_id, after.board_id) == (before.home_id, before.board_id)
    assert after.home_id != int(near.here)
    assert f"**{member_with(far, table.holders[table.acting[0]].user_id).name}** to move" in said(
        await far.board(table_id)
    )


async def test_the_process_of_the_server_hears_of_it_at_once(near, far, table_id, monkeypatch):
    monkeypatch.setattr(service, "BETWEEN_LOOKS", 3600.0)
    far.app.part(Delivery).look_soon()  # from now on it looks only when it is called
    member, ping = await called(far, table_id)
    panel = (await press(member, ping, "Take your turn"))["message"]
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    async with hearing(far, member) as hears:
        await press(member, asked, "Confirm")
        await hears(lambda event: event["type"] == "message_updated" and "to move" in str(event))


async def test_who_may_not_see_the_channel_is_told_that_there_is_no_such_table(near, far, table_id):
    member, ping = await called(far, table_id)
    await overwrite(near, member.id, deny=VIEW_CHANNEL)
    assert NONE_SUCH in said((await press(member, ping, "Take your turn"))["message"])


async def test_who_may_not_see_it_any_more_is_told_so_a_minute_later(near, far, table_id):
    member, ping = await called(far, table_id)
    assert "Your turn" in said((await press(member, ping, "Take your turn"))["message"])
    await overwrite(near, member.id, deny=VIEW_CHANNEL)
    await near.passes(61)
    assert NONE_SUCH in said((await press(member, ping, "Take your turn"))["message"])


async def test_who_has_left_the_server_is_told_that_there_is_no_such_table(near, far, table_id):
    member, ping = await called(far, table_id)
    await member.leaves(near.guild_id)
    assert NONE_SUCH in said((await press(member, ping, "Take your turn"))["message"])


async def test_a_server_that_the_bot_was_removed_from_is_not_there(near, far, table_id):
    member, ping = await called(far, table_id)
    await near.local.ask("DELETE", f"/guilds/{near.guild_id}")
    assert await near.app.part(Servers).server(int(near.guild_id)) is None
    assert NONE_SUCH in said((await press(member, ping, "Take your turn"))["message"])


async def test_a_strangers_table_is_not_there_from_elsewhere(near, far, table_id):
    outcome = await near.emi.command(await near.emi.dm(), "board", table=table_id)
    assert NONE_SUCH in said(outcome["message"])


# Rights are decided alike


async def test_both_processes_agree_on_who_may_see_a_channel(near, far, table_id):
    everyone, table = near.guild_id, await near.tables.load(table_id)
    people = (near.anna, near.bruno, near.chidi, near.emi, near.dmitri)  # Dmitri is no member there
    expected = {
        "as it is": ((), "abce"),
        "hidden from all": (((everyone, 0, VIEW_CHANNEL),), "a"),
        "but not from one": (((everyone, 0, VIEW_CHANNEL), (near.bruno.id, VIEW_CHANNEL, 0)), "ab"),
        "hidden from one": (((near.chidi.id, 0, VIEW_CHANNEL),), "abe"),
        "silent for all": (((everyone, 0, SEND_MESSAGES),), "abce"),
    }
    for overwrites, who in expected.values():
        for target, allow, deny in overwrites:
            await overwrite(near, target, allow, deny)
        await near.passes(61)
        for house in (near, far):
            sight = house.app.part(Sight)
            seen = [each.name[0] for each in people if await sight.shown_to(int(each.id), table)]
            assert "".join(seen) == who, house.shards
        for target, *_ in overwrites:
            await overwrite(near, target)


async def test_the_rights_of_a_thread_are_those_of_the_channel_above_it(near, far):
    path = f"/members/{near.bruno.id}/channels/{near.here}/threads"
    thread = await near.local.ask("POST", path, {"name": "aside"})
    await overwrite(near, near.bruno.id, allow=MANAGE_MESSAGES)
    await overwrite(near, near.chidi.id, deny=VIEW_CHANNEL)
    for house in (near, far):
        servers, guild_id = house.app.part(Servers), int(near.guild_id)
        place = await servers.place(guild_id, int(thread["id"]))
        bruno, chidi = [await servers.member(guild_id, int(each.id)) for each in (near.bruno, near.chidi)]
        assert (place.channel.id, place.above.id) == (int(thread["id"]), int(near.here))
        assert place.rights_of(bruno).manage_messages
        assert not place.rights_of(chidi).view_channel
        assert not place.rights_of(chidi).manage_messages


# What a process has left undone


async def unshown(house):
    """A table in play of which nobody has shown anything: the process that kept it has died."""
    tables = Tables(house.store, house.now, seeds())
    bruno, chidi = (Holder(int(each.id), each.name) for each in (house.bruno, house.chidi))
    where = int(house.guild_id), int(house.here)
    opened = await tables.open(GAMES["copenhagen"], Arrangement(seats=2), bruno, *where)
    await tables.join(opened.after.id, chidi)
    await tables.start(opened.after.id, bruno.user_id)
    return opened.after.id


async def test_what_a_dead_process_has_not_shown_is_shown_when_its_shard_is_listened_to_again(near):
    table_id = await unshown(near)
    await near.restart()
    assert (await near.store.posts.showing(table_id)).board_id is None
    async with near.beside(Shards(1, 1, 2)) as far:
        assert "to move" in said(await far.board(table_id, far.bruno))
        home = str((await far.store.posts.showing(table_id)).home_id)
        for member in (far.bruno, far.chidi):
            assert home in {channel["id"] for channel in await member.channels()}
        member, ping = await called(far, table_id)
        assert labels(ping) == ["Take your turn"]
        assert "Your turn" in said((await press(member, ping, "Take your turn"))["message"])


async def test_newcomers_are_brought_into_the_thread(near, far, table_id):
    home = str((await near.store.posts.showing(table_id)).home_id)
    assert home not in {each["id"] for each in await near.emi.channels() if is_in(each)}
    await homes.bring_in(near.app, await near.tables.load(table_id), [int(near.emi.id)])
    assert home in {each["id"] for each in await near.emi.channels() if is_in(each)}


def is_in(channel):
    """Is the member in this thread?"""
    return channel.get("member") is not None


async def test_who_has_left_is_found_out(near, far, table_id):
    gone = await not_to_act(far, table_id)
    table = await near.tables.load(table_id)
    assert await near.app.part(Membership).settle(table) == []
    await gone.leaves(near.guild_id)
    (holder,) = await near.app.part(Membership).settle(table)
    assert member_with(near, holder.user_id) is gone
    assert (await near.tables.load(table_id)).state is State.PLAYING


async def test_what_one_process_does_at_a_table_another_one_tells_its_followers(near, far, table_id):
    await follow(far, far.emi, table_id, "every turn")
    await far.emi.command(far.here, "follow player", member=far.chidi.id)
    await moved(near, table_id)
    await owner_looks(far)
    assert await turns_told(near, near.emi) == 1
    assert f"[Copenhagen · table {table_id}]" in await followed(near, near.emi)
    assert "** on Far away" in await followed(near, near.emi)
    await overwrite(near, near.emi.id, deny=VIEW_CHANNEL)
    await moved(near, table_id)
    await after(near, 2 * CALM)
    await owner_looks(far)
    assert await turns_told(near, near.emi) == 1
    assert "may not see any more" in await followed(near, near.emi)


async def owner_looks(far):
    """A minute passes, and the process of the table's server finds what the other one has done there."""
    await far.passes(GATHERING / SECOND)
    await far.app.part(Followers).catch_up()
    await far.followers_told()


async def turns_told(house, member):
    """How often somebody was told of turns; what they asked for themselves stands there too."""
    return sum("What you follow" not in each for each in await told(house, member))


async def followed(house, member):
    """What somebody follows, as they read it among their direct messages."""
    return said((await member.command(await member.dm(), "follow list"))["message"])


# What a process does that has lost its shards


@asynccontextmanager
async def held_by_another(house):
    """Another session holds the shards of this process, which sees no other name and waits."""
    shards, other = house.shards, await asyncpg.connect(house.database.address)
    waiting = asyncio.create_task(other.execute(f"SELECT pg_advisory_lock({shards.count}, {shards.first})"))
    while not await house.store._database.rows("SELECT 1 FROM pg_locks WHERE NOT granted"):
        pass
    house.store._database.shard_locks.end()
    await waiting
    await house.app.cluster._look()
    assert not house.app.cluster.may_send()
    yield
    await other.close()
    while not house.app.cluster.may_send():
        await house.app.cluster._look()


async def test_nothing_is_sent_while_another_process_may_hold_the_shards(near, far, table_id):
    before = said(await far.board(table_id))
    async with held_by_another(far):
        member, ping = await called(far, table_id)
        panel = (await press(member, ping, "Take your turn"))["message"]
        asked = (await press(member, panel, FIRST_PAIR))["message"]
        assert "Done" in said((await press(member, asked, "Confirm"))["message"])
        await far.app.part(Delivery).look()
        await far.app.part(Delivery).tried(subject_of(table_id))
        showing = await far.store.posts.showing(table_id)
        assert said(await far.message(showing.home_id, showing.board_id)) == before
    other, _ = await called(far, table_id)
    assert other is not member
    assert f"**{other.name}** to move" in said(await far.board(table_id))


async def test_what_was_edited_while_the_shards_were_lost_is_edited_once_more(
    near, far, table_id, monkeypatch
):
    await far.shown(table_id)
    edit, edits = Requests.edit, []

    async def edit_late(self, message, rendered):
        await edit(self, message, rendered)
        edits.append(message)
        if len(edits) == 1:
            far.store._database.shard_locks.end()
            await far.app.cluster._look()

    monkeypatch.setattr(Requests, "edit", edit_late)
    await far.store.posts.show_anew(board_key(table_id))
    await far.app.part(Delivery).look()
    await far.app.part(Delivery).tried(subject_of(table_id))
    while not far.app.cluster.may_send():
        await far.app.cluster._look()
    await far.shown(table_id)
    assert edits[0].message_id == (await far.store.posts.showing(table_id)).board_id
    assert edits.count(edits[0]) == 2


async def test_what_a_superseded_process_edited_last_is_left_to_the_next_holder(near, monkeypatch):
    other = await Store.open(near.database)
    async with near.beside(Shards(1, 1, 2)) as far:
        table_id = await seat_down(far, far.bruno, far.chidi)
        await far.shown(table_id)
        edit, edits = Requests.edit, []

        async def edit_late(self, message, rendered):
            await edit(self, message, rendered)
            edits.append(message)
            far.store._database.shard_locks.end()
            while await other.shards.take(far.shards) is not None:
                pass

        monkeypatch.setattr(Requests, "edit", edit_late)
        await far.app.part(Delivery).mend(await far.tables.load(table_id))
        await far.app.part(Delivery).tried(subject_of(table_id))
        assert len(edits) == 1, "of the card and the board, none after the loss"
        while not far.app.cluster.superseded.is_set():
            await far.app.cluster._look()
    await other.close()
    for key in (card_key(table_id), board_key(table_id)):
        post = await near.store.posts.load(key)
        assert post.version > post.shown_version


# What one process does for all


@pytest.mark.usefixtures("_warm")
async def test_one_process_uploads_the_emojis_and_the_others_use_them(tmp_path, server):
    async with checked(tmp_path, database=server, shards=Shards(0, 0, 2), is_new=True) as near:
        await near.app.part(Emojis).synchronised()
        async with near.beside(Shards(1, 1, 2)) as far:
            await far.app.part(Emojis).synchronised()
            assert emoji_for(far.app, "cph_card_r") == emoji_for(near.app, "cph_card_r") is not None
        assert len(await near.app.fetch_application_emojis()) == len(drawn_icons())
