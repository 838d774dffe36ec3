import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Which } from '../../src/playground/rest-moods.ts';
import { firstCallback } from './bot-child.ts';
import { type Arena, game, hour, inChannel, setArena, taken } from './match-stage.ts';
import { numbersIn } from './stage.ts';

const line = '/pari adversaire:Tom';
const menu = 'Choisis ta posture';

/** The number of the entry that the message of the game tells of. */
const number = (arena: Arena): string => game(arena)?.embeds[0]?.footer?.text.split(' · ')[0] ?? '';

/** The first rewriting of that message from now on. */
function firstRewriting(message: string): Which {
  let seen = 0;
  return ({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${message}`) && seen++ === 0;
}

/** Léa chooses a stance, and what the bot answers stays on its way. */
async function onItsWay(arena: Arena) {
  const { discord, general, lea } = arena;
  const up = await taken(arena, await discord.as(lea).slash(general, line).answered());
  const gate = discord.mood.hold(firstCallback(), 'before');
  const click = discord.as(lea).select(up, menu, ['posture:p-1']);
  await gate.arrived();
  return { up, gate, click };
}

test('piege-34 a deadline passes while the answer of a click is on its way: what the deadline did is shown in the end', async (context) => {
  const arena = await setArena(context);
  const { discord, bot, clock } = arena;
  const { gate, click } = await onItsWay(arena);
  clock.ahead += 25 * hour;
  bot.sweeper.kick();
  await discord.until(() => game(arena)?.content.startsWith('Délai passé'), 'the default');
  gate.open();
  const late = await click.answered();
  assert.doesNotMatch(late.content, /Délai passé/u, 'the older state has come last');
  await discord.until(() => game(arena)?.content.startsWith('Délai passé'), 'the default again');
  assert.match(number(arena), /n° 4$/u);
});

test('an undoing while the answer of a click is on its way: the game as it was brought back is shown in the end', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, mj } = arena;
  const { up, gate, click } = await onItsWay(arena);
  await discord.as(mj).slash(general, '/annuler numero:3').answered();
  gate.open();
  await click.answered();
  await discord.until(() => number(arena).endsWith('n° 2'), 'the state before the click');
  const again = game(arena);
  assert.equal(again?.id, up.id);
  assert.ok(again);
  const chosen = await discord.as(lea).select(again, menu, ['posture:p-2']).answered();
  assert.equal(chosen.id, up.id, 'its buttons are those of now');
});

test('a roll is undone while its answer is on its way: the answer is struck through in the end', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, mj } = arena;
  const gate = discord.mood.hold(firstCallback(), 'before');
  const rolled = discord.as(lea).slash(general, '/jet notation:2d6');
  await gate.arrived();
  await discord.as(mj).slash(general, '/annuler numero:1').answered();
  gate.open();
  const { id } = await rolled.answered();
  const title = () => inChannel(arena).find((one) => one.id === id)?.embeds[0]?.title ?? '';
  await discord.until(() => /^~~.*~~$/u.test(title()), 'the answer struck through');
});

test('a click on the old message in the first instant after /reprendre counts, and the game stays where it was brought', async (context) => {
  const arena = await setArena(context);
  const { discord, guild, general, lea, tom, bot } = arena;
  const up = await taken(arena, await discord.as(lea).slash(general, line).answered());
  const hall = discord.addChannel(guild, { name: 'salle' });
  const gate = discord.mood.hold(firstRewriting(up.id), 'before');
  const shown = await discord.as(tom).slash(hall.id, '/reprendre partie:1').answered();
  await gate.arrived();
  const left = await discord.as(lea).select(up, menu, ['posture:p-1']).answered();
  assert.equal(left.id, up.id);
  assert.match(left.content, new RegExp(`continue dans <#${hall.id}>`, 'u'));
  assert.deepEqual(left.components, []);
  gate.open();
  const inHall = () => discord.messagesSeenBy(tom, hall.id).find(({ id }) => id === shown.id);
  const moved = await discord.until(() => {
    const now = inHall();
    return now && /n° 3/u.test(now.embeds[0]?.footer?.text ?? '') ? now : null;
  }, 'the move where the game is');
  const next = await discord.as(tom).select(moved, menu, ['posture:p-2']).answered();
  assert.equal(next.id, shown.id);
  await bot.outbox.idle();
  const old = inChannel(arena).find(({ id }) => id === up.id);
  assert.match(old?.content ?? '', new RegExp(`continue dans <#${hall.id}>`, 'u'));
  const called = discord.messagesSeenBy(tom, hall.id).filter(({ pings }) => pings.includes(tom));
  assert.match(
    called[0]?.content ?? '',
    new RegExp(`${hall.id}/${shown.id}\\)$`, 'u'),
    'the call leads there',
  );
  assert.deepEqual(await numbersIn(arena.store, lea), [1, 2, 3, 4]);
});

test('the answer of a click arrives after /reprendre has taken the game away: the old message says where to in the end', async (context) => {
  const arena = await setArena(context);
  const { discord, guild, tom } = arena;
  const { up, gate, click } = await onItsWay(arena);
  const hall = discord.addChannel(guild, { name: 'salle' });
  const shown = await discord.as(tom).slash(hall.id, '/reprendre partie:1').answered();
  gate.open();
  await click.answered();
  const old = () => inChannel(arena).find(({ id }) => id === up.id);
  await discord.until(() => old()?.content.includes(`continue dans <#${hall.id}>`), 'where the game went');
  assert.deepEqual(old()?.components, []);
  const next = await discord.as(tom).select(shown, menu, ['posture:p-2']).answered();
  assert.equal(next.id, shown.id);
});

test('piege-22 a click in a locked thread: the move is made and shown; what a deadline does is not lost either', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, bot, clock } = arena;
  const thread = discord.addThread(general, { name: 'duel' });
  const up = await taken(arena, await discord.as(lea).slash(thread.id, line).answered());
  discord.archiveThread(thread.id, { locked: true });
  const chosen = await discord.as(lea).select(up, menu, ['posture:p-1']).answered();
  assert.equal(chosen.id, up.id);
  assert.match(chosen.embeds[0]?.footer?.text ?? '', /n° 3/u);
  clock.ahead += 25 * hour;
  bot.sweeper.kick();
  await bot.sweeper.idle();
  assert.deepEqual(await numbersIn(arena.store, lea), [1, 2, 3, 4]);
});
