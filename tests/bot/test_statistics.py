"""Statistics: kept numbers are what a plain count over all logs gives, whatever happens at the tables."""

import random
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.bot_players import BotTurn, bots_to_act
from bot.clocks.controls import RELAXED, Timing, bank
from bot.clocks.lengths import DAY, HOUR
from bot.league.correcting import corrected_places
from bot.league.points import Ended
from bot.looking_back import decisions_of, missed, question_back
from bot.question import AGREES, still_to_agree
from bot.shards import Shards
from bot.statistics.facts import facts_of
from bot.statistics.judge import Judge
from bot.statistics.judging import Judged
from bot.statistics.keeper import FactKeeper
from bot.statistics.pages import Statistics
from bot.statistics.titles import titles_of
from bot.statistics.words import icon_of, kind_in_words, line_in_words, thing_in_words
from bot.store.facts import ANYWHERE
from bot.table import NOBODY, Arrangement, Holder, State
from bot.thinkers import Thinkers
from bot.timeout import fallback_turn
from bot.walk import walk
from games.catalog import GAMES
from games.copenhagen.components import Ability
from games.errors import Refusal
from games.kensington.tally import first_like
from games.kensington.tiles import TILES
from games.record import read_record
from games.tenby.components import FACES, RESIDENTS, Deck
from games.thought import Level
from languages.reader import Reader
from languages.shelf import LANGUAGES
from rendering.catalog import PAINTERS
from rendering.stats.sheet import tell_sheet
from tests.bot.company import (
    ANNA,
    BEN,
    CHANNEL,
    COMPANY,
    SERVER,
    STRANGER,
    UNHURRIED,
    doer,
    player_to_act,
    rows,
)
from tests.bot.counted_naively import NOT_COUNTED_HERE, counted
from tests.bot.filed import REPLAYS, as_table
from tests.bot.hours import Hands, a_house
from tests.bot.player_process import FIRST_DAY

TIMINGS = (Timing(bank(DAY, 8 * HOUR)), Timing(bank(3 * DAY, DAY)), Timing(RELAXED))
OTHER_SERVER = 8
ENOUGH = {"copenhagen": 10, "kensington": 5, "tenby": 5}
"""Tables to finish, until everything has happened at one of them."""


async def a_random_table(house, game, rng, guild_id=SERVER, seats=None, bots=0):
    """A table of people and bot players that was played at random to its end, somehow."""
    tables = house.tables
    seats = seats or rng.choice([number for number in game.seats if number > 1])
    arrangement = Arrangement(seats, timing=rng.choice(TIMINGS))
    table_id = (await tables.open(game, arrangement, ANNA, guild_id, CHANNEL)).after.id
    for player in COMPANY[1 : seats - bots]:
        await tables.join(table_id, player)
    for _ in range(bots):
        await tables.add_bot(table_id, ANNA.user_id, Level.GENTLE, lambda name, level: name)
    table = (await tables.start(table_id, ANNA.user_id)).after
    while table.state is State.PLAYING:
        await house.send()
        table = await tables.load(table_id)
        house.hands.go(rng.choice((5, 40, 600, 7200)) * 1000)
        if waiting := bots_to_act(table):
            moves = [tried.text for tried in fallback_turn(table.game, table.position, waiting[0])]
            await tables.move_bots(table_id, table.version, [BotTurn(waiting[0], tuple(moves))])
            if rng.random() < 0.5:
                await some_come_back(tables, await tables.load(table_id))
        elif rng.random() < 0.004:
            with suppress(Refusal):
                host = doer(Holder(table.host_id, "Host"), moderates=True)
                await tables.let_bot_play(table_id, host, rng.choice(table.people).user_id)
        else:
            with suppress(Refusal):
                await act(tables, table, rng)
        table = await tables.load(table_id)
    return table


async def act(tables, table, rng):
    """One thing that somebody does: mostly a move, seldom what makes counting hard."""
    chance, somebody = rng.random(), rng.choice(table.people).user_id
    if table.question is not None:
        asked = table.holders[still_to_agree(table, table.question)[0]].user_id
        await tables.answer(table.id, asked, AGREES)
    elif chance < 0.002 * len(table.holders):
        await tables.resign(table.id, somebody)
    elif chance < 0.03:
        offered = (await tables.offer(table.id, doer(Holder(somebody, "x")), somebody)).after
        guest = rng.choice((STRANGER, *COMPANY))
        await tables.take_seat(table.id, guest, offered.seat_of(somebody), offered.version)
    elif chance < 0.1:
        await tables.ask_back(table.id, somebody)
    elif chance < 0.102:
        await tables.ask_to_end(table.id, somebody)
    else:
        user_id = player_to_act(table)
        turn = await tables.turn(table.id, user_id)
        move = rng.choice(table.game.legal_moves(turn.position, turn.seat))
        await tables.choose(table.id, user_id, table.game.write_move(move))


