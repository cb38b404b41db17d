"""Log lines: one per event, each with the interaction that caused it, if one did.

Nothing hidden is logged. Libraries that are asked for details write down whatever passes through them, so the
chosen level is for our own lines only, and libraries are heard from warnings on.
"""

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

import aiohttp
import msgspec

from bot.deliveries import TOO_LATE, TWICE
from games.errors import Refusal

log = logging.getLogger(__name__)

OUR_OWN: Final = ("rowhouse", "bot", "cogs", "rendering", "games")
"""Who writes log lines here: the first parts of our loggers' names."""

caused_by: ContextVar[int] = ContextVar("caused_by", default=0)
"""The interaction being answered; whatever is logged meanwhile carries its id."""


class InText(logging.Formatter):
    """A line for people to read; a traceback follows on lines of its own."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(cause)s%(message)s")


class InJson(logging.Formatter):
    """One JSON object a line, for programs; a traceback is a part of it."""

    def format(self, record: logging.LogRecord) -> str:
        """The interaction is a text: it has more digits than some readers of JSON keep."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if cause := caused_by.get():
            told["interaction"] = str(cause)
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def start_logging(level: str, form: str = "text") -> None:
    """Write to the terminal: our lines from this level on, those of libraries if they warn."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(InJson() if form == "json" else InText())
    handler.addFilter(_with_cause)
    if form == "json":
        logging.captureWarnings(True)
        sys.excepthook = lambda *failure: log.critical("ended by a bug", exc_info=failure)
    logging.basicConfig(level=max(logging.getLevelName(level), logging.WARNING), handlers=[handler])
    for name in OUR_OWN:
        logging.getLogger(name).setLevel(level)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_in_one_line)
    logging.getLogger("discord.app_commands.tree").addFilter(_no_bug)
    logging.getLogger("asyncpg.pool").addFilter(_no_traceback)


def tell_why_it_ends(why: str, form: str) -> None:
    """The last line: for people as it is, for programs like every other."""
    if form == "json":
        log.critical(why)
    else:
        sys.stderr.write(f"{why}\n")


def expect_a_stand_in() -> None:
    """On this machine an answer comes before discord.py has noted its question, which then looks late."""
    logging.getLogger("discord.gateway").addFilter(lambda record: "keep up" not in str(record.msg))


def _with_cause(record: logging.LogRecord) -> bool:
    cause = caused_by.get()
    record.cause = f"interaction={cause} " if cause else ""
    return True


def _in_one_line(record: logging.LogRecord) -> bool:
    """A lost connection is a line, not a traceback; voice is nothing we miss."""
    if str(record.msg).startswith(("Attempting a reconnect", "Failed to connect for shard")):
        record.exc_info = None
    return "voice will NOT be supported" not in str(record.msg)


def _no_traceback(record: logging.LogRecord) -> bool:
    """A database server that is away is a line, which says why."""
    if record.exc_info:
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]}", None
        record.exc_info = None
    return True


def _no_bug(record: logging.LogRecord) -> bool:
    """A suggestion that came too late, twice or could not be made is a line, not a traceback."""
    failure = record.exc_info[1] if record.exc_info else None
    told = getattr(failure, "code", None) in (TOO_LATE, TWICE)
    if told or isinstance(failure, (Refusal, OSError, aiohttp.ClientError)):
        log.info("nobody was helped to choose: %s", failure)
        return False
    return True
