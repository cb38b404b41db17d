"""What a league is played by, in words."""

from bot.clocks.words import control_in_words
from bot.league.points import SCALES, Scale
from bot.league.season import Season, Whole
from bot.league.terms import ALL_AT_ONCE, Format, Terms
from bot.stamps import stamp
from cogs.lobby.fields import shown_value, value_of
from games.api import option_label
from games.catalog import GAMES
from games.message import Message, Said, Typed, say
from games.options import offered_fields


def season_title(whole: Whole) -> Message:
    """Which season of which league."""
    if whole.league.is_tournament:
        return say("league-title-tournament", league=Typed(whole.league.name))
    return say("league-title", league=Typed(whole.league.name), number=str(whole.season.number))


def division_title(whole: Whole, division: int) -> Message:
    """Which division; a league that has only one has no need to say so."""
    if division == 0 or len(whole.divisions) == 1:
        return season_title(whole)
    return say("league-title-division", title=season_title(whole), division=str(division))


def terms_in_words(terms: Terms) -> tuple[Message, ...]:
    """All that is agreed, a sentence each."""
    game = GAMES[terms.game]
    return (
        say("league-plays", game=game.title, seats=terms.seats),
        *(_league(terms) if terms.format is Format.LEAGUE else _tournament(terms)),
        control_in_words(terms.timing.control),
        say("league-vacation-on") if terms.timing.allows_vacation else say("league-vacation-off"),
        *_options(terms),
    )


def _league(terms: Terms) -> tuple[Message, ...]:
    each = terms.tables_each
    played = say("league-round-robin", times=each) if terms.seats == 2 else say("league-tables", tables=each)
    most = terms.divisions
    return (
        say("league-divisions", size=terms.size, most=most)
        if most
        else say("league-divisions-free", size=terms.size),
        played,
        say("league-at-once-all")
        if terms.at_once == ALL_AT_ONCE
        else say("league-at-once", tables=terms.at_once),
        say("league-moves", moves=terms.moves) if terms.moves else say("league-no-moves"),
        say("league-length", days=terms.days, overtime=terms.overtime, rest=terms.rest),
        scale_in_words(terms.scale, terms.seats),
    )


def scale_in_words(scale: Scale, seats: int) -> Message:
    """What places are worth."""
    points = " ".join(map(str, SCALES[scale][seats]))
    return (
        say("league-scale-even-about", points=points)
        if scale is Scale.EVEN
        else say("league-scale-steep-about", points=points)
    )


def _tournament(terms: Terms) -> tuple[Message, ...]:
    return (
        say(f"league-format-{terms.format.value}-about"),
        say("league-round-length", days=terms.days),
        say("league-places", places=terms.capacity or 0),
    )


def _options(terms: Terms) -> tuple[Message, ...]:
    """Options of the game that are not as usual."""
    game = GAMES[terms.game]
    return tuple(
        say(
            "lobby-choice-is",
            label=option_label(game, field.name),
            value=shown_value(game, field.name, value_of(game, terms.options, field.name)),
        )
        for field in offered_fields(game, terms.seats, terms.options)
        if value_of(game, terms.options, field.name) != value_of(game, {}, field.name)
    )


def start_line(season: Season) -> Said:
    """When it begins."""
    if season.starts_at is None:
        return say("league-starts-full", places=season.terms.capacity or 0)
    return say("league-starts", start=stamp(season.starts_at), left=stamp(season.starts_at, "R"))
