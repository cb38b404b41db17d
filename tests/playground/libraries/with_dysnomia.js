// A bot on Dysnomia: a picture with a button, and a word on joining a server.
const { Client, CommandInteraction, ComponentInteraction, Constants } = require("@projectdysnomia/dysnomia");

const { hostname, port } = new URL(process.env.PLAYGROUND);
const picture = Buffer.from(process.env.PICTURE, "hex");
const client = new Client(`Bot ${process.env.TOKEN}`, {
  gateway: { intents: ["guilds"] },
  rest: { domain: hostname, port, https: false },
});

const { ApplicationCommandTypes, ComponentTypes, ButtonStyles } = Constants;
const button = { type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, custom_id: "press", label: "Press" };

client.on("ready", async () => {
  const type = ApplicationCommandTypes.CHAT_INPUT;
  await client.bulkEditCommands([{ type, name: "picture", description: "A picture" }]);
  console.log("ready");
});
client.on("guildCreate", (guild) => console.log(`joined ${guild.name}`));
client.on("interactionCreate", async (interaction) => {
  if (interaction instanceof CommandInteraction) {
    await interaction.createMessage({
      content: "Here",
      attachments: [{ file: picture, filename: "board.png" }],
      components: [{ type: ComponentTypes.ACTION_ROW, components: [button] }],
    });
  } else if (interaction instanceof ComponentInteraction) {
    await interaction.editParent({ content: "Pressed", components: [] });
  }
});
client.on("error", (problem) => console.log(problem));
client.connect();
