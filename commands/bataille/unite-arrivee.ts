import type { KeptUnit } from '../../src/campaign/battles/state.ts';
import { makeUnit } from '../../src/campaign/battles/units.ts';
import type { StateTrace } from '../../src/campaign/states.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { integer, text } from '../../src/rules/values.ts';
import type { Change, Side } from '../../src/rules/w40k/bataille-terms.ts';
import { objectifsOf } from '../../src/rules/w40k/objectifs.ts';
import type { Desk } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { readText } from '../../src/slash/text.ts';
import { fold } from '../../src/text/fold.ts';
import type { Field } from './shared.ts';
import { longestUnit } from './unites.ts';

/** The most units of one player: as many as one answer can show. */
const mostUnits = 40;

/** How many of a unit are there, and the PV of the model that was hurt, `null` where nobody counts them. */
export interface Strength {
  readonly effectif: number;
  readonly pv: number | null;
}

/** One thing that was said of a unit; `null` stands for what is not there. */
export interface Said {
  readonly quoi: string;
  readonly avant: string | number | null;
  readonly apres: string | number | null;
}

/** A unit that joins a battle, or is said anew. */
export interface Enlisted {
  readonly fixe: KeptUnit;
  readonly changes: readonly Change[];
  readonly trace: StateTrace | null;
  readonly told: readonly Said[];
}

/**
 * A new unit of one side. Refused: `units-full` [max], `missing` for models, Cd or CO, and what {@link strengthOf} and
 * {@link nameOf} refuse.
 */
export async function enlist(
  desk: Desk,
  field: Field,
  side: Side,
  values: Values,
): Promise<Enlisted | Refusal> {
  const { battle } = field;
  const own = battle.bataille.unites.filter(({ joueur }) => joueur === side);
  if (own.length >= mostUnits) return refuse('units-full', null, { max: mostUnits });
  const nom = nameOf(String(values['nom']), 'nom');
  if (isRefusal(nom)) return nom;
  const { 'effectif-initial': effectifInitial, cd, co } = values;
  for (const [name, value] of Object.entries({ 'effectif-initial': effectifInitial, cd, co }))
    if (value === undefined) return refuse('missing', name);
  const fixe: KeptUnit = {
    nom,
    joueur: side,
    effectifInitial: Number(effectifInitial),
    pvInitial: integer(values, 'pv-initial') ?? null,
    cd: Number(cd),
    co: Number(co),
    objectif: placeOf(field, text(values, 'objectif')) ?? null,
    rappel: wordsOf(text(values, 'rappel')) ?? null,
  };
  const strength = strengthOf(fixe, values, { effectif: fixe.effectifInitial, pv: fixe.pvInitial });
  if (isRefusal(strength)) return strength;
  const { numero, trace } = await makeUnit(desk.tx, battle, fixe);
  return { fixe, trace, changes: arrival(numero, strength), told: saidOf(fixe, strength) };
}

/** A name fit for a unit: one line, something to look up in it. Refused: `empty`, and what reading a text refuses. */
export function nameOf(typed: string, option: string): string | Refusal {
  const nom = readText(option, typed.replace(/\s+/gu, ' '), longestUnit);
  return !isRefusal(nom) && fold(nom) === '' ? refuse('empty', option) : nom;
}

/** An objective as it is called already; `null` for a dash, `undefined` when none was said. */
export function placeOf({ battle }: Field, typed: string | undefined): string | null | undefined {
  const said = wordsOf(typed);
  if (typeof said !== 'string') return said;
  return objectifsOf(battle.bataille).find(({ nom }) => fold(nom) === fold(said))?.nom ?? said;
}

/** What was said; `null` for a dash, which takes it away. */
export function wordsOf(typed: string | undefined): string | null | undefined {
  return typed !== undefined && /^[-–—]$/u.test(typed) ? null : typed;
}

/**
 * What is left of a unit: as said, else as it `stood`. Refused: `more-left-than-at-start` [got, initial, initialOption],
 * `single-model-needs-pv` under `pv-initial`, `unit-without-pv` [got] for PV of models that have none.
 */
export function strengthOf(
  { nom, effectifInitial, pvInitial }: Pick<KeptUnit, 'nom' | 'effectifInitial' | 'pvInitial'>,
  values: Values,
  stood: Strength,
): Strength | Refusal {
  const given = integer(values, 'pv-restants');
  const isBack = effectifInitial === 1 && given !== undefined && given > 0; // its PV alone say that it stands
  const effectif = integer(values, 'effectif-restant') ?? (isBack ? 1 : stood.effectif);
  if (effectif > effectifInitial)
    return refuse('more-left-than-at-start', 'effectif-restant', {
      got: effectif,
      initial: effectifInitial,
      initialOption: 'effectif-initial',
    });
  if (pvInitial === null) {
    if (effectifInitial === 1) return refuse('single-model-needs-pv', 'pv-initial');
    return given === undefined
      ? { effectif, pv: null }
      : refuse('unit-without-pv', 'pv-restants', { got: nom });
  }
  const pv = given ?? stood.pv ?? pvInitial;
  if (pv > pvInitial)
    return refuse('more-left-than-at-start', 'pv-restants', {
      got: pv,
      initial: pvInitial,
      initialOption: 'pv-initial',
    });
  return effectif === 0 || pv === 0 ? lost(effectif, pvInitial) : { effectif, pv };
}

/** A model without PV is gone, and the next one has all of its own. */
function lost(effectif: number, pvInitial: number): Strength {
  const left = Math.max(0, effectif - 1);
  return { effectif: left, pv: left === 0 ? 0 : pvInitial };
}

function arrival(numero: number, { effectif, pv }: Strength): Change[] {
  const common = { whose: 'unite', of: numero, cause: 'arrivee' } as const;
  return [
    { ...common, quantity: 'effectif', by: effectif },
    ...(pv === null ? [] : [{ ...common, quantity: 'pv', by: pv } as const]),
  ];
}

function saidOf(
  { cd, co, objectif, rappel, effectifInitial, pvInitial }: KeptUnit,
  { effectif, pv }: Strength,
): Said[] {
  const all = { effectifInitial, effectif, pvInitial, pv, cd, co, objectif, rappel };
  return Object.entries(all)
    .filter(([, apres]) => apres !== null)
    .map(([quoi, apres]) => ({ quoi, avant: null, apres }));
}
