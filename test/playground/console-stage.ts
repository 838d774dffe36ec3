import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  ApplicationCommandOptionType,
  ButtonStyle,
  type Client,
  ComponentType,
  Events,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { type Clock, systemClock } from '../../src/playground/clock.ts';
import { playConsole } from '../../src/playground/console.ts';
import { type Discord, startDiscord } from '../../src/playground/discord.ts';
import { ROUND_TABLE_BOT, type RoundTable, setRoundTable } from '../../src/playground/round-table.ts';
import { login } from './stage.ts';

export interface Play extends AsyncDisposable {
  readonly discord: Discord;
  readonly table: RoundTable;
  readonly client: Client<true>;
  /** Types these lines through a pipe and gives everything that was written. */
  typed(...lines: string[]): Promise<string>;
}

/** A set table, a bot that knows `/jet` and does `handler`. */
export async function play(
  handler: (interaction: Interaction) => Promise<unknown>,
  clock: Clock = systemClock,
): Promise<Play> {
  const discord = await startDiscord({ application: ROUND_TABLE_BOT, clock });
  const table = setRoundTable(discord);
  const client = await login(discord);
  await client.application.commands.set([
    {
      name: 'jet',
      description: 'Lance des dés',
      options: [
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'des',
          description: 'Combien',
          required: true,
          maxValue: 9,
        },
        {
          type: ApplicationCommandOptionType.String,
          name: 'motif',
          description: 'Pourquoi',
          autocomplete: true,
        },
        { type: ApplicationCommandOptionType.User, name: 'pour', description: 'Qui' },
      ],
    },
  ]);
  client.on(Events.InteractionCreate, (interaction) => void handler(interaction));
  return {
    discord,
    table,
    client,
    async typed(...lines) {
      const [input, output] = [new PassThrough(), new PassThrough()];
      input.end(lines.map((line) => `${line}\n`).join(''));
      const written = text(output);
      await playConsole(discord, table, input, output);
      output.end();
      return written;
    },
    async [Symbol.asyncDispose]() {
      await client.destroy();
      await discord.close();
    },
  };
}

/** Answers `/jet` with an embed and two buttons, and each button with its name, privately. */
export async function dice(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete())
    return interaction.respond([{ name: 'Pour l’honneur', value: 'honneur' }]);
  if (interaction.isButton())
    return interaction.reply({ content: `bouton ${interaction.customId}`, flags: MessageFlags.Ephemeral });
  if (!interaction.isChatInputCommand()) return undefined;
  await interaction.deferReply();
  const button = (customId: string) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    customId,
    label: customId.toUpperCase(),
  });
  return interaction.editReply({
    embeds: [
      {
        title: 'Jet de `dés`',
        description: `**${interaction.options.getInteger('des')}** contre ~~4~~ pour <@${interaction.user.id}>, dit \\*net\\*`,
        fields: [{ name: 'CO', value: '8 → 0' }],
        footer: { text: 'n° 1' },
      },
    ],
    components: [{ type: ComponentType.ActionRow, components: [button('detail'), button('annuler')] }],
  });
}
