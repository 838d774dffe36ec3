import type { TestContext } from 'node:test';
import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { setLogChannel } from '../../src/campaign/campaigns.ts';
import { setMasterChannel } from '../../src/campaign/outbox.ts';
import { addMaster } from '../../src/campaign/rights.ts';
import { Handle } from '../../src/playground/client/handle.ts';
import { beginInteraction } from '../../src/playground/world/interactions.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { type Stage, setStage } from './stage.ts';

export type Who = 'lea' | 'tom' | 'mj' | 'morgane' | 'zoe';
export const people: readonly Who[] = ['lea', 'tom', 'mj', 'morgane', 'zoe'];

/** The stage with a second MJ (Morgane, by name), a MJ channel, and Zoé, who plays in another server. */
export interface Court extends Stage {
  readonly morgane: string;
  readonly zoe: string;
  readonly masters: string;
  /** A roll of everybody's in each server, whose message carries the buttons that somebody forges. */
  readonly carriers: Readonly<Record<Who, SeenMessage>>;
}

export async function setCourt(context: TestContext): Promise<Court> {
  const stage = await setStage(context);
  const { discord, store, guild, general, log, mj } = stage;
  const [morgane, zoe] = [discord.addUser({ name: 'Morgane' }), discord.addUser({ name: 'Zoé' })];
  discord.addMember(guild, morgane);
  const abroad = discord.addGuild({ name: 'Ailleurs', owner: zoe });
  const far = discord.addChannel(abroad, { name: 'loin' });
  const masters = discord.addChannel(guild, { name: 'mj' });
  discord.setPermissions(masters, guild, { deny: ['ViewChannel'] });
  for (const one of [discord.bot.id, mj, morgane.id])
    discord.setPermissions(masters, one, { allow: ['ViewChannel'] });
  await store.transact(async (tx) => {
    await setLogChannel(tx, 1, log);
    await setMasterChannel(tx, 1, masters.id);
    await addMaster(tx, 1, morgane.id);
  });
  const roll = (who: string, where: string) => discord.as(who).slash(where, '/jet notation:1d4').answered();
  const here = await roll(mj, general);
  const there = await roll(zoe.id, far.id);
  const carriers = { lea: here, tom: here, mj: here, morgane: here, zoe: there };
  return { ...stage, morgane: morgane.id, zoe: zoe.id, masters: masters.id, carriers };
}

/** A click as a lying window sends it: with a custom id that the message does not have. */
export function forge({ discord, carriers, ...court }: Court, who: Who, customId: string): Handle {
  const channel = discord.world.channel(carriers[who].channel_id);
  const source = channel.messages.get(carriers[who].id) ?? null;
  const data = { custom_id: customId, component_type: ComponentType.Button };
  const type = InteractionType.MessageComponent;
  const doing = { type, userId: court[who], channel, data, source };
  return new Handle(discord.world, beginInteraction(discord.world, doing));
}

/** Until everything that was answered is delivered elsewhere too: it was written down before its answer. */
export async function delivered({ bot }: Court): Promise<void> {
  bot.outbox.kick();
  await bot.outbox.idle();
}

const shows = (sign: string) => (message: SeenMessage) => JSON.stringify(message.embeds).includes(sign);

/** Who finds `sign`, a notation, where: in the channel of the roll, the log, the MJ channel; by « Détail »; in completion. */
export async function findersOf(court: Court, sign: string, entryId: number) {
  const { discord, general, log, masters, carriers } = court;
  const seers = (channel: string) =>
    people.filter((who) => discord.messagesSeenBy(court[who], channel).some(shows(sign)));
  const [detail, recent]: [Who[], Who[]] = [[], []];
  for (const who of people) {
    const told = await forge(court, who, `journal:detail:${entryId}`).answered();
    if (/Détail du n°/u.test(JSON.stringify(told.embeds))) detail.push(who);
    const typing = discord.as(court[who]).type(carriers[who].channel_id, '/jet notation:');
    const { choices } = await typing.response();
    if (choices?.some(({ value }) => value === sign)) recent.push(who);
  }
  return { answer: seers(general), log: seers(log), masters: seers(masters), detail, recent };
}
