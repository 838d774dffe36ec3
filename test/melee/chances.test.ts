import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Actor } from '../../src/slash/command.ts';
import { controls, lea, MeleeStage, merlin, profile, said, tom } from './stage.ts';

const named = ({ id, name }: Actor) => ({ id, name, isBot: false, isSelf: false, isMember: true });

test('« Chances » under a round of two counts from what stood before it, after later rounds and an undo as well', async (context) => {
  const stage = await MeleeStage.open(context);
  await stage.sheet(lea, 'Kael', profile({ I: 5 }));
  await stage.sheet(tom, 'Orok', profile({ I: 3, A: 1, PV: 2 }));
  const open = await stage.melee(lea, { adversaire: named(tom), fiche: 'kael', charge: true });
  assert.ok(!controls(open).includes('Chances'));
  const begun = await stage.joins(tom, open, 'Relever le combat', 'orok');
  assert.ok(!controls(begun).includes('Chances'));
  const first = await stage.plays(lea, begun, '4 1 1 4 4 4');
  const told = async (from: typeof first) => {
    const got = await stage.do(stage.click(tom, from, 'Chances'));
    assert.ok(!isRefusal(got) && got.kind === 'done', JSON.stringify(got));
    const { files: _, ...body } = got.message;
    assert.deepEqual(checkMessage(body), []);
    return said(got);
  };
  const before = await told(first);
  // Three dice, 4+ to touch and 4+ to wound, no save: 37/64 that one of them costs a PV.
  assert.match(before, /Orok, 1 PV perdu : 57,8 % \(37\/64\) d’en perdre au moins autant/u);
  assert.match(before, /PV perdus · Orok :\n.*\n.*\n +2 /u);
  const second = await stage.plays(lea, first, '1 1 1');
  const after = await told(second);
  // The charge is over, two dice: 9/16 that Orok, who has 1 PV left, keeps it.
  assert.match(after, /Orok, aucun PV perdu : 56,3 % \(9\/16\)/u);
  assert.match(after, /Orok : fuite 0 %, K\.O\. 43,8 % \(7\/16\)/u);
  assert.equal(await told(first), before);
  const whole = { ...stage.click(merlin, first, 'Annuler'), action: 'suite' };
  await stage.done(whole);
  assert.equal(await told(first), before);
});
