"""The panels beside the builder's scene: the tiles, whether they may be built, what they bring, the signs."""

from typing import Final

from games.api import Score
from games.english import count, join
from games.kensington.building import score, with_tiles
from games.kensington.position import Build, Building, Placed, Position
from games.kensington.tiles import DARK, DOOR, LIT, ROOF, TILES, WALL, form_of
from games.kensington.words import short_name
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.kensington.elevation import label_of
from rendering.kensington.marks import bird, cat, diamond, draw_closed
from rendering.kensington.tiles import extent, tile
from rendering.parts import cross, panel, tick
from rendering.sketch import Sketch
from rendering.text import CAPTION, HEAD, SENTENCE, TITLE, Type, Weight, fitted, width, wrapped

PANELS_LEFT: Final = 686
PANEL_WIDTH: Final = 486
TILE: Final = (92, 262)
LEGAL: Final = (368, 180)
ENDED: Final = (562, 254)
LEGEND: Final = (830, 222)
"""The top and height of each panel."""
_COLOURS: Final = {LIT: "lit", DARK: "dark"}
_NIGHT: Final = colours.mix(colours.NIGHT, colours.NIGHT_FOOT, 0.4)
_CHANGE: Final = Type(64, Weight.BLACK)


def _say(
    canvas: Canvas, y: int, text: str, kind: Type = SENTENCE, paint: colours.Paint = colours.INK
) -> None:
    shown = fitted(text, kind, PANEL_WIDTH - 48)
    canvas.text(PANELS_LEFT + 24, y, shown, kind, paint, colours.CARD)


# The tiles


