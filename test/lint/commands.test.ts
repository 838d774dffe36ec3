import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { checkCommands, commandSize } from '../../src/playground/limits/index.ts';
import { define } from '../../src/slash/definition.ts';

const definitions = commands.map(define);

/** Every object at any depth of a definition. */
function parts(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(parts)];
}

test('piege-32 every command may be registered, and bears one name in all languages', () => {
  assert.deepEqual(checkCommands(definitions), []);
  const translated = parts(definitions).filter(({ name_localizations: names }) => names != null);
  assert.deepEqual(translated, []);
});

test('every command leaves room below 8 000 characters', () => {
  assert.ok(definitions.length > 0);
  for (const definition of definitions) assert.ok(commandSize(definition) <= 8000, definition.name);
});

test('names of commands and options have no capital, no accent, no apostrophe', () => {
  const named = parts(definitions).filter((part) => 'description' in part);
  const odd = named.map(({ name }) => String(name)).filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  assert.deepEqual(odd, []);
});

test('what Discord shows of commands, options and choices has the spaces of French', () => {
  const told = JSON.stringify(definitions).match(/"(description|name)":"(?:[^"\\]|\\.)*"/gu) ?? [];
  assert.ok(told.length > 300);
  assert.deepEqual(
    told.filter((text) => /\S [:;?!»]|« \S/u.test(text)),
    [],
  );
});
