import { personIn, type Someone } from '../../src/campaign/people.ts';
import type { Site } from '../../src/matches/combat.ts';
import { allOf } from '../../src/present/words/combat-types.ts';
import { isRefusal, type Json, type Refusal, type Rulings, refuse } from '../../src/rules/rule.ts';
import { readCibles } from '../../src/rules/waryaume/cibles.ts';
import { type Combat, check } from '../../src/rules/waryaume/combat.ts';
import type { FacesPrisonniers } from '../../src/rules/waryaume/terms.ts';
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
    single: null,
  };
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

/**
 * The options of `/combat` on that ground as a battle that may be fought. Refused: what the rule refuses, and
 * `assault-done` [region, name] for non-players who have made their assault of this turn there. Source: `combat.25`.
 */
export function checkOn(ground: Ground, values: Values, rulings: Rulings, faces: Json): Combat | Refusal {
  const { site, attaquant, cibles, single } = ground;
  const combat = check(optionsOn(ground, values), rulings, {
    region: site?.region ?? null,
    attaquant,
    prisonniers: (faces as unknown as readonly FacesPrisonniers[] | null) ?? [], // only what was read is kept
  });
  if (isRefusal(combat)) return single ? asTyped(combat, single.before) : combat;
  const done = site?.assauts.find((type) => combat.attaque.some((one) => one.type === type));
  if (site && done !== undefined && combat.contexte === 'pnj' && !combat.simuler)
    return refuse('assault-done', 'attaque', { region: site.region.nom, name: allOf(done) });
  if (combat.contexte !== 'pnj' || combat.simuler) return combat;
  const named = (typed: string | null): string | null => cibles.get(typed ?? '')?.nom ?? typed;
  const nameOf = (typed: string | null): string | null => (single ? single.nom : named(typed));
  return {
    ...combat,
    cibles: combat.cibles.map((cible) =>
      cible.nom === null && !single ? cible : { ...cible, nom: nameOf(cible.nom), joueur: nameOf(cible.nom) },
    ),
  };
}

/** What was typed as the one of `cibles` is refused as such, at its position there. */
function asTyped(refusal: Refusal, before: number): Refusal {
  const { option, context } = refusal;
  if (option !== 'defense') return refusal;
  const { position } = context;
  const moved = typeof position === 'number' ? { ...context, position: position + before } : context;
  return { ...refusal, option: 'cibles', context: moved };
}

/** Players stand under their pseudonyms in what the rule reads. */
function optionsOn({ defenseur, single }: Ground, values: Values): Values {
  const { defenseur: named, cibles, ...others } = values;
  if (single) return { ...others, defense: single.defense, defenseur: { id: single.nom, name: single.nom } };
  return {
    ...others,
    ...(cibles !== undefined && { cibles }),
    ...(typeof named === 'object' && { defenseur: { id: defenseur ?? '', name: named.name } }),
  };
}
