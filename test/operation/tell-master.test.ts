import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { rim, setStage } from '../e2e/stage.ts';

/** Léa, a MJ by name who is not the owner, has set the log channel; the bot may not write its embeds there any more. */
async function setTrouble(
  context: TestContext,
  spoil: (stage: Awaited<ReturnType<typeof setStage>>) => void,
) {
  const time = { ahead: 0 };
  const stage = await setStage(context, { rim: { ...rim, now: () => rim.now() + time.ahead } });
  const { discord, general, log, mj, lea, tom } = stage;
  await discord.as(mj).slash(general, `/campagne mj nommer:${lea}`).answered();
  await discord.as(lea).slash(general, '/journal salon salon:journal').answered();
  await discord.until(() => discord.messagesSeenBy(mj, log).length === 1, 'the commitment');
  spoil(stage);
  discord.setPermissions(log, discord.bot.id, { deny: ['EmbedLinks'] });
  await discord.as(tom).slash(general, '/jet notation:2d6').answered();
  const noticesOf = (person: string) => discord.messagesSeenBy(person, discord.openDirectMessages(person).id);
  return { ...stage, noticesOf, time };
}

test('piege-23 the MJ who set the log channel is told once, in private, what is missing there; the owner is not', async (context) => {
  const { discord, general, log, mj, lea, bot, noticesOf, time } = await setTrouble(context, () => {});
  const tries = () =>
    discord.requests.filter(({ method, path }) => method === 'POST' && path === `/channels/${log}/messages`)
      .length;
  await discord.until(() => noticesOf(lea).length === 1, 'the notice');
  const [notice] = noticesOf(lea);
  const text = (notice?.embeds[0]?.description ?? '').replaceAll('\u202f', ' ');
  assert.match(text, new RegExp(`^<#${log}> \\(journal\\) : il manque au bot « Intégrer des liens »\n`, 'u'));
  const before = tries();
  for (let more = 1; more <= 3; more += 1) {
    await discord.as(lea).slash(general, '/jet notation:2d6').answered();
    await bot.outbox.idle();
    time.ahead += 15 * 60_000; // by then it is due again
    bot.outbox.kick();
    await discord.until(() => tries() >= before + more, 'another try');
    await bot.outbox.idle();
  }
  assert.deepEqual([noticesOf(lea).length, noticesOf(mj).length], [1, 0]);
});

test('piege-23 who takes no private message, or has left: the owner of the server is told', async (context) => {
  for (const spoil of [
    ({ discord, lea }: { discord: Awaited<ReturnType<typeof setStage>>['discord']; lea: string }) =>
      void Object.assign(discord.world.person(lea), { acceptsMessages: false }),
    ({
      discord,
      guild,
      lea,
    }: {
      discord: Awaited<ReturnType<typeof setStage>>['discord'];
      guild: string;
      lea: string;
    }) => discord.removeMember(guild, lea),
  ]) {
    const { discord, mj, lea, noticesOf } = await setTrouble(context, spoil);
    await discord.until(() => noticesOf(mj).length === 1, 'the notice to the owner');
    assert.equal(noticesOf(lea).length, 0);
  }
});
