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
    draw: Callable[[Any, Reader], Any],
    alt: tuple[Said, ...],
    reader: Reader,
) -> Drawing:
    """A picture of these values as a file; the same values are not drawn twice."""
    pictured = reader.on(Medium.PICTURE)
    png = await app.pictures.of_values((name, values, pictured.language), lambda: draw(values, pictured))
    return Drawing(png, f"{name}.png", alt)
