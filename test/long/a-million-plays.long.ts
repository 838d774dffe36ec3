import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDice } from '../../src/dice/seeded.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { type Postures, posed } from '../../src/odds/heresie/tour.ts';
import { jusquauBout } from '../../src/rules/heresie/defi.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { first, worked } from '../odds/duels.ts';
import { takes } from '../rules/heresie/models.ts';

const plays = 1_000_000;

/** Too long for the suite: a million plays of each, within four standard errors of the exact odds. */
const cases: Readonly<Record<string, Postures>> = {
  'no posture': {},
  'Coup de grâce against Grêle de coups': {
    protagoniste: takes('coup-de-grace'),
    antagoniste: takes('grele-de-coups'),
  },
  'Se garder against Provoquer et leurrer': {
    protagoniste: takes('se-garder'),
    antagoniste: takes('provoquer-et-leurrer'),
  },
};

for (const [name, postures] of Object.entries(cases)) {
  test(`a million plays of the worked duel: ${name}`, () => {
    const rounds = new Rounds(worked);
    const chosen = posed(rounds, begin(worked).duel, postures);
    assert.ok(!isRefusal(chosen));
    const { vainqueur, prc } = new Sequel(rounds, first, 'aucune-posture').after(chosen);
    const sum = { won: 0, lost: 0, prc: 0 };
    for (let play = 0; play < plays; play += 1) {
      const end = jusquauBout(worked, { postures }, seededDice(`${name} ${play}`));
      assert.ok(!isRefusal(end));
      if (end.result.vainqueur === 'protagoniste') sum.won += 1;
      if (end.result.vainqueur === 'antagoniste') sum.lost += 1;
      if (end.result.vainqueur === 'protagoniste') sum.prc += end.result.prc;
    }
    const error = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / plays);
    assert.ok(Math.abs(sum.won / plays - vainqueur.protagoniste) <= error(vainqueur.protagoniste));
    assert.ok(Math.abs(sum.lost / plays - vainqueur.antagoniste) <= error(vainqueur.antagoniste));
    assert.ok(Math.abs(sum.prc / plays - prc.protagoniste) <= 6 * error(vainqueur.protagoniste));
  });
}
