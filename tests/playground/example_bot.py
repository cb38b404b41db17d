"""A small bot on plain discord.py that uses everything the playground offers; it knows no game of ours."""

import asyncio
import contextlib
import io
import struct
import zlib

import discord
import yarl
from discord import app_commands, ui

FRUITS = ("apple", "banana", "cherry", "damson")


def picture(red=200, green=80, blue=40, side=8):
    """A PNG of one colour."""
    rows = (b"\0" + bytes((red, green, blue)) * side) * side
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def file(name="board.png", description="One colour", **colour):
    return discord.File(io.BytesIO(picture(**colour)), filename=name, description=description)


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
async def running(url, token="playground-token", **options):
    """The bot, logged in to the playground at `url` and ready."""
    point_at(url)
    async with Bot(**options) as bot:
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


class Buttons(ui.View):
    """A button for every way to answer a press."""

    def __init__(self):
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Read", url="https://example.com/rules", row=1))
        self.add_item(ui.Button(label="Not now", custom_id="never", disabled=True, row=1))

    @ui.button(label="Update", custom_id="update", style=discord.ButtonStyle.primary, emoji="🏠")
    async def update(self, interaction, button):
        await interaction.response.edit_message(content=f"Updated by {interaction.user.mention}", view=self)

    @ui.button(label="Update later", custom_id="update-later", style=discord.ButtonStyle.secondary)
    async def update_later(self, interaction, button):
        await interaction.response.defer()
        await interaction.edit_original_response(content="Updated later")

    @ui.button(label="Whisper", custom_id="whisper", style=discord.ButtonStyle.success)
    async def whisper(self, interaction, button):
        await interaction.response.send_message("Only you see this", ephemeral=True)

    @ui.button(label="Think", custom_id="think", style=discord.ButtonStyle.danger)
    async def think(self, interaction, button):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("Thought about it", ephemeral=True)

    @ui.button(label="Form", custom_id="form", row=1)
    async def form(self, interaction, button):
        await interaction.response.send_modal(Words())

    @ui.button(label="Ignore", custom_id="ignore", row=1)
    async def ignore(self, interaction, button):
        pass


