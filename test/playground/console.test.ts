import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import {
  ApplicationCommandOptionType,
  ButtonStyle,
  type Client,
  ComponentType,
  Events,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { type Clock, ManualClock, systemClock } from '../../src/playground/clock.ts';
import { playConsole } from '../../src/playground/console.ts';
import { type Discord, startDiscord } from '../../src/playground/discord.ts';
import { ROUND_TABLE_BOT, type RoundTable, setRoundTable } from '../../src/playground/round-table.ts';
import { login } from './stage.ts';

interface Play extends AsyncDisposable {
  readonly discord: Discord;
  readonly table: RoundTable;
  readonly client: Client<true>;
  /** Types these lines through a pipe and gives everything that was written. */
  typed(...lines: string[]): Promise<string>;
}

async function play(
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
async function dice(interaction: Interaction): Promise<unknown> {
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

test('a command typed through a pipe is answered as text, and a number clicks', async () => {
  await using game = await play(dice);
  const written = await game.typed('/jet des:3', '2', '>Guen', '1', '3');
  assert.match(written, /Merlin #général> \/jet des:3\n/);
  assert.match(
    written,
    /│ Jet de dés\n│ 3 contre ~4~ pour @Merlin, dit \*net\*\n│ CO\u202f: 8 → 0\n│ n° 1\n {2}\[1\] DETAIL\n {2}\[2\] ANNULER\n/,
  );
  assert.match(written, /Héraut \(pour vous seul\)\nbouton annuler\n/);
  assert.match(written, /Guenièvre #général> 1\n.*\nbouton detail\n/);
  assert.match(written, /Pas de bouton 3\./);
});

test('mistakes, help and the ways to go on are told in French', async () => {
  await using game = await play(dice);
  const written = await game.typed(
    'aide',
    '/jet',
    '/jet des:trois',
    'bonjour',
    '>Personne',
    '#mj',
    '>Perceval',
    '#mj',
    '/?',
    '/jet ?',
    '/jet des:1 motif:h?',
    '/jet pour:p?',
  );
  assert.match(written, />Nom .* Merlin, Perceval, Guenièvre\n/);
  assert.match(written, /des\u202f: cette option est obligatoire\./);
  assert.match(written, /des\u202f: il faut un nombre entier\./);
  assert.match(written, /Une commande commence par/);
  assert.match(written, /Personne ne s’appelle «\u202fPersonne\u202f»/);
  assert.match(written, /Merlin #mj> >Perceval/);
  assert.match(written, /Pas de salon «\u202fmj\u202f» pour vous/);
  assert.match(written, /\/jet +Lance des dés/);
  assert.match(written, /des: +Combien\n {2}motif: +Pourquoi/);
  assert.match(written, /honneur +Pour l’honneur/);
  assert.match(written, /Perceval +Perceval/);
});

test('a form is filled line by line', async () => {
  const field = (id: string, label: string) =>
    new LabelBuilder()
      .setLabel(label)
      .setTextInputComponent(new TextInputBuilder().setCustomId(id).setStyle(TextInputStyle.Short));
  const form = new ModalBuilder()
    .setCustomId('f')
    .setTitle('Vos dés')
    .addLabelComponents(field('a', 'Premier'), field('b', 'Second'));
  await using game = await play(async (interaction) => {
    if (interaction.isChatInputCommand()) return interaction.showModal(form);
    if (!interaction.isModalSubmit()) return undefined;
    return interaction.reply(['a', 'b'].map((id) => interaction.fields.getTextInputValue(id)).join('+'));
  });
  const written = await game.typed('/jet des:1', '6', '5', '/jet des:1', '', 'x', 'aide');
  assert.match(written, /Premier\u202f: 6\nSecond\u202f: 5\nHéraut\n6\+5\n/);
  assert.match(written, /Premier\u202f: ce champ est obligatoire\./);
  assert.match(written, /quitter\n$/);
});

test('menus are numbered like buttons, several numbers choose several entries', async () => {
  await using game = await play(async (interaction) => {
    if (interaction.isStringSelectMenu())
      return interaction.update({ content: interaction.values.join('+'), components: [] });
    if (!interaction.isChatInputCommand()) return undefined;
    const options = ['gauche', 'centre', 'droite'].map((value) => ({ value, label: value }));
    const menu = {
      type: ComponentType.StringSelect as const,
      customId: 'm',
      placeholder: 'Aile',
      options,
      maxValues: 2,
    };
    return interaction.reply({ components: [{ type: ComponentType.ActionRow, components: [menu] }] });
  });
  const written = await game.typed('/jet des:1', '1 3', '1');
  assert.match(written, /\[2\] Aile › centre/);
  assert.match(written, /\ngauche\+droite\n/);
  assert.match(written, /Pas de bouton 1\./);
});

test('what is posted elsewhere is shown with its place; what one may not see is not', async () => {
  await using game = await play(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    for (const { id } of [game.table.journal, game.table.mj]) {
      const channel = await interaction.client.channels.fetch(id);
      if (channel?.isSendable()) await channel.send(`copie dans ${game.discord.world.channel(id).name}`);
    }
    await interaction.reply('fait');
  });
  const written = await game.typed('>Perceval', '/jet des:1', 'quitter', '/jet des:2');
  assert.match(written, /#journal · Héraut\ncopie dans journal\n/);
  assert.doesNotMatch(written, /copie dans mj/);
  assert.doesNotMatch(written, /des:2/);
});

test('silence is told', async () => {
  const clock = new ManualClock();
  await using game = await play(async () => undefined, clock);
  game.discord.onHappening(({ kind }) => {
    if (kind === 'interaction') clock.advance(3_001);
  });
  assert.match(await game.typed('/jet des:1'), /L’application ne répond plus\./);
});

test('in a terminal, Tab completes the line', async () => {
  await using game = await play(dice);
  const [input, output] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true }),
  );
  assert(input && output);
  let written = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    written += part;
  });
  const playing = playConsole(game.discord, game.table, input, output);
  const typed = (keys: string, shown: RegExp) => {
    input.write(keys);
    return game.discord.until(() => shown.test(written), `${shown} in ${JSON.stringify(written)}`);
  };
  await typed('/j\t', /\/jet /);
  await typed('d\t', /des:/);
  await typed('3\r', /\[1\] DETAIL/);
  await typed('quitter\r', /quitter/);
  await playing;
  assert(written.includes('\u001b[1mJet de dés\u001b[22m'), written);
});
