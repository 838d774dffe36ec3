import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { brief, chars, testCases, testLimits, times } from './limits.ts';

const id = '123456789012345678';

testLimits(checkMessage, [
  {
    name: 'content',
    make: (n) => ({ content: chars(n) }),
    max: 2000,
    expected: 'content BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'nonce',
    make: (n) => ({ content: 'x', nonce: chars(n) }),
    max: 25,
    expected: 'nonce BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'attachments',
    make: (n) => ({ content: 'x', attachments: times(n, (index) => ({ id: String(index) })) }),
    max: 10,
    expected: 'attachments BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'people that may be called',
    make: (n) => ({ content: 'x', allowed_mentions: { users: times(n, (index) => `${index + 1}`) } }),
    max: 100,
    expected: 'allowed_mentions.users BASE_TYPE_MAX_LENGTH',
  },
]);

testCases(checkMessage, [
  ['an empty message', {}, ['(body) 50006']],
  ['a message of white space', { content: ' \n ', embeds: [], components: [] }, ['(body) 50006']],
  ['null is absent', { content: null, embeds: [{ title: 'x', url: null }], components: null }, []],
  ['undefined is absent', { content: 'x', embeds: undefined, zut: undefined }, []],
  ['nobody may be called', { content: 'x', allowed_mentions: { parse: [] } }, []],
  [
    'an unknown kind of call',
    { content: 'x', allowed_mentions: { parse: ['all'] } },
    ['allowed_mentions.parse.0 BASE_TYPE_CHOICES'],
  ],
  [
    'a kind of call twice',
    { content: 'x', allowed_mentions: { parse: ['users', 'users'] } },
    ['allowed_mentions.parse.1 SET_TYPE_ALREADY_CONTAINS_VALUE'],
  ],
  [
    'all people and some people',
    { content: 'x', allowed_mentions: { parse: ['users'], users: [id] } },
    ['allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
  ],
  ['the other kind may be listed', { content: 'x', allowed_mentions: { parse: ['roles'], users: [id] } }, []],
  [
    'an identifier that is a name',
    { content: 'x', allowed_mentions: { users: ['Éléonore'] } },
    ['allowed_mentions.users.0 NUMBER_TYPE_COERCE'],
  ],
  [
    'an identifier of 65 bits',
    { content: 'x', message_reference: { message_id: '18446744073709551616' } },
    ['message_reference.message_id NUMBER_TYPE_COERCE'],
  ],
  ['a nonce that is a number', { content: 'x', nonce: 42 }, []],
  ['flags are a number', { content: 'x', flags: '64' }, ['flags NUMBER_TYPE_COERCE']],
  ['a misspelt key', { content: 'x', embed: {} }, ['embed UNKNOWN_KEY']],
  ['text for a body', 'x', ['(body) MODEL_TYPE_CONVERT']],
  ['nothing for a body', undefined, ['(body) MODEL_TYPE_CONVERT']],
]);

test('an edit may leave everything alone, and a file fills a message', () => {
  assert.deepEqual(brief(checkMessage({ components: [] }, { editing: true })), []);
  assert.deepEqual(brief(checkMessage({ content: chars(2001) }, { editing: true })), [
    'content BASE_TYPE_MAX_LENGTH',
  ]);
  assert.deepEqual(brief(checkMessage({}, { files: 1 })), []);
});
