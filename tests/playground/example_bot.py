"""A small bot on plain discord.py that uses everything the playground offers; it knows no game of ours."""

import asyncio
import contextlib

import discord
import yarl
from discord import app_commands

from playground.tokens import TOKEN
from tests.playground.example_views import (
    FRUITS,
    Buttons,
    Choices,
    Everything,
    People,
    Selects,
    Words,
    file,
)


def point_at(url):
    """Point discord.py at the playground: the only three addresses it has."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    discord.Asset.BASE = f"{url}/cdn"


class German(app_commands.Translator):
    """Two words of German, as a translator gives them to Discord."""

    async def translate(self, string, locale, context):
        words = {"echo": "echo-de", "Say it again": "Sag es noch einmal", "words": "worte", "Red": "Rot"}
        return words.get(string.message) if locale is discord.Locale.german else None


class Bot(discord.Client):
    """The example bot; it remembers every event it heard."""

    def __init__(self, **options):
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **options
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Town())
        for command in COMMANDS:
            self.tree.add_command(command)
        self.heard = []
        self._news = asyncio.Event()

    async def setup_hook(self):
        await self.tree.set_translator(German())
        await self.tree.sync()
        self.add_view(Buttons())
        self.add_view(Selects())

    def dispatch(self, event, /, *args, **kwargs):
        super().dispatch(event, *args, **kwargs)
        self.heard.append((event, args))
        self._news.set()

    async def hears(self, event, fits=lambda *args: True):
        """Wait until an event that fits was heard, also one of before; gives its arguments."""
        while (heard := self._heard(event, fits)) is None:
            self._news.clear()
            await self._news.wait()
        return heard

    def _heard(self, event, fits):
        return next((args for name, args in self.heard if name == event and fits(*args)), None)


@contextlib.asynccontextmanager
async def running(url, token=TOKEN, **options):
    """The bot, logged in to the playground at `url` and ready."""
    point_at(url)
    # By default discord.py waits two seconds for further servers before it calls itself ready.
    async with Bot(guild_ready_timeout=0.05, **options) as bot:
        task = asyncio.create_task(bot.start(token))
        ready = asyncio.create_task(bot.hears("ready"))
        await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await task
        try:
            yield bot
        finally:
            await bot.close()
            await task


class Town(app_commands.Group):
    """Subcommands, and a group within a group."""

    def __init__(self):
        super().__init__(
            name="town",
            description="A town",
            guild_only=True,
            default_permissions=discord.Permissions(manage_messages=True),
        )

    street = app_commands.Group(name="street", description="Its streets")

    @app_commands.command(name="name", description="Name the town")
    async def call_it(self, interaction, name: str):
        await interaction.response.send_message(f"The town is {name}")

    @street.command(description="Add a street")
    async def add(self, interaction, name: str, houses: app_commands.Range[int, 1, 20] = 3):
        await interaction.response.send_message(f"{name} with {houses} houses")


@app_commands.command(description="Say it again")
async def echo(interaction, words: str):
    await interaction.response.send_message(words, ephemeral=True)


@app_commands.command(description="Every kind of option")
@app_commands.describe(text="Some text", whole="A whole number")
@app_commands.choices(colour=[app_commands.Choice(name=name, value=name.lower()) for name in ("Red", "Blue")])
async def everything(
    interaction,
    text: app_commands.Range[str, 2, 30],
    whole: app_commands.Range[int, -5, 5] = 0,
    broken: float = 0.5,
    yes: bool = False,
    who: discord.User | None = None,
    where: discord.TextChannel | None = None,
    role: discord.Role | None = None,
    anyone: discord.User | discord.Role | None = None,
    upload: discord.Attachment | None = None,
    colour: app_commands.Choice[str] | None = None,
):
    named = [each and each.name for each in (who, where, role, anyone, colour)]
    size = upload and len(await upload.read())
    await interaction.response.send_message(" | ".join(map(str, (text, whole, broken, yes, *named, size))))


async def fruits(interaction, current):
    return [app_commands.Choice(name=name.title(), value=name) for name in FRUITS if current in name]


async def numbers(interaction, current):
    return [app_commands.Choice(name=f"{current}{n}", value=n) for n in range(3)]


@app_commands.command(description="Pick a fruit")
@app_commands.autocomplete(fruit=fruits, count=numbers)
async def pick(interaction, fruit: str, count: int = 1):
    await interaction.response.send_message(f"{count} {fruit}")


@app_commands.command(description="A message with buttons")
async def buttons(interaction):
    await interaction.response.send_message("Press one", view=Buttons())


@app_commands.command(description="A message with selects")
async def selects(interaction):
    await interaction.response.send_message("Choose", view=Selects())


@app_commands.command(description="Open a form")
async def form(interaction, kind: str):
    forms = {"words": Words, "choices": Choices, "people": People}
    await interaction.response.send_modal(forms[kind]())


@app_commands.command(description="Every kind of component")
async def layout(interaction):
    await interaction.response.send_message(view=Everything(), files=[file(), file("notes.png")])


@app_commands.command(description="Think first, then show a picture")
async def slow(interaction, private: bool = False):
    await interaction.response.defer(ephemeral=private, thinking=True)
    await interaction.edit_original_response(content="Here it is", attachments=[file()])


@app_commands.command(description="Reply, then follow up")
async def followups(interaction):
    await interaction.response.send_message("First", allowed_mentions=discord.AllowedMentions.none())
    second = await interaction.followup.send("Second", wait=True, file=file("second.png"))
    await second.edit(content="Second, edited", attachments=[*second.attachments, file("third.png")])
    third = await interaction.followup.send("Third", wait=True, ephemeral=True)
    await third.delete()
    first = await interaction.original_response()
    await interaction.edit_original_response(content=f"{first.content}, edited", embed=card())


def card(image="https://example.com/picture.png"):
    embed = discord.Embed(
        title="A card", description="With all its parts", colour=0x336699, url="https://example.com"
    )
    embed.set_author(name="Somebody", icon_url="https://example.com/icon.png").set_footer(text="Below")
    embed.set_image(url=image).set_thumbnail(url="https://example.com/small.png")
    embed.timestamp = discord.utils.utcnow()
    return embed.add_field(name="One", value="1").add_field(name="Two", value="2", inline=False)


@app_commands.context_menu(name="Show name")
async def show_name(interaction, user: discord.User):
    await interaction.response.send_message(f"This is {user.name}", ephemeral=True)


@app_commands.context_menu(name="Quote it")
async def quote_it(interaction, message: discord.Message):
    await interaction.response.send_message(f"> {message.content}")


COMMANDS = (echo, everything, pick, buttons, selects, form, layout, slow, followups, show_name, quote_it)
