"""What the example bot shows: pictures, buttons, selects, forms and a whole Components V2 message."""

import io
import struct
import zlib
from typing import Any

import discord
from discord import ui

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
        labels: Any = self.children
        text, fruit, size, extras, upload = (label.component for label in labels)
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
        labels: Any = self.children[1:]
        users, roles, channels, sure = (label.component for label in labels)
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
