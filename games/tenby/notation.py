"""Tenby's moves and board as text.

keep1 keep2      keep the first or second of two residents
open secret      Ebb & Flow: reveal the accolade or keep it secret; later: show
d7               choose day card 7
T012             take the face-up card T012
T? P? L?         draw a terrace, pier or landmark blindly
ET EP            take a plain end terrace or pier
R                draw two residents
T012@2R          place T012 at the right end of street 2 (L: at the left; @new: in a new street)
-T $T +T         a ring instead of a terrace action; pay for an extra one; pay to reveal a terrace
T012>2.3         move T012 before the third card of street 2 (>new: to a new street)
X4               High Tide: activate the accolade X4
end              end the turn
v2.1 ring =T012  Thanks for Visiting: draw 2 terraces and 1 pier; a ring instead; choose T012

Alone:
c7 c+ c- go      play the compass C07; pay for one more; pay to lower it; set out as it is
cx               Alternative Take: pay to discard the last compass; c7 takes it
oX4              Crosswind: a token on the accolade X4
tX4              Driftwood: take the accolade X4
+T2              reveal a terrace to the second place of its row
ring             Cliff Climb: the ring of an icon

A plain end that is placed or moved is named with the side that is up: ET1L, EP3R.
"""

import re
from collections.abc import Callable
from typing import Final

from games.errors import UnreadableMove
from games.message import Typed, say
from games.tenby.components import (
    ACCOLADES,
    COMPASSES,
    DAY_CARDS,
    FACES,
    MARKET_DECKS,
    SIDES,
    Action,
    Deck,
)
from games.tenby.position import (
    NEW,
    Activate,
    Buy,
    Choose,
    ChooseDay,
    Declare,
    DrawBlind,
    DrawResidents,
    EndTurn,
    Forfeit,
    Keep,
    Move,
    Place,
    Reveal,
    RevealAccolade,
    Shift,
    Take,
    TakePlainEnd,
    TakeRing,
    Visit,
)
from games.tenby.solo_table import (
    DiscardCompass,
    DrawCompass,
    LowerCompass,
    PlaceToken,
    PlayCompass,
    SetOut,
)

_PLACES: Final = 3
"""Places of the longest row that has any."""
_PLAIN: Final[dict[str, Move]] = {
    "keep1": Keep(0),
    "keep2": Keep(1),
    "open": Declare(is_open=True),
    "secret": Declare(is_open=False),
    "show": RevealAccolade(),
    "R": DrawResidents(),
    "ET": TakePlainEnd(Deck.PLAIN_TERRACE),
    "EP": TakePlainEnd(Deck.PLAIN_PIER),
    "end": EndTurn(),
    "ring": TakeRing(),
    **{f"{deck}?": DrawBlind(deck) for deck in MARKET_DECKS},
    **{f"+{deck}": Reveal(deck) for deck in MARKET_DECKS},
    **{f"-{action}": Forfeit(action) for action in Action if action is not Action.RING},
    **{f"${action}": Buy(action) for action in Action if action is not Action.RING},
    **{f"d{number}": ChooseDay(number) for number in DAY_CARDS},
    **{card: Activate(card) for card in ACCOLADES},
    **{card: Take(card) for card in SIDES},
    **{f"={card}": Choose(card) for card in (*SIDES, *ACCOLADES)},
    "c+": DrawCompass(),
    "c-": LowerCompass(),
    "cx": DiscardCompass(),
    "go": SetOut(),
    **{f"c{number}": PlayCompass(number) for number in COMPASSES},
    **{f"o{card}": PlaceToken(card) for card in ACCOLADES},
    **{f"t{card}": Take(card) for card in ACCOLADES},
    **{f"+{deck}{place + 1}": Reveal(deck, place) for deck in MARKET_DECKS for place in range(_PLACES)},
}
"""Every move that names no place."""
_WRITTEN: Final = {move: text for text, move in _PLAIN.items()}
_PLACE: Final = re.compile(r"([A-Z]{1,2}[0-9]{1,3}[LR]?)@(?:new|([1-9][0-9]?)([LR]))")
_SHIFT: Final = re.compile(r"([A-Z]{1,2}[0-9]{1,3}[LR]?)>(?:new|([1-9][0-9]?)\.([1-9][0-9]?))")
_VISIT: Final = re.compile(r"v([0-3])\.([0-3])")


def write_move(move: Move) -> str:
    """The short text of a move."""
    match move:
        case Place(face, street, at_right):
            return f"{face}@new" if street == NEW else f"{face}@{street + 1}{'R' if at_right else 'L'}"
        case Shift(face, street, place):
            return f"{face}>new" if street == NEW else f"{face}>{street + 1}.{place + 1}"
        case Visit(terraces, piers):
            return f"v{terraces}.{piers}"
        case _:
            return _WRITTEN[move]


def read_move(text: str) -> Move:
    """The move that a text means, or a refusal that tells how moves are written."""
    text = text.strip()
    if text in _PLAIN:
        return _PLAIN[text]
    readers: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Move]], ...] = (
        (_PLACE, _read_place),
        (_SHIFT, _read_shift),
        (_VISIT, lambda found: Visit(int(found[1]), int(found[2]))),
    )
    for pattern, read in readers:
        if found := pattern.fullmatch(text):
            return read(found)
    raise UnreadableMove(say("tenby-unreadable", text=Typed(text[:40])))


def _read_place(found: re.Match[str]) -> Place:
    _check_face(found[1])
    if found[2] is None:
        return Place(found[1], NEW)
    return Place(found[1], int(found[2]) - 1, at_right=found[3] == "R")


def _read_shift(found: re.Match[str]) -> Shift:
    _check_face(found[1])
    if found[2] is None:
        return Shift(found[1], NEW, 0)
    return Shift(found[1], int(found[2]) - 1, int(found[3]) - 1)


def _check_face(face: str) -> None:
    if face in SIDES and face not in FACES:
        raise UnreadableMove(say("tenby-unreadable-side", card=face))
    if face not in FACES:
        raise UnreadableMove(say("tenby-no-such-card", card=Typed(face)))
