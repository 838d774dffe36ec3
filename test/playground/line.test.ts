import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import fc from 'fast-check';
import { parseDraft, parseLine } from '../../src/playground/line.ts';
import { quoted, wordsOf } from '../../src/playground/words.ts';

const option = (name: string, type: Type, more: object = {}) => ({ name, type, description: name, ...more });
const commands = [
  {
    name: 'impact',
    options: [
      option('x', Type.Integer, { required: true, min_value: 0, max_value: 9 }),
      option('distance', Type.Number),
      option('nom', Type.String),
      option('cache', Type.Boolean),
      option('mode', Type.String, { choices: [{ name: 'Tête baissée', value: 'tete-baissee' }] }),
      option('cible', Type.User),
    ],
  },
  {
    name: 'campagne',
    options: [
      option('creer', Type.Subcommand, { options: [option('nom', Type.String)] }),
      option('reglages', Type.SubcommandGroup, { options: [option('salon', Type.Subcommand)] }),
    ],
  },
  { name: 'pc' },
];
const parse = (line: string) => parseLine(line, commands);
const options = (line: string) => {
  const parsed = parse(line);
  assert('options' in parsed, JSON.stringify(parsed));
  return parsed.options;
};

test('a line becomes a command with typed options', () => {
  assert.deepEqual(parse('/impact x:3 distance:7,5 nom:"deux mots"'), {
    command: 'impact',
    subcommand: null,
    options: { x: 3, distance: 7.5, nom: 'deux mots' },
  });
  assert.deepEqual(parse('  /pc  '), { command: 'pc', subcommand: null, options: {} });
  assert.deepEqual(options('/impact x:-2 distance:\u22127.5 cache:oui'), {
    x: -2,
    distance: -7.5,
    cache: true,
  });
  assert.deepEqual(options('/impact cache:Faux cible:@Alice'), { cache: false, cible: '@Alice' });
});

test('bounds and what is required are left to who receives the line', () => {
  assert.deepEqual(options('/impact x:99'), { x: 99 });
  assert.deepEqual(options('/impact'), {});
});

test('a closed set takes its labels, accents and capitals aside, and its values', () => {
  assert.deepEqual(options('/impact mode:"tete BAISSEE"'), { mode: 'tete-baissee' });
  assert.deepEqual(options('/impact mode:tete-baissee'), { mode: 'tete-baissee' });
  assert.deepEqual(options('/impact mode:autre'), { mode: 'autre' });
});

test('quotation marks of both kinds hold spaces, apostrophes and each other', () => {
  assert.deepEqual(options(`/impact nom:'deux mots'`), { nom: 'deux mots' });
  assert.deepEqual(options(`/impact nom:'l'épée d'or' x:1`), { nom: "l'épée d'or", x: 1 });
  assert.deepEqual(options(`/impact nom:d'Aubigné x:1`), { nom: "d'Aubigné", x: 1 });
  assert.deepEqual(options(String.raw`/impact nom:"dit \"le Preux\" ici"`), { nom: 'dit "le Preux" ici' });
  assert.deepEqual(options('/impact nom:"x:2 y" x:1'), { nom: 'x:2 y', x: 1 });
});

test('subcommands stand after the command, within their group', () => {
  assert.deepEqual(parse('/campagne creer nom:Graal'), {
    command: 'campagne',
    subcommand: 'creer',
    options: { nom: 'Graal' },
  });
  assert.deepEqual(parse('/campagne reglages salon'), {
    command: 'campagne',
    subcommand: 'reglages salon',
    options: {},
  });
});

test('each mistake has its sentence and its place', () => {
  const cases: [line: string, problem: RegExp, at: number][] = [
    ['', /commence par «\u202f\/\u202f»/, 0],
    ['bonjour', /commence par/, 0],
    ['x:3', /commence par/, 0],
    ['/rien', /Aucune commande «\u202f\/rien\u202f»/, 0],
    ['/impact y:3', /Option inconnue «\u202fy\u202f»/, 8],
    ['/impact x:trois', /x\u202f: il faut un nombre entier/, 10],
    ['/impact x:1.5', /nombre entier/, 10],
    ['/impact distance:loin', /il faut un nombre\./, 17],
    ['/impact cache:peut-être', /«\u202foui\u202f» ou «\u202fnon\u202f»/, 14],
    ['/impact x:1 x:2', /donnée deux fois/, 12],
    ['/impact x:', /il manque une valeur/, 10],
    ['/impact nom:deux mots', /«\u202fmots\u202f»/, 17],
    ['/impact nom:"deux mots', /guillemet fermant/, 12],
    ['/campagne', /ajoute creer ou reglages salon/, 9],
    ['/campagne detruire', /pas de sous-commande «\u202fdetruire\u202f»\u202f: ajoute creer/, 10],
    ['/pc x:1', /n’en a aucune/, 4],
  ];
  for (const [line, problem, at] of cases) {
    const parsed = parse(line);
    assert('problem' in parsed, line);
    assert.match(parsed.problem, problem, line);
    assert.equal(parsed.position, at, line);
  }
});

test('a draft keeps what is not ready and names the option under the cursor', () => {
  const focus = (line: string) => {
    const draft = parseDraft(line, commands);
    return 'problem' in draft ? draft.problem : draft.focused;
  };
  assert.deepEqual(focus('/impact x:'), { option: 'x', typed: '' });
  assert.deepEqual(focus('/impact x:3 nom:"deux m'), { option: 'nom', typed: 'deux m' });
  assert.deepEqual(focus('/impact nom:"deux '), { option: 'nom', typed: 'deux ' });
  assert.equal(focus('/impact x:3 '), null);
  assert.equal(focus('/impact x:3 dist'), null);
  const draft = parseDraft('/impact x:trois nom:d', commands);
  assert('options' in draft);
  assert.deepEqual(draft.options, { x: 'trois', nom: 'd' });
});

test('law: any text comes back from its quoted form', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, fc.integer(), (nom, x) => {
      assert.deepEqual(options(`/impact nom:${quoted(nom)} x:${x}`), { nom, x });
    }),
  );
});

test('law: whatever the line, words cover it and reading it never throws', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      const words = wordsOf(line);
      for (const { position, valueAt } of words) assert(position <= valueAt && valueAt <= line.length);
      parse(line);
      parseDraft(line, commands);
    }),
  );
});
