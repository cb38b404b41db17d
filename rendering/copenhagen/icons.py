"""Copenhagen's pieces as single icons, for emoji on buttons and in lists."""

from PIL import Image

from games.copenhagen.components import COLOUR_NAMES, Ability, Colour
from games.copenhagen.components import WHITE as WHITE_TILE
from games.copenhagen.position import TILES
from rendering.copenhagen.abilities import Worth, ability_art
from rendering.copenhagen.bricks import cells_of, extent, tile_art
from rendering.copenhagen.pieces import card_art, coat_art
from rendering.parts import ICON_SIZE, centred, seat_icons


def draw_icons() -> dict[str, Image.Image]:
    """Every icon by its emoji's name."""
    icons = {f"cph_{COLOUR_NAMES[colour]}": centred(card_art(colour, 96, 124)) for colour in Colour}
    icons |= {f"cph_{tile.lower()}": _tile_icon(tile) for tile in TILES}
    icons["cph_white"] = _tile_icon(WHITE_TILE)
    icons |= {f"cph_{ability}": centred(ability_art(ability, 120, Worth.ACTIVE)) for ability in Ability}
    icons["cph_coat"] = centred(coat_art(120))
    return icons | seat_icons()


def _tile_icon(tile: str) -> Image.Image:
    columns, rows = extent(cells_of(tile, 0))
    size = min(60, (ICON_SIZE - 4) // max(columns, rows))
    return centred(tile_art(tile, 0, size))
