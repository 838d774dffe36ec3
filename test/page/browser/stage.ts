import assert from 'node:assert/strict';
import { after, type TestContext } from 'node:test';
import { chromium, type Locator, type Page } from 'playwright-core';
import { type Atelier, openAtelier } from '../atelier.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';

/** An atelier, and the window that looks at its page. */
export interface Seat extends Atelier {
  readonly page: Page;
}

const closing = new AsyncDisposableStack();
after(() => closing.disposeAsync());

/** One window for all tests: a new one costs as much as most of them. */
let opened: Promise<Page> | undefined;
const complaints: string[] = [];

async function openWindow(): Promise<Page> {
  assert.ok(chromiumPath !== null);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  closing.defer(() => browser.close());
  const window = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await window.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.setDefaultTimeout(10_000);
  return page;
}

/**
 * One atelier for the tests of a module: what one of them leaves in the books another may meet. Gives what opens its page anew, with
 * no message in any channel, so that none is taken for one that is still to come.
 */
export function atelierForModule(): (context: TestContext) => Promise<Seat> {
  let started: Promise<Atelier> | undefined;
  return async (context) => {
    opened ??= openWindow();
    started ??= openAtelier(closing);
    const [page, atelier] = await Promise.all([opened, started]);
    for (const { messages } of atelier.discord.world.channels.values()) messages.clear();
    context.after(() => assert.deepEqual(complaints.splice(0), [], 'the browser has nothing to complain of'));
    await page.goto(atelier.address);
    await page.getByRole('log').waitFor();
    return { ...atelier, page };
  };
}

/** Plays somebody else from now on. */
export async function become(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${name}`, 'u') }).click();
}

/** Goes to a channel. */
export async function go(page: Page, channel: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Salons' })
    .getByRole('button', { name: new RegExp(channel, 'u') })
    .click();
}

/** Where one writes, be it a line or a command. */
export function composer(page: Page): Locator {
  return page.getByRole('region', { name: 'Écrire' });
}

/** Pastes a whole command and sends it. */
export async function command(page: Page, line: string): Promise<void> {
  await composer(page).getByRole('combobox').fill(`${line} `);
  await composer(page).getByRole('button', { name: 'Envoyer' }).click();
}

/** The newest message with this text, whatever becomes of it then; waits until there is one. */
export async function message(page: Page, text: string | RegExp): Promise<Locator> {
  const found = page.getByRole('article').filter({ hasText: text }).last();
  return page.locator(`[id="${await found.getAttribute('id')}"]`);
}

/** All the words of an element, one space between any two. */
export async function wordsOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').replace(/\s+/gu, ' ').trim();
}
