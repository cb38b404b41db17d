"""A table of Tenby drawn in letters, for tests and game files."""

from collections.abc import Iterator
from typing import Final

from games.tenby.components import MARKET_DECKS
from games.tenby.market import pile_of
from games.tenby.position import Phase, Position, Street
from games.tenby.scoring import town_points
from games.tenby.solo_table import SoloTable
from games.tenby.town import LEFT, RIGHT
from games.tenby.turns import to_act

LIMIT: Final = 1024


def diagram(view: Position) -> str:
    """Market, days and nights, then every town street by street; long towns with edges only."""
    for street in (_named, _edges):
        lines = [*_table(view), *_turn(view)]
        for seat in range(len(view.players)):
            lines.append(_seat(view, seat))
            lines += [street(row) for row in view.players[seat].town]
        text = "\n".join(lines)
        if len(text) <= LIMIT:
            return text
    return text[: LIMIT - 1] + "…"


def _table(view: Position) -> Iterator[str]:
    waits = " ".join(str(seat + 1) for seat in to_act(view))
    doing = "over" if view.phase is Phase.OVER else f"{view.phase}, {waits} to act"
    yield f"Tenby, round {view.round}/{view.options.rounds}: {doing}"
    for deck in MARKET_DECKS:
        pile = pile_of(view.market, deck)
        yield f"{deck} {len(pile.deck)}+{len(pile.discards)}: {' '.join(card or '-' for card in pile.row)}"
    ends = f"ET {len(view.market.plain_terraces)} EP {len(view.market.plain_piers)}"
    yield f"{ends} R {len(view.residents)}" + "".join(_accolade(view, card) for card in view.accolades)
    days = " ".join(
        f"{day.number}{'+' * day.rings}{f'={day.seat + 1}' if day.seat is not None else ''}"
        for day in view.days
    )
    if view.solo is not None:
        yield from _solo(view.solo, days)
        return
    yield f"days {days} nights {' '.join(str(seat + 1) for seat in view.night)}".rstrip()


def _turn(view: Position) -> Iterator[str]:
    turn = view.turn
    parts = ("".join(turn.actions), turn.bought and f"${turn.bought}", turn.holding, " ".join(turn.offered))
    if any(parts):
        yield "turn " + " ".join(part for part in parts if part)


def _solo(solo: SoloTable, played: str) -> Iterator[str]:
    hand = " ".join(map(str, solo.hand or solo.row))
    yield f"compasses {hand} played {played} -{solo.lowered} anchor {solo.anchor} of {len(solo.anchors)}"
    if solo.tokens:
        yield f"tokens {' '.join(map(str, solo.tokens))}"
    if solo.penalties:
        yield f"penalties {' '.join(penalty.deck for penalty in solo.penalties)}"


def _accolade(view: Position, card: str) -> str:
    return f" {card}{'!' if card in view.active else ''}"


def _seat(view: Position, seat: int) -> str:
    player = view.players[seat]
    parts = [f"{seat + 1}: {town_points(player.town)} points, rings {player.rings}"]
    if player.residents:
        parts.append(" ".join(player.residents))
    if player.drawn:
        parts.append("of " + " ".join(player.drawn))
    if player.accolade:
        parts.append(player.accolade + ("!" if player.is_accolade_open else ""))
    if player.honours:
        parts.append(" ".join(player.honours))
    if seat in view.gone:
        parts.append("left")
    return ", ".join(parts)


def _named(street: Street) -> str:
    return f"  {LEFT[street[0]]} {' '.join(street)} {RIGHT[street[-1]]}"


def _edges(street: Street) -> str:
    return f"  {LEFT[street[0]]}{''.join(RIGHT[face] for face in street)}"
