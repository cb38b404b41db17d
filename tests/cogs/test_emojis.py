"""Application emojis: uploaded once, replaced when their drawing changes, and never needed."""

import logging
import re

from cogs.emojis import DIGEST, Emojis, drawn_icons, emoji_for
from tests.cogs.house import press, said

MOST_EMOJIS, LARGEST = 2000, 256 * 1024


async def on_discord(house):
    """The names and ids of the application's emojis."""
    return {emoji["name"]: emoji["id"] for emoji in (await house.local.world())["emojis"]}


async def synchronised(house):
    await house.app.part(Emojis).synchronised()
    return await on_discord(house)


def test_every_icon_is_within_discords_limits():
    icons = drawn_icons()
    assert 0 < len(icons) <= MOST_EMOJIS
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", icon.name) for icon in icons)
    assert all(len(icon.png) <= LARGEST for icon in icons)
    assert len({icon.name for icon in icons}) == len(icons)


async def test_all_icons_are_uploaded_and_known_by_their_plain_names(new_house):
    found = await synchronised(new_house)
    assert found.keys() == {icon.name for icon in drawn_icons()}
    red = emoji_for(new_house.app, "cph_card_r")
    assert str(red.id) == found[red.name]
    assert re.fullmatch(rf"cph_card_r_[0-9a-f]{{{DIGEST}}}", red.name)
    assert emoji_for(new_house.app, "nothing_like_it") is None


async def test_a_second_start_uploads_nothing(house):
    before = await synchronised(house)
    assert before
    await house.local.fault(
        "rest_error", status=403, when="before", method="POST", route="/applications/*/emojis", times=99
    )
    await house.restart()
    assert await synchronised(house) == before
    assert emoji_for(house.app, "seat_1") is not None


async def test_a_changed_drawing_replaces_the_old_one_and_other_emojis_stay(house):
    await synchronised(house)
    red = emoji_for(house.app, "cph_card_r")
    await (await house.app.fetch_application_emoji(red.id)).edit(name="cph_card_r_000000")
    own = await house.app.create_application_emoji(name="our_mascot", image=drawn_icons()[0].png)
    await house.restart()
    found = await synchronised(house)
    assert "cph_card_r_000000" not in found
    assert found[red.name] != str(red.id)
    assert found["our_mascot"] == str(own.id)


async def test_a_refused_upload_is_said_once_and_everything_still_works(house, caplog):
    await synchronised(house)
    for emoji in await house.app.fetch_application_emojis():
        await emoji.delete()
    await house.local.fault(
        "rest_error", status=403, when="before", method="POST", route="/applications/*/emojis", times=99
    )
    with caplog.at_level(logging.INFO, "cogs.emojis"):
        await house.restart()
        assert await synchronised(house) == {}
    warnings = [
        each for each in caplog.records if each.levelno >= logging.WARNING and each.name == "cogs.emojis"
    ]
    assert len(warnings) == 1
    assert emoji_for(house.app, "cph_card_r") is None
    table_id = await house.lobby(house.anna, seats=2)
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    assert "to move" in said(await house.board(table_id))


async def test_closing_in_the_middle_is_made_up_for_at_the_next_start(new_house):
    assert len(await on_discord(new_house)) < len(drawn_icons())
    await new_house.restart()
    assert len(await synchronised(new_house)) == len(drawn_icons())
