"""The best moments of a game against a count made another way."""

from itertools import pairwise

import pytest

from bot.moments import moments
from bot.walk import stretches, walk
from games.api import follow, new_table
from games.catalog import GAMES
from games.copenhagen.components import COAT_ROWS
from games.message import say, who
from games.record import read_record
from games.tenby.components import FACES, Edge
from languages.reader import Medium, Reader
from tests.bot.filed import REPLAYS, as_table

every_file = pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def recorded(path):
    return read_record(path.read_text(encoding="utf-8"))


def told_of(path):
    table, log = as_table(recorded(path))
    return moments(table, stretches(walk(table, log)))


def scores_by_turn(record):
    """(seat, everybody's points before, after) of every turn, without what is counted at the end only."""
    game = GAMES[record.game]
    position = new_table(game, record.seats, record.options, record.seed)
    found, last_seat, ended = [], None, True
    for seat, text in record.moves:
        before = [score.points for score in game.standing(position)]
        after_position = follow(game, position, seat, text)
        after = [score.points for score in game.standing(after_position)]
        if last_seat != seat or ended:
            found.append([seat, before, after])
        else:
            found[-1][2] = after
        is_over = game.outcome(after_position) is not None
        if is_over and _others(game, position, seat) != _others(game, after_position, seat):
            found[-1][2] = before
        ended = seat not in game.to_act(after_position) or _is_new_turn(game, position, after_position)
        last_seat, position = seat, after_position
    return found, position


def _others(game, position, seat):
    scores = game.standing(position)
    return scores[:seat] + scores[seat + 1 :]


def _is_new_turn(game, before, after):
    return getattr(before, "turn_number", None) != getattr(after, "turn_number", None)


@every_file
def test_no_turn_brought_more_than_the_biggest(path):
    turns, _ = scores_by_turn(recorded(path))
    most = max(after[seat] - before[seat] for seat, before, after in turns)
    (biggest,) = [each for each in told_of(path) if each.key == "moment-biggest-turn"]
    assert dict(biggest.args)["points"] == most
    (seat,) = dict(biggest.args)["who"].seats
    assert seat in [each for each, before, after in turns if after[each] - before[each] == most]


@every_file
def test_the_lead_changed_as_often_as_another_seat_was_alone_in_front(path):
    record = recorded(path)
    table, log = as_table(record)
    leaders = []
    for turn in stretches(walk(table, log)):
        points = [score.points for score in table.game.standing(turn.after)]
        first, second = sorted(range(len(points)), key=lambda seat: -points[seat])[:2]
        leaders.append(first if points[first] > points[second] else None)
    alone = [seat for seat in leaders if seat is not None]
    times = sum(one != other for one, other in pairwise(alone))
    said = [each for each in told_of(path) if each.key.startswith("moment-le")]
    leader = leaders[-1]
    if leader is None:
        expected = [say("moment-lead-shared", times=times)]
    else:
        back = leaders[::-1]
        since = next((n for n, seat in enumerate(back) if seat not in (leader, None)), len(back))
        stretch = leaders[len(leaders) - since :]
        began = len(leaders) - since + stretch.index(leader) + 1
        key, more = ("moment-lead-changed", {"times": times}) if times else ("moment-led-since", {})
        expected = [say(key, who=who(leader), turn=began, **more)]
    assert said == expected


@pytest.mark.parametrize("path", [path for path in REPLAYS if path.parent.name == "copenhagen"], ids=str)
def test_no_coat_of_arms_was_missed_by_less_than_the_closest(path):
    _, position = scores_by_turn(recorded(path))
    lacking = {}
    for seat, player in enumerate(position.players):
        for row in COAT_ROWS:
            built = bin(player.house.filled >> 5 * (row - 1) & 0b11111).count("1")
            if built < 5:
                lacking[seat, row] = 5 - built
    least = min(lacking.values(), default=5)
    said = [dict(each.args) for each in told_of(path) if each.key == "copenhagen-moment-closest-coat"]
    if least > 2:
        assert said == []
    else:
        ((seat,),) = [each["who"].seats for each in said]
        assert said[0]["spaces"] == least == lacking[seat, said[0]["row"]]


@pytest.mark.parametrize("path", [path for path in REPLAYS if path.parent.name == "kensington"], ids=str)
def test_no_house_is_larger_than_the_largest(path):
    _, position = scores_by_turn(recorded(path))
    cells = [len("".join(player.building.columns)) for player in position.players]
    (said,) = [dict(each.args) for each in told_of(path) if each.key == "kensington-moment-largest-house"]
    (seat,) = said["who"].seats
    assert cells[seat] == max(cells)
    assert said["columns"] == len(position.players[seat].building.columns)
    assert said["storeys"] == max(map(len, position.players[seat].building.columns))


@pytest.mark.parametrize("path", [path for path in REPLAYS if path.parent.name == "tenby"], ids=str)
def test_no_street_is_longer_than_the_longest(path):
    _, position = scores_by_turn(recorded(path))
    streets = [street for player in position.players for street in player.town]
    whole = [
        street
        for street in streets
        if FACES[street[0]].left is Edge.SEA and FACES[street[-1]].right is Edge.SEA
    ]
    (said,) = [each for each in told_of(path) if each.key.startswith("tenby-moment")]
    assert dict(said.args)["cards"] == max(map(len, whole or streets))
    assert said.key == ("tenby-moment-longest-sea-to-sea" if whole else "tenby-moment-longest-street")


def test_moments_are_read_in_both_languages():
    path = next(path for path in REPLAYS if path.stem == "twelve-points-3")
    names, said = ("Freja", "Mads", "Ingrid"), told_of(path)[1]
    english, german = (Reader(key, names, medium=Medium.PICTURE).read(said) for key in ("en", "de"))
    assert english == "The lead changed 4 times; Ingrid took it for good in turn 51"
    assert german == "Die Führung wechselte 4 Mal; Ingrid übernahm sie endgültig in Zug 51"
