"""The faults: what a developer could get wrong in one place, and the tests nearest to it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Area(StrEnum):
    """The part of the product that a fault is in."""

    RULES = "rules"
    CLOCKS = "clocks"
    LEAGUES = "leagues"
    STORE = "store"
    COGS = "cogs and delivery"
    PICTURES = "pictures"
    SECRECY = "secrecy"


@dataclass(frozen=True, kw_only=True)
class Fault:
    """One change of the product's text that makes it wrong."""

    name: str
    """What is wrong then, as a short sentence."""
    area: Area
    file: str
    before: str
    """Occurs once in the file."""
    after: str
    nearest: tuple[str, ...]
    """The test files and folders that should notice it."""


RULES: Final = (
    Fault(
        name="Footbridges with one between them count as side by side",
        area=Area.RULES,
        file="games/copenhagen/harbour.py",
        before="apart = all(second - first != 1 for",
        after="apart = all(second - first > 2 for",
        nearest=("tests/games/copenhagen/test_taking.py",),
    ),
    Fault(
        name="A changed colour still pays for tiles of its own",
        area=Area.RULES,
        file="games/copenhagen/building.py",
        before="    if position.change[0] == colour:\n        return 0, 0\n",
        after="",
        nearest=("tests/games/copenhagen/test_building.py",),
    ),
    Fault(
        name="A complete coat row gives its coat again with the next tile",
        area=Area.RULES,
        file="games/copenhagen/house.py",
        before="completed = _full_rows(after) & ~_full_rows(before) & COAT_ROW_STARTS",
        after="completed = _full_rows(after) & COAT_ROW_STARTS",
        nearest=("tests/games/copenhagen/test_coats_and_scoring.py",),
    ),
    Fault(
        name="The most empty spaces break a tie",
        area=Area.RULES,
        file="games/copenhagen/rules.py",
        before="ranks = [(-total, left) for total, left in zip(totals, empty, strict=True)]",
        after="ranks = [(-total, -left) for total, left in zip(totals, empty, strict=True)]",
        nearest=("tests/games/copenhagen/test_coats_and_scoring.py",),
    ),
    Fault(
        name="A building scores its width though a column has no roof",
        area=Area.RULES,
        file="games/kensington/building.py",
        before="width = len(roofed) if len(roofed) == len(building.columns) else 0",
        after="width = len(roofed)",
        nearest=("tests/games/kensington/test_scoring.py",),
    ),
    Fault(
        name="A diamond earns a token that the pool does not hold",
        area=Area.RULES,
        file="games/kensington/rules.py",
        before="return min(position.pool + paid, sum(TILES[part.tile].diamond for part in move.parts))",
        after="return sum(TILES[part.tile].diamond for part in move.parts)",
        nearest=("tests/games/kensington/test_turns.py",),
    ),
    Fault(
        name="Idle rounds are counted with those who left",
        area=Area.RULES,
        file="games/kensington/ends.py",
        before="return position.idle >= IDLE_ROUNDS * len(position.staying)",
        after="return position.idle >= IDLE_ROUNDS * len(position.players)",
        nearest=("tests/games/kensington/test_leaving.py",),
    ),
    Fault(
        name="A vote to end holds after its seat has played on",
        area=Area.RULES,
        file="games/kensington/rules.py",
        before="votes = tuple(seat for seat in position.votes if seat != following)",
        after="votes = position.votes",
        nearest=("tests/games/kensington/test_ends.py",),
    ),
    Fault(
        name="A shared accolade is rounded up",
        area=Area.RULES,
        file="games/tenby/scoring.py",
        before="share = points // counts.count(most) if most else 0",
        after="share = -(-points // counts.count(most)) if most else 0",
        nearest=("tests/games/tenby/test_accolades.py",),
    ),
    Fault(
        name="The last seat cannot be chosen to begin",
        area=Area.RULES,
        file="games/tenby/limits.py",
        before="return Limit(FIRST_PLAYERS[: seats + 1], why)",
        after="return Limit(FIRST_PLAYERS[:seats], why)",
        nearest=("tests/cogs/test_lobby_options.py",),
    ),
    Fault(
        name="A compass as low as the anchor goes first",
        area=Area.RULES,
        file="games/tenby/anchors.py",
        before="return compass_number(position) < ANCHORS[solo_of(position).anchor].number",
        after="return compass_number(position) <= ANCHORS[solo_of(position).anchor].number",
        nearest=("tests/games/tenby/test_solo.py",),
    ),
    Fault(
        name="Discards are shuffled with the number of the shuffle before",
        area=Area.RULES,
        file="games/tenby/market.py",
        before="shuffled(pile.discards, seed, _NAMES[deck], pile.shuffles + 1)",
        after="shuffled(pile.discards, seed, _NAMES[deck], pile.shuffles)",
        nearest=("tests/games/test_records.py",),
    ),
)

