"""A board that needs two pictures, as it stands in a channel."""

from msgspec.structs import replace

from cogs.board import board_of
from cogs.layout import draw
from games.kensington import GAME
from languages.reader import Reader
from rendering.kensington.samples import after_a_build, sample_game
from tests.cogs.house import parts
from tests.cogs.players import seat_down


async def test_a_crowded_table_shows_its_houses_and_then_its_heap_each_with_a_description(house):
    members = (house.anna, house.bruno, house.chidi, house.emi)
    table = await house.tables.load(await seat_down(house, *members, game="kensington"))
    crowded = replace(table, position=after_a_build(sample_game(4), 0.9))
    reply = draw(house.app, await board_of(house.app, crowded, "en"), Reader(names=crowded.names))
    channel = house.app.get_partial_messageable(int(house.here))
    sent = await channel.send(view=reply.view, files=reply.files)
    message = await house.message(house.here, sent.id)
    (gallery,) = [part for part in parts(message) if part["type"] == 12]
    houses, heap = gallery["items"]
    glance = GAME.glance(GAME.view_for(crowded.position, None))
    assert houses["description"] == Reader(names=crowded.names).read_all(glance)
    assert "picture 2 of 2" in heap["description"]
    assert houses["media"]["url"] != heap["media"]["url"]