async def some_come_back(tables, table):
    for holder in table.holders:
        if holder.taken_over and table.state is State.PLAYING:
            with suppress(Refusal):
                await tables.come_back(table.id, holder.user_id)


def kept_totals(path):
    """All totals as they stand on disk, without those that the plain count leaves out."""
    found = rows(path, "SELECT guild_id, user_id, game, what, number FROM totals WHERE number <> 0")
    return {
        (guild, user, game, what): number
        for guild, user, game, what, number in found
        if not what.startswith(NOT_COUNTED_HERE)
    }


one_game_at_least = pytest.mark.parametrize(
    "game",
    [
        "copenhagen",
        *(pytest.param(game, marks=pytest.mark.thorough) for game in GAMES if game != "copenhagen"),
    ],
)


@one_game_at_least
async def test_kept_numbers_are_what_a_plain_count_over_all_logs_gives(place, game):
    rng = random.Random(f"statistics of {game}")
    async with a_house(place, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        finished = 0
        while finished < ENOUGH[game]:
            guild = OTHER_SERVER if rng.random() < 0.2 else SERVER
            table = await a_random_table(house, GAMES[game], rng, guild, bots=rng.choice((0, 0, 1)))
            result = await house.store.results.of_table(table.id)
            finished += result.ended is Ended.FINISHED
        await keeper.settled()
        assert kept_totals(place) == counted(place)
        counted_at_all = {what for _, _, _, what in kept_totals(place)}
        assert {"played", "won", "left", "handed", "timed", "taken-back"} <= counted_at_all
        await corrects_some(house, rng)
        await keeper.settled()
        assert kept_totals(place) == counted(place)
        happened = {kind for (kind,) in rows(place, "SELECT DISTINCT kind FROM log")}
        assert {"move", "resigned", "taken back", "replaced", "stood in", "came back"} <= happened
        await keeper.stop()


async def corrects_some(house, rng):
    """An organiser corrects some results: other places, a forfeit."""
    for table_id in await house.store.tables.all():
        result = await house.store.results.of_table(table_id)
        if result is not None and rng.random() < 0.6:
            places = ["x", *map(str, range(1, len(result.seats)))]
            rng.shuffle(places)
            await house.tables.ratings.correct(
                corrected_places(result, " ".join(places)), ANNA.user_id, "it was so"
            )


async def test_what_ended_while_nobody_counted_is_caught_up_with_and_never_counted_twice(place):
    rng = random.Random("catching up")
    async with a_house(place, Hands(FIRST_DAY)) as house:
        for game in GAMES.values():
            await a_random_table(house, game, rng, seats=2)
    async with a_house(place, Hands(FIRST_DAY + 30 * DAY)) as house:
        for _ in range(2):
            keeper = FactKeeper(house.store, house.tables, rest=0)
            await keeper.start()
            await keeper.settled()
            assert kept_totals(place) == counted(place)
            await keeper.stop()
        rows(place, "UPDATE facts SET version = 0")
        keeper = FactKeeper(house.store, house.tables, rest=0)
        await keeper.start()
        await keeper.settled()
        assert kept_totals(place) == counted(place)
        assert rows(place, "SELECT count(*) FROM facts WHERE version = 0") == [(0,)]
        await keeper.stop()


async def test_tables_are_counted_by_the_process_of_their_server(server):
    async with a_house(server, Hands(FIRST_DAY)) as near, a_house(server, Hands(FIRST_DAY)) as far:
        keepers = [FactKeeper(house.store, house.tables, rest=0) for house in (near, far)]
        for number, house in enumerate((near, far)):
            house.store.serve(Shards(number, number, 2))
        far.tables.subscribe(keepers[1].note)
        await a_random_table(far, GAMES["copenhagen"], random.Random("elsewhere"), seats=2)
        for keeper, tables in ((keepers[1], 0), (keepers[0], 1)):
            await keeper.catch_up()
            await keeper.settled()
            assert rows(server, "SELECT count(*) FROM facts") == [(tables,)]
            await keeper.stop()


async def test_a_table_begun_with_other_rules_counts_with_its_record_alone(place):
    async with a_house(place, Hands(FIRST_DAY)) as house:
        table = await a_random_table(house, GAMES["copenhagen"], random.Random("older"), seats=2)
        while (await house.store.results.of_table(table.id)).ended is not Ended.FINISHED:
            table = await a_random_table(house, GAMES["copenhagen"], random.Random(table.id), seats=2)
    rows(place, "UPDATE tables SET rules = 0")
    async with a_house(place, Hands(FIRST_DAY + 30 * DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        await keeper.start()
        await keeper.settled()
        numbers = (await house.store.facts.totals(NOBODY, SERVER)).numbers
        assert numbers["copenhagen", "played"] >= 2
        assert ("copenhagen", "turns") not in numbers
        await keeper.stop()


async def test_numbers_are_of_the_server_where_one_asks_and_ones_own_everywhere(place):
    rng = random.Random("two servers")
    async with a_house(place, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        for guild in (SERVER, OTHER_SERVER):
            await a_random_table(house, GAMES["copenhagen"], rng, guild, seats=2)
        await keeper.settled()
        naive = counted(place)
        for user_id in (ANNA.user_id, STRANGER.user_id):
            here = (await house.store.facts.totals(user_id, SERVER)).numbers
            assert here.get(("copenhagen", "turns"), 0) == naive.get(
                (SERVER, user_id, "copenhagen", "turns"), 0
            )
            everywhere = (await house.store.facts.totals(user_id, ANYWHERE)).numbers
            both = [naive.get((guild, user_id, "copenhagen", "turns"), 0) for guild in (SERVER, OTHER_SERVER)]
            assert everywhere.get(("copenhagen", "turns"), 0) == sum(both)
        await keeper.stop()


async def test_decisions_are_judged_by_the_steady_player_when_nobody_else_thinks(place):
    async with a_house(place, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        thinkers = Thinkers(1, UNHURRIED)
        judge = Judge(house.store, house.tables, thinkers, keeper, pause=0)
        table = await house.table(seats=2)
        for _ in range(8):
            table = await house.moves(table)
        await house.tables.resign(table.id, BEN.user_id)
        await keeper.settled()
        await judge.start()
        await judge.rested.wait()
        await judge.stop()
        await thinkers.close()
        kept = await house.store.facts.of_table(table.id)
        table = await house.tables.load(table.id)
        assert kept.judged == (judged_here(table, await house.store.log.load(table.id), ANNA.user_id),)
        numbers = (await house.store.facts.totals(ANNA.user_id, SERVER)).numbers
        assert numbers["copenhagen", "judged"] == kept.judged[0].decisions > 0
        assert numbers["copenhagen", "cost"] == kept.judged[0].cost > 0
        assert ("copenhagen", "judged") not in (await house.store.facts.totals(BEN.user_id, SERVER)).numbers
        await keeper.stop()


def judged_here(table, log, user_id):
    """The same in a few lines, thought in this process."""
    weighed = []
    for decision in decisions_of(table, log, user_id):
        question = question_back(decision, Level.STEADY)
        plans = question.think(question.view, question.seat, question.thought)
        found = missed(decision, plans)
        weighed.append((plans[0].worth, plans[0].worth - found.cost))
    cost = sum(best - done for best, done in weighed)
    fortune = sum(weighed[number][0] - weighed[number - 1][1] for number in range(1, len(weighed)))
    return Judged(user_id, len(weighed), round(100 * cost), round(100 * fortune))


@pytest.mark.parametrize("each", [1, pytest.param(3, marks=pytest.mark.thorough)])
async def test_who_hides_is_named_on_no_sheet_and_all_others_are(place, each):
    rng = random.Random("hiding")
    async with a_house(place, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        for game in GAMES.values():
            for _ in range(each):
                await a_random_table(house, game, rng, seats=3)
        await keeper.settled()
        played = {user_id for _, user_id, _, what in counted(place) if what == "played"} - {NOBODY}
        hidden: set[int] = set()
        for user_id in (*sorted(played), NOBODY):
            named = await names_on_sheets(house.store)
            assert named == {name_of(player) for player in played - hidden}
            await house.prefers(user_id, shows_profile=False)
            hidden.add(user_id)
        await keeper.stop()


async def names_on_sheets(store):
    """Everybody whom the sheets of the server and its games name."""
    statistics = Statistics(store)
    sheets = [await statistics.of_server(SERVER, "Nyhavn")]
    sheets += [await statistics.of_game(SERVER, game) for game in GAMES]
    bars = [bar.name for sheet in sheets for panel in sheet.panels for bar in panel.bars]
    told = Reader().read_all(line for sheet in sheets for line in tell_sheet(sheet))
    found = {name_of(player.user_id) for player in (STRANGER, *COMPANY) if player.name in told}
    assert {name for name in bars if name} == found
    return found


def name_of(user_id):
    return next(player.name for player in (STRANGER, *COMPANY) if player.user_id == user_id)


@pytest.mark.contract
async def test_two_players_are_compared_by_the_tables_of_one_server(place):
    async with a_house(place, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        for guild_id, loser in ((SERVER, BEN), (SERVER, BEN), (SERVER, ANNA), (OTHER_SERVER, ANNA)):
            arrangement = Arrangement(2)
            table = (await house.tables.open(GAMES["copenhagen"], arrangement, ANNA, guild_id, CHANNEL)).after
            await house.tables.join(table.id, BEN)
            table = (await house.tables.start(table.id, ANNA.user_id)).after
            for _ in range(4):
                table = await house.moves(table)
            await house.tables.resign(table.id, loser.user_id)
        await keeper.settled()
        statistics = Statistics(house.store)
        for one, other, ahead in ((ANNA, BEN, "2:1"), (BEN, ANNA, "1:2")):
            sheet = await statistics.of_two((one.user_id, one.name), (other.user_id, other.name), SERVER)
            assert [figure.value for figure in sheet.figures] == ["3", ahead, "0"]
        sheet = await statistics.of_two((ANNA.user_id, "Anna"), (STRANGER.user_id, "Sam"), SERVER)
        assert sheet.figures[0].value == "0"
        await keeper.stop()


@one_game_at_least
async def test_everybody_who_plays_on_to_the_end_has_one_title_and_nobody_else_any(place, game):
    rng = random.Random(f"titles of {game}")
    async with a_house(place, Hands(FIRST_DAY)) as house:
        keeper = FactKeeper(house.store, house.tables, rest=0)
        house.tables.subscribe(keeper.note)
        titled = 0
        while titled < 6:
            table = await a_random_table(house, GAMES[game], rng, bots=rng.choice((0, 1)))
            kept = await keeper.of_table(table.id)
            if table.outcome.places:
                titles = titles_of(table, kept.facts)
                seats = [title.seat for title in titles]
                assert seats == sorted(set(seats))
                assert len({title.called for title in titles}) == len(titles)
                stayed = {
                    seat
                    for seat, holder in enumerate(table.holders)
                    if holder.plays and kept.facts.part(seat, holder.user_id).turns
                }
                assert set(seats) == stayed
                titled += len(titles)
        await keeper.stop()


def test_all_that_is_counted_has_a_name_in_every_language_and_a_picture_where_there_are_any():
    things = {
        ("copenhagen", "tile"): ["w1", *(f"{colour}{size}" for colour in "rygbp" for size in "2345")],
        ("copenhagen", "ability"): [ability.value for ability in Ability],
        ("copenhagen", "colour"): list("rygbp"),
        ("copenhagen", "size"): list("2345"),
        ("kensington", "window"): [first_like(name) for name in TILES if name[0] == "W"],
        ("kensington", "roof"): [first_like(name) for name in TILES if name[0] == "R"],
        ("tenby", "resident"): [resident.target for resident in RESIDENTS.values()],
        ("tenby", "day"): ["1", "24"],
        ("tenby", "landmark"): [face.card for face in FACES.values() if face.deck is Deck.LANDMARK],
    }
    assert set(things) == {(key, kind) for key, game in GAMES.items() for kind in game.tally.favourites}
    for (game, kind), names in things.items():
        for language in LANGUAGES:
            read = {Reader(language).read(thing_in_words(game, kind, name)) for name in set(names)}
            assert len(read) == len(set(names))
            assert Reader(language).read(kind_in_words(game, kind))
        icons = {icon_of(game, kind, name) for name in names} - {""}
        assert icons <= set(PAINTERS[game].icons())


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_points_come_from_has_a_name_in_every_language(path):
    record = read_record(path.read_text(encoding="utf-8"))
    table, log = as_table(record)
    facts = facts_of(replace(table, position=walk(table, log)[-1].after), log)
    for key in {key for seat in facts.seats for key, _ in seat.lines}:
        assert all(Reader(language).read(line_in_words(record.game, key)) for language in LANGUAGES)
