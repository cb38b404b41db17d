"""A league from its creation to the next season's sign-up, over the playground."""

import pytest

from bot.clocks.lengths import DAY, SECOND
from cogs.custom_ids import kinds_of_press, write_press
from cogs.delivery.service import Delivery
from cogs.league.finding import leagues_of
from cogs.league.press import (
    DropLeague,
    EnterSeason,
    InSeason,
    LeagueNews,
    LeaveSeason,
    OfLeague,
    OpenSignup,
    Page,
    ReadFixtures,
    ReadStandings,
    ReadSummary,
    SetLeagueOption,
    SetTerm,
    ShowForm,
    Term,
    WithdrawFromSeason,
)
from tests.cogs.house import choose, key, labels, parts, press, said
from tests.cogs.situations import with_buttons
from tests.cogs.test_restarts import POSTING, kill, revive
from tests.cogs.test_sight import elsewhere, hide
from tests.quick import quick

NAME = "Harbour League"


async def settled(house):
    """Everything that follows was done and is shown."""
    await house.app.part(leagues_of).settled()
    await house.app.part(Delivery).finish()
    for table_id in await house.store.tables.all():
        await house.shown(table_id)
    await house.app.part(leagues_of).settled()
    await house.app.part(Delivery).finish()


async def time_passes(house, days):
    await house.passes(days * DAY / SECOND)
    await house.app.part(leagues_of).look_at_clock()
    await settled(house)


async def post(house, name, member=None):
    """A message of the league as a member sees it."""
    await settled(house)
    kept = await house.store.posts.load(name)
    assert kept is not None, name
    return await house.message(kept.standing.place_id, kept.standing.message_id, member or house.bruno)


async def created(house, **options):
    """Anna, who may manage the channel, puts a league for two together; gives the form."""
    outcome = await house.anna.command(house.here, "league create", name=NAME, game="copenhagen", **options)
    form = outcome["message"]
    return (await choose(house.anna, form, "Seats of a table", "2 seats"))["message"]


@pytest.fixture
async def signup(house):
    """Everybody can enter."""
    await press(house.anna, await created(house), "Open the sign-up")
    return await post(house, "signup:1:1")


@pytest.fixture
async def season(house, signup):
    """Four play against each other, all tables open at once as far as that is allowed."""
    for member in everybody(house):
        await press(member, signup, "Enter")
    await time_passes(house, 7.1)
    return 1


def everybody(house):
    return house.anna, house.bruno, house.chidi, house.emi


async def whole(house, season_id=1):
    return (await house.app.part(leagues_of).load(season_id))[0]


async def open_tables(house):
    return [fixture for fixture in (await whole(house)).fixtures if fixture.is_open]


# Creating


async def test_whoever_may_not_manage_the_channel_creates_no_league(house):
    outcome = await house.emi.command(house.here, "league create", name=NAME, game="copenhagen")
    assert "for those who may manage this channel" in said(outcome["message"])
    assert await house.store.leagues.in_server(int(house.guild_id)) == []


async def test_the_form_says_in_words_what_is_chosen(house):
    form = await created(house)
    assert "Copenhagen at tables for 2" in said(form)
    assert "Everybody plays everybody of the division once" in said(form)
    divisions = (await press(house.anna, form, "Divisions"))["message"]
    changed = (await choose(house.anna, divisions, "Players of a division", "6 players in a division"))[
        "message"
    ]
    assert "Divisions of 6, as many as are needed" in said(changed)
    changed = (await choose(house.anna, changed, "How many go up and down", "1 promoted, 1 relegated"))[
        "message"
    ]
    assert "The first of a division goes up, the last goes down" in said(changed)
    season = (await press(house.anna, changed, "Season"))["message"]
    season = (await choose(house.anna, season, "How long it lasts", "28 days"))["message"]
    assert "A season lasts 28 days" in said(season)


