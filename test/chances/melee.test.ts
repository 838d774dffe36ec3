import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { controls, type Done, lea, MeleeStage, merlin, profile, said, tom } from '../melee/stage.ts';
import { insistOnPicture } from '../present/charts/legible.ts';

/** As many fighters as `names`, in turns for each camp, ready for their first round. */
async function lobby(context: TestContext, ...names: readonly string[]) {
  const stage = await MeleeStage.open(context);
  let now: Done = await stage.melee(merlin);
  for (const [at, name] of names.entries()) {
    await stage.sheet(merlin, name, profile({ A: 1, PV: 2, I: 9 - at }), { pnj: true });
    now = await stage.joins(merlin, now, `Rejoindre le camp ${at % 2 === 0 ? 'A' : 'B'}`, name);
  }
  return { stage, begun: await stage.done(stage.click(merlin, now, 'Commencer')) };
}

async function told(stage: MeleeStage, from: Done): Promise<string> {
  const got = await stage.do(stage.click(tom, from, 'Chances'));
  assert.ok(!isRefusal(got) && got.kind === 'done', JSON.stringify(got));
  const { files, ...body } = got.message;
  const [file] = files ?? [];
  assert.ok(file);
  insistOnPicture({ svg: file.text, alt: file.alt ?? '' });
  assert.deepEqual(checkMessage(body), []);
  return said(got);
}

test('« Chances » under a round of more than two tells each of those who fought in it', async (context) => {
  const { stage, begun } = await lobby(context, 'Kael', 'Orok', 'Ysolde');
  assert.ok(!controls(begun).includes('Chances'));
  // Kael strikes Orok and takes one PV; Orok misses Kael, Ysolde misses Orok; Orok stands his test.
  const first = await stage.plays(merlin, begun, '4 4 1 1 1 1');
  const text = await told(stage, first);
  assert.match(text, /Kael et Ysolde contre Orok/u);
  // One die each, 4+ to touch and 4+ to wound, no save: a quarter costs a PV. Two strike Orok unless he has fallen.
  assert.match(text, /Orok, 1 PV perdu : 43,8 % \(7\/16\) d’en perdre au moins autant/u);
  assert.match(text, /Kael, aucun PV perdu : 75,0 % \(3\/4\)/u);
  assert.match(text, /Ysolde, aucun PV perdu : 100 %/u);
  assert.match(text, /PV perdus · Orok/u);
});

test('where too many fight, a sentence says why there are none', async (context) => {
  const { stage, begun } = await lobby(context, 'Ana', 'Bor', 'Cid', 'Dag', 'Eve', 'Fux');
  const first = await stage.plays(merlin, begun, '1 1 1 1 1 1');
  assert.equal(await stage.refused(stage.click(lea, first, 'Chances')), 'odds-many-fighters');
});
