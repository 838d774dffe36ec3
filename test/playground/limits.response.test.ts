import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInteractionResponse, checkMessage, formBody } from '../../src/playground/limits/index.ts';
import { brief, chars, testCases } from './limits.ts';

testCases(checkInteractionResponse, [
  ['an answer', { type: 4, data: { content: 'x' } }, []],
  ['an answer of nothing', { type: 4 }, ['(body) 50006']],
  ['an answer that waits', { type: 5, data: { flags: 64 } }, []],
  ['a click that waits', { type: 6 }, []],
  ['an update of the buttons only', { type: 7, data: { components: [] } }, []],
  ['an answer too long', { type: 4, data: { content: chars(2001) } }, ['data.content BASE_TYPE_MAX_LENGTH']],
  ['an update too long', { type: 7, data: { content: chars(2001) } }, ['data.content BASE_TYPE_MAX_LENGTH']],
  ['no choice at all', { type: 8, data: { choices: [] } }, []],
  ['choices without data', { type: 8 }, ['data BASE_TYPE_REQUIRED']],
  [
    'a choice without a name',
    { type: 8, data: { choices: [{ name: '', value: 'x' }] } },
    ['data.choices.0.name BASE_TYPE_BAD_LENGTH'],
  ],
  ['a misspelt list of choices', { type: 8, data: { choice: [] } }, ['data.choice UNKNOWN_KEY']],
  ['a form without data', { type: 9 }, ['data BASE_TYPE_REQUIRED']],
  [
    'a form without anything',
    { type: 9, data: {} },
    [
      'data.custom_id BASE_TYPE_REQUIRED',
      'data.title BASE_TYPE_REQUIRED',
      'data.components BASE_TYPE_REQUIRED',
    ],
  ],
  ['an unknown kind', { type: 3 }, ['type BASE_TYPE_CHOICES']],
  ['a kind in words', { type: 'MODAL' }, ['type BASE_TYPE_CHOICES']],
  ['no kind', {}, ['type BASE_TYPE_REQUIRED']],
  ['a misspelt key', { type: 6, dada: {} }, ['dada UNKNOWN_KEY']],
  ['a list for an answer', [], ['(body) MODEL_TYPE_CONVERT']],
]);

test('the refusal is nested as Discord nests it', () => {
  const problems = checkInteractionResponse({ type: 4, data: { embeds: [{ title: chars(257) }], tts: 1 } });
  assert.deepEqual(formBody(problems), {
    code: 50035,
    message: 'Invalid Form Body',
    errors: {
      data: {
        embeds: {
          '0': {
            title: {
              _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' }],
            },
          },
        },
        tts: { _errors: [{ code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' }] },
      },
    },
  });
});

test('a problem of a whole and one of its part stand side by side', () => {
  const say = (path: readonly (string | number)[], code: string) => ({ path, code, message: code });
  assert.deepEqual(
    formBody([say(['a'], 'ONE'), say(['a', 0], 'TWO'), say([], 'THREE'), say([], '50006')]).errors,
    {
      a: { '0': { _errors: [{ code: 'TWO', message: 'TWO' }] }, _errors: [{ code: 'ONE', message: 'ONE' }] },
      _errors: [{ code: 'THREE', message: 'THREE' }],
    },
  );
});

test('an empty message has an error of its own', () => {
  assert.deepEqual(formBody(checkMessage({})), { code: 50006, message: 'Cannot send an empty message' });
  assert.throws(() => formBody([]), /no problem/);
});

test('a key named like the prototype is reported, not swallowed', () => {
  const problems = checkMessage(JSON.parse('{"content":"x","__proto__":{"a":1}}'));
  assert.deepEqual(brief(problems), ['__proto__ UNKNOWN_KEY']);
  assert.match(JSON.stringify(formBody(problems)), /"__proto__":\{"_errors"/);
});
