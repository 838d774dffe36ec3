import { personIn, type Someone } from '../../src/campaign/people.ts';
import { readyIn } from '../../src/campaign/regions/fights.ts';
import type { Site } from '../../src/matches/combat.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { readCibles } from '../../src/rules/waryaume/cibles.ts';
import type { TypeId } from '../../src/rules/waryaume/terms.ts';
import type { Call, Desk } from '../../src/slash/command.ts';
import { refuseOpponent } from '../../src/slash/opponents.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { regionAt } from '../royaume/options.ts';
import { type Target, targetNamed } from './targets.ts';

/** What the books know of a battle before it begins. */
export interface Ground {
  readonly site: Site | null;
  /** Pseudonyms of who attacks and of who is attacked. */
  readonly attaquant: string;
  readonly defenseur: string | null;
  /** The Discord id of who is attacked. */
  readonly opponent: string | null;
  /** Each target by its name as it was typed. */
  readonly cibles: ReadonlyMap<string, Target>;
  /** Kinds of which some came to the region this turn, and how many of them may attack now. */
  readonly ready: ReadonlyMap<TypeId, number>;
  /** Non-players who attack one target that was named as several are; `before`: characters before its composition. */
  readonly single: (Target & { readonly defense: string; readonly before: number }) | null;
}

/** The accounts that win the trophies of targets, by the names that the battle has for them. */
export function accountsOf({ cibles, single }: Ground): Readonly<Record<string, string>> {
  const targets = [...cibles.values(), ...(single ? [single] : [])];
  return Object.fromEntries(targets.map(({ nom, subject }) => [nom, subject]));
}

/** Against a player, in earnest: the game of two persons. */
export function isDuel({ contexte, simuler }: Values): boolean {
  return contexte === 'joueur' && simuler !== true;
}

/**
 * Who fights whom, and where. Refused: `master-only` for non-players, `opponent-self`, `opponent-bot`, `opponent-left`;
 * what naming a region or a target refuses.
 */
export async function groundOf(
  values: Values,
  call: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<Ground | Refusal> {
  const { contexte, simuler, region: typed } = values;
  const isReal = simuler !== true;
  if (contexte === 'pnj' && isReal && !desk.isMaster) return refuse('master-only', 'contexte');
  const player = (values['pour'] as Named | undefined) ?? call.actor; // a user option
  const defender =
    contexte === 'couronne' || !isReal ? undefined : (values['defenseur'] as Named | undefined);
  const unfit = defender && refuseDefender(defender, contexte === 'joueur' ? player.id : '');
  if (unfit) return unfit;
  const site = typed === undefined ? null : await regionAt(desk, String(typed));
  if (isRefusal(site)) return site;
  const isNamed = contexte === 'pnj' && isReal && values['cibles'] !== undefined;
  const cibles = isNamed ? await targetsOf(String(values['cibles']), desk) : new Map<string, Target>();
  if (isRefusal(cibles)) return cibles;
  return {
    site,
    attaquant: await pseudonymOf(player, desk),
    defenseur: defender ? await pseudonymOf(defender, desk) : null,
    opponent: defender?.id ?? null,
    cibles,
    ready: contexte === 'pnj' && isReal && site ? await readyOf(desk, site) : new Map(),
    single: null,
  };
}

/** Where nobody came this turn, whatever the MJ brings may attack. */
async function readyOf({ tx, campaign }: Desk, site: Site): Promise<ReadonlyMap<TypeId, number>> {
  const ready = new Map<TypeId, number>();
  for (const { type, nombre } of site.region.invocations) {
    const most = await readyIn(tx, campaign.id, site, type);
    if (most < nombre) ready.set(type, most);
  }
  return ready;
}

function refuseDefender(defender: Named, playerId: string): Refusal | null {
  if (defender.isSelf === true) return refuse('opponent-bot', 'defenseur', { name: defender.name });
  return refuseOpponent('defenseur', defender, playerId);
}

async function pseudonymOf({ id, name }: Someone, { tx, campaign, rim }: Desk): Promise<string> {
  return (await personIn(tx, campaign.id, { id, name }, rim)).pseudonym;
}

/** The targets by their names. What cannot be read is left for the rule to refuse. Refused: `target-twice` as well. */
async function targetsOf(typed: string, desk: Desk): Promise<ReadonlyMap<string, Target> | Refusal> {
  const cibles = readCibles(typed);
  const targets = new Map<string, Target>();
  if (isRefusal(cibles)) return targets;
  for (const [at, { nom }] of cibles.entries()) {
    const target = await targetNamed(desk, nom ?? '');
    if (isRefusal(target)) return target;
    if ([...targets.values()].some((one) => one.nom === target.nom))
      return refuse('target-twice', 'cibles', { number: at + 1, target: nom ?? '' });
    targets.set(nom ?? '', target);
  }
  return targets;
}
