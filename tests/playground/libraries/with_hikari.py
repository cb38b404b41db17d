"""A bot on hikari: a picture with a button, and a word on joining a server."""

import os

import hikari

URL, PICTURE = os.environ["PLAYGROUND"], bytes.fromhex(os.environ["PICTURE"])

bot = hikari.GatewayBot(os.environ["TOKEN"], rest_url=f"{URL}/api/v10", banner=None)


@bot.listen()
async def on_started(event: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    command = bot.rest.slash_command_builder("picture", "A picture")
    await bot.rest.set_application_commands(application.id, [command])
    print("ready", flush=True)


@bot.listen()
async def on_join(event: hikari.GuildJoinEvent) -> None:
    print(f"joined {event.guild.name}", flush=True)


@bot.listen()
async def on_interaction(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE,
            "Here",
            attachment=hikari.Bytes(PICTURE, "board.png"),
            component=row,
        )
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, "Pressed", components=[]
        )


bot.run(check_for_updates=False)
