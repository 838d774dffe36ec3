import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '../../src/bot/bot.ts';
import type { Handle } from '../../src/playground/client/handle.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { killed, spawnBot } from './bot-child.ts';
import { insistOnBooks, insistOnShown, toldBy } from './crash-books.ts';
import { type EmptyStage, enter, setEmptyStage } from './stage.ts';

const lines = [
  '/jet notation:4d6',
  '/fiche modifier fiche:Kael xp:+1',
  '/ebranlement fiche:Kael effectif-restant:4 repli:oui',
  '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4',
] as const;
/** How many interactions are under way at any moment; each that is answered makes room for another. */
const atOnce = 8;
/** Within how many requests of the bot it is killed, and within how many thirds of a millisecond after the last of them. */
const within = { requests: 28, thirds: 24 };
/** How long those requests may take on a busy machine, in milliseconds: a safeguard, no measure. */
const patience = 60_000;

/**
 * Kills a bot under load `kills` times, at moments that `pick` draws; the books must hold after each. Gives how often
 * some of what had been asked was in the books and some not yet: the kills that fell amid the work.
 */
export async function surviveKills(
  context: TestContext,
  kills: number,
  pick: (bound: number) => number,
): Promise<number> {
  const stage = await setEmptyStage(context);
  await prepare(stage);
  const handles: Handle[] = [];
  let amid = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const asked = await killUnderLoad(stage, pick);
    handles.push(...asked);
    const store = await openStore(stage.database);
    const saved = await insistOnBooks(store, handles).finally(() => store.close());
    const done = asked.filter(({ id }) => saved.has(id)).length;
    amid += Number(done > 0 && done < asked.length);
  }
  const { bot, store } = await enter(stage);
  await bot.recovery.idle();
  await allDelivered(bot, store);
  await insistOnBooks(store, handles);
  await insistOnShown(stage, store);
  const told = handles.filter((handle) => toldBy(handle) !== null);
  assert.ok(told.length > 0, 'somebody was answered before a kill: what was acknowledged has been looked at');
  return amid;
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

/** Asks until the bot is killed; gives all that was asked. */
async function killUnderLoad(stage: EmptyStage, pick: (bound: number) => number): Promise<Handle[]> {
  const { discord, general, mj, lea } = stage;
  const child = await spawnBot(stage);
  const handles: Handle[] = [];
  const open = new Set<string>();
  const ask = (): void => {
    const line = lines[handles.length % lines.length] ?? lines[0];
    const handle = discord.as(handles.length % 2 === 0 ? lea : mj).slash(general, line);
    handles.push(handle);
    open.add(handle.id);
  };
  let left = 1 + pick(within.requests);
  const stops = [
    discord.onRequest(() => {
      left -= 1;
    }),
    discord.onHappening((happening) => {
      if (happening.kind === 'acknowledged' && open.delete(happening.interaction)) ask();
    }),
  ];
  for (let lane = 0; lane < atOnce; lane += 1) ask();
  await discord.until(() => left <= 0, 'the requests before the kill', patience);
  await sleep(pick(within.thirds) / 3);
  await killed(child);
  for (const stop of stops) stop();
  return handles;
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
