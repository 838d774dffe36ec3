import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCommand, checkCommands, commandSize, formBody } from '../../src/playground/limits/index.ts';
import { brief, chars, testCases, times } from './limits.ts';

const command = (own: object = {}) => ({ name: 'impact', description: 'x', ...own });
const option = (own: object = {}) => ({ type: 3, name: 'a', description: 'x', ...own });
const withOptions = (...options: object[]) => command({ options });
const subcommand = (own: object = {}) => option({ type: 1, name: 's', ...own });
const badName = 'APPLICATION_COMMAND_INVALID_NAME';

const names: readonly [string, boolean][] = [
  ['ebranlement', true],
  ['chance-des-joueurs', true],
  ['pv_base', true],
  ["l'or", true],
  ['éléonore', true],
  ['d66', true],
  ['武器', true],
  ['Impact', false],
  ['ÉLAN', false],
  ['deux mots', false],
  ['l’or', false],
  ['a.b', false],
  ['🎲', false],
  ['a/b', false],
];
for (const [name, good] of names) {
  test(`${name} is ${good ? 'a' : 'no'} name of a command and of an option`, () => {
    assert.deepEqual(brief(checkCommand(command({ name }))), good ? [] : [`name ${badName}`]);
    const inside = withOptions(option({ name }));
    assert.deepEqual(brief(checkCommand(inside)), good ? [] : [`options.0.name ${badName}`]);
    const translated = command({ name_localizations: { fr: name } });
    assert.deepEqual(brief(checkCommand(translated)), good ? [] : [`name_localizations.fr ${badName}`]);
  });
}

testCases(checkCommand, [
  ['no description', command({ description: undefined }), ['description BASE_TYPE_REQUIRED']],
  [
    'an unknown language',
    command({ name_localizations: { 'fr-FR': 'impact' } }),
    ['name_localizations.fr-FR BASE_TYPE_CHOICES'],
  ],
  ['a known language', command({ name_localizations: { fr: 'choc', 'en-GB': 'impact' } }), []],
  ['a misspelt key', command({ descripton: 'x' }), ['descripton UNKNOWN_KEY']],
  ['a misspelt key of an option', withOptions(option({ minValue: 1 })), ['options.0.minValue UNKNOWN_KEY']],
  [
    'a bound that this type has not',
    withOptions(option({ min_value: 1 })),
    ['options.0.min_value UNKNOWN_KEY'],
  ],
  ['an unknown type of option', withOptions(option({ type: 12 })), ['options.0.type UNION_TYPE_CHOICES']],
  ['rights as text', command({ default_member_permissions: '32' }), []],
  [
    'rights in words',
    command({ default_member_permissions: 'ADMIN' }),
    ['default_member_permissions NUMBER_TYPE_COERCE'],
  ],
  ['nowhere', command({ contexts: [] }), ['contexts BASE_TYPE_BAD_LENGTH']],
  ['a menu of people, with a capital', { type: 2, name: 'Voir la Fiche' }, []],
  [
    'a menu of people, with a description',
    { type: 2, name: 'Voir', description: 'x' },
    ['description BASE_TYPE_MAX_LENGTH'],
  ],
]);

test('languages: a doubled name is found in the language where it shows', () => {
  const twice = [option({ name: 'a', name_localizations: { fr: 'b' } }), option({ name: 'b' })];
  assert.deepEqual(brief(checkCommand(withOptions(...twice))), [
    'options.1 APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
  ]);
  const apart = [option({ name: 'a', name_localizations: { fr: 'b' } }), option({ name: 'c' })];
  assert.deepEqual(brief(checkCommand(withOptions(...apart))), []);
});

test('the size counts names, descriptions, values, and of each text its longest language', () => {
  const plain = { name: 'ab', description: 'cde' };
  assert.equal(commandSize(plain), 5);
  assert.equal(commandSize({ ...plain, description_localizations: { fr: 'cdefgh', de: 'c' } }), 8);
  assert.equal(commandSize({ ...plain, description_localizations: { fr: 'c' } }), 5);
  const choice = { name: 'un', value: 'cent' };
  const inner = { type: 3 as const, name: 'x', description: 'yz', choices: [choice] };
  assert.equal(commandSize({ ...plain, options: [inner] }), 5 + 3 + 6);
  const outer = { type: 1 as const, name: 's', description: 't', options: [inner] };
  assert.equal(commandSize({ ...plain, options: [outer] }), 5 + 2 + 3 + 6);
});

test('a translation alone can make a command too large', () => {
  const options = times(25, (index) => ({
    ...option({ name: `o${index}`, choices: times(3, (at) => ({ name: `c${at}`, value: chars(90) })) }),
    description_localizations: { fr: chars(index === 24 ? 100 : 20) },
  }));
  const translated = checkCommand(withOptions(...options));
  assert.deepEqual(brief(translated), []);
  const longer = options.map((one) => ({ ...one, description_localizations: { fr: chars(99) } }));
  assert.deepEqual(brief(checkCommand(withOptions(...longer))), ['(body) APPLICATION_COMMAND_TOO_LARGE']);
});

testCases(checkCommands, [
  ['no command at all', [], []],
  [
    'a name twice',
    [command(), command({ name: 'moral' }), command()],
    ['2 APPLICATION_COMMANDS_DUPLICATE_NAME'],
  ],
  ['one name for a slash command and a menu', [command(), { type: 3, name: 'impact' }], []],
  ['each problem says which command', [command(), command({ name: 'B' })], [`1.name ${badName}`]],
  ['commands by name', { impact: command() }, ['(body) LIST_TYPE_CONVERT']],
  ['a hole', [command(), null], ['1 LIST_ITEM_VALUE_REQUIRED']],
  ['a hundred commands', times(100, (index) => command({ name: `c${index}` })), []],
  ['one more', times(101, (index) => command({ name: `c${index}` })), ['(body) 30032']],
]);

test('too many commands is an error of its own', () => {
  const body = formBody(checkCommands(times(101, (index) => command({ name: `c${index}` }))));
  assert.deepEqual(body, { code: 30032, message: 'Maximum number of application commands reached (100)' });
});

test('a subcommand of the same name elsewhere is no double', () => {
  const one = command({ options: [subcommand()] });
  assert.deepEqual(brief(checkCommands([one, { ...one, name: 'moral' }])), []);
});
