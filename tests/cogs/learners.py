"""People who take lessons: the way through a panel to what a step asks, and all other ways."""

from bot.lesson import Task, refusal, turn_at
from cogs.copenhagen.panel import panel as copenhagen
from cogs.custom_ids import write_press
from cogs.kensington.panel import panel as kensington
from cogs.learn.press import OpenLesson
from cogs.press import Practise, Verb
from cogs.screen import Menu, parted
from cogs.tenby.panel import panel as tenby
from cogs.turn import TurnPanels
from games.catalog import GAMES
from tests.cogs.house import parts
from tests.cogs.players import pressable, redrawn

PANELS = {"copenhagen": copenhagen, "kensington": kensington, "tenby": tenby}


def tasks(key):
    """Every step of a game's lesson."""
    return [Task(GAMES[key], number) for number in range(len(GAMES[key].lesson.steps))]


def moments(task, user_id=11, name="Anna"):
    """A step before each of its moves: the turn as far as it is done, along the way that the panel leads."""
    panel, done = house_panel(task), []
    while True:
        turn = turn_at(task, user_id, name, *done)
        yield turn
        *_, (_, text) = way_on(panel, task, turn)
        done += parted(text)
        if len(done) == len(task.step.moves.split()):
            return


def house_panel(task):
    """The panel of the step's game."""
    return PANELS[task.game.key]


def screens(panel, turn):
    """Every screen of a panel that can be looked at, with the presses that lead there."""
    waiting: list[tuple[str, tuple]] = [("", ())]
    seen = {""}
    while waiting:
        looked, path = waiting.pop(0)
        screen = panel(turn, looked)
        yield screen, path
        for row in screen.rows:
            for pressed, verb, chosen in pressable(row):
                if verb is Verb.LOOK and chosen not in seen:
                    seen.add(chosen)
                    waiting.append((chosen, (*path, (pressed, chosen))))


def deeds(screen):
    """What can be done on a screen besides looking around: (key or menu, text) each."""
    return [
        (pressed, text)
        for row in screen.rows
        for pressed, verb, text in pressable(row)
        if verb is not Verb.LOOK
    ]


def way_on(panel, task, turn):
    """The presses that lead from the first screen to what the step asks next."""
    for screen, path in screens(panel, turn):
        for pressed, text in deeds(screen):
            if not refusal(task, turn, *parted(text)):
                return (*path, (pressed, text))
    raise AssertionError(f"the panel has no way to {task.step.moves} of {task.step.key}")


# Through Discord


async def opened(house, member, key, channel=None):
    """The lesson as the member finds it."""
    return (await member.command(channel or house.here, "learn", game=key))["message"]


async def pressed(house, member, message, press, *values):
    """Press what means this, and wait until the answer is drawn."""
    written = write_press(press)
    if values:
        return await redrawn(house, member, message, await member.choose(message, written, *values))
    return await redrawn(house, member, message, await member.press(message, written))


async def do(house, member, message, task):
    """Do all that a step asks, as its panel leads; gives what is shown then."""
    panel, done, wanted = house.app.part(TurnPanels).panel_of(task.game.key), 0, task.step.moves.split()
    while done < len(wanted):
        steps = await house.store.practice.load(task.mark, int(member.id))
        turn = turn_at(task, int(member.id), member.name, *steps)
        way = way_on(panel, task, turn)
        for key, text in way:
            verb = key.press.verb
            where = (task.mark.what, task.mark.number, len(turn.steps), verb)
            if isinstance(key, Menu):
                message = await pressed(house, member, message, Practise(*where, key.press.text), text)
            else:
                message = await pressed(house, member, message, Practise(*where, text))
        asked = write_press(Practise(task.mark.what, task.mark.number, len(turn.steps), Verb.CONFIRM, text))
        if asked in [part.get("custom_id") for part in parts(message)]:
            message = await pressed(house, member, message, Practise(*where[:3], Verb.CONFIRM, text))
        done = len(turn.steps) + len(parted(text))
    return message


async def onward(house, member, message, task):
    """From what came of a step to what comes next."""
    return await pressed(house, member, message, OpenLesson(task.game.key))
