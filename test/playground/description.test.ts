import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoggedRequest } from '../../src/playground/requests.ts';
import { description, unlikeDescription } from './description/conversation.ts';
import { comparison } from './description/schema.ts';

test('a value that is unlike its schema is found, and where', () => {
  const unlike = comparison({
    Name: { type: 'string', maxLength: 3 },
    Pair: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } }, required: ['name'] },
  });
  const pair = { $ref: '#/components/schemas/Pair' };
  assert.deepEqual(unlike(pair, { name: 'abc' }), []);
  assert.deepEqual(unlike(pair, { name: 'abcd' }, ' got'), [
    ' got/name: must NOT have more than 3 characters',
  ]);
  assert.equal(unlike(pair, {}).length, 1);
  const overlapping = { oneOf: [{ type: 'integer' }, { type: 'number' }] };
  assert.deepEqual(unlike(overlapping, 2), [], 'a union is satisfied by any of its members');
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
  assert(complaints.some((line) => line.includes('/0/id: must match pattern')));
  assert(complaints.some((line) => line.includes("/0: must have required property 'permissions'")));
  const [elsewhere] = unlikeDescription([{ ...logged, answer: { status: 201, body: [] } }]);
  assert.match(elsewhere ?? '', /answers 201: not described/);
  const [nowhere] = unlikeDescription([{ ...logged, path: '/nulle/part' }]);
  assert.match(nowhere ?? '', /no such operation/);
});
