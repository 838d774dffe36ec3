import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { scenes } from '../src/playground/page/scenes/all.ts';
import type { Scene } from '../src/playground/page/scenes/scene.ts';
import { pictures } from './pictures/pictures.ts';
import { startAtelier } from './pictures/program.ts';

const { values: wanted, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Writes the picture of the README anew, and no other. */
    readme: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '..');
const folder = join(root, 'var/captures');
const widths = [1280, 390] as const;
const themes = ['dark', 'light'] as const;
const heights = { 1280: 760, 390: 844 } as const;

/** Opens the page of an atelier, does something there, and takes a picture; the atelier ends then. */
async function take(
  browser: Browser,
  path: string,
  [width, theme]: readonly [keyof typeof heights, (typeof themes)[number]],
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const atelier = await startAtelier();
  const viewport = { width, height: heights[width] };
  const window = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  try {
    const page = await window.newPage();
    await page.goto(atelier.address);
    await page.getByRole('log').waitFor();
    await steps(page);
    await page.screenshot({ path, animations: 'disabled' });
    console.log(path);
  } finally {
    await window.close();
    await atelier.stop();
  }
}

/** Plays a scene, up to a step or to its end. */
async function play(page: Page, scene: Scene, count = scene.steps.length): Promise<void> {
  await page.getByRole('button', { name: 'Scènes' }).click();
  await page.getByRole('button', { name: `Jouer la scène ${scene.title}` }).click();
  for (const step of scene.steps.slice(0, count)) {
    await page.locator('.scene-go:enabled').last().click();
    await page.locator('.drawer .looked', { hasText: step.look }).waitFor();
  }
}

/** Shows a text of one's own. */
async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html);
}

const looks = widths.flatMap((width) => themes.map((theme) => [width, theme] as const));
const all = [
  ...scenes.map((scene) => ({ name: `scene-${scene.id}`, steps: (page: Page) => play(page, scene) })),
  ...pictures.map((picture) => ({
    name: picture.name,
    steps: 'steps' in picture ? picture.steps : (page: Page) => show(page, picture.html),
  })),
];

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
if (!executablePath) {
  console.error(
    'Aucun Chromium sur cette machine\u202f: sous Debian, «\u202fapt-get install chromium\u202f».',
  );
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath,
  // As root its sandbox cannot be used; it only opens our own page.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const shown = scenes.find(({ id }) => id === 'bataille');
  if (wanted.readme && shown)
    // As far as the click of somebody who may not: a public answer with its buttons, and a private one.
    await take(browser, join(root, 'docs/atelier.png'), [1280, 'dark'], (page) => play(page, shown, 4));
  else {
    mkdirSync(folder, { recursive: true });
    for (const { name, steps } of all.filter((one) => names.length === 0 || names.includes(one.name)))
      for (const look of looks)
        await take(browser, join(folder, `${name}-${look.join('-')}.png`), look, steps);
  }
} finally {
  await browser.close();
}