CLOCKS: Final = (
    Fault(
        name="A deadline as a stop begins falls before it",
        area=Area.CLOCKS,
        file="bot/clocks/spans.py",
        before="if stop.start > at + left:",
        after="if stop.start >= at + left:",
        nearest=("tests/bot/clocks/test_spans.py",),
    ),
    Fault(
        name="A bank grows past what the table gives",
        area=Area.CLOCKS,
        file="bot/clocks/controls.py",
        before="return min(control.bank, max(0, held - used) + control.increment)",
        after="return max(0, held - used) + control.increment",
        nearest=("tests/bot/clocks/test_clocks.py",),
    ),
    Fault(
        name="Quiet hours past midnight end at midnight",
        area=Area.CLOCKS,
        file="bot/clocks/quiet.py",
        before="for days in (0, -1):",
        after="for days in (0,):",
        nearest=("tests/bot/clocks/test_vectors.py",),
    ),
    Fault(
        name="A fallback gives time back like a confirmed turn",
        area=Area.CLOCKS,
        file="bot/running.py",
        before="if _movers(update, seat) in (set(), {NOBODY}):",
        after="if not _movers(update, seat):",
        nearest=("tests/bot/test_clock.py",),
    ),
    Fault(
        name="A takeback alone gives the whole turn again",
        area=Area.CLOCKS,
        file="bot/running.py",
        before="    return replace(clock.before, due=at)",
        after="    return replace(clock.before, started=at, due=at)",
        nearest=("tests/bot/test_clock.py",),
    ),
    Fault(
        name="A short outage gives a moment of grace, too",
        area=Area.CLOCKS,
        file="bot/clocks/stops.py",
        before="if after.start - before.end >= LONG_OUTAGE else 0",
        after="if after.start > before.end else 0",
        nearest=("tests/bot/clocks/test_vectors.py",),
    ),
    Fault(
        name="A press counts from when it was handled",
        area=Area.CLOCKS,
        file="bot/door.py",
        before="at = in_ms(self._now()) if pressed is None else pressed",
        after="at = in_ms(self._now())",
        nearest=("tests/bot/test_clock.py",),
    ),
    Fault(
        name="Time that was given is no longer there to be used",
        area=Area.CLOCKS,
        file="bot/running.py",
        before="bank = after_confirm(control, clock.bank + clock.given, used)",
        after="bank = after_confirm(control, clock.bank, used)",
        nearest=("tests/bot/test_clock.py",),
    ),
    Fault(
        name="A lost connection stops no judging that is under way",
        area=Area.CLOCKS,
        file="bot/clock.py",
        before="self._is_connected = self._is_up = False",
        after="self._is_connected = False",
        nearest=("tests/bot/test_clock_troubles.py",),
    ),
)

