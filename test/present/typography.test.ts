import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../src/present');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

/** What is typed as it stands, so with plain spaces, as commands are. */
const typed: readonly string[] = [
  "'Boyz : CC 4 F 4 E 5 PV 1 A 2 Cd 7 | règles : Furie (1) | armes : Kikoup (SM +1, PA 6)'",
];

/** Texts in quotes, and in templates without `fr`, that have a plain space where French has a narrow no-break one. */
function badlySpaced(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^import .*$|\/\/ .*$/gmu, '')
    .replaceAll(/\$\{[^{}`]*\}/gu, '0');
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'/gu) ?? [];
  const templates = [...code.matchAll(/(fr|\w)?`((?:[^`\\$\n]|\\.|\$(?!\{))*)`/gu)].flatMap(([whole, tag]) =>
    tag === undefined ? [whole] : [],
  );
  return [...quoted, ...templates].filter((text) => /[\p{L}\d)] [:;?!»]|« \p{L}/u.test(text));
}

test('a sentence has the narrow no-break space before : ; ? ! and inside « », with fr or written out', () => {
  assert.deepEqual(badlySpaced("const one = 'Délai passé : trop tard';"), ["'Délai passé : trop tard'"]);
  assert.deepEqual(badlySpaced('const one = `Carte « acolyte »`; const other = fr`Un : deux`;'), [
    '`Carte « acolyte »`',
  ]);
  assert.deepEqual(badlySpaced(`const one = \`\${here} : deux\`;`), ['`0 : deux`']);
  for (const name of sources) {
    const bad = badlySpaced(readFileSync(join(root, name), 'utf8'));
    assert.deepEqual(
      bad.filter((text) => !text.startsWith("'/") && !typed.includes(text)),
      [],
      name,
    );
  }
});
