import { Client, Events, GatewayIntentBits } from 'discord.js';

// The least that answers a command with discord.js: node trivial.ts <api> <token>.
const [api = '', token = ''] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply('2 + 3 = 5');
});
client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set([{ name: 'ping', description: 'Répond une ligne toujours égale' }]);
  process.on('SIGTERM', async () => {
    await client.destroy();
    process.exit(0);
  });
  console.log('prêt');
});
await client.login(token);
