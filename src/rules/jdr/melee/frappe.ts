import { toucher } from '../../../../data/jdr/corps-a-corps.ts';
import type { Mark, Trace } from '../../trace.ts';
import { seuilBlesser, seuilSauvegarde, seuilToucher } from '../corps-a-corps.ts';
import { fighter, opponents, type Scene } from './scene.ts';
import type { ArmeDeMelee, Choix, Combattant, FrappeDeMelee } from './terms.ts';

const noChoice: Choix = { arme: null, cible: null };

/** Who is struck by the fighter at that place, `null` when nobody is left. Source: `melee.6`. */
export function aim(scene: Scene, at: number): number | null {
  const foes = opponents(scene, at);
  const [first] = foes;
  if (first === undefined) return null;
  const chosen = choiceOf(scene, at).cible;
  const target = chosen !== null && foes.includes(chosen) ? chosen : first;
  const rulings = foes.length > 1 || chosen !== null ? { rulings: ['cible-tombee'] } : {};
  const mark = { clause: 'melee.6', what: 'cible', about: fighter(scene, at).fiche };
  scene.trace.clause({ ...mark, ...(target === chosen ? {} : rulings) }, fighter(scene, target).fiche);
  return target;
}

/** All blows of the fighter at place `at` on the one at `target`: hits, wounds, saves. PV are not taken yet. */
export function rollBlows(
  scene: Scene,
  at: number,
  target: number,
): Omit<FrappeDeMelee, 'pvPerdus'> & { readonly passees: number } {
  const [striker, victim] = [fighter(scene, at), fighter(scene, target)];
  const { trace } = scene;
  const arme = weaponOf(striker, choiceOf(scene, at));
  const attaques = countAttacks(scene, striker, arme);
  const seuilTouche = seuilToucher(striker.cc, victim.cc);
  const about = striker.fiche;
  trace.lookup(
    { clause: 'melee.7', what: 'seuil-toucher', about },
    toucher.id,
    [striker.cc, victim.cc],
    seuilTouche,
  );
  const touches = passing(trace, { clause: 'melee.7', what: 'touches', about }, attaques, seuilTouche).count;
  const blessures = touches === 0 ? 0 : wound(trace, striker, victim, touches);
  const { faces, passees } = save(trace, striker, victim, arme, blessures);
  const frappe = {
    de: about,
    vers: victim.fiche,
    initiative: striker.i,
    attaques,
    seuilTouche,
    touches,
    blessures,
  };
  return { ...frappe, sauvegardes: faces, passees };
}

function choiceOf({ choix }: Scene, at: number): Choix {
  return choix[at] ?? noChoice;
}

function weaponOf({ armes }: Combattant, { arme }: Choix): ArmeDeMelee | null {
  return armes[arme ?? 0] ?? null;
}

/** Dice to roll. Source: `melee.4`, `melee.5`. */
function countAttacks({ trace, round }: Scene, striker: Combattant, arme: ArmeDeMelee | null): number {
  const about = striker.fiche;
  const oneHanded = striker.armes.filter(({ mains }) => mains === 1).length;
  const isPair = oneHanded >= 2;
  const isHeavy = arme?.mains === 2;
  const rulings = arme === null ? ['sans-arme'] : isPair && isHeavy ? ['deux-armes'] : [];
  trace.clause(
    { clause: 'melee.5', what: 'arme', about, ...(rulings.length > 0 && { rulings }) },
    arme?.nom ?? null,
  );
  const charge = { cause: 'charge', value: Number(striker.charge && round === 1) };
  const pair = { cause: 'deux-armes', value: Number(isPair && !isHeavy) };
  return trace.modify({ clause: 'melee.4', what: 'attaques', about }, striker.a, [charge, pair]).value;
}

/** Wounds of `touches` hits. Source: `melee.8`. */
function wound(trace: Trace, { fiche: about, f }: Combattant, { e }: Combattant, touches: number): number {
  const seuil = seuilBlesser(f, e);
  const rulings = seuil === null ? { rulings: ['blessure-impossible'] } : {};
  const value = seuil ?? 'impossible';
  trace.lookup({ clause: 'melee.8', what: 'seuil-blesser', about, ...rulings }, 'blesser', [f, e], value);
  return seuil === null
    ? 0
    : passing(trace, { clause: 'melee.8', what: 'blessures', about }, touches, seuil).count;
}

/** Saves of the struck one against `blessures` wounds: their faces, and how many wounds go through. Source: `melee.9`, `melee.10`. */
function save(
  trace: Trace,
  striker: Combattant,
  victim: Combattant,
  arme: ArmeDeMelee | null,
  blessures: number,
) {
  const none = { faces: [], passees: blessures };
  if (blessures === 0) return none;
  const about = victim.fiche;
  if (victim.svg === null) {
    trace.clause({ clause: 'melee.9', what: 'sans-armure', about }, null);
    return none;
  }
  const worse = { cause: 'arme-energetique', value: arme?.energetique === true ? striker.f : 0 };
  const needed = trace.modify({ clause: 'melee.9', what: 'seuil-sauvegarde', about }, victim.svg, [
    worse,
  ]).value;
  const seuil = seuilSauvegarde(victim.svg, worse.value);
  if (seuil === null) {
    trace.test(
      { clause: 'melee.10', what: 'sauvegarde-possible', about, rulings: ['un-et-six'] },
      needed,
      '<=',
      6,
    );
    return none;
  }
  const { count, faces } = passing(
    trace,
    { clause: 'melee.9', what: 'sauvegardes', about },
    blessures,
    seuil,
  );
  return { faces, passees: blessures - count };
}

/** How many of `dice` D6 show `seuil` or more. No die, no step. */
function passing(
  trace: Trace,
  mark: Mark,
  dice: number,
  seuil: number,
): { readonly count: number; readonly faces: readonly number[] } {
  if (dice === 0) return { count: 0, faces: [] };
  const classes = [1, 2, 3, 4, 5, 6].map((face) => Number(face >= seuil));
  const rolled = trace.pool(mark, dice, 6, classes);
  return { count: rolled.counts[1] ?? 0, faces: rolled.dice.map(({ face }) => face) };
}
