"""Pictures of leagues: drawn in the painters' threads, each with the same in words."""

from collections.abc import Callable
from typing import Any

from bot.app import App
from cogs.screen import Drawing
from games.message import Said
from languages.reader import Medium, Reader


async def drawn(
    app: App,
    name: str,
    values: Any,
    draw: Callable[[Any, Reader], tuple[Any, ...]],
    alt: tuple[Said, ...],
    reader: Reader,
) -> tuple[Drawing, ...]:
    """Pictures of these values as files; the same values are not drawn twice."""
    pictured = reader.on(Medium.PICTURE)
    files = await app.pictures.of_values((name, values, pictured.language), lambda: draw(values, pictured))
    return tuple(Drawing(png, f"{name}-{number}.png", alt) for number, png in enumerate(files, start=1))