class Selects(ui.View):
    """The five selects; each says what was chosen."""

    def __init__(self):
        super().__init__(timeout=None)

    @ui.select(
        custom_id="words",
        placeholder="Fruits",
        min_values=0,
        max_values=3,
        options=[
            discord.SelectOption(label=name.title(), value=name, description="A fruit") for name in FRUITS
        ],
    )
    async def words(self, interaction, select):
        await interaction.response.send_message(f"Words: {', '.join(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="users", max_values=2)
    async def users(self, interaction, select):
        await interaction.response.send_message(f"Users: {', '.join(u.name for u in select.values)}")

    @ui.select(cls=ui.RoleSelect, custom_id="roles")
    async def roles(self, interaction, select):
        await interaction.response.send_message(f"Roles: {', '.join(role.name for role in select.values)}")

    @ui.select(cls=ui.MentionableSelect, custom_id="mentionables", max_values=2)
    async def mentionables(self, interaction, select):
        kinds = ", ".join(type(each).__name__ for each in select.values)
        await interaction.response.send_message(f"Mentionables: {kinds}")

    @ui.select(cls=ui.ChannelSelect, custom_id="channels", channel_types=[discord.ChannelType.text])
    async def channels(self, interaction, select):
        await interaction.response.send_message(f"Channels: {', '.join(c.name for c in select.values)}")


class Words(ui.Modal, title="Words"):
    """Text inputs as they were before labels."""

    name = ui.TextInput(label="Name", custom_id="name", max_length=20)
    story = ui.TextInput(label="Story", custom_id="story", style=discord.TextStyle.long, required=False)

    def __init__(self):
        super().__init__(custom_id="words-form", timeout=None)

    async def on_submit(self, interaction):
        told = f"{self.name.value}: {self.story.value or 'nothing'}"
        if interaction.message is None:
            await interaction.response.send_message(told)
        else:
            await interaction.response.edit_message(content=told)


def options(kind, *names):
    return [kind(label=name.title(), value=name, description=f"The {name}") for name in names]


class Choices(ui.Modal, title="Choices"):
    """One label for each way to choose among words, and a file."""

    def __init__(self):
        super().__init__(custom_id="choices-form", timeout=None)
        text = ui.TextInput(custom_id="text", placeholder="A line", min_length=2, default="as it was")
        fruit = ui.Select(custom_id="fruit", options=options(discord.SelectOption, *FRUITS), required=False)
        size = ui.RadioGroup(custom_id="size", options=options(discord.RadioGroupOption, "small", "large"))
        extras = options(discord.CheckboxGroupOption, "cream", "nuts", "honey")
        with_ = ui.CheckboxGroup(
            custom_id="extras", options=extras, min_values=0, max_values=2, required=False
        )
        upload = ui.FileUpload(custom_id="upload", required=False, max_values=2)
        for label, component in {
            "Text": text,
            "Fruit": fruit,
            "Size": size,
            "With": with_,
            "File": upload,
        }.items():
            self.add_item(ui.Label(text=label, description=f"About {label}", component=component))

    async def on_submit(self, interaction):
        text, fruit, size, extras, upload = (label.component for label in self.children)
        told = [
            text.value,
            *fruit.values,
            size.value,
            *extras.values,
            *(each.filename for each in upload.values),
        ]
        await interaction.response.send_message(" | ".join(map(str, told)), ephemeral=True)


class People(ui.Modal, title="People and places"):
    """The selects of people and places, and one checkbox."""

    def __init__(self):
        super().__init__(custom_id="people-form", timeout=None)
        self.add_item(ui.TextDisplay("Whom do you mean?"))
        for select in (ui.UserSelect, ui.RoleSelect, ui.ChannelSelect):
            self.add_item(
                ui.Label(text=select.__name__, component=select(custom_id=select.__name__, required=False))
            )
        self.add_item(ui.Label(text="Sure?", component=ui.Checkbox(custom_id="sure", default=True)))

    async def on_submit(self, interaction):
        users, roles, channels, sure = (label.component for label in self.children[1:])
        chosen = ", ".join(each.name for each in (*users.values, *roles.values, *channels.values))
        await interaction.response.send_message(f"{chosen}; sure: {sure.value}")


class Everything(ui.LayoutView):
    """A Components V2 message with every kind of component in it."""

    def __init__(
        self, *, title="Everything", shown="attachment://board.png", listed="attachment://notes.png"
    ):
        super().__init__(timeout=None)
        press = ui.Button(label="Again", custom_id="layout-again")
        press.callback = self.again
        row = ui.ActionRow()
        pick = ui.Select(custom_id="layout-pick", options=options(discord.SelectOption, *FRUITS))
        pick.callback = self.picked
        row.add_item(pick)
        container = ui.Container(
            ui.TextDisplay(f"# {title}"),
            ui.Section("Beside a picture", accessory=ui.Thumbnail(shown, description="Small", spoiler=True)),
            ui.Section("Beside a button", "in two lines", accessory=press),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(discord.MediaGalleryItem(shown, description="Large")),
            ui.File(listed),
            row,
            accent_colour=discord.Colour.dark_teal(),
        )
        self.add_item(container)
        self.add_item(ui.TextDisplay("-# below the container"))

    async def again(self, interaction):
        layout = Everything(title="Again")
        fresh = [file(blue=255), file("notes.png")]
        await interaction.response.edit_message(view=layout, attachments=fresh)

    async def picked(self, interaction):
        await interaction.response.send_message(f"Picked {interaction.data['values'][0]}", ephemeral=True)


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
    who: discord.User = None,
    where: discord.TextChannel = None,
    role: discord.Role = None,
    anyone: discord.User | discord.Role = None,
    upload: discord.Attachment = None,
    colour: app_commands.Choice[str] = None,
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
