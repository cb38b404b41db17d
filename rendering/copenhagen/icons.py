"""Copenhagen's pieces as single icons, for emoji on buttons and in lists."""

from itertools import product

from PIL import Image

from games.copenhagen.components import WHITE as WHITE_TILE
from games.copenhagen.components import Ability, Colour
from games.copenhagen.position import TILES
from rendering import colours
from rendering.colours import PIECES
from rendering.copenhagen.abilities import Worth, ability_art
from rendering.copenhagen.bricks import cells_of, extent, tile_art, wall
from rendering.copenhagen.pieces import card_art, coat_art
from rendering.parts import ICON_SIZE, centred, seat_icons
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write


def draw_icons() -> dict[str, Image.Image]:
    """Every icon by its emoji's name."""
    icons = {f"cph_card_{colour.lower()}": centred(card_art(colour, 96, 124)) for colour in Colour}
    for first, second in product(Colour, repeat=2):
        icons[f"cph_pair_{first}{second}".lower()] = _pair_icon(first, second)
    icons |= {f"cph_{tile.lower()}": _tile_icon(tile) for tile in (*TILES, WHITE_TILE)}
    icons |= {f"cph_{ability}": centred(ability_art(ability, 120, Worth.ACTIVE)) for ability in Ability}
    icons["cph_coat"] = centred(coat_art(120))
    return icons | seat_icons()


def _tile_icon(tile: str) -> Image.Image:
    columns, rows = extent(cells_of(tile, 0))
    size = min(60, (ICON_SIZE - 4) // max(columns, rows))
    return centred(tile_art(tile, 0, size))


def _pair_icon(first: str, second: str) -> Image.Image:
    """Two cards side by side; so small that only their letters fit on them."""
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    for letter, x in ((first, 0), (second, 65)):
        face = Sketch(55, 104)
        for down in (0, 55):
            face.stamp(wall(letter, 55), 0, down)
        face.round_corners(8)
        sheet.round_box(x, 8, 63, 112, 12, colours.WHITE, colours.INK, 1.5)
        sheet.stamp(face, x + 4, 12)
        sheet.disc(x + 31.5, 64, 26, PIECES[letter].disc)
        write(sheet, x + 31.5, 64, letter, Type(48, Weight.BLACK), colours.WHITE)
    return sheet.art()
