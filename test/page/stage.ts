import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext } from 'node:test';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { commands } from '../../commands/index.ts';
import { startBot } from '../../src/bot/bot.ts';
import { openLog } from '../../src/bot/log.ts';
import { type Discord, startDiscord } from '../../src/playground/discord.ts';
import { scenes } from '../../src/playground/page/scenes/all.ts';
import { servePage } from '../../src/playground/page/server.ts';
import { ROUND_TABLE_BOT, type RoundTable, setRoundTable } from '../../src/playground/round-table.ts';
import { openStore } from '../../src/store/store.ts';
import { insistOnAgreement } from '../e2e/agreement.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

/** The bot, its Discord and its page, and a browser that looks at it. */
export interface Seat {
  readonly discord: Discord;
  readonly table: RoundTable;
  readonly address: string;
  readonly page: Page;
}

/** The atelier without a browser; what is opened is closed with `closing`, and the bot's requests are held against Discord's limits. */
export async function openAtelier(closing: AsyncDisposableStack): Promise<Omit<Seat, 'page'>> {
  const discord = await startDiscord({ application: ROUND_TABLE_BOT, memory: Number.POSITIVE_INFINITY });
  closing.defer(() => insistOnAgreement(discord.requests));
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  closing.defer(() => rm(folder, { recursive: true }));
  closing.defer(() => discord.close());
  const table = setRoundTable(discord);
  const store = await openStore(join(folder, 'atelier.sqlite'));
  closing.defer(() => store.close());
  const bot = await startBot({
    commands,
    store,
    rim: { now: () => Date.now(), randomBytes: (count) => randomBytes(count) },
    token: discord.token,
    api: discord.api,
    guild: null,
    log: openLog('silent'),
  });
  closing.defer(() => bot.stop());
  const page = await servePage(discord, table.people, scenes);
  closing.defer(() => page.close());
  return { discord, table, address: page.address };
}

/**
 * One browser and one atelier for a test file, since starting them takes longer than a test. Gives what opens the page in a
 * window of its own, of this width.
 */
export function browserForFile(): (context: TestContext, width?: number) => Promise<Seat> {
  const closing = new AsyncDisposableStack();
  let browser: Browser | undefined;
  let atelier: Omit<Seat, 'page'> | undefined;
  before(async () => {
    if (chromiumPath === null) return;
    const options = { executablePath: chromiumPath, args: chromiumArguments };
    [browser, atelier] = await Promise.all([chromium.launch(options), openAtelier(closing)]);
  });
  after(async () => {
    await browser?.close();
    await closing.disposeAsync();
  });
  return async (context, width = 1280) => {
    assert.ok(browser && atelier);
    const window = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const page = await window.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    context.after(async () => {
      await window.close();
      assert.deepEqual(complaints, [], 'the browser has nothing to complain of');
    });
    page.setDefaultTimeout(10_000);
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