LEAGUES: Final = (
    Fault(
        name="Tied seats all get the points of the better place",
        area=Area.LEAGUES,
        file="bot/league/points.py",
        before="POINT * sum(earned[place - 1 : place - 1 + sharing]) // sharing",
        after="POINT * earned[place - 1]",
        nearest=("tests/bot/league/test_points.py",),
    ),
    Fault(
        name="Leaving after exactly half of the tables is early",
        area=Area.LEAGUES,
        file="bot/league/leaving.py",
        before="if whole.league.is_tournament or 2 * _finished(own) >= len(own):",
        after="if whole.league.is_tournament or 2 * _finished(own) > len(own):",
        nearest=("tests/bot/test_league_leavers.py",),
    ),
    Fault(
        name="A guest rises",
        area=Area.LEAGUES,
        file="bot/league/divisions.py",
        before="if player in finish.returning and player not in finish.guests",
        after="if player in finish.returning",
        nearest=("tests/bot/league/test_divisions.py",),
    ),
    Fault(
        name="A third table lost on time is needed to be out",
        area=Area.LEAGUES,
        file="bot/league/advance.py",
        before="lost[member.user_id] >= FORFEITS",
        after="lost[member.user_id] > FORFEITS",
        nearest=("tests/bot/test_leagues.py",),
    ),
    Fault(
        name="A pause that ends early moves the end of the season all the same",
        area=Area.LEAGUES,
        file="bot/league/pausing.py",
        before="pauses=(*others, replace(last, end=now)), ends_at=season.ends_at - (last.end - now)",
        after="pauses=(*others, replace(last, end=now))",
        nearest=("tests/bot/test_leagues.py",),
    ),
    Fault(
        name="The same player rests in every Swiss round",
        area=Area.LEAGUES,
        file="bot/league/swiss.py",
        before="(each for each in reversed(standing) if not each.had_bye)",
        after="(each for each in reversed(standing))",
        nearest=("tests/bot/league/test_tournaments.py",),
    ),
    Fault(
        name="Head to head counts though some have not met",
        area=Area.LEAGUES,
        file="bot/league/standings.py",
        before="if not all(pair in self.duels for pair in combinations(group, 2)):",
        after="if not any(pair in self.duels for pair in combinations(group, 2)):",
        nearest=("tests/bot/test_leagues.py",),
    ),
    Fault(
        name="A barred member is entered in the next season",
        area=Area.LEAGUES,
        file="bot/league/closing.py",
        before="if not final.has_left and final.user_id not in barred",
        after="if not final.has_left",
        nearest=("tests/bot/test_leagues.py",),
    ),
    Fault(
        name="A player who left is rated by what the seat came to",
        area=Area.LEAGUES,
        file="bot/league/results.py",
        before="1 + sum(other < seat.place for other in stayed) if seat.has_stayed else 1 + len(stayed)",
        after="1 + sum(other < seat.place for other in stayed)",
        nearest=("tests/bot/test_results.py",),
    ),
)

STORE: Final = (
    Fault(
        name="An update is kept over a newer version",
        area=Area.STORE,
        file="bot/store/keeping.py",
        before="WHERE id = :id AND version = :before_version AND revision = :revision",
        after="WHERE id = :id AND revision = :revision",
        nearest=("tests/bot/test_store.py",),
    ),
    Fault(
        name="A refused transaction is committed as far as it came",
        area=Area.STORE,
        file="bot/store/sqlite/writer.py",
        before="self._connection.rollback()",
        after="self._connection.commit()",
        nearest=("tests/bot/test_store.py",),
    ),
    Fault(
        name="A migration forgets where older boards stand",
        area=Area.STORE,
        file="bot/store/sqlite/migrations/0007_people.sql",
        before="SET shown_for = channel_id WHERE lobby_id IS NOT NULL OR board_id IS NOT NULL;",
        after="SET shown_for = channel_id WHERE lobby_id IS NOT NULL AND board_id IS NULL;",
        nearest=("tests/bot/test_opening.py",),
    ),
    Fault(
        name="A migration leaves older questions unanswerable",
        area=Area.STORE,
        file="bot/store/sqlite/migrations/0007_people.sql",
        before="UPDATE log SET kind = 'answered' WHERE kind = 'answered back';\n",
        after="",
        nearest=("tests/bot/test_before_messages.py",),
    ),
    Fault(
        name="A database of the next release is opened",
        area=Area.STORE,
        file="bot/store/sqlite/opening.py",
        before="if version > known:",
        after="if version > known + 1:",
        nearest=("tests/bot/test_opening.py",),
    ),
    Fault(
        name="A draft is thrown away as soon as it is current",
        area=Area.STORE,
        file="bot/store/keeping.py",
        before='f"DELETE FROM drafts WHERE table_id = :id AND version < {oldest}"',
        after='f"DELETE FROM drafts WHERE table_id = :id AND version <= {oldest}"',
        nearest=("tests/bot/test_simultaneous.py",),
    ),
    Fault(
        name="Shards are held beside a process that divides Discord otherwise",
        area=Area.STORE,
        file="bot/store/postgres/shards.py",
        before="AND (h.count <> $1 OR h.number = ANY($2::bigint[]))",
        after="AND (h.count = $1 AND h.number = ANY($2::bigint[]))",
        nearest=("tests/bot/test_shard_locks.py",),
    ),
    Fault(
        name="A job whose unlock is cancelled stays locked",
        area=Area.STORE,
        file="bot/store/postgres/database.py",
        before="    except BaseException:\n        connection.terminate()\n        raise",
        after="    except OSError:\n        connection.terminate()\n        raise",
        nearest=("tests/bot/test_shard_locks.py",),
    ),
    Fault(
        name="A server loses one of two statements about a table",
        area=Area.STORE,
        file="bot/store/postgres/database.py",
        before="if not table or table in waiting:",
        after="if not table:",
        nearest=("tests/bot/test_engines.py",),
    ),
    Fault(
        name="A number is given again after a move to a server",
        area=Area.STORE,
        file="bot/store/postgres/moving.py",
        before="if number := max(largest, last.get(name, 0)):",
        after="if number := largest:",
        nearest=("tests/bot/test_moving.py",),
    ),
)

