import { type Outcome, type Refusal, type Rulings, refuse } from '../rule.ts';
import { Trace } from '../trace.ts';
import { findBuilding } from './batiments.ts';
import { type Carte, type RoyaumeResult, resultOf } from './deed.ts';
import { add } from './groupes.ts';
import { noDice } from './no-dice.ts';
import { hasBoldBandits, present } from './region.ts';
import type { Effectif, Region, Trophee } from './terms.ts';
import { award } from './trophees.ts';

/** How many bandits a plunder or a destruction brings. */
const banditsPerDeed = 3;

/** `joueur`: who plunders, as the caller names players; `troupes`: with how many troops. */
interface Pillage {
  readonly joueur: string;
  readonly troupes: number;
}
interface Destruction extends Pillage {
  readonly batiment: string;
}

/** `joueur` harvests the region: it may be plundered for the rest of the turn. Source: `royaume.1`. */
export function harvest(
  region: Region,
  { joueur }: Pick<Pillage, 'joueur'>,
  rulings: Rulings,
): Outcome<RoyaumeResult> {
  const trace = new Trace(noDice);
  const recoltes = [...region.recoltes, joueur];
  trace.clause({ clause: 'royaume.1', what: 'recoltes-du-tour' }, recoltes.length);
  return trace.outcome(resultOf({ ...region, recoltes }, trace), rulings);
}

/**
 * `joueur` plunders the region. Refused: `no-troop` [got, min], `not-harvested` [region]. Source: `royaume.2` to
 * `royaume.4`.
 */
export function plunder(region: Region, deed: Pillage, rulings: Rulings): Outcome<RoyaumeResult> | Refusal {
  const { nom, recoltes } = region;
  const refusal = refuseNoTroop(deed);
  if (refusal) return refusal;
  if (recoltes.length === 0) return refuse('not-harvested', 'region', { region: nom });
  const trace = new Trace(noDice);
  trace.clause({ clause: 'royaume.2', what: 'recoltes-du-tour', rulings: ['pillage-soi'] }, recoltes.length);
  const trophees = awardFor('pillage', deed, rulings, trace);
  const { after, apparus } = bringBandits(region, 'pillage', trace);
  const plundered = { ...after, pillages: region.pillages + 1 };
  trace.clause({ clause: 'royaume.3', what: 'pillages' }, plundered.pillages);
  if (hasBoldBandits(plundered)) {
    trace.clause({ clause: 'royaume.4', what: 'bandits-renforces', rulings: ['bonus-bandits'] });
  }
  return trace.outcome(resultOf(plundered, trace, { trophees, apparus }), rulings);
}

/**
 * `joueur` destroys a building; one that is not on the region's list is taken as typed while nobody has made one.
 * Refused: `no-troop` [got, min], `already-destroyed` [region], `unknown-building` [got, known]. Source: `royaume.5` to
 * `royaume.7`.
 */
export function destroy(
  region: Region,
  deed: Destruction,
  rulings: Rulings,
): Outcome<RoyaumeResult> | Refusal {
  const { nom, batiments, destruction, capitale } = region;
  const refusal = refuseNoTroop(deed);
  if (refusal) return refusal;
  if (destruction) return refuse('already-destroyed', 'region', { region: nom });
  const found = batiments && findBuilding(batiments, deed.batiment);
  if (batiments && !found) {
    const known = batiments.map((batiment) => batiment.nom);
    return refuse('unknown-building', 'batiment', { got: deed.batiment, known });
  }
  const trace = new Trace(noDice);
  trace.clause({ clause: 'royaume.5', what: 'batiment-detruit', about: found ? found.nom : deed.batiment });
  const trophees = awardFor('destruction', deed, rulings, trace);
  trace.clause({ clause: 'royaume.6', what: 'recolte' }, false);
  const { after, apparus } = bringBandits(region, 'destruction', trace);
  const cause = 'destruction-dans-la-capitale';
  const cartes: Carte[] = capitale ? [{ joueur: deed.joueur, carte: 'acolyte-renegat', cause }] : [];
  if (capitale) trace.clause({ clause: 'royaume.7', what: 'acolyte-renegat' }, cartes.length);
  const left = batiments === null ? null : batiments.filter((batiment) => batiment !== found);
  const destroyed = { ...after, batiments: left, destruction: true };
  return trace.outcome(resultOf(destroyed, trace, { trophees, cartes, apparus }), rulings);
}

function refuseNoTroop({ troupes }: Pillage): Refusal | null {
  return troupes < 1 ? refuse('no-troop', 'troupes', { got: troupes, min: 1 }) : null;
}

function awardFor(
  contexte: 'pillage' | 'destruction',
  { joueur }: Pillage,
  rulings: Rulings,
  trace: Trace,
): readonly Trophee[] {
  const occasion = { contexte, quand: 'aussitot', camp: 'attaque', joueurs: [joueur] } as const;
  return award(occasion, rulings, 'royaume.13', trace);
}

function bringBandits(region: Region, cause: 'pillage' | 'destruction', trace: Trace) {
  const mark =
    cause === 'pillage'
      ? { clause: 'royaume.3', what: 'bandits' }
      : { clause: 'royaume.6', what: 'bandits', rulings: ['bandits-destruction'] };
  trace.modify(mark, present(region, 'bandit'), [{ cause, value: banditsPerDeed }]);
  const apparus: readonly Effectif[] = [{ type: 'bandit', nombre: banditsPerDeed }];
  return { after: { ...region, invocations: add(region.invocations, 'bandit', banditsPerDeed) }, apparus };
}
