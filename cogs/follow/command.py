"""/follow: a table or a player, as a spectator; what one follows, and the keys that mute and stop it."""

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.clocks.lengths import DAY
from bot.errors import NoSuchTable, NotAllowed, StaleButton
from bot.following import (
    EVERYBODY,
    FOREVER,
    MOST_FOLLOWED,
    Following,
    Tells,
    check_may_follow,
    may_follow,
    muted,
    unmuted,
)
from bot.table import Table
from cogs import wording
from cogs.answers import Answer, answering
from cogs.custom_ids import read_choice
from cogs.finding import find_table, labelled, tables_here
from cogs.follow.followers import Followers
from cogs.follow.screens import RESULT, TURNS, Shown, following_screen, list_screen, page_of
from cogs.follow.words import keys_for
from cogs.layout import beneath
from cogs.links import board_link, card_link
from cogs.press import Follow, Mute, MuteFollowing, ReadFollowings, StopFollowing, TellOf, UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.servers import Servers
from cogs.sight import Sight
from cogs.slash import said, slash
from games.message import Said, Typed, say


class FollowCommands(
    commands.GroupCog, group_name=said("command-follow"), group_description=said("command-follow-about")
):
    """Private answers; what is told comes by direct message."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.followings
        self._followers = app.part(Followers)
        on_press(app, Follow, self._press_follow)
        on_press(app, TellOf, self._press_tell)
        on_press(app, MuteFollowing, self._press_mute)
        on_press(app, StopFollowing, self._press_stop)
        on_press(app, ReadFollowings, self._press_list)

    # A table

    @slash("follow-table")
    async def table_command(self, interaction: Interaction, table: int | None = None) -> None:
        """The result, until something else is chosen."""
        async with answering(interaction, fresh=True) as answer:
            if table is None and len(here := await self._to_follow(interaction)) == 1:
                table = here[0].id
            await self._follow_table(answer, interaction, await find_table(self._app, interaction, table))

    @table_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await labelled(self._app, interaction, await self._to_follow(interaction), typed)

    async def _to_follow(self, interaction: Interaction) -> list[Table]:
        here = await tables_here(self._app, interaction)
        return [table for table in here if may_follow(table, interaction.user.id)]

    async def _press_follow(self, interaction: Interaction, press: Follow, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            await self._follow_table(answer, interaction, table)

    async def _follow_table(self, answer: Answer, interaction: Interaction, table: Table) -> None:
        check_may_follow(table, interaction.user.id)
        await self._follow(
            answer, interaction, Following(interaction.user.id, table.guild_id, table_id=table.id)
        )

    # A player

    @slash("follow-player")
    async def player_command(self, interaction: Interaction, member: discord.User) -> None:
        """The results of all their tables here, until something else is chosen."""
        async with answering(interaction, fresh=True) as answer:
            await self._check_person(interaction, member)
            wanted = Following(
                interaction.user.id,
                interaction.guild_id or 0,
                person_id=member.id,
                name=member.display_name,
                whose=member.id,
            )
            await self._follow(answer, interaction, wanted)

    async def _check_person(self, interaction: Interaction, member: discord.User | discord.Member) -> None:
        """Members of a server know each other, unless they hide."""
        if member.id == interaction.user.id:
            raise NotAllowed(say("follow-yourself"))
        if interaction.guild_id is None or not isinstance(member, discord.Member):
            raise NotAllowed(say("follow-not-a-member"))
        if member.bot:
            raise NotAllowed(say("follow-a-bot"))
        if not (await self._app.store.players.load(member.id)).shows_profile:
            raise NotAllowed(say("follow-hidden", player=Typed(member.display_name)))

    # Following

    async def _follow(self, answer: Answer, interaction: Interaction, wanted: Following) -> None:
        """Kept, then tried: whoever cannot be written to follows nothing, and reads why."""
        wanted = replace(wanted, since=self._app.wall.now())
        kept = await self._followers.follow(wanted)
        if kept is None:
            raise NotAllowed(say("follow-too-many", most=MOST_FOLLOWED))
        shown = await self._shown(kept)
        if kept.since == wanted.since:
            await self._greet(answer, shown)
        await answer.show(following_screen(shown, self._app.wall.now()))

    async def _greet(self, answer: Answer, shown: Shown) -> None:
        """The first direct message, without a sound: the place for all that comes."""
        following, reader = shown.following, await answer.reader()
        keys = keys_for(following, self._app.wall.now(), f"hello-{following.id}")
        try:
            channel = await self._app.create_dm(discord.Object(following.user_id))
            await channel.send(
                reader.read(say("follow-hello", subject=shown.subject)),
                view=beneath(self._app, keys, reader),
                nonce=f"hello-{following.id}",
                silent=True,
            )
        except discord.Forbidden:
            await self._followers.unfollow(following)
            raise NotAllowed(say("follow-no-direct")) from None

    async def _press_tell(self, interaction: Interaction, press: TellOf, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            shown = await self._shown(await self._own(interaction, press.following))
            changed = _told(shown, read_choice(values, str), self._app.wall.now())
            await self._followers.change(changed)
            await answer.show(following_screen(replace(shown, following=changed), self._app.wall.now()))

    # The list

    @slash("follow-list")
    async def list_command(self, interaction: Interaction) -> None:
        """All of it, with the keys that mute and stop each."""
        async with answering(interaction, fresh=True) as answer:
            await self._show_list(answer, interaction, 0)

    async def _press_list(self, interaction: Interaction, press: ReadFollowings, values: list[str]) -> None:
        async with answering(interaction, fresh=press.key is not None) as answer:
            await self._show_list(answer, interaction, press.page)

    async def _press_mute(self, interaction: Interaction, press: MuteFollowing, values: list[str]) -> None:
        async with answering(interaction, fresh=press.key is not None) as answer:
            following, now = await self._own(interaction, press.following), self._app.wall.now()
            match press.length:
                case Mute.DAY:
                    changed = muted(following, now + DAY)
                case Mute.ALWAYS:
                    changed = muted(following, FOREVER)
                case Mute.NOT:
                    changed = unmuted(following, now)
            await self._followers.change(changed)
            await self._show_list(answer, interaction, None, following.id)

    async def _press_stop(self, interaction: Interaction, press: StopFollowing, values: list[str]) -> None:
        async with answering(interaction, fresh=press.key is not None) as answer:
            following = await self._own(interaction, press.following)
            shown = await self._shown(following)
            await self._followers.unfollow(following)
            done = say("follow-stopped", subject=shown.subject)
            await self._show_list(answer, interaction, None, following.id, done)

    async def _show_list(
        self,
        answer: Answer,
        interaction: Interaction,
        page: int | None,
        following_id: int = 0,
        done: Said = "",
    ) -> None:
        every = [await self._shown(each) for each in await self._store.of(interaction.user.id)]
        page = page_of(every, following_id) if page is None else page
        await answer.show(list_screen(every, page, self._app.wall.now(), done))

    async def _own(self, interaction: Interaction, following_id: int) -> Following:
        """What somebody follows; one that has ended has no keys any more."""
        following = await self._store.load(following_id, interaction.user.id)
        if following is None:
            raise StaleButton(say("follow-ended"))
        return following

    # What may be seen of it

    async def _shown(self, following: Following) -> Shown:
        if following.person_id:
            return Shown(following, await self._person(following))
        try:
            table = await self._app.tables.load(following.table_id)
        except NoSuchTable:
            return Shown(following, say("follow-unseen"))
        is_known = await self._app.part(Servers).server(table.guild_id) is not None
        if not is_known or not await self._app.part(Sight).shown_to(following.user_id, table):
            return Shown(following, say("follow-unseen"))
        showing = await self._app.store.posts.showing(table.id)
        link = card_link(table, showing) if table.position is None else board_link(table, showing)
        return Shown(following, say("follow-table", title=wording.title_of(table), link=link), table)

    async def _person(self, following: Following) -> Said:
        server = await self._app.part(Servers).server(following.guild_id)
        player = Typed(following.name)
        if server is None:
            return say("follow-player", player=player)
        return say("follow-player-on", player=player, server=Typed(server.name))


def _told(shown: Shown, chosen: str, now: int) -> Following:
    """The following as a choice of its menu says; nothing that happened before is told."""
    following = replace(shown.following, since=max(shown.following.since, now))
    if chosen == RESULT:
        return replace(following, tells=Tells.RESULT)
    if chosen == TURNS:
        return replace(following, tells=Tells.TURNS, whose=following.person_id or EVERYBODY)
    players = {str(each.user_id): each.user_id for each in shown.table.holders} if shown.table else {}
    if chosen not in players:
        raise UnreadablePress
    return replace(following, tells=Tells.TURNS, whose=players[chosen])


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(FollowCommands(app))
