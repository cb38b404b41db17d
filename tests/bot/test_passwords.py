"""A server that wants a password: whoever has a wrong one is told so in one line; nobody ever reads it."""

import asyncio

import asyncpg
import pytest

from bot.store.__main__ import main
from bot.store.place import Server
from playground.app import Playground
from tests.bot.program import Program
from tests.bot.test_moving import refusal
from tests.cluster import GUARDED

RIGHT, WRONG = "correct-horse", "battery-staple"


@pytest.fixture(scope="module")
def guarded(cluster):
    """A database of a user who needs a password, given one."""

    async def made():
        connection = await asyncpg.connect(cluster.place("postgres").address)
        try:
            await connection.execute(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{RIGHT}'")
            await connection.execute(f"CREATE DATABASE {GUARDED} OWNER {GUARDED}")
        finally:
            await connection.close()

    asyncio.run(made())

    def address(password):
        return f"postgresql://{GUARDED}:{password}@/{GUARDED}?host={cluster.folder}&port={cluster.port}"

    return address


def refused_to(guarded):
    return f"{Server(guarded(WRONG))} does not let us in: the user or the password is wrong."


def test_the_right_password_opens(guarded, capsys):
    assert main(["check", guarded(RIGHT)]) == 0
    assert capsys.readouterr().out == "no tables, no problems.\n"


@pytest.mark.parametrize("job", ["check", "backup", "move"])
def test_a_command_names_the_server_and_no_password(guarded, tmp_path, capsys, job):
    line = refusal(capsys, job, guarded(WRONG), *([tmp_path / "other"] if job != "check" else []))
    assert WRONG not in line
    assert (line == refused_to(guarded)) == (job != "backup")
    assert list(tmp_path.iterdir()) == []


def test_a_password_that_is_missing_is_said_to_be_wrong(guarded, capsys):
    address = guarded("").replace(":@", "@")
    assert refusal(capsys, "check", address) == refused_to(guarded)


@pytest.mark.parametrize("form", ["text", pytest.param("json", marks=pytest.mark.thorough)])
async def test_a_bot_with_a_wrong_password_ends_in_a_line_that_does_not_tell_it(guarded, tmp_path, form):
    environment = {
        "ROWHOUSE_DATABASE": guarded(WRONG),
        "ROWHOUSE_LOG": "DEBUG",
        "ROWHOUSE_LOG_FORMAT": form,
        "ROWHOUSE_DISCORD": "http://127.0.0.1:9",
        "DISCORD_TOKEN": "t",
        "PYTHONASYNCIODEBUG": "1",
    }
    async with Program(tmp_path, **environment) as program:
        out, errors = await program.process.communicate()
    assert program.process.returncode == 1
    assert WRONG not in (out + errors).decode()
    assert refused_to(guarded) in errors.decode()
    assert "Traceback" not in errors.decode()


@pytest.mark.thorough
async def test_a_bot_that_loses_its_server_does_not_tell_the_password(guarded, tmp_path, cluster):
    """Nor does one that has the right one, at the most talkative, from its start to its end."""
    environment = {"ROWHOUSE_DATABASE": guarded(RIGHT), "ROWHOUSE_LOG": "DEBUG"}
    async with (
        Playground(tmp_path / "town.world") as playground,
        Program(tmp_path, ROWHOUSE_DISCORD=playground.url, **environment) as program,
    ):
        await program.address()
        connection = await asyncpg.connect(cluster.place("postgres").address)
        ended = await connection.fetch(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{GUARDED}'"
        )
        await connection.close()
        program.process.terminate()
        out, errors = await program.process.communicate()
    assert ended
    assert program.process.returncode == 0
    assert RIGHT not in (out + errors).decode()
