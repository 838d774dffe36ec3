import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { arbitrages } from '../../data/heresie/arbitrages.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { defi } from '../../src/present/defi.ts';
import { rollLog } from '../../src/present/log.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { defiWords } from '../../src/present/words/defi.ts';
import { check, type DefiStart } from '../../src/rules/heresie/check.ts';
import { decline } from '../../src/rules/heresie/declaration.ts';
import { type Choices, jusquauBout, rapide } from '../../src/rules/heresie/defi.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import { isRefusal, type Outcome, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import { model, printed, start, takes } from '../rules/heresie/models.ts';
import { soFar } from '../rules/heresie/so-far.ts';
import { playedDefis } from './defi.cases.ts';
import { entryOf } from './entries.ts';
import { read } from './reading.ts';

const rulings = rulingsInForce(arbitrages);

function ok<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value), JSON.stringify(value));
  return value;
}

/** An entry of `/defi` between the two of `from`. */
function entryFor(from: DefiStart, outcome: Outcome<object>): Entry {
  const options = { fiche: from.protagoniste.profil.nom, 'fiche-adverse': from.antagoniste.profil.nom };
  return entryOf('defi', outcome, { content: { options } });
}

/** A fast duel with these faces. */
function fast(from: DefiStart, choices: Choices, faces: readonly number[]): Entry {
  const dice = scriptedDice(faces);
  const outcome = ok(rapide(ok(check(from, rulings)), choices, dice));
  dice.finish();
  return entryFor(from, outcome);
}

test('défi: every id that a step of a case names has its French', () => {
  const lacking = new Set<string>();
  const need = (
    table: 'what' | 'cause' | 'value' | 'table' | 'ruling',
    id: string,
    own: ReadonlySet<string>,
  ) => {
    if (!Object.hasOwn(defiWords[table], id) && !own.has(id)) lacking.add(`${table} ${id}`);
  };
  for (const { entry, own } of playedDefis) {
    for (const step of entry.content.outcome.steps) {
      need('what', step.what, own);
      for (const id of step.rulings ?? []) need('ruling', id, own);
      if (step.kind === 'modify') for (const { cause } of step.by) need('cause', cause, own);
      if (step.kind === 'lookup') need('table', step.table, own);
      const values = step.kind === 'lookup' ? [...step.keys, step.value] : [step.value];
      for (const value of values) if (typeof value === 'string') need('value', value, own);
    }
  }
  for (const { id } of arbitrages) need('ruling', id, new Set());
  assert.ok(playedDefis.length > 100);
  assert.deepEqual([...lacking], []);
});

