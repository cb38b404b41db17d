"""Every setting, typed, read once at start; a bad one stops the start with a line that names it."""

import re
from collections.abc import Mapping
from typing import Final

import msgspec
from yarl import URL

from bot.shards import EVERYTHING, Shards
from bot.store.place import Place, Server, read_place
from games.errors import Refusal
from games.message import Either, Typed, say

SHARDS: Final = re.compile(r"(?P<first>\d{1,6})(?:-(?P<last>\d{1,6}))?/(?P<count>\d{1,6})", re.ASCII)
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
DRAWINGS: Final = range(8, 1025)
SWITCH: Final = ("yes", "no")
LOG_FORMATS: Final = ("text", "json")
STAND_IN_TOKEN: Final = "NzAwMDAwMDAwMDAwMDAwMDAw.playground.token"


class BadSetting(Refusal):
    """A setting that is missing or out of range."""


class Settings(msgspec.Struct, frozen=True):
    """How this process was asked to run."""

    token: str
    database: Place
    log_level: str = "INFO"
    log_format: str = "text"
    stand_in: str = ""
    """The address of a Discord stand-in; empty for Discord itself."""
    port: int = 8400
    """Where the playground listens when there is no token; 0 for any free port."""
    drawings: int = 18
    """MB of drawn pieces that are kept to be pasted again."""
    shards: Shards = EVERYTHING
    """Which of Discord's shards this process listens to."""
    succeeds: bool = False
    """Is it to take its shards over from a process that runs?"""
    metrics: int | None = None
    """Where health and metrics are told to this machine; 0 for any free port, None for nowhere."""

    def __repr__(self) -> str:
        return f"Settings(database={self.database}, stand_in={self.stand_in!r})"


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in these environment variables."""
    level = environment.get("ROWHOUSE_LOG") or "INFO"
    if level.upper() not in LOG_LEVELS:
        raise BadSetting(say("program-log-level", typed=Typed(level), levels=Either(LOG_LEVELS)))
    form = environment.get("ROWHOUSE_LOG_FORMAT") or "text"
    if form.lower() not in LOG_FORMATS:
        raise BadSetting(say("program-log-format", typed=Typed(form), formats=Either(LOG_FORMATS)))
    metrics = environment.get("ROWHOUSE_METRICS") or ""
    database = _read_database(environment.get("ROWHOUSE_DATABASE") or "rowhouse.db")
    shards = _read_shards(environment.get("ROWHOUSE_SHARDS") or "0/1")
    if not shards.are_all and not isinstance(database, Server):
        raise BadSetting(say("program-shards-of-a-file", shards=Typed(str(shards))))
    return Settings(
        token=(environment.get("DISCORD_TOKEN") or "").strip(),
        database=database,
        log_level=level.upper(),
        log_format=form.lower(),
        stand_in=_read_address(environment.get("ROWHOUSE_DISCORD") or ""),
        shards=shards,
        succeeds=_read_switch("ROWHOUSE_SUCCEEDS", environment.get("ROWHOUSE_SUCCEEDS") or "no"),
        port=_read_port("ROWHOUSE_PORT", environment.get("ROWHOUSE_PORT") or "8400"),
        drawings=_read_drawings(environment.get("ROWHOUSE_DRAWINGS") or "18"),
        metrics=_read_port("ROWHOUSE_METRICS", metrics) if metrics else None,
    )


def _read_database(text: str) -> Place:
    path = read_place(text)
    if isinstance(path, Server):
        return path
    if not path.parent.is_dir():
        raise BadSetting(say("program-database-nowhere", folder=Typed(str(path.parent))))
    if path.is_dir():
        raise BadSetting(say("program-database-folder", path=Typed(text)))
    return path


def _read_drawings(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) in DRAWINGS):
        least, most = str(DRAWINGS[0]), str(DRAWINGS[-1])
        raise BadSetting(say("program-drawings", typed=Typed(text), least=least, most=most))
    return int(text)


def _read_port(setting: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) > 65535:
        raise BadSetting(say("program-port", setting=setting, typed=Typed(text), most="65535"))
    return int(text)


def _read_switch(setting: str, text: str) -> bool:
    if text.lower() not in SWITCH:
        raise BadSetting(say("program-switch", setting=setting, typed=Typed(text), choices=Either(SWITCH)))
    return text.lower() == "yes"


def _read_shards(text: str) -> Shards:
    """The first four of sixteen are 0-3/16, one of them is 2/16."""
    found = SHARDS.fullmatch(text.strip())
    if found is not None:
        first, count = int(found["first"]), int(found["count"])
        last = int(found["last"] or first)
        if first <= last < count:
            return Shards(first, last, count)
    raise BadSetting(say("program-shards", typed=Typed(text), example="0-3/16"))


def _read_address(text: str) -> str:
    if not text:
        return ""
    try:
        address = URL(text)
    except ValueError:
        address = URL()
    if address.scheme not in ("http", "https") or not address.host:
        raise BadSetting(say("program-address", typed=Typed(text), example="http://127.0.0.1:8400"))
    return text.rstrip("/")
