import { memberOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';

/** What the bot asks about members, as far as it is looked at. */
interface MemberRequest {
  readonly guild_id?: string;
  readonly user_ids?: string | readonly string[];
  readonly query?: string;
  readonly limit?: number;
  readonly nonce?: string;
}

/**
 * The members that the bot asks for, by id or by the beginning of their name. Nothing for a server where it is not, nor for the
 * list of all members, which takes a privileged intent.
 */
export function memberChunk(world: World, request: unknown): object | null {
  // Each field is looked at before it is believed.
  const { guild_id, user_ids, query = '', limit = 0, nonce } = (request ?? {}) as MemberRequest;
  const guild = world.guilds.get(guild_id ?? '');
  if (!guild?.members.has(world.bot.id) || (user_ids === undefined && query === '')) return null;
  const wanted = user_ids === undefined ? null : [user_ids].flat();
  const members = [...guild.members.values()].filter(({ user, nick }) =>
    wanted
      ? wanted.includes(user.id)
      : [nick, user.global_name, user.username].some((name) =>
          name?.toLowerCase().startsWith(query.toLowerCase()),
        ),
  );
  const shown = limit > 0 ? members.slice(0, limit) : members;
  return {
    guild_id: guild.id,
    members: shown.map(memberOnWire),
    chunk_index: 0,
    chunk_count: 1,
    ...(wanted ? { not_found: wanted.filter((id) => !guild.members.has(id)) } : {}),
    ...(nonce === undefined ? {} : { nonce }),
  };
}