test('défi: every step that the rule writes has its French, and no word is kept for none', () => {
  const folder = join(import.meta.dirname, '../../src/rules/heresie');
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const written = new Set([...source.matchAll(/what: '([^']+)'/gu)].map(([, id = '']) => id));
  const words = Object.keys(defiWords.what);
  assert.deepEqual(
    [...written].filter((id) => !words.includes(id)),
    [],
  );
  assert.deepEqual(
    words.filter((id) => !source.includes(`'${id}'`)),
    [],
  );
});

describe('défi: valid and without a hole', () => {
  for (const { name, entry } of playedDefis) {
    test(name, () => {
      const embed = defi(entry);
      const detail = traceEmbeds(entry, defiWords);
      for (const embeds of [[embed], detail, [rollLog(entry, null)]])
        assert.deepEqual(checkMessage({ embeds }), []);
      assert.doesNotMatch(JSON.stringify([embed, detail]), /undefined|NaN|\bnull\b|\[object| [:;?!%»]|« /u);
      assert.match(embed.description ?? '', /^\*\*/u, 'the outcome stands first, in bold');
    });
  }
});

test('défi: a Praetor and a Centurion, one round, all their dice', () => {
  const from = start(
    {},
    {},
    {
      protagoniste: printed('preteur', 'lame-de-parangon'),
      antagoniste: printed('centurion', 'epee-energetique'),
    },
  );
  const faces = [2, 5, 5, 5, 1, 2, 3, 4, 5, 1, 3, 1, 2, 2, 4, 3, 3, 2, 4];
  const { protagoniste, antagoniste } = from;
  const [one, two] = [protagoniste.profil.nom, antagoniste.profil.nom];
  const lines = read(defi(fast(from, {}, faces)));
  assert.deepEqual(lines.slice(0, 12), [
    `Défi · ${one} contre ${two}`,
    '**Personne ne l’emporte** : aucun PRC',
    `Concentration : **avantage à ${two}**`,
    `${one} : 2 + 5 (initiative) = **7**`,
    `${two} : 5 + 5 (initiative) = **10**`,
    `**${two}** frappe : 5 attaques, 2 touches, 2 blessures, **${one} perd 1 PV**`,
    'Touche 5+ : **5**, **5**, 1, 2, 3 · blessure : 4, 5 · sauvegarde : 1, 3',
    `**${one}** frappe : 5 attaques, 2 touches, 1 blessure, **${two} perd 1 PV**`,
    'Touche 3+ : 1, 2, 2, **4**, **3** · blessure : 3, 2 · sauvegarde : 4',
    `${one} | 4 → 3 PV`,
    `${two} | 3 → 2 PV`,
    'Ensuite | Pour un autre combat, retour à la déclaration ; sinon, sous-phase de combat.',
  ]);
});

test('défi: postures by their name, two dice with the dropped one struck through, a tie, a death and its PRC', () => {
  const from = start({ arme: { d: 3 }, profil: { i: 1 } });
  const choices = { postures: { protagoniste: takes('saisir-l-initiative') } };
  const lines = read(defi(fast(from, choices, [1, 3, 3, 2, 5, 1, 4, 1, 4])));
  assert.deepEqual(lines.slice(1, 8), [
    '**Cassian l’emporte**, Drusus à 0 PV : 3 PRC',
    'Posture : Saisir l’initiative (Cassian)',
    'Concentration : **avantage à Cassian**, après égalité à 4',
    'Cassian : ~~2~~, **5** + 1 (initiative) = **6**',
    'Drusus : 1 + 1 (initiative) = **2**',
    '**Cassian** frappe : 2 attaques, 1 touche, 1 blessure, **Drusus perd 3 PV**',
    'Touche 4+ : **4**, 1 · blessure : 4',
  ]);
  assert.ok(lines.includes('Drusus | 3 → 0 PV, **retiré**'));
  assert.ok(lines.includes('PRC | +3 à Cassian'));
  assert.ok(lines.some((line) => line.startsWith('Les PRC comptent dans la résolution')));
});

test('piege-08 défi: fifty rounds are one line each but the last, in one valid embed that says why it stopped', () => {
  const from = start({ profil: { f: 1, e: 10 } }, { profil: { f: 1, e: 10 } });
  const entry = entryFor(from, ok(jusquauBout(ok(check(from, rulings)), {}, seededDice('cinquante'))));
  const embed = defi(entry);
  assert.deepEqual(checkMessage({ embeds: [embed] }), []);
  assert.deepEqual(checkMessage({ embeds: traceEmbeds(entry, defiWords) }), []);
  const lines = read(embed);
  assert.equal(lines[2], 'Arrêté après 50 rounds : plus personne ne peut ôter de PV');
  assert.match(lines[3] ?? '', /^Round 1 : Cassian a l’avantage \(\d+ contre \d+\), personne n’est blessé$/u);
  assert.ok(lines.includes('Round 50, le dernier joué :'));
  const options = { fiche: '*'.repeat(100), 'fiche-adverse': 'é'.repeat(100) };
  const long = defi({ ...entry, content: { ...entry.content, options } });
  assert.deepEqual(checkMessage({ embeds: [long] }), []);
  assert.match(long.description ?? '', /\n… \d+ lignes omises, tout est au journal …\n/u);
});

test('défi: one that only begins, and one so far, do not tell an end', () => {
  const from = start();
  const lines = read(defi(entryFor(from, soFar(begin(ok(check(from, rulings)))))));
  assert.deepEqual(lines, [
    'Défi · Cassian contre Drusus',
    '**Le défi commence**',
    'Cassian | 3 PV',
    'Drusus | 3 PV',
  ]);
});

test('défi: declined, who is en disgrâce, what it halves, until when', () => {
  const able = model({ nom: '*Drusus*', cc: 5, cd: 9 });
  const shamed = entryOf('defi', ok(decline([able], '*Drusus*', rulings, scriptedDice([]))));
  assert.deepEqual(read(defi(shamed)).slice(0, 4), [
    'Défi refusé',
    '**\\*Drusus\\*** tombe en **disgrâce**',
    'CC | 5 → 2',
    'Cd | 9 → 4',
  ]);
  const detail = traceEmbeds(shamed, defiWords);
  assert.ok(read(detail[0] ?? {}).some((line) => line.startsWith('En disgrâce : **\\*Drusus\\***')));
  const immune = model({ regles: [{ id: 'insensible-aux-statuts' }] });
  const unmoved = entryOf('defi', ok(decline([immune], 'Cassian', rulings, scriptedDice([]))));
  assert.match(read(defi(unmoved))[1] ?? '', /insensible aux statuts/u);
  const nobody = entryOf('defi', ok(decline([], null, rulings, scriptedDice([]))));
  assert.equal(read(defi(nobody))[1], '**Pas de disgrâce** : personne en face ne pouvait le relever');
});

test('piege-10 piege-11 défi: names of models, weapons and rules cannot ping or break the layout', () => {
  const nom = '<@1>**||`@everyone';
  const arme = { id: nom, nom, regles: [{ id: 'autre', nom }] as const };
  const from = start({ profil: { nom }, arme }, { profil: { nom } });
  const entry = fast(from, {}, [1, 1, 1, 1]);
  const embeds = [defi(entry), ...traceEmbeds(entry, defiWords)];
  assert.doesNotMatch(JSON.stringify(embeds).replaceAll('\\\\', '\\'), /[^\\][<@`]/u);
  assert.deepEqual(checkMessage({ embeds: embeds.slice(0, 1) }), []);
});
