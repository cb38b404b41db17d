"""People who play whole games through Discord: with buttons only, with slash commands only, or both."""

import random

from bot.table import State
from cogs.screen import Menu, Verb
from cogs.turn import TurnPanels
from games.copenhagen.position import Build, Discard, Gain, Take, TurnBack, White
from tests.cogs.house import key, labels, parts, press, said

COMMANDS = {Take: "take", Build: "build", Discard: "discard", White: "coat", Gain: "coat", TurnBack: "coat"}


async def seat_down(house, *members, game="copenhagen", options=None, place="thread", watch="anyone"):
    """A table in play with these members, started without a lobby's presses; gives its number."""
    from bot.table import Arrangement, Holder, Place, Watch
    from games.catalog import GAMES

    arrangement = Arrangement(
        seats=len(members), options=options or {}, place=Place(place), watch=Watch(watch)
    )
    holders = [Holder(int(member.id), member.name) for member in members]
    update = await house.tables.open(
        GAMES[game], arrangement, holders[0], int(house.guild_id), int(house.here)
    )
    for holder in holders[1:]:
        await house.tables.join(update.after.id, holder)
    await house.tables.start(update.after.id, holders[0].user_id)
    await house.shown(update.after.id)
    return update.after.id


def good_move(game, position, seat, rng):
    """A legal move of somebody who likes to build, so that games are interesting and not long."""
    moves = game.legal_moves(position, seat)
    building = [move for move in moves if isinstance(move, Build | White | Gain)]
    return rng.choice(building if building and rng.random() < 0.8 else moves)


def path_to(panel, turn, text):
    """The presses that lead from the first screen to a move: (part of the screen, verb, text) each."""
    waiting, seen = [("", ())], {""}
    while waiting:
        state, path = waiting.pop(0)
        for part in panel(turn, state).rows:
            choices = part.choices if isinstance(part, Menu) else [k for k in part if k.text is not None]
            for choice in choices:
                verb = part.verb if isinstance(part, Menu) else choice.verb
                step = (*path, (part if isinstance(part, Menu) else None, verb, choice.text))
                if verb is not Verb.LOOK and choice.text == text:
                    return step
                if verb is Verb.LOOK and choice.text not in seen:
                    seen.add(choice.text)
                    waiting.append((choice.text, step))
    raise AssertionError(f"no way to {text}")


class ByButtons:
    """Takes turns with the private panel."""

    def __init__(self, seed="buttons"):
        self._rng = random.Random(seed)

    async def decide(self, house, member, table_id):
        """One decision: open the panel, walk to the move, confirm it if asked."""
        board = await house.board(table_id, member)
        opened = await press(member, board, "Take your turn")
        message = opened["message"]
        turn = await house.tables.turn(table_id, int(member.id))
        game = turn.table.game
        text = game.write_move(good_move(game, turn.position, turn.seat, self._rng))
        panel = house.app.part(TurnPanels).panel_of(game.key)
        for menu, verb, chosen in path_to(panel, turn, text):
            where = f"{table_id}:{turn.table.version}:{len(turn.steps)}"
            if menu is not None:
                outcome = await member.choose(message, f"pick:{where}:{verb}:{menu.name}", chosen)
            else:
                outcome = await member.press(message, f"{verb}:{where}:{chosen}")
            message = outcome["message"]
        if "Confirm" in labels(message):
            assert "Confirm your turn" in said(message)
            message = (await press(member, message, "Confirm"))["message"]
        return message


class ByCommands:
    """Types every move."""

    def __init__(self, seed="commands"):
        self._rng = random.Random(seed)

    async def decide(self, house, member, table_id):
        """One decision: the command for the move, its text taken from the autocomplete."""
        turn = await house.tables.turn(table_id, int(member.id))
        game = turn.table.game
        move = good_move(game, turn.position, turn.seat, self._rng)
        text = game.write_move(move)
        home = str((await house.store.load_showing(table_id)).home_id)
        name = COMMANDS.get(type(move))
        if name is None:
            name, text = ("end", None) if text == "end" else ("ability", text)
        options = {"table": table_id}
        if text is not None:
            option = {
                "take": "cards",
                "build": "tile",
                "ability": "ability",
                "coat": "use",
                "discard": "card",
            }[name]
            found = await member.complete(home, f"copenhagen {name}", option, **{option: text, **options})
            assert text in [choice["value"] for choice in found]
            options[option] = text
        return (await member.command(home, f"copenhagen {name}", **options))["message"]


class Mixed:
    """Now with buttons, now by typing."""

    def __init__(self, seed="mixed"):
        self._rng = random.Random(seed)
        self._ways = (ByButtons(seed), ByCommands(seed))

    async def decide(self, house, member, table_id):
        return await self._rng.choice(self._ways).decide(house, member, table_id)


async def play_out(house, table_id, members, way, after_each=None):
    """Let the members play until the table is over; gives the table."""
    by_id = {int(member.id): member for member in members}
    for _ in range(600):
        table = await house.shown(table_id)
        if table.state is not State.PLAYING:
            return table
        user_id = table.holders[table.acting[0]].user_id
        await way.decide(house, by_id[user_id], table_id)
        if after_each:
            await after_each()
    raise AssertionError("the game does not end")


__all__ = ["ByButtons", "ByCommands", "Mixed", "key", "parts", "play_out", "seat_down"]
