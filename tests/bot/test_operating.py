"""OPERATING.md and the service units say what is so: every setting, every metric, every word of /healthz."""

import re
from collections.abc import Iterator, Mapping
from configparser import ConfigParser
from pathlib import Path

import pytest

from bot.health import Trouble
from bot.metrics import Metrics
from bot.settings import read_settings

ROOT = Path(__file__).parent.parent.parent
MANUAL = (ROOT / "OPERATING.md").read_text(encoding="utf-8")
UNITS = sorted((ROOT / "operating").glob("*.service"))
NOT_WATCHED = ("python_", "process_")
"""What the library measures of any process; the manual names what is worth watching of it."""


class Unit(ConfigParser):
    """What systemd reads; a setting's name is kept as it is written."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


class Asked(Mapping[str, str]):
    """An environment without any setting, which notes what it was asked for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def settings() -> set[str]:
    """What a start reads."""
    asked = Asked()
    read_settings(asked)
    return asked.names


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:ROWHOUSE|DISCORD)_[A-Z_]+\b", text))


def test_every_setting_is_in_the_example_and_nothing_else_is():
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == settings()


def test_the_manual_names_settings_that_there_are():
    assert named_in(MANUAL) <= settings()
    assert {"ROWHOUSE_DATABASE", "ROWHOUSE_SHARDS", "ROWHOUSE_METRICS"} <= named_in(MANUAL)


def test_the_manual_says_what_is_normal_of_everything_that_is_measured():
    families = {family.name for family in Metrics().registry.collect()}
    ours = {name for name in families if not name.startswith(NOT_WATCHED)}
    named = set(re.findall(r"`((?:rowhouse|process)_[a-z_]+)`", MANUAL))
    assert ours <= {name.removesuffix("_total") for name in named}
    assert {name.removesuffix("_total") for name in named} <= families


def test_the_manual_knows_every_word_of_healthz():
    assert {each.value for each in Trouble} == set(re.findall(r"^\| `([a-z]+)` \|", MANUAL, re.MULTILINE))


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_the_bot_and_stops_it_as_it_likes(path):
    unit = Unit(strict=False, interpolation=None)
    unit.read_string(path.read_text(encoding="utf-8"))
    service = unit["Service"]
    assert service["ExecStart"].endswith("/python -m bot")
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) > 15
    assert named_in(path.read_text(encoding="utf-8")) <= settings()
    assert f"operating/{path.name}" in MANUAL


def test_there_are_units_for_one_process_and_for_several():
    assert [path.name for path in UNITS] == ["rowhouse.service", "rowhouse@.service"]