COGS: Final = (
    Fault(
        name="A press for an older board is taken",
        area=Area.COGS,
        file="bot/table.py",
        before="if not table.sees_since(seat) <= version <= table.version:",
        after="if not version <= table.version:",
        nearest=("tests/cogs/test_hard_presses.py",),
    ),
    Fault(
        name="A key of a panel is taken though the draft has changed",
        area=Area.COGS,
        file="bot/draft.py",
        before="if step != len(turn.steps):",
        after="if step > len(turn.steps):",
        nearest=("tests/bot/test_turns.py",),
    ),
    Fault(
        name="A stranger on another server finds a table by its number",
        area=Area.COGS,
        file="cogs/sight.py",
        before="member = await self._servers.member(table.guild_id, user.id) if is_seated else None",
        after="member = await self._servers.member(table.guild_id, user.id)",
        nearest=("tests/cogs/test_other_shards.py",),
    ),
    Fault(
        name="The host of a rated table gives time",
        area=Area.COGS,
        file="bot/doer.py",
        before="if table.arrangement.rated and table.state is State.PLAYING and not doer.moderates:",
        after="if table.arrangement.rated and table.state is not State.PLAYING and not doer.moderates:",
        nearest=("tests/bot/test_results.py",),
    ),
    Fault(
        name="A ping does not wait for the board",
        area=Area.COGS,
        file="cogs/table_posts.py",
        before="return 0 if post.topic is Topic.CARD else 1",
        after="return 5",
        nearest=("tests/cogs/test_pings.py", "tests/cogs/test_restarts.py", "tests/cogs/test_services.py"),
    ),
    Fault(
        name="A board that is posted anew has the nonce of the one before",
        area=Area.COGS,
        file="cogs/delivery/requests.py",
        before='f"{post.key}#{post.postings}"',
        after='f"{post.key}"',
        nearest=("tests/cogs/test_moving_boards.py",),
    ),
    Fault(
        name="An interaction that comes twice is answered twice",
        area=Area.COGS,
        file="bot/app.py",
        before="if not self._deliveries.is_new(interaction.id) or self._ages",
        after="if self._ages",
        nearest=("tests/cogs/test_hard_presses.py",),
    ),
    Fault(
        name="A table of a hidden channel is there for every member",
        area=Area.COGS,
        file="cogs/sight.py",
        before="        if not place.rights_of(member).view_channel:\n            return False\n",
        after="",
        nearest=("tests/cogs/test_sight.py",),
    ),
    Fault(
        name="All pings of a table have one nonce",
        area=Area.COGS,
        file="cogs/delivery/requests.py",
        before='f"{post.key}#{post.postings}"',
        after='f"{post.wanted.subject}#{post.topic}#{post.postings}"',
        nearest=("tests/cogs/test_pings.py",),
    ),
    Fault(
        name="A known board is taken for one that was lost",
        area=Area.COGS,
        file="cogs/table_posts.py",
        before="        if message.id in (other.message_id for other in others):\n            return False\n",
        after="",
        nearest=("tests/cogs/test_moving_boards.py",),
    ),
    Fault(
        name="A ping in quiet hours makes a sound",
        area=Area.COGS,
        file="cogs/table_posts.py",
        before="is_silent=post.wanted.is_silent or await self._is_quiet(post),",
        after="is_silent=post.wanted.is_silent,",
        nearest=("tests/cogs/test_reminders.py",),
    ),
    Fault(
        name="A seat that is kept for one guest is taken by another",
        area=Area.COGS,
        file="bot/seats.py",
        before="    if offer.to not in (NOBODY, user_id):\n"
        '        raise NotAllowed(say("people-offered-to-another"))\n',
        after="",
        nearest=("tests/cogs/test_people.py",),
    ),
    Fault(
        name="A thread without the right to send in channels is refused",
        area=Area.COGS,
        file="cogs/lobby/permissions.py",
        before="needed = PERMISSIONS & ~THREADS_NEED_NO if in_thread else PERMISSIONS",
        after="needed = PERMISSIONS",
        nearest=("tests/cogs/test_lobby.py",),
    ),
)

