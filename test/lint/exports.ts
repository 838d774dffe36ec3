import { posix } from 'node:path';
import type { Source } from './borders.ts';
import { withoutComments } from './imports.ts';

/** What one file gives to others and takes from them, by name. */
interface Traffic {
  /** Names that it declares or passes on by name. */
  readonly given: ReadonlySet<string>;
  /** Files of which it passes everything on. */
  readonly passed: readonly string[];
  /** What it takes: the file and the name, `*` for all of it. */
  readonly taken: readonly (readonly [string, string])[];
}

const declared =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm;
const listed = /^(import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?/gm;
const whole = /^(import|export)\s+(?:type\s+)?\*\s*(?:as\s+(\w+)\s*)?from\s*['"]([^'"]+)['"]/gm;
const opened = /\b(?:import\(|new URL\()\s*['"](\.[^'"]+)['"]/g;

function trafficOf({ path, text }: Source): Traffic {
  // The page's scripts take types in comments.
  const source = path.endsWith('.js') ? text : withoutComments(text);
  const at = (specifier: string) => posix.normalize(posix.join(posix.dirname(path), specifier));
  const given = new Set([...source.matchAll(declared)].map(([, name = '']) => name));
  const passed: string[] = [];
  const taken: (readonly [string, string])[] = [];
  for (const [, verb, names = '', from] of source.matchAll(listed)) {
    for (const piece of names.split(',').map((one) => one.trim().replace(/^type\s+/u, ''))) {
      const [name = '', as = name] = piece.split(/\s+as\s+/u);
      if (name === '') continue;
      if (from !== undefined) taken.push([at(from), name]);
      if (verb === 'export') given.add(as);
    }
  }
  for (const [, verb, space, from = ''] of source.matchAll(whole)) {
    if (verb === 'export' && space === undefined) passed.push(at(from));
    else if (space !== undefined && verb === 'import')
      for (const [, name = ''] of source.matchAll(new RegExp(String.raw`\b${space}\s*\.\s*(\w+)`, 'g')))
        taken.push([at(from), name]);
    else taken.push([at(from), '*']);
  }
  for (const [, from = ''] of source.matchAll(opened)) taken.push([at(from), '*']);
  return { given, passed, taken };
}

/**
 * Exports that no other file takes, as `file: name`. Only takers among `sources` count; a name that is passed on counts as
 * taken from where it stands, and must be taken itself.
 */
export function unusedExports(sources: readonly Source[]): string[] {
  const traffic = new Map(sources.map((source) => [source.path, trafficOf(source)]));
  const used = new Set<string>();
  const use = (path: string, name: string): void => {
    const file = traffic.get(path);
    if (!file || used.has(`${path}: ${name}`)) return;
    if (name === '*') for (const one of file.given) used.add(`${path}: ${one}`);
    else if (file.given.has(name)) used.add(`${path}: ${name}`);
    if (name === '*' || !file.given.has(name)) for (const further of file.passed) use(further, name);
  };
  for (const { taken } of traffic.values()) for (const [path, name] of taken) use(path, name);
  return [...traffic]
    .flatMap(([path, { given }]) => [...given].map((name) => `${path}: ${name}`))
    .filter((one) => !used.has(one));
}

/** Whether what {@link unusedExports} found is a type: nothing of it is there at run time. */
export function isType(sources: readonly Source[], found: string): boolean {
  const [file, name] = found.split(': ');
  const text = sources.find(({ path }) => path === file)?.text ?? '';
  return new RegExp(String.raw`^export (?:type|interface) ${name}\b`, 'm').test(text);
}
