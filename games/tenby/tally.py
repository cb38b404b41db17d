"""What is counted in Tenby: residents, day cards, landmarks, cards placed, completed streets, rings paid."""

from typing import Final

from games.message import Said, say
from games.tally import Counted, Tally
from games.tenby.components import RESIDENTS, Deck
from games.tenby.position import Buy, ChooseDay, Move, Place, Position, Shift
from games.tenby.scoring import completed_streets
from games.tenby.terms import card_name, face_of

CARD, RESIDENT, DAY, LANDMARK = "card", "resident", "day", "landmark"
STREET, SHIFT, BOUGHT = "street", "shift", "bought"


def count(before: Position, seat: int, move: Move, after: Position) -> tuple[Counted, ...]:
    """A resident counts when it is kept, by what it likes; a card when it is placed."""
    found: list[Counted] = []
    match move:
        case ChooseDay(number):
            found.append(Counted(DAY, str(number)))
        case Place(face):
            found.append(Counted(CARD, "placed"))
            if face_of(face).deck is Deck.LANDMARK:
                found.append(Counted(LANDMARK, face_of(face).card))
        case Buy(action):
            found.append(Counted(BOUGHT, action.value))
        case Shift():
            found.append(Counted(SHIFT, "card"))
        case _:
            pass
    then, now = before.players[seat], after.players[seat]
    kept = now.residents[len(then.residents) :]
    found += [Counted(RESIDENT, RESIDENTS[card].target) for card in kept]
    if (completed := completed_streets(now.town) - completed_streets(then.town)) > 0:
        found.append(Counted(STREET, "completed", completed))
    return tuple(found)


def name(kind: str, thing: str) -> Said:
    """Carpenter, Day 12, Lighthouse (L003)."""
    match kind:
        case "resident":
            return say(f"tenby-called-{thing}")
        case "day":
            return say("stats-tenby-day", number=int(thing))
        case _:
            return card_name(thing)


def line(key: str) -> Said:
    """Open streets, Residents: all of a kind together, whatever their numbers and names."""
    return say(f"stats-line-{key}")


TALLY: Final[Tally[Position, Move]] = Tally(
    count=count,
    favourites=(RESIDENT, DAY, LANDMARK),
    titles=(LANDMARK, STREET, RESIDENT, SHIFT, BOUGHT, CARD),
    built=CARD,
    name=name,
    line=line,
)