async def test_a_name_is_there_once_in_a_server(house, signup):
    outcome = await house.anna.command(house.here, "league create", name="harbour LEAGUE", game="kensington")
    assert "has a league or tournament of that name already" in said(outcome["message"])


async def test_a_day_in_the_past_or_no_day_is_refused(house):
    for typed, refusal in (
        ("2020-01-01", "in the future"),
        ("whenever", "whenever"),
        ("2999-01-01", "90 days"),
    ):
        outcome = await house.anna.command(
            house.here, "league create", name=NAME, game="copenhagen", start=typed
        )
        assert refusal in said(outcome["message"])
    assert await house.store.leagues.in_server(int(house.guild_id)) == []


async def test_what_is_dropped_is_gone_and_an_older_form_says_so(house):
    form = await created(house)
    older = await with_buttons(house, write_press(OpenSignup(1)), channel=house.here)
    assert "is dropped" in said((await press(house.anna, form, "Drop it"))["message"])
    pressed = await house.anna.press(older, write_press(OpenSignup(1)))
    assert "There is no such league here." in said(pressed["message"])


# Signing up


async def test_entering_twice_is_entering_once_and_leaving_leaves_no_trace(house, signup):
    assert "You are in" in said((await press(house.bruno, signup, "Enter"))["message"])
    assert "You are in" in said((await press(house.bruno, signup, "Enter"))["message"])
    assert "Entered, 1 player: Bruno" in said(await post(house, "signup:1:1"))
    assert "no longer entered" in said((await press(house.bruno, signup, "Leave"))["message"])
    assert "Nobody has entered yet." in said(await post(house, "signup:1:1"))
    assert "You have not entered." in said((await press(house.bruno, signup, "Leave"))["message"])


async def test_with_too_few_players_it_starts_a_week_later_and_everybody_is_told(house, signup):
    await press(house.bruno, signup, "Enter")
    await time_passes(house, 7.1)
    told = await post(house, "league:1:later:1")
    assert "starts a week later" in said(told)
    assert f"<@{house.bruno.id}>" in told["content"]
    await time_passes(house, 7)
    await time_passes(house, 7)
    assert "does not take place" in said(await post(house, "league:1:cancelled"))
    assert "It does not take place." in said(await post(house, "signup:1:1"))


# Playing


async def test_tables_open_by_themselves_and_the_standings_follow_every_result(house, season):
    tables = await open_tables(house)
    assert len(tables) == 6  # everybody against everybody, and nobody has more than three
    first = tables[0]
    table = await house.shown(first.table_id)
    assert table.arrangement.rated
    assert NAME in said(await house.board(table.id))
    board = await post(house, "standings:1:1")
    assert f"{NAME}, season 1" in said(board)
    (picture,) = [part for part in parts(board) if part["type"] == 12]
    assert "0 points" in picture["items"][0]["description"]
    winner, loser = (spot.player for spot in first.spots)
    await house.tables.resign(table.id, loser)
    board = await post(house, "standings:1:1")
    (picture,) = [part for part in parts(board) if part["type"] == 12]
    name = next(holder.name for holder in table.holders if holder.user_id == winner)
    assert name in picture["items"][0]["description"].splitlines()[1]
    assert "12 points" in picture["items"][0]["description"].splitlines()[1]


async def test_a_private_copy_is_in_words_and_marks_ones_own_row(house, season):
    board = await post(house, "standings:1:1")
    copy = (await press(house.chidi, board, "Where I stand"))["message"]
    (own,) = [line for line in said(copy).splitlines() if "Chidi" in line]
    assert "you" in own
    tables = (await press(house.chidi, board, "Tables"))["message"]
    assert "to move" in said(tables)
    assert "Everybody meets everybody once." in said(tables)


