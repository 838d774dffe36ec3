import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { dueGames } from '../../src/campaign/games/due.ts';
import { sweepGame } from '../../src/slash/sweep.ts';
import { controls, type Done, lea, MeleeStage, merlin, profile, said, tom } from './stage.ts';

/** Kael (Léa) and Ysolde (Merlin) against Orok (Tom) and Grom (Merlin); gains 5 XP and 9 Crédits. */
async function gathered(context: TestContext): Promise<{ stage: MeleeStage; begun: Done }> {
  const stage = await MeleeStage.open(context);
  await stage.sheet(lea, 'Kael', profile({ A: 1 }));
  await stage.sheet(merlin, 'Ysolde', profile({ A: 3, I: 5 }), { pnj: true });
  await stage.sheet(tom, 'Orok', profile({ A: 1, PV: 1 }));
  await stage.sheet(merlin, 'Grom', profile({ A: 0, I: 2 }), { pnj: true });
  await stage.done(stage.says(merlin, 'campagne', { xp: 5, credits: 9 }, 'gains'));
  const open = await stage.melee(merlin);
  assert.deepEqual(controls(open), ['Rejoindre le camp A', 'Rejoindre le camp B', 'Renoncer', 'Détail']);
  const one = await stage.joins(lea, open, 'Rejoindre le camp A', 'kael');
  const two = await stage.joins(tom, one, 'Rejoindre le camp B', 'orok');
  const three = await stage.joins(merlin, two, 'Rejoindre le camp A', 'Ysolde');
  const four = await stage.joins(merlin, three, 'Rejoindre le camp B', 'Grom');
  assert.match(said(four), /Camp A.*Kael[\s\S]*Ysolde[\s\S]*Camp B.*Orok[\s\S]*Grom/u);
  return { stage, begun: await stage.done(stage.click(merlin, four, 'Commencer')) };
}

test('equal initiatives, a K.O., a flight and a survivor credit exactly the right people; undone, nobody has anything', async (context) => {
  const { stage, begun } = await gathered(context);
  const aimed = await stage.done(stage.click(merlin, begun, 'Cible', 'cible:2:3'));
  assert.match(said(aimed), /Ysolde.* vise Grom/u);
  // Ysolde takes 3 of Grom; Kael and Orok strike together, Kael fells Orok, Orok hits him; then Grom tests and flees.
  const end = await stage.plays(merlin, aimed, '4 4 4 4 4 4 4 4 4 4 6 6');
  const text = said(end);
  assert.match(text, /Orok est K\.O\. et Grom fuit/u);
  assert.match(text, /Encore debout : Kael et Ysolde[\s\S]*En fuite : Grom[\s\S]*K\.O\. : Orok/u);
  assert.match(text, /Kael.* : \+7 XP, \+13 Crédits[\s\S]*Ysolde.* : \+7 XP, \+13 Crédits/u);
  assert.doesNotMatch(text, /(Orok|Grom)\*{0,2} : \+/u);
  assert.partialDeepStrictEqual(await stage.counts('Kael'), { pv: 9, xp: 7, credits: 13 });
  assert.partialDeepStrictEqual(await stage.counts('Ysolde'), { pv: 10, xp: 7, credits: 13 });
  assert.partialDeepStrictEqual(await stage.counts('Grom'), { pv: 6, 'statut:fuite': 1 });
  const orok = await stage.counts('Orok');
  assert.partialDeepStrictEqual(orok, { pv: 0, 'statut:ko': 1, 'statut:ko-par-joueur': 1 });
  assert.equal(orok['xp'] ?? 0, 0);
  assert.equal((await stage.counts('Grom'))['xp'] ?? 0, 0);
  await stage.done(stage.click(merlin, end, 'Annuler'));
  assert.partialDeepStrictEqual(await stage.counts('Kael'), { pv: 10, xp: 0, credits: 0 });
  assert.partialDeepStrictEqual(await stage.counts('Orok'), { pv: 1, 'statut:ko': 0 });
  assert.partialDeepStrictEqual(await stage.counts('Grom'), { pv: 10, 'statut:fuite': 0 });
});

test('only the MJ begins and leads; players choose for their own, who was elsewhere for nobody', async (context) => {
  const { stage, begun } = await gathered(context);
  assert.equal(await stage.refused(stage.click(lea, begun, 'Jouer le round 1')), 'illegal-move');
  assert.equal(await stage.refused(stage.click(lea, begun, 'Cible', 'cible:1:0')), 'illegal-move');
  const chosen = await stage.done(stage.click(lea, begun, 'Cible', 'cible:0:3'));
  assert.match(said(chosen), /Au round 1[\s\S]*Kael : vise Grom/u);
});

test('figures are those of the sheets when it begins; who is K.O. or gone by then is named', async (context) => {
  const stage = await MeleeStage.open(context);
  await stage.sheet(lea, 'Kael', profile(), {}, { Épée: { mains: 'une' } });
  await stage.sheet(tom, 'Orok', profile());
  const one = await stage.joins(lea, await stage.melee(merlin), 'Rejoindre le camp A', 'Kael', 'oui');
  const two = await stage.joins(tom, one, 'Rejoindre le camp B', 'Orok');
  const edits = (options: Record<string, string>) =>
    stage.done(stage.says(merlin, 'fiche', options, 'modifier'));
  await edits({ fiche: 'Kael', pv: '0' });
  assert.equal(await stage.refused(stage.click(merlin, two, 'Commencer')), 'melee-ko');
  await edits({ fiche: 'Kael', pv: '4' });
  const begun = await stage.done(stage.click(merlin, two, 'Commencer'));
  assert.match(said(begun), /Kael.* : 4 PV sur 10/u);
  const round = await stage.plays(merlin, begun, '1 1 1 1 1');
  assert.match(said(round), /Kael.* : 3 attaques/u);
});