PICTURES: Final = (
    Fault(
        name="Without a newest tile all tiles are ringed",
        area=Area.PICTURES,
        file="rendering/copenhagen/house.py",
        before="for placed in house.placed[len(house.placed) - newest :]:",
        after="for placed in house.placed[-newest:]:",
        nearest=("tests/pictures/test_copenhagen_pictures.py",),
    ),
    Fault(
        name="A drawing is kept without its named arguments",
        area=Area.PICTURES,
        file="rendering/kept.py",
        before="key = (draw, args, *named.items()) if named else (draw, args)",
        after="key = (draw, args)",
        nearest=("tests/pictures/test_kept_drawings.py",),
    ),
    Fault(
        name="The oldest places are shown as the latest",
        area=Area.PICTURES,
        file="rendering/league/standings_picture.py",
        before="for step, place in enumerate(row.places[-latest:]):",
        after="for step, place in enumerate(row.places[:latest]):",
        nearest=("tests/pictures/test_league_pictures.py",),
    ),
    Fault(
        name="A street that does not count is drawn with its points",
        area=Area.PICTURES,
        file="rendering/tenby/score.py",
        before="        if not counts(view, street_points(street)):\n            continue\n",
        after="",
        nearest=("tests/pictures/test_tenby_solo_pictures.py",),
    ),
    Fault(
        name="A boat beyond the last post leaves the water",
        area=Area.PICTURES,
        file="rendering/copenhagen/track.py",
        before="return tuple(min(points(player.house), POINTS_TO_WIN) for player in view.players)",
        after="return tuple(points(player.house) for player in view.players)",
        nearest=("tests/pictures/test_copenhagen_pictures.py",),
    ),
    Fault(
        name="An unpacked drawing has lost its colours",
        area=Area.PICTURES,
        file="rendering/packed.py",
        before='if self._mode == "P":',
        after='if self._mode == "RGB":',
        nearest=("tests/pictures/test_copenhagen_pictures.py",),
    ),
)

SECRECY: Final = (
    Fault(
        name="An open accolade is seen before all have decided",
        area=Area.SECRECY,
        file="games/tenby/hidden.py",
        before="open_now = player.is_accolade_open and position.phase is not Phase.EBB_AND_FLOW",
        after="open_now = player.is_accolade_open",
        nearest=("tests/games/tenby/test_secrets_and_conservation.py",),
    ),
    Fault(
        name="Spectators see the compasses of a single player",
        area=Area.SECRECY,
        file="games/tenby/solo_hidden.py",
        before="hand=solo.hand if seat == 0 else (0,) * len(solo.hand),",
        after="",
        nearest=("tests/games/tenby/test_solo.py",),
    ),
    Fault(
        name="A draft tells what its move would show",
        area=Area.SECRECY,
        file="bot/attempt.py",
        before="        if self.reveals:\n            view",
        after="        if self.reveals and self.ends_turn:\n            view",
        nearest=("tests/cogs/test_presses_per_turn_kensington.py",),
    ),
    Fault(
        name="The seed of a challenge is told before its week is over",
        area=Area.SECRECY,
        file="bot/table.py",
        before="return not self.has_ended or (contest is not None and now < contest.ends)",
        after="return not self.has_ended",
        nearest=("tests/cogs/test_challenge.py",),
    ),
    Fault(
        name="Everybody reads in the log what a seat has learnt",
        area=Area.SECRECY,
        file="bot/playing.py",
        before="Entry(Kind.MOVE, user_id, tried.text, seat, now, tried.told(None))",
        after="Entry(Kind.MOVE, user_id, tried.text, seat, now, tried.told(seat))",
        nearest=("tests/cogs/test_leaks.py",),
    ),
    Fault(
        name="Libraries write what passes through them into the log",
        area=Area.SECRECY,
        file="bot/logs.py",
        before="basicConfig(level=max(logging.getLevelName(level), logging.WARNING), handlers=[handler])",
        after="basicConfig(level=level, handlers=[handler])",
        nearest=("tests/cogs/test_process.py",),
    ),
)

FAULTS: Final = (*RULES, *CLOCKS, *LEAGUES, *STORE, *COGS, *PICTURES, *SECRECY)
