import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handsOf } from '../../src/odds/chance-des-joueurs-mains.ts';

test('who attacks has the dice and the target die, who strikes back his own; a seat that was handed over counts', () => {
  const fixed = { player: '1', defenseur: '2' };
  const told = (stood: Parameters<typeof handsOf>[0]['stood'], what: string) =>
    handsOf({ command: 'combat', by: '9', stood })({ what });
  assert.equal(told({ fixed }, 'des')?.person, '1');
  assert.equal(told({ fixed }, 'de-de-cible')?.person, '1');
  assert.equal(told({ fixed }, 'des-riposte')?.person, '2');
  assert.equal(told({ fixed, meneur: '3', defenseur: '4' }, 'touches')?.person, '3');
  assert.equal(told({ fixed, meneur: '3', defenseur: '4' }, 'touches-riposte')?.person, '4');
  assert.equal(told({ fixed: { ...fixed, defenseur: null } }, 'des-riposte'), null);
});

test('a battle that was over as it began is who rolled it; nobody knows who struck back', () => {
  const hand = handsOf({ command: 'combat', by: '9', stood: null });
  assert.equal(hand({ what: 'des' })?.person, '9');
  assert.equal(hand({ what: 'des-riposte' }), null);
});

test('a fighter is found by his name, whatever it is; who is not there is nobody', () => {
  const engages = [{ combattant: { fiche: '__proto__' }, joueur: '1' }];
  const hand = handsOf({ command: 'melee', by: '9', stood: { engages } });
  assert.deepEqual(hand({ what: 'des', about: '__proto__' }), { person: '1', sheet: '__proto__' });
  assert.equal(hand({ what: 'des', about: 'Kael' }), null);
  assert.equal(hand({ what: 'des' }), null);
});

test('elsewhere who rolled threw them all', () => {
  const hand = handsOf({ command: 'impact', by: '9', stood: null });
  assert.deepEqual(hand({ what: 'des', about: 'impacteur' }), { person: '9', sheet: null });
});
