import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm start` gives to Node: options, then the file. */
export function startWords(): readonly string[] {
  const path = join(import.meta.dirname, '../../package.json');
  const { scripts } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const words = /^exec node (.+?) \|\|/u.exec(scripts.start)?.[1]?.split(' ');
  if (!words) throw new Error(`npm start is not a start of Node: ${scripts.start}`);
  return words;
}
