"""A bot on py-cord: a picture with a button, and a word on joining a server."""

import io
import os

import discord

URL, PICTURE = os.environ["PLAYGROUND"], bytes.fromhex(os.environ["PICTURE"])
discord.http.Route.API_BASE_URL = URL + "/api/v{API_VERSION}"

bot = discord.Bot()


class Press(discord.ui.View):
    @discord.ui.button(label="Press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="Pressed", view=None)


@bot.slash_command(description="A picture")
async def picture(context):
    await context.respond("Here", file=discord.File(io.BytesIO(PICTURE), "board.png"), view=Press())


@bot.event
async def on_ready():
    print("ready", flush=True)


@bot.event
async def on_guild_join(guild):
    print(f"joined {guild.name}", flush=True)


bot.run(os.environ["TOKEN"])
