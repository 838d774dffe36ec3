import type { Trace } from '../trace.ts';
import type { Combat } from './combat-options.ts';
import { add, countOf } from './groupes.ts';
import { mostUndead, present } from './region.ts';
import type { Effectif, Groupe, Region } from './terms.ts';

/** Who died on both sides, and who still stands. */
interface Toll {
  readonly attaque: readonly Effectif[];
  readonly defense: readonly Effectif[];
  readonly debout: readonly Groupe[];
  /** How many undead rose in this battle before: they wait, and are none of those who fight in it. */
  readonly releves: number;
}

/** What the region became, and who appeared in it. */
interface Aftermath {
  readonly region: Region | null;
  readonly apparus: readonly Effectif[];
}

/**
 * The region after an assault: its dead are taken off, and dead troops rise unless it has a cemetery, as far as it can
 * hold undead. Without a region nothing happens. Source: `combat.15` to `combat.17`.
 */
export function bury(combat: Combat, region: Region | null, toll: Toll, trace: Trace): Aftermath {
  if (!region) return { region, apparus: [] };
  const after = takeDead(combat, region, toll);
  const dead = countOf(toll.attaque, 'troupe') + countOf(toll.defense, 'troupe');
  if (dead === 0) return { region: after, apparus: [] };
  if (region.cimetiere) {
    trace.clause({ clause: 'combat.15', what: 'cimetiere' });
    return { region: after, apparus: [] };
  }
  const held = Math.max(present(after, 'mort-vivant'), countOf(toll.debout, 'mort-vivant') + toll.releves);
  const room = Math.max(0, mostUndead(region) - held);
  const risen = raise(dead, room, trace);
  if (risen === 0) return { region: after, apparus: [] };
  trace.clause({ clause: 'combat.17', what: 'combattent' }, 'debut-du-tour-suivant');
  const invocations = add(after.invocations, 'mort-vivant', risen);
  return { region: { ...after, invocations }, apparus: [{ type: 'mort-vivant', nombre: risen }] };
}

/** How many of the dead rise: those beyond `room` are lost. */
function raise(dead: number, room: number, trace: Trace): number {
  const mark = { what: 'releves', rulings: ['releves'] };
  if (dead <= room) {
    trace.clause({ ...mark, clause: 'combat.15' }, dead);
    return dead;
  }
  const by = [{ cause: 'limite-de-la-region', value: room - dead }];
  return trace.modify({ ...mark, clause: 'combat.16' }, dead, by).value;
}

/**
 * The dead leave the region: troops of the side whose region it is, and whoever fought them, but none of those who rose
 * in this battle. Players who fight one another bring their own.
 */
function takeDead({ contexte }: Combat, region: Region, { attaque, defense, releves }: Toll): Region {
  const [own, foes] = contexte === 'couronne' ? [attaque, defense] : [defense, attaque];
  const troupes = Math.max(0, region.troupes - countOf(own, 'troupe'));
  if (contexte === 'joueur') return { ...region, troupes };
  const invocations = foes.reduce<readonly Effectif[]>((waiting, { type, nombre }) => {
    const kept = type === 'mort-vivant' ? releves : 0;
    return add(waiting, type, -Math.min(nombre, Math.max(0, countOf(waiting, type) - kept)));
  }, region.invocations);
  return { ...region, troupes, invocations };
}
