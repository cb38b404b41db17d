// A bot on discord.js: a picture with a button, and a word on joining a server.
const { Client, GatewayIntentBits, ActionRowBuilder, ButtonBuilder, ButtonStyle } = require("discord.js");

const url = process.env.PLAYGROUND;
const picture = Buffer.from(process.env.PICTURE, "hex");
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${url}/api` } });

client.on("clientReady", async () => {
  await client.application.commands.set([{ name: "picture", description: "A picture" }]);
  console.log("ready");
});
client.on("guildCreate", (guild) => console.log(`joined ${guild.name}`));
client.on("interactionCreate", async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const button = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary);
    await interaction.reply({
      content: "Here",
      files: [{ attachment: picture, name: "board.png" }],
      components: [new ActionRowBuilder().addComponents(button)],
    });
  } else if (interaction.isButton()) {
    await interaction.update({ content: "Pressed", components: [] });
  }
});
client.login(process.env.TOKEN);
