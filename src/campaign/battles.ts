import type { Bataille } from '../rules/w40k/bataille-terms.ts';
import type { Place } from '../slash/command.ts';
import { literal } from '../store/literal.ts';
import type { Tx } from '../store/store.ts';
import { battleFigures, playerSubject, unitSubject } from './battles/ledger.ts';
import { type KeptBattle, type KeptUnit, standingUnits } from './battles/state.ts';

/** A player of a battle. `id` and `name` are `null` once the person's data is deleted. */
interface Combatant {
  readonly id: string | null;
  readonly name: string | null;
  readonly pseudonym: string;
}

/** A battle of a campaign as it stands, with what the ledger says of it. */
export interface StoredBattle {
  readonly id: number;
  readonly campaignId: number;
  readonly channel: string;
  readonly finie: boolean;
  /** Who plays first in each round, then the other. */
  readonly players: readonly [Combatant, Combatant];
  readonly bataille: Bataille;
}

/** How a player is called whose data was deleted. */
const nobody = 'une personne effacée';

/** The open battle of a place, or `null`: that of the thread or channel itself, else of what holds it, nearest first. */
export async function openBattleAt(
  tx: Tx,
  campaignId: number,
  { channel, parents }: Pick<Place, 'channel' | 'parents'>,
): Promise<StoredBattle | null> {
  const places = [channel, ...parents];
  const rows = await battleRows(tx)
    .where('battles.campaign', '=', campaignId)
    .where('battles.open', '=', 1)
    .where('battles.channel', 'in', places)
    .execute();
  const [nearest] = rows.toSorted(
    (one, other) => places.indexOf(one.channel) - places.indexOf(other.channel),
  );
  return nearest ? whole(tx, nearest) : null;
}

/** The battle of that number in a campaign, `null` when there is none or its beginning was taken back. */
export async function battleById(tx: Tx, campaignId: number, id: number): Promise<StoredBattle | null> {
  const row = await battleRows(tx)
    .where('battles.campaign', '=', campaignId)
    .where('battles.id', '=', id)
    .executeTakeFirst();
  return row && row.state !== null ? whole(tx, row) : null;
}

/** The open battles of a campaign, the oldest first, at most `limit`. */
export async function openBattles(tx: Tx, campaignId: number, limit: number): Promise<StoredBattle[]> {
  const rows = await battleRows(tx)
    .where('battles.campaign', '=', campaignId)
    .where('battles.open', '=', 1)
    .orderBy('battles.id')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => whole(tx, row)));
}

/** How many battles are open in a channel, of whatever campaign. */
export async function openBattlesIn(tx: Tx, channel: string): Promise<number> {
  const { count } = await tx
    .selectFrom('battles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', channel)
    .where('open', '=', literal.one)
    .executeTakeFirstOrThrow();
  return count;
}

/** The campaign of an open battle of a place that belongs to another campaign by now, the nearest first; `null` for none. */
export async function battleHome(
  tx: Tx,
  campaignId: number,
  { channel, parents }: Pick<Place, 'channel' | 'parents'>,
): Promise<number | null> {
  const places = [channel, ...parents];
  const rows = await tx
    .selectFrom('battles')
    .select(['campaign', 'channel'])
    .where('campaign', '!=', campaignId)
    .where('open', '=', literal.one)
    .where('channel', 'in', places)
    .execute();
  const [nearest] = rows.toSorted(
    (one, other) => places.indexOf(one.channel) - places.indexOf(other.channel),
  );
  return nearest?.campaign ?? null;
}

function battleRows(tx: Tx) {
  return tx
    .selectFrom('battles')
    .innerJoin('people as one', 'one.id', 'battles.first')
    .innerJoin('people as two', 'two.id', 'battles.second')
    .selectAll('battles')
    .select([
      'one.discord as one_id',
      'one.name as one_name',
      'one.pseudonym as one_pseudonym',
      'two.discord as two_id',
      'two.name as two_name',
      'two.pseudonym as two_pseudonym',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof battleRows>['executeTakeFirstOrThrow']>>;

async function whole(tx: Tx, row: Row): Promise<StoredBattle> {
  const { id, campaign: campaignId, channel } = row;
  const kept: KeptBattle = JSON.parse(row.state ?? 'null');
  const { tour, phase, pointsObjectif, finie } = kept;
  const players = [
    { id: row.one_id, name: row.one_name, pseudonym: row.one_pseudonym },
    { id: row.two_id, name: row.two_name, pseudonym: row.two_pseudonym },
  ] as const;
  const counted = await battleFigures(tx, campaignId, id);
  const joueur = ({ name, pseudonym }: Combatant) => {
    const own = counted(playerSubject(id, pseudonym));
    return { nom: name ?? nobody, pc: own('pc'), points: own('points') };
  };
  const unites = (await standingUnits(tx, id).execute()).map(({ id: numero, state }) => {
    const fixed: KeptUnit = JSON.parse(state);
    const own = counted(unitSubject(id, numero));
    return {
      numero,
      ...fixed,
      effectif: own('effectif'),
      pv: fixed.pvInitial === null ? null : own('pv'),
      ebranlee: own('statut:ebranlee') > 0,
      teste: own('teste'),
    };
  });
  const joueurs = [joueur(players[0]), joueur(players[1])] as const;
  return {
    id,
    campaignId,
    channel,
    finie,
    players,
    bataille: { joueurs, tour, phase, pointsObjectif, unites },
  };
}
