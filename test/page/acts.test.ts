import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Desk } from '../../src/playground/page/acts.ts';
import type { Value } from '../../src/playground/page/protocol.ts';
import { openAtelier } from './atelier.ts';

test('a file that was chosen goes with the command; the path of one on this machine is never read', async (t) => {
  const closing = new AsyncDisposableStack();
  t.after(() => closing.disposeAsync());
  const { discord, table } = await openAtelier(closing);
  const desk = new Desk(discord, table.people);
  const person = table.people[1]?.id ?? '';
  const send = (fichier: Value) =>
    desk.take({
      kind: 'slash',
      person,
      channel: table.general.id,
      name: 'fiche',
      subcommand: 'importer',
      options: { fichier },
    });
  assert.deepEqual(await send(import.meta.filename), {
    kind: 'refused',
    sentence: 'fichier\u202f: choisis un fichier.',
  });
  assert.equal(discord.world.uploads.size, 0);
  const roster = Buffer.from('Kael : CC 4 PV 10 Cd 8').toString('base64');
  assert.deepEqual(await send({ file: 'fiches.txt', base64: roster }), { kind: 'done' });
  const said = () => JSON.stringify(discord.messagesSeenBy(person, table.general));
  await discord.until(() => said().includes('Kael') || null, 'the sheets of the file');
});

test('what Discord’s window would not send is refused with its sentence, a silent bot too', async (t) => {
  const closing = new AsyncDisposableStack();
  t.after(() => closing.disposeAsync());
  const { discord, table } = await openAtelier(closing);
  const desk = new Desk(discord, table.people);
  const person = table.people[1]?.id ?? '';
  const channel = table.general.id;
  const refusals = [
    await desk.take({ kind: 'say', person, channel: table.mj.id, content: 'bonjour' }),
    await desk.take({ kind: 'say', person, channel: '1', content: 'bonjour' }),
    await desk.take({ kind: 'say', person, channel, content: ' ' }),
    await desk.take({ kind: 'say', person, channel, content: 'a'.repeat(2001) }),
    await desk.take({ kind: 'read', person, channel, line: '/inconnue' }),
    await desk.take({ kind: 'click', person, message: '1', control: 'x' }),
    await desk.take({ kind: 'submit', person, form: '1', values: {} }),
    await desk.take({
      kind: 'slash',
      person,
      channel,
      name: 'impact',
      subcommand: null,
      options: { x: 21 },
    }),
  ];
  assert.deepEqual(
    refusals.map((one) => (one.kind === 'refused' ? one.sentence.replace(/ Il y a.*/u, '') : one)),
    [
      'Tu ne vois pas mj.',
      'Ce salon est supprimé.',
      'Ton message est vide.',
      'Ton message est trop long\u202f: 2\u202f000 caractères au plus.',
      'Aucune commande «\u202f/inconnue\u202f».',
      'Ce message est supprimé.',
      'Ce formulaire n’est plus ouvert.',
      'x\u202f: 20 au plus.',
    ],
  );
});
