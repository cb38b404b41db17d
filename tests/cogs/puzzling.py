"""What tests of puzzles share: puzzles made once, days that begin and end, and answers given by pressing."""

from functools import cache
from itertools import count

from bot.clocks.lengths import MINUTE, SECOND
from bot.puzzle import DAY, day_of, turn_of
from cogs.delivery.service import Delivery
from cogs.panel_message import bound_by
from cogs.press import Practise
from cogs.puzzle.days import PuzzleDays
from cogs.screen import Key
from cogs.turn import TurnPanels
from games.catalog import GAMES
from games.puzzle import found_in_game
from tests.cogs.house import press, said
from tests.cogs.players import path_to, redrawn
from tests.cogs.turns import written


@cache
def _making(game):
    """Puzzles of a game as they are found, and those that are there already."""
    found = (found_in_game(GAMES[game], f"a test's {seed}") for seed in count())
    return (each for each in found if each is not None), []


def made(game, number):
    """Some puzzles of a game, each another one."""
    kept, ready = _making(game)
    while len(ready) <= number:
        ready.append(next(kept))
    return ready[number]


async def keep(house, game="copenhagen", days=3):
    """Puzzles for today and some days after it, so that none has to be made."""
    for number in range(days):
        await house.store.puzzles.keep(game, day_of(house.now()) + number, made(game, number))


async def set_up(house, game="copenhagen", channel=None, days=3):
    """A puzzle of today, wanted by a moderator and shown; gives it."""
    await keep(house, game, days)
    told = await house.anna.command(channel or house.here, "puzzle setup", game=game)
    assert "stands in this channel every day" in said(told["message"])
    return await today(house, game)


async def today(house, game="copenhagen"):
    """Today's puzzle, shown everywhere."""
    await shown(house)
    return await house.store.puzzles.of_day(game, day_of(house.now()))


async def midnight(house, days=1):
    """The next day begins, or one after it."""
    await house.passes((day_of(house.now()) + days) * DAY - house.now() + 5)
    await house.app.part(PuzzleDays).look_at_clock()
    await shown(house)


async def post_of(house, daily, channel=None, member=None):
    """The message of a puzzle in a channel."""
    await shown(house)
    where = (await kept_post(house, daily, channel)).standing
    return await house.message(where.place_id, where.message_id, member or house.bruno)


async def kept_post(house, daily, channel=None):
    """What is kept of the post of a puzzle in a channel."""
    return await house.store.posts.load(f"puzzle:{daily.id}:{channel or house.here}")


async def shown(house):
    """Everything of puzzles is shown; of how many have answered, a minute after an answer."""
    await house.passes(MINUTE / SECOND)
    await house.app.part(Delivery).finish()


async def begun(house, member, daily, channel=None):
    """The game's panel, opened from the message in the channel."""
    cover = (await press(member, await post_of(house, daily, channel, member), "Solve"))["message"]
    return await redrawn(house, member, cover, await press(member, cover, "Take the turn"))


async def drafted(house, member, daily, steps, message):
    """Press from the first screen of the panel to the question whether these steps are the answer."""
    game = GAMES[daily.game]
    panel = house.app.part(TurnPanels).panel_of(game.key)
    for number, text in enumerate(steps):
        turn = turn_of(daily, int(member.id), *steps[:number])
        for pressed, chosen in path_to(panel, turn, text):
            outcome = await _pressed(member, message, daily, number, pressed, chosen)
            message = await redrawn(house, member, message, outcome)
    return message


async def _pressed(member, message, daily, step, pressed, chosen):
    def bind(deed):
        return Practise(daily.mark.what, daily.id, step, deed.verb, deed.text)

    (custom_id,) = written(bound_by((pressed,) if isinstance(pressed, Key) else pressed, bind, bind))
    if isinstance(pressed, Key):
        return await member.press(message, custom_id)
    return await member.choose(message, custom_id, chosen)


async def answer(house, member, daily, steps=None, channel=None):
    """Answer with these steps, or with the best ones; gives what the member is told."""
    message = await begun(house, member, daily, channel)
    message = await drafted(house, member, daily, steps or daily.puzzle.steps, message)
    return said((await press(member, message, "This is my answer"))["message"])


def poor(daily):
    """Some whole turn that is not the best one: a single step that ends the turn."""
    turn = turn_of(daily, 1)
    game = turn.table.game
    for move in game.legal_moves(turn.view, turn.seat):
        text = game.write_move(move)
        if turn.tried(text).needs_confirming:
            return (text,)
    raise AssertionError("no step ends the turn")