async def test_a_season_closes_by_itself_and_the_next_one_takes_entries(house, season):
    for fixture in await open_tables(house):
        await house.tables.resign(fixture.table_id, fixture.spots[1].player)
    await settled(house)
    await time_passes(house, 57)
    summary = await post(house, "summary:1")
    assert "is the champion" in said(summary) or "share the title" in said(summary)
    order = (await press(house.emi, summary, "Final order"))["message"]
    assert said(order).count("points") == 4
    again = await post(house, "signup:1:2")
    assert "Entered, 4 players" in said(again)
    told = await post(house, "league:1:again")
    assert all(f"<@{member.id}>" in told["content"] for member in everybody(house))
    assert "no longer entered" in said((await press(house.emi, again, "Leave"))["message"])
    history = await house.emi.command(house.here, "league history")
    assert "Season 1:" in said(history["message"])
    files = await house.emi.command(house.here, "league export")
    names = {each["filename"] for each in files["message"]["attachments"]}
    assert names == {"standings.csv", "results.csv", "season.json"}


async def test_withdrawing_is_asked_about_first_and_a_bot_plays_on(house, season):
    board = await post(house, "standings:1:1")
    asked = (await press(house.emi, board, "Leave"))["message"]
    assert "Fewer than half of your tables are finished" in said(asked)
    assert not (await whole(house)).member(int(house.emi.id)).has_left
    done = await press(house.emi, asked, "Withdraw")
    assert "You have withdrawn" in said(done["message"])
    await settled(house)
    assert (await whole(house)).member(int(house.emi.id)).has_left
    assert "has withdrawn" in said(await post(house, f"league:1:left:{house.emi.id}"))
    mine = [each for each in await open_tables(house) if each.has(int(house.emi.id))]
    for fixture in mine:
        table = await house.tables.load(fixture.table_id)
        assert table.holders[table.seat_of(int(house.emi.id))].forfeit
    again = await press(house.emi, board, "Leave")
    assert "has left this season already" in said(again["message"])


# Restarts


async def test_a_start_that_a_killed_bot_slept_through_happens_once(house, signup):
    for member in everybody(house):
        await press(member, signup, "Enter")
    await kill(house)
    await house.passes(8 * DAY / SECOND)
    await house.start()
    await settled(house)
    assert len(await open_tables(house)) == 6
    await revive(house)
    await settled(house)
    assert len(await boards_in_channel(house)) == 1
    assert len(await house.store.tables.all()) == 6


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_bot_killed_while_a_sign_up_is_posted_posts_it_once(house, when):
    form = await created(house)
    await house.local.fault("rest_error", status=500, when=when, method="POST", route=POSTING[1])
    await press(house.anna, form, "Open the sign-up")
    await house.local.ask("GET", "/faults?wait=used")
    await house.passes(600)
    await revive(house)
    await settled(house)
    assert len([each for each in await house.anna.reads(house.here) if "Enter" in labels(each)]) == 1


async def boards_in_channel(house):
    return [each for each in await house.anna.reads(house.here) if "Where I stand" in labels(each)]


# Organising


def organising(house):
    """Every command of organisers, with something to do."""
    return {
        "pause": {"days": 3, "reason": "holidays"},
        "resume": {},
        "extend": {"days": 3, "reason": "holidays"},
        "correct": {"number": 99, "places": "2 1", "reason": "a slip"},
        "remove": {"player": house.chidi.id, "reason": "rude"},
        "bar": {"player": house.chidi.id, "days": 3, "reason": "rude"},
        "unbar": {"player": house.chidi.id},
        "role": {"role": house.roles["Players"]},
        "results": {"channel": elsewhere(house)},
        "log": {},
        "end": {"reason": "enough"},
    }


def test_every_command_of_organisers_is_tried(house):
    commands = {each.name for each in house.app.tree.get_command("organise").commands}
    assert commands == set(organising(house))


async def test_a_member_organises_nothing(house, season):
    before = await whole(house)
    for command, options in organising(house).items():
        outcome = await house.emi.command(house.here, f"organise {command}", **options)
        assert "Only the organisers of this league" in said(outcome["message"]), command
    assert await whole(house) == before


