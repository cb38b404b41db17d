"""A bot on interactions.py: a picture with a button, and a word on joining a server."""

import io
import os

import interactions
from interactions.api.events import GuildJoin, Ready
from interactions.api.http import route

URL, PICTURE = os.environ["PLAYGROUND"], bytes.fromhex(os.environ["PICTURE"])
route.Route.BASE = f"{URL}/api/v10"

bot = interactions.Client(token=os.environ["TOKEN"])


@interactions.slash_command("picture", description="A picture")
async def picture(context: interactions.SlashContext):
    button = interactions.Button(style=interactions.ButtonStyle.PRIMARY, label="Press", custom_id="press")
    file = interactions.File(io.BytesIO(PICTURE), file_name="board.png")
    await context.send("Here", file=file, components=button)


@interactions.component_callback("press")
async def press(context: interactions.ComponentContext):
    await context.edit_origin(content="Pressed", components=[])


@interactions.listen(Ready)
async def on_ready(event: Ready):
    print("ready", flush=True)


@interactions.listen(GuildJoin)
async def on_join(event: GuildJoin):
    # This library tells of every server, those it was in before too.
    if bot.is_ready:
        print(f"joined {event.guild.name}", flush=True)


bot.start()
