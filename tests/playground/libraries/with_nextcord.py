"""A bot on nextcord: a picture with a button, and a word on joining a server."""

import io
import os

import nextcord
from nextcord.ext import commands

URL, PICTURE = os.environ["PLAYGROUND"], bytes.fromhex(os.environ["PICTURE"])
nextcord.http.Route.BASE = f"{URL}/api/v10"

bot = commands.Bot()


class Press(nextcord.ui.View):
    @nextcord.ui.button(label="Press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="Pressed", view=None)


@bot.slash_command(description="A picture")
async def picture(interaction):
    file = nextcord.File(io.BytesIO(PICTURE), "board.png")
    await interaction.response.send_message("Here", file=file, view=Press())


@bot.event
async def on_ready():
    print("ready", flush=True)


@bot.event
async def on_guild_join(guild):
    print(f"joined {guild.name}", flush=True)


bot.run(os.environ["TOKEN"])
