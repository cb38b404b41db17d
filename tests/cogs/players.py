"""People who play whole games through Discord: with buttons only, with slash commands only, or both."""

import random

from bot.table import Arrangement, Holder, Place, State, Watch
from bot.takeback import moves_that_count, positions
from cogs.custom_ids import write_press
from cogs.panel_message import bound
from cogs.press import Confirm, OpenTurn, Verb
from cogs.screen import Key, Menu
from cogs.turn import TurnPanels
from games.catalog import GAMES
from tests.cogs.house import labels, presses, said
from tests.cogs.tastes import good_move
from tests.cogs.turns import written

KEYS_WHEN_OVER = [
    "Rematch",
    "Board as text",
    "History",
    "Verify",
    "Replay",
    "Recap",
    "What could I have done?",
]
"""Of a board whose table has been played."""


async def seat_down(
    house, *members, game="copenhagen", options=None, place="thread", watch="anyone", named=None, **more
):
    """A table in play with these members, started without a lobby's presses; gives its number."""
    arrangement = Arrangement(
        seats=len(members), options=options or {}, place=Place(place), watch=Watch(watch), **more
    )
    names = named or [member.name for member in members]
    holders = [Holder(int(member.id), name) for member, name in zip(members, names, strict=True)]
    update = await house.tables.open(
        GAMES[game], arrangement, holders[0], int(house.guild_id), int(house.here)
    )
    for holder in holders[1:]:
        await house.tables.join(update.after.id, holder)
    await house.tables.start(update.after.id, holders[0].user_id)
    await house.shown(update.after.id)
    return update.after.id


def path_to(panel, turn, text):
    """The presses that lead from the first screen to a move: (key or menu, text) each."""
    waiting: list[tuple[str, tuple]] = [("", ())]
    seen = {""}
    while waiting:
        state, path = waiting.pop(0)
        for part in panel(turn, state).rows:
            for pressed, verb, chosen in pressable(part):
                step = (*path, (pressed, chosen))
                if verb is not Verb.LOOK and chosen == text:
                    return step
                if verb is Verb.LOOK and chosen not in seen:
                    seen.add(chosen)
                    waiting.append((chosen, step))
    raise AssertionError(f"no way to {text}")


def pressable(part):
    """What a row of a panel offers: (key or menu, verb, text) each."""
    if isinstance(part, Menu):
        return [(part, part.press.verb, choice.text) for choice in part.choices]
    return [(key, key.press.verb, key.press.text) for key in part if key.press]


class ByButtons:
    """Takes turns with the private panel."""

    def __init__(self, seed="buttons"):
        self._rng = random.Random(seed)

    async def decide(self, house, member, table_id):
        """One decision: open the panel, walk to the move, confirm it if asked."""
        message = await opened(house, member, table_id)
        turn = await house.tables.turn(table_id, int(member.id))
        move = good_move(turn.table.game, turn.position, turn.seat, self._rng)
        return await walk(house, member, table_id, message, turn.table.game.write_move(move))


async def opened(house, member, table_id):
    """The member's private panel."""
    board = await house.board(table_id, member)
    return (await member.press(board, write_press(OpenTurn(table_id))))["message"]


async def walk(house, member, table_id, message, text):
    """Press from the first screen of a panel to a move, and confirm it if asked; gives what is shown then."""
    turn = await house.tables.turn(table_id, int(member.id))
    panel = house.app.part(TurnPanels).panel_of(turn.table.game_key)
    for pressed, chosen in path_to(panel, turn, text):
        (custom_id,) = written(bound(turn, (pressed,) if isinstance(pressed, Key) else pressed))
        if isinstance(pressed, Key):
            outcome = await member.press(message, custom_id)
        else:
            outcome = await member.choose(message, custom_id, chosen)
        message = await redrawn(house, member, message, outcome)
    if asked := [each for each in presses(message) if isinstance(each, Confirm) and each.text == text]:
        message = (await member.press(message, write_press(asked[0])))["message"]
    return message


async def redrawn(house, member, before, outcome):
    """The panel after a press; a slow machine acknowledges the press before it has drawn the panel."""
    message = outcome["message"]
    while (message["components"], message["attachments"]) == (before["components"], before["attachments"]):
        message = await house.message(before["channel_id"], before["id"], member)
    return message


