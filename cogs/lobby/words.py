"""What people read about opening, filling and repeating a table."""

from typing import Any

from bot.solo import options_of
from bot.table import Place, Table, Watch
from cogs.lobby.fields import shown_value, value_of
from cogs.wording import title_of
from games.api import Game, option_label
from games.catalog import GAMES
from games.errors import BadOption
from games.message import Message, say, who
from games.options import fields_of


def card_missing(table: Table) -> Message:
    """What the host of a new table reads whose card is not there."""
    return say("lobby-card-missing", table=str(table.id))


def table_opened(table: Table, link: str) -> Message:
    """What somebody reads who opened a table elsewhere."""
    return say("lobby-opened", table=str(table.id), link=link) if link else card_missing(table)


def rematch_known(table: Table, link: str) -> Message:
    """What the second reads who asks for a rematch."""
    if not link:
        return say("lobby-rematch-is", table=str(table.id))
    return say("lobby-rematch-known", table=str(table.id), link=link)


def taken_off(table: Table, by: Message) -> Message:
    """What somebody reads whom the host or a moderator took off the table."""
    return say("lobby-taken-off", title=title_of(table), by=by)


def no_longer_host(table: Table) -> Message:
    """What somebody reads who has handed a table over."""
    return say("lobby-no-longer-host", title=title_of(table), host=who(table.seat_of(table.host_id)))


def players_line(game: Game[Any, Any]) -> Message:
    """For how many people a game is."""
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return say("lobby-for-players", players=fewest)
    return say("lobby-for-players-to", fewest=fewest, most=most)


def agreed(table: Table) -> tuple[Message, ...]:
    """The arrangement in a few words each; the game's options only where they were changed."""
    wanted, parts = table.arrangement, []
    if not table.is_direct:
        parts.append(say("lobby-in-thread" if wanted.place is Place.THREAD else "lobby-in-channel"))
        parts.append(say("lobby-anyone-looks" if wanted.watch is Watch.ANYONE else "lobby-players-look"))
    if wanted.rated:
        parts.append(say("lobby-rated"))
    if not table.is_alone:
        parts.append(say("lobby-starts-when-full" if wanted.starts_when_full else "lobby-starts-when-told"))
    if wanted.recap:
        parts.append(say("lobby-recap-follows"))
    if wanted.rematch_of:
        parts.append(say("lobby-rematch-of", table=str(wanted.rematch_of)))
    return (*parts, *chosen_options(table.game, wanted.options))


def chosen_options(game: Game[Any, Any], options: dict[str, Any]) -> tuple[Message, ...]:
    """The game's options in a few words each, where they are not the usual ones."""
    parts = []
    for field in fields_of(game):
        value = value_of(game, options, field.name)
        if value != value_of(game, {}, field.name):
            label, shown = option_label(game, field.name), shown_value(game, field.name, value)
            parts.append(say("lobby-choice", label=label, value=shown))
    return tuple(parts)


def mode_title(game_key: str, mode: str) -> Message:
    """A game and what is chosen in it, of what people play alone."""
    game = GAMES[game_key]
    try:
        chosen = chosen_options(game, options_of(mode))
    except BadOption:  # of another release, whose options were others
        chosen = ()
    if not chosen:
        return say("solo-title", game=game.title)
    return say("solo-title-options", game=game.title, options=chosen)
