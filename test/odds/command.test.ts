import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Message } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { perform } from '../../src/slash/perform.ts';
import { openGround, press, slash, type TestGround, wire } from '../commands/ground.ts';
import { buttonsOf, done, withMasterChannel } from '../commands/hidden-stage.ts';

const chances = (subcommand: string, options: Values) => slash('chances', options, { subcommand });
const test10 = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7 };

/** A message without the files beside it. */
function bodyOf({ files: _, ...body }: Message): object {
  return body;
}

/** What an answer says, as text. */
async function said(ground: TestGround, subcommand: string, options: Values): Promise<string> {
  const { message } = await done(ground, chances(subcommand, options));
  assert.deepEqual(checkMessage(bodyOf(message)), []);
  return JSON.stringify(message.embeds).replaceAll('\u202f', ' ');
}

test('odds are for who asks, unless they are to be public, and write nothing', async (context) => {
  const ground = await openGround(context);
  const before = ground.rows();
  const own = await done(ground, chances('jet', { notation: '2d6' }));
  assert.equal(own.manner, 'private');
  const open = await done(ground, chances('jet', { notation: '2d6', visibilite: 'public' }));
  assert.equal(open.manner, 'public');
  assert.equal(ground.rows(), before);
});

test('piege-24: nobody makes the bot speak where they may not', async (context) => {
  const ground = await openGround(context);
  const call = chances('jet', { notation: '2d6', visibilite: 'public' });
  const refused = await perform(ground, { ...call, actor: { ...call.actor, maySpeak: false } }, wire);
  assert.ok(isRefusal(refused) && refused.code === 'may-not-speak');
});

test('each game tells its odds', async (context) => {
  const ground = await openGround(context);
  assert.match(await said(ground, 'ebranlement', test10), /58,3 % \(21\/36\)/u);
  const moral = { cd: 8, 'pv-base': 10, pv: 3, contexte: 'melee', 'pv-perdus': 4 };
  assert.match(
    await said(ground, 'moral', { ...moral, 'pv-adverses': 7, 'pv-perdus-adverses': 1 }),
    /\(10\/36\)/u,
  );
  assert.match(await said(ground, 'impact', { x: 3, distance: '23', resistance: 6 }), /FOR 9 contre RES 6/u);
  assert.match(await said(ground, 'combat', { attaque: '1 démon', defense: '1 golem' }), /\(63\/64\)/u);
  assert.match(
    await said(ground, 'combat', { attaque: '1 golem', defense: '3 golems' }),
    /\*\*1,5\*\* touche,/u,
  );
  assert.match(
    await said(ground, 'combat', { attaque: '1 dragon', defense: '3 golems' }),
    /\*\*2\*\* touches,/u,
  );
  assert.match(await said(ground, 'jet', { notation: '6d6>=4' }), /31,3 %/u);
  const duel = await said(ground, 'defi', { fiche: 'Préteur', 'fiche-adverse': 'Centurion' });
  assert.match(duel, /Préteur gagne : \*\*99,9 %\*\*/u);
  assert.match(duel, /Coup de grâce → Grêle de coups/u);
});

describe('what was chosen of a challenge counts', () => {
  test('postures and weapons, and what is not legal is refused by its option', async (context) => {
    const ground = await openGround(context);
    const models = { fiche: 'Préteur', 'fiche-adverse': 'Centurion' };
    const plain = await said(ground, 'defi', models);
    const other = await said(ground, 'defi', { ...models, arme: 'Marteau tonnerre', posture: 'Se garder' });
    assert.notEqual(plain, other);
    const call = chances('defi', { ...models, posture: 'Rompre', 'posture-adverse': 'Rompre' });
    const refused = await perform(ground, call, wire);
    assert.ok(isRefusal(refused));
    assert.deepEqual([refused.code, refused.option], ['posture-taken', 'posture-adverse']);
    const bare = await perform(ground, chances('defi', { fiche: 'Préteur' }), wire);
    assert.ok(isRefusal(bare) && bare.option === 'fiche-adverse');
  });
});

test('piege-06: a flood of dice is refused at once, and says what to do', async (context) => {
  const ground = await openGround(context);
  const refused = await perform(ground, chances('jet', { notation: '100d1000' }), wire);
  assert.ok(isRefusal(refused) && refused.code === 'odds-uncountable');
});

test('piege-08: the longest odds are one valid message', async (context) => {
  const ground = await openGround(context);
  await said(ground, 'jet', { notation: '90d12>=7' });
  const cibles = Array.from({ length: 30 }, (_, at) => `${'É'.repeat(40)}${at} RES 6 à ${at + 1}`).join(
    ' ; ',
  );
  await said(ground, 'impact', { x: 9, cibles: cibles.slice(0, 1990).replace(/;[^;]*$/u, '') });
  await said(ground, 'combat', { attaque: '2 dragons', defense: '20 troupes', assauts: 20 });
  await said(ground, 'ebranlement', {
    ...test10,
    'effectif-initial': 200,
    'effectif-restant': 90,
    repli: true,
  });
});

