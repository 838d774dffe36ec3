import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls, game, hour, inChannel, setArena, taken } from './match-stage.ts';
import { numbersIn } from './stage.ts';

const line = '/pari adversaire:Tom';

test('a game between two goes through one message; each is called once for each of their moves', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, tom } = arena;
  const opened = await discord.as(lea).slash(general, line).answered();
  assert.deepEqual(opened.pings, [], 'the answer itself calls nobody');
  const [first] = await calls(arena, 1);
  assert.deepEqual(first?.pings, [tom]);
  assert.match(first?.content ?? '', new RegExp(`${opened.channel_id}/${opened.id}\\)$`, 'u'));
  assert.doesNotMatch(first?.content ?? '', /\n/u);
  const up = await taken(arena, opened);
  assert.equal(up.id, opened.id);
  assert.deepEqual(
    (await calls(arena, 2)).map(({ pings }) => pings),
    [[tom], [lea]],
  );
  const one = await discord.as(lea).select(up, 'Choisis ta posture', ['posture:p-1']).answered();
  const two = await discord.as(tom).select(one, 'Choisis ta posture', ['Posture 2']).answered();
  const opener = discord.as(lea).click(two, 'Dés physiques');
  await opener.response();
  const struck = await discord.as(lea).submit(opener, { des: '6' }).answered();
  assert.match(struck.embeds[0]?.footer?.text ?? '', /n° 5 .*dés physiques/u);
  const asked = discord.as(tom).click(struck, 'Abandonner');
  assert.equal((await asked.response()).modal?.title, 'Abandonner le pari ?');
  const over = await discord.as(tom).submit(asked, { motif: 'Trop fort' }).answered();
  assert.match(over.embeds[0]?.description ?? '', /Trop fort/u);
  assert.equal(over.content, '');
  const all = (await calls(arena, 5)).map(({ pings }) => pings);
  assert.deepEqual(all, [[tom], [lea], [tom], [lea], [tom]]);
  assert.deepEqual(await numbersIn(arena.store, lea), [1, 2, 3, 4, 5, 6]);
});

test('piege-04 piege-21 oneself, a foreign bot and who has left are refused in private', async (context) => {
  const arena = await setArena(context);
  const { discord, guild, general, lea, tom } = arena;
  const robot = discord.addUser({ name: 'Robot', bot: true });
  discord.addMember(guild, robot);
  discord.removeMember(guild, tom);
  for (const [who, reason] of [
    [lea, /toi-même/u],
    [robot.id, /est un robot/u],
    [tom, /plus sur ce serveur/u],
  ] as const) {
    const told = await discord.as(lea).slash(general, `/pari adversaire:<@${who}>`).answered();
    assert.match(told.embeds[0]?.description ?? '', reason);
    assert.equal(told.visibleTo, lea);
  }
  assert.deepEqual(await numbersIn(arena.store, lea), []);
});

test('piege-24 where the bot may not show a game it names what is missing, and nothing is opened', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, bot } = arena;
  discord.setPermissions(general, bot.client.user.id, { deny: ['EmbedLinks', 'SendMessages'] });
  const told = await discord.as(lea).slash(general, line).answered();
  assert.match(told.embeds[0]?.description ?? '', /Envoyer des messages et Intégrer des liens/u);
  assert.equal(told.visibleTo, lea);
  assert.deepEqual(await numbersIn(arena.store, lea), []);
});

test('piege-02 piege-03 piege-33 two press « Refuser » at once, an event comes twice: one effect, both answered', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, tom, mj } = arena;
  const opened = await discord.as(lea).slash(general, line).answered();
  const [one, other] = [discord.as(tom).click(opened, 'Refuser'), discord.as(mj).click(opened, 'Refuser')];
  const answers = await Promise.all([one.answered(), other.answered()]);
  assert.equal(answers.filter(({ id }) => id === opened.id).length, 1);
  assert.equal(
    answers.filter(({ visibleTo }) => visibleTo !== null).length,
    1,
    'the other is told in private',
  );
  assert.deepEqual(await numbersIn(arena.store, lea), [1, 2]);
  const again = await discord.as(lea).slash(general, line).answered();
  discord.mood.duplicateNext();
  await discord.as(tom).click(again, 'Refuser').answered();
  assert.deepEqual(await numbersIn(arena.store, lea), [1, 2, 3, 4]);
});

