import { Client, Events, GatewayIntentBits, type InteractionReplyOptions } from 'discord.js';

// The least that shows an answer with discord.js, always the same: node trivial.ts <api> <token> <message as JSON>.
const [api = '', token = '', answer = '{}'] = process.argv.slice(2);
const message: InteractionReplyOptions = JSON.parse(answer);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply({ ...message, withResponse: true });
});
client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set([{ name: 'ping', description: 'Répond toujours de même' }]);
  process.on('SIGTERM', async () => {
    await client.destroy();
    process.exit(0);
  });
  console.log('prêt');
});
await client.login(token);