describe('« Chances » under a roll', () => {
  async function pressed(ground: TestGround, command: string, options: Values, id = '1'): Promise<string> {
    const rolled = await done(ground, slash(command, options, { id: `11000000000000000${id}` }));
    const customId = buttonsOf(rolled.message)['Chances'];
    assert.ok(customId, `${command}: no button`);
    const { message, manner } = await done(ground, press(customId, { id: `12000000000000000${id}` }));
    assert.equal(manner, 'private');
    assert.deepEqual(checkMessage(bodyOf(message)), []);
    return JSON.stringify(message).replaceAll('\u202f', ' ');
  }

  test('says where the result stands, by the options and the rulings of the roll', async (context) => {
    const ground = await openGround(context);
    const as = (share: string) => new RegExp(`\\*\\*${share}[^*]*\\*\\* de faire au moins aussi bien`, 'u');
    assert.match(
      await pressed(ground, 'ebranlement', { ...test10, des: '4 5' }, '11'),
      as('27,8 % \\(10/36\\)'),
    );
    const tir = { cd: 7, 'pv-base': 10, pv: 7, contexte: 'tir', 'pv-perdus': 3, des: '2 2' };
    assert.match(await pressed(ground, 'moral', tir, '12'), as('16,7 % \\(6/36\\)'));
    assert.match(await pressed(ground, 'jet', { notation: '2d6', des: '5 6' }, '13'), as('8,3 %'));
    assert.match(await pressed(ground, 'jet', { notation: '6d6>=4', des: '4 4 4 4 4 4' }, '14'), as('1,6 %'));
    const impact = { x: 3, distance: '23', resistance: 6, des: '2 5' };
    assert.match(await pressed(ground, 'impact', impact, '15'), as('55,6 % \\(20/36\\)'));
    const assault = { attaque: '1 démon', defense: '1 golem', contexte: 'couronne', simuler: true };
    assert.match(
      await pressed(ground, 'combat', { ...assault, des: '4 4 4' }, '16'),
      as('42,2 % \\(27/64\\)'),
    );
    assert.match(
      await pressed(ground, 'combat', { ...assault, des: '1 4 1' }, '17'),
      as('98,4 % \\(63/64\\)'),
    );
    const mixed = { attaque: '1 démon + 3 troupes', defense: '6 golems', contexte: 'joueur', simuler: true };
    assert.match(
      await pressed(ground, 'combat', { ...mixed, des: '4 4 4 6 6 6' }, '18'),
      as('5,3 % \\(27/512\\)'),
    );
  });

  test('each assault of a battle that goes on has its own, by the dice that fell in it', async (context) => {
    const ground = await openGround(context);
    const options = { attaque: '1 démon', defense: '6 golems', contexte: 'couronne', des: '4 4 1' };
    const first = await done(ground, slash('combat', options));
    assert.ok(buttonsOf(first.message)['Nouvel assaut']);
    const { message } = await done(ground, press(buttonsOf(first.message)['Chances'] ?? ''));
    assert.match(
      JSON.stringify(message).replaceAll('\u202f', ' '),
      /84,4 % \(27\/32\)\*\* de faire au moins/u,
    );
    const stopped = await done(
      ground,
      press(buttonsOf(first.message)['Arrêter'] ?? '', { id: '1200000000000000088' }),
    );
    assert.equal(buttonsOf(stopped.message)['Chances'], undefined);
  });

  test('a roll without dice has none, and one that cannot be counted says so', async (context) => {
    const ground = await openGround(context);
    const whole = await done(ground, slash('ebranlement', { ...test10, 'effectif-restant': 9 }));
    assert.equal(buttonsOf(whole.message)['Chances'], undefined);
    const flood = await done(ground, slash('jet', { notation: '100d1000' }, { id: '1100000000000000077' }));
    const refused = await perform(
      ground,
      press(buttonsOf(flood.message)['Chances'] ?? '', { id: '1200000000000000077' }),
      wire,
    );
    assert.ok(isRefusal(refused) && refused.code === 'odds-uncountable');
  });

  test('a hidden roll tells its odds to who may see it alone', async (context) => {
    const ground = await withMasterChannel(context);
    const rolled = await done(ground, slash('jet', { notation: '2d6', visibilite: 'personnel' }));
    const customId = buttonsOf(rolled.message)['Chances'] ?? '';
    const stranger = {
      id: '920000000000000009',
      name: 'Tom',
      roles: [],
      managesGuild: false,
      maySpeak: true,
    };
    const refused = await perform(ground, press(customId, { actor: stranger }), wire);
    assert.ok(isRefusal(refused) && refused.code === 'hidden-roll');
  });
});
