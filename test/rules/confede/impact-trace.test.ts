import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check, resolve } from '../../../src/rules/confede/impact.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import type { Step } from '../../../src/rules/step.ts';
import type { Values } from '../../../src/slash/option.ts';

function stepsOf(values: Values, faces: readonly number[]): readonly Step[] {
  const checked = check(values, {});
  assert.ok(!isRefusal(checked));
  return resolve(checked, scriptedDice(faces)).steps;
}

/** What each step gives, and whom it is about. */
function told(steps: readonly Step[]): (readonly [string, unknown, string | undefined])[] {
  return steps.map(({ what, value, about }) => [what, value, about]);
}

describe('the trace of an impact', () => {
  it('says how each figure comes about, and of whom', () => {
    const values = { x: 3, distance: '23', resistance: 6, cible: 'Orque', capacites: 'Instinct de survie/5' };
    const orque = 'Orque';
    assert.deepEqual(told(stepsOf(values, [4, 2, 5])), [
      ['assaut', true, undefined],
      ['contact', 1, undefined],
      ['distance', 23, orque],
      ['tranches', 3, orque],
      ['x', 3, orque],
      ['for', 9, orque],
      ['instinct-de-survie', 4, orque],
      ['instinct', false, orque],
      ['deux-des', 7, orque],
      ['localisation', 2, orque],
      ['haut', 5, orque],
      ['indice', 8, orque],
      ['exceptionnelle', false, orque],
      ['gravite', 'critique', orque],
      ['blessure', true, orque],
      ['survivants', 1, undefined],
      ['orientation', 'mise-en-contact', undefined],
    ]);
  });

  it('names the impactor that is hit head-on, and nobody where no name was given', () => {
    const steps = stepsOf(
      {
        x: 3,
        distance: '23',
        resistance: 6,
        situation: 'face-a-face',
        'vitesse-adverse': true,
        'x-adverse': 2,
        'mou-adverse': '20',
        'resistance-impacteur': 1,
      },
      [2, 5, 2, 5],
    );
    const force = steps.filter(({ what }) => what === 'for' || what === 'distance-comptee');
    assert.deepEqual(told(force), [
      ['for', 9, undefined],
      ['distance-comptee', 40, 'impacteur'],
      ['for', 8, 'impacteur'],
    ]);
    const rest = steps.filter(({ what }) => ['face-a-face', 'contact', 'orientation'].includes(what));
    assert.deepEqual(told(rest), [
      ['face-a-face', 2, undefined],
      ['contact', 2, undefined],
    ]);
  });

  it('says who is removed: nobody who stays in place, and head-on the impactor apart, whatever names are', () => {
    const removed = (values: Values, faces: readonly number[]) =>
      told(stepsOf({ x: 20, distance: '9', resistance: 1, ...values }, faces)).filter(
        ([what]) => what === 'retiree',
      );
    assert.deepEqual(removed({ cible: 'Orque' }, [6, 6]), [['retiree', 'cible', 'Orque']]);
    assert.deepEqual(removed({ capacites: 'Acharné' }, [6, 6]), []);
    assert.deepEqual(removed({ resistance: 25 }, [1, 2]), []);
    const both = { 'vitesse-adverse': true, 'x-adverse': 20, 'mou-adverse': '20', 'resistance-impacteur': 1 };
    const headOn = { cible: 'impacteur', situation: 'face-a-face', ...both };
    assert.deepEqual(removed(headOn, [6, 6, 6, 6]), [
      ['retiree', 'cible', 'impacteur'],
      ['retiree', 'impacteur', 'impacteur'],
    ]);
  });

  it('says which severities are Blessures', () => {
    const seen = [14, 12, 10, 8, 6, 4].map((resistance) => {
      const steps = stepsOf({ x: 3, distance: '23', resistance }, [2, 5]);
      return ['gravite', 'blessure'].map((what) => steps.find((step) => step.what === what)?.value);
    });
    assert.deepEqual(seen, [
      ['aucune', false],
      ['sonne', false],
      ['legere', true],
      ['grave', true],
      ['critique', true],
      ['tue-net', false],
    ]);
  });

  it('counts the groups, and says when the impactor may go on and whether it does', () => {
    const cibles = 'Gobelin RES 1 à 8 ; Orque RES 1 à 18 ; Troll RES 1 à 21';
    const told = stepsOf({ x: 3, cibles, 'arret-apres': 2 }, [6, 6, 1, 5])
      .filter(({ kind, about }) => kind === 'clause' && about === undefined)
      .map(({ what, value }) => [what, value]);
    assert.deepEqual(told, [
      ['assaut', true],
      ['groupe', 1],
      ['contact', 1],
      ['peut-poursuivre', true],
      ['orientation', 'trajectoire'],
      ['poursuivre', true],
      ['groupe', 2],
      ['contact', 1],
      ['peut-poursuivre', true],
      ['orientation', 'trajectoire'],
      ['poursuivre', false],
    ]);
  });

  it('an impactor that stands still neither goes on nor is stopped', () => {
    const values = { x: 5, vitesse: true, mou: '20', resistance: 6, situation: 'assaillie-de-face' };
    const ends = (faces: readonly number[], resistance: number) =>
      told(stepsOf({ ...values, resistance }, faces))
        .slice(-2)
        .map(([what, value]) => [what, value]);
    assert.deepEqual(ends([2, 5], 6), [
      ['blessure', false],
      ['retiree', 'cible'],
    ]);
    assert.deepEqual(ends([2, 5], 18), [
      ['blessure', true],
      ['orientation', 'mise-en-contact'],
    ]);
  });
});
