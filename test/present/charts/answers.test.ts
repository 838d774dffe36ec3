import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Values } from '../../../src/slash/option.ts';
import { openGround, slash } from '../../commands/ground.ts';
import { done } from '../../commands/hidden-stage.ts';
import { layoutOf } from './layout.ts';
import { insistOnPicture } from './legible.ts';

const long = 'Éléonore d’Aubigné-Mortemart, <la> très & très longue';
const profile = 'CC 4 F 4 E 4 PV 10 I 4 A 3 Cd 8 Svg 3+';
const asked: readonly (readonly [string, Values])[] = [
  ['combat', { attaque: '3 démons, 2 golems', defense: '4 golems', assauts: 20 }],
  ['defi', { fiche: 'Préteur', 'fiche-adverse': 'Centurion' }],
  ['ebranlement', { 'effectif-initial': 20, 'effectif-restant': 9, cd: 7, repli: true }],
  ['impact', { x: 3, cibles: 'Gobelin_des_bois RES 4 à 28 ; *Orque* RES 6 à 38' }],
  ['jet', { notation: '30d20' }],
  ['melee', { fiche: long, 'fiche-adverse': 'Borg' }],
];

test('the picture of every answer is legible and told in words, without marks of another writing', async (context) => {
  const ground = await openGround(context);
  for (const [at, nom] of [long, 'Borg'].entries())
    await done(ground, slash('fiche', { nom, profil: profile }, { subcommand: 'creer', id: `11${at}` }));
  for (const [at, [subcommand, options]] of asked.entries()) {
    const { message } = await done(ground, slash('chances', options, { subcommand, id: `12${at}` }));
    const [file] = message.files ?? [];
    assert.ok(file, subcommand);
    assert.equal(message.embeds[0]?.image?.url, `attachment://${file.name}`);
    assert.doesNotMatch(file.alt ?? '', /\\/u);
    insistOnPicture({ svg: file.text, alt: file.alt ?? '' });
  }
});

test('every column of the table of postures is named: by its row, or below the title where only a reply can be that', async (context) => {
  const ground = await openGround(context);
  const sheet = { nom: 'Éléonore', modele: 'Préteur' };
  await done(ground, slash('fiche', sheet, { subcommand: 'creer', id: '129' }));
  const options = { fiche: 'Éléonore', 'fiche-adverse': 'Horus' };
  const { message } = await done(ground, slash('chances', options, { subcommand: 'defi', id: '130' }));
  const texts = layoutOf(message.files?.[0]?.text ?? '').texts.map(({ content }) => content);
  const columns = texts.filter((text) => /^\d+$/u.test(text)); // every chance here reads « < 1 »
  assert.ok(columns.includes('11'));
  for (const column of columns)
    assert.ok(
      texts.some((text) => text.replace('▸ ', '').startsWith(`${column} `)),
      column,
    );
  assert.ok(message.embeds[0]?.fields?.some(({ name }) => name.endsWith('au choix d’Éléonore')));
});
