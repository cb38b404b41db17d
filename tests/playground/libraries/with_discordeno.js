// A bot on Discordeno: a picture with a button, and a word on joining a server.
const { createBot, ButtonStyles, Intents, InteractionTypes, MessageComponentTypes } = require("@discordeno/bot");

const picture = new Blob([Buffer.from(process.env.PICTURE, "hex")]);
const bot = createBot({
  token: process.env.TOKEN,
  intents: Intents.Guilds,
  desiredProperties: {
    guild: { name: true },
    interaction: { id: true, type: true, token: true },
  },
});
// Its option `proxy` would do as well, but leaves the counting of limits to that proxy.
bot.rest.baseUrl = `${process.env.PLAYGROUND}/api`;

const button = { type: MessageComponentTypes.Button, style: ButtonStyles.Primary, customId: "press", label: "Press" };

bot.events.ready = async () => {
  await bot.helpers.upsertGlobalApplicationCommands([{ name: "picture", description: "A picture" }]);
  console.log("ready");
};
bot.events.guildCreate = (guild) => console.log(`joined ${guild.name}`);
bot.events.interactionCreate = async (interaction) => {
  if (interaction.type === InteractionTypes.ApplicationCommand) {
    await interaction.respond({
      content: "Here",
      files: [{ name: "board.png", blob: picture }],
      components: [{ type: MessageComponentTypes.ActionRow, components: [button] }],
    });
  } else if (interaction.type === InteractionTypes.MessageComponent) {
    await interaction.edit({ content: "Pressed", components: [] });
  }
};
bot.start();
