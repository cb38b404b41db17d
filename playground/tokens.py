"""Bot tokens: as on Discord, the first of their three parts is the bot's id in base64."""

import base64
import binascii
import re

TOKEN = "NzAwMDAwMDAwMDAwMDAwMDAw.playground.token"
"""The token unless another is asked for; some libraries read the bot's id out of it."""


def bot_id_in(token: str) -> int | None:
    """The id that a token carries; None if it carries none."""
    first = token.partition(".")[0]
    try:
        digits = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(digits) if re.fullmatch(r"[1-9]\d{0,18}", digits) and int(digits) < 2**63 else None
