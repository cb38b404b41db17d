"""One process of the bot takes over from another on a server that they share, and nobody's press is lost."""

import asyncio

from bot.app import PERMISSIONS
from playground.app import Playground
from playground.limits import UNLIMITED
from tests.bot.program import Program
from tests.playground.driver import Local
from tests.quick import thorough


@thorough
async def test_a_process_takes_over_while_members_play_and_every_press_is_answered_once(tmp_path, server):
    exchanged = []
    town = Playground(
        tmp_path / "town.world",
        bot_permissions=PERMISSIONS.value,
        limits=UNLIMITED,
        on_exchange=lambda method, path, body, status, answer: exchanged.append((path, status)),
    )
    await town.start()
    async with Local(town.url) as local:
        guild = (await local.world())["guilds"][0]
        here = next(each["id"] for each in guild["channels"] if each["name"] == "games")
        member = local.known((await local.ask("GET", "/members"))[0])
        first, second = (
            Program(tmp_path, ROWHOUSE_DATABASE=server.address, ROWHOUSE_SUCCEEDS=succeeds)
            for succeeds in ("no", "yes")
        )
        for program in (first, second):
            program.point_at(town.url)
        async with first:
            await first.address()
            async with second:
                outcomes, over = [], asyncio.Event()

                async def press():
                    while not over.is_set():
                        outcomes.append(await member.command(here, "tables"))

                pressing = asyncio.create_task(press())
                await second.address()
                code, logged = await first.said()  # it ends by itself
                outcomes += [await member.command(here, "tables") for _ in range(3)]
                over.set()
                await pressing
    await town.stop()
    assert code == 0, logged
    assert {outcome["state"] for outcome in outcomes} == {"answered"}
    assert len(outcomes) > 5
    answers = [status for path, status in exchanged if "/callback" in str(path)]
    assert len(answers) >= len(outcomes)
    assert max(answers) < 400