async def test_whoever_may_not_see_the_channel_finds_nothing_to_organise(house, season):
    await hide(house, house.here, house.chidi)
    before = await whole(house)
    for command, options in organising(house).items():
        outcome = await house.chidi.command(elsewhere(house), f"organise {command}", league=NAME, **options)
        assert said(outcome["message"]).strip() == "There is no such league here.", command
    assert await whole(house) == before


async def test_a_league_that_is_still_put_together_is_its_organisers_affair(house, season):
    await house.anna.command(house.here, "league create", name="Draft", game="copenhagen")
    for member, offered in ((house.anna, ["Draft", NAME]), (house.emi, [NAME])):
        found = await member.complete(house.here, "league show", "league", league="")
        assert [each["value"] for each in found] == offered
        assert NAME in said((await member.command(house.here, "league show"))["message"])


async def test_where_nothing_was_organised_yet_the_log_says_so(house, season):
    log = await house.anna.command(house.here, "organise log")
    assert "Nothing yet." in said(log["message"])


@pytest.mark.parametrize("who", quick(["anna", "bruno"], "bruno"))
async def test_its_creator_and_whoever_runs_the_server_organise_all_of_it(house, season, who):
    for command, options in organising(house).items():
        outcome = await getattr(house, who).command(house.here, f"organise {command}", **options)
        assert "Only the organisers" not in said(outcome["message"]), command
    assert (await house.store.leagues.load(1)).is_ended


async def test_somebody_who_neither_plays_nor_has_entered_cannot_be_removed(house, signup):
    await press(house.bruno, signup, "Enter")
    outcome = await house.anna.command(house.here, "organise remove", player=house.emi.id, reason="rude")
    assert "They neither play in this season nor have they entered." in said(outcome["message"])
    gone = await house.anna.command(house.here, "organise remove", player=house.bruno.id, reason="rude")
    assert "rude" in said(gone["message"])
    assert "Nobody has entered yet." in said(await post(house, "signup:1:1"))


async def test_whoever_has_its_role_organises_as_well(house, season):
    refused = await house.emi.command(house.here, "organise resume")
    assert "Only the organisers" in said(refused["message"])
    await house.anna.command(house.here, "organise role", role=house.roles["Players"])
    told = await house.emi.command(house.here, "organise extend", days=2, reason="a holiday")
    assert "has extended the season by 2 days: a holiday" in said(told["message"])


async def test_a_pause_stops_the_clocks_of_all_tables_and_moves_the_end(house, season):
    before = (await whole(house)).season.ends_at
    told = await house.anna.command(house.here, "organise pause", days=3, reason="holidays")
    assert "has paused the season until" in said(told["message"])
    await settled(house)
    assert (await whole(house)).season.ends_at == before + 3 * DAY
    for fixture in await open_tables(house):
        assert len((await house.tables.load(fixture.table_id)).pauses) == 1
    again = await house.anna.command(house.here, "organise pause", days=3, reason="holidays")
    assert "paused already" in said(again["message"])
    await house.anna.command(house.here, "organise resume")
    await settled(house)
    assert (await whole(house)).season.ends_at < before + DAY
    log = await house.anna.command(house.here, "organise log")
    assert "holidays" in said(log["message"])


async def test_a_corrected_result_changes_the_standings_and_is_announced(house, season):
    channel = next(each for name, each in house.channels.items() if each != house.here)
    await house.anna.command(house.here, "organise results", channel=channel)
    first = (await open_tables(house))[0]
    await house.tables.resign(first.table_id, first.spots[1].player)
    await settled(house)
    announced = await post(house, f"booked:{first.table_id}:1")
    assert announced["channel_id"] == channel
    assert f"table {first.table_id} is over" in said(announced)
    bad = await house.anna.command(
        house.here, "organise correct", number=first.table_id, places="1 3", reason="a slip"
    )
    assert "does not say who came where" in said(bad["message"])
    await house.anna.command(
        house.here, "organise correct", number=first.table_id, places="2 1", reason="a slip"
    )
    assert "was corrected" in said(await post(house, f"booked:{first.table_id}:2"))
    results = (await house.app.part(leagues_of).load(1))[1]
    assert [seat.place for seat in results[first.id].seats] == [2, 1]


