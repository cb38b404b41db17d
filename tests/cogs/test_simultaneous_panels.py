"""A game in which all choose at once, on Discord: nobody's panel grows stale by what others choose unseen."""

import pytest

from bot.table import Arrangement, Holder
from tests.cogs.house import choose, labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import open_panel
from tests.games import sealed


@pytest.fixture
async def table_id(sealed_on_the_shelf, house):
    first, *others = [Holder(int(member.id), member.name) for member in (house.anna, house.bruno)]
    where = (int(house.guild_id), int(house.here))
    table = (await house.tables.open(sealed.GAME, Arrangement(2), first, *where)).after
    for other in others:
        await house.tables.join(table.id, other)
    await house.tables.start(table.id, first.user_id)
    await house.shown(table.id)
    return table.id


async def pick(house, table_id, member, panel):
    """The first card that the panel offers becomes a step of the draft."""
    seat = (await house.tables.load(table_id)).seat_of(int(member.id))
    card = (await house.tables.load(table_id)).position.players[seat].hand[0]
    return (await choose(member, panel, "", f"s{card}"))["message"]


async def lay(member, panel):
    """Lay the card that is picked: asked first, then confirmed."""
    asked = (await choose(member, panel, "", "s0"))["message"]
    return (await press(member, asked, "Confirm"))["message"]


async def test_a_panel_opened_before_others_chose_still_plays(table_id, house):
    hers, his = [await open_panel(house, table_id, member) for member in (house.anna, house.bruno)]
    his = await pick(house, table_id, house.bruno, his)
    assert "Undo step" in labels(his)
    hers_next, his_next = [each.pile[0] for each in (await house.tables.load(table_id)).position.players]
    done = await lay(house.anna, await pick(house, table_id, house.anna, hers))
    assert f"You lay a card face down and draw the {hers_next}." in said(done)
    last = await lay(house.bruno, his)
    assert f"You lay a card face down and draw the {his_next}." in said(last)
    assert "Undo step" not in labels(last)
    assert (await house.shown(table_id)).position.round == 2


async def test_nobody_reads_what_another_has_drawn(table_id, house):
    panel = await open_panel(house, table_id, house.anna)
    await lay(house.anna, await pick(house, table_id, house.anna, panel))
    board = said(await house.board(table_id, house.bruno))
    assert "lays a card face down" in board
    assert "draw" not in board


def keeps(panel):
    """The keys of the two residents, of which one is kept."""
    return [label for label in labels(panel) if label.startswith("Keep")]


async def test_a_choice_is_changed_with_a_key_while_others_have_yet_to_choose(house):
    members = house.anna, house.bruno, house.chidi
    number = await seat_down(house, *members, game="tenby")
    hers = await open_panel(house, number, house.anna)
    first, second = keeps(hers)
    done = (await press(house.anna, hers, first))["message"]
    again = (await press(house.anna, done, "Change my choice"))["message"]
    assert keeps(again) == [first, second]
    done = (await press(house.anna, again, second))["message"]
    for member in members[1:]:
        panel = await open_panel(house, number, member)
        kept = (await press(member, panel, keeps(panel)[0]))["message"]
    day = next(label for label in labels(kept) if label.startswith("Day"))
    last = (await press(house.chidi, kept, day))["message"]
    assert "Change my choice" not in labels(last), "all have chosen"
    refused = (await press(house.anna, done, "Change my choice"))["message"]
    assert "at the same time" in said(refused)
