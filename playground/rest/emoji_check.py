"""Emojis named by components: Discord refuses those that the bot cannot use."""

from collections.abc import Iterator
from typing import Any

from playground.refusals import Path, Problems
from playground.rest.call import Call

NESTED = ("components", "options")


def check_emojis(call: Call, body: Any, path: Path = ()) -> None:
    """Refuse custom emojis that are not among the application's; shapes were checked before."""
    problems = Problems()
    for place, emoji_id in _custom_emojis((body or {}).get("components") or [], (*path, "components")):
        if int(emoji_id) not in call.world.emojis:
            problems.add((*place, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    call.check(problems)


def _custom_emojis(parts: list[Any], path: Path) -> Iterator[tuple[Path, Any]]:
    for index, part in enumerate(parts):
        yield from _inside(part, (*path, index))


def _inside(part: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    emoji_id = (part.get("emoji") or {}).get("id")
    if emoji_id is not None:
        yield path, emoji_id
    for key in NESTED:
        yield from _custom_emojis(part.get(key) or [], (*path, key))
    if part.get("accessory"):
        yield from _inside(part["accessory"], (*path, "accessory"))
