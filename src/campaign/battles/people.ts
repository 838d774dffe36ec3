import type { Side } from '../../rules/w40k/bataille-terms.ts';
import type { Tx } from '../../store/store.ts';
import { battleById, type StoredBattle } from '../battles.ts';
import type { Entry } from '../entry.ts';

/** Which side a person plays, `null` for who only watches. */
export function sideOf({ players }: Pick<StoredBattle, 'players'>, personId: string): Side | null {
  const at = players.findIndex(({ id }) => id === personId);
  return at === -1 ? null : (at as Side);
}

/** Ids of the players of the battle of an entry who neither made it nor had it made for them; none without a battle. */
export async function battleOpponents(
  tx: Tx,
  { author, behalf, campaign, content }: Pick<Entry, 'author' | 'behalf' | 'campaign' | 'content'>,
): Promise<string[]> {
  const { bataille } = content.options;
  const battle = typeof bataille === 'number' ? await battleById(tx, campaign.id, bataille) : null;
  const ids = (battle?.players ?? []).flatMap(({ id }) => (id === null ? [] : [id]));
  return ids.filter((id) => id !== author.id && id !== behalf?.id);
}

/** Whose account of a battle that is, as a person reads it; `null` for the account of something else. */
export async function accountName(tx: Tx, campaignId: number, subject: string): Promise<string | null> {
  const [, id, kind, key] = /^bataille:(\d+):(joueur|unite):(\w+)$/u.exec(subject) ?? [];
  const battle = id === undefined ? null : await battleById(tx, campaignId, Number(id));
  if (!battle) return null;
  const { players, bataille } = battle;
  const at = players.findIndex(({ pseudonym }) => pseudonym === key);
  if (kind === 'joueur') return bataille.joueurs[at]?.nom ?? null;
  return bataille.unites.find(({ numero }) => numero === Number(key))?.nom ?? null;
}
