"""Ready-made situations at a table: whose turn it is, a panel about to be confirmed, any button at all."""

import asyncio
from contextlib import asynccontextmanager

import aiohttp
from discord import AppCommandOptionType, ui
from discord.app_commands import Group

from cogs.custom_ids import write_press
from cogs.lobby.press import Join, Rematch
from cogs.press import OpenTurn, ReadBoard
from languages.names import without_isolates
from languages.reader import Medium, Reader
from tests.cogs.house import key, parts, press, said

FIRST_PAIR = "1 + 2"
"""What the key says that takes the first two cards of the harbour."""


async def to_act(house, table_id):
    """The member everybody waits for."""
    table = await house.shown(table_id)
    return member_with(house, table.holders[table.acting[0]].user_id)


async def not_to_act(house, table_id):
    """A player who waits."""
    table = await house.shown(table_id)
    waiting = [h.user_id for seat, h in enumerate(table.holders) if seat not in table.acting]
    return member_with(house, waiting[0])


def member_with(house, user_id):
    people = (house.anna, house.bruno, house.chidi, house.emi)
    return next(member for member in people if int(member.id) == user_id)


async def open_panel(house, table_id, member):
    """The member's private panel, opened from the board."""
    return (await press(member, await house.board(table_id, member), "Take your turn"))["message"]


async def about_to_take(house, table_id):
    """The member to act and their panel with Confirm on it, for taking the first two cards."""
    member = await to_act(house, table_id)
    panel = await open_panel(house, table_id, member)
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    assert key(asked, "Confirm")
    return member, asked


async def take(house, table_id):
    """One whole turn: the first two cards, confirmed; gives what the member then reads."""
    member, panel = await about_to_take(house, table_id)
    return said((await press(member, panel, "Confirm"))["message"])


def next_update(house):
    """Wait for what is kept next; ask before it can happen."""
    found = asyncio.get_running_loop().create_future()
    house.tables.subscribe(lambda update: None if found.done() else found.set_result(update))
    return found


@asynccontextmanager
async def hearing(house, member):
    """Hear what happens in front of a member: gives a wait for the next event that fits."""
    url = f"{house.playground.url}/local/members/{member.id}/events"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.receive_json()  # hello

        async def hears(fits):
            while not fits(event := await socket.receive_json()):
                pass
            return event

        yield hears


def gone(message):
    """An event that says that this message was taken away."""
    return lambda event: event["type"] == "message_deleted" and event["message_id"] == message["id"]


async def moves_of(house, table_id):
    """How many moves the log holds."""
    return sum(entry.kind == "move" for entry in await house.store.log.load(table_id))


async def with_buttons(house, *custom_ids, channel=None):
    """A message of the bot with buttons that mean whatever a test wants; in the games channel or another."""
    keys = [ui.Button(label=f"key {number}", custom_id=text) for number, text in enumerate(custom_ids)]
    view = ui.LayoutView(timeout=None)
    for start in range(0, len(keys), 5):
        view.add_item(ui.ActionRow(*keys[start : start + 5]))
    view.stop()
    where = channel or house.here
    sent = await house.app.get_partial_messageable(int(where)).send(view=view)
    return await house.message(where, sent.id)


async def home_of(house, table_id):
    """The thread or channel where the table is played."""
    await house.shown(table_id)
    return str((await house.store.posts.showing(table_id)).home_id)


async def pings(house, table_id):
    """The pings that stand where the table is: their texts, oldest first."""
    await house.shown(table_id)
    home = (await house.store.posts.showing(table_id)).home_id
    found = [each["content"] for each in await house.anna.reads(home) if "it is your turn" in each["content"]]
    return found[::-1]


def board_in_words(table, seat):
    """The whole board as somebody at that seat reads it in a message; None for a spectator."""
    reader = Reader(names=table.names, you=seat, medium=Medium.MARKDOWN)
    view = table.game.view_for(table.position, seat)
    return without_isolates(reader.read_all(table.game.board(view, seat)))


def custom_id_of(part):
    return part.get("custom_id")


async def boards(house, table_id, channel_id=None):
    """Every board message of the table that stands in its home (or that channel)."""
    home = channel_id or (await house.store.posts.showing(table_id)).home_id
    return [
        each
        for each in await house.anna.reads(home)
        if not each["local"]["ephemeral"]
        and write_press(ReadBoard(table_id)) in map(custom_id_of, parts(each))
    ]


async def cards(house, table_id):
    """Every card of the table that stands where it was opened."""
    marks = {write_press(kind(table_id)) for kind in (Join, OpenTurn, Rematch)}
    return [
        each
        for each in await house.anna.reads(house.here)
        if not each["content"]
        and not each["local"]["ephemeral"]
        and marks & set(map(custom_id_of, parts(each)))
        and write_press(ReadBoard(table_id)) not in map(custom_id_of, parts(each))
    ]


def commands_at_tables(house):
    """Every command that can name a table, each with something for all else that it must be told."""
    found = {}
    for command in house.app.tree.walk_commands():
        if not isinstance(command, Group) and any(each.name == "table" for each in command.parameters):
            needed = [each for each in command.parameters if each.required and each.name != "table"]
            found[command.qualified_name] = {each.name: _something(house, each) for each in needed}
    return found


def _something(house, parameter):
    if parameter.choices:
        return parameter.choices[0].value
    match parameter.type:
        case AppCommandOptionType.integer:
            return parameter.min_value or 1
        case AppCommandOptionType.channel:
            return next(number for number in house.channels.values() if number != house.here)
        case _:
            return "anna"