class ByCommands:
    """Types every move."""

    def __init__(self, seed="commands"):
        self._rng = random.Random(seed)

    async def decide(self, house, member, table_id):
        """One decision: the command that offers the move, or that is called like it."""
        turn = await house.tables.turn(table_id, int(member.id))
        game = turn.table.game
        text = game.write_move(good_move(game, turn.position, turn.seat, self._rng))
        home = str((await house.store.posts.showing(table_id)).home_id)
        name, options = await command_for(house, member, home, table_id, text)
        return (await member.command(home, name, **options))["message"]


async def command_for(house, member, channel_id, table_id, text):
    """Which command makes a move, of the game's own if it has any: its name and options, found as a member
    finds them."""
    game = (await house.tables.load(table_id)).game
    own = house.app.tree.get_command(game.key)
    if own is None:
        return "move", {"move": text, "table": table_id}
    for command in own.commands:
        options = [each.name for each in command.parameters if each.name != "table"]
        if not options and command.name == text:
            return f"{game.key} {command.name}", {"table": table_id}
        if options:
            typed = {options[0]: text, "table": table_id}
            found = await member.complete(channel_id, f"{game.key} {command.name}", options[0], **typed)
            if text in [choice["value"] for choice in found]:
                return f"{game.key} {command.name}", typed
    raise AssertionError(f"no command of {game.title} offers {text}")


class Mixed:
    """Now with buttons, now by typing."""

    def __init__(self, seed="mixed"):
        self._rng = random.Random(seed)
        self._ways = (ByButtons(seed), ByCommands(seed))

    async def decide(self, house, member, table_id):
        return await self._rng.choice(self._ways).decide(house, member, table_id)


async def acting(house, table_id, members):
    """The member whose turn it is."""
    table = await house.shown(table_id)
    user_id = table.holders[table.acting[0]].user_id
    return next(member for member in members if int(member.id) == user_id)


async def play_out(house, table_id, members, way, after_each=None):
    """Let the members play until the table is over; gives the table."""
    for _ in range(600):
        table = await house.shown(table_id)
        if table.state is not State.PLAYING:
            return table
        await way.decide(house, await acting(house, table_id, members), table_id)
        if after_each:
            await after_each()
    raise AssertionError("the game does not end")


async def play_unseen(house, table_id, moves=600, seed="replayed"):
    """Make so many moves without Discord, or all until the table is over; the board is drawn in the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        table = await house.tables.load(table_id)
        if table.state is not State.PLAYING:
            break
        turn = await house.tables.turn(table_id, table.holders[table.acting[0]].user_id)
        move = good_move(table.game, turn.position, turn.seat, rng)
        await house.tables.choose(table_id, table.holders[turn.seat].user_id, table.game.write_move(move))
    await house.shown(table_id)


async def play_until(house, fits, game="copenhagen"):
    """Play at new tables for two until a decision fits; gives the table's number, who is to decide, and what
    fitted."""
    rng = random.Random("until")
    for _ in range(20):
        table_id = await seat_down(house, house.anna, house.bruno, game=game)
        while (table := await house.tables.load(table_id)).state is State.PLAYING:
            user_id = table.holders[table.acting[0]].user_id
            turn = await house.tables.turn(table_id, user_id)
            if found := fits(turn):
                return table_id, await acting(house, table_id, (house.anna, house.bruno)), found
            move = good_move(turn.table.game, turn.position, turn.seat, rng)
            await house.tables.choose(table_id, user_id, turn.table.game.write_move(move))
    raise AssertionError("no decision fits")


async def check_over(house, table_id):
    """The table is over, its log replays, and the result stands on the board."""
    table = await house.shown(table_id)
    assert table.state is State.OVER
    log = await house.store.log.load(table_id)
    assert positions(table, moves_that_count(log))[-1] == table.position
    assert table.outcome == table.game.outcome(table.position)
    board = await house.board(table_id)
    text = said(board)
    assert f"Seed `{table.seed}`" in text
    for holder, score in zip(table.holders, table.game.standing(table.position), strict=True):
        assert f"**{holder.name}** {score.points}" in text.replace("\\", "")
    assert labels(board) == KEYS_WHEN_OVER