def put_tiles(canvas: Canvas, view: Position, seat: int, move: Build) -> None:
    """The tile with its name, what is printed on it and where it comes from; or the tiles of a unit."""
    names = [part.tile for part in move.parts]
    if len(names) > 1:
        _put_unit(canvas, names, move.bought)
        return
    name, top = names[0], TILE[0]
    what = TILES[name]
    _say(canvas, top + 48, "This tile", SENTENCE, colours.MUTED)
    columns, rows = extent(what.drawing)
    size = min(62, 190 // rows, 216 // columns)
    x, y = PANELS_LEFT + PANEL_WIDTH - 26 - columns * size, top + 148 - rows * size // 2
    canvas.put(tile(name, size, colours.CARD), x, y)
    room = x - PANELS_LEFT - 40
    lines = wrapped(_as_title(short_name(name)), TITLE, room, 2)
    y = top + 100
    for line in lines:
        _say(canvas, y, line, TITLE)
        y += 46
    canvas.text(PANELS_LEFT + 24, y, _origin(view, seat, move), CAPTION, colours.MUTED, colours.CARD)
    _put_printed(canvas, name, y + 48)


def _origin(view: Position, seat: int, move: Build) -> str:
    tile = move.parts[0].tile
    if move.bought:
        return "bought, 1 token"
    return "stored" if tile in view.players[seat].stored else "just taken"


def _put_printed(canvas: Canvas, name: str, y: int) -> None:
    """Diamond, cat and bird with what they bring, side by side."""
    what, x = TILES[name], PANELS_LEFT + 24.0
    if what.diamond:
        canvas.put(diamond(14, colours.CARD), x + 14, y - 10)
        canvas.text(x + 36, y, "+1 token", CAPTION, colours.INK, colours.CARD)
        x += 48 + width("+1 token", CAPTION)
    if what.cat:
        fur = colours.CAT if what.mark == LIT else colours.WHITE
        ground = colours.CARD if what.mark == LIT else colours.DARK_WALL
        if what.mark != LIT:
            canvas.fill(round(x), y - 34, 36, 40, colours.DARK_WALL)
        canvas.put(cat(28, fur, ground), x + 4, y + 2)
        canvas.text(x + 44, y, "cat +1", CAPTION, colours.INK, colours.CARD)
        x += 56 + width("cat +1", CAPTION)
    if what.bird:
        canvas.put(bird(36, colours.CARD), x, y + 4)
        canvas.text(x + 48, y, "with a bird", CAPTION, colours.INK, colours.CARD)


def _put_unit(canvas: Canvas, names: list[str], bought: str) -> None:
    top = TILE[0]
    _say(canvas, top + 48, f"These {len(names)} tiles together", SENTENCE, colours.MUTED)
    pitch = (PANEL_WIDTH - 32) / len(names)
    for number, name in enumerate(names):
        columns, rows = extent(TILES[name].drawing)
        size = min(44, 120 // rows, round(pitch - 20) // columns)
        middle = PANELS_LEFT + 16 + (number + 0.5) * pitch
        canvas.put(tile(name, size, colours.CARD), middle - columns * size / 2, top + 136 - rows * size / 2)
        said = "bought" if name == bought else short_name(name)
        shown = fitted(said, CAPTION, pitch - 8)
        canvas.text(middle, top + 234, shown, CAPTION, colours.INK, colours.CARD, "ms")


# May it be built, and what does it bring?


def put_legal(canvas: Canvas, building: Building, parts: tuple[Placed, ...]) -> None:
    """A tick, the columns and the reasons."""
    top, height = LEGAL
    fill = colours.OK_PALE
    canvas.put(panel(PANEL_WIDTH, height, fill, colours.OK, 3, _NIGHT), PANELS_LEFT, top)
    canvas.put(tick(38, fill), PANELS_LEFT + 50, top + 46)
    columns = join([label_of(column) for column in sorted(part.column for part in parts)])
    title = f"Column{'s' * (len(parts) > 1)} {columns}: legal"
    kind = Type(34, Weight.BOLD)
    shown = fitted(title, kind, PANEL_WIDTH - 106)
    canvas.text(PANELS_LEFT + 86, top + 58, shown, kind, colours.OK, fill)
    for number, line in enumerate(_reasons(parts)):
        canvas.text(PANELS_LEFT + 28, top + 108 + 42 * number, line, SENTENCE, colours.INK, fill)


def _reasons(parts: tuple[Placed, ...]) -> tuple[str, str]:
    if len(parts) > 1:
        return "judged together as one unit", "every tile rests and is joined"
    mark = TILES[parts[0].tile].mark
    if mark == ROOF:
        wide = form_of(TILES[parts[0].tile].drawing).width
        return f"closes {count(wide, 'column')}", "a roof has no colour rule"
    if mark in (WALL, DOOR):
        return "rests on every column", f"a {'wall' if mark == WALL else 'door'} has no colour rule"
    return "rests on every column", f"borders {_COLOURS[mark]}, door, wall or roof"


def put_refusal(canvas: Canvas, refusal: str) -> None:
    """Why it is not possible."""
    top, height = LEGAL
    fill = colours.WARN_PALE
    canvas.put(panel(PANEL_WIDTH, height, fill, colours.WARN, 3, _NIGHT), PANELS_LEFT, top)
    canvas.put(cross(20, fill), PANELS_LEFT + 44, top + 38)
    canvas.text(PANELS_LEFT + 78, top + 49, "Not possible", HEAD, colours.WARN, fill)
    for number, line in enumerate(wrapped(refusal, CAPTION, PANEL_WIDTH - 40, 3)):
        canvas.text(PANELS_LEFT + 22, top + 92 + 34 * number, line, CAPTION, colours.INK, fill)


def put_ended(canvas: Canvas, building: Building, parts: tuple[Placed, ...]) -> None:
    """The points if the game ended now, before and after."""
    top = ENDED[0]
    _say(canvas, top + 48, "If the game ended now", SENTENCE, colours.MUTED)
    before = score(building)
    after = score(with_tiles(building, parts)) if parts else before
    said = f"{before.points} → {after.points}" if parts else str(before.points)
    _say(canvas, top + 124, said, _CHANGE)
    gained = after.points - before.points
    if gained:
        x = PANELS_LEFT + 44 + width(said, _CHANGE)
        paint = colours.OK if gained > 0 else colours.WARN
        signed = f"{gained:+}".replace("-", "−")
        canvas.text(x, top + 124, signed, Type(44, Weight.BLACK), paint, colours.CARD)
    for number, line in enumerate(_breakdown(after)):
        _say(canvas, top + 176 + 44 * number, line)


def _breakdown(scored: Score) -> tuple[str, str]:
    windows, doors, levels, cats, wide = (line.points for line in scored.lines)
    return f"windows {windows} · doors {doors}", f"heights {levels} · cats {cats} · width {wide}"


def put_summary(canvas: Canvas, view: Position, seat: int) -> None:
    """Without tiles in mind: what is at hand."""
    player, top = view.players[seat], TILE[0]
    own = [*player.stored, *([view.hand] if view.hand and view.turn == seat else [])]
    _say(canvas, top + 48, "Your tiles", SENTENCE, colours.MUTED)
    if not own:
        _say(canvas, top + 130, "none in the warehouse", SENTENCE)
    pitch = (PANEL_WIDTH - 32) / max(1, len(own))
    for number, name in enumerate(own):
        columns, rows = extent(TILES[name].drawing)
        size = min(44, 120 // rows, round(pitch - 20) // columns)
        middle = PANELS_LEFT + 16 + (number + 0.5) * pitch
        canvas.put(tile(name, size, colours.CARD), middle - columns * size / 2, top + 136 - rows * size / 2)
        where = "taken" if name == view.hand else "stored"
        canvas.text(middle, top + 234, where, CAPTION, colours.INK, colours.CARD, "ms")
    _say(canvas, LEGAL[0] + 60, "Choose a tile", HEAD)
    _say(canvas, LEGAL[0] + 108, "and the leftmost column it is to")
    _say(canvas, LEGAL[0] + 148, "stand in, to see it here.")


def lay_legend(ground: Ground) -> None:
    """What the signs under the building mean."""
    top, height = LEGEND
    signs = Sketch(92, height)
    signs.round_box(20, 18, 56, 38, 10, colours.AMBER, colours.INK, 2)
    signs.round_box(20, 68, 56, 38, 10, colours.CARD, colours.INK, 2)
    draw_closed(signs, 48, 138, 18)
    signs.dashes([(22, 172), (74, 172), (74, 204), (22, 204)], colours.INK, 4, 9, 6)
    ground.lay(signs.art(), PANELS_LEFT, top)
    lines = ("chosen leftmost column", "also legal", "closed by a roof", "preview, not built yet")
    for number, line in enumerate(lines):
        ground.text(PANELS_LEFT + 96, top + 47 + 50 * number, line, CAPTION, colours.INK)


def _as_title(name: str) -> str:
    """The name with a capital; a shape's letter keeps its own."""
    return name[:1].upper() + name[1:]
