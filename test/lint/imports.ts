import { stripTypeScriptTypes } from 'node:module';

/** What a file imports: `runtime` survives the stripping of types, `all` counts types too. */
export interface Imports {
  readonly runtime: readonly string[];
  readonly all: readonly string[];
}

/**
 * The specifiers of every import and re-export of a TypeScript source, static and dynamic, and of modules opened by
 * their address (`new URL('…', import.meta.url)`). Throws where an import cannot be read: a specifier that is computed,
 * or a form that this reader does not know, must not pass unseen.
 */
export function importsOf(source: string): Imports {
  return { runtime: specifiers(stripTypeScriptTypes(source)), all: specifiers(source) };
}

const quoted = String.raw`(?:'([^'\n]+)'|"([^"\n]+)")`;
const patterns = [
  String.raw`^import\s+${quoted}`,
  String.raw`^(?:import|export)\s[^;'"]*?\bfrom\s+${quoted}`,
  String.raw`\bimport\(\s*${quoted}\s*[,)]`,
  String.raw`\brequire\(\s*${quoted}\s*\)`,
  String.raw`\bnew URL\(\s*${quoted},\s*import\.meta\.url`,
];

function specifiers(source: string): string[] {
  const text = withoutComments(source);
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gm'))].map((match) => match[1] ?? match[2] ?? ''),
  );
  const statements =
    count(text, /^import\b(?!\s*[.(])/gm) +
    count(text, /^export\s*(?:type\s*)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s*)?from\b/gm);
  const read = patterns.slice(0, 2).reduce((sum, pattern) => sum + count(text, new RegExp(pattern, 'gm')), 0);
  const calls = count(text, /\bimport\(/g);
  const readCalls = count(text, new RegExp(patterns[2] ?? '', 'gm'));
  if (statements !== read || calls !== readCalls) throw new Error('an import that cannot be read');
  return [...new Set(found)];
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** Comments become spaces; what stands in quotes stays as it is. */
export function withoutComments(source: string): string {
  const parts = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  return source.replace(parts, (part) => (/^\/[*/]/.test(part) ? part.replace(/[^\n]/g, ' ') : part));
}
