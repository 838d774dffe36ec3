import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoggedRequest } from '../../src/playground/requests.ts';
import { description, unlikeDescription } from './description/conversation.ts';
import { unlike } from './description/schema.ts';

const schemas = {
  Name: { type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-z]+$' },
  Pair: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } }, required: ['name'] },
};

test('a schema finds what is unlike it, and where', () => {
  const pair = { $ref: '#/components/schemas/Pair' };
  assert.deepEqual(unlike(pair, { name: 'abc' }, schemas), []);
  assert.deepEqual(unlike(pair, { name: 'abcd' }, schemas), ['.name: should be 1…3 long, got "abcd"']);
  assert.deepEqual(unlike(pair, { name: 'A' }, schemas), ['.name: should fit ^[a-z]+$, got "A"']);
  assert.deepEqual(unlike(pair, {}, schemas), ['.name: missing']);
  assert.deepEqual(unlike(pair, [], schemas), [': should be object, got []']);
  const list = {
    type: 'array',
    maxItems: 1,
    items: { oneOf: [{ type: 'null' }, { type: 'integer', minimum: 2 }] },
  };
  assert.deepEqual(unlike(list, [null], schemas), []);
  assert.deepEqual(unlike(list, [2, 2], schemas), [': 2 items']);
  assert.equal(unlike(list, [1], schemas).length, 1);
  assert.equal(unlike({ ...pair, $ref: '#/components/schemas/Name' }, 7, schemas).length, 1);
  assert.equal(unlike({ type: 'object', additionalProperties: false }, { x: 1 }, schemas).length, 1);
  assert.equal(unlike({ enum: [1, 2] }, 3, schemas).length, 1);
  assert.equal(unlike({ const: 1 }, 2, schemas).length, 1);
});

test("answers that are not Discord's are found", (context) => {
  if (!description) {
    context.diagnostic(
      "Discord's description is not beside the project: answers are not held against it here",
    );
    return;
  }
  const logged: LoggedRequest = {
    method: 'GET',
    path: '/users/@me/guilds',
    route: '/users/@me/guilds',
    query: {},
    body: undefined,
    files: [],
    authorized: true,
    at: 0,
    answer: { status: 200, body: [{ id: 'x' }] },
  };
  const complaints = unlikeDescription([logged]);
  assert(complaints.some((line) => line.includes('[0].id: should fit')));
  assert(complaints.some((line) => line.includes('[0].permissions: missing')));
  const [elsewhere] = unlikeDescription([{ ...logged, answer: { status: 201, body: [] } }]);
  assert.match(elsewhere ?? '', /answers 201: not described/);
  const [nowhere] = unlikeDescription([{ ...logged, path: '/nulle/part' }]);
  assert.match(nowhere ?? '', /no such operation/);
});
