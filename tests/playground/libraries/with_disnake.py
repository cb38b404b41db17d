"""A bot on disnake: a picture with a button, and a word on joining a server."""

import io
import os

import disnake
from disnake.ext import commands

URL, PICTURE = os.environ["PLAYGROUND"], bytes.fromhex(os.environ["PICTURE"])
disnake.http.Route.BASE = f"{URL}/api/v10"

bot = commands.InteractionBot()


class Press(disnake.ui.View):
    @disnake.ui.button(label="Press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="Pressed", view=None)


@bot.slash_command(description="A picture")
async def picture(interaction):
    file = disnake.File(io.BytesIO(PICTURE), "board.png")
    await interaction.response.send_message("Here", file=file, view=Press())


@bot.event
async def on_ready():
    print("ready", flush=True)


@bot.event
async def on_guild_join(guild):
    print(f"joined {guild.name}", flush=True)


bot.run(os.environ["TOKEN"])
