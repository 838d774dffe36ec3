import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackedLine } from '../../src/present/combat/call.ts';
import { buttons, done, openTable, type Table } from '../fiche/play.ts';
import { clicked, deed, fights, formOf, lea, tom } from './stage.ts';

const [leaId, tomId] = [lea.id, tom.id];

/** Every message that calls somebody: what it says, and whom it may ping. */
function calls({ ground }: Table): Promise<readonly (readonly [string, readonly string[]])[]> {
  return ground.store.read(async (tx) => {
    const rows = await tx.selectFrom('outbox').select('payload').where('kind', '=', 'direct').execute();
    const read = rows.map(({ payload }) => JSON.parse(payload));
    return read
      .filter((one) => one.calls !== null)
      .map(({ body, calls: whom }) => [body.content.replaceAll('\u202f', ' '), whom] as const);
  });
}

test('who is attacked is called once, when the battle begins', async (context) => {
  const table = await openTable(context);
  const duel = { attaque: '3 troupes', defense: '9 troupes + golem', contexte: 'joueur', defenseur: tom };
  const opened = await fights(table, 'Léa', { ...duel, region: 'Val *d’Or*' });
  const told = [
    [`<@${tomId}> : **Léa** attaque tes 9 troupes et ton golem (/combat, Val \\*d’Or\\*).`, [tomId]],
  ];
  assert.deepEqual(await calls(table), told);
  const first = await clicked(table, 'Léa', opened, 'Lancer l’assaut');
  await clicked(table, 'Léa', first, 'Arrêter');
  assert.deepEqual(await calls(table), told);
});

test('a MJ who attacks for a player calls both: one to attack, one who is attacked', async (context) => {
  const table = await openTable(context);
  await fights(table, 'Merlin', {
    ...{ attaque: '3 troupes', defense: 'troupe', contexte: 'joueur', defenseur: tom, pour: lea },
  });
  const [attacker, attacked] = await calls(table);
  assert.deepEqual([attacker?.[1], attacked?.[1]], [[leaId], [tomId]]);
  assert.equal(attacked?.[0], `<@${tomId}> : **Léa** attaque ta troupe (/combat).`);
});

test('non-players call whom they attack, by person, by sheet, and from a turn; the MJ’s side has nobody', async (context) => {
  const table = await openTable(context);
  await table.does('Tom', 'creer', { nom: 'Garde', profil: 'PV 1' });
  await table.does('Merlin', 'creer', { nom: 'Ogre', profil: 'PV 1', pnj: true });
  await deed(table, 'Léa', 'invoquer', { region: 'Val', type: 'bandit', nombre: 3 });
  const pnj = { attaque: '2 démons', contexte: 'pnj', des: '1 1 1 1 1 1 2' };
  await fights(table, 'Merlin', { ...pnj, cibles: 'Garde : 2 troupes ; Léa : 1 troupe' });
  await fights(table, 'Merlin', { ...pnj, cibles: 'Garde : 2 troupes ; Ogre : 1 troupe' });
  const turned = await deed(table, 'Merlin', 'tour');
  const [waiting = ''] = buttons(turned.message).keys();
  const form = await formOf(table, 'Merlin', turned, waiting);
  done(await table.presses('Merlin', form.custom_id, { cibles: 'Léa : 4 troupes', des: '1 1 1' }));
  assert.deepEqual(await calls(table), [
    [`<@${tomId}> et <@${leaId}> : 2 démons vous attaquent (/combat).`, [tomId, leaId]],
    [`<@${tomId}> : 2 démons t’attaquent (/combat).`, [tomId]],
    [`<@${leaId}> : 3 bandits attaquent tes 4 troupes (/combat, Val).`, [leaId]],
  ]);
});

test('nobody is called to what is simulated, hidden, or done by themselves', async (context) => {
  const table = await openTable(context);
  const duel = {
    attaque: '1 dragon',
    defense: '9 troupes',
    contexte: 'joueur',
    defenseur: tom,
    des: '1 1 1',
  };
  await fights(table, 'Léa', { ...duel, simuler: true });
  await deed(table, 'Merlin', 'region', { region: 'Val' });
  const merlin = { id: '920000000000000003', name: 'Merlin', isBot: false, isMember: true };
  await fights(table, 'Merlin', { ...duel, contexte: 'pnj', defenseur: merlin });
  await fights(table, 'Merlin', { ...duel, contexte: 'pnj', visibilite: 'personnel' });
  assert.deepEqual(await calls(table), []);
});

test('one who attacks and what is one’s own agree', () => {
  const one = (type: 'dragon' | 'abomination' | 'catapulte') => ({ type, nombre: 1, pv: 3 });
  const line = attackedLine({
    ...{ ids: ['1'], by: [one('dragon')], region: null },
    defense: [one('abomination'), one('catapulte')],
  });
  assert.equal(
    line.replaceAll('\u202f', ' '),
    '<@1> : 1 dragon attaque ton abomination et ta catapulte (/combat).',
  );
});
