"""Whatever somebody is called, it is read as a name: no mention, link, time or emphasis of theirs."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.table import Holder
from cogs import wording

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
    shown = wording.name_of(Holder(1, name))
    assert READ_BY_DISCORD.findall(shown) == []
    unescaped = re.sub(r"\\(.)", r"\1", shown).replace("\u200b", "")
    assert unescaped == name.replace("\u200b", "")
