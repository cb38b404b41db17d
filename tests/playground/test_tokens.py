"""Tokens carry the bot's id, as Discord's do; some libraries read it from there."""

import base64

import pytest

from bot.settings import STAND_IN_TOKEN
from playground.tokens import TOKEN, bot_id_in
from tests.playground.town import open_town


def carrying(text):
    return base64.b64encode(text.encode()).decode().rstrip("=") + ".a.b"


async def test_the_token_as_it_comes_carries_the_bots_id(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        assert str(bot_id_in(TOKEN)) == town.bot_id == town.application_id
        assert (await town.rest("GET", "/users/@me"))["id"] == town.bot_id


async def test_another_token_gives_the_bot_its_id(tmp_path):
    token = carrying("123456789012345678")
    async with open_town(tmp_path / "town.world", token=token) as town:
        assert town.bot_id == "123456789012345678"


@pytest.mark.parametrize(
    "token", ["secret", "", "é", carrying("words"), carrying("0"), carrying("9" * 30), carrying("²")]
)
async def test_a_token_without_an_id_will_do_as_well(tmp_path, token):
    assert bot_id_in(token) is None
    async with open_town(tmp_path / "town.world", token=token) as town:
        assert int(town.bot_id) > 0


def test_the_program_uses_the_playgrounds_own_token():
    assert STAND_IN_TOKEN == TOKEN
