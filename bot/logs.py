"""Log lines: one per event, each with the interaction that caused it, if one did."""

import logging
import sys
from contextvars import ContextVar

caused_by: ContextVar[int] = ContextVar("caused_by", default=0)
"""The interaction being answered; whatever is logged meanwhile carries its id."""


def start_logging(level: str) -> None:
    """Write to the terminal; discord.py is heard from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(cause)s%(message)s"))
    handler.addFilter(_with_cause)
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("discord").setLevel(max(logging.getLevelName(level), logging.WARNING))
    logging.getLogger("discord.client").addFilter(_in_one_line)


def expect_a_stand_in() -> None:
    """On this machine an answer comes before discord.py has noted its question, which then looks late."""
    logging.getLogger("discord.gateway").addFilter(lambda record: "keep up" not in str(record.msg))


def _with_cause(record: logging.LogRecord) -> bool:
    cause = caused_by.get()
    record.cause = f"interaction={cause} " if cause else ""
    return True


def _in_one_line(record: logging.LogRecord) -> bool:
    """A lost connection is a line, not a traceback; voice is nothing we miss."""
    if str(record.msg).startswith("Attempting a reconnect"):
        record.exc_info = None
    return "voice will NOT be supported" not in str(record.msg)
