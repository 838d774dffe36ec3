import { sideOf } from '../../src/campaign/battles/people.ts';
import { changeUnit } from '../../src/campaign/battles/units.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Unite } from '../../src/rules/w40k/bataille-terms.ts';
import type { Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { type Doer, doerOn } from './doers.ts';
import { deedIn, type Field, plainOutcome } from './shared.ts';
import type { Enlisted } from './unite-arrivee.ts';
import { amendUnit } from './unite-modifier.ts';

/** What happened to a unit, and on which side it is. */
interface Happened extends Pick<Unite, 'joueur'> {
  readonly fait: 'arrivee' | 'changement' | 'depart';
  readonly unite: string;
}

/** The deed of a unit that comes, changes or goes. `ignored`: options that say nothing there. */
export function unitDeed(
  field: Field,
  { fait, unite, joueur }: Happened,
  { changes, trace, told }: Pick<Enlisted, 'changes' | 'trace' | 'told'>,
  values: Values,
  doer: Doer,
  ignored: readonly string[] = [],
): Deed {
  const { outcome } = plainOutcome({ fait, unite, joueur: nameOn(field, joueur), changements: told });
  const { joueur: _, ...options } = values;
  return deedIn(field.battle, {
    outcome: { ...outcome, ignored },
    changes,
    options: options as { [name: string]: Json }, // text, numbers, yes or no
    etats: [trace],
    behalf: doer.behalf,
  });
}

/** A unit that is said anew. Refused as {@link ownerOf} does, `unit-owner-fixed` [got] for another player’s name. */
export async function amend(
  field: Field,
  known: Unite,
  values: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  const doer = ownerOf(known, call, desk, field);
  if (isRefusal(doer)) return doer;
  const named = values['joueur'] as Named | undefined; // a user option
  if (named && sideOf(field.battle, named.id) !== known.joueur)
    return refuse('unit-owner-fixed', 'joueur', { got: known.nom });
  const amended = await amendUnit(desk, field, known, values);
  if (isRefusal(amended)) return amended;
  const happened = { fait: 'changement', unite: known.nom, joueur: known.joueur } as const;
  return unitDeed(field, happened, amended, values, doer);
}

/** A unit that leaves. Refused as {@link ownerOf} does. */
export async function remove(
  field: Field,
  known: Unite,
  values: Values,
  call: SlashCall,
  desk: Desk,
): Promise<Deed | Refusal> {
  const doer = ownerOf(known, call, desk, field);
  if (isRefusal(doer)) return doer;
  const trace = await changeUnit(desk.tx, desk.campaign.id, known.numero, null);
  const happened = { fait: 'depart', unite: known.nom, joueur: known.joueur } as const;
  const gone = { changes: [], trace, told: [] };
  const ignored = Object.keys(values).filter((name) => name !== 'nom' && name !== 'retirer');
  return unitDeed(field, happened, gone, { nom: known.nom }, doer, ignored);
}

/** Who acts for the unit. Refused as {@link doerOn} does, `unit-not-yours` [got, joueur] for the other player, who may mean one of their own. */
function ownerOf({ nom: got, joueur }: Unite, call: SlashCall, desk: Desk, field: Field): Doer | Refusal {
  const { battle } = field;
  const doer = doerOn(joueur, call, desk, battle);
  return isRefusal(doer) && sideOf(battle, call.actor.id) !== null
    ? refuse('unit-not-yours', 'nom', { got, joueur: nameOn(field, joueur) })
    : doer;
}

function nameOn({ battle }: Field, side: Unite['joueur']): string {
  return battle.bataille.joueurs[side].nom;
}
