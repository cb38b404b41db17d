"""Pictures of what is no table, such as standings and profiles: drawn by a painter, each with its words."""

from collections.abc import Callable
from typing import Any

from bot.app import App
from cogs.screen import Drawing
from games.message import Said
from languages.reader import Reader


async def drawings_of(
    app: App,
    name: str,
    values: Any,
    draw: Callable[[Any, Reader], Any],
    alt: tuple[Said, ...],
    reader: Reader,
) -> tuple[Drawing, ...]:
    """The values as one picture or several; the same ones are not drawn twice."""
    files = await app.pictures.of_values(values, draw, reader.language)
    if len(files) == 1:
        return (Drawing(files[0], f"{name}.png", alt),)
    return tuple(Drawing(png, f"{name}-{number}.png", alt) for number, png in enumerate(files, start=1))
