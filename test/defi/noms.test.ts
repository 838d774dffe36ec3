import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DefiMove, defiMatch } from '../../src/matches/defi.ts';
import { defiLog } from '../../src/present/defi/log.ts';
import { defiMessage } from '../../src/present/defi/message.ts';
import { wordsOf } from '../../src/present/defi/names.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { postureCatalogue } from '../../src/rules/heresie/catalogue.ts';
import type { Posture } from '../../src/rules/heresie/posture.ts';
import { issue, open, plays } from '../matches/defi-table.ts';
import { entryOf } from '../present/entries.ts';
import { read } from '../present/reading.ts';

const charge: Posture = {
  id: 'charge-folle',
  nom: 'Charge *folle* @everyone',
  faction: null,
  personnage: null,
  premiere: false,
  unique: false,
  durable: false,
  clause: 'defi.5',
  texte: 'Concentration +2.',
  source: '',
  effets: [{ effet: 'concentration', valeur: 2 }],
};
const shown = /Charge \\\*folle\\\* \\@everyone/u;

test('piege-11 a campaign’s own posture and weapon are called by their names: message, log, calculation, later rounds', () => {
  const start = issue({}, {}, { postures: postureCatalogue([charge]) });
  const round: readonly (readonly [DefiMove, (readonly number[])?])[] = [
    ['posture:charge-folle'],
    ['posture:aucune', [1, 1, 1, 1]],
  ];
  for (const moves of [round, [...round, ['poursuivre'] as const]]) {
    const state = plays(open(start), ['relever'], ...moves);
    const view = defiMatch.view(state);
    const game = { id: 1, version: state.version, move: moves.at(-1)?.[0] ?? null, since: view.since };
    const entry = entryOf('defi', view.outcome, { content: { game } });
    assert.match(read(defiMessage(entry, view)).join('\n'), new RegExp(`Posture : ${shown.source}`, 'u'));
  }
  const first = plays(open(start), ['relever'], ...round.slice(0, 1));
  const { outcome, since } = defiMatch.view(first);
  const game = { id: 1, version: first.version, move: 'posture:charge-folle', since };
  const chosen = entryOf('defi', outcome, { content: { game } });
  assert.match(defiLog(chosen).join('\n'), shown);
  const whole = plays(open(start), ['relever'], ...round);
  const done = entryOf('defi', defiMatch.view(whole).outcome);
  const text = traceEmbeds(done, wordsOf(done))
    .map(({ description }) => description)
    .join('\n');
  assert.match(text, shown);
  assert.match(text, /Arme\s: \*\*Poings\*\*/u);
  assert.doesNotMatch(text, /charge-folle|poings/u);
  assert.match(text, /Duellistes\s: \*\*Cassian, Drusus\*\*/u);
});
