import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import type { Actor, Message } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { slash, type TestGround } from '../commands/ground.ts';
import { done, lea, merlin, refused, tom, withMasterChannel } from '../commands/hidden-stage.ts';

let last = 0;

/** One roll, or one question, with an id of its own. */
function call(command: string, options: Values, actor: Actor = lea, subcommand: string | null = null) {
  last += 1;
  return slash(command, options, { actor, subcommand, id: `11000000000000${String(last).padStart(5, '0')}` });
}

function textOf({ files: _, ...body }: Message): string {
  assert.deepEqual(checkMessage(body), []);
  return JSON.stringify(body.embeds).replaceAll('\u202f', ' ');
}

async function told(ground: TestGround, options: Values, actor: Actor = lea): Promise<string> {
  return textOf((await done(ground, call('chance-des-joueurs', options, actor))).message);
}

const user = ({ id, name }: Actor) => ({ id, name });

async function stage(context: TestContext) {
  const ground = await withMasterChannel(context);
  const roll = (actor: Actor, notation: string, more: Values = {}) =>
    done(ground, call('jet', { notation, ...more }, actor));
  return { ground, roll };
}

test('all that was rolled, of one person, of a session, of a command', async (context) => {
  const { ground, roll } = await stage(context);
  await roll(lea, '3d6');
  await done(ground, call('seance', {}, merlin, 'ouvrir'));
  await roll(lea, '2d6>=4');
  await roll(tom, '1d20');
  await done(ground, call('ebranlement', { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7 }, tom));
  const all = await told(ground, {});
  assert.match(all, /\*\*4\*\* jets/u);
  assert.match(all, /7 D6 : moyenne \*\*[\d,]+\*\* pour 3,5/u);
  assert.match(all, /1 D20 : moyenne \*\*\d+\*\* pour 10,5/u);
  assert.match(all, /Réussites : \*\*\d\*\* pour 1,6 attendue, en 2 jets/u);
  assert.match(await told(ground, { joueur: user(lea) }), /Chance · Léa".*\*\*2\*\* jets.*5 D6/u);
  assert.match(await told(ground, { seance: 1 }), /séance 1".*\*\*3\*\* jets.*4 D6/u);
  assert.match(await told(ground, { commande: 'ebranlement' }), /\*\*1\*\* jet .*en 1 jet ;/u);
});

test('who rolled for a player rolled the player’s luck', async (context) => {
  const { ground, roll } = await stage(context);
  await roll(merlin, '4d6', { pour: user(tom) });
  assert.match(await told(ground, { joueur: user(tom) }), /4 D6/u);
  assert.equal(await refused(ground, call('chance-des-joueurs', { joueur: user(merlin) })), 'luck-no-rolls');
});

test('a sheet is found by its name, whatever the accents', async (context) => {
  const { ground } = await stage(context);
  const options = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7 };
  await done(ground, call('ebranlement', { ...options, unite: 'Élus de Chaos' }));
  await done(ground, call('ebranlement', { ...options, unite: 'Boyz' }));
  assert.match(await told(ground, { fiche: 'elus de chaos' }), /\*\*1\*\* jet /u);
});

test('typed dice, what was taken back and simulations are left out', async (context) => {
  const { ground, roll } = await stage(context);
  await roll(lea, '2d6', { des: '1 1' });
  await done(
    ground,
    call('combat', { attaque: '2 démons', defense: '1 golem', contexte: 'joueur', simuler: true }),
  );
  assert.equal(await refused(ground, call('chance-des-joueurs', {})), 'luck-no-rolls');
  const options = { nom: 'Kael', profil: 'CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 8 Svg 3+' };
  await done(ground, call('fiche', options, lea, 'creer'));
  assert.equal(await refused(ground, call('chance-des-joueurs', {})), 'luck-no-rolls');
  const { entry } = await roll(lea, '5d6');
  await roll(lea, '1d6');
  assert.match(await told(ground, {}), /6 D6/u);
  await ground.store.transact(async (tx) => {
    const undoing = await tx
      .selectFrom('journal')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('undos')
      .values({ entry: entry?.id ?? 0, undone_by: undoing.id })
      .execute();
  });
  assert.match(await told(ground, {}), /\*\*1\*\* jet .*1 D6/u);
});

test('hidden rolls count for who may see them alone, and never in what all see', async (context) => {
  const { ground, roll } = await stage(context);
  await roll(lea, '1d6');
  await roll(lea, '2d6', { visibilite: 'mj' });
  await roll(lea, '4d6', { visibilite: 'joueur-mj' });
  await roll(lea, '8d6', { visibilite: 'personnel' });
  assert.match(await told(ground, {}, merlin), /7 D6/u);
  assert.match(await told(ground, {}, lea), /13 D6/u);
  assert.match(await told(ground, {}, tom), /1 D6/u);
  assert.match(await told(ground, { visibilite: 'public' }, merlin), /1 D6/u);
});

test('piege-29: luck of one server says nothing of another', async (context) => {
  const { ground, roll } = await stage(context);
  await roll(lea, '3d6');
  const elsewhere = { guild: '900000000000000002', channel: '910000000000000009', parents: [] };
  const asked = { ...call('chance-des-joueurs', { joueur: user(lea) }), place: elsewhere };
  assert.equal(await refused(ground, asked), 'luck-no-rolls');
});

test('piege-24: nobody makes the bot speak where they may not; an unknown session is refused', async (context) => {
  const { ground } = await stage(context);
  const mute = { ...lea, maySpeak: false };
  assert.equal(
    await refused(ground, call('chance-des-joueurs', { visibilite: 'public' }, mute)),
    'may-not-speak',
  );
  assert.equal(await refused(ground, call('chance-des-joueurs', { seance: 7 })), 'unknown-session');
});
