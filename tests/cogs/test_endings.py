"""After the end everything says so: the board, the card where the table was opened, the one notice."""

import re

import pytest

from bot.table import State
from games.kensington.position import Vote
from languages.names import without_isolates
from tests.cogs.house import House, key, labels, parts, press, said
from tests.cogs.players import play_unseen, seat_down
from tests.cogs.situations import boards, cards, home_of, pings, to_act

RAW = re.compile(r"\*\*|-#|<t:|<@|\\")
"""What Discord shows as it is wherever it reads no Markdown."""


def unread(message):
    """The texts of a message in which nobody reads Markdown: labels, menus, and what pictures say."""
    for part in parts(message):
        yield from (part.get(field) or "" for field in ("label", "placeholder", "description"))
        yield from (item.get("description") or "" for item in part.get("items", ()))
        for option in part.get("options", ()):
            yield from (option["label"], option.get("description") or "")
    yield from (each.get("description") or "" for each in message["attachments"])


async def resigned(house, table_id):
    await house.tables.resign(table_id, int((await to_act(house, table_id)).id))


async def agreed(house, table_id):
    """Everybody agrees to end, each on their turn."""
    for _ in range(40):
        table = await house.shown(table_id)
        if table.state is not State.PLAYING:
            return
        seat = table.acting[0]
        moves = table.game.legal_moves(table.position, seat)
        vote = [move for move in moves if isinstance(move, Vote)]
        text = table.game.write_move(vote[0] if vote else table.game.fallback(table.position, seat))
        await house.tables.confirm(table_id, table.holders[seat].user_id, table.version, 0, text)


ENDINGS = {
    "by resigning": ("copenhagen", resigned),
    "by agreement": ("kensington", agreed),
    "by playing": ("copenhagen", play_unseen),
}


@pytest.mark.parametrize(("game", "end"), ENDINGS.values(), ids=ENDINGS)
async def test_a_table_that_ended(house: House, game, end):
    table_id = await seat_down(house, house.anna, house.bruno, game=game)
    await end(house, table_id)
    table = await house.shown(table_id)
    assert table.state is State.OVER
    (board,) = await boards(house, table_id)
    (card,) = await cards(house, table_id)
    home = await home_of(house, table_id)
    (notice,) = [each for each in await house.anna.reads(home) if "is over" in each["content"]]
    assert await pings(house, table_id) == []
    for message in (board, card, notice):
        assert re.search("wins|share the win", said(message))
        assert "to move" not in said(message)
        assert "Rematch" in labels(message)
        assert "Take your turn" not in labels(message)
    for message in (board, card):
        scores = [each for each in message["attachments"] if each["filename"] == "result.png"]
        assert len(scores) == 1
        for holder in table.holders:
            assert holder.name in scores[0]["description"]
    link = f"https://discord.com/channels/{house.guild_id}/{home}/{board['id']}"
    assert f"[See the board]({link})" in said(card)
    places = zip(table.holders, table.outcome.places, strict=True)
    assert all(
        f"{place}{'st' if place == 1 else 'nd'} **{holder.name}**" in said(card) for holder, place in places
    )
    assert "is open" in said((await press(house.bruno, card, "Rematch"))["message"])


async def test_a_table_in_play_is_one_press_away_where_it_was_opened(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    (card,) = await cards(house, table_id)
    assert labels(card) == ["Take your turn", "Follow"]
    member = await to_act(house, table_id)
    assert "Your turn" in said((await press(member, card, "Take your turn"))["message"])


async def test_nothing_is_written_in_markdown_where_it_is_not_read(house):
    sly = await house.local.member("_sly_ **one**")
    table_id = await house.lobby(house.anna, seats=3, invite=house.bruno.id)
    seen = [await house.card(table_id)]
    await press(sly, await house.card(table_id), "Join")
    await press(house.bruno, await house.card(table_id), "Join")
    seen.append(await house.card(table_id))
    if (await house.shown(table_id)).state is State.LOBBY:
        await press(house.anna, await house.card(table_id), "Start")
    seen += [await house.board(table_id), await house.card(table_id)]
    for user in (house.anna.id, house.bruno.id):
        await house.tables.resign(table_id, int(user))
    home = await home_of(house, table_id)
    seen += [*await house.anna.reads(home), *await house.anna.reads(house.here)]
    for message in seen:
        for text in unread(message):
            assert not RAW.search(text.replace("**one**", "").replace("_sly_", "")), text
        for line in said(message).splitlines():
            assert "-#" not in line[2:], line


async def test_a_players_own_signs_in_alt_texts_are_left_as_they_are(house):
    sly = await house.local.member("_sly_")
    table_id = await seat_down(house, house.anna, sly)
    await house.tables.resign(table_id, int(house.anna.id))
    board = await house.board(table_id)
    (scores,) = [each for each in board["attachments"] if each["filename"] == "result.png"]
    assert without_isolates(scores["description"]).startswith("1. _sly_ ")
    assert key(board, "Rematch")
