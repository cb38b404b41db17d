"""What somebody sees of what they follow: one thing with all that can be chosen, and the list."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.clocks.lengths import MINUTE
from bot.following import CALM, EVERYBODY, MOST_FOLLOWED, Following, Tells
from bot.table import Table
from cogs.follow.words import keys_for, mute_of, told_of
from cogs.press import ReadFollowings, TellOf
from cogs.screen import Choice, Key, Menu, Row, Screen, Text, beside, small
from games.message import Message, Said, Typed, say

A_PAGE: Final = 5
"""Followings on a page of the list, each with its keys."""
RESULT, TURNS = "result", "turns"
"""What a menu's choices are written as; anything else is whose turns."""


class Shown(msgspec.Struct, frozen=True):
    """Something that is followed, as far as whoever follows it may see it."""

    following: Following
    subject: Said
    table: Table | None = None


def following_screen(shown: Shown, now: int) -> Screen:
    """What is followed, what is told of it, and all that can be changed about that."""
    following = shown.following
    lines = (
        say("follow-head", subject=shown.subject),
        say("follow-told", what=told_of(following, shown.table)),
        mute_of(following, now),
        small(say("follow-rule", minutes=CALM // MINUTE)),
        small(say("follow-ends" if following.table_id else "follow-person-goes-on")),
    )
    menu = Menu(TellOf(following.id), say("follow-choose"), _choices(shown))
    return Screen(lines, (menu, keys_for(following, now)))


def list_screen(every: Sequence[Shown], page: int, now: int, done: Said = "") -> Screen:
    """A page of everything that is followed, each with its keys; before it, what was done."""
    if not every:
        return Screen((done, say("follow-nothing")))
    pages = -(-len(every) // A_PAGE)
    page = min(page, pages - 1)
    rows: list[Row] = []
    for shown in every[page * A_PAGE : (page + 1) * A_PAGE]:
        rows += [Text((_line(shown, now),)), keys_for(shown.following, now)]
    if pages > 1:
        rows.append(
            (
                Key(say("table-earlier"), ReadFollowings(page - 1) if page else None),
                Key(say("panel-page", page=page + 1, pages=pages)),
                Key(say("table-later"), ReadFollowings(page + 1) if page < pages - 1 else None),
            )
        )
    rows.append(Text((small(say("follow-rule", minutes=CALM // MINUTE)),)))
    return Screen((done, say("follow-list", count=len(every), most=MOST_FOLLOWED)), tuple(rows))


def page_of(every: Sequence[Shown], following_id: int) -> int:
    """The page on which something stands, or would."""
    earlier = [shown for shown in every if shown.following.id < following_id]
    return len(earlier) // A_PAGE


def _line(shown: Shown, now: int) -> Said:
    return beside(shown.subject, told_of(shown.following, shown.table), mute_of(shown.following, now))


def _choices(shown: Shown) -> tuple[Choice, ...]:
    following = shown.following
    if shown.table is None:
        turns = say("follow-tells-turns-of", player=Typed(following.name))
        offered: list[tuple[Message, str, bool]] = [(turns, TURNS, following.tells is Tells.TURNS)]
    else:
        is_every = following.tells is Tells.TURNS and following.whose == EVERYBODY
        offered = [(say("follow-tells-turns"), TURNS, is_every)]
        for holder in shown.table.holders:
            turns = say("follow-tells-turns-of", player=Typed(holder.name))
            is_theirs = following.tells is Tells.TURNS and following.whose == holder.user_id
            offered.append((turns, str(holder.user_id), is_theirs))
    result = (say("follow-tells-result"), RESULT, following.tells is Tells.RESULT)
    return tuple(Choice(label, text, is_chosen=is_chosen) for label, text, is_chosen in [result, *offered])
