"""A bot on discord.py: a picture with a button, and a word on joining a server."""

import io
import os

import discord
import yarl
from discord import app_commands

URL, PICTURE = os.environ["PLAYGROUND"], bytes.fromhex(os.environ["PICTURE"])
discord.http.Route.BASE = f"{URL}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(URL.replace("http", "ws", 1) + "/gateway")

client = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)


class Press(discord.ui.View):
    @discord.ui.button(label="Press")
    async def press(self, interaction, button):
        await interaction.response.edit_message(content="Pressed", view=None)


@tree.command(description="A picture")
async def picture(interaction):
    file = discord.File(io.BytesIO(PICTURE), "board.png")
    await interaction.response.send_message("Here", file=file, view=Press())


@client.event
async def on_ready():
    await tree.sync()
    print("ready", flush=True)


@client.event
async def on_guild_join(guild):
    print(f"joined {guild.name}", flush=True)


client.run(os.environ["TOKEN"])
