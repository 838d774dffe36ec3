import type { Discord } from './discord.ts';
import type { Channel, Guild, Person } from './world/model.ts';

/**
 * The bot of the ready-made world. This id and those below stay the same from one start to the next, so that the books that the
 * bot keeps still fit the world.
 */
export const ROUND_TABLE_BOT = { id: '1325000000000000001', name: 'Héraut' } as const;

/** The ready-made world: one server, a MJ and two players. */
export interface RoundTable {
  readonly guild: Guild;
  /** Who can be played, the MJ first. */
  readonly people: readonly Person[];
  readonly general: Channel;
  /** Where rolls may be logged. */
  readonly journal: Channel;
  /** The MJ's own channel: players do not see it. */
  readonly mj: Channel;
  readonly session: Channel;
}

/** Fills an empty Discord with the server « La Table ronde ». */
export function setRoundTable(discord: Discord): RoundTable {
  const id = (number: number) => `13250000000000001${String(number).padStart(2, '0')}`;
  const merlin = discord.addUser({ id: id(1), name: 'Merlin' });
  const players = [
    discord.addUser({ id: id(2), name: 'Perceval' }),
    discord.addUser({ id: id(3), name: 'Guenièvre' }),
  ];
  const guild = discord.addGuild({ id: id(10), name: 'La Table ronde', owner: merlin });
  const master = discord.addRole(guild, { id: id(11), name: 'MJ', permissions: ['ManageGuild'] });
  discord.addMember(guild, merlin, { roles: [master] });
  for (const player of players) discord.addMember(guild, player);
  const general = discord.addChannel(guild, { id: id(20), name: 'général' });
  const journal = discord.addChannel(guild, { id: id(21), name: 'journal' });
  const mj = discord.addChannel(guild, { id: id(22), name: 'mj' });
  discord.setPermissions(mj, guild, { deny: ['ViewChannel'] });
  for (const whom of [master, discord.bot]) discord.setPermissions(mj, whom, { allow: ['ViewChannel'] });
  const session = discord.addThread(general, { id: id(23), name: 'Séance 1', owner: merlin });
  return { guild, people: [merlin, ...players], general, journal, mj, session };
}
