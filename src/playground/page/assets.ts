import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that the page consists of. */
interface Asset {
  readonly type: string;
  readonly text: string;
}

const here = (path: string) => join(import.meta.dirname, path);
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** What the modules of the page call by name, and where each is served. */
const PACKAGES = {
  preact: '/packages/preact.js',
  'preact/hooks': '/packages/preact-hooks.js',
  htm: '/packages/htm.js',
} as const;

/** Tells the browser where packages are. It must stand in the page itself. */
const importMap = JSON.stringify({ imports: PACKAGES });
const importMapHash = createHash('sha256').update(importMap).digest('base64');

/** What the page may load, and from where: from here alone. */
export function policy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${importMapHash}'`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${origin.replace('http', 'ws')}/link`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Every file by its path: only what is listed here is ever read. */
function listed(): Map<string, { readonly type: string; readonly file: string }> {
  const own = (folder: string, ending: string, type: string) =>
    readdirSync(here(folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => [`/${folder}/${name}`, { type, file: here(`${folder}/${name}`) }] as const);
  const packages = Object.entries(PACKAGES).map(
    ([name, path]) => [path, { type: SCRIPT, file: fileURLToPath(import.meta.resolve(name)) }] as const,
  );
  return new Map([
    ...own('app', '.js', SCRIPT),
    ...own('style', '.css', STYLE),
    ...packages,
    ['/favicon.svg', { type: 'image/svg+xml', file: here('favicon.svg') }],
  ]);
}

/** The page itself. Modules are named in it, since a browser would find them only one behind the other. */
function index(): string {
  const styles = readdirSync(here('style')).sort();
  const modules = readdirSync(here('app')).filter((name) => name.endsWith('.js'));
  const early = [...Object.values(PACKAGES), ...modules.map((name) => `/app/${name}`)];
  const head = [
    ...styles.map((name) => `<link rel="stylesheet" href="/style/${name}">`),
    `<script type="importmap">${importMap}</script>`,
    ...early.map((path) => `<link rel="modulepreload" href="${path}">`),
  ];
  return readFileSync(here('index.html'), 'utf8').replace('<!-- head -->', head.join('\n    '));
}

/** Reads the files of the page; each is read once. */
export function assets(): (path: string) => Promise<Asset | null> {
  const files = listed();
  const held = new Map<string, Asset>([['/', { type: 'text/html; charset=utf-8', text: index() }]]);
  return async (path) => {
    const ready = held.get(path);
    if (ready) return ready;
    const found = files.get(path);
    if (!found) return null;
    const asset = { type: found.type, text: await readFile(found.file, 'utf8') };
    held.set(path, asset);
    return asset;
  };
}
