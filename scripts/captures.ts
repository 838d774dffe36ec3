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

/** Opens the page of an atelier in a window of this width, does something there, and takes a picture in each theme. */
async function take(
  browser: Browser,
  width: keyof typeof heights,
  steps: (page: Page) => Promise<void>,
  paths: Readonly<Partial<Record<(typeof themes)[number], string>>>,
): Promise<void> {
  const atelier = await startAtelier();
  const viewport = { width, height: heights[width] };
  const window = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await window.newPage();
    await page.goto(atelier.address);
    await page.getByRole('log').waitFor();
    await steps(page);
    for (const theme of themes) {
      const path = paths[theme];
      if (path === undefined) continue;
      // Not by its button: what is open must stay open.
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await page.screenshot({ path, animations: 'disabled' });
      console.log(path);
    }
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
    await take(browser, 1280, (page) => play(page, shown, 4), { dark: join(root, 'docs/atelier.png') });
  else {
    mkdirSync(folder, { recursive: true });
    for (const { name, steps } of all.filter((one) => names.length === 0 || names.includes(one.name)))
      for (const width of widths) {
        const path = (theme: string) => join(folder, `${name}-${width}-${theme}.png`);
        await take(browser, width, steps, { dark: path('dark'), light: path('light') });
      }
  }
} finally {
  await browser.close();
}
