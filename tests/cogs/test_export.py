"""/export as members use it: two files in a private answer, and only of what may be known."""

import json

import aiohttp
import pytest

from tests.cogs.house import said
from tests.cogs.players import seat_down


async def export(house, member, table_id):
    return (await member.command(house.here, "export", table=table_id))["message"]


async def downloaded(attachment):
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as answer:
        return await answer.read()


async def over(house, **options):
    table_id = await seat_down(house, house.anna, house.bruno, **options)
    await house.tables.resign(table_id, int(house.bruno.id))
    return await house.shown(table_id)


async def test_a_table_that_is_over_is_given_as_two_files_that_hold_the_same_game(house):
    table = await over(house)
    answer = await export(house, house.emi, table.id)
    assert answer["local"]["ephemeral"]
    files = {each["filename"]: await downloaded(each) for each in answer["attachments"]}
    assert set(files) == {f"table-{table.id}.json", f"table-{table.id}.txt"}
    told = json.loads(files[f"table-{table.id}.json"])
    assert told["seed"] == table.seed
    assert [seat["name"] for seat in told["seats"]] == ["anna", "bruno"]
    assert f"seed: {table.seed}" in files[f"table-{table.id}.txt"].decode()


async def test_a_table_in_play_is_not_exported_not_even_for_its_players(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    for member in (house.anna, house.emi):
        answer = await export(house, member, table_id)
        assert said(answer).startswith("This table is still being played")
        assert answer["attachments"] == []


async def test_only_tables_that_are_over_are_offered(house):
    await seat_down(house, house.anna, house.bruno)
    table = await over(house)
    for member in (house.anna, house.emi):
        offered = await member.complete(house.here, "export", "table", table="")
        assert [each["value"] for each in offered] == [table.id]


async def test_a_lobby_has_nothing_to_export(house):
    table_id = await house.lobby(house.anna, seats=2)
    assert "not started yet" in said(await export(house, house.anna, table_id))


@pytest.mark.parametrize(("who", "files"), [("anna", 2), ("emi", 0)])
async def test_a_table_for_its_players_is_exported_by_them_alone(house, who, files):
    table = await over(house, watch="players")
    answer = await export(house, getattr(house, who), table.id)
    assert len(answer["attachments"]) == files


async def test_whoever_reads_german_is_answered_in_german(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await house.emi.speaks("de")
    assert "wird noch gespielt" in said(await export(house, house.emi, table_id))
    await house.tables.resign(table_id, int(house.bruno.id))
    assert "Das ganze Spiel" in said(await export(house, house.emi, table_id))
