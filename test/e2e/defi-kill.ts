import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Handle } from '../../src/playground/client/handle.ts';
import { ManualClock } from '../../src/playground/clock.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { recentEntries } from '../campaign/recent.ts';
import { killed, spawnBot } from './bot-child.ts';
import { said, shown } from './defi-stage.ts';
import { type EmptyStage, enter, setEmptyStage } from './stage.ts';

/** How long what a new process shows is waited for, in milliseconds: a safeguard on a busy machine, no measure. */
const patience = 60_000;

/** One step of a duel: what its message says once it was made, and, when all that it needs is open, what makes it. */
export interface KilledStep {
  readonly expected: RegExp;
  readonly ready: (stage: EmptyStage, message: SeenMessage) => Promise<() => Handle>;
}

/** A Discord whose clock stands still: no answer of a slow process is ever late. */
export function timeless(context: TestContext): Promise<EmptyStage> {
  return setEmptyStage(context, { clock: new ManualClock(Date.now()) });
}

/** Who is called by the message, or else whoever began it. */
function called({ lea }: EmptyStage, { content }: SeenMessage): string {
  return /<@(\d+)>/u.exec(content)?.[1] ?? lea;
}

/** A button that whoever is called presses. */
export function pressed(label: string, expected: RegExp): KilledStep {
  const ready: KilledStep['ready'] = async (stage, message) => () =>
    stage.discord.as(called(stage, message)).click(message, label);
  return { expected, ready };
}

/** A menu from which whoever is called takes one. */
export function taken(menu: string, choice: string, expected: RegExp): KilledStep {
  const ready: KilledStep['ready'] = async (stage, message) => () =>
    stage.discord.as(called(stage, message)).select(message, menu, [choice]);
  return { expected, ready };
}

/** A button that opens a form, sent by whoever is called: the form is open before the bot is killed over what it sends. */
export function sent(label: string, fields: Readonly<Record<string, string>>, expected: RegExp): KilledStep {
  const ready: KilledStep['ready'] = async (stage, message) => {
    const { discord } = stage;
    const who = called(stage, message);
    const opener = discord.as(who).click(message, label);
    await opener.response();
    return () => discord.as(who).submit(opener, fields);
  };
  return { expected, ready };
}

/** Tom accepts with no support. */
export function accepted(expected: RegExp): KilledStep {
  return sent('Relever le défi', { soutien: '0', marcheurs: '0' }, expected);
}

/** Two who cannot wound one another, Cassian of Léa and Drusus of Tom, with these weapons. */
export async function harmlessSheets(
  { discord, general, lea, tom }: EmptyStage,
  armes: readonly string[],
): Promise<void> {
  const profil = 'profil:"CC 4 F 1 E 10 PV 3 I 5 A 2 Cd 9" type:"Infanterie (Champion)"';
  for (const [who, name] of [
    [lea, 'Cassian'],
    [tom, 'Drusus'],
  ] as const) {
    await discord.as(who).slash(general, `/fiche creer ${profil} nom:${name}`).answered();
    for (const arme of armes) {
      await discord.as(who).slash(general, `/fiche arme fiche:${name} nom:"${arme}"`).answered();
    }
  }
}

/** Sheets with these weapons and a duel between them, by a bot of this process, which goes off again. */
export async function opened(stage: EmptyStage, armes: readonly string[]): Promise<void> {
  const { bot, store } = await enter(stage);
  await harmlessSheets(stage, armes);
  const command = '/defi adversaire:Tom fiche:Cassian fiche-adverse:Drusus';
  await stage.discord.as(stage.lea).slash(stage.general, command).answered();
  await bot.stop();
  await store.close();
}

/**
 * Kills the bot at each of these steps, once it has saved and before its answer leaves; the next start shows it. At the end the
 * journal has one move for each step.
 */
export async function killedAt(stage: EmptyStage, steps: readonly KilledStep[]): Promise<SeenMessage> {
  const { discord, lea } = stage;
  const shows = (expected: RegExp) =>
    discord.until(() => expected.test(said(shown(stage))), `${expected}`, patience);
  let before: RegExp | null = null;
  for (const { expected, ready } of steps) {
    const child = await spawnBot(stage);
    if (before) await shows(before);
    const act = await ready(stage, shown(stage));
    let [id, held] = ['', 0]; // a callback of what an earlier process left may come in between
    const gate = discord.mood.hold(({ path }) => path.startsWith(`/interactions/${id}/`) && held++ === 0);
    id = act().id;
    await gate.arrived();
    await killed(child);
    before = expected;
  }
  const { store } = await enter(stage);
  if (before) await shows(before);
  const entries = await store.read((tx) =>
    recentEntries(tx, { campaignId: 1, viewer: { id: lea, isMaster: false }, limit: 100 }),
  );
  const moves = entries.flatMap(({ content }) => (content?.game?.move ? [content.game.version] : []));
  assert.deepEqual(
    moves.toSorted((a, b) => a - b),
    steps.map((_, at) => at),
    'none is lost, none is twice',
  );
  return shown(stage);
}
