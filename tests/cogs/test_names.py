"""Whatever somebody is called, it is read as a name: no mention, link, time or emphasis of theirs."""

import re

from hypothesis import given
from hypothesis import strategies as st

from languages.names import letter_for_letter
from tests.cogs.house import press, said
from tests.cogs.players import seat_down
from tests.quick import thorough

ELSEWHERE = "123456789012345678"
NASTY = (
    f"<@{ELSEWHERE}>",
    "<@123>",
    "<@!1>",
    "<@&1>",
    "<#1>",
    "@everyone",
    "@here",
    "<t:0:R>",
    "</play:1>",
    "<:smile:1>",
    "<a:smile:1>",
    "<id:browse>",
    "http://e.vil",
    "[x](http://e.vil)",
    "<http://e.vil>",
    "**bold** __x__",
    "||gone||",
    "`code`",
    "```",
    "> quoted",
    "# Title",
    "-# small",
    "\\<@123>",
    "Seat 2",
)
READ_BY_DISCORD = re.compile(
    r"<@[!&]?\d+>|<#\d+>|@everyone|@here|<t:-?\d+(?::\w)?>|</[^>]+:\d+>|<a?:\w+:\d+>|<id:\w+>|https?://[^\s)>]+"
)


@given(
    st.lists(st.sampled_from(NASTY) | st.text("<>@&!#:/\\`*_~|[]()1e", max_size=6), max_size=5).map("".join)
)
def test_no_name_is_read_as_anything_else(name):
    shown = letter_for_letter(name)
    assert READ_BY_DISCORD.findall(shown) == []
    assert re.findall(r"(?<!\\)(?:\\\\)*[`*_~|\[\]]", shown) == []
    unescaped = re.sub(r"\\(.)", r"\1", shown).replace("\u200b", "")
    assert unescaped == name.replace("\u200b", "")


@thorough
async def test_nobody_is_mentioned_by_a_name_and_nothing_is_read_into_one(house):
    """Every message of a table's life, from its lobby to the rematch, as each of its players reads it."""
    ours = set()
    for start in range(0, len(NASTY), 4):
        names = NASTY[start : start + 4]
        people = [await house.local.member(name[:32]) for name in names]
        table_id = await seat_down(house, *people, named=names)
        walk = Walk(house, table_id, people)
        await walk.goes_on()
        await walk.ends()
        told = [token for name in names for token in READ_BY_DISCORD.findall(name)]
        ours |= {person.id for person in people}
        assert len(walk.read) > 20
        for message in walk.read:
            assert [token for token in READ_BY_DISCORD.findall(said(message)) if token in told] == []
            assert {each["id"] for each in message["mentions"]} <= ours
            assert (message["mention_everyone"], message["mention_roles"]) == (False, [])


class Walk:
    """What everybody reads at one table."""

    def __init__(self, house, table_id, people):
        self._house = house
        self._table_id = table_id
        self._people = people
        self.read = []

    async def _look(self):
        await self._house.shown(self._table_id)
        home = (await self._house.store.posts.showing(self._table_id)).home_id
        for channel in (self._house.here, home):
            for person in self._people[:2]:
                self.read += await person.reads(channel)

    async def _ask(self, person, name, **options):
        outcome = await person.command(self._house.here, name, table=self._table_id, **options)
        self.read += [outcome["message"]] if "message" in outcome else []

    async def _acting(self):
        table = await self._house.shown(self._table_id)
        user_id = table.holders[table.acting[0]].user_id
        return next(person for person in self._people if int(person.id) == user_id)

    async def goes_on(self):
        """A move, everything that can be looked at, and a wish to take it back."""
        await self._look()
        mover = await self._acting()
        for person in self._people:
            for name in ("turn", "hand") if person is mover else ("turn",):
                await self._ask(person, name)
        await self._ask(mover, "copenhagen take", cards="t12")
        for name in ("board", "history"):
            await self._ask(mover, name)
        await self._ask(mover, "board", text=True)
        self.read.append((await mover.command(self._house.here, "tables"))["message"])
        await self._ask(mover, "undo")
        await self._look()

    async def ends(self):
        """Everybody but one resigns."""
        table = await self._house.tables.load(self._table_id)
        for holder in table.holders[1:]:
            await self._house.tables.resign(self._table_id, holder.user_id)
            await self._look()
        board = await self._house.board(self._table_id, self._people[0])
        await press(self._people[0], board, "Rematch")
        for name in ("board", "history", "verify"):
            await self._ask(self._people[0], name)
        await self._look()
