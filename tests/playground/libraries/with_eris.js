// A bot on Eris: a picture with a button, and a word on joining a server.
const http = require("http");
const https = require("https");
const { Client, CommandInteraction, ComponentInteraction, Constants } = require("eris");

const { hostname, port } = new URL(process.env.PLAYGROUND);
const picture = Buffer.from(process.env.PICTURE, "hex");
// Eris can be told another host, but neither a port nor to do without TLS: its requests are taken over here.
https.request = (options) => http.request({ ...options, port });
const client = new Client(`Bot ${process.env.TOKEN}`, { intents: ["guilds"], rest: { domain: hostname } });

const { ComponentTypes, ButtonStyles } = Constants;
const button = { type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, custom_id: "press", label: "Press" };

client.on("ready", async () => {
  await client.bulkEditCommands([{ name: "picture", description: "A picture" }]);
  console.log("ready");
});
client.on("guildCreate", (guild) => console.log(`joined ${guild.name}`));
client.on("interactionCreate", async (interaction) => {
  if (interaction instanceof CommandInteraction) {
    const components = [{ type: ComponentTypes.ACTION_ROW, components: [button] }];
    await interaction.createMessage({ content: "Here", components }, { file: picture, name: "board.png" });
  } else if (interaction instanceof ComponentInteraction) {
    await interaction.editParent({ content: "Pressed", components: [] });
  }
});
client.on("error", (problem) => console.log(problem));
client.connect();
