"""What is counted in Copenhagen: tiles with their colours and sizes, abilities, coats of arms."""

from typing import Final

from games.copenhagen.components import WHITE, Ability
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.house import coats_earned
from games.copenhagen.names import ability_name, colour_name, tile_title
from games.copenhagen.position import Build, Move, Position, Take, Use, White
from games.message import Said, say
from games.tally import Counted, Tally

TILE, COLOUR, SIZE, ABILITY, COAT, CARD = "tile", "colour", "size", "ability", "coat", "card"


def count(before: Position, seat: int, move: Move, after: Position) -> tuple[Counted, ...]:
    """An ability counts when it is spent, a coat of arms when it is earned."""
    found: list[Counted] = []
    match move:
        case Take(bridges):
            found += [Counted(ABILITY, ability.value) for ability in abilities_spent(bridges)]
            found.append(Counted(CARD, "taken", len(bridges)))
        case Use(Ability.BOTH_ACTIONS):
            found.append(Counted(ABILITY, Ability.BOTH_ACTIONS.value))
        case Build():
            tile = move.tile.lower()
            found += [Counted(TILE, tile), Counted(COLOUR, tile[0]), Counted(SIZE, tile[1])]
            if before.discount:
                found.append(Counted(ABILITY, Ability.DISCOUNT.value))
            if move.changed:
                found.append(Counted(ABILITY, Ability.CHANGE_OF_COLOURS.value))
        case White():
            found.append(Counted(TILE, WHITE.lower()))
        case _:
            pass
    if coats := coats_earned(before.players[seat].house, after.players[seat].house):
        found.append(Counted(COAT, "earned", coats))
    return tuple(found)


def name(kind: str, thing: str) -> Said:
    """Red 4, Red, tiles of 4, Any cards."""
    match kind:
        case "tile":
            return tile_title(thing.upper())
        case "colour":
            return colour_name(thing.upper())
        case "size":
            return say("stats-copenhagen-size", size=int(thing))
        case _:
            return ability_name(Ability(thing))


TALLY: Final[Tally[Position, Move]] = Tally(
    count=count,
    favourites=(TILE, ABILITY, COLOUR, SIZE),
    titles=(COAT, ABILITY, TILE, CARD),
    built=TILE,
    name=name,
)
