import type { Json } from '../rules/rule.ts';
import type { Bataille, Changement, Side } from '../rules/w40k/bataille-terms.ts';
import type { BookChange, Place } from '../slash/command.ts';
import type { Tx } from '../store/store.ts';
import { type KeptBattle, type KeptUnit, standingUnits } from './battles-state.ts';
import type { Known } from './people.ts';
import { changeState, type StateTrace } from './states.ts';

/** A player of a battle. `id` and `name` are `null` once the person's data is deleted. */
export interface Combatant {
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

/** Keeps a new battle; gives its number and the trace for the journal. What the players have is for the ledger to say. */
export async function makeBattle(
  tx: Tx,
  {
    campaignId,
    channel,
    players,
    pointsObjectif,
    at,
  }: {
    readonly campaignId: number;
    readonly channel: string;
    readonly players: readonly [Known, Known];
    readonly pointsObjectif: number;
    /** Milliseconds since 1970. */
    readonly at: number;
  },
): Promise<{ readonly id: number; readonly trace: StateTrace }> {
  const state: KeptBattle = { tour: 1, phase: 0, pointsObjectif, finie: false };
  const { id } = await tx
    .insertInto('battles')
    .values({
      campaign: campaignId,
      channel,
      first: players[0].key,
      second: players[1].key,
      state: JSON.stringify(state),
      open: 1,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, trace: { sorte: 'bataille', id, avant: null, apres: jsonOf(state) } };
}

/** Writes turn, phase or end of a battle; gives the trace for the journal, `null` where nothing changed. */
export async function changeBattle(
  tx: Tx,
  { id, campaignId, finie, bataille: { tour, phase, pointsObjectif } }: StoredBattle,
  over: Partial<KeptBattle>,
): Promise<StateTrace | null> {
  const state: KeptBattle = { tour, phase, pointsObjectif, finie, ...over };
  return changeState(tx, campaignId, { sorte: 'bataille', id }, jsonOf(state));
}

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

/** Changes of a battle as the ledger takes them. */
export function bookChanges(
  { id, players }: Pick<StoredBattle, 'id' | 'players'>,
  changes: readonly Changement[],
): BookChange[] {
  return changes.map(({ whose, of, quantity, by, cause }) => {
    const player = players[of === 0 ? 0 : 1];
    const subject = whose === 'unite' ? unitSubject(id, of) : playerSubject(id, player.pseudonym);
    return { subject, quantity, by, cause };
  });
}

/** Which side a person plays, `null` for who only watches. */
export function sideOf({ players }: Pick<StoredBattle, 'players'>, personId: string): Side | null {
  const at = players.findIndex(({ id }) => id === personId);
  return at === -1 ? null : (at as Side);
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

/** The account of a player of a battle in the ledger. */
export function playerSubject(battleId: number, pseudonym: string): string {
  return `bataille:${battleId}:joueur:${pseudonym}`;
}

/** The account of a unit of a battle in the ledger. */
export function unitSubject(battleId: number, numero: number): string {
  return `bataille:${battleId}:unite:${numero}`;
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
  const counted = await figuresOf(tx, campaignId, id);
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

/** What the ledger says last of one battle: subject, then quantity, to value; 0 where it says nothing. */
async function figuresOf(tx: Tx, campaignId: number, battleId: number) {
  const rows = await tx
    .selectFrom('ledger')
    .select(['subject', 'quantity', 'after'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('ledger as last')
        .select(({ fn }) => fn.max('last.id').as('id'))
        .where('last.campaign', '=', campaignId)
        .where('last.subject', '>=', `bataille:${battleId}:`)
        .where('last.subject', '<', `bataille:${battleId};`)
        .groupBy(['last.subject', 'last.quantity']),
    )
    .execute();
  const values = new Map(rows.map(({ subject, quantity, after }) => [`${subject} ${quantity}`, after]));
  return (subject: string) => (quantity: string) => values.get(`${subject} ${quantity}`) ?? 0;
}

function jsonOf(state: KeptBattle): Json {
  return { ...state };
}
