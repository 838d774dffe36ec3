import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededDice } from '../../src/dice/seeded.ts';
import { type DefiMatch, type DefiMove, type DefiStart, defiMatch } from '../../src/matches/defi.ts';
import { defiLog } from '../../src/present/defi/log.ts';
import { defiMessage } from '../../src/present/defi/message.ts';
import { isRefusal, type Json } from '../../src/rules/rule.ts';
import { alice, bob, issue, modele, open, plays } from '../matches/defi-table.ts';
import { entryOf } from '../present/entries.ts';
import { read } from '../present/reading.ts';
import { model } from '../rules/heresie/models.ts';

type Step = readonly [DefiMove, (readonly number[])?, Json?];

function entryFor(state: DefiMatch, move: DefiMove | null = null) {
  const { outcome, since } = defiMatch.view(state);
  return entryOf('defi', outcome, { content: { game: { id: 1, version: state.version, move, since } } });
}

/** What the message says after these moves. */
function message(start: DefiStart, ...moves: readonly Step[]): string[] {
  const state = plays(open(start), ...moves);
  return read(defiMessage(entryFor(state), defiMatch.view(state)));
}

/** What the log says of the last of these moves. */
function log(start: DefiStart, ...moves: readonly Step[]): string[] {
  const state = plays(open(start), ...moves);
  const lines = defiLog(entryFor(state, moves.at(-1)?.[0] ?? null));
  return lines.map((line) => line.replaceAll('\u202f', ' '));
}

const calm: readonly Step[] = [['relever'], ['posture:aucune'], ['posture:aucune', [1, 1, 1, 1]]];

