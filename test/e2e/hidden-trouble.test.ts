import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { unanswered } from '../../src/campaign/interactions.ts';
import { setMasterChannel } from '../../src/campaign/outbox.ts';
import { type Court, delivered, setCourt } from './visibility-stage.ts';

/** Whatever falls removes each target, so that the choice always comes. */
const line = '/impact x:20 cibles:"Gobelin RES 4 à 8 ; Orque RES 6 à 18" visibilite:joueur-mj';

/** What stands in the channel for everybody, besides the roll that the stage begins with. */
const inChannel = ({ discord, general, tom, carriers }: Court) =>
  discord.messagesSeenBy(tom, general).filter(({ id }) => id !== carriers.tom.id);
const told = ({ discord, masters, morgane }: Court) => discord.messagesSeenBy(morgane, masters);

test('piege-34 a hidden answer that Discord refuses is in the journal only: first answer and move of a game', async (context) => {
  const court = await setCourt(context);
  const { discord, bot, general, lea } = court;
  const first = await discord.as(lea).slash(general, line).answered();
  {
    using _ = discord.mood.deadTokens();
    discord.as(lea).slash(general, '/jet notation:2d6 visibilite:mj');
    discord.as(lea).click(first, 'Poursuivre');
    await settled(court, 4);
  }
  bot.recovery.kick();
  await bot.recovery.idle();
  await delivered(court);
  assert.deepEqual(inChannel(court), []);
  assert.equal(told(court).length, 3, 'the MJs are told of each all the same');
});

/** Until the server's journal has `entries` entries and no answer is still tried. */
async function settled({ store }: Court, entries: number): Promise<void> {
  for (;;) {
    const left = await store.read(async (tx) => {
      const written = await tx.selectFrom('journal').select('id').where('campaign', '=', 1).execute();
      return written.length < entries || (await unanswered(tx)).length > 0;
    });
    if (!left) return;
    await setImmediate();
  }
}

test('a deleted MJ channel loses nothing: what was rolled waits for the next one, and the log does not', async (context) => {
  const court = await setCourt(context);
  const { discord, guild, general, log, lea, mj, store } = court;
  discord.deleteChannel(court.masters);
  await discord.as(lea).slash(general, '/jet notation:2d6+41 visibilite:joueur-mj').answered();
  await discord.as(lea).slash(general, '/jet notation:2d6+42').answered();
  await delivered(court);
  const shows = (channel: string, sign: string) =>
    discord.messagesSeenBy(mj, channel).some(({ embeds }) => JSON.stringify(embeds).includes(sign));
  assert.ok(shows(log, '2d6+42'));
  const next = discord.addChannel(guild, { name: 'mj-2' });
  await store.transact((tx) => setMasterChannel(tx, 1, next.id));
  await delivered(court);
  assert.ok(shows(next.id, '2d6+41'));
});

test('a roll whose channel is gone is revealed in the log alone, and nothing is tried for ever', async (context) => {
  const court = await setCourt(context);
  const { discord, guild, log, lea, morgane, store } = court;
  const doomed = discord.addChannel(guild, { name: 'provisoire' });
  await discord.as(lea).slash(doomed, '/jet notation:2d6+41 visibilite:joueur-mj').answered();
  await delivered(court);
  discord.deleteChannel(doomed);
  const copy = told(court).at(-1);
  assert.ok(copy);
  await discord.as(morgane).click(copy, 'Révéler').answered();
  await delivered(court);
  assert.match(JSON.stringify(discord.messagesSeenBy(lea, log).at(-1)?.embeds), /2d6\+41.*révélé/u);
  const waiting = await store.read((tx) =>
    tx.selectFrom('outbox').select('id').where('state', '=', 'waiting').where('lane', '=', 'place').execute(),
  );
  assert.deepEqual(waiting, []);
});
