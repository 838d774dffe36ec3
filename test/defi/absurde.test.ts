import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { seededDice } from '../../src/dice/seeded.ts';
import { type DefiMatch, defiMatch } from '../../src/matches/defi.ts';
import { dueIn } from '../../src/matches/defi-moves.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { controlOf, expected } from '../../src/present/defi/controls.ts';
import { defiMessage } from '../../src/present/defi/message.ts';
import { rollEmbed, rollLog } from '../../src/present/log.ts';
import { postureCatalogue } from '../../src/rules/heresie/catalogue.ts';
import type { Posture } from '../../src/rules/heresie/posture.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { button } from '../../src/slash/buttons.ts';
import { layOut } from '../../src/slash/match/layout.ts';
import { alice, anyStart, bob, issue, modele, open, plays } from '../matches/defi-table.ts';
import { entryOf } from '../present/entries.ts';
import { allPostures, model, printed } from '../rules/heresie/models.ts';

function entryFor(state: DefiMatch) {
  const { outcome, since } = defiMatch.view(state);
  return entryOf('defi', outcome, {
    content: { game: { id: 1, version: state.version, move: null, since } },
  });
}

describe('every state of every challenge', () => {
  it('is shown whole: message, journal, log and controls are valid and have no hole', () => {
    const picks = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(anyStart, fc.string(), picks, (start, seed, chosen) => {
        const dice = seededDice(seed);
        let state = defiMatch.begin(start, dice);
        for (let at = 0; at < 30; at += 1) {
          const view = defiMatch.view(state);
          const entry = entryFor(state);
          const embeds = [defiMessage(entry, view), rollEmbed(entry), rollLog(entry, null)];
          for (const embed of embeds) assert.deepEqual(checkMessage({ embeds: [embed] }), []);
          const controls = defiMatch.offered(state).map((move) => controlOf(move, state));
          const texts = JSON.stringify([embeds, controls, expected(dueIn(state))]);
          assert.doesNotMatch(texts, /undefined|NaN|\bnull\b|\[object| [:;?!%»]|« /u);
          for (const { label } of controls) assert.ok(label.length > 0 && label.length <= 80, label);
          const moves = [alice, bob].flatMap((player) =>
            defiMatch.legalMoves(state, player).map((move) => ({ player, move })),
          );
          const pick = moves[(chosen.next().value ?? 0) % moves.length];
          if (!pick) return;
          const { player, move } = pick;
          const next = defiMatch.apply(state, { version: state.version, move }, player, dice);
          assert.ok(!isRefusal(next));
          state = next;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('piege-10 piege-11 names cannot ping or break the layout', () => {
    const nom = '<@1>**||`@everyone';
    const start = issue(
      {},
      {},
      {
        protagoniste: modele('a', { ...printed('preteur', 'lame-de-parangon'), ...model({ nom }) }),
        adverses: [modele('b', model({ nom }))],
      },
    );
    const state = plays(open(start), ['relever']);
    const embed = defiMessage(entryFor(state), defiMatch.view(state));
    const shown = JSON.stringify(embed)
      .replaceAll('\\\\', '\\')
      .replace(/<@10000000000000000\d>/gu, '');
    assert.doesNotMatch(shown, /[^\\][<@`]/u);
  });

  it('fifty postures of the campaign’s own fit into the menus of one message, under the longest ids', () => {
    const own = Array.from({ length: 50 }, (_, at) => ({
      ...allPostures[0],
      id: `posture-de-la-campagne-${'x'.repeat(34)}-${at + 10}`,
      nom: `${'N'.repeat(76)} ${at}`,
    }));
    const postures = postureCatalogue(own as readonly Posture[]); // the first of all is one
    const state = plays(open(issue({}, {}, { postures })), ['relever']);
    for (const one of [state, plays(state, ['posture:feinte-et-riposte'])]) {
      const play = { name: 'defi', match: defiMatch, control: controlOf, told: () => assert.fail() };
      const others = ['Détail', 'Annuler'].map((label) =>
        button(label, `journal:${label === 'Détail' ? 1 : 2}`),
      );
      const components = layOut(
        { ...play, present: () => assert.fail() },
        { id: 999_999, state: one },
        others,
      );
      assert.deepEqual(checkMessage({ content: 'x', components }), []);
    }
  });
});
