"""Statistics counted a second time, plainly: from the rows on disk, one table after the other, all of them.

Nothing of bot/statistics is used here, nor what takes moves back or parts a game into turns. What a move used
is seen from what lies on the table before and after it.
"""

import json
from collections import Counter
from math import ceil

from games.api import LEAVES, follow, new_table
from games.catalog import GAMES
from games.kensington.names import short_tile_name
from games.kensington.tiles import TILES
from games.tenby.components import FACES, RESIDENTS, Deck
from tests.bot.company import rows

EVERYBODY = 0
LENGTHS = [
    10,
    30,
    60,
    120,
    300,
    600,
    1200,
    1800,
    3600,
    7200,
    14400,
    28800,
    43200,
    86400,
    172800,
    259200,
    604800,
]
NOT_COUNTED_HERE = (
    "thing/coat/",
    "thing/card/",
    "thing/bought/",
    "thing/stored/",
    "thing/shift/",
    "thing/street/",
)


def counted(path):
    """(server, player, game, what) -> number, of all finished tables."""
    found = Counter()
    current = rows(path, "SELECT table_id, game, guild_id, result FROM results WHERE is_current")
    for table_id, game, guild_id, text in current:
        result = json.loads(text)
        if result["ended"] == "finished":
            for (player, what), number in of_table(path, table_id, GAMES[game], result).items():
                found[guild_id, player, game, what] += number
    return {key: number for key, number in found.items() if number}


def of_table(path, table_id, game, result):
    ((seed, arrangement, holders),) = rows(
        path, "SELECT seed, arrangement, holders FROM tables WHERE id = ?", table_id
    )
    holders, seats = json.loads(holders), result["seats"]
    log = rows(
        path,
        "SELECT kind, user_id, text, seat, readings FROM log WHERE table_id = ? ORDER BY number",
        table_id,
    )
    bots = {holder["user_id"] for holder in holders if holder.get("bot")}
    found = Counter({(EVERYBODY, "tables"): 1, (EVERYBODY, f"seats/{len(holders)}"): 1})

    def add(player, what, number=1):
        if player not in bots and player != EVERYBODY:
            found[player, what] += number
            found[EVERYBODY, what] += number

    played = [line for line in standing(log) if line[0] == "move" or line[2] == LEAVES]
    first = new_table(game, len(holders), json.loads(arrangement).get("options", {}), seed)
    positions = [first]
    for _, _, text, seat, _ in played:
        positions.append(follow(game, positions[-1], seat, text))
    count_moves(game, played, positions, found, add)
    for kind, user_id, *_ in log:
        if kind == "taken back":
            add(user_id, "taken-back")
    count_seats(game, seats, positions, found, add)
    return found


def standing(log):
    """The lines without those that were taken back."""
    lines = []
    for line in log:
        if line[0] == "taken back":
            for _ in range(int(line[2])):
                del lines[max(number for number, each in enumerate(lines) if each[0] == "move")]
        else:
            lines.append(line)
    return lines


def count_moves(game, played, positions, found, add):
    last_seat, is_over, in_this_turn, leader, movers = None, True, set(), None, {}
    for number, (_, user_id, text, seat, readings) in enumerate(played):
        before, after = positions[number], positions[number + 1]
        if is_over or seat != last_seat:
            in_this_turn = set()
            found[EVERYBODY, "table-turns"] += 1
        movers[seat] = user_id
        if text != LEAVES:
            if user_id not in in_this_turn:
                add(user_id, "turns")
            in_this_turn.add(user_id)
            for what in USED[game.key](before, after, seat):
                add(user_id, f"thing/{what}")
        for reading in json.loads(readings or "[]"):
            if reading.get("used") is not None:
                add(movers[reading["seat"]], "timed")
                add(movers[reading["seat"]], "time", reading["used"])
                add(movers[reading["seat"]], f"within/{within(reading['used'])}")
        waiting, waiting_before = set(game.to_act(after)), set(game.to_act(before))
        last_seat, is_over = seat, text == LEAVES or seat not in waiting or bool(waiting - waiting_before)
        is_last = number + 1 == len(played)
        ends = is_last or is_over or played[number + 1][3] != seat
        points = [score.points for score in game.standing(after)]
        if ends and points.count(max(points)) == 1:
            ahead = points.index(max(points))
            found[EVERYBODY, "lead-changes"] += leader not in (None, ahead)
            leader = ahead


def within(milliseconds):
    seconds = ceil(milliseconds / 1000)
    return len([length for length in LENGTHS if length < seconds])


def count_seats(game, seats, positions, found, add):
    alone = [game.to_act(position) for position in positions[:-1] if len(game.to_act(position)) == 1]
    winners = sum(has_won(seat) for seat in seats)
    scores = game.standing(positions[-1])
    for number, seat in enumerate(seats):
        player, became = seat["player"], seat.get("became", "played")
        is_bot = seat.get("is_bot", False)
        credit = (lambda _, what, many=1: found.update({(EVERYBODY, what): many})) if is_bot else add
        if alone:
            order = (number - alone[0][0]) % len(seats) + 1
            credit(player, f"order/{order}")
            credit(player, f"order-won/{order}", int(has_won(seat)))
            credit(player, f"order-even/{order}", winners * 60 // len(seats))
        if is_bot:
            continue
        add(player, "played")
        if became != "played":
            add(player, {"forfeit": "left", "substitute": "handed"}[became])
            continue
        add(player, f"place/{seat['place']}")
        add(player, "won", int(has_won(seat)))
        add(player, "scored")
        add(player, "points", scores[number].points)
        for line in scores[number].lines:
            add(player, f"line/{line.label.key}", line.points)


def has_won(seat):
    return seat.get("place") == 1 and seat.get("became", "played") == "played"


# What a move used, from what lies on the table


def used_in_copenhagen(before, after, seat):
    then, now = before.players[seat], after.players[seat]
    for placed in now.house.placed[len(then.house.placed) :]:
        tile = placed.tile.lower()
        yield f"tile/{tile}"
        if tile != "w1":
            yield f"colour/{tile[0]}"
            yield f"size/{tile[1]}"
    for ability in now.used:
        if ability not in then.used:
            yield f"ability/{ability.value}"


def used_in_kensington(before, after, seat):
    then, now = before.players[seat].building, after.players[seat].building
    for placed in now.placed[len(then.placed) :]:
        tile = TILES[placed.tile]
        alike = min(name for name in TILES if str(short_tile_name(name)) == str(short_tile_name(placed.tile)))
        yield "tile/built"
        if tile.name[0] in "WR":
            yield f"{'window' if tile.name[0] == 'W' else 'roof'}/{alike}"
        yield from (f"{kind}/built" for kind in ("cat", "bird", "diamond") if getattr(tile, kind))


def used_in_tenby(before, after, seat):
    then, now = before.players[seat], after.players[seat]
    for card in now.residents[len(then.residents) :]:
        yield f"resident/{RESIDENTS[card].target}"
    placed = {face for street in now.town for face in street} - {face for s in then.town for face in s}
    for face in placed:
        if FACES[face].deck is Deck.LANDMARK:
            yield f"landmark/{FACES[face].card}"
    chosen = {day.number for day in after.days if day.seat == seat}
    if not any(day.seat == seat for day in before.days):
        yield from (f"day/{number}" for number in chosen)


USED = {"copenhagen": used_in_copenhagen, "kensington": used_in_kensington, "tenby": used_in_tenby}