test('a stranger, a stale button, an archived thread: a private sentence or the move, never silence', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, tom, mj } = arena;
  const thread = discord.addThread(general, { name: 'duel' });
  const opened = await discord.as(lea).slash(thread.id, line).answered();
  const stranger = await discord.as(lea).click(opened, 'Refuser').answered();
  assert.match(stranger.embeds[0]?.description ?? '', /pas à toi de jouer/u);
  assert.equal(stranger.visibleTo, lea);
  discord.archiveThread(thread.id);
  const up = await taken(arena, opened);
  assert.match(up.content, /choisis ta posture/u);
  const asked = discord.as(mj).click(up, 'Abandonner');
  await asked.response();
  await discord.as(lea).select(up, 'Choisis ta posture', ['posture:p-0']).answered();
  const late = await discord.as(mj).submit(asked, { motif: '' }).answered();
  assert.match(late.embeds[0]?.description ?? '', /Trop tard/u);
  assert.equal(late.visibleTo, mj);
  assert.deepEqual(await numbersIn(arena.store, tom), [1, 2, 3]);
});

test('/reprendre shows a game elsewhere, the old message says where; a seat handed over calls who takes it', async (context) => {
  const arena = await setArena(context);
  const { discord, guild, general, lea, tom, mj } = arena;
  const up = await taken(arena, await discord.as(lea).slash(general, line).answered());
  const hall = discord.addChannel(guild, { name: 'salle' });
  const { choices } = await discord.as(tom).type(hall.id, '/reprendre partie:').response();
  assert.deepEqual(choices, [{ name: 'n° 1 /pari Léa contre Tom, à Léa', value: '1' }]);
  const shown = await discord.as(tom).slash(hall.id, '/reprendre partie:1').answered();
  await discord.until(
    () =>
      inChannel(arena).some(
        ({ id, content }) => id === up.id && content.includes(`continue dans <#${hall.id}>`),
      ),
    'the old message to say where the game went',
  );
  const stepped = await discord.as(lea).select(shown, 'Choisis ta posture', ['posture:p-0']).answered();
  assert.equal(stepped.id, shown.id);
  const handed = await discord.as(tom).slash(general, '/reprendre partie:1 passer-a:Merlin').answered();
  assert.match(handed.content, new RegExp(`^<@${tom}> cède sa place à <@${mj}>`, 'u'));
  const called = (await calls(arena, 3)).at(-1);
  assert.deepEqual(called?.pings, [mj]);
  assert.match(called?.content ?? '', new RegExp(`${general}/${handed.id}\\)$`, 'u'));
  await discord.as(mj).select(handed, 'Choisis ta posture', ['posture:p-0']).answered();
  const open = await discord.as(lea).slash(general, '/campagne en-cours').answered();
  assert.match(
    open.embeds[0]?.description ?? '',
    new RegExp(`n° 1 /pari.*<@${lea}> contre <@${mj}>.*échéance <t:\\d+:R>`, 'u'),
  );
});

test('piege-05 piege-20 a deadline: half of it calls once, its end plays the default in the message, or anew', async (context) => {
  const arena = await setArena(context);
  const { discord, general, lea, tom, bot, clock, log, mj } = arena;
  await discord.as(mj).slash(general, `/journal salon salon:${log}`).answered();
  const opened = await taken(arena, await discord.as(lea).slash(general, `${line} delai:"10 h"`).answered());
  await calls(arena, 2);
  clock.ahead += 5 * hour;
  bot.sweeper.kick();
  const reminder = (await calls(arena, 3)).at(-1);
  assert.deepEqual(reminder?.pings, [lea]);
  assert.match(reminder?.content ?? '', /rappel/u);
  clock.ahead += 5 * hour;
  bot.sweeper.kick();
  await discord.until(() => game(arena)?.content.startsWith('Délai passé'), 'the default');
  assert.equal(game(arena)?.id, opened.id);
  assert.deepEqual((await calls(arena, 4)).at(-1)?.pings, [tom]);
  await discord.until(
    () => discord.messagesSeenBy(tom, log).some((message) => JSON.stringify(message).includes('n° 3')),
    'the log to tell of the default',
  );
  discord.deleteMessage(opened);
  clock.ahead += 10 * hour;
  bot.sweeper.kick();
  await discord.until(() => /frappe/u.test(game(arena)?.content ?? ''), 'the game to be posted anew');
  const anew = game(arena);
  assert.ok(anew && anew.id !== opened.id);
  assert.deepEqual(anew.pings, [], 'a message posted anew calls nobody');
  await bot.outbox.idle();
  clock.ahead += 10 * hour;
  bot.sweeper.kick();
  await discord.until(() => /n° 5/u.test(game(arena)?.embeds[0]?.footer?.text ?? ''), 'the next default');
  assert.equal(game(arena)?.id, anew.id, 'the game is known to stand there now');
});
