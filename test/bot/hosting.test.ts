import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const unit = read('docs/hosting/heraut.service');
const dockerfile = read('docs/hosting/Dockerfile');

/** The value of each key of the unit, the last of each. */
const settings = new Map(
  [...unit.matchAll(/^([A-Z]\w*)=(.*)$/gmu)].map(([, key = '', value = '']) => [key, value]),
);

test('unit and Dockerfile start the program as `npm start` does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
  const [, flags = ''] = /.*\bnode (.* src\/bot\/main\.js)$/u.exec(scripts.start) ?? [];
  assert.notEqual(flags, '');
  assert.ok(settings.get('ExecStart')?.endsWith(`node_modules/.bin/node ${flags}`));
  const [, command = '[]'] = /^CMD (\[.*\])$/mu.exec(dockerfile) ?? [];
  assert.deepEqual(JSON.parse(command), ['node_modules/.bin/node', ...flags.split(' ')]);
});

test('the unit gives no more rights than needed', () => {
  for (const [key, value] of [
    ['DynamicUser', 'yes'],
    ['NoNewPrivileges', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['UMask', '0077'],
  ] as const)
    assert.equal(settings.get(key), value, key);
  assert.match(settings.get('Environment') ?? '', /HERAUT_DATABASE=\/var\/lib\/heraut\//u);
});

test('the image takes what the program needs, no secret and no books, and runs as nobody special', () => {
  const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gmu)].flatMap(([, all = '']) => all.split(' '));
  assert.ok(copied.length >= 7);
  for (const path of copied) assert.ok(existsSync(join(root, path)), path);
  const allowed = read('docs/hosting/Dockerfile.dockerignore').trim().split('\n');
  assert.deepEqual(allowed, ['*', ...copied.map((path) => `!${path}`)]);
  assert.match(dockerfile, /^USER node$/mu);
  const [, volume = ''] = /^VOLUME (\S+)$/mu.exec(dockerfile) ?? [];
  assert.ok(dockerfile.includes(`HERAUT_DATABASE=${volume}/`));
  assert.match(dockerfile, /^HEALTHCHECK /mu);
});

test('no example holds a token', () => {
  for (const text of [unit, dockerfile]) assert.doesNotMatch(text, /DISCORD_TOKEN=\S/u);
});
