"""A whole game of each kind in a made-up language: no sentence, caption or command escaped translation."""

import pytest
from msgspec.structs import replace

from bot.table import State
from cogs.custom_ids import write_press
from cogs.league.press import EnterSeason, OpenSignup, Page, SetTerm, ShowForm, Term
from cogs.lobby.press import Join, OpenOptions, Start
from cogs.press import OpenSince, ReadBoard, Verify
from cogs.references import REFERENCES
from games.catalog import GAMES
from games.tenby.components import FACES
from languages.shelf import LANGUAGES, language
from rendering.kept import kept, kept_panel
from tests.cogs.house import House, presses
from tests.cogs.players import ByButtons, acting
from tests.cogs.test_leagues import everybody, open_tables, post, settled, time_passes
from tests.cogs.untranslated import Untranslated
from tests.languages.pseudo import pseudo_language
from tests.quick import quick_by_name

ELSEWHERE = "sv-SE"
PEOPLE_IN_THE_RULES = [name for each in REFERENCES.values() for name in each.game.names]
TITLES = [each.title for each in GAMES.values()]
LANGUAGE_NAMES = [language(key).name for key in LANGUAGES]


@pytest.mark.parametrize(
    ("game", "moves"),
    quick_by_name(
        {"tenby, a few moves": ("tenby", 8)} | {game: (game, 10_000) for game in GAMES}, "tenby, a few moves"
    ),
)
async def test_nothing_escapes_translation(tmp_path, game, moves):
    found = Untranslated("Rowhouse", "Discord", *PEOPLE_IN_THE_RULES, *TITLES, *LANGUAGE_NAMES)
    found.are_painted(face.name for face in FACES.values())
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
            await _whole_game(house, game, moves)
            found.check_pictures()
    assert found.checked > min(500, 40 * moves)
    assert not found.words, "\n".join(f"{word}: {where}" for word, where in found.words.items())


@pytest.mark.thorough
async def test_nothing_of_a_league_escapes_translation(tmp_path):
    found = Untranslated("Harbour League", "SHA", *TITLES, *LANGUAGE_NAMES)
    with pseudo_language(tmp_path / "made-up"):
        async with House(tmp_path, found.record) as house:
            found.names += tuple(
                name for person in await house.local.ask("GET", "/members") for name in _names_of(person)
            )
            await house.speaks(ELSEWHERE)
            for member in everybody(house):
                await member.speaks(ELSEWHERE)
            kept.forget()
            kept_panel.forget()
            found.is_listening = True
            await _whole_season(house)
            found.check_pictures()
    assert found.checked > 300
    assert not found.words, "\n".join(f"{word}: {where}" for word, where in found.words.items())


async def _whole_season(house):
    """A league is created, entered, played and closed; everything that can be asked for is asked for."""
    created = await house.anna.command(house.here, "league create", name="Harbour League", game="copenhagen")
    form = created["message"]
    for page in (Page.DIVISIONS, Page.SEASON, Page.START):
        form = (await house.anna.press(form, write_press(ShowForm(1, page))))["message"]
    form = (await house.anna.choose(form, write_press(SetTerm(1, Term.SEATS)), "2"))["message"]
    await house.anna.press(form, write_press(OpenSignup(1)))
    signup = await post(house, "signup:1:1")
    for member in everybody(house):
        await member.press(signup, write_press(EnterSeason(1)))
    await house.emi.command(house.here, "league show")
    await time_passes(house, 7.1)
    for fixture in await open_tables(house):
        await house.tables.resign(fixture.table_id, fixture.spots[1].player)
    await settled(house)
    for command in ("show", "tables", "leave"):
        await house.emi.command(house.here, f"league {command}")
    await house.anna.command(house.here, "organise extend", days=1, reason="x")
    await house.anna.command(house.here, "organise log")
    await time_passes(house, 58)
    for command in ("show", "history"):
        await house.emi.command(house.here, f"league {command}")
    await post(house, "summary:1")


def _names_of(person):
    return filter(None, (person["username"], person.get("global_name"), person.get("nick")))


async def _whole_game(house, game, most_moves):
    """Played to its end, or given up after so many moves."""
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
        if moves == most_moves:
            await house.tables.resign(table_id, int(house.bruno.id))
    assert table.state is State.OVER
    board = await house.board(table_id)
    await house.anna.press(board, write_press(Verify(table_id)))
    await _look_around(house, table_id)


async def _look_around(house, table_id):
    """Everything that can be asked for, by players and by somebody else."""
    home = str((await house.store.posts.showing(table_id)).home_id)
    for member in (house.anna, house.bruno, house.emi):
        await member.press(await house.board(table_id), write_press(ReadBoard(table_id)))
        for command in ("board", "history", "replay", "hand", "tables", "verify", "help", "settings me"):
            await member.command(home, command)
        for command in ("follow table", "follow list", "export"):
            await member.command(home, command)
        panel = (await member.command(home, "turn"))["message"]
        if OpenSince(table_id) in presses(panel):
            await member.press(panel, write_press(OpenSince(table_id)))
        await member.command(home, "rules", game=(await house.tables.load(table_id)).game_key)
        await member.complete(home, "move", "move", move="", table=table_id)
        await member.command(home, "move", move="000", table=table_id)
    await house.anna.command(home, "undo")
    await house.bruno.command(home, "resign")
