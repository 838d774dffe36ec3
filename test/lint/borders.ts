import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { homes, type Row, table } from './table.ts';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every import of a file that the table does not allow, as a sentence. */
export function trespasses(source: Source): string[] {
  const folder = folderOf(source.path);
  const row = folder === null ? undefined : table[folder];
  if (folder === null || row === undefined)
    return [`${source.path}: no row of the table speaks of this folder`];
  const { runtime, all } = importsOf(source.text);
  const say = (specifier: string, what: string) => `${source.path}: ${specifier} ${what}`;
  return all.flatMap((specifier) => {
    const loaded = runtime.includes(specifier);
    if (!specifier.startsWith('.')) {
      return allowsPackage(row, folder, specifier, loaded) ? [] : [say(specifier, 'does not belong here')];
    }
    const target = posix.normalize(posix.join(posix.dirname(source.path), specifier));
    if (!/\.(ts|json|sql)$/.test(target)) return [say(specifier, 'names no file')];
    return allowsFile(row, folder, source.path, target, loaded) ? [] : [say(target, crossing(loaded))];
  });
}

/** The row under which a path falls: the longest folder of the table that holds it. */
export function folderOf(path: string): string | null {
  const holding = Object.keys(table).filter((folder) => path.startsWith(`${folder}/`));
  return holding.sort((a, b) => b.length - a.length)[0] ?? null;
}

function allowsFile(row: Row, folder: string, from: string, target: string, loaded: boolean): boolean {
  const home = folderOf(target);
  if (home === null) return false;
  if (home === folder) return row.apart !== true || mayMeet(gameOf(from, folder), gameOf(target, home));
  if (!row.runtime.includes(home) && (loaded || !row.types.includes(home))) return false;
  return (
    row.apart !== true || table[home]?.apart !== true || mayMeet(gameOf(from, folder), gameOf(target, home))
  );
}

/** Folders of two games do not know one another; what stands outside any game's folder knows no game. */
function mayMeet(from: string | null, to: string | null): boolean {
  return to === null || from === to;
}

/** `w40k` for `src/rules/w40k/…` and `data/w40k/…`, `null` for what all games share. */
function gameOf(path: string, folder: string): string | null {
  const [first, ...rest] = path.slice(folder.length + 1).split('/');
  return first !== undefined && rest.length > 0 ? first : null;
}

function allowsPackage(row: Row, folder: string, specifier: string, loaded: boolean): boolean {
  const builtin = specifier.startsWith('node:');
  const name = builtin
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
  const home = homes[name];
  if (home !== undefined && !home.includes(folder)) return false;
  const listed = [name, '*', ...(builtin ? ['node:*'] : [])];
  return listed.some((one) => row.runtime.includes(one) || (!loaded && row.types.includes(one)));
}

function crossing(loaded: boolean): string {
  return loaded ? 'may not be loaded from here' : 'may not be known here, not even its types';
}
