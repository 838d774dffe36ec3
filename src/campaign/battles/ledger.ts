import type { Change } from '../../rules/w40k/bataille-terms.ts';
import type { BookChange } from '../../slash/command.ts';
import type { Tx } from '../../store/store.ts';
import type { StoredBattle } from '../battles.ts';
import { lastValues } from '../last-values.ts';

/** Changes of a battle as the ledger takes them. */
export function bookChanges(
  { id, players }: Pick<StoredBattle, 'id' | 'players'>,
  changes: readonly Change[],
): BookChange[] {
  return changes.map(({ whose, of, quantity, by, cause }) => {
    const player = players[of === 0 ? 0 : 1];
    const subject = whose === 'unite' ? unitSubject(id, of) : playerSubject(id, player.pseudonym);
    return { subject, quantity, by, cause };
  });
}

/** The account of a player of a battle in the ledger. */
export function playerSubject(battleId: number, pseudonym: string): string {
  return `bataille:${battleId}:joueur:${pseudonym}`;
}

/** The account of a unit of a battle in the ledger. */
export function unitSubject(battleId: number, numero: number): string {
  return `bataille:${battleId}:unite:${numero}`;
}

/** What the ledger says last of one battle: subject, then quantity, to value; 0 where it says nothing. */
export async function battleFigures(tx: Tx, campaignId: number, battleId: number) {
  const subjects = [`bataille:${battleId}:`, `bataille:${battleId};`] as const;
  const rows = await lastValues(tx, campaignId, { subjects });
  const values = new Map(rows.map(({ subject, quantity, after }) => [`${subject} ${quantity}`, after]));
  return (subject: string) => (quantity: string) => values.get(`${subject} ${quantity}`) ?? 0;
}
