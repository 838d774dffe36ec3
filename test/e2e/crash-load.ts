import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Bot } from '../../src/bot/bot.ts';
import { verifyChain } from '../../src/campaign/chain.ts';
import { linksAfter } from '../../src/campaign/journal.ts';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import type { Handle } from '../../src/playground/client/handle.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { killed, spawnBot } from './bot-child.ts';
import { type EmptyStage, enter, setEmptyStage } from './stage.ts';

const lines = [
  '/jet notation:4d6',
  '/fiche modifier fiche:Kael xp:+1',
  '/ebranlement fiche:Kael effectif-restant:4 repli:oui',
  '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4',
] as const;
/** How many interactions come at once after each start, and within how many requests of the bot it is killed. */
const atOnce = 16;
const within = 28;

/** Kills a bot under load `kills` times, each after as many requests as `pick` says; the books must hold after each. */
export async function surviveKills(
  context: TestContext,
  kills: number,
  pick: (bound: number) => number,
): Promise<void> {
  const stage = await setEmptyStage(context);
  await prepare(stage);
  const handles: Handle[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    handles.push(...(await killUnderLoad(stage, 1 + pick(within))));
    const store = await openStore(stage.database);
    await insistOnBooks(store, handles).finally(() => store.close());
  }
  const { bot, store } = await enter(stage);
  await bot.recovery.idle();
  await allDelivered(bot, store);
  await insistOnBooks(store, handles);
  await insistOnLog(stage, store);
  const told = handles.filter((handle) => toldBy(handle) !== null);
  assert.ok(told.length > 0, 'somebody was answered before a kill: what was acknowledged has been looked at');
}

async function prepare(stage: EmptyStage): Promise<void> {
  const { discord, general, mj, lea } = stage;
  const { bot, store } = await enter(stage);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  const kael = '/fiche creer nom:Kael profil:"Effectif 10 CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 7 CO 2"';
  await discord.as(lea).slash(general, kael).answered();
  await bot.stop();
  await store.close();
}

async function killUnderLoad(stage: EmptyStage, requests: number): Promise<Handle[]> {
  const { discord, general, mj, lea } = stage;
  const child = await spawnBot(stage);
  let left = requests;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = discord.onRequest(() => {
    left -= 1;
    if (left === 0) resolve();
  });
  const handles = Array.from({ length: atOnce }, (_, index) => {
    const line = lines[index % lines.length] ?? lines[0];
    return discord.as(index % 2 === 0 ? lea : mj).slash(general, line);
  });
  await promise;
  await killed(child);
  stop();
  return handles;
}

/** The chain and the ledger hold, nothing is there twice, and of what was answered with a number nothing is missing. */
async function insistOnBooks(store: Store, handles: readonly Handle[]): Promise<void> {
  await store.read(async (tx) => {
    assert.equal(verifyChain(await linksAfter(tx, 1, 0, 100_000)), null);
    assert.equal(await verifyLedger(tx), null);
    const entries = await tx
      .selectFrom('journal')
      .select(['number', 'interaction'])
      .orderBy('number')
      .execute();
    assert.deepEqual(
      entries.map(({ number }) => number),
      entries.map((_, index) => index + 1),
    );
    const numbers = new Map(entries.map(({ interaction, number }) => [interaction, number]));
    assert.equal(numbers.size, entries.length, 'an interaction had two effects');
    for (const handle of handles) {
      const told = toldBy(handle);
      if (told !== null) assert.equal(numbers.get(handle.id), told, 'what was shown is in the journal');
    }
  });
}

/** The number of the roll that somebody was shown. */
function toldBy({ original }: Handle): number | null {
  return numberIn(original?.embeds[0]?.footer?.text);
}

function numberIn(footer: string | undefined): number | null {
  const digits = /^n° (\d+)/u.exec(footer ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Lets the bot post until no message is left. */
async function allDelivered(bot: Bot, store: Store): Promise<void> {
  for (;;) {
    bot.outbox.kick();
    await bot.outbox.idle();
    const [waiting] = await store.read((tx) =>
      tx.selectFrom('outbox').select('reason').where('state', '=', 'waiting').limit(1).execute(),
    );
    if (!waiting) return;
    assert.equal(waiting.reason, null, 'nothing keeps a message from being posted');
  }
}

/** Each public entry stands in the log channel, once. */
async function insistOnLog({ discord, log, tom }: EmptyStage, store: Store): Promise<void> {
  const told = discord
    .messagesSeenBy(tom, log)
    .flatMap(({ embeds }) => numberIn(embeds[0]?.footer?.text) ?? [])
    .sort((a, b) => a - b);
  const posted = await store.read((tx) =>
    tx
      .selectFrom('outbox')
      .innerJoin('journal', 'journal.id', 'outbox.entry')
      .select('journal.number')
      .where('outbox.kind', '=', 'roll')
      .orderBy('journal.number')
      .execute(),
  );
  const entries = await store.read((tx) =>
    tx.selectFrom('journal').select('number').where('visibility', '=', 'public').orderBy('number').execute(),
  );
  assert.deepEqual(posted, entries, 'every public entry has its message');
  assert.deepEqual(
    told,
    entries.map(({ number }) => number),
  );
}
