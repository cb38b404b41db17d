"""Settings are read once; a bad one is named in one line."""

import pytest

from bot.settings import BadSetting, read_settings
from bot.shards import Shards
from bot.store.place import Server
from tests.languages.english import refused

SERVER = "postgresql://rowhouse@127.0.0.1/rowhouse"


def test_without_any_setting_the_playground_is_meant(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    settings = read_settings({})
    assert (settings.token, settings.stand_in, settings.port) == ("", "", 8400)
    assert settings.database.name == "rowhouse.db"


def test_everything_can_be_set():
    settings = read_settings(
        {
            "DISCORD_TOKEN": " secret ",
            "ROWHOUSE_DATABASE": SERVER,
            "ROWHOUSE_LOG": "debug",
            "ROWHOUSE_DISCORD": "http://127.0.0.1:8400/",
            "ROWHOUSE_PORT": "0",
            "ROWHOUSE_SHARDS": "4-7/16",
            "ROWHOUSE_METRICS": "9464",
            "ROWHOUSE_DRAWINGS": "72",
            "ROWHOUSE_LOG_FORMAT": "JSON",
        }
    )
    assert settings.token == "secret"
    assert settings.database == Server(SERVER)
    assert settings.log_level == "DEBUG"
    assert settings.stand_in == "http://127.0.0.1:8400"
    assert settings.port == 0
    assert settings.metrics == 9464
    assert settings.drawings == 72
    assert settings.log_format == "json"
    assert settings.shards == Shards(4, 7, 16)


@pytest.mark.parametrize(
    ("text", "shards"),
    [
        ("", Shards(0, 0, 1)),
        ("0/1", Shards(0, 0, 1)),
        ("2/16", Shards(2, 2, 16)),
        (" 0-3/16 ", Shards(0, 3, 16)),
        ("15-15/16", Shards(15, 15, 16)),
    ],
)
def test_shards_are_some_of_so_many(text, shards):
    environment = {"ROWHOUSE_DATABASE": SERVER, "ROWHOUSE_SHARDS": text}
    assert read_settings(environment).shards == shards


def test_a_part_of_discord_needs_a_server_that_processes_can_share(tmp_path):
    file = str(tmp_path / "rowhouse.db")
    with refused(BadSetting, match="a database file is for one process alone"):
        read_settings({"ROWHOUSE_DATABASE": file, "ROWHOUSE_SHARDS": "0-3/16"})
    assert read_settings({"ROWHOUSE_DATABASE": file, "ROWHOUSE_SHARDS": "0-15/16"}).shards.are_all


def test_a_password_is_not_in_what_a_log_would_show():
    for address in (
        "postgresql://rob:secret@host:5/db",
        "postgres://rob@host/db?password=secret&sslmode=require",
        "postgresql://rob@host/db?sslpassword=secret",
        "postgresql://rob:sec%72et-secret@host/db",
        # not escaped, as they should be
        "postgresql://rob:secret/secret@host/db",
        "postgresql://rob:secret@secret@host/db",
        "postgresql://rob:secret?secret#secret@host/db",
        "postgresql://rob:secret[secret]@host/db",
    ):
        settings = read_settings({"ROWHOUSE_DATABASE": address})
        assert settings.database.address == address
        assert "secret" not in f"{settings!r} {settings} {settings.database} {settings.database!r}"
        assert "rob@host" in str(settings.database)


def test_a_server_is_held_by_one_shard_and_direct_messages_by_the_first():
    quarters = [Shards(first, first + 3, 16) for first in range(0, 16, 4)]
    for guild_id in (number << 22 for number in range(100)):
        assert sum(shards.hold(guild_id) for shards in quarters) == 1
    assert [shards.hold_direct for shards in quarters] == [True, False, False, False]
    assert Shards(4, 7, 16).hold(21 << 22)
    assert not any(shards.are_all for shards in quarters)
    assert Shards(0, 3, 4).are_all


def test_nothing_is_measured_aloud_unless_a_port_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert read_settings({}).metrics is None
    assert read_settings({"ROWHOUSE_METRICS": ""}).metrics is None
    assert read_settings({"ROWHOUSE_METRICS": "0"}).metrics == 0


def test_the_token_is_not_in_what_a_log_would_show(tmp_path):
    settings = read_settings({"DISCORD_TOKEN": "secret", "ROWHOUSE_DATABASE": str(tmp_path / "t.db")})
    assert "secret" not in repr(settings)
    assert "secret" not in str(settings)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ROWHOUSE_LOG", "LOUD", "ROWHOUSE_LOG is “LOUD”; it must be DEBUG, INFO"),
        ("ROWHOUSE_DATABASE", "no/such/folder/t.db", "ROWHOUSE_DATABASE is in no/such/folder, which is not"),
        ("ROWHOUSE_DATABASE", ".", "ROWHOUSE_DATABASE is ., which is a folder"),
        ("ROWHOUSE_DISCORD", "discord", "ROWHOUSE_DISCORD is “discord”; it must be an address"),
        ("ROWHOUSE_DISCORD", "http://[", "ROWHOUSE_DISCORD is “http://\\[”; it must be an address"),
        ("ROWHOUSE_PORT", "many", "ROWHOUSE_PORT is “many”; it must be a number"),
        ("ROWHOUSE_PORT", "70000", "ROWHOUSE_PORT is “70000”; it must be a number"),
        *(
            ("ROWHOUSE_SHARDS", text, f"ROWHOUSE_SHARDS is “{text}”; it must name shards")
            for text in (
                "4",
                "all",
                "0-3",
                "3-1/16",
                "16/16",
                "0-16/16",
                "-1/4",
                "0/0",
                "1,2/4",
                "²/4",
                "0-/4",
            )
        ),
        ("ROWHOUSE_PORT", "²", "ROWHOUSE_PORT is “²”; it must be a number"),
        ("ROWHOUSE_METRICS", "0.0.0.0:80", "ROWHOUSE_METRICS is “0.0.0.0:80”; it must be a number"),
        ("ROWHOUSE_DRAWINGS", "5", "ROWHOUSE_DRAWINGS is “5”; it must be a number of MB from 8 to 1024"),
        ("ROWHOUSE_DRAWINGS", "some", "ROWHOUSE_DRAWINGS is “some”; it must be a number of MB"),
        ("ROWHOUSE_LOG_FORMAT", "xml", "ROWHOUSE_LOG_FORMAT is “xml”; it must be text or json"),
    ],
)
def test_a_bad_setting_is_named(name, value, sentence):
    with refused(BadSetting, match=sentence):
        read_settings({name: value})
