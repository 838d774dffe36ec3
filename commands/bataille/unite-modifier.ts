import { isTakenUnit, type KeptUnit } from '../../src/campaign/battles/state.ts';
import { changeUnit } from '../../src/campaign/battles/units.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { integer, text } from '../../src/rules/values.ts';
import type { Change, Unite } from '../../src/rules/w40k/bataille-terms.ts';
import { bring } from '../../src/rules/w40k/changes.ts';
import type { Desk } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import type { Field } from './shared.ts';
import {
  type Enlisted,
  nameOf,
  placeOf,
  type Said,
  type Strength,
  strengthOf,
  wordsOf,
} from './unite-arrivee.ts';

/**
 * What is said anew of a unit; what was not said stays. Refused: `unit-same` when nothing changes, `unit-taken` [got] under
 * `renommer`, and what {@link strengthOf} and {@link nameOf} refuse.
 */
export async function amendUnit(
  desk: Desk,
  field: Field,
  unite: Unite,
  values: Values,
): Promise<Enlisted | Refusal> {
  const nom = values['renommer'] === undefined ? unite.nom : nameOf(String(values['renommer']), 'renommer');
  if (isRefusal(nom)) return nom;
  if (await isTakenUnit(desk.tx, field.battle.id, { nom, joueur: unite.joueur }, unite.numero))
    return refuse('unit-taken', 'renommer', { got: nom });
  const fixe = amended(field, unite, values, nom);
  const strength = strengthOf(fixe, values, stoodOf(unite, fixe));
  if (isRefusal(strength)) return strength;
  const changes = changesOf(unite, strength);
  const told = differences(unite, fixe, strength);
  if (told.length === 0) return refuse('unit-same', null);
  const trace = await changeUnit(desk.tx, desk.campaign.id, unite.numero, fixe);
  return { fixe, changes, trace, told };
}

function amended(field: Field, unite: Unite, values: Values, nom: string): KeptUnit {
  const objectif = placeOf(field, text(values, 'objectif'));
  const rappel = wordsOf(text(values, 'rappel'));
  return {
    nom,
    joueur: unite.joueur,
    effectifInitial: integer(values, 'effectif-initial') ?? unite.effectifInitial,
    pvInitial: integer(values, 'pv-initial') ?? unite.pvInitial,
    cd: integer(values, 'cd') ?? unite.cd,
    co: integer(values, 'co') ?? unite.co,
    objectif: objectif === undefined ? unite.objectif : objectif,
    rappel: rappel === undefined ? unite.rappel : rappel,
  };
}

/** What was whole stays whole when the figures of the start change. */
function stoodOf(unite: Unite, { effectifInitial, pvInitial }: KeptUnit): Strength {
  const { effectif, pv } = unite;
  const isWhole = effectif === unite.effectifInitial;
  const isUnhurt = pv === null || effectif === 0 || pv === unite.pvInitial;
  return { effectif: isWhole ? effectifInitial : effectif, pv: isUnhurt ? pvInitial : pv };
}

function changesOf(unite: Unite, { effectif, pv }: Strength): Change[] {
  return [
    ...bring(unite, 'effectif', effectif, 'rectification'),
    ...(pv === null ? [] : bring(unite, 'pv', pv, 'rectification')),
  ];
}

function differences(unite: Unite, fixe: KeptUnit, strength: Strength): Said[] {
  const after = { ...fixe, ...strength };
  const keys = [
    'nom',
    'effectifInitial',
    'effectif',
    'pvInitial',
    'pv',
    'cd',
    'co',
    'objectif',
    'rappel',
  ] as const;
  return keys.flatMap((quoi) =>
    unite[quoi] === after[quoi] ? [] : [{ quoi, avant: unite[quoi], apres: after[quoi] }],
  );
}
