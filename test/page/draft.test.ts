import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ClientRefusal, checkOptions } from '../../src/playground/client/check.ts';
import type { OptionShape } from '../../src/playground/shapes.ts';
import { fromApp } from './app.ts';

type Value = string | number | boolean;
type Entry = {
  readonly path: string;
  readonly command: string;
  readonly subcommand: string | null;
  readonly options: readonly { readonly name: string }[];
};
type Field = { readonly name: string; readonly text: string; readonly value: Value | null };
type Draft = { readonly fields: readonly Field[]; readonly focus: string };
type Given = Readonly<Record<string, Value>>;

const { valueIn, problemOf } = await fromApp<{
  valueIn(option: OptionShape, text: string): Value;
  problemOf(option: OptionShape, value: Value): string | null;
}>('bounds.js');
const { entriesOf, fitting } = await fromApp<{
  entriesOf(commands: readonly object[]): Entry[];
  fitting<T>(list: readonly T[], name: (one: T) => string, typed: string): T[];
}>('options.js');
const draft = await fromApp<{
  begin(entry: Entry, given?: Given): Draft;
  add(draft: Draft, name: string): Draft;
  fill(draft: Draft, name: string, text: string, value?: Value): Draft;
  remove(draft: Draft, name: string): Draft;
  goOn(draft: Draft, name: string): Draft;
  openOptions(entry: Entry, draft: Draft): readonly { readonly name: string }[];
  optionsIn(entry: Entry, draft: Draft): Given;
  problemsIn(entry: Entry, draft: Draft): Readonly<Record<string, string>>;
}>('draft.js');

/** What Discord's window says of a value, as the stand-in knows it. */
function said(option: OptionShape, value: Value): string | null {
  try {
    checkOptions({ name: 'essai', options: [option] }, null, { [option.name]: value });
    return null;
  } catch (problem) {
    assert.ok(problem instanceof ClientRefusal);
    return problem.message.replace(`${option.name}\u202f: `, '');
  }
}

test('the page refuses what the window of Discord refuses, with the same words', () => {
  const bound = fc.option(fc.integer({ min: -5, max: 20 }), { nil: undefined });
  const option = fc.record(
    {
      type: fc.constantFrom(3, 4, 5, 10),
      name: fc.constant('x'),
      min_value: bound,
      max_value: bound,
      min_length: fc.integer({ min: 0, max: 3 }),
      max_length: fc.integer({ min: 1, max: 6 }),
      choices: fc.constantFrom([{ name: 'Face à face', value: 'face' }], [{ name: 'Trois', value: 3 }]),
    },
    { requiredKeys: ['type', 'name'] },
  );
  const typed = fc.oneof(
    fc.integer({ min: -9, max: 30 }).map(String),
    fc.constantFrom('oui', 'Non', 'vrai', 'face a face', 'trois', '7,5', '−2', 'un texte', '1e3', '3.'),
  );
  fc.assert(
    fc.property(option, typed, (shape, text) => {
      const known = Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));
      const own = known as unknown as OptionShape;
      const value = valueIn(own, text);
      assert.equal(problemOf(own, value), said(own, value));
    }),
    { numRuns: 400 },
  );
});

const fiche = {
  name: 'fiche',
  description: 'Les fiches',
  options: [
    {
      type: 1,
      name: 'creer',
      description: 'Créer',
      options: [
        { type: 3, name: 'profil', description: 'Profil' },
        { type: 3, name: 'nom', description: 'Nom', required: true },
        { type: 4, name: 'pv', description: 'PV', min_value: 0, max_value: 99 },
        { type: 5, name: 'public', description: 'Public' },
      ],
    },
  ],
};
const [creer] = entriesOf([fiche]);

test('a command with subcommands is offered as these, required options first', () => {
  assert.ok(creer);
  assert.equal(creer.path, '/fiche creer');
  assert.deepEqual(
    creer.options.map(({ name }) => name),
    ['nom', 'profil', 'pv', 'public'],
  );
  const begun = draft.begin(creer);
  assert.deepEqual(begun.fields, [{ name: 'nom', text: '', value: null }]);
  assert.equal(begun.focus, 'nom');
  assert.deepEqual(
    draft.openOptions(creer, begun).map(({ name }) => name),
    ['profil', 'pv', 'public'],
  );
});

test('piege-16 zero and no are values', () => {
  assert.ok(creer);
  const begun = draft.begin(creer, { nom: 'Kael', pv: 0, public: false });
  assert.deepEqual(draft.optionsIn(creer, begun), { nom: 'Kael', pv: 0, public: false });
  const typed = draft.fill(draft.add(draft.begin(creer, { nom: 'Kael' }), 'pv'), 'pv', '0');
  assert.deepEqual(draft.optionsIn(creer, typed), { nom: 'Kael', pv: 0 });
  assert.deepEqual(draft.problemsIn(creer, typed), {});
});

test('what is missing or out of bounds is said for its option', () => {
  assert.ok(creer);
  const begun = draft.fill(draft.add(draft.begin(creer), 'pv'), 'pv', '100');
  assert.deepEqual(draft.problemsIn(creer, begun), {
    nom: 'cette option est obligatoire.',
    pv: '99 au plus.',
  });
});

test('the cursor goes on to the next empty option, and back when one is taken away', () => {
  assert.ok(creer);
  const begun = draft.add(draft.begin(creer), 'pv');
  const filled = draft.goOn(draft.fill(begun, 'pv', '3'), 'pv');
  assert.equal(filled.focus, 'nom');
  assert.equal(draft.goOn(draft.fill(filled, 'nom', 'Kael'), 'nom').focus, '+');
  const removed = draft.remove(begun, 'pv');
  assert.deepEqual(
    removed.fields.map(({ name }) => name),
    ['nom'],
  );
  assert.equal(removed.focus, 'nom');
});

test('piege-12 what is typed is found without accents and capitals, its beginning first', () => {
  const names = ['Défi', 'Éléonore d’Aubigné', 'Le défi'];
  const same = (name: string) => name;
  assert.deepEqual(fitting(names, same, 'DEFI'), ['Défi', 'Le défi']);
  assert.deepEqual(fitting(names, same, "eleonore d'au"), ['Éléonore d’Aubigné']);
});