test('who stands in a mêlée is locked: in no other before it ends', async (context) => {
  const { stage, begun } = await gathered(context);
  const other = await stage.melee(merlin);
  const joins = await stage.fills(lea, other, 'Rejoindre le camp A', { noms: 'Kael', charge: 'non' });
  assert.equal(await stage.refused(joins), 'melee-locked');
  assert.equal(await stage.refused(stage.says(lea, 'melee', { fiche: 'Kael' })), 'melee-locked');
  await stage.done(await stage.fills(merlin, begun, 'Arrêter', {}));
  await stage.joins(lea, other, 'Rejoindre le camp A', 'Kael');
});

test('who quits takes their sheets along; a camp that is empty cannot begin', async (context) => {
  const stage = await MeleeStage.open(context);
  await stage.sheet(lea, 'Kael', profile());
  const one = await stage.joins(lea, await stage.melee(merlin), 'Rejoindre le camp A', 'Kael');
  assert.ok(!controls(one).includes('Commencer'));
  assert.equal(await stage.refused(stage.click(tom, one, 'Quitter')), 'illegal-move');
  const gone = await stage.done(stage.click(lea, one, 'Quitter'));
  assert.match(said(gone), /Kael.* quitte/u);
  const back = await stage.done(await stage.fills(merlin, gone, 'Renoncer', {}));
  assert.match(said(back), /n’aura pas lieu/u);
});

test('one sheet is taken out of a lobby by who brought it or plays it, or by a MJ; it may come back', async (context) => {
  const stage = await MeleeStage.open(context);
  await stage.sheet(lea, 'Kael', profile());
  for (const nom of ['Orok', 'Grom']) await stage.sheet(tom, nom, profile());
  const one = await stage.joins(lea, await stage.melee(merlin), 'Rejoindre le camp A', 'Kael');
  const two = await stage.joins(tom, one, 'Rejoindre le camp B', 'Orok\nGrom');
  const menu = 'Retirer une fiche';
  assert.equal(await stage.refused(stage.click(lea, two, menu, 'retirer:1')), 'illegal-move');
  const three = await stage.done(stage.click(tom, two, menu, 'retirer:1'));
  assert.match(said(three), /Orok.* quitte le rassemblement/u);
  assert.doesNotMatch(said(three), /Orok.* : 10 PV/u);
  assert.match(said(three), /Grom.* : 10 PV/u);
  const four = await stage.done(stage.click(merlin, three, menu, 'retirer:0'));
  assert.match(said(four), /Kael.* quitte[\s\S]*Camp A : \(personne encore\)/u);
  assert.equal(await stage.refused(stage.click(merlin, three, menu, 'retirer:1')), 'stale-version');
  const five = await stage.joins(lea, four, 'Rejoindre le camp B', 'kael; KAEL\nKael');
  assert.match(said(five), /Camp B.*Grom[\s\S]*Kael.* : 10 PV/u);
});

test('piege-05 a lobby that nobody fills lapses; a mêlée under way has no deadline', async (context) => {
  const stage = await MeleeStage.open(context);
  await stage.melee(lea);
  const due = () => stage.ground.store.read((tx) => dueGames(tx, stage.now));
  assert.deepEqual(await due(), []);
  stage.now += 25 * 3_600_000;
  const [late] = await due();
  assert.ok(late);
  assert.ok(await sweepGame(stage.ground, late));
  assert.deepEqual(await due(), []);
  const { stage: other } = await gathered(context);
  other.now += 30 * 24 * 3_600_000;
  assert.deepEqual(await other.ground.store.read((tx) => dueGames(tx, other.now)), []);
});

test('piege-08 piege-10 twelve with names of 100 characters, several weapons each: every message is one that Discord takes', async (context) => {
  const stage = await MeleeStage.open(context);
  const armes = { [`Épée ${'é'.repeat(70)}`]: { mains: 'une' }, '@everyone': { mains: 'deux' } };
  const names = Array.from({ length: 12 }, (_, at) => `${at}${'*'.repeat(99 - String(at).length)}`);
  for (const nom of names) await stage.sheet(merlin, nom, profile({ A: 4, PV: 3 }), { pnj: true }, armes);
  let last = await stage.melee(merlin);
  for (const [at, nom] of names.entries())
    last = await stage.joins(merlin, last, `Rejoindre le camp ${at % 2 === 0 ? 'A' : 'B'}`, nom);
  assert.ok(!controls(last).includes('Rejoindre le camp A'), 'twelve are the most');
  last = await stage.done(stage.click(merlin, last, 'Commencer'));
  for (let round = 1; round <= 8 && controls(last).includes(`Jouer le round ${round}`); round += 1)
    last = await stage.done(stage.click(merlin, last, `Jouer le round ${round}`));
  assert.ok(said(last).includes('Fin du combat'), said(last));
});
