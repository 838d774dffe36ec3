import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GatewayCloseCodes } from 'discord.js';
import { StartFailure } from '../../src/bot/client.ts';
import { type EmptyStage, enter, numbersIn, type Stage, setEmptyStage, setStage } from './stage.ts';

const line = '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4';

/** Resolves when the gateway tells the next thing of that name: `resumed`, `identified`, `heartbeat`. */
function next({ discord }: EmptyStage, what: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = discord.onHappening((happening) => {
    if (happening.kind !== 'gateway' || happening.what !== what) return;
    stop();
    resolve();
  });
  return promise;
}

/** One roll is answered, and the journal has that many. */
async function stillAnswers({ discord, store, general, lea }: Stage, rolls: number): Promise<void> {
  const answer = await discord.as(lea).slash(general, line).answered();
  assert.match(answer.embeds[0]?.footer?.text ?? '', new RegExp(`^n° ${rolls} `, 'u'));
  const expected = Array.from({ length: rolls }, (_, index) => index + 1);
  assert.deepEqual(await numbersIn(store, lea), expected);
}

test('piege-33 a roll asked for while the connection is down is answered after the resume, once', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea } = stage;
  await stillAnswers(stage, 1);
  const resumed = next(stage, 'resumed');
  discord.mood.dropConnection();
  await discord.until(() => !discord.isBotHere, 'the connection to drop');
  const meanwhile = discord.as(lea).slash(general, line);
  await resumed;
  await meanwhile.answered();
  await stillAnswers(stage, 3);
});

test('piege-33 asked to reconnect, closed with a code that allows a resume: no roll is lost', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea } = stage;
  const troubles = [
    () => discord.mood.askToReconnect(),
    () => discord.mood.closeConnection(GatewayCloseCodes.UnknownError),
    () => discord.mood.closeConnection(GatewayCloseCodes.SessionTimedOut),
    () => discord.mood.invalidateSession({ resumable: true }),
  ];
  for (const trouble of troubles) {
    const resumed = next(stage, 'resumed');
    trouble();
    const meanwhile = discord.as(lea).slash(general, line);
    await resumed;
    await meanwhile.answered();
  }
  await stillAnswers(stage, troubles.length + 1);
});

test('piege-33 a session that is gone: the bot says anew who it is, and answers', async (context) => {
  const stage = await setStage(context);
  await stillAnswers(stage, 1);
  const identified = next(stage, 'identified');
  stage.discord.mood.invalidateSession();
  await identified;
  await stage.discord.until(() => stage.discord.isBotHere, 'the bot is back');
  await stillAnswers(stage, 2);
});

test('piege-33 a connection that is dead without saying so is noticed and left', async (context) => {
  const stage = await setStage(context, {}, { heartbeat: 100 });
  const resumed = next(stage, 'resumed');
  const deaf = stage.discord.mood.ignoreHeartbeats();
  await resumed;
  deaf.end();
  await stillAnswers(stage, 1);
});

test('piege-33 an event that is lost on the way comes back with the resume', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea } = stage;
  discord.mood.loseNext('INTERACTION_CREATE');
  const handle = discord.as(lea).slash(general, line);
  const resumed = next(stage, 'resumed');
  discord.mood.dropConnection();
  await resumed;
  await handle.answered();
  await stillAnswers(stage, 2);
});

test('piege-33 events in the wrong order: each is answered once', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom } = stage;
  discord.mood.reorderNext('INTERACTION_CREATE');
  const handles = [lea, tom].map((person) => discord.as(person).slash(general, line));
  const answers = await Promise.all(handles.map((handle) => handle.answered()));
  assert.deepEqual(
    answers.map(({ embeds }) => embeds[0]?.footer?.text.split(' ·')[0]),
    ['n° 2', 'n° 1'],
  );
  await stillAnswers(stage, 3);
});

test('piege-33 everything that was answered is replayed: nothing has a second effect', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom } = stage;
  const handle = discord.as(lea).slash(general, line);
  await handle.answered();
  discord.world.dispatch('INTERACTION_CREATE', handle.payload, 0);
  discord.world.dispatch('INTERACTION_CREATE', handle.payload, 0);
  await stillAnswers(stage, 2);
  await stage.bot.recovery.idle();
  assert.equal(discord.messagesSeenBy(tom, general).length, 2);
});

test('Discord closes the door for good: whoever hosts the bot is told', async (context) => {
  const { discord, bot } = await setStage(context);
  discord.mood.closeConnection(GatewayCloseCodes.AuthenticationFailed);
  assert.match(await bot.lost, /DISCORD_TOKEN/u);
  const other = await setStage(context);
  other.discord.mood.closeConnection(GatewayCloseCodes.DisallowedIntents);
  assert.match(await other.bot.lost, /code 4014/u);
});

test('turned away at the login for intents that it lacks: the bot does not start, and says why', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord } = stage;
  discord.onHappening((happening) => {
    if (happening.kind === 'gateway' && happening.what === 'connected')
      setImmediate(() => discord.mood.closeConnection(GatewayCloseCodes.DisallowedIntents));
  });
  await assert.rejects(enter(stage, { startDeadline: 10_000 }), (error) => {
    assert.ok(error instanceof StartFailure);
    assert.match(error.message, /code 4014/u);
    return true;
  });
});

test('a login that cannot succeed ends with a sentence: wrong token, a gateway that takes nobody', async (context) => {
  const stage = await setEmptyStage(context);
  const [application, ...others] = stage.discord.token.split('.');
  const wrong = [application, 'x'.repeat(6), others.at(-1)].join('.');
  await assert.rejects(enter(stage, { token: wrong }), StartFailure);
  using _ = stage.discord.mood.refuseGateway();
  await assert.rejects(enter(stage, { startDeadline: 50 }), (error) => {
    assert.ok(error instanceof StartFailure);
    assert.match(error.message, /ne répond pas/u);
    return true;
  });
});