async def test_whoever_is_barred_cannot_sign_up_until_it_is_over(house, signup):
    await press(house.chidi, signup, "Enter")
    await house.anna.command(house.here, "organise bar", player=house.chidi.id, days=3, reason="rude")
    assert "Nobody has entered yet." in said(await post(house, "signup:1:1"))
    assert "rude" in said((await press(house.chidi, signup, "Enter"))["message"])
    await house.anna.command(house.here, "organise unbar", player=house.chidi.id)
    assert "You are in" in said((await press(house.chidi, signup, "Enter"))["message"])


async def test_a_league_speaks_german_where_the_channel_does(house):
    await house.speaks("de")
    await press(house.anna, await created(house), "Open the sign-up")
    text = said(await post(house, "signup:1:1"))
    assert "Noch hat sich niemand angemeldet." in text
    assert key(await post(house, "signup:1:1"), "Mitmachen")


# Who may see it

PRESSES = (
    EnterSeason(1),
    LeaveSeason(1),
    WithdrawFromSeason(1),
    ReadStandings(1, 1),
    ReadFixtures(1, 1),
    ReadSummary(1),
    LeagueNews(1, "league:1:again"),
    ShowForm(1, Page.SEASON),
    SetTerm(1, Term.SEATS),
    SetLeagueOption(1, "x", "true"),
    OpenSignup(1),
    DropLeague(1),
)
COMMANDS = ("join", "leave", "show", "tables", "history", "export")


async def test_whoever_may_not_see_the_channel_finds_no_league(house, season):
    about_leagues = {each for each in kinds_of_press() if issubclass(each, InSeason | OfLeague)}
    assert about_leagues - {InSeason, OfLeague} == set(map(type, PRESSES)), "a new press needs its example"
    await hide(house, house.here, house.chidi)
    message = await with_buttons(house, *map(write_press, PRESSES), channel=elsewhere(house))
    for each in PRESSES:
        outcome = await house.chidi.press(message, write_press(each))
        assert said(outcome["message"]).strip() == "There is no such league here.", each
    for command in COMMANDS:
        outcome = await house.chidi.command(elsewhere(house), f"league {command}", league=NAME)
        assert said(outcome["message"]).strip() == "There is no such league here.", command
        assert await house.chidi.complete(elsewhere(house), f"league {command}", "league", league="") == []
    assert not (await whole(house)).member(int(house.chidi.id)).has_left


async def test_the_form_of_another_is_nobody_elses(house):
    await created(house)
    forms = [each for each in PRESSES if isinstance(each, OfLeague)]
    message = await with_buttons(house, *map(write_press, forms), channel=house.here)
    for each in forms:
        outcome = await house.emi.press(message, write_press(each))
        assert "Only the organisers of this league" in said(outcome["message"]), each


async def test_at_its_tables_only_organisers_decide_for_others(house, season):
    player = house.emi
    first = next(each for each in await open_tables(house) if each.has(int(player.id)))
    for command, options in (
        ("table pause", {"days": 1, "reason": "tired"}),
        ("table replace", {"player": player.id}),
        ("table bot", {"player": player.id}),
        ("vote pause", {"days": 1, "reason": "tired"}),
    ):
        outcome = await player.command(house.here, command, table=first.table_id, **options)
        told = said(outcome["message"])
        assert "only its organisers" in told, (command, told)
    done = await house.anna.command(house.here, "table pause", table=first.table_id, days=1, reason="illness")
    assert "illness" in said(done["message"])
