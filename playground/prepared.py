"""The world a newcomer finds: one server, a few channels, five people and the bot."""

from playground import permissions
from playground.tokens import bot_id_in
from playground.values import (
    TEXT_CHANNEL,
    Application,
    Channel,
    Guild,
    Member,
    Overwrite,
    Role,
    User,
)
from playground.world import World

BOT_NAME = "Playground Bot"
GUILD_NAME = "Rowhouse Square"
TOPIC = "Type / to see what the bot can do"
"""What the channel says in which people land; whoever starts the playground for a bot may know better."""
CHANNELS = (
    ("games", TOPIC),
    ("welcome", "Say hello"),
    ("league", "Seasons, results and standings"),
    ("back-room", "For the moderators"),
)
HIDDEN = "back-room"
PEOPLE = (
    ("anna", "Anna", "en-US"),
    ("bruno", "Bruno", "de"),
    ("chidi", "Chidi 🌻", "en-GB"),
    ("dmitri", "Дмитрий", "ru"),
    ("emi", "えみ", "ja"),
)
OWNER, MODERATOR = "anna", "bruno"


def prepare(world: World, bot_name: str = BOT_NAME, topic: str = TOPIC) -> None:
    """Fill an empty world."""
    with world.storage.together():
        bot_id = bot_id_in(world.token) or world.ids.new()
        bot = User(bot_id, bot_name.lower().replace(" ", "-"), bot_name, bot=True)
        people = [User(world.ids.new(), name, shown, locale=locale) for name, shown, locale in PEOPLE]
        for user in (bot, *people):
            world.keep_user(user)
        world.keep_application(Application(bot.id, bot_name, "A bot being tried out", people[0].id))
        guild = add_guild(world, GUILD_NAME, owner=next(user for user in people if user.username == OWNER))
        moderators = Role(
            world.ids.new(), guild.id, "Moderators", permissions.MODERATOR, 2, 0xE67E22, True, hoist=True
        )
        players = Role(world.ids.new(), guild.id, "Players", 0, 1, 0x3498DB, True, hoist=True)
        for role in (moderators, players):
            world.keep_role(role)
        for user in people:
            own = (moderators.id, players.id) if user.username == MODERATOR else (players.id,)
            world.keep_member(Member(guild.id, user.id, world.clock.now(), roles=own))
        _add_channels(world, guild, moderators, topic)


def add_guild(world: World, name: str, owner: User, shard: tuple[int, int] | None = None) -> Guild:
    """Make a server with its owner and the bot in it; on that shard of so many, if it matters."""
    guild_id = world.ids.new() if shard is None else world.ids.new_on(*shard)
    guild = Guild(guild_id, name, owner.id, world.clock.now())
    world.keep_guild(guild)
    world.keep_role(Role(guild_id, guild_id, "@everyone", permissions.EVERYONE, 0))
    bot = world.bot
    own = Role(world.ids.new(), guild_id, bot.display_name, world.bot_permissions, 3, bot_id=bot.id)
    world.keep_role(own)
    world.keep_member(Member(guild_id, bot.id, world.clock.now(), roles=(own.id,)))
    world.keep_member(Member(guild_id, owner.id, world.clock.now()))
    return guild


def _add_channels(world: World, guild: Guild, moderators: Role, first_topic: str) -> None:
    bot_role = next(role for role in world.roles_of(guild.id) if role.bot_id == world.bot.id)
    hidden = (
        Overwrite(guild.id, 0, deny=permissions.VIEW_CHANNEL),
        Overwrite(moderators.id, 0, allow=permissions.VIEW_CHANNEL),
        Overwrite(bot_role.id, 0, allow=permissions.VIEW_CHANNEL),
    )
    for position, (name, usual) in enumerate(CHANNELS):
        topic = first_topic if position == 0 else usual
        overwrites = hidden if name == HIDDEN else ()
        world.keep_channel(
            Channel(world.ids.new(), TEXT_CHANNEL, name, guild.id, position, topic, overwrites=overwrites)
        )
