import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isRefusal } from '../../src/rules/rule.ts';
import { type Done, lea, MeleeStage, merlin, profile, said, tom } from './stage.ts';

/** Two sheets of the MJ against each other: Kael strikes first, neither has armour. */
async function opened(
  context: TestContext,
  visibilite = 'public',
): Promise<{ stage: MeleeStage; begun: Done }> {
  const stage = await MeleeStage.open(context);
  await stage.sheet(merlin, 'Kael', profile({ I: 5 }), { pnj: true });
  await stage.sheet(merlin, 'Orok', profile({ I: 3, A: 1 }), { pnj: true });
  const begun = await stage.melee(merlin, { fiche: 'Kael', 'fiche-adverse': 'Orok', visibilite });
  return { stage, begun };
}

const corrects = (stage: MeleeStage, pv: string, who = 'Orok') =>
  stage.done(stage.says(merlin, 'fiche', { fiche: who, pv }, 'modifier'));

test('what a MJ corrects on a sheet between two rounds, the next round takes, and says', async (context) => {
  const { stage, begun } = await opened(context);
  const first = await stage.plays(merlin, begun, '1 1 1');
  await corrects(stage, '-6');
  const second = await stage.plays(merlin, first, '4 1 4 1 1 1');
  assert.match(said(second), /Orok, d’après sa fiche : PV 10 → 4/u);
  assert.match(said(second), /Camp B : Orok : 3 PV sur 10/u);
  assert.partialDeepStrictEqual(await stage.counts('Orok'), { pv: 3 });
  const asked = await stage.do(stage.click(merlin, second, 'Chances'));
  assert.ok(!isRefusal(asked) && asked.kind === 'done');
  const chances = said(asked);
  assert.match(chances, /Orok, 1 PV perdu/u);
  assert.match(chances, /PV perdus · Orok :\n(?:.*\n){2,4}.*3 /u);
  const third = await stage.plays(merlin, second, '1 1 1');
  assert.doesNotMatch(said(third), /d’après sa fiche/u);
});

test('a round that was taken back after a correction is played again with it; a raised base counts', async (context) => {
  const { stage, begun } = await opened(context);
  const first = await stage.plays(merlin, begun, '4 1 4 1 1 1');
  await stage.done(stage.click(merlin, first, 'Annuler'));
  await stage.done(
    stage.says(merlin, 'fiche', { fiche: 'Orok', profil: profile({ I: 3, A: 1, PV: 12 }) }, 'modifier'),
  );
  const shown = await stage.done(stage.says(merlin, 'reprendre', { partie: '3' }));
  const again = await stage.plays(merlin, shown, '1 1 1');
  assert.match(said(again), /Orok, d’après sa fiche : PV 10 → 12/u);
  assert.match(said(again), /Orok : 12 PV sur 12/u);
});

test('a sheet brought to 0 PV ends the fight without a die, and nobody gains by it', async (context) => {
  const { stage, begun } = await opened(context);
  await stage.done(stage.says(merlin, 'campagne', { xp: 5, credits: 9 }, 'gains'));
  await corrects(stage, '0');
  assert.equal(
    await stage.refused(await stage.fills(merlin, begun, 'Dés physiques', { des: '1' })),
    'dice-not-due',
  );
  const over = await stage.done(stage.click(merlin, begun, 'Jouer le round 1'));
  assert.match(said(over), /Un seul camp est encore debout[\s\S]*Encore debout : Kael[\s\S]*Gains : Aucun/u);
  assert.match(said(over), /Orok, d’après sa fiche : PV 10 → 0/u);
  assert.equal((await stage.counts('Kael'))['xp'] ?? 0, 0);
});

test('a personal mêlée goes on with its own PV: it touches no sheet, and none touches it', async (context) => {
  const { stage, begun } = await opened(context, 'personnel');
  const first = await stage.plays(merlin, begun, '4 1 4 1 1 1');
  const second = await stage.plays(merlin, first, '1 1 1');
  assert.match(said(second), /Orok : 9 PV sur 10/u);
  assert.doesNotMatch(said(second), /d’après sa fiche/u);
  assert.partialDeepStrictEqual(await stage.counts('Orok'), { pv: 10 });
});

test('a player’s own correction reaches the fight as well, and a choice shows it before the round', async (context) => {
  const stage = await MeleeStage.open(context);
  const armes = { Épée: { mains: 'une' }, Marteau: { mains: 'deux' } };
  await stage.sheet(lea, 'Kael', profile({ I: 5 }), {}, armes);
  await stage.sheet(tom, 'Orok', profile({ I: 3, A: 1 }));
  const named = { id: tom.id, name: tom.name, isBot: false, isSelf: false, isMember: true };
  const open = await stage.melee(lea, { adversaire: named, fiche: 'kael' });
  const begun = await stage.joins(tom, open, 'Relever le combat', 'orok');
  await stage.done(stage.says(lea, 'fiche', { fiche: 'Kael', pv: '7' }, 'modifier'));
  const chosen = await stage.done(stage.click(lea, begun, 'Arme (', 'arme:0:1'));
  assert.match(said(chosen), /frappera avec : Marteau\n.*Kael, d’après sa fiche : PV 10 → 7/u);
  assert.match(said(chosen), /Kael : 7 PV sur 10/u);
});