describe('the message of a challenge', () => {
  it('says what is due first, then who has how many PV, and who plays them', () => {
    assert.deepEqual(message(issue({ soutien: 12, marcheurs: 1 }, { pv: 1 })), [
      'Défi · Cassian contre Drusus',
      '**Défi lancé** : à l’adversaire de le relever ou non',
      'Cassian | ▰▰▰ **3** sur 3 PV',
      `<@${alice.id}>`,
      '12 en soutien, 1 marcheur',
      'Drusus | ▰▱▱ **1** sur 3 PV',
      `<@${bob.id}>`,
    ]);
    const due = (...moves: readonly Step[]) => message(issue(), ...moves)[1];
    assert.equal(due(['relever']), '**Confrontation** : à Cassian de choisir une posture, ou aucune');
    assert.equal(
      due(['relever'], ['posture:feinte-et-riposte']),
      '**Confrontation** : à Cassian de nommer la posture interdite',
    );
    assert.equal(
      due(...calm),
      '**Tous deux debout** : Cassian a l’avantage et choisit, un round de plus ou la gloire',
    );
    const slow: readonly Step[] = [['relever'], ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']];
    assert.equal(due(...slow), '**Concentration**, les dés attendent');
    assert.equal(due(...slow, ['concentration', [1, 1]]), '**Frappe** : à Cassian de frapper');
    const rompre: Step = ['posture:rompre', [1, 1, 1, 1, 1]];
    assert.equal(
      due(['relever'], ['posture:aucune'], rompre, ['gloire']),
      '**Gloire** : Drusus peut encore rompre',
    );
  });

  it('says postures, what is forbidden, weapons, the advantage, that dice wait', () => {
    const forbidden: readonly Step[] = [
      ['relever'],
      ['pas-a-pas'],
      ['posture:feinte-et-riposte'],
      ['feinte:rompre'],
      ['posture:se-garder'],
      ['concentration', [1, 1]],
    ];
    const lines = message(issue(), ...forbidden);
    assert.ok(lines.includes('Posture interdite par la feinte : Rompre'));
    assert.ok(lines.includes('Pas à pas : chaque jet attend qu’on appuie'));
    assert.ok(lines.includes('**avantage**, Feinte et riposte, Poings'));
    assert.ok(lines.includes('Se garder, Poings'));
  });

  it('tells the last round in full, those before in a line each, and how it ended', () => {
    const next: readonly Step[] = [['poursuivre'], ...calm.slice(1)];
    const lines = message(issue(), ...calm, ...next, ['poursuivre']);
    assert.equal(lines[0], 'Défi · Cassian contre Drusus · round 3');
    assert.ok(lines.includes('Round 1 : Cassian a l’avantage (10 contre 2), personne n’est blessé'));
    assert.ok(lines.includes('Round 2, le dernier joué :'));
    const five = message(issue(), ...calm, ...[1, 2, 3, 4].flatMap(() => next));
    assert.ok(five.includes('1 round avant ceux-ci : au journal'));
    const end = message(
      issue({ arme: { d: 3 } }),
      ['relever'],
      ['posture:aucune'],
      ['posture:aucune', [1, 1, 4, 1, 4]],
    );
    assert.equal(end[1], '**Cassian l’emporte**, Drusus à 0 PV : 3 PRC');
    assert.ok(end.includes('Drusus | ▱▱▱ **0** sur 3 PV, **retiré**'));
    assert.ok(end.includes('PRC | +3 à Cassian'));
  });

  it('says that it is given up, taken back, declined, left without an answer', () => {
    assert.equal(message(issue(), ['abandonner'])[1], '**Cassian retire son défi**');
    const given = message(
      issue({ arme: { d: 2 } }),
      ['relever'],
      ['posture:aucune'],
      ['posture:aucune', [1, 1, 4, 1, 4]],
      ['abandonner'],
    );
    assert.equal(given[1], '**Cassian abandonne** : **personne ne l’emporte** : aucun PRC');
    assert.equal(message(issue(), ['decliner'])[0], 'Défi refusé');
    const lapsed = defiMatch.lapse(open(), seededDice('sans réponse'));
    assert.ok(!isRefusal(lapsed));
    const lines = read(defiMessage(entryFor(lapsed), defiMatch.view(lapsed)));
    assert.equal(lines[1], '**Défi sans réponse** : il tombe, et ce n’est pas un refus');
  });

  it('tells two of one name apart, in the message and in the log', () => {
    const twin = issue({}, { profil: { nom: 'Cassian' } });
    const lines = message(twin, ...calm);
    assert.equal(lines[0], 'Défi · Cassian (protagoniste) contre Cassian (antagoniste)');
    assert.ok(lines.includes('Concentration : **avantage à Cassian (protagoniste)**'));
    assert.ok(lines.some((line) => line.startsWith('Cassian (antagoniste) |')));
    assert.ok(log(twin, ...calm).includes('Avantage à **Cassian (protagoniste)** (10 contre 2)'));
  });

  it('names who may accept while several may', () => {
    const adverses = ['Drusus', '*Varro*'].map((nom, at) => modele(`fiche-${at}`, model({ nom })));
    const lines = message(issue({}, {}, { adverses }));
    assert.equal(lines[0], 'Défi · Cassian contre l’un de 2');
    assert.equal(lines[2], 'Peuvent le relever : Drusus ou \\*Varro\\*');
    assert.ok(lines.some((line) => line.startsWith('En face |')));
  });
});

describe('the log of a challenge', () => {
  it('tells of each move what it chose and rolled, and nothing of those before', () => {
    assert.deepEqual(log(issue()), ['**Défi lancé**, la réponse est attendue']);
    assert.deepEqual(log(issue(), ['relever']), ['Défi relevé']);
    assert.deepEqual(log(issue(), ['relever'], ['posture:se-garder']), ['Cassian : Se garder']);
    assert.deepEqual(log(issue(), ['relever'], ['pas-a-pas']), ['Pas à pas, chaque jet attend qu’on appuie']);
    assert.deepEqual(log(issue(), ['relever'], ['posture:feinte-et-riposte']), [
      'Une feinte, la posture interdite reste à nommer',
    ]);
    const slow: readonly Step[] = [['relever'], ['pas-a-pas'], ['posture:aucune'], ['posture:aucune']];
    const force = issue({ arme: { regles: [{ id: 'force' }] } });
    assert.deepEqual(log(force, ...slow, ['arme:poings', [1, 1]]), ['Cassian : Poings']);
    assert.deepEqual(log(issue(), ...calm), [
      'Drusus : sans posture',
      'Avantage à **Cassian** (10 contre 2)',
      'Cassian frappe : Drusus n’a rien',
      'Drusus frappe : Cassian n’a rien',
    ]);
    assert.deepEqual(log(issue(), ...calm, ['poursuivre']), ['Cassian poursuit']);
    assert.deepEqual(log(issue(), ...calm, ['gloire']), ['**Personne ne l’emporte** : aucun PRC']);
    assert.deepEqual(log(issue(), ['decliner']), ['**Défi refusé** : Drusus est en disgrâce']);
  });
});
