"""Which options go together at a table of Tenby, and why not (ruling 65)."""

from typing import Final

from games.api import Limit
from games.message import Message, say
from games.tenby.position import Accolades, FirstPlayer, Options, Solo
from games.tenby.scenarios import differences_of
from games.tenby.terms import solo_name

_OF_SEVERAL: Final = (Accolades.NONE, Accolades.OPEN_SEA, Accolades.EBB_AND_FLOW, Accolades.HIGH_TIDE)
FIRST_PLAYERS: Final = tuple(FirstPlayer)
"""By lot, then the seats."""


def limit(seats: int, options: Options, field: str) -> Limit | None:
    """Which values an option may have beside the number of seats and the solo game chosen."""
    return _alone(options, field) if seats == 1 else _together(seats, options, field)


def _alone(options: Options, field: str) -> Limit | None:
    law = differences_of(options.solo)
    match field:
        case "rounds":
            return Limit((10,), say("tenby-limit-ten-rounds"))
        case "secret_residents":
            return Limit((True,), say("tenby-limit-own-residents"))
        case "first_player":
            return Limit((FirstPlayer.BY_LOT,), say("tenby-limit-one-player"))
        case "thanks_for_visiting":
            return Limit(law.thanks_for_visiting, _why(options.solo))
        case "accolades":
            return Limit(law.accolades, _why_accolades(options))
        case _:
            return None


def _why(solo: Solo) -> Message:
    if solo is Solo.FESTIVAL:
        return say("tenby-limit-festival")
    return say("tenby-limit-core-only", scenario=solo_name(solo))


def _why_accolades(options: Options) -> Message:
    if options.accolades in (Accolades.EBB_AND_FLOW, Accolades.HIGH_TIDE):
        return say("tenby-limit-accolades-of-several")
    return _why(options.solo)


def _together(seats: int, options: Options, field: str) -> Limit | None:
    match field:
        case "solo":
            return Limit((Solo.CORE,), say("tenby-limit-solo-is-alone"))
        case "accolades":
            return Limit(_OF_SEVERAL, say("tenby-limit-accolades-alone"))
        case "first_player":
            number = FIRST_PLAYERS.index(options.first_player)
            why = say("tenby-no-such-first-player", number=number, seats=seats)
            return Limit(FIRST_PLAYERS[: seats + 1], why)
        case _:
            return None
