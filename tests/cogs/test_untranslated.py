"""A whole game of each kind in a made-up language: no sentence, caption or command escaped translation."""

import pytest
from msgspec.structs import replace

from bot.table import State
from cogs.custom_ids import write_press
from cogs.press import Join, OpenOptions, ReadBoard, Start, Verify
from cogs.references import REFERENCES
from games.catalog import GAMES
from languages.shelf import LANGUAGES, language
from rendering.kept import kept, kept_panel
from tests.cogs.house import House
from tests.cogs.players import ByButtons, acting
from tests.cogs.untranslated import Untranslated
from tests.languages.pseudo import pseudo_language

ELSEWHERE = "sv-SE"
PEOPLE_IN_THE_RULES = [name for each in REFERENCES.values() for name in each.game.names]
LANGUAGE_NAMES = [language(key).name for key in LANGUAGES]


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_escapes_translation(tmp_path, game):
    titles = [each.title for each in GAMES.values()]
    found = Untranslated("Rowhouse", "Discord", *PEOPLE_IN_THE_RULES, *titles, *LANGUAGE_NAMES)
    with pseudo_language(tmp_path / "made-up"):
        async with House(tmp_path, found.record) as house:
            found.names += tuple(
                name for person in await house.local.ask("GET", "/members") for name in _names_of(person)
            )
            await house.speaks(ELSEWHERE)
            for member in (house.anna, house.bruno, house.chidi, house.emi):
                await member.speaks(ELSEWHERE)
            kept.forget()
            kept_panel.forget()
            found.is_listening = True  # what was said before they chose their language is not looked at
            await _whole_game(house, game)
            found.check_pictures()
    assert found.checked > 500
    assert not found.words, "\n".join(f"{word}: {where}" for word, where in found.words.items())


def _names_of(person):
    return filter(None, (person["username"], person.get("global_name"), person.get("nick")))


async def _whole_game(house, game):
    outcome = await house.anna.command(house.here, "play", game=game, seats=2)
    table_id = max(await house.store.tables.open_in(int(house.here)))
    assert outcome
    card = await house.card(table_id)
    await house.anna.press(card, write_press(OpenOptions(table_id)))
    if game == "tenby":  # the fewest rounds say all that there is to say
        wanted = (await house.tables.load(table_id)).arrangement
        await house.tables.arrange(table_id, int(house.anna.id), replace(wanted, options={"rounds": 6}))
    await house.bruno.press(card, write_press(Join(table_id)))
    await house.anna.press(await house.card(table_id), write_press(Start(table_id)))
    members, way, moves = (house.anna, house.bruno), ByButtons(), 0
    while (table := await house.shown(table_id)).state is State.PLAYING:
        await way.decide(house, await acting(house, table_id, members), table_id)
        moves += 1
        if moves in (3, 20):
            await _look_around(house, table_id)
    assert table.state is State.OVER
    board = await house.board(table_id)
    await house.anna.press(board, write_press(Verify(table_id)))
    await _look_around(house, table_id)


async def _look_around(house, table_id):
    """Everything that can be asked for, by players and by somebody else."""
    home = str((await house.store.showings.load(table_id)).home_id)
    for member in (house.anna, house.bruno, house.emi):
        await member.press(await house.board(table_id), write_press(ReadBoard(table_id)))
        for command in ("board", "history", "hand", "turn", "tables", "verify", "help", "settings me"):
            await member.command(home, command)
        await member.command(home, "rules", game=(await house.tables.load(table_id)).game_key)
        await member.complete(home, "move", "move", move="", table=table_id)
        await member.command(home, "move", move="000", table=table_id)
    await house.anna.command(home, "undo")
    await house.bruno.command(home, "resign")
