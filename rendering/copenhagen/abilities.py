"""Ability tiles: their signs, and how they lie in front of a seat."""

from enum import Enum

from PIL import Image

from games.copenhagen.components import Ability
from games.copenhagen.position import Player, Position
from games.copenhagen.rules import to_act
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.kept import kept
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write

ARMED_BY = 5
"""How far the amber plate of an armed ability reaches beyond it."""


class Worth(Enum):
    """How an ability tile lies in front of its owner."""

    NONE = "none"
    ACTIVE = "active"
    ARMED = "armed"
    USED = "used"


def ability_art(ability: Ability, size: int, worth: Worth) -> Image.Image:
    """An ability tile; an armed one has its amber plate, ARMED_BY larger."""
    by = ARMED_BY if worth is Worth.ARMED else 0
    sheet = Sketch(size + 2 * by, size + 2 * by)
    if worth is Worth.ARMED:
        sheet.round_box(0, 0, size + 2 * by, size + 2 * by, size * 0.24, colours.AMBER, colours.INK, 2.5)
    draw_ability(sheet, ability, by, by, size, worth)
    return sheet.art()


def draw_ability(sheet: Sketch, ability: Ability, x: float, y: float, size: float, worth: Worth) -> None:
    """An ability tile on a sheet."""
    if worth is Worth.NONE:
        far = size - 2
        corners = [(x + 2, y + 2), (x + far, y + 2), (x + far, y + far), (x + 2, y + far)]
        sheet.dashes(corners, colours.DASH, 2, 6, 5)
        return
    used = worth is Worth.USED
    line = colours.DASH if used else colours.INK
    sheet.round_box(x, y, size, size, size * 0.18, colours.SPENT if used else colours.HONEY, line, 2.5)
    _SIGNS[ability](sheet, x, y, size / 48, line, used)
    if used:
        ends = [(x + size * 0.16, y + size * 0.84), (x + size * 0.84, y + size * 0.16)]
        sheet.line(ends, colours.WARN, max(3, size * 0.075))


def _any_cards(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """Two cards that lie apart, dots between them."""
    for left in (4, 30):
        sheet.round_box(x + left * u, y + 13 * u, 14 * u, 22 * u, 2.5 * u, colours.WHITE, ink, 2.4 * u)
    for middle in (21, 24, 27):
        sheet.disc(x + middle * u, y + 24 * u, 1.3 * u, ink)


def _additional_card(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """A card and a plus."""
    sheet.round_box(x + 8 * u, y + 10 * u, 19 * u, 28 * u, 3 * u, colours.WHITE, ink, 2.4 * u)
    sheet.line([(x + 35 * u, y + 17 * u), (x + 35 * u, y + 31 * u)], ink, 4.5 * u)
    sheet.line([(x + 30 * u, y + 24 * u), (x + 42 * u, y + 24 * u)], ink, 4.5 * u)


def _discount(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    write(sheet, x + 24 * u, y + 24 * u, "−1", Type(31 * u, Weight.BLACK), ink)


def _change_of_colours(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """Two colours and arrows between them."""
    first, second = (colours.SPENT_DEEP,) * 2 if used else (PIECES["R"].wall, PIECES["B"].wall)
    sheet.box(x + 6 * u, y + 7 * u, 16 * u, 16 * u, first, ink, 2 * u)
    sheet.box(x + 26 * u, y + 25 * u, 16 * u, 16 * u, second, ink, 2 * u)
    sheet.arc(x + 24 * u, y + 22 * u, 13 * u, 13 * u, 275, 350, ink, 3 * u)
    sheet.polygon([(x + 32 * u, y + 16 * u), (x + 42 * u, y + 16 * u), (x + 37 * u, y + 23 * u)], ink)
    sheet.arc(x + 24 * u, y + 26 * u, 13 * u, 13 * u, 95, 170, ink, 3 * u)
    sheet.polygon([(x + 6 * u, y + 32 * u), (x + 16 * u, y + 32 * u), (x + 11 * u, y + 25 * u)], ink)


def _both_actions(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """A card, a plus and a house."""
    sheet.round_box(x + 4 * u, y + 14 * u, 14 * u, 20 * u, 2.5 * u, colours.WHITE, ink, 2.2 * u)
    sheet.line([(x + 23 * u, y + 20.5 * u), (x + 23 * u, y + 27.5 * u)], ink, 2.6 * u)
    sheet.line([(x + 19.8 * u, y + 24 * u), (x + 26.2 * u, y + 24 * u)], ink, 2.6 * u)
    sheet.box(x + 30 * u, y + 22 * u, 12 * u, 13 * u, colours.WHITE, ink, 2.2 * u)
    sheet.polygon([(x + 27 * u, y + 23 * u), (x + 36 * u, y + 12 * u), (x + 45 * u, y + 23 * u)], ink)


_SIGNS = {
    Ability.ANY_CARDS: _any_cards,
    Ability.ADDITIONAL_CARD: _additional_card,
    Ability.DISCOUNT: _discount,
    Ability.CHANGE_OF_COLOURS: _change_of_colours,
    Ability.BOTH_ACTIONS: _both_actions,
}


@kept
def ability_tile(ability: Ability, size: int, worth: Worth, ground: Paint) -> Sprite:
    """An ability tile in the palette."""
    margin = ARMED_BY if worth is Worth.ARMED else 0
    return sprite(ability_art(ability, size, worth), ground, margin)


def worth_of(view: Position, seat: int, ability: Ability) -> Worth:
    """How an ability lies: armed for this turn, active, used or not owned."""
    player: Player = view.players[seat]
    if seat in to_act(view) and ability in _armed(view):
        return Worth.ARMED
    if ability in player.active:
        return Worth.ACTIVE
    return Worth.USED if ability in player.used else Worth.NONE


def _armed(view: Position) -> tuple[Ability, ...]:
    chosen = (
        (Ability.DISCOUNT, view.discount),
        (Ability.CHANGE_OF_COLOURS, bool(view.change)),
        (Ability.BOTH_ACTIONS, view.both),
    )
    return tuple(ability for ability, is_armed in chosen if is_armed)
