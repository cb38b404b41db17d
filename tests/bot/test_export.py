"""An exported table holds everything that is needed to replay it elsewhere."""

import json
from datetime import UTC, datetime
from hashlib import sha256

import pytest
from msgspec.structs import replace

from bot.export import exported
from bot.replay import main as replay_command
from bot.table import NOBODY, Holder
from games.api import follow, new_table
from games.catalog import GAMES
from games.record import check, last_position, read_record
from tests.bot.company import ANNA, a_table, doer, fallback, moved, player_to_act, two_quiet_turns
from tests.bot.filed import REPLAYS, as_table

STARTED = datetime.fromtimestamp(1_000_000, UTC)


def ended(record):
    """A game file as a table that is over, and its log."""
    table, log = as_table(record)
    position = last_position(record)
    return replace(table, position=position, outcome=GAMES[record.game].outcome(position)), log


def replayed(told):
    """The position that a table's JSON leads to, read as anybody would who has only its description."""
    game = GAMES[told["game"]]
    assert told["rules"] == game.rules_version
    position = new_table(game, len(told["seats"]), told["options"], told["seed"])
    for move in told["moves"]:
        position = follow(game, position, move["seat"] - 1, move["move"])
    return position


def read(table, log):
    """The JSON of a table as plain values, and its game file."""
    (_, as_json), (_, as_text) = exported(table, log)
    return json.loads(as_json), read_record(as_text.decode())


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_both_files_lead_to_the_last_position_in_every_game(path):
    table, log = ended(read_record(path.read_text(encoding="utf-8")))
    told, record = read(table, log)
    assert replayed(told) == table.position
    assert told["board"] == table.game.diagram(table.position)
    assert tuple(told["result"]["places"]) == table.outcome.places
    check(record)
    assert last_position(record) == table.position


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_among_the_files(game):
    assert any(path.parent.name == game for path in REPLAYS)


async def test_the_json_says_who_made_which_move_and_when(tables, store, clock):
    table = await a_table(tables)
    clock.now += 60
    first = (await moved(tables, table, fallback(table))).after
    clock.now += 60
    over = (await tables.resign(first.id, player_to_act(first))).after
    told, _ = read(over, await store.log.load(over.id))
    names = [holder.name for holder in table.holders]
    assert [seat["name"] for seat in told["seats"]] == names
    assert [seat["resigned"] for seat in told["seats"]] == [holder.resigned for holder in over.holders]
    assert [(move["seat"], move["by"]) for move in told["moves"]] == [
        (table.acting[0] + 1, names[table.acting[0]]),
        (first.acting[0] + 1, names[first.acting[0]]),
    ]
    assert told["moves"][1]["move"] == "leaves"
    times = [datetime.fromisoformat(move["at"]) for move in told["moves"]]
    assert datetime.fromisoformat(told["started"]) == STARTED
    assert [(time - STARTED).total_seconds() for time in times] == [60, 120]
    assert told["ended"] == told["moves"][1]["at"]
    assert told["seed_sha256"] == sha256(told["seed"].encode()).hexdigest()
    assert (told["format"], told["shape"], told["table"]) == ("rowhouse-table", 1, table.id)
    assert told["result"]["reason"]
    assert replayed(told) == over.position


async def test_what_was_taken_back_is_left_out(tables, store):
    before, after, _ = await two_quiet_turns(tables)
    await tables.ask_back(after.id, after.holders[1 - after.acting[0]].user_id)
    back = await tables.load(after.id)
    over = (await tables.end(back.id, doer(ANNA), "late")).after
    told, record = read(over, await store.log.load(over.id))
    assert replayed(told) == over.position == back.position
    assert last_position(record) == over.position
    assert told["result"]["places"] == []
    assert before.position != over.position


async def test_a_seat_that_changed_hands_has_both_names(tables, store):
    table = await a_table(tables)
    first = (await moved(tables, table, fallback(table))).after
    leaving = first.holders[table.acting[0]]
    offered = (await tables.offer(table.id, doer(leaving), leaving.user_id)).after
    offer = offered.holders[table.acting[0]].offer
    await tables.take_seat(table.id, Holder(999, "Sam"), table.acting[0], offer.opened)
    over = (await tables.resign(table.id, 999)).after
    told, _ = read(over, await store.log.load(over.id))
    assert [move["by"] for move in told["moves"]] == [leaving.name, "Sam"]
    assert told["seats"][table.acting[0]]["name"] == "Sam"


def test_a_move_that_nobody_made_says_so():
    table, log = ended(read_record(REPLAYS[0].read_text(encoding="utf-8")))
    assert {entry.user_id for entry in log} == {NOBODY}
    assert {move["by"] for move in read(table, log)[0]["moves"]} == {None}


def test_the_game_file_can_be_walked_in_the_terminal(tmp_path, capsys):
    table, log = ended(read_record(REPLAYS[0].read_text(encoding="utf-8")))
    file = tmp_path / "table.txt"
    file.write_bytes(dict(exported(table, log))["table-1.txt"])
    assert replay_command([str(file)]) == 0
    assert str(len(log)) in capsys.readouterr().out
