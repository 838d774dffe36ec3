import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { ManualClock } from '../../src/playground/clock.ts';
import { playConsole } from '../../src/playground/console.ts';
import { dice, play } from './console-stage.ts';

test('a command typed through a pipe is answered as text, and a number clicks', async () => {
  await using game = await play(dice);
  const written = await game.typed('/jet des:3', '2', '>Guen', '1', '3');
  assert.match(written, /Merlin #général> \/jet des:3\n/);
  assert.match(
    written,
    /│ Jet de dés\n│ 3 contre ~4~ pour @Merlin, dit \*net\*\n│ CO\u202f: 8 → 0\n│ n° 1\n {2}\[1\] DETAIL\n {2}\[2\] ANNULER\n/,
  );
  assert.match(written, /Héraut \(pour toi seulement\)\nbouton annuler\n/);
  assert.match(written, /Guenièvre #général> 1\n.*\nbouton detail\n/);
  assert.match(written, /Pas de bouton 3\./);
});

test('the name of a button clicks it, accents and capitals aside; what is no name is told', async () => {
  await using game = await play(dice);
  const written = await game.typed('détail', '/jet des:3', 'détail', 'ANNULER', 'bonjour');
  assert.match(written, /> détail\nUne commande commence par/);
  assert.match(written, /\nbouton detail\n/);
  assert.match(written, /\nbouton annuler\n/);
  assert.match(written, /> bonjour\nUne commande commence par/);
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
  assert.match(written, /Pas de salon «\u202fmj\u202f» pour toi/);
  assert.match(written, /\/jet +Lance des dés/);
  assert.match(written, /des: +Combien\n {2}motif: +Pourquoi/);
  assert.match(written, /honneur +Pour l’honneur/);
  assert.match(written, /Perceval +Perceval/);
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
