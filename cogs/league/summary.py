"""How a season ended, in words: champions, who rises and goes down, and the final order; pure."""

from collections.abc import Sequence

from bot.league.change import Final
from bot.league.divisions import parted
from bot.league.points import shown_points
from bot.league.season import Whole
from bot.league.starting import finishes_of
from cogs.screen import item, small
from games.message import Said, Typed, say


def summary_lines(whole: Whole, finals: Sequence[Final]) -> tuple[Said, ...]:
    """Who won, and who plays elsewhere next season."""
    champions = tuple(Typed(final.name) for final in finals if final.is_champion)
    lines: list[Said] = [say("league-champions", names=champions)] if champions else []
    if whole.league.is_tournament:
        return (*lines, *order_lines(finals, 1, most=8))
    rising, falling = movers(whole, finals)
    names = {final.user_id: Typed(final.name) for final in finals}
    if rising:
        lines.append(say("league-go-up", names=tuple(names[player] for player in rising)))
    if falling:
        lines.append(say("league-go-down", names=tuple(names[player] for player in falling)))
    return (*lines, *order_lines(finals, 1, most=5))


def movers(whole: Whole, finals: Sequence[Final]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who goes up and who goes down, if everybody comes back who may."""
    divisions = parted(finishes_of(finals), whole.season.terms.moves)
    rising = tuple(player for division in divisions for player in division.up)
    return rising, tuple(player for division in divisions for player in division.down)


def order_lines(finals: Sequence[Final], division: int, most: int) -> tuple[Said, ...]:
    """The final order of a division, as far as there is room."""
    shown = [final for final in finals if final.division == division][:most]
    return tuple(item(_line(final)) for final in shown)


def _line(final: Final) -> Said:
    said = say("league-final", place=final.place, name=Typed(final.name), points=shown_points(final.points))
    if final.has_left:
        return say("league-final-left", line=said)
    return say("league-final-guest", line=said) if final.is_guest else said


def history_lines(champions: Sequence[tuple[int, Final]]) -> tuple[Said, ...]:
    """Who won which season, the newest first."""
    if not champions:
        return (say("league-no-champions"),)
    numbers = list(dict.fromkeys(number for number, _ in champions))
    return tuple(
        item(
            say(
                "league-history-line",
                number=str(season),
                names=tuple(Typed(final.name) for number, final in champions if number == season),
            )
        )
        for season in numbers
    )


def whole_order(finals: Sequence[Final]) -> tuple[Said, ...]:
    """Every division in its final order."""
    divisions = sorted({final.division for final in finals})
    lines: list[Said] = []
    for number in divisions:
        if len(divisions) > 1:
            lines.append(say("league-division", division=str(number)))
        lines += order_lines(finals, number, most=20)
    return tuple(lines) or (small(say("league-no-order")),)
